// The kill switch: takes the place of sw.js where a site is built with GOLF_OFFLINE=off. It removes what the
// game has stored for use without a network (no saved game), and then itself. Pages that are open go on,
// and store nothing any more, since they do so only beside a stored game (advisor.js, offline.js).
const PREFIX = `golf ${new URL(registration.scope).pathname} `;

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  const remove = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    await Promise.all(names.map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(remove());
});
