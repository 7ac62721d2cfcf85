// When to work: in idle time, or in a pause of the player's.

// Work when nothing else is going on; a page that draws nothing may never be called idle, hence the limit.
export const idly = (work) => {
  if (window.requestIdleCallback) requestIdleCallback(() => work(), { timeout: 2000 });
  else setTimeout(work, 100);
};

const INPUT = ["pointerdown", "click", "keydown"]; // a screen reader clicks without a pointer
const PAUSE_MS = 4_000;
// Work once no key or pointer has been used for some seconds: large work would hold up a game.
export const inPause = (work) => {
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const type of INPUT) removeEventListener(type, wait);
      idly(work);
    }, PAUSE_MS);
  };
  for (const type of INPUT) addEventListener(type, wait);
  wait();
};
