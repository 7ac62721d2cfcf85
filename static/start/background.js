// What goes on beside the game: caching, updates and installing, which have a script of their own that nothing
// waits for, and what the first move brings with it.
import { attempt } from "../shared/attempt.js";
import { advice, script } from "./fetching.js";
import { idly } from "./idle.js";
import { build, embed } from "./page.js";

const workers = () => {
  try {
    // Reading it throws in a sandboxed frame.
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
};
let moving = false;
let loading = null;
const withOffline = (use) => loading?.then(use, () => {});
// Without the script there is no worker that could keep the old version.
const without = (what) => what === "update-app" && location.reload();
export const offline = (what) =>
  loading ? loading.then((loaded) => loaded.carryOut(what), () => without(what)) : without(what);
export const goOffline = () => {
  if (embed || !build.offline) return;
  const registered = attempt(() => workers()?.register("sw.js", { updateViaCache: "none" }).catch(() => null));
  idly(() => {
    loading = script(build.offline);
    // A move may have been made before this script came.
    loading.then(async (loaded) => {
      loaded.begin(registered);
      await registered;
      if (moving) loaded.prepare();
    }).catch(() => {});
  });
};
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.golf.installPrompt = event;
  withOffline((loaded) => loaded.tellInstall());
});

export const moved = () => {
  if (moving || embed || !window.golf.send) return;
  moving = true;
  idly(() => advice().then((loaded) => loaded.prepare(), () => {}));
  withOffline((loaded) => loaded.prepare());
};
