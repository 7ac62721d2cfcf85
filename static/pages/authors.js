// The page for authors: list what its boards say, and go where a shortcut of the installed game leads.
import { attempt } from "../shared/attempt.js";
import { hearLaunches } from "../shared/launches.js";

(() => {
  const site = new URL("..", document.currentScript.src);
  attempt(() => hearLaunches(site, location.href, () => false));

  const list = document.querySelector(".heard");
  for (const type of ["golf:ready", "golf:resize", "golf:state", "golf:refused"]) {
    addEventListener(type, ({ detail, target }) => {
      const boards = [...document.querySelectorAll("golf-board")];
      const line = document.createElement("li");
      line.textContent = `board ${boards.indexOf(target) + 1}: ${type} ${JSON.stringify(detail)}`;
      list.prepend(line);
      while (list.childElementCount > 8) list.lastElementChild.remove();
    });
  }
  const first = () => document.querySelector("golf-board");
  const commands = {
    draw: () => first().do("s"),
    undo: () => first().do("u"),
    load: () => first().load({ code: "GO1-C-BBBBBBB", moves: "s" }),
  };
  addEventListener("click", ({ target }) => commands[target.dataset?.command]?.());
})();
