// Keep the game playable without a network. The build writes the lists of files and their versions.
//
// There are four kinds of caches. The shell has what the solitaire needs, one cache a version. The card game's
// files are stored once that game has been opened. The rules pages of a language (stored by offline.js) and the
// advisor's Pyodide (stored by advisor.js) are named by their own content, so that a new game fetches neither again.
//
// A shell is stored all or nothing, before it is used, since files of two versions do not fit together: a page is
// served wholly from one version. A browser looks for another sw.js at each start. A new version stores its files,
// then waits until no page of the old one is open, or until the player takes the update and the page sends
// "take over". It answers "stay" where it lacks the card game's files and cannot fetch them.
//
// A page that has started asks "check", or "check cards": what is missing is fetched again, and the answers are
// "fetching", where that takes a while, then "ready", "absent" or "failed". "cards" asks whether the card game is
// stored, and fetches nothing.
import { cacheNames } from "../shared/caches.js";

const VERSION = "{{ version }}";
const FILES = {{ files }};
const RULES = {{ rules }};
const NAMES = cacheNames(new URL(registration.scope).pathname);
const CACHE = NAMES.shells + VERSION;
// The card game's files are stored once that game has been opened, and from then on with every version.
const CARDS = NAMES.cards;
const CARD_FILES = {{ cards }};
const ADVISOR = { folder: "{{ pyodide.folder }}", cache: `${NAMES.advisors}{{ pyodide.version }}` };
const HASHED = /-[0-9a-f]{10}[./]/;

// Files whose names carry a hash cannot be stale; the others must not come from the HTTP cache.
const fresh = (file) => new Request(file, { cache: HASHED.test(file) ? "default" : "reload" });

addEventListener("install", (event) => event.waitUntil(install()));

addEventListener("activate", (event) => event.waitUntil(tidy()));

addEventListener("message", (event) => {
  const tell = (news) => event.ports[0]?.postMessage(news);
  if (event.data === "take over") event.waitUntil(keepCards().then(skipWaiting, () => tell("stay")));
  if (event.data === "check") event.waitUntil(check(false, tell).then(tidy));
  if (event.data === "check cards") event.waitUntil(check(true, tell).then(tidy));
  if (event.data === "cards") {
    const state = (missing) => tell(missing.length ? "absent" : "ready");
    event.waitUntil(lacking(CARDS, CARD_FILES).then(state, () => tell("absent")));
  }
});

// A new version waits for the pages of an older one, whose files are stored. Where none are it has nothing to wait
// for: after sw-off.js, which would else stay until the last page is closed, or where the browser has lost them.
async function install() {
  const older = (await caches.keys()).some((name) => name.startsWith(NAMES.shells) && name !== CACHE);
  await store(FILES);
  if (!older) await skipWaiting();
}

// Store files in the shell. A failure leaves nothing behind: the old version goes on, and the browser tries again.
async function store(files) {
  const known = await caches.has(CACHE); // the same files can come with another sw.js
  try {
    await (await caches.open(CACHE)).addAll(files.map(fresh));
    await keepCards();
  } catch (error) {
    if (!known) await caches.delete(CACHE);
    throw error;
  }
}

// List the files that a cache lacks, without making one.
async function lacking(name, files) {
  const stored = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
  const known = stored.map(({ url }) => url);
  return files.filter((file) => !known.includes(new URL(file, registration.scope).href));
}

// Store this version's files of the card game, where that is in use.
async function keepCards() {
  if (!(await caches.has(CARDS))) return;
  const missing = await lacking(CARDS, CARD_FILES);
  if (missing.length) await (await caches.open(CARDS)).addAll(missing);
}

// Look through what is stored for a page that has started, since a browser can lose it, and fetch what is missing.
// `cards` is whether it is the card game's page.
async function check(cards, tell) {
  let known = true;
  try {
    known = await caches.has(CARDS);
    // Serve the page of a first visit too: what it loads later has the same content under its name.
    await clients.claim().catch(() => {}); // a version that waits may not
    if (cards) await caches.open(CARDS);
    const missing = await lacking(CACHE, FILES);
    if (missing.length) {
      tell("fetching");
      // Names without a hash may have another version's content by now; that version is on its way.
      const newest = await (await fetch("sw.js", { cache: "no-store" })).text();
      if (!newest.includes(`"${VERSION}"`)) return tell("absent");
      await store(missing);
    }
    await keepCards().catch((error) => cards && Promise.reject(error));
    tell("ready");
  } catch {
    // An empty one would keep every later version out.
    if (cards && !known) await caches.delete(CARDS).catch(() => {});
    tell("failed");
  }
}

// Remove old versions, once no page can be using them: not while a second page is open, which may be of an old
// version, and not while a newer version is being stored or waits.
async function tidy() {
  const open = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (open.length > 1 || registration.installing || registration.waiting) return;
  const kinds = [NAMES.shells, NAMES.advisors];
  const old = (name) => kinds.some((kind) => name.startsWith(kind)) && ![CACHE, ADVISOR.cache].includes(name);
  await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
  await dropOldCards();
}

async function dropOldCards() {
  if (!(await caches.has(CARDS))) return;
  const cache = await caches.open(CARDS);
  const known = CARD_FILES.map((file) => registration.scope + file);
  const old = (await cache.keys()).filter(({ url }) => !known.includes(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(registration.scope)) return;
  event.respondWith(answer(request, url));
});

// Look for what is stored. A store that fails, as in a damaged profile, has nothing: then there is the network.
async function stored(address, options) {
  try {
    return await caches.match(address, options);
  } catch {
    return undefined;
  }
}

// The stored response is returned untouched: a new one would lose the compiled WebAssembly.
async function answer(request, url) {
  const address = url.origin + url.pathname.replace(/\/index\.html$/, "/");
  const path = address.slice(registration.scope.length);
  const isPage = request.mode === "navigate";
  const [, language] = isPage ? (path.match(/^rules\/([\w-]+)\//) ?? []) : [];
  let cacheName = path.startsWith(ADVISOR.folder) ? ADVISOR.cache : CACHE;
  if (language) cacheName = NAMES.rules(language) + RULES[language];
  const found = await stored(isPage && (!path || language) ? address : url.href, { cacheName });
  if (found) return found;
  // What an older page, or a rules page, loads: under these names there is only one content.
  const other = HASHED.test(path) && (await stored(url.href));
  if (other) return other;
  if (!isPage) return fetch(request);
  return fetch(request).catch(async (error) => {
    const older = (await stored(address)) ?? (path && (await elsewhere(path)));
    if (older) return older;
    throw error;
  });
}

// Without a network a page that is not stored leads to one that is: the same rules page, with its slash or in
// another language, or the game, which says so. To go there keeps the addresses in it right.
async function elsewhere(path) {
  const [, language, page] = `${path}/`.match(/^rules\/([\w-]+)\/(.*?)\/*$/) ?? [];
  for (const code of language ? [language, ...Object.keys(RULES)] : []) {
    const address = `${registration.scope}rules/${code}/${page && `${page}/`}`;
    if (await stored(address)) return Response.redirect(address);
  }
  return Response.redirect(`${registration.scope}?do=unstored${language ? `&lang=${language}` : ""}`);
}
