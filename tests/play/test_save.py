"""Saves: one line of words that gives the whole game back, undone moves and the counter too (A8)."""

from pathlib import Path

import pytest
from hypothesis import given

from golf.play.line import with_hint
from golf.play.pairs import Pairs, json_text
from golf.solitaire.moves import read_moves
from golf.solitaire.position import position_text
from golf.solitaire.report import session_pairs
from golf.solitaire.session import VERSION, Session, act_all, begin, load, save_text
from tests.samples import DOCUMENTED, ROOT
from tests.strategies import sessions, tables

EXAMPLES = sorted((ROOT / "tests" / "saves").glob("golf*.txt"))


@given(sessions() | sessions(tables().map(position_text)))
def test_a8_a_save_gives_the_whole_game_back(session: Session) -> None:
    loaded = load(save_text(session))
    assert loaded.session == session
    assert loaded.dropped == ""


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ("", "golf1 GO1-E-AAAAAAB m0 ."),
        ("s 5 2", "golf1 GO1-E-AAAAAAB m3 s 5 2 ."),
        ("s 5:5 2 u u", "golf1 GO1-E-AAAAAAB m3 s | 5 2 ."),
        ("s 5 u r u u", "golf1 GO1-E-AAAAAAB m3 | s 5 ."),
    ],
)
def test_a_save_is_one_line_of_words(moves: str, text: str) -> None:
    session, _ = act_all(begin(DOCUMENTED), read_moves(moves))
    assert save_text(session) == text


def test_hints_that_were_taken_are_kept_in_the_save() -> None:
    session = with_hint(with_hint(begin(DOCUMENTED)))
    session, _ = act_all(session, read_moves("s 5 u"))
    assert save_text(session) == f"golf1 {DOCUMENTED} m2 h2 s | 5 ."
    assert load(save_text(session)).session == session
    assert load(f"golf1 {DOCUMENTED} h2 m2 s | 5 .") == load(save_text(session))


def test_a_save_from_before_hints_were_counted_has_none() -> None:
    assert load(f"golf1 {DOCUMENTED} m3 s 5 2").session.hints == 0


def test_every_version_ever_written_has_a_kept_example() -> None:
    assert {path.name.partition("-")[0] for path in EXAMPLES} >= {VERSION}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_kept_save_is_read_as_on_the_day_it_was_written(path: Path) -> None:
    """Each example holds the save, what must be dropped of it, and the game that must come back."""
    save, dropped, game, redo = path.read_text("utf-8").split("\n")[:4]
    loaded = load(save)
    assert loaded.dropped == dropped.removeprefix("dropped:").strip()
    assert json_text(Pairs(session_pairs(loaded.session, None))) == game
    assert " ".join(loaded.session.log[loaded.session.at :]) == redo.removeprefix("undone:").strip()


def test_a_counter_that_a_later_version_writes_is_passed_over() -> None:
    loaded = load(f"golf1 {DOCUMENTED} t90 m5 w2 s 5 2 | s .")
    assert loaded == load(f"golf1 {DOCUMENTED} m5 s 5 2 | s .")
    assert loaded.session.move_count == 5
