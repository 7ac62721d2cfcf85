// The page's side of what works without a network: what is stored, the rules pages, updates, installing.
// Loaded when the game has started; it tells the game by messages `offline …` (golf/page/offline.py).
import { attempt } from "../shared/attempt.js";
import { cacheNames } from "../shared/caches.js";
import { knownLanguage } from "../shared/language.js";
import { hearLaunches } from "../shared/launches.js";
import { isMetered } from "../shared/metered.js";

const RULES = {{ rules }}; // by language: the version, and the files with their sizes in bytes
const SIZES = {{ sizes }}; // of the game, of the hints' part of it, and of the card game, in kilobytes
const LOOK_AGAIN_MS = 3_600_000; // between two looks for a new version by a page that stays open

const { golf } = window;
const html = document.documentElement;
const scope = new URL(".", document.baseURI);
const say = (news) => golf.send(`offline ${news}`);
const kilobytes = (bytes) => Math.max(1, Math.round(bytes / 1000));
const total = (language) => RULES[language].files.reduce((sum, [, size]) => sum + size, 0);
const names = cacheNames(scope.pathname);
const language = () => knownLanguage(html.lang, RULES) ?? "en";
const addressOf = (file) => new URL(file.replace(/index\.html$/, ""), scope).href;
let registration = null;
let filling = false;
let wanted = false;

// Whether every rules page of the language is stored, with all that it loads.
async function isStored(code) {
  const { version, files } = RULES[code];
  const found = await Promise.all(
    files.map(([file]) => caches.match(addressOf(file), { cacheName: names.rules(code) + version })),
  );
  return found.every(Boolean);
}

async function tellRules() {
  if (filling) return;
  const code = language();
  const stored = await isStored(code).catch(() => false);
  say(`rules ${stored ? "ready" : "absent"} 0 ${kilobytes(total(code))}`);
}

// Fetch and store all the rules pages or none, then remove those of an older version. Nothing is stored where no
// game is, as after sw-off.js.
async function fetchRules() {
  if (filling) return;
  filling = true;
  const code = language();
  const { version, files } = RULES[code];
  const name = names.rules(code) + version;
  const all = kilobytes(total(code));
  let got = 0;
  say(`rules fetching 0 ${all}`);
  try {
    const responses = [];
    for (const [file, size] of files) {
      const response = await fetch(addressOf(file), { cache: file.endsWith(".html") ? "reload" : "default" });
      if (!response.ok) throw new Error(`${response.status} ${file}`);
      await response.clone().arrayBuffer();
      responses.push([addressOf(file), response]);
      got += size;
      say(`rules fetching ${kilobytes(got)} ${all}`);
    }
    if (!(await caches.keys()).some((other) => other.startsWith(names.shells))) throw new Error("no game is stored");
    const cache = await caches.open(name);
    await Promise.all(responses.map(([address, response]) => cache.put(address, response)));
    const old = (await caches.keys()).filter((other) => other.startsWith(names.rules(code)) && other !== name);
    await Promise.all(old.map((other) => caches.delete(other)));
    say(`rules ready 0 ${all}`);
  } catch {
    await caches.delete(name).catch(() => {});
    say(`rules failed 0 ${all}`);
  }
  filling = false;
  if (language() !== code) tellRules();
}

// After the first move: fetch the rules pages in a pause, where that holds up no move.
export function prepare() {
  if (wanted || !registration || isMetered()) return;
  wanted = true;
  const fetchMissing = async () => {
    if (navigator.onLine && !(await isStored(language()).catch(() => true))) fetchRules();
  };
  golf.inPause(fetchMissing);
}

// Have a service worker complete what it stores; gives what is there in the end: "ready", "absent" or "failed".
const check = (worker, tell = () => {}, cards = golf.cards) =>
  new Promise((done) => {
    ask(worker, cards ? "check cards" : "check", (news) => (news === "fetching" ? tell(news) : done(news)));
  });

function ask(worker, question, hear) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => hear(data);
  worker.postMessage(question, [port2]);
}

// Tell how the game stands, and the hints with it, which are part of it.
function tellGame(state) {
  for (const part of ["game", "hints"]) say(`${part} ${state} 0 ${SIZES[part]}`);
}

