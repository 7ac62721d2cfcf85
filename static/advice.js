// The page's side of the advisor: it starts the workers, passes questions and answers on, and says so when
// nobody can answer. It is loaded at the first question, or when the page is idle after the first move.
//
// MicroPython is started by the first question and answers within a second or so. Pyodide, some megabytes
// more, answers at once; it takes over when it is there. `html[data-advisor]` tells who answers, or "failed".
const FILES = {{ files }};
const PATIENCE_MS = 60_000; // for the next word of a worker that owes one
const RETRY_MS = 60_000; // after Pyodide failed

const html = document.documentElement;
const { golf } = window;
const workers = new Map(); // by the interpreter's name
const open = new Map(); // the questions not answered yet, by their kind
let wanted = false; // whether Pyodide is to be fetched without being asked for
const failed = new Set(); // the interpreters that failed since the last question
let failedAt = -Infinity; // when Pyodide did last

const absolute = (address) => new URL(address, document.baseURI).href;
const settings = {
  micropython: () => ({ module: absolute(FILES.micropython), bundle: absolute(FILES.bundle) }),
  pyodide: () => ({
    ...FILES.pyodide,
    folder: absolute(FILES.pyodide.folder),
    modules: absolute(FILES.modules),
    // sw.js knows this cache under the same name.
    cache: `golf ${new URL(".", document.baseURI).pathname} advisor ${FILES.pyodide.version}`,
  }),
};

// A question for the advisor, or the word "pyodide" to have Pyodide fetched now.
export function ask(question) {
  if (question === "pyodide") return start("pyodide");
  const [kind, , ...position] = question.split(" ");
  // Whoever asks asks about the game as it stands: what was asked about another position is past.
  if ([...open.values()].some((other) => other.split(" ").slice(2).join(" ") !== position.join(" "))) open.clear();
  open.set(kind, question);
  failed.clear();
  // What is told by itself at the end of a game can wait for the pause after it.
  if (wanted) kind === "review" ? golf.inPause(fetchPyodide) : fetchPyodide();
  const helper = answering() ?? start("micropython");
  helper?.worker.postMessage(question);
  if (helper) watch(helper);
}

// Fetch Pyodide when the player pauses, where that costs nobody anything.
export function prepare() {
  if (wanted || golf.embed || isMetered()) return;
  wanted = true;
  golf.inPause(fetchPyodide);
}

async function fetchPyodide() {
  if (workers.has("pyodide") || performance.now() - failedAt < RETRY_MS) return;
  if (navigator.onLine || (await isStored())) start("pyodide");
}

// Without a network it can start if it was fetched before.
async function isStored() {
  try {
    return await caches.has(settings.pyodide().cache);
  } catch {
    return false;
  }
}

// The settings show how far Pyodide is.
function tell(state) {
  golf.send(`advisor-state ${state}`);
}

function isMetered() {
  const { saveData, type, effectiveType } = navigator.connection ?? {};
  return saveData || type === "cellular" || type === "wimax" || /2g/.test(effectiveType);
}

function answering() {
  const pyodide = workers.get("pyodide");
  return pyodide?.ready ? pyodide : workers.get("micropython");
}

function start(name) {
  if (workers.has(name)) return workers.get(name);
  const helper = { name, ready: false };
  workers.set(name, helper);
  try {
    // Where an address is not of the page's origin, as in a sandboxed frame, this throws.
    helper.worker = new Worker(absolute(FILES.worker), { type: "module", name: `golf-${name}` });
  } catch (error) {
    fail(helper, error.message);
    return null;
  }
  helper.worker.onmessage = ({ data }) => hear(helper, data);
  helper.worker.onerror = (event) => {
    event.preventDefault();
    fail(helper, event.message ?? "its script cannot be loaded");
  };
  helper.worker.postMessage(JSON.stringify({ name, ...settings[name]() }));
  if (name === "pyodide") tell(`fetching 0 ${FILES.pyodide.files.reduce((sum, [, size]) => sum + size, 0)}`);
  watch(helper);
  return helper;
}

function hear(helper, text) {
  const [word, ...rest] = text.split(" ");
  if (word === "failed") return fail(helper, rest.slice(1).join(" "));
  if (word === "ready") begin(helper);
  if (word === "progress") tell(`fetching ${rest.slice(1).join(" ")}`);
  if (word === "advice") answered(text);
  watch(helper);
}

function begin(helper) {
  helper.ready = true;
  if (helper !== answering()) return;
  html.dataset.advisor = helper.name;
  if (helper.name !== "pyodide") return;
  // What MicroPython is still working on is answered sooner anew.
  end(workers.get("micropython"));
  tell("ready");
  for (const question of open.values()) helper.worker.postMessage(question);
}

function answered(text) {
  const [, kind, ticket] = text.split(" ");
  if (open.get(kind)?.split(" ")[1] !== ticket) return; // it comes too late
  open.delete(kind);
  golf.send(text);
  prepare();
}

// A worker can die without a word.
function watch(helper) {
  clearTimeout(helper.timer);
  if (helper.ready && !(open.size && helper === answering())) return;
  helper.timer = setTimeout(() => fail(helper, "it has not been heard of for a minute"), PATIENCE_MS);
}

function end(helper) {
  if (!helper) return;
  clearTimeout(helper.timer);
  helper.worker?.terminate();
  workers.delete(helper.name);
}

function fail(helper, reason) {
  if (workers.get(helper.name) !== helper) return;
  end(helper);
  console.warn(`The advisor's ${helper.name} failed: ${reason}`);
  failed.add(helper.name);
  if (helper.name === "pyodide") {
    failedAt = performance.now();
    tell("failed");
  }
  if (html.dataset.advisor === helper.name) delete html.dataset.advisor;
  if (workers.size || !open.size) return;
  // Nobody is left to answer: the other interpreter is tried.
  const next = ["micropython", wanted && "pyodide"].find((name) => name && !failed.has(name));
  if (next) {
    const other = start(next);
    if (next === "micropython") for (const question of open.values()) other?.worker.postMessage(question);
    return;
  }
  open.clear();
  html.dataset.advisor = "failed";
  golf.send("advisor-failed");
}
