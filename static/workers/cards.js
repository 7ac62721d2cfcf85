// The card game's side of its worker, in which the opponent Hard thinks. Loaded when a match has that opponent.
//
// A question is a line of text (golf/cardgame/worker.py); its answer is sent to the game as the message
// `advice …`. No timeout is needed here, since the page stops waiting by itself (golf/cardgame/page/turns.py).
import { playNotes } from "../shared/tones.js";

const FILES = {{ files }};

const { golf } = window;
const absolute = (address) => new URL(address, document.baseURI).href;
let worker = null;

// The sounds, where they are switched on: pitch in hertz, and seconds.
const TONES = { card: [330, 0.12], turn: [660, 0.24], no: [170, 0.28], end: [440, 0.6] };
const LOUDNESS = 0.15;

function sound(name) {
  if (!navigator.userActivation?.hasBeenActive) return; // browsers refuse sounds before the first touch or key
  const [pitch, seconds] = TONES[name];
  playNotes([[pitch, 0, seconds]], LOUDNESS);
}

// Take a question; "warm", which starts the worker before it is needed; or "sound NAME".
export function ask(question) {
  if (question.startsWith("sound ")) return sound(question.slice(6));
  worker ??= start();
  if (question !== "warm") worker.postMessage(question);
}

function start() {
  const started = new Worker(absolute(FILES.worker), { type: "module", name: "golf-cards" });
  started.onmessage = ({ data }) => {
    if (data.startsWith("advice ")) golf.send(data);
    if (data.startsWith("failed ")) fail(data);
  };
  started.onerror = (event) => {
    event.preventDefault();
    fail(event.message ?? "its script cannot be loaded");
  };
  const files = { module: absolute(FILES.micropython), bundle: absolute(FILES.bundle) };
  started.postMessage(JSON.stringify({ name: "micropython", desk: "golf.cardgame.worker", ...files }));
  return started;
}

function fail(reason) {
  console.warn(`The card game's worker failed: ${reason}`);
  worker = null; // it is tried again when it is next asked
  golf.send("advisor-failed");
}
