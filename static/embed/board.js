// A board in another page: tell that page the height, and hear what it says. Boards alone load it (start/fetching.js).
import { knownLanguage } from "../shared/language.js";

// A language that the game speaks, as at a start: the one asked for, else one that the browser prefers.
const spoken = (asked) => {
  const { words } = JSON.parse(document.getElementById("golf-build").textContent);
  return [asked, ...navigator.languages].map((tag) => knownLanguage(tag, words)).find(Boolean) ?? "en";
};

// How high the board would like to be for its width: cards of a good size, and the words.
const wantedHeight = (game) => {
  const table = game.querySelector(".table");
  const [columns, rows] = ["--columns", "--rows"].map((name) => Number(table.style.getPropertyValue(name)) || 5);
  const { width, height } = table.getBoundingClientRect();
  const words = game.scrollHeight - height;
  const gap = Math.min(Math.max(0.011 * width, 4), 14);
  // Stock and discard beside the columns.
  const side = width >= 720;
  const across = Math.max(columns, 2.3) + (side ? 1.4 : 0);
  const card = Math.min((width - 16 - (across - 1) * gap) / across, 112) * (width <= 560 ? 1.5 : 1.4);
  const column = card * (1 + 0.42 * (rows - 1));
  const wanted = side ? Math.min(Math.max(column, 2.3 * card), width / 1.85 - 16) : column + 1.15 * card;
  return Math.ceil(Math.max(wanted + 24, width < 600 ? 290 : 230) + words);
};

export const talkToHost = (send) => {
  const game = document.getElementById("golf");
  let told = 0;
  const report = () => {
    const height = wantedHeight(game);
    if (height === told || !game.clientWidth) return; // a frame that is not shown has no width
    told = height;
    parent.postMessage({ v: 1, type: "golf:resize", height }, "*");
    parent.postMessage({ subject: "lti.frameResize", height }, "*");
  };
  const observer = new ResizeObserver(report);
  for (const part of [game, ...game.querySelectorAll(".bar, .caption")]) observer.observe(part);
  // Only the page around the board is heard; golf/solitaire/page/later/board_host.py reads what it says.
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || parent === window) return;
    let text;
    try {
      text = JSON.stringify(typeof data?.lang === "string" ? { ...data, lang: spoken(data.lang) } : data) ?? "";
    } catch {
      // Something that is no plain message.
      return;
    }
    if (text.length <= 4000) send(`host ${text}`);
  });
};
