// Makes the library and the game's modules for the shipped Pyodide, as byte code, and tries them:
//
//     node pyodide.mjs PACKAGE ROOT TARGET MODULE…
//
// PACKAGE is the npm package's folder, ROOT the folder that the MODULEs are in, TARGET where the files go.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [PACKAGE, ROOT, TARGET, ...MODULES] = process.argv.slice(2);
const SCRIPT = fs.readFileSync(new URL("pyodide_library.py", import.meta.url), "utf8");
const { loadPyodide } = await import(pathToFileURL(path.join(PACKAGE, "pyodide.mjs")));

process.on("uncaughtException", (error) => {
  // A traceback of Python ends with what is wrong.
  console.error(error.message.trim().split("\n").at(-1));
  process.exit(1);
});

const folder = (name) => name + path.sep;
const lock = (text) => JSON.stringify({ info: JSON.parse(text).info, packages: {} });

// Pyodide with the functions of pyodide_library.py, and the game's modules importable from `place`.
async function start(options, place) {
  const python = await loadPyodide({ ...options, stdout: () => {}, stderr: (line) => console.error(line) });
  python.mountNodeFS("/project", ROOT);
  python.mountNodeFS("/target", TARGET);
  python.runPython(SCRIPT);
  python.pyimport("sys").path.insert(0, place);
  const { version_info: version } = python.pyimport("sys");
  python.library = `/lib/python${version.major}${version.minor}.zip`;
  return python;
}

// What Pyodide says when it is asked everything, and when something goes wrong in Python.
function rehearse(python) {
  const said = python.globals.get("rehearse")(python.pyimport("golf.solitaire.advisor.worker"));
  try {
    python.runPython("1 / 0");
  } catch (error) {
    return `${said}\n${error.message}`;
  }
  throw new Error("an exception in Python was lost");
}

const stock = await start({ indexURL: folder(PACKAGE) }, "/project");
const said = rehearse(stock);
const names = stock.globals.get("used")(stock.library);

// In a Pyodide of its own, since byte code depends a little on what has been imported before.
const maker = await start({ indexURL: folder(PACKAGE) }, "/project");
const pack = maker.globals.get("pack");
pack.callKwargs("/target/python_stdlib.zip", maker.toPy(names.toJs()), { library: maker.library });
pack.callKwargs("/target/golf.zip", maker.toPy(MODULES), { folder: "/project" });

const lockFile = fs.readFileSync(path.join(PACKAGE, "pyodide-lock.json"), "utf8");
const made = await start(
  {
    indexURL: folder(PACKAGE),
    stdLibURL: path.join(TARGET, "python_stdlib.zip"),
    lockFileContents: lock(lockFile),
  },
  "/target/golf.zip",
);
// Without the source there are no lines of it in a traceback: they are indented, as are the places.
const unindented = (text) => text.split("\n").filter((line) => !line.startsWith(" ")).join("\n");
if (unindented(rehearse(made)) !== unindented(said)) {
  throw new Error("the trimmed Pyodide does not say what the whole one says");
}
process.exit(0); // a running Pyodide would keep Node alive
