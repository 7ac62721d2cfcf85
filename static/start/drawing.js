// Python's changes to the page, written without a call for each.
import { html } from "./page.js";

// First what may be focused, since a browser brings the style of all that has changed by then up to date for it.
export const write = (root, changes) => {
  const order = ([, , one], [, , other]) => (other === "tabindex") - (one === "tabindex");
  for (const [kind, path, name, value] of JSON.parse(changes).sort(order)) {
    let element = root;
    for (const at of path) element = element.children[at];
    if (kind === "attr") {
      element.setAttribute(name, value);
      if (name === "value") element.value = value; // what was typed there hides the attribute
    } else if (kind === "unset") element.removeAttribute(name);
    else if (kind === "text") element.textContent = value;
    else if (kind === "inner") element.innerHTML = value;
    else if (kind === "append") element.insertAdjacentHTML("beforeend", value);
    else if (kind === "drop") for (let left = Number(value); left > 0; left -= 1) element.firstElementChild.remove();
  }
};

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let rising;
// Some cards a frame, since 52 movements begun at once hold up a slow phone.
export const celebrate = (up) => {
  const cards = [...document.querySelectorAll(".cards > .card")];
  const some = () => {
    if (cards !== rising) return;
    for (const card of cards.splice(0, still ? 99 : 6)) card.toggleAttribute("data-up", up);
    if (cards.length) requestAnimationFrame(some);
  };
  const still = html.dataset.still || html.dataset.motion === "off" || calm.matches;
  rising = cards;
  if (still) some();
  else requestAnimationFrame(some);
};
