// Do what the game can go on without: a browser may lack it, deny it, or throw where others give a promise.
export function attempt(work) {
  try {
    return work();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
