"""Two empty pages to compare with: PyScript with MicroPython and with Pyodide, doing nothing but get ready.

They are what PyScript's documentation shows as the smallest page, from the packages the game is built
from, with the plugins switched off that the game switches off, and nothing preloaded.
"""

import json
import shutil
import tomllib
from pathlib import Path

from golf.site.runtime import MICROPYTHON, MODULES, PYSCRIPT, ROOT

_PYODIDE = MODULES / "pyodide"
_PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Empty</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="pyscript/core.css">
<script type="module" src="pyscript/core.js"></script>
</head>
<body>
<mpy-config type="json">{config}</mpy-config>
<py-config type="json">{config}</py-config>
<script type="{kind}">
from pyscript import document

document.documentElement.dataset.ready = "true"
</script>
</body>
</html>
"""


def build_micropython_page(folder: Path) -> None:
    """Write the empty page on MicroPython."""
    for name in ("micropython.mjs", "micropython.wasm"):
        _copy(MICROPYTHON / name, folder / "interpreter" / name)
    _build(folder, "mpy", "micropython.mjs")


def build_pyodide_page(folder: Path) -> None:
    """Write the empty page on Pyodide."""
    for name in _PYODIDE_FILES:
        _copy(_PYODIDE / name, folder / "interpreter" / name)
    _build(folder, "py", "pyodide.mjs")


def _build(folder: Path, kind: str, interpreter: str) -> None:
    for path in PYSCRIPT.glob("*.js"):
        _copy(path, folder / "pyscript" / path.name)
    _copy(PYSCRIPT / "core.css", folder / "pyscript" / "core.css")
    plugins = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))["plugins"]
    config = json.dumps({"interpreter": f"./interpreter/{interpreter}", "plugins": plugins})
    (folder / "index.html").write_text(_PAGE.format(kind=kind, config=config), "utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
