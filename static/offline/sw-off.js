// The kill switch: a site built with GOLF_OFFLINE=off has it in the place of sw.js. It removes all that the game
// has stored for use without a network, but no saved game, and then itself. Pages that are open go on, and store
// nothing more, since they store only where a game is stored (advisor.js, offline.js).
import { cacheNames } from "../shared/caches.js";

const NAMES = cacheNames(new URL(registration.scope).pathname);

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  const remove = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(NAMES.all));
    await Promise.all(names.map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(remove());
});
