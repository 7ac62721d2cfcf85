// Runs a Python script under the page's MicroPython, so that tests can check the portable code there:
//
//     node tests/run_micropython.mjs [--file PATH=VIRTUAL]… [--heap MB] SCRIPT.py [ARGUMENT…]
//
// The script can import golf, has sys.argv, may await at its top level, and reads the files given with
// --file under their virtual names. Exit status: 0, 1 after an exception, or what sys.exit was given.

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const USAGE = "usage: node tests/run_micropython.mjs [--file PATH=VIRTUAL]... [--heap MB] SCRIPT.py [ARGUMENT...]";
// CPython's part of golf/: an import of it from portable code must fail here as it would in the page.
const NOT_PORTABLE = new Set(["site", "__main__.py", "cli", "__pycache__"]);

function readArguments(words) {
  const files = [];
  let heap = 64;
  while (words.length && words[0].startsWith("--")) {
    const option = words.shift();
    const value = words.shift() ?? "";
    if (option === "--file" && value.includes("=")) {
      const at = value.lastIndexOf("=");
      files.push([value.slice(0, at), path.posix.resolve("/", value.slice(at + 1))]);
    } else if (option === "--heap" && Number(value) > 0) {
      heap = Number(value);
    } else {
      throw new Error(USAGE);
    }
  }
  if (!words.length) throw new Error(USAGE);
  return { files, heap, script: words[0], argv: words };
}

// This build has no NODEFS to mount the real folder with, so files are copied.
function copyFile(FS, real, virtual) {
  let folder = "";
  for (const part of path.posix.dirname(virtual).split("/").filter(Boolean)) {
    folder += `/${part}`;
    if (!FS.analyzePath(folder).exists) FS.mkdir(folder);
  }
  FS.writeFile(virtual, fs.readFileSync(real));
}

function copyPackage(FS, real, virtual) {
  for (const entry of fs.readdirSync(real, { withFileTypes: true })) {
    if (NOT_PORTABLE.has(entry.name)) continue;
    const [from, to] = [path.join(real, entry.name), `${virtual}/${entry.name}`];
    if (entry.isDirectory()) copyPackage(FS, from, to);
    else if (entry.name.endsWith(".py")) copyFile(FS, from, to);
  }
}

// MicroPython hands over single bytes; whole lines are passed on as bytes, so no character is ever split.
function byLine(stream) {
  let line = Buffer.alloc(256);
  let size = 0;
  const flush = () => {
    stream.write(Buffer.from(line.subarray(0, size)));
    size = 0;
  };
  const write = (bytes) => {
    for (const byte of bytes) {
      if (size === line.length) line = Buffer.concat([line, Buffer.alloc(size)]);
      line[size++] = byte;
      if (byte === 10) flush();
    }
  };
  return { write, flush };
}

// MicroPython keeps only the text of an exception, so the status of a SystemExit is read from its last line.
function statusAfter(error, script, complain) {
  if (error.name !== "PythonError") {
    complain(`${error.stack}\n`);
    return 1;
  }
  if (error.type !== "SystemExit") {
    complain(error.message.replaceAll('File "<stdin>"', `File "${script}"`));
    return 1;
  }
  const value = error.message.trimEnd().split("\n").at(-1).replace(/^SystemExit: ?/, "");
  if (value === "" || value === "None") return 0;
  if (/^\d+$/.test(value)) return Number(value);
  complain(`${value}\n`);
  return 1;
}

async function main(words) {
  const { files, heap, script, argv } = readArguments(words);
  const source = fs.readFileSync(script, "utf8");
  const out = byLine(process.stdout);
  const err = byLine(process.stderr);
  const micropython = await loadMicroPython({
    heapsize: heap * 1024 * 1024,
    linebuffer: false,
    stdout: out.write,
    stderr: err.write,
  });
  copyPackage(micropython.FS, path.join(ROOT, "golf"), "/golf");
  for (const [real, virtual] of files) copyFile(micropython.FS, real, virtual);
  let status = 0;
  try {
    // sys.argv cannot be replaced in MicroPython, only filled.
    micropython.runPython(`import sys\nsys.argv.extend(${JSON.stringify(argv)})\ndel sys`);
    await micropython.runPythonAsync(source);
  } catch (error) {
    out.flush();
    status = statusAfter(error, script, (text) => err.write(Buffer.from(text)));
  }
  out.flush();
  err.flush();
  return status;
}

let status = 1;
try {
  status = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
}
// Timers a script left behind must not keep the process; what was written must still get out.
process.stdout.write("", () => process.stderr.write("", () => process.exit(status)));
