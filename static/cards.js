// The card game's side of its worker, in which the opponent Hard thinks. Loaded when a match has one.
//
// A question is a line (golf/cardgame/worker.py) and its answer goes back as the message `advice …`. The
// page itself stops waiting after a while (golf/cardgame/page/turns.py), so nothing here does.
const FILES = {{ files }};

const { golf } = window;
const absolute = (address) => new URL(address, document.baseURI).href;
let worker = null;

// What is heard of the game, where that is set: pitch in hertz, and seconds.
const TONES = { card: [330, 0.06], turn: [660, 0.12], no: [170, 0.14], end: [440, 0.3] };
let audio = null;

function sound(name) {
  if (!navigator.userActivation?.hasBeenActive) return; // browsers refuse sounds before the first touch or key
  audio ??= new AudioContext();
  const [pitch, seconds] = TONES[name];
  const tone = new OscillatorNode(audio, { frequency: pitch, type: "triangle" });
  const volume = new GainNode(audio, { gain: 0.15 });
  volume.gain.setTargetAtTime(0, audio.currentTime + seconds / 2, seconds / 4);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds * 2);
}

// A question; the word "warm", to have the worker started before it is needed; or the name of a sound.
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
