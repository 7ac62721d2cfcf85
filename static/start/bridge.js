// What Python calls, and the other scripts. A comment gives the arguments of each member and what it returns;
// texts where numbers would do are for MicroPython, whose integers are small.
import { attempt } from "../shared/attempt.js";
import { moved, offline } from "./background.js";
import { celebrate, write } from "./drawing.js";
import { adviceFails, trouble } from "./failure.js";
import { advice, feel, firstWords, give, later, listed, script, unpackAll, winnable, words } from "./fetching.js";
import { inPause } from "./idle.js";
import { build, cards, embed, get, guarded, html, parameters, place, site, storage } from "./page.js";
import { forget, ready } from "./ready.js";
import { messageOf, waiting } from "./taps.js";

const fields = (form) => Object.fromEntries(new FormData(form));
window.golf = {
  embed, // boolean: whether this is a board in another page
  storage, // ("local" | "session") → Storage, or null where it is denied
  place, // text: what the names in storage begin with
  get, // (Storage, name) → text | null
  // (Storage, name, text) → boolean: store a text; false where it cannot be, as where storage is full.
  put: (store, name, text) => guarded(() => (store.setItem(name, text), true), false),
  copy: (store, name, to) => guarded(() => (store.setItem(to, store.getItem(name) ?? ""), true), false), // (Storage, name, name) → boolean
  drop: (store, name) => guarded(() => store.removeItem(name)), // (Storage, name)
  names: (store) => guarded(() => Object.keys(store).join("\n"), ""), // (Storage) → text: every name, a line each
  // (language | undefined) → Promise<JSON | null>: without a network the page goes on in the words it has.
  words: (asked) => words(asked).catch(() => null),
  messageOf, // (Element) → message | undefined: what a tap sends
  firstWords, // Promise<JSON>: the words of the start
  cards: Boolean(cards), // whether this is the card game's page
  launched: location.href,
  cameBack: attempt(() => performance.getEntriesByType("navigation")[0]?.type === "back_forward") ?? false, // boolean
  inPause, // (function): call it once the player pauses
  parameter: (name) => parameters.get(name), // (name) → text | null, from the address
  parameters: () => JSON.stringify([...parameters]), // () → JSON: all of them, [name, value] each
  site: site.href,
  unpack: unpackAll, // (FS) → Promise: unpack Python's modules of the start
  // (language | undefined) → Promise<JSON>: load what a start does not need; gives the rest of the words, "" where
  // it cannot be had. Ask again after a failure.
  later,
  // () → text: one that no other page has.
  unique: () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join(""),
  // () → text: a deal's number, 35 bits.
  randomNumber: () => {
    const [low, high] = crypto.getRandomValues(new Uint32Array(2));
    return String((high % 8) * 2 ** 32 + low);
  },
  listed, // () → Promise<boolean>: fetch the whole list of winnable deals; whether it is there
  // () → text: the player's day, as in 20261130.
  today: () => {
    const now = new Date();
    return String((now.getFullYear() * 100 + now.getMonth() + 1) * 100 + now.getDate());
  },
  winnable, // (rule's letter) → text | null: its line of the list, where that is there
  now: () => String(Date.now()), // () → text: milliseconds
  write, // (Element, JSON): the differences of two views, [kind, path, name, value] each (golf/page/diff.py)
  celebrate, // (boolean): raise all cards into the arch of a win, or lower them
  focus: (element) => element.focus({ preventScroll: true }), // (Element)
  // (Element): focus it after a tap. It makes the browser lay the page out, which it does anyway for the next frame.
  focusSoon: (element) => requestAnimationFrame(() => element.focus({ preventScroll: true })),
  // (): a language chosen in the settings has precedence over the one that a link asked for. A board keeps its address,
  // which a sandbox would not let it change.
  forgetLanguage: () => embed || forget("lang"),
  pileOf: (target) => target.dataset?.pile ?? null, // (Element) → text | null
  isTable: (target) => Boolean(target.closest?.(".table [data-pile], .card")), // (Element) → boolean
  // A form says its messages itself (golf/page/forms.py): (form) → message | null, with the values of fields for braces.
  submitted: (form) => {
    const given = fields(form);
    return form.dataset.send?.replace(/\{(\w+)\}/g, (_, name) => given[name] ?? "") ?? null;
  },
  // (input) → message | null: the form's word, the field's name and value.
  changed: (input) => {
    const word = input.form?.dataset.change;
    return word ? `${word} ${input.name} ${input.type === "checkbox" ? (input.checked ? "on" : "off") : input.value}` : null;
  },
  feel, // (what, loudness's name, boolean): play a sound, vibrate
  facts: () => `${build.version} ${html.dataset.offline === "ready" ? "ready" : "no"}`, // () → text, for a report
  // (question): the answer comes as a message.
  ask: (question) =>
    advice().then(
      (loaded) => loaded.ask(question),
      () => adviceFails((cards || build).advice),
    ),
  adviceFails, // (…addresses): send `advisor-failed`, with the word `gone` where the site has one of these files no more
  moved, // (): a move has been made; the first one of a visit has the advisor and the rules pages fetched
  offline, // (what): have offline.js carry out "fetch-rules", "update-app", "install" or "persist"
  // (message | null): send what an address may ask for (golf/site/manifest.py), as shortcuts do.
  open: (what) => build.opens.includes(what) && window.golf.send(what),
  give, // ("copy" | "share", name): copy or share what a field of the open window shows; `given …` tells what became of it
  // (name): make a PNG file of the picture in the window; `embed saved no` tells that it could not be made.
  savePicture: (name) => script(build.picture).then(({ save }) => save(name)).catch(() => window.golf.send("embed saved no")),
  tell: (json) => parent.postMessage(JSON.parse(json), "*"), // (JSON): tell the page around a board
  waiting, // () → [message]: the taps from before Python was there, once
  ready, // (send, collect, think): Python plays; see ready.js
  trouble, // (kind, reason): tell the player that the start has failed, and why; the kinds are in trouble.js
};
