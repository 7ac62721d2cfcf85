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
CARDS_PROGRAM = ROOT / "tests" / "micropython" / "cards_program.py"
DOORS_PROGRAM = ROOT / "tests" / "micropython" / "doors_program.py"
RUNNER = ROOT / "tests" / "run_micropython.mjs"
# Parts of the program that need the catalogs, and how many lines each part must at least print.
WITH_WORDS = {"positions", "sentences", "pages", "boards"}
LINES = {
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


def in_cpython(program: Path, *arguments: str) -> bytes:
    command = [sys.executable, "-X", "utf8", str(program), *arguments]
    return output_of(command, PYTHONPATH=str(ROOT))


def in_micropython(program: Path, arguments: list[str], files: list[Path] | None = None) -> bytes:
    found = node()
    assert found is not None, "Node is missing: run python3 -m tools.setup"
    virtual = [f"/words/{path.name}" for path in files or []]
    given = [
        word for path, name in zip(files or [], virtual, strict=True) for word in ("--file", f"{path}={name}")
    ]
    return output_of([found, str(RUNNER), *given, str(program), *arguments, *virtual])


def assert_same(ours: bytes, theirs: bytes, least: int, what: str) -> None:
    """Line by line, so that the first difference is shown."""
    expected, printed = ours.split(b"\n"), theirs.split(b"\n")
    assert len(expected) >= least
    for number, (one, other) in enumerate(zip(expected, printed, strict=False), 1):
        assert other.decode() == one.decode(), f"line {number} of {what}"
    assert len(printed) == len(expected)


@pytest.mark.parametrize("part", LINES)
def test_d1_micropython_prints_what_cpython_prints(part: str, catalogs: list[Path]) -> None:
    files = catalogs if part in WITH_WORDS else []
    ours = in_cpython(PROGRAM, part, *map(str, files))
    assert_same(ours, in_micropython(PROGRAM, [part], files), LINES[part], part)


@pytest.mark.parametrize("count", [250, pytest.param(1000, marks=pytest.mark.verify)])
def test_d1_random_games_have_the_same_reports(count: int) -> None:
    ours = in_cpython(PROGRAM, "games", str(count))
    assert_same(ours, in_micropython(PROGRAM, ["games", str(count)]), count, "the games")


@pytest.mark.parametrize("count", [100, pytest.param(300, marks=pytest.mark.verify)])
def test_d1_card_games_of_easy_and_medium_have_the_same_logs_and_scores(count: int) -> None:
    """Every tenth prints its save too."""
    ours = in_cpython(CARDS_PROGRAM, "games", "0", str(count))
    theirs = in_micropython(CARDS_PROGRAM, ["games", "0", str(count)])
    assert_same(ours, theirs, count + count // 10, "the card games")


def test_d1_the_card_games_page_writes_the_same(catalogs: list[Path]) -> None:
    ours = in_cpython(CARDS_PROGRAM, "pages", *map(str, catalogs))
    assert_same(ours, in_micropython(CARDS_PROGRAM, ["pages"], catalogs), 2000, "the card game's page")


def test_d1_codes_of_the_card_game_are_read_alike() -> None:
    ours = in_cpython(CARDS_PROGRAM, "codes")
    assert_same(ours, in_micropython(CARDS_PROGRAM, ["codes"]), 300, "the codes")


def test_each_door_at_its_full_length_ends_alike_in_both() -> None:
    ours = in_cpython(DOORS_PROGRAM)
    assert_same(ours, in_micropython(DOORS_PROGRAM, []), 100, "doors")