const tellCards = (state) => say(`cards ${state} 0 ${SIZES.cards}`);

// Have the card game stored, with which each later version brings it too.
async function fetchCards() {
  tellCards("fetching");
  tellCards((await check(registration.active, () => {}, true)) === "ready" ? "ready" : "failed");
  if (registration.waiting) check(registration.waiting);
}

// Tell how storing the first version goes. It fails where the network is gone, or room is short.
function watchInstall() {
  const first = registration.installing ?? registration.waiting;
  const tell = () => registration.active || tellGame(!first || first.state === "redundant" ? "failed" : "fetching");
  first?.addEventListener("statechange", tell);
  tell();
}

function offer() {
  if (registration.waiting && navigator.serviceWorker.controller) say("update waiting");
}

// Have the waiting version take over, and reload the page with it; the game is saved as for any reload. Where none
// waits another page has taken it, or nothing is stored: then it is the page alone that is old.
function takeUpdate() {
  const again = () => location.reload();
  const waiting = registration?.waiting;
  if (!waiting) return again();
  // Also where this page is under no worker's control, and where another page is quicker.
  waiting.addEventListener("statechange", again, { once: true });
  ask(waiting, "take over", () => {
    // It lacks the card game's files and cannot fetch them now. It is offered again at the next start.
    waiting.removeEventListener("statechange", again);
    say("update none");
  });
}

// Ask the browser about its storage; it can lack the question, deny it or throw.
async function storage(question) {
  try {
    return await navigator.storage[question]();
  } catch {
    return false;
  }
}

async function persist() {
  say(`kept ${(await storage("persist")) ? "yes" : "no"}`);
}

async function install() {
  const prompt = golf.installPrompt;
  if (!prompt) return;
  golf.installPrompt = null;
  prompt.prompt();
  const { outcome } = await prompt.userChoice;
  say(`install ${outcome === "accepted" ? "installed" : "no"}`);
  if (outcome === "accepted") persist();
}

export function tellInstall() {
  if (matchMedia("(display-mode: standalone)").matches || navigator.standalone) say("install installed");
  else if (golf.installPrompt) say("install prompt");
  else if (navigator.standalone === false) say("install ios");
}

export function carryOut(what) {
  ({ "fetch-cards": fetchCards, "fetch-rules": fetchRules, "update-app": takeUpdate, install, persist })[what]?.();
}

// Look through what the active worker has stored, and have it fetch what is missing.
async function look() {
  const { active } = await navigator.serviceWorker.ready;
  const found = await check(active, tellGame);
  tellGame(found);
  ask(active, "cards", tellCards);
  // A version that waits may be the next one to start without a network.
  const next = registration.waiting ? await check(registration.waiting) : found;
  if (found === "ready" && next === "ready") html.dataset.offline = "ready";
}

// Follow a version that has been found.
function watch(version) {
  version?.addEventListener("statechange", async () => {
    // The card game may have been opened meanwhile; and where nothing of an older version is stored, it waits only
    // for this moment.
    if (registration.waiting) await check(registration.waiting);
    offer();
    if (version.state === "activated") look();
  });
}

export async function begin(registered) {
  attempt(tellInstall);
  // The card game knows nothing of the solitaire's windows.
  attempt(() => hearLaunches(scope, golf.launched, (asked) => !golf.cards && (golf.open(asked), true)));
  addEventListener("appinstalled", () => say("install installed"));
  registration = (await registered) ?? null;
  if (!registration) return;
  new MutationObserver(tellRules).observe(html, { attributeFilter: ["lang"] });
  tellRules();
  watchInstall();
  registration.addEventListener("updatefound", () => watch(registration.installing));
  // It may have been found before this script came.
  watch(registration.installing ?? registration.waiting);
  offer();
  look();
  // As after the kill switch while an old page is open: then a browser takes the old worker again and looks no further.
  if (registration.active && !navigator.serviceWorker.controller) registration.update().catch(() => {});
  if (await storage("persisted")) say("kept yes");
  let looked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - looked < LOOK_AGAIN_MS) return;
    looked = performance.now();
    registration.update().catch(() => {});
  });
}
