"""From a clone, with the standard library only: `python3 -m golf …` (docs/interfaces.md, Command line)."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.samples import DOCUMENTED, LANGUAGES, ROOT, example_deal


def run_bare(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The command line under an interpreter that sees no installed package (-S) and no settings (-E, -s)."""
    # The interpreter behind a virtual environment, if this is one.
    python = str(getattr(sys, "_base_executable", sys.executable))
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    ignore = [] if environment else ["-E"]
    return subprocess.run(
        [python, *ignore, "-s", "-S", "-m", "golf", *arguments],
        cwd=folder,
        env=kept | environment,
        capture_output=True,
        check=False,
    )


def test_golf_and_i18n_are_all_that_the_command_line_needs(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "golf", tmp_path / "golf", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "i18n", tmp_path / "i18n")
    done = run_bare(tmp_path, "play", DOCUMENTED, "--moves", example_deal()["won_game"], "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["status"] == "won"
    for language in LANGUAGES:
        done = run_bare(tmp_path, "deal", DOCUMENTED, "--lang", language)
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "arguments", [["deal", "\udcff\udcfe"], ["play", DOCUMENTED, "--moves", "\udcff"], []]
)
def test_bytes_that_are_no_text_are_bad_input(arguments: list[str]) -> None:
    done = run_bare(ROOT, *arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "cp1252"])
def test_a_terminal_without_suit_signs_is_no_reason_for_a_traceback(encoding: str) -> None:
    done = run_bare(ROOT, "deal", DOCUMENTED, "--lang", "ru", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(DOCUMENTED.encode())
