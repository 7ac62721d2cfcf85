// The page's side of the advisor: start the workers, pass questions and answers on, and tell the game when no
// worker can answer. Loaded at the first question, or when the page is idle after the first move.
//
// MicroPython is started by the first question and answers within a second or so. Pyodide, some megabytes
// more, answers at once, and takes over once it is loaded. `html[data-advisor]` names the one that answers, or
// is "failed".
import { cacheNames } from "../shared/caches.js";
import { isMetered } from "../shared/metered.js";

const FILES = {{ files }};
const PATIENCE_MS = 60_000; // for a worker that has a question and sends nothing
const RETRY_MS = 60_000; // after Pyodide failed

const html = document.documentElement;
const { golf } = window;
const workers = new Map(); // by the interpreter's name
const open = new Map(); // the questions without an answer, by their kind
let wanted = false; // whether Pyodide is to be fetched without being asked for
const failed = new Set(); // the interpreters that failed since the last question
let failedAt = -Infinity; // when Pyodide did last

const absolute = (address) => new URL(address, document.baseURI).href;
const names = cacheNames(new URL(".", document.baseURI).pathname);
const settings = {
  micropython: () => ({ module: absolute(FILES.micropython), bundle: absolute(FILES.bundle) }),
  pyodide: () => ({
    ...FILES.pyodide,
    folder: absolute(FILES.pyodide.folder),
    modules: absolute(FILES.modules),
    cache: names.advisors + FILES.pyodide.version,
    shells: names.shells,
  }),
};

// Ask a question; or fetch Pyodide now, where it is the word "pyodide".
export function ask(question) {
  if (question === "pyodide") return start("pyodide");
  const [kind, , ...position] = question.split(" ");
  // Questions are about the game as it stands: answers about another position are not wanted any more.
  if ([...open.values()].some((other) => other.split(" ").slice(2).join(" ") !== position.join(" "))) open.clear();
  open.set(kind, question);
  failed.clear();
  // The review at the end of a game comes unasked, so Pyodide can wait for a pause.
  if (wanted) kind === "review" ? golf.inPause(fetchPyodide) : fetchPyodide();
  const helper = answering() ?? start("micropython");
  helper?.worker.postMessage(question);
  if (helper) watch(helper);
}

// Fetch Pyodide when the player pauses, where it holds up no move; never over a metered connection.
export function prepare() {
  if (wanted || golf.embed || isMetered()) return;
  wanted = true;
  golf.inPause(fetchPyodide);
}

async function fetchPyodide() {
  if (workers.has("pyodide") || performance.now() - failedAt < RETRY_MS) return;
  if (navigator.onLine || (await isStored())) start("pyodide");
}

// Whether Pyodide was fetched before, and can start without a network.
async function isStored() {
  try {
    return await caches.has(settings.pyodide().cache);
  } catch {
    return false;
  }
}

// Tell the game how far Pyodide is, for the settings window.
function tell(state) {
  golf.send(`advisor-state ${state}`);
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
  // Asked again, Pyodide answers sooner than MicroPython would finish.
  end(workers.get("micropython"));
  tell("ready");
  for (const question of open.values()) helper.worker.postMessage(question);
}

function answered(text) {
  const [, kind, ticket] = text.split(" ");
  if (open.get(kind)?.split(" ")[1] !== ticket) return; // it is not wanted any more
  open.delete(kind);
  golf.send(text);
  prepare();
}

// Give up a worker that sends nothing for a minute: it can die without an error.
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
  // No worker is left to answer: try the other interpreter.
  const next = ["micropython", wanted && "pyodide"].find((name) => name && !failed.has(name));
  if (next) {
    const other = start(next);
    if (next === "micropython") for (const question of open.values()) other?.worker.postMessage(question);
    return;
  }
  open.clear();
  html.dataset.advisor = "failed";
  golf.adviceFails(absolute(FILES.worker), settings.micropython().module, settings.micropython().bundle);
}
