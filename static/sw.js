// Keeps the game playable without a network. The build writes the list and its version.
//
// All or nothing: a version's files are fetched together before it is used, and a page is served wholly
// from one version. A new version waits until no page of the old one is open.
//
// Pyodide is large and seldom changes: it has a cache of its own, named by its own version, which the
// advisor's worker fills (advisor.js) and only a new Pyodide replaces.
const VERSION = "{{ version }}";
const FILES = {{ files }};
// Every repository of one GitHub user shares an origin, so the folder is part of the caches' name.
const PREFIX = `golf ${new URL(registration.scope).pathname} `;
const CACHE = `${PREFIX}shell ${VERSION}`;
// The card game's files are kept once that has been opened (boot.js), and from then on with every version.
const CARDS = `${PREFIX}cards`;
const CARD_FILES = {{ cards }};
const ADVISOR = { folder: "{{ pyodide.folder }}", cache: `${PREFIX}advisor {{ pyodide.version }}` };

addEventListener("install", (event) => {
  // Files whose names carry a hash cannot be stale; the others must not come from the HTTP cache.
  const fresh = (file) => new Request(file, { cache: file.includes("-") ? "default" : "reload" });
  const shell = caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh)));
  const cards = caches.has(CARDS).then((opened) => opened && caches.open(CARDS).then((cache) => cache.addAll(CARD_FILES)));
  event.waitUntil(Promise.all([shell, cards]));
});

addEventListener("activate", (event) => {
  const kinds = [`${PREFIX}shell `, `${PREFIX}advisor `];
  const old = (name) => kinds.some((kind) => name.startsWith(kind)) && ![CACHE, ADVISOR.cache].includes(name);
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
  event.waitUntil(dropOldCards());
});

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
  const home = request.mode === "navigate" && [registration.scope, `${registration.scope}index.html`].includes(url.origin + url.pathname);
  // The stored response is returned untouched: a new one would lose the compiled WebAssembly.
  const cacheName = url.href.startsWith(registration.scope + ADVISOR.folder) ? ADVISOR.cache : CACHE;
  event.respondWith(
    caches
      .match(home ? registration.scope : url.href, { cacheName })
      .then((found) => found ?? caches.match(url.href, { cacheName: CARDS }))
      .then((found) => found ?? fetch(request)),
  );
});
