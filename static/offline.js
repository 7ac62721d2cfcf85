// The page's side of what works without a network: what is stored, the rules pages, updates, installing.
// It is loaded when the game has started, and tells it by messages (golf/page/offline.py).
const RULES = {{ rules }}; // by language: the version, and the files with their sizes in bytes
const SIZES = {{ sizes }}; // of the game and of the hints' part of it, in kilobytes
const LOOK_AGAIN_MS = 3_600_000; // a page that stays open asks for a new version now and then

const { golf } = window;
const html = document.documentElement;
const scope = new URL(".", document.baseURI);
const say = (news) => golf.send(`offline ${news}`);
const kilobytes = (bytes) => Math.max(1, Math.round(bytes / 1000));
const total = (language) => RULES[language].files.reduce((sum, [, size]) => sum + size, 0);
const prefix = `golf ${scope.pathname} `;
const prefixOf = (language) => `${prefix}rules ${language} `;
const addressOf = (file) => new URL(file.replace(/index\.html$/, ""), scope).href;
let registration = null;
let filling = false;
let wanted = false;

function language() {
  const short = html.lang.toLowerCase();
  return [short, short.split("-")[0]].find((code) => Object.hasOwn(RULES, code)) ?? "en";
}

// Whether every page of the language and all that it loads is stored.
async function isStored(code) {
  const { version, files } = RULES[code];
  const found = await Promise.all(
    files.map(([file]) => caches.match(addressOf(file), { cacheName: prefixOf(code) + version })),
  );
  return found.every(Boolean);
}

async function tellRules() {
  if (filling) return;
  const code = language();
  const stored = await isStored(code).catch(() => false);
  say(`rules ${stored ? "ready" : "absent"} 0 ${kilobytes(total(code))}`);
}

// All or nothing; then what an older version had stored goes. Only beside a stored game, which sw-off.js removes.
async function fetchRules() {
  if (filling) return;
  filling = true;
  const code = language();
  const { version, files } = RULES[code];
  const name = prefixOf(code) + version;
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
    if (!(await caches.keys()).some((other) => other.startsWith(`${prefix}shell `))) throw new Error("no game is stored");
    const cache = await caches.open(name);
    await Promise.all(responses.map(([address, response]) => cache.put(address, response)));
    const old = (await caches.keys()).filter((other) => other.startsWith(prefixOf(code)) && other !== name);
    await Promise.all(old.map((other) => caches.delete(other)));
    say(`rules ready 0 ${all}`);
  } catch {
    await caches.delete(name).catch(() => {});
    say(`rules failed 0 ${all}`);
  }
  filling = false;
  if (language() !== code) tellRules();
}

function isMetered() {
  const { saveData, type, effectiveType } = navigator.connection ?? {};
  return saveData || type === "cellular" || type === "wimax" || /2g/.test(effectiveType);
}

// Somebody is playing: fetch the rules pages in a pause, where that costs nobody anything.
export function prepare() {
  if (wanted || !registration || isMetered()) return;
  wanted = true;
  const fetchMissing = async () => {
    if (navigator.onLine && !(await isStored(language()).catch(() => true))) fetchRules();
  };
  golf.inPause(fetchMissing);
}

// Has a service worker see to what it stores, and gives what is there in the end.
const check = (worker, tell = () => {}) =>
  new Promise((done) => {
    ask(worker, golf.cards ? "check cards" : "check", (news) => (news === "fetching" ? tell(news) : done(news)));
  });

function ask(worker, question, hear) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => hear(data);
  worker.postMessage(question, [port2]);
}

// The hints are part of the game.
function tellGame(state) {
  for (const [part, size] of Object.entries(SIZES)) say(`${part} ${state} 0 ${size}`);
}

// The first version is on its way, or could not be stored: no network any more, or no room.
function watchInstall() {
  const first = registration.installing ?? registration.waiting;
  const tell = () => registration.active || tellGame(!first || first.state === "redundant" ? "failed" : "fetching");
  first?.addEventListener("statechange", tell);
  tell();
}

function offer() {
  if (registration.waiting && navigator.serviceWorker.controller) say("update waiting");
}

// The waiting version takes over, and the page begins again with it: the game is kept as in any reload.
function takeUpdate() {
  if (!registration?.waiting) return say("update none");
  const again = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", again, { once: true });
  ask(registration.waiting, "take over", () => {
    // It lacks the card game's files and cannot fetch them now. It is offered again at the next start.
    navigator.serviceWorker.removeEventListener("controllerchange", again);
    say("update none");
  });
}

async function persist() {
  const kept = await navigator.storage?.persist?.().catch(() => false);
  say(`kept ${kept ? "yes" : "no"}`);
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
  ({ "fetch-rules": fetchRules, "update-app": takeUpdate, install, persist })[what]?.();
}

// A shortcut of the installed game finds it open already.
function hearLaunches() {
  let first = true;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const fresh = !first || targetURL !== golf.launched;
    first = false;
    if (!targetURL || !fresh) return;
    const asked = new URL(targetURL).searchParams;
    // The card game knows nothing of the solitaire's windows.
    if (golf.cards || asked.has("code") || asked.has("position")) location.assign(targetURL);
    else golf.open(asked.get("do"));
  });
}

export async function begin(registered) {
  tellInstall();
  hearLaunches();
  addEventListener("appinstalled", () => say("install installed"));
  registration = (await registered) ?? null;
  if (!registration) return;
  new MutationObserver(tellRules).observe(html, { attributeFilter: ["lang"] });
  tellRules();
  watchInstall();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => {
      offer();
      // The card game may have been opened meanwhile.
      if (registration.waiting) check(registration.waiting);
    });
  });
  offer();
  const { active } = await navigator.serviceWorker.ready;
  const found = await check(active, tellGame);
  tellGame(found);
  // A version that waits may be the next one to start without a network.
  const next = registration.waiting ? await check(registration.waiting) : found;
  if (found === "ready" && next === "ready") html.dataset.offline = "ready";
  if (await navigator.storage?.persisted?.().catch(() => false)) say("kept yes");
  let looked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - looked < LOOK_AGAIN_MS) return;
    looked = performance.now();
    registration.update().catch(() => {});
  });
}
