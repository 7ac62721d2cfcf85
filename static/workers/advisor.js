// The worker that answers questions in Python, run by MicroPython or by Pyodide.
//
// Every message in either direction is text. The first one in is a line of JSON: which interpreter, and where its
// files are. Each further one is a question (golf/solitaire/advisor/questions.py). Messages out are
// `progress NAME BYTES TOTAL`, `ready NAME`, `advice ANSWER`, and `failed NAME REASON`, which is the last.
import { unpack } from "../shared/bundle.js";

const MICROPYTHON_HEAP = 40 * 1024 * 1024; // see golf/solitaire/advisor/worker.py
const PROGRESS_MS = 100; // between two messages of progress
// A browser compiles WebAssembly well only once it has run for a while, so Pyodide answers this question first,
// before the player asks one. A real question replaces it, and the page ignores the answer, having no ticket 0.
const REHEARSAL = "hint 0 GO1-E-AAAAAAB -";

const network = fetch;

async function fetched(address) {
  const response = await network(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}
const bytes = async (address) => new Uint8Array(await (await fetched(address)).arrayBuffer());

const interpreters = {
  async micropython({ module, bundle }) {
    const [{ loadMicroPython }, packed] = await Promise.all([import(module), bytes(bundle)]);
    const python = await loadMicroPython({
      heapsize: MICROPYTHON_HEAP,
      stdout: (line) => console.log(line),
      stderr: (line) => console.error(line),
    });
    unpack(python.FS, packed);
    return python;
  },

  // The library and the game's modules come as byte code in two zip files.
  async pyodide({ folder, files, cache, shells, lock, modules }) {
    const addresses = files.map(([name]) => folder + name);
    const total = files.reduce((sum, [, size]) => sum + size, 0);
    const responses = await stored({ cache, shells }, addresses, total);
    const golf = await keptModules({ cache, shells }, modules);
    // Pyodide gets each of its files from here, once.
    globalThis.fetch = async (request, options) => {
      const address = String(request.url ?? request);
      const found = responses.get(address);
      responses.delete(address);
      return found ?? network(request, options);
    };
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    const python = await loadPyodide({ indexURL: folder, packageBaseUrl: folder, lockFileContents: lock });
    python.FS.writeFile("/golf.zip", golf);
    python.pyimport("sys").path.insert(0, "/golf.zip");
    return python;
  },
};

// Give the responses for all addresses, from the cache if it has every one of them. Otherwise fetch them, and
// store them once all have arrived. They are stored as they came, since a stored response keeps its compiled
// WebAssembly. `total` is the sum of their bytes; `names` says which cache, and how the games' caches begin.
async function stored(names, addresses, total) {
  const cache = globalThis.caches; // some pages have none, or may not use it
  const match = (address) => cache?.match(address, { cacheName: names.cache }).catch(() => null);
  const known = await Promise.all(addresses.map(match));
  if (known.every(Boolean)) return new Map(known.map((response, at) => [addresses[at], response]));
  let got = 0;
  let said = 0;
  const fetchOne = async (address) => {
    const response = await fetched(address);
    const kept = response.clone();
    const reader = response.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      got += piece.value.length;
      if (performance.now() - said < PROGRESS_MS && got < total) continue;
      said = performance.now();
      postMessage(`progress pyodide ${got} ${total}`);
    }
    return [address, kept];
  };
  const responses = new Map(await Promise.all(addresses.map(fetchOne)));
  const kept = await besideTheGame(names);
  try {
    await Promise.all([...responses].map(([address, response]) => kept?.put(address, response.clone())));
  } catch {
    await cache.delete(names.cache).catch(() => {}); // no room: they are fetched again the next time
  }
  return responses;
}

// Open the cache to store in; null where no game is stored beside it, as after sw-off.js.
async function besideTheGame({ cache, shells }) {
  try {
    return (await caches.keys()).some((name) => name.startsWith(shells)) ? await caches.open(cache) : null;
  } catch {
    return null;
  }
}

// Give the bytes of the game's modules. They are stored beside Pyodide's files, in a cache that outlives a version
// of the game, so those of an older version are removed.
async function keptModules(names, address) {
  const cache = await besideTheGame(names);
  const known = await cache?.match(address).catch(() => null);
  if (known) return new Uint8Array(await known.arrayBuffer());
  const response = await fetched(address);
  try {
    for (const { url } of (await cache?.keys()) ?? []) if (url.endsWith(".zip") && !url.includes("stdlib")) await cache.delete(url);
    await cache?.put(address, response.clone());
  } catch {
    // no room: they are fetched again the next time
  }
  return new Uint8Array(await response.arrayBuffer());
}

let started = false;
let desk = null; // the functions of golf.solitaire.advisor.worker
const early = []; // questions that came before the interpreter had started
let working = false;
const { port1, port2 } = new MessageChannel(); // each slice of work is a task of its own

port1.onmessage = () => {
  let answer;
  try {
    answer = desk.work();
  } catch (error) {
    console.error(error);
    answer = desk.giveUp();
  }
  if (answer) postMessage(`advice ${answer}`);
  working = typeof answer === "string";
  if (working) port2.postMessage("");
};

function ask(question) {
  desk.put(question);
  if (working) return;
  working = true;
  port2.postMessage("");
}

async function start({ name, desk: home = "golf.solitaire.advisor.worker", ...files }) {
  try {
    const python = await interpreters[name](files);
    const { put, work, give_up: giveUp } = python.pyimport(home);
    desk = { put, work, giveUp };
    postMessage(`ready ${name}`);
    if (name === "pyodide") ask(REHEARSAL);
    early.forEach(ask);
  } catch (error) {
    postMessage(`failed ${name} ${error?.message ?? error}`);
  }
}

onmessage = ({ data }) => {
  if (!started) start(JSON.parse(data));
  else if (desk) ask(data);
  else early.push(data);
  started = true;
};
