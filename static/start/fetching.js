// Code and words: fetched at once for the start, and later what the start does not need.
import { unpack } from "../shared/bundle.js";
import { getFile } from "./failure.js";
import { build, cards, embed, html, language } from "./page.js";

const text = (url) => getFile(url, "text");
const page = cards || build;
export const words = (asked) => text(page.words[language(asked)]);
export const firstWords = words();
const bundleOf = (url) => getFile(url, "arrayBuffer");
// A board in another page talks to that page from the start.
const bundles = [page.bundle, embed && page.later].filter(Boolean).map(bundleOf);
firstWords.catch(() => {});
bundles.forEach((bundle) => bundle.catch(() => {}));

let pythonFiles, rest;
let tries = 0; // a new fragment makes a browser try again what failed
const unpackInto = async (fetched) => unpack(pythonFiles, new Uint8Array(await fetched));
export const unpackAll = async (files) => {
  pythonFiles = files;
  for (const bundle of bundles) await unpackInto(bundle);
};

const styled = (href) =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: resolve, onerror: reject });
    document.head.append(link);
  });
// Copying and sharing must be there before a window is, since a browser allows them only within the tap.
let giving;
export const give = (how, name) => giving?.give(how, name);
export const later = (asked) => {
  // The card game's page has the windows' style from the start, below its own.
  rest ??= Promise.all([
    embed || unpackInto(bundleOf(page.later)),
    cards || styled(build.windowsStyle),
    embed || script(`${build.giving}#${(tries += 1)}`).then((loaded) => (giving = loaded)),
  ]);
  return Promise.all([text(page.laterWords[language(asked)]), rest.catch((error) => ((rest = undefined), Promise.reject(error)))])
    .then(([found]) => found)
    .catch(() => "");
};

export const script = (url) => import(new URL(url, document.baseURI));
// The talk of a board with the page around it: fetched beside Python, and there before it.
export const board = embed ? script(build.boardScript) : null;

// The advisor is loaded when it is first needed.
let advisor;
export const advice = () => {
  advisor ??= script(`${page.advice}#${(tries += 1)}`);
  advisor.catch(() => (advisor = null));
  return advisor;
};

// Sounds and vibration, loaded when the first one is wanted; without a network there are none.
let feeling;
export const feel = (...what) => {
  feeling ??= script(build.feel);
  feeling.then((loaded) => loaded.feel(...what)).catch(() => (feeling = null));
};

// The list of winnable deals, a line a rule. Python has its beginning until this one is there.
const lines = new Map();
let list;
export const fetchList = () => {
  list ??= getFile(build.winnable, "blob")
    .then((packed) => new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).text())
    .then((text) => text.trim().split("\n").forEach((line) => lines.set(line[0], line.slice(1))))
    // Tried again when cards are wanted.
    .catch(() => (list = null));
};
export const listed = () => {
  fetchList();
  return list.then(() => lines.size > 0);
};
export const winnable = (rule) => {
  if (html.dataset.ready) fetchList();
  return lines.get(rule) ?? null;
};
