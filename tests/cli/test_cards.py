"""The card game on the command line: `cards`, a text game, and `opponents` (docs/interfaces.md)."""

import io
import os
from pathlib import Path

import pytest

from golf.cardgame.codes import match_code
from golf.cardgame.rules import rules_for
from tests.cli.running import Answer, report, run
from tests.samples import LANGUAGES, words_of

CODE = "GC1-232-AAAAAAB"
SEAT_KEYS = ["wins", "mean_points", "mean_awarded", "ended", "ended_lowest"]


def typed(monkeypatch: pytest.MonkeyPatch, lines: str, *arguments: str) -> Answer:
    """A game in which somebody types these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return run("cards", *arguments)


def test_opponents_reports_the_documented_keys() -> None:
    found = report("opponents", "--board", "2x2", "--seats", "medium,easy", "--matches", "6", "--jobs", "1")
    assert next(iter(found)) == "seats"
    assert {"stalled_rounds", "blunders", "seconds"} <= set(found)
    assert [list(seat) for seat in found["seats"]] == [SEAT_KEYS, SEAT_KEYS]
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(6)
    assert all(seat["ended_lowest"] <= seat["ended"] for seat in found["seats"])


def test_opponents_are_fixed_by_the_seed() -> None:
    def seats(seed: str) -> object:
        return report("opponents", "--seats", "medium,easy", "--matches", "4", "--seed", seed, "--jobs", "1")[
            "seats"
        ]

    assert seats("5") == seats("5") != seats("6")


def test_opponents_go_on_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "part.csv"
    whole = report("opponents", "--board", "2x2", "--seats", "easy,medium", "--matches", "12", "--jobs", "1")
    arguments = ("opponents", "--board", "2x2", "--seats", "easy,medium", "--csv", str(path), "--jobs", "1")
    report(*arguments, "--matches", "5")
    text = path.read_text("utf-8")
    path.write_text(text[:-20], "utf-8")  # the last line was cut off
    parts = report(*arguments, "--matches", "12")
    assert {**parts, "seconds": 0} == {**whole, "seconds": 0}
    kept = path.read_text("utf-8")
    assert {**report(*arguments, "--matches", "12"), "seconds": 0} == {**whole, "seconds": 0}
    assert path.read_text("utf-8") == kept


def test_a_file_of_other_opponents_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "part.csv"
    path.write_text("deal,code,winnable,best\n", "utf-8")
    answer = run("opponents", "--matches", "1", "--csv", str(path), "--jobs", "1")
    assert answer.status == 2
    assert answer.err.count("\n") == 1
    assert path.read_text("utf-8") == "deal,code,winnable,best\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_turn_can_be_played_in_every_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    lines = "?\nv\no\ns\nw\nh\nd\nh\nx11\nrubbish\nd d\nx11\np11\nt\nx12\np12\nq\n"
    answer = typed(monkeypatch, lines, CODE, "--seats", "person,medium", "--lang", language)
    assert (answer.status, answer.err) == (0, "")
    assert CODE in answer.out
    assert "{" not in answer.out
    saved = next(line for line in answer.out.split("\n") if f"cards1 {CODE} m" in line)
    assert "w02" in saved


def test_a_match_is_kept_and_gone_on_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    arguments = ("--save", str(path))
    typed(monkeypatch, "d\nx11\nd\n", CODE, "--seats", "person,person", *arguments)
    assert path.read_text("utf-8") == f"cards1 {CODE} m3 w00 d x11 d .\n"
    answer = typed(monkeypatch, "p11\n", *arguments)
    assert (answer.status, answer.err) == (0, "")
    assert path.read_text("utf-8") == f"cards1 {CODE} m4 w00 d x11 d p11 .\n"
    assert run("cards", CODE, *arguments).status == 2  # it would be lost
    assert path.read_text("utf-8") == f"cards1 {CODE} m4 w00 d x11 d p11 .\n"


def test_a_whole_match_of_opponents_is_told_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    code = match_code(rules_for(2, 2, 2), 7)
    answer = typed(monkeypatch, "", code, "--seats", "easy,medium")
    assert answer.status == 0
    assert answer.out.rstrip().endswith("wins the match.")


def test_opponents_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = typed(monkeypatch, "w\nd\nx11\nw\n", "GC1-233-AAAAAAB", "--seats", "person,medium,hard")
    reasons = [line for line in answer.out.replace("> ", "").split("\n") if line.startswith("Player")]
    assert any(line.startswith("Player 2 (medium): ") for line in reasons)
    assert any(line.startswith("Player 3 (hard): ") for line in reasons)


def test_cards_json_is_what_the_first_seat_sees() -> None:
    found = report("cards", CODE, "--moves", "d x11 x11", "--seats", "person,hard")
    assert found["code"] == CODE
    assert found["line"] == "d x11"
    assert found["refused"] == {"move": "x11", "reason": "no_card_in_hand"}
    assert [card for board in found["boards"] for card in board].count(None) == 11
    assert (found["players"], found["winners"], found["status"]) == (["person", "hard"], [], "playing")


@pytest.mark.parametrize(
    "arguments",
    [
        ("cards", "rubbish"),
        ("cards", "GC1-992-AAAAAAB"),
        ("cards", "--board", "5x5"),
        ("cards", "--seats", "person"),
        ("cards", "--seats", "person,expert"),
        ("cards", CODE, "--moves", "d q"),
        ("cards", "--save", "/"),
        ("opponents", "--seats", "person,hard"),
        ("opponents", "--board", "2x"),
        ("opponents", "--matches", "-1"),
        ("opponents", "--seats", ""),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_bad_input_is_one_line_and_exit_status_2(arguments: tuple[str, ...], language: str) -> None:
    answer = run(*arguments, "--lang", language)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("held", [b"my diary", b"\xff\xfe\x00", b"cards1 nothing m0 .", b""])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_save_that_cannot_be_read_is_bad_input_and_stays(
    tmp_path: Path, held: bytes, language: str
) -> None:
    path = tmp_path / "match.txt"
    path.write_bytes(held)
    answer = run("cards", "--save", str(path), "--lang", language)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == words_of(language).say("error.cli_save", {"found": str(path)}) + "\n"
    assert path.read_bytes() == held
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_that_is_no_file_is_not_read() -> None:
    answer = run("cards", "--save", os.devnull)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == words_of("en").say("error.cli_file_kind", {"found": os.devnull}) + "\n"


def test_a_save_that_cannot_be_written_is_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answer = typed(monkeypatch, "d\n", CODE, "--save", str(tmp_path / "no" / "match.txt"))
    assert answer.status == 2
    assert answer.err.count("\n") == 1


def test_without_any_input_a_match_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = typed(monkeypatch, "", CODE)
    monkeypatch.setattr("sys.stdin", None)
    answer = run("cards", CODE)
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.splitlines()[-1] == ended.out.splitlines()[-1]
