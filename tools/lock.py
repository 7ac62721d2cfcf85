"""`make lock`: requirements-dev.txt anew from requirements-dev.in, with every package below and all hashes.

What still fits stays as it is; `--upgrade` takes the newest of what is not named in requirements-dev.in.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from tools.programs import ROOT, VENV

WANTED, LOCK = ROOT / "requirements-dev.in", ROOT / "requirements-dev.txt"
OLDEST_PYTHON = "3.11"
# The first line of the lock repeats these: an update bot reads there how the file was made.
HOW = ["--universal", "--python-version", OLDEST_PYTHON, "--generate-hashes"]


def command(wanted: Path, lock: Path) -> list[str]:
    """Return what writes the lock, for every platform and every Python from the oldest on."""
    shown = f"make lock  (uv pip compile {' '.join(HOW)} {wanted.name})"
    # No settings of this machine: an index of its own must not get into the file.
    quiet = ["--quiet", "--no-config", "--no-emit-index-url", "--no-emit-find-links"]
    return [
        *(str(VENV / "bin" / "uv"), "pip", "compile", *HOW, *quiet),
        *("--custom-compile-command", shown, "--output-file", lock.name, wanted.name),
    ]


def main(arguments: list[str] | None = None) -> int:
    """Write the lock; the exit status is that of uv, which says what does not fit together."""
    parser = argparse.ArgumentParser(prog="tools.lock", description=__doc__.splitlines()[0])
    parser.add_argument("--upgrade", action="store_true", help="take the newest of all that is not pinned")
    options = parser.parse_args(arguments)
    upgrade = ["--upgrade"] if options.upgrade else []
    return subprocess.run([*command(WANTED, LOCK), *upgrade], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
