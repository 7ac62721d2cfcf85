"""Undo, redo and the move counter (A8), and moves that are refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.record import replace
from golf.solitaire.moves import read_moves
from golf.solitaire.session import SOLITAIRE, UNDO_LIMIT, Session, act, act_all, begin, session_refusal
from golf.solitaire.table import refusal
from tests.samples import DOCUMENTED, example_deal
from tests.strategies import ACTIONS, sessions

# One move from a block, and the block (A7: 25 removed, 150 points).
BEFORE_THE_BLOCK = "77ss56s2s34754s444s25sss6517663 1sssssss3".replace(" ", "")
BLOCKABLE = "GO1-E-CFZY4YD"


def after(code: str, moves: str) -> Session:
    session, refused = act_all(begin(code), read_moves(moves))
    assert refused == ()
    return session


def test_a8_undo_puts_the_card_back_and_redo_plays_it_again() -> None:
    before, done = after(DOCUMENTED, "s5"), after(DOCUMENTED, "s52")
    undone, reason = act(done, "u")
    assert reason is None
    assert (undone.table, undone.score, undone.done) == (before.table, before.score, before.done)
    redone, reason = act(undone, "r")
    assert reason is None
    assert (redone.table, redone.score, redone.done) == (done.table, done.score, done.done)


def test_a8_the_move_counter_never_goes_down_and_redo_is_a_move_again() -> None:
    counts = []
    session = begin(DOCUMENTED)
    for move in ["s", "5", "u", "u", "r", "5", "u", "r"]:
        session, reason = act(session, move)
        assert reason is None
        counts.append(session.move_count)
    assert counts == [1, 2, 2, 2, 3, 4, 4, 5]


def test_a8_after_a_block_undo_takes_the_penalty_away() -> None:
    before, blocked = after(BLOCKABLE, BEFORE_THE_BLOCK), after(BLOCKABLE, BEFORE_THE_BLOCK + "1")
    assert (before.status, before.score) == ("playing", 240)
    assert (blocked.status, blocked.score) == ("blocked", 150)
    undone, _ = act(blocked, "u")
    assert (undone.status, undone.score, undone.move_count) == ("playing", 240, blocked.move_count)


def test_a8_undo_works_out_of_a_win() -> None:
    won = after(DOCUMENTED, example_deal()["won_game"])
    undone, reason = act(won, "u")
    assert (reason, undone.status, undone.score) == (None, "playing", 340)
    assert act(undone, "r")[0].status == "won"


def test_a8_a_new_move_forgets_what_was_undone() -> None:
    session = after(DOCUMENTED, "s5uu")
    assert session.log == ("s", "5")
    session, _ = act(session, "s")
    assert session.log == ("s",)
    assert act(session, "r") == (session, "nothing_to_redo")


def test_a8_the_last_hundred_actions_can_be_undone() -> None:
    assert UNDO_LIMIT == 100
    session = after(DOCUMENTED, example_deal()["won_game"])
    for _ in session.done:
        session, reason = act(session, "u")
        assert reason is None
    assert session.table == session.start
    assert act(session, "u") == (session, "nothing_to_undo")


@pytest.mark.parametrize("limit", [0, 1, 3])
def test_a8_no_more_than_the_limit_can_be_undone(limit: int) -> None:
    session = replace(begin(DOCUMENTED), game=replace(SOLITAIRE, undo_limit=limit))
    for move in "s52s7":
        session, _ = act(session, move)
    for _ in range(limit):
        session, reason = act(session, "u")
        assert reason is None
    assert act(session, "u") == (session, "nothing_to_undo")
    assert len(session.done) == 5 - limit
    for _ in range(limit):
        session, reason = act(session, "r")
        assert reason is None
    assert len(session.done) == 5


def test_a8_at_the_beginning_there_is_nothing_to_undo_or_redo() -> None:
    session = begin(DOCUMENTED)
    assert act(session, "u") == (session, "nothing_to_undo")
    assert act(session, "r") == (session, "nothing_to_redo")


@given(sessions())
def test_a8_undoing_everything_brings_the_deal_back_and_redo_the_game(session: Session) -> None:
    back = session
    while session_refusal(back, "u") is None:
        back, _ = act(back, "u")
    assert back.table == session.start
    assert back.move_count == session.move_count
    again = back
    for _ in session.done:
        again, reason = act(again, "r")
        assert reason is None
    assert again.table == session.table
    assert again.move_count == session.move_count + len(session.done)


@given(sessions())
def test_the_table_is_what_the_line_makes_of_the_deal(session: Session) -> None:
    fresh = after(session.code, " ".join(session.done))
    assert (fresh.table, fresh.score, fresh.status) == (session.table, session.score, session.status)


@given(sessions(), ACTIONS)
def test_a3_a_refused_move_changes_nothing(session: Session, move: str) -> None:
    changed, reason = act(session, move)
    if move not in ("u", "r"):
        assert reason == refusal(session.table, move)
    if reason is not None:
        assert changed is session
    else:
        assert changed.move_count == session.move_count + (move != "u")


def test_a3_a_tap_on_a_free_card_is_the_play_of_its_column() -> None:
    assert after(DOCUMENTED, "s 5:5 2:5") == after(DOCUMENTED, "s52")


@given(st.lists(ACTIONS, max_size=25))
def test_a_line_skips_refused_moves_reports_them_and_goes_on(moves: list[str]) -> None:
    session, refused = act_all(begin(DOCUMENTED), tuple(moves))
    expected, reasons = begin(DOCUMENTED), []
    for move in moves:
        expected, reason = act(expected, move)
        if reason is not None:
            reasons.append((move, reason))
    assert session == expected
    assert list(refused) == reasons


def test_a_line_goes_on_after_a_refused_move() -> None:
    session, refused = act_all(begin(DOCUMENTED), read_moves("1 s 1:4 5 r 2 1"))
    assert session == after(DOCUMENTED, "s52")
    assert refused == (
        ("1", "not_adjacent"), ("1:4", "covered"), ("r", "nothing_to_redo"), ("1", "not_adjacent"),
    )  # fmt: skip
