// The focus: where nothing has it, at the start or since what `had` it is gone, the open window or the table takes it.
// A browser notices what is gone with the next frame. Leaving the table by Tab leaves it, and a board takes nothing
// from the page around it.
import { cards, embed } from "./page.js";

// A screen reader that reads a page out once it has loaded keeps the keys for itself, unless something that takes
// them has the focus by then (docs/listening.md).
const FIRST = '[data-pile][tabindex="0"]';
addEventListener("DOMContentLoaded", () => {
  if (!embed && !cards) document.querySelector(FIRST)?.focus({ preventScroll: true });
});

let had = null;
export const rememberFocus = () => (had = document.activeElement);
export const keepFocus = () => {
  const before = had;
  if (before === document.body) return;
  const keep = () => {
    if (document.activeElement !== document.body || (embed && !document.hasFocus())) return;
    if (before?.isConnected && before.getClientRects().length) return;
    const takers = ["dialog[open] [data-do=close]", FIRST, "#golf button"];
    const found = takers.map((one) => document.querySelector(one)).find(Boolean);
    found?.focus({ preventScroll: true });
  };
  requestAnimationFrame(() => requestAnimationFrame(keep));
};
