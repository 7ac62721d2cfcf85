// Keeps the game playable without a network. The build writes the lists and their versions.
//
// All or nothing: a version's files are fetched together before it is used, and a page is served wholly
// from one version. A new version waits until no page of the old one is open, or until the player takes it.
//
// Two more caches are filled by the page, each named by its own version, so that a new game does not fetch
// them again: the advisor's Pyodide (advisor.js) and the rules pages of a language (offline.js).
const VERSION = "{{ version }}";
const FILES = {{ files }};
const RULES = {{ rules }};
// Every repository of one GitHub user shares an origin, so the folder is part of the caches' name.
const PREFIX = `golf ${new URL(registration.scope).pathname} `;
const CACHE = `${PREFIX}shell ${VERSION}`;
// The card game's files are kept once that has been opened (offline.js), and from then on with every version.
const CARDS = `${PREFIX}cards`;
const CARD_FILES = {{ cards }};
const ADVISOR = { folder: "{{ pyodide.folder }}", cache: `${PREFIX}advisor {{ pyodide.version }}` };
const HASHED = /-[0-9a-f]{10}[./]/;

// Files whose names carry a hash cannot be stale; the others must not come from the HTTP cache.
const fresh = (file) => new Request(file, { cache: HASHED.test(file) ? "default" : "reload" });

addEventListener("install", (event) => event.waitUntil(store(FILES)));

addEventListener("activate", (event) => event.waitUntil(tidy()));

addEventListener("message", (event) => {
  const tell = (news) => event.ports[0]?.postMessage(news);
  if (event.data === "take over") event.waitUntil(keepCards().then(skipWaiting, () => tell("stay")));
  if (event.data === "check") event.waitUntil(check(false, tell).then(tidy));
  if (event.data === "check cards") event.waitUntil(check(true, tell).then(tidy));
});

// What fails leaves nothing behind: the old version goes on, and the browser tries this one again.
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

// Those of the files that a cache lacks; asking makes no cache.
async function lacking(name, files) {
  const stored = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
  const known = stored.map(({ url }) => url);
  return files.filter((file) => !known.includes(new URL(file, registration.scope).href));
}

// Where the card game is in use, this version has its files.
async function keepCards() {
  if (!(await caches.has(CARDS))) return;
  const missing = await lacking(CARDS, CARD_FILES);
  if (missing.length) await (await caches.open(CARDS)).addAll(missing);
}

// A page has started, that of the card game or another. Since a browser can lose what was stored, it is looked
// through, and the page is told what is there: "fetching", if it takes a while, then "ready", "absent" or "failed".
async function check(cards, tell) {
  const known = await caches.has(CARDS);
  try {
    // The page of a first visit too is served from here: what it loads later has the same content under its name.
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
    if (cards && !known) await caches.delete(CARDS); // an empty one would keep every later version out
    tell("failed");
  }
}

// Old versions go when nobody can be using them: not while a second page is open, which may be one of theirs,
// and not while a newer version is on its way, whose files are there already.
async function tidy() {
  const open = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (open.length > 1 || registration.installing || registration.waiting) return;
  const kinds = [`${PREFIX}shell `, `${PREFIX}advisor `];
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

// The stored response is returned untouched: a new one would lose the compiled WebAssembly.
async function answer(request, url) {
  const address = url.origin + url.pathname.replace(/\/index\.html$/, "/");
  const path = address.slice(registration.scope.length);
  const isPage = request.mode === "navigate";
  const [, language] = isPage ? (path.match(/^rules\/([\w-]+)\//) ?? []) : [];
  let cacheName = path.startsWith(ADVISOR.folder) ? ADVISOR.cache : CACHE;
  if (language) cacheName = `${PREFIX}rules ${language} ${RULES[language]}`;
  const found = await caches.match(isPage && (!path || language) ? address : url.href, { cacheName });
  if (found) return found;
  // What an older page, or a rules page, loads: under these names there is only one content.
  const other = HASHED.test(path) && (await caches.match(url.href));
  if (other) return other;
  if (!isPage) return fetch(request);
  return fetch(request).catch(async (error) => {
    const older = (await caches.match(address)) ?? (path && (await elsewhere(path)));
    if (older) return older;
    throw error;
  });
}

// Without a network a page that is not stored leads to one that is: the same rules page, with its slash or in
// another language, or the game. To go there keeps the addresses in it right.
async function elsewhere(path) {
  const [, language, page] = `${path}/`.match(/^rules\/([\w-]+)\/(.*?)\/*$/) ?? [];
  for (const code of language ? [language, ...Object.keys(RULES)] : []) {
    const address = `${registration.scope}rules/${code}/${page && `${page}/`}`;
    if (await caches.match(address)) return Response.redirect(address);
  }
  return Response.redirect(registration.scope + (language ? `?lang=${language}` : ""));
}
