// What runs before Python does: one script within index.html, made of the parts in this folder by the build.
//
// It sets colours and direction before the first paint, fetches code and words early, keeps taps until they can
// be played, gives PyScript a stand-in where storage is denied, and looks why a start fails (trouble.js tells it).
// `window.golf` (bridge.js) is what Python calls.
import { attempt } from "../shared/attempt.js";
import "./page.js";
import "./fetching.js";
import "./taps.js";
import "./failure.js";
import "./bridge.js";

// PyScript opens IndexedDB for a file system that the game does not use, and where storage is denied
// that fails on the console. A database that never opens is the same for everybody, and quicker.
attempt(() => Object.defineProperty(window, "indexedDB", { configurable: true, value: { open: () => ({}) } }));
