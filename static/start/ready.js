// From here on Python plays.
import { attempt } from "../shared/attempt.js";
import { goOffline } from "./background.js";
import { board, fetchList, script } from "./fetching.js";
import { keepFocus, rememberFocus } from "./focus.js";
import { idly } from "./idle.js";
import { build, cards, embed, html, parameters } from "./page.js";
import { keepNoTaps } from "./taps.js";

export const forget = (name) => {
  const address = new URL(location.href);
  parameters.delete(name);
  address.searchParams.delete(name);
  attempt(() => history.replaceState(history.state, "", address));
};

// In idle time Python collects its garbage (`collect`) and works out what the next taps will show (`think`, a piece
// at a time, until it gives false), so that neither falls into a tap.
export const ready = (send, collect, think) => {
  keepNoTaps();
  let rests = 0;
  const rest = () => {
    keepFocus();
    const mine = (rests += 1);
    const next = () => mine === rests && idly(think() ? next : collect);
    idly(() => {
      if (mine !== rests) return;
      collect();
      next();
    });
  };
  for (const type of ["click", "keydown"]) {
    addEventListener(type, rememberFocus, true);
    addEventListener(type, rest);
  }
  if (!embed) rest();
  window.golf.send = (message) => {
    rememberFocus();
    send(message);
    rest();
  };
  // A tap or a key says itself where the focus is; where it came without one, the page is told by the next frame.
  addEventListener("focusin", ({ target }) => {
    const unknown = () => target.dataset?.pile && target.tabIndex < 0 && document.activeElement === target;
    if (unknown()) requestAnimationFrame(() => unknown() && window.golf.send(`focus ${target.dataset.pile}`));
  });
  document.querySelector(".starting")?.remove();
  requestAnimationFrame(() => requestAnimationFrame(() => delete html.dataset.still));
  html.dataset.ready = "true";
  // What goes on beside the game: none of it ends the others, or the game.
  const open = () => {
    window.golf.open(parameters.get("do"));
    if (parameters.has("do")) forget("do"); // a reload goes on with the game
  };
  // Dragging and looking; tapping does without it. To look needs what comes later, and no tap may wait for that.
  const hands = () => window.golf.later().then((there) => there && script(build.hand)).catch(() => {});
  const beside = [() => board?.then((loaded) => loaded.talkToHost(send), () => {}), goOffline];
  if (!cards && !embed) beside.push(open, () => idly(fetchList));
  if (!cards) beside.push(() => idly(hands));
  beside.forEach(attempt);
};
