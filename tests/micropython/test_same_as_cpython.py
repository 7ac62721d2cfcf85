"""The page's MicroPython and CPython give the same bytes for the same inputs (D1)."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from golf.i18n.po import complete_entries
from tests.samples import LANGUAGES, ROOT
from tools.programs import node

PROGRAM = ROOT / "tests" / "micropython" / "program.py"
RUNNER = ROOT / "tests" / "run_micropython.mjs"
# Parts of the program that need the catalogs, and how many lines each part must at least print.
WITH_WORDS = {"positions", "sentences", "pages", "boards"}
LINES = {
    "games": 1000,
    "codes": 1000,
    "positions": 500,
    "sentences": 10_000,
    "pages": 1000,
    "saves": 1300,
    "winnable": 300,
    "boards": 900,
}


@pytest.fixture
def catalogs(tmp_path: Path) -> list[Path]:
    """Every language's complete catalog as JSON."""
    paths = []
    for language in LANGUAGES:
        path = tmp_path / f"{language}.json"
        catalog = {"language": language, "entries": complete_entries(language)}
        path.write_text(json.dumps(catalog, ensure_ascii=False), "utf-8")
        paths.append(path)
    return paths


def output_of(command: list[str], **environment: str) -> bytes:
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")[-2000:]
    return done.stdout


def in_cpython(part: str, files: list[Path]) -> bytes:
    command = [sys.executable, "-X", "utf8", str(PROGRAM), part, *map(str, files)]
    return output_of(command, PYTHONPATH=str(ROOT))


def in_micropython(part: str, files: list[Path]) -> bytes:
    found = node()
    assert found is not None, "Node is missing: run python3 -m tools.setup"
    virtual = [f"/words/{path.name}" for path in files]
    given = [word for path, name in zip(files, virtual, strict=True) for word in ("--file", f"{path}={name}")]
    return output_of([found, str(RUNNER), *given, str(PROGRAM), part, *virtual])


@pytest.mark.parametrize("part", LINES)
def test_d1_micropython_prints_what_cpython_prints(part: str, catalogs: list[Path]) -> None:
    files = catalogs if part in WITH_WORDS else []
    ours, theirs = in_cpython(part, files).split(b"\n"), in_micropython(part, files).split(b"\n")
    assert len(ours) >= LINES[part]
    for number, (expected, printed) in enumerate(zip(ours, theirs, strict=False), 1):
        assert printed.decode() == expected.decode(), f"line {number} of {part}"
    assert len(theirs) == len(ours)
