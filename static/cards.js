// The card game's side of its worker, in which the opponent Hard thinks. Loaded when a match has one.
//
// A question is a line (golf/advisor/card_desk.py) and its answer goes back as the message `advice …`. The
// page itself stops waiting after a while (golf/cardpage/playing.py), so nothing here does.
const FILES = {{ files }};

const { golf } = window;
const absolute = (address) => new URL(address, document.baseURI).href;
let worker = null;

// A question, or the word "warm" to have the worker started before it is needed.
export function ask(question) {
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
  started.postMessage(JSON.stringify({ name: "micropython", desk: "golf.advisor.card_desk", ...files }));
  return started;
}

function fail(reason) {
  console.warn(`The card game's worker failed: ${reason}`);
  worker = null; // it is tried again when it is next asked
  golf.send("advisor-failed");
}
