// Runs the advisor's worker script in Node, as a page would: prints what it posts, a line each.
//
//     node worker.mjs SCRIPT START QUESTION…
//
// START is the worker's first message; a question `until WORD` waits for a message that begins so.

import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [script, start, ...questions] = process.argv.slice(2);
const heard = [];
let wake = () => {};

globalThis.postMessage = (text) => {
  heard.push(text);
  console.log(text);
  wake();
};
globalThis.onmessage = null;
globalThis.fetch = async (address) => {
  const path = String(address).replace("file://", "");
  return fs.existsSync(path) ? new Response(fs.readFileSync(path)) : new Response("", { status: 404 });
};

await import(pathToFileURL(script));
globalThis.onmessage({ data: start });
for (const question of questions) {
  if (!question.startsWith("until ")) {
    globalThis.onmessage({ data: question });
    continue;
  }
  while (!heard.some((text) => text.startsWith(question.slice(6)))) await new Promise((done) => (wake = done));
}
process.exit(0);
