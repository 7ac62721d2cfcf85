// Go where a shortcut of the installed game leads, and play a figure in its place: the style shows the game instead
// of the board, and the board when it is printed.
import { attempt } from "../shared/attempt.js";
import { hearLaunches } from "../shared/launches.js";

(() => {
  const site = new URL("..", document.currentScript.src);
  attempt(() => hearLaunches(site, location.href, () => false));

  const frames = new Map();

  addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-frame]");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const figure = link.closest("figure");
    const board = figure.querySelector(".board");
    const label = link.textContent;
    link.textContent = link.dataset.back;
    link.dataset.back = label;
    const playing = frames.get(figure);
    if (playing) {
      figure.classList.remove("playing");
      playing.remove();
      frames.delete(figure);
      return;
    }
    const frame = document.createElement("iframe");
    frame.src = link.dataset.frame;
    frame.title = figure.querySelector("figcaption").textContent;
    frame.allow = "fullscreen; clipboard-write";
    figure.classList.add("playing");
    board.after(frame);
    frames.set(figure, frame);
    frame.focus();
  });

  // Of what a board says, only the height that it wants matters here.
  addEventListener("message", ({ source, data }) => {
    if (data?.v !== 1 || data.type !== "golf:resize" || !Number.isFinite(data.height)) return;
    for (const frame of frames.values()) {
      if (frame.contentWindow === source) frame.style.height = `${Math.min(Math.max(data.height, 320), 900)}px`;
    }
  });
})();
