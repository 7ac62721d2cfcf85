// The advisor's worker: answers questions with `golf.advisor`, in MicroPython or in Pyodide.
//
// Everything in and out is text. The first message is a line of JSON: which interpreter, and where its files
// are. Every other message is a question (golf/solitaire/advisor/questions.py). Back come `progress NAME BYTES TOTAL`,
// `ready NAME`, `advice ANSWER`, or `failed NAME REASON`, after which nothing comes any more.

const MICROPYTHON_HEAP = 40 * 1024 * 1024; // see golf/solitaire/advisor/worker.py
const PROGRESS_MS = 100; // between two messages of progress
// Browsers compile WebAssembly well only once it has run for a while; better for nobody than for the first
// who asks. Any real question takes this one's place, and the page knows no ticket 0.
const REHEARSAL = "hint 0 GO1-E-AAAAAAB -";

const network = fetch;

async function fetched(address) {
  const response = await network(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}
const bytes = async (address) => new Uint8Array(await (await fetched(address)).arrayBuffer());

const interpreters = {
  // The modules come as byte code, one after the other behind a line that lists them.
  async micropython({ module, bundle }) {
    const [{ loadMicroPython }, packed] = await Promise.all([import(module), bytes(bundle)]);
    const python = await loadMicroPython({
      heapsize: MICROPYTHON_HEAP,
      stdout: (line) => console.log(line),
      stderr: (line) => console.error(line),
    });
    const head = packed.indexOf(10);
    let at = head + 1;
    for (const [path, size] of JSON.parse(new TextDecoder().decode(packed.subarray(0, head)))) {
      python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      python.FS.writeFile(path, packed.subarray(at, at + size));
      at += size;
    }
    return python;
  },

  // The library and the game's modules come as byte code in two zip files.
  async pyodide({ folder, files, cache, lock, modules }) {
    const addresses = files.map(([name]) => folder + name);
    const total = files.reduce((sum, [, size]) => sum + size, 0);
    const responses = await stored(cache, addresses, total);
    const golf = await kept(cache, modules);
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

// The responses for all addresses: from the cache, if it has every one of them; else they are fetched, and
// kept for the next time once all have arrived. Nothing is unpacked and packed again, since a stored response
// brings its compiled WebAssembly along.
async function stored(name, addresses, total) {
  const cache = globalThis.caches; // some pages have none, or may not use it
  const match = (address) => cache?.match(address, { cacheName: name }).catch(() => null);
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
  const kept = await besideTheGame(name);
  try {
    await Promise.all([...responses].map(([address, response]) => kept?.put(address, response.clone())));
  } catch {
    await cache.delete(name).catch(() => {}); // there is no room: they are fetched again the next time
  }
  return responses;
}

// A cache to store in; none where no game is stored beside it, or none any more (sw-off.js).
async function besideTheGame(name) {
  try {
    const shell = name.replace(/advisor .*/, "shell ");
    return (await caches.keys()).some((other) => other.startsWith(shell)) ? await caches.open(name) : null;
  } catch {
    return null;
  }
}

// The game's modules, kept beside Pyodide's files, whose cache outlives a version of the game.
async function kept(name, address) {
  const cache = await besideTheGame(name);
  const known = await cache?.match(address).catch(() => null);
  if (known) return new Uint8Array(await known.arrayBuffer());
  const response = await fetched(address);
  try {
    for (const { url } of (await cache?.keys()) ?? []) if (url.endsWith(".zip") && !url.includes("stdlib")) await cache.delete(url);
    await cache?.put(address, response.clone());
  } catch {
    // there is no room: they are fetched again the next time
  }
  return new Uint8Array(await response.arrayBuffer());
}

let started = false;
let desk = null; // the functions of golf.solitaire.advisor.worker
const early = []; // questions that came before
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
