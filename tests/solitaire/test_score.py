"""How a game ends (A6) and what it is worth (A7)."""

import pytest
from hypothesis import given

from golf.solitaire.moves import read_moves
from golf.solitaire.session import Session, act_all, begin
from golf.solitaire.table import Table, plays, status
from tests.samples import DOCUMENTED, example_deal
from tests.strategies import sessions, tables

# Blocked games with 31, 30, 25 and 17 cards removed (A7), under each rule.
BLOCKED = [
    ("GO1-E-3CANFKF", "32416557651s2s6264s7s21s7445ss1s2ssss1ss3476ss5", 31, 270),
    ("GO1-C-6IJQ3QP", "ss2s15s54s45s21336s74267675s6s3354427sssss7s1s", 30, 250),
    ("GO1-S-ZCQ5IP5", "23ss556s46s41471314373s6s4s372sssss2ss1ss", 25, 150),
    ("GO1-E-HBUFV6N", "1222ssss5s2ssss32ss746s3s4ss67s35", 17, 0),
    ("GO1-C-GV6745H", "sss6sss2ss2sssss16163sss45", 10, 0),
]


def play(code: str, moves: str) -> Session:
    session, refused = act_all(begin(code), read_moves(moves))
    assert refused == ()
    return session


@pytest.mark.parametrize(("code", "moves", "removed", "score"), BLOCKED)
def test_a7_score_of_a_blocked_game(code: str, moves: str, removed: int, score: int) -> None:
    session = play(code, moves)
    assert session.status == "blocked"
    assert sum(move != "s" for move in session.done) == removed
    assert session.score == score == max(0, 10 * removed - 10 * (35 - removed))


@pytest.mark.parametrize(("code", "moves", "removed", "score"), BLOCKED)
def test_a7_the_penalty_comes_with_the_block_and_not_before(
    code: str, moves: str, removed: int, score: int
) -> None:
    line = read_moves(moves)
    before = play(code, " ".join(line[:-1]))
    assert before.status == "playing"
    assert before.score == 10 * (removed - (line[-1] != "s"))


def test_a7_a_won_game_is_worth_350() -> None:
    session = play(DOCUMENTED, example_deal()["won_game"])
    assert (session.status, session.score) == ("won", 350)


def test_a6_a_game_is_won_with_cards_left_in_the_stock() -> None:
    session = play("E~7C~8D~9C9D9H", "1")
    assert (session.status, len(session.table.stock)) == ("won", 3)


def test_a6_an_empty_stock_alone_does_not_end_the_game() -> None:
    assert play("E~7C7S~8D~", "").status == "playing"
    assert play("E~7C7S~8D~", "1").status == "blocked"


def test_a6_a_stock_keeps_a_game_going_in_which_nothing_fits() -> None:
    assert play("E~2C~8D~9D", "").status == "playing"
    assert play("E~2C~8D~9D", "s").status == "blocked"


@given(tables())
def test_a6_won_blocked_or_playing(table: Table) -> None:
    if not any(table.columns):
        expected = "won"
    elif table.stock or plays(table):
        expected = "playing"
    else:
        expected = "blocked"
    assert status(table) == expected


@given(sessions())
def test_a7_ten_for_each_card_removed_and_never_below_0(session: Session) -> None:
    removed = sum(move != "s" for move in session.done)
    expected = 10 * removed
    if session.status == "blocked":
        expected = max(0, 10 * removed - 10 * (35 - removed))
    assert session.score == expected


def test_a7_drawing_scores_nothing() -> None:
    assert [play(DOCUMENTED, moves).score for moves in ("", "s", "s5", "s5s", "s52")] == [0, 0, 10, 10, 20]
