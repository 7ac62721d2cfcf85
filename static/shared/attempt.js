// Do what the game can go on without: a browser may lack it, deny it, or throw where others give a promise. Gives what
// `work` gives, or `otherwise`; `tell` hears why.
export function attempt(work, otherwise, tell = console.warn) {
  try {
    return work();
  } catch (error) {
    tell(error);
    return otherwise;
  }
}
