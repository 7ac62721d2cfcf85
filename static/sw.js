// Keeps the game playable without a network. The build writes the list and its version.
//
// All or nothing: a version's files are fetched together before it is used, and a page is served wholly
// from one version. A new version waits until no page of the old one is open.
const VERSION = "{{ version }}";
const FILES = {{ files }};
// Every repository of one GitHub user shares an origin, so the folder is part of the caches' name.
const PREFIX = `golf ${new URL(registration.scope).pathname} `;
const CACHE = `${PREFIX}shell ${VERSION}`;

addEventListener("install", (event) => {
  // Files whose names carry a hash cannot be stale; the others must not come from the HTTP cache.
  const fresh = (file) => new Request(file, { cache: file.includes("-") ? "default" : "reload" });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(fresh))));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(`${PREFIX}shell `) && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(registration.scope)) return;
  const home = request.mode === "navigate" && [registration.scope, `${registration.scope}index.html`].includes(url.origin + url.pathname);
  // The stored response is returned untouched: a new one would lose the compiled WebAssembly.
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(home ? registration.scope : url.href))
      .then((found) => found ?? fetch(request)),
  );
});
