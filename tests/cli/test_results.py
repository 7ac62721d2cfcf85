"""`--csv`: a file that is not one of results is left alone, in one line (docs/interfaces.md)."""

import os
from pathlib import Path

import pytest

from tests.cli.running import report, run
from tests.samples import LANGUAGES, words_of

COMMANDS = [
    ("census", "--rules", "easy", "--deals", "3", "--jobs", "1"),
    ("opponents", "--board", "2x2", "--seats", "easy,easy", "--matches", "3", "--jobs", "1"),
]
each_command = pytest.mark.parametrize("command", COMMANDS, ids=[command[0] for command in COMMANDS])
each_language = pytest.mark.parametrize("language", LANGUAGES)


def kept(command: tuple[str, ...], path: Path) -> bytes:
    """What a command writes to a new file."""
    report(*command, "--csv", str(path))
    return path.read_bytes()


def assert_left_alone(command: tuple[str, ...], path: Path, reason: str, language: str) -> None:
    held = path.read_bytes()
    answer = run(*command, "--csv", str(path), "--lang", language)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == words_of(language).say("error.cli_" + reason, {"found": str(path)}) + "\n"
    assert path.read_bytes() == held


@each_language
@each_command
@pytest.mark.parametrize("where", ["first", "later"])
def test_a_file_that_is_no_text_is_left_alone(
    tmp_path: Path, command: tuple[str, ...], where: str, language: str
) -> None:
    path = tmp_path / "results.csv"
    before = kept(command, path) if where == "later" else b""
    path.write_bytes(before + b"1,\xff\xfe\n")
    assert_left_alone(command, path, "file_text", language)


@each_language
@each_command
def test_a_file_with_endless_lines_is_left_alone(
    tmp_path: Path, command: tuple[str, ...], language: str
) -> None:
    path = tmp_path / "results.csv"
    path.write_bytes(kept(command, path) + b"x" * 200_000 + b"\n")
    assert_left_alone(command, path, "file_csv", language)


@each_language
@each_command
@pytest.mark.parametrize("held", [b"name,telephone\nAnna,5\n", b"my diary", b"\n", b"deal,code\n"])
def test_a_file_of_something_else_is_left_alone(
    tmp_path: Path, command: tuple[str, ...], held: bytes, language: str
) -> None:
    path = tmp_path / "results.csv"
    path.write_bytes(held)
    assert_left_alone(command, path, "file_other", language)


@each_command
def test_the_results_of_the_other_command_are_left_alone(tmp_path: Path, command: tuple[str, ...]) -> None:
    path = tmp_path / "results.csv"
    for other in COMMANDS:
        if other != command:
            kept(other, path)
    assert_left_alone(command, path, "file_other", "en")


@each_language
@each_command
def test_only_ordinary_files_are_read(tmp_path: Path, command: tuple[str, ...], language: str) -> None:
    for path in (str(tmp_path), os.devnull):
        answer = run(*command, "--csv", path, "--lang", language)
        assert (answer.status, answer.out) == (2, "")
        assert answer.err == words_of(language).say("error.cli_file_kind", {"found": path}) + "\n"


@each_command
def test_a_file_that_is_empty_or_was_marked_by_a_spreadsheet_is_gone_on_with(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    path = tmp_path / "results.csv"
    path.write_bytes(b"")
    text = kept(command, path)
    path.write_bytes(b"\xef\xbb\xbf" + text)
    assert kept(command, path) == b"\xef\xbb\xbf" + text


@each_command
@pytest.mark.parametrize("number", ["nan", "inf", "9" * 400])
def test_a_line_with_a_number_that_cannot_be_is_counted_anew(
    tmp_path: Path, command: tuple[str, ...], number: str
) -> None:
    path = tmp_path / "results.csv"
    whole = report(*command, "--csv", str(path))
    header, first, *rest = path.read_text("utf-8").splitlines()
    at = 3 if command[0] == "census" else header.split(",").index("wins 1 easy")
    fields = first.split(",")
    changed = ",".join([*fields[:at], number, *fields[at + 1 :]])
    path.write_text("\n".join([header, changed, *rest, ""]), "utf-8")
    assert report(*command, "--csv", str(path)) | {"seconds": 0} == whole | {"seconds": 0}


def test_a_match_from_before_the_first_is_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    whole = report(*COMMANDS[1], "--csv", str(path))
    header, *rows = path.read_text("utf-8").splitlines()
    last = next(row for row in rows if row.startswith("2,"))
    path.write_text("\n".join([header, *rows, "-1," + last.partition(",")[2], ""]), "utf-8")
    assert report(*COMMANDS[1], "--csv", str(path))["matches"] == whole["matches"] == 3
