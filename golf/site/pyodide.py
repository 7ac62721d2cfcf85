"""Pyodide as the site ships it: a fifth of its library, as byte code, made by Pyodide itself under Node.

The npm package has 559 modules as source, and 140 of them are compiled at every start; that is most of
the time a start takes. The library shipped holds the byte code of what the advisor really imports
(`pyodide_library.py` finds out by asking it), and is tried before it is shipped. The game's modules are a
file of their own, so that a new game does not make browsers fetch Pyodide again.
"""

import dataclasses
import hashlib
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from golf.site.bundle import ADVISOR, modules_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "node_modules/pyodide"
CACHE = ROOT / "build"
LIBRARY, MODULES = "python_stdlib.zip", "golf.zip"
UNCHANGED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
_SCRIPTS = ("pyodide.mjs", "pyodide_library.py")


@dataclasses.dataclass(frozen=True)
class Pyodide:
    """The files of Pyodide's folder by name, the game's modules, and the list of packages, which is empty."""

    files: dict[str, bytes]
    modules: bytes
    lock: dict[str, object]


def pyodide() -> Pyodide:
    """Return the files; the made ones are kept in `build/` for as long as nothing they depend on changes."""
    if not PACKAGE.is_dir():
        raise SystemExit("pyodide is not installed; run: make site")
    made = CACHE / f"pyodide-{_fingerprint()}"
    if not (made / MODULES).is_file():
        for old in CACHE.glob("pyodide-*"):
            shutil.rmtree(old)
        _make(made)
    files = {name: (PACKAGE / name).read_bytes() for name in UNCHANGED}
    files[LIBRARY] = (made / LIBRARY).read_bytes()
    lock = json.loads((PACKAGE / "pyodide-lock.json").read_text("utf-8"))
    return Pyodide(files, (made / MODULES).read_bytes(), {"info": lock["info"], "packages": {}})


def _make(folder: Path) -> None:
    """Make library and modules with Node, and try them."""
    node = shutil.which("node")
    if node is None:
        raise SystemExit("Node is not installed; run: make site")
    CACHE.mkdir(exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(prefix="pyodide-", dir=CACHE))
    names = [path.relative_to(ROOT).as_posix() for path in modules_of(ADVISOR)]
    command = [node, str(Path(__file__).with_name("pyodide.mjs")), str(PACKAGE), str(ROOT), str(unfinished)]
    done = subprocess.run([*command, *names], capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip() or "no reason given").splitlines()[-1]
        raise SystemExit(f"Pyodide's library cannot be made: {reason}")
    unfinished.rename(folder)


def _fingerprint() -> str:
    """Return a hash of all that the made files depend on."""
    sources = [PACKAGE / name for name in (*UNCHANGED, LIBRARY)]
    sources += [Path(__file__).with_name(name) for name in _SCRIPTS]
    sources += modules_of(ADVISOR)
    total = hashlib.sha256()
    for path in sources:
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]
