// Taps as messages; those before Python is there are kept until it can play them.
import { html } from "./page.js";

// Give the message that a tap sends; a column's place stands for its free card. Undefined where it sends none.
export const messageOf = (target) => {
  // Beside the window.
  if (target.matches?.("dialog.window")) return "close";
  const found = target.closest?.("[data-do], [data-pile], .golf");
  return found && (found.dataset.do ?? (found.dataset.pile ? `tap ${found.dataset.pile}` : "dismiss"));
};
let kept = [];
const keep = (event) => {
  const message = messageOf(event.target);
  if (message) kept.push(message);
};
addEventListener("click", keep, true);
export const keepNoTaps = () => removeEventListener("click", keep, true);
export const waiting = () => kept.splice(0);

// The place in focus has a ring for those who use keys; those who point need none.
html.dataset.pointer = "true";
addEventListener("pointerdown", () => (html.dataset.pointer = "true"), true);
addEventListener("keydown", () => delete html.dataset.pointer, true);
