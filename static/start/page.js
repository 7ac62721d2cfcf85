// What is known at once: what the build says, what the address asks for, what the player has set.
import { attempt } from "../shared/attempt.js";
import { knownLanguage } from "../shared/language.js";

export const build = JSON.parse(document.getElementById("golf-build").textContent);
export const html = document.documentElement;
// Names as they are meant: a link copied out of HTML has `amp;moves`, one that was typed perhaps `Code`.
export const parameters = new URLSearchParams(
  [...new URLSearchParams(location.search)].map(([name, value]) => [name.toLowerCase().replace(/^(amp;)+/, ""), value]),
);
export const embed = parameters.get("embed") === "1";

// Whatever touches storage can throw at any moment; Python says what was lost by that.
export const guarded = (work, otherwise = null) => attempt(work, otherwise, () => {});
// Give a storage, "local" or "session", or null where it is denied.
export const storage = (kind) =>
  guarded(() => {
    const found = kind === "local" ? localStorage : sessionStorage;
    found.getItem("golf");
    return found;
  });
export const get = (store, name) => guarded(() => store.getItem(name));

export const site = new URL(".", location.href.split(/[?#]/)[0]);
// What the names in storage begin with: all folders of an origin share it, as they share the caches.
export const place = `golf ${site.pathname} `;
// Of a board's settings the address decides (golf/solitaire/page/later/board_address.py reads it again). Version 0.1 stored
// all settings in a line; Python takes them over (golf/page/earlier.py).
const local = embed ? null : storage("local");
const earlier = new Map((get(local, "golf.settings") ?? "").split(" ").map((word) => word.split("=")));
const setting = (name) =>
  embed ? build.board.settings.includes(name) && parameters.get(name) : get(local, `${place}settings.${name}`) ?? earlier.get(name);
for (const [name, attribute, values] of build.attributes) {
  const value = setting(name);
  if (Object.hasOwn(values, value)) html.setAttribute(attribute, values[value]);
}
if (embed) {
  html.dataset.embed = "true";
  const shown = (parameters.get("controls") ?? "").split(/[ ,]+/).filter((word) => build.board.controls.includes(word));
  if (shown.length) html.dataset.controls = shown.join(" ");
}
// The card game: more code, words and a style sheet of its own, which only its page loads.
export const cards = !embed && parameters.get("game") === "cards" && build.cards;
if (cards) {
  html.dataset.game = "cards";
  for (const href of [build.windowsStyle, cards.style])
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}

// Choose a language: the one asked for, else that of the link, the settings or the browser.
export const language = (asked) =>
  [asked, parameters.get("lang"), setting("language"), ...(navigator.languages ?? [])]
    .map((tag) => knownLanguage(tag, build.words))
    .find(Boolean) ?? "en";
html.lang = language();
if (html.lang !== "en") document.querySelector("[rel=manifest]").href = `manifest-${html.lang}.webmanifest`;
