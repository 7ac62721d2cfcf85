"""A match in progress: save, resume, replay from code and log alone, opponents in their seats."""

import json
from pathlib import Path

import pytest

from golf.cardgame.match import (
    Match,
    begin_match,
    hint,
    load_match,
    match_refusal,
    match_text,
    opponent_choice,
    play,
)
from golf.cardgame.opponents import PLAYERS, STRENGTHS, player_of
from golf.cardgame.report import match_pairs
from golf.cardgame.table import Table
from golf.errors import BadSave
from golf.play.pairs import Pairs, json_text
from tests.samples import ROOT

SAVES = sorted((ROOT / "tests" / "saves").glob("cards1-*.txt"))


def played(code: str, players: tuple[str, ...], most: int = 10_000) -> Match:
    """A match of opponents, played to its end or so many moves."""
    match = begin_match(code, players)
    for _ in range(most):
        choice = opponent_choice(match)
        if choice is None:
            break
        match, reason = play(match, choice.move)
        assert reason is None
    return match


def report(match: Match) -> str:
    return json_text(Pairs(match_pairs(match, 0, None)))


def test_c7_opponents_play_a_match_to_its_end() -> None:
    match = played("GC1-224L50-AAAAAAB", ("easy", "medium", "hard", "easy"))
    assert match.line.status == "over"
    assert match.table.winners
    assert len(match.table.reports) == match.table.round + 1


def test_replay_needs_the_code_and_the_log_alone() -> None:
    match = played("GC1-233L50-AAAAAAC", ("easy", "medium", "hard"))
    again = begin_match(match.line.code, ())
    for move in match.line.done:
        again, reason = play(again, move)
        assert reason is None
    assert again.table == match.table


@pytest.mark.parametrize("most", [0, 1, 2, 57, 400])
def test_a_match_is_resumed_where_it_was_left_and_goes_on_alike(most: int) -> None:
    players = ("medium", "easy", "medium")
    match = played("GC1-243-AAAAAAD", players, most)
    again, dropped = load_match(match_text(match))
    assert (again, dropped) == (match, "")
    for _ in range(30):
        choice, other = opponent_choice(match), opponent_choice(again)
        assert choice == other
        if choice is not None:
            match, again = play(match, choice.move)[0], play(again, choice.move)[0]
    assert report(match) == report(again)


def test_a_save_is_one_line_of_words_with_who_sits_where() -> None:
    match = begin_match("GC1-234-AAAAAAB", ("person", *STRENGTHS))
    match, _ = play(match, "d")
    match, _ = play(match, "x12")
    assert match_text(match) == "cards1 GC1-234-AAAAAAB m2 w0123 d x12 ."


# A digit that stands for no player yet.
UNKNOWN = next(digit for digit in "987654" if player_of(digit) is None)


@pytest.mark.parametrize(
    ("text", "players", "line", "dropped"),
    [
        ("cards1 GC1-232-AAAAAAB m2 w03 d p11 .", "person hard", "d p11", ""),
        ("cards1 GC1-232-AAAAAAB m2 d p11 .", "person person", "d p11", "w"),
        ("cards1 GC1-232-AAAAAAB m2 w031 d p11 .", "person hard", "d p11", "w"),
        (f"cards1 GC1-232-AAAAAAB m2 w{UNKNOWN}3 d p11 .", "person hard", "d p11", ""),
        ("cards1 GC1-232-AAAAAAB m2 w03 d x99 t .", "person hard", "d", "x99 t"),
        ("cards1 GC1-232-AAAAAAB m2 w03 d p11 | t .", "person hard", "d p11", "| t"),
        ("cards1 GC1-232-AAAAAAB m2 w03 d p11", "person hard", "d p11", "."),
    ],
)
def test_a_damaged_save_gives_back_its_valid_beginning(
    text: str, players: str, line: str, dropped: str
) -> None:
    match, rest = load_match(text)
    assert (" ".join(match.players), " ".join(match.line.done), rest) == (players, line, dropped)


@pytest.mark.parametrize("text", ["", "cards1", "cards1 GC1-239-AAAAAAB m0 .", "golf1 GO1-E-AAAAAAB m0 ."])
def test_a_save_without_a_match_is_bad(text: str) -> None:
    with pytest.raises(BadSave):
        load_match(text)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_kept_save_is_read_as_on_the_day_it_was_written(path: Path) -> None:
    save, dropped, expected = path.read_text("utf-8").split("\n")[:3]
    match, rest = load_match(save)
    assert rest == dropped.removeprefix("dropped:").strip()
    assert report(match) == expected


def test_every_version_of_saves_has_kept_examples() -> None:
    assert len(SAVES) >= 4


def test_a_refused_move_changes_nothing() -> None:
    match = begin_match("GC1-232-AAAAAAB", ())
    assert play(match, "p11") == (match, "no_card_in_hand")
    assert match_refusal(match, "d") is None


def test_the_hint_is_hards_move() -> None:
    match = begin_match("GC1-332-AAAAAAB", ("hard", "hard"))
    for _ in range(40):
        choice = opponent_choice(match)
        assert hint(match) == choice
        assert choice is not None
        match, _ = play(match, choice.move)


def test_the_report_tells_a_seat_no_more_than_it_sees() -> None:
    match = begin_match("GC1-232-AAAAAAB", PLAYERS[:2])
    match, _ = play(match, "d")
    table: Table = match.table
    for seat in (0, 1):
        told = json.loads(json_text(Pairs(match_pairs(match, seat, None))))
        assert told["boards"] == [[None] * 6, [None] * 6]
        assert (told["hand"] is None) == (seat != table.turn)
        assert told["status"] == "playing"
