// Runs the page's side of the advisor in Node against workers that do as they are told:
//
//     node page.mjs SCRIPT STEPS
//
// SCRIPT is the rendered advice.js. STEPS is a JSON list of steps: ["ask", QUESTION], ["prepare"],
// ["hear", INTERPRETER, TEXT] (its worker posts TEXT), ["error", INTERPRETER] (its script cannot be loaded),
// ["wait", MS] (the page's clock goes on). What goes on is printed, a line each.

import fs from "node:fs";

const [script, steps] = process.argv.slice(2);
const { online = true, stored = false, metered = false, embed = false, workers = true, list } = JSON.parse(steps);
const running = new Map();
const timers = new Map();
let now = 0;
let next = 0;

const define = (name, value) => Object.defineProperty(globalThis, name, { configurable: true, value });
define("document", { baseURI: "https://example.org/golf/", documentElement: { dataset: {} } });
const send = (text) => console.log(`send ${text}`);
const adviceFails = (...urls) => send(`advisor-failed ${urls.map((url) => url.split("/").pop()).join(" ")}`);
define("window", { golf: { embed, send, adviceFails, inPause: (work) => setTimeout(work, 4000) } });
define("navigator", { onLine: online, connection: { saveData: metered } });
define("caches", { has: async (name) => stored && name === "golf /golf/ advisor abc" });
define("performance", { now: () => now });
define("setTimeout", (run, ms) => (timers.set((next += 1), [now + (ms ?? 0), run]), next));
define("clearTimeout", (id) => timers.delete(id));
console.warn = (text) => console.log(`warn ${text}`);
define(
  "Worker",
  class {
    constructor(address, { name }) {
      if (!workers) throw new Error("no workers here");
      this.name = name.replace("golf-", "");
      console.log(`start ${this.name} ${address}`);
      running.set(this.name, this);
    }
    postMessage(text) {
      console.log(text.startsWith("{") ? `settings ${this.name} ${Object.keys(JSON.parse(text)).join(",")}` : `post ${this.name} ${text}`);
    }
    terminate() {
      console.log(`end ${this.name}`);
      running.delete(this.name);
    }
  },
);

// Everything that waits for a promise has its turn.
const settle = () => new Promise((done) => setImmediate(done));

async function goOn(ms) {
  const until = now + ms;
  for (;;) {
    const due = [...timers].filter(([, [at]]) => at <= until).sort(([, [one]], [, [other]]) => one - other)[0];
    if (!due) break;
    const [id, [at, run]] = due;
    timers.delete(id);
    now = at;
    run();
    await settle();
  }
  now = until;
}

const { ask, prepare } = await import(`data:text/javascript,${encodeURIComponent(fs.readFileSync(script, "utf8"))}`);
for (const [word, ...rest] of list) {
  if (word === "ask") ask(rest[0]);
  if (word === "prepare") prepare();
  if (word === "hear") running.get(rest[0]).onmessage({ data: rest[1] });
  if (word === "error") running.get(rest[0]).onerror({ preventDefault() {}, message: "cannot be loaded" });
  if (word === "wait") await goOn(rest[0]);
  await settle();
}
console.log(`advisor ${document.documentElement.dataset.advisor ?? "none"}`);
process.exit(0);
