"""On tiny tables the advisor says what playing every game the engine allows would show."""

from functools import cache

import pytest

from golf.solitaire.advisor.advice import hinting, losing_moves
from golf.solitaire.advisor.backwards import win_table
from golf.solitaire.advisor.forwards import finish, solve
from golf.solitaire.advisor.questions import (
    FEWEST_LEFT,
    KEEPS_WIN,
    MORE_STOCK,
    NO_MOVE,
    NOTHING_FITS,
    ONLY_WIN,
)
from golf.solitaire.table import DRAW, Table, after, cards_left

from .games import moves_of, tiny_tables

SEEDS = range(8)


@cache
def best_result(table: Table) -> int:
    """The hole score of the best of all games from here; one that is won has 0 or less."""
    left = cards_left(table)
    if not left:
        return -len(table.stock)
    return min([best_result(after(table, move)) for move in moves_of(table)], default=left)


def can_win(table: Table) -> bool:
    return best_result(table) <= 0


def true_reason(table: Table, best: str) -> str:
    """Why a move is the best, from what every move comes to."""
    if moves_of(table) == (DRAW,):
        return NOTHING_FITS
    if not can_win(table):
        return FEWEST_LEFT
    others = [best_result(after(table, move)) for move in moves_of(table) if move != best]
    if min(others, default=1) > 0:
        return ONLY_WIN
    return MORE_STOCK if min(others) > best_result(table) else KEEPS_WIN


@pytest.mark.parametrize("seed", SEEDS)
def test_verdict_and_best_result_are_those_of_all_games(seed: int) -> None:
    for table in tiny_tables(250, seed):
        answer = solve(table)
        assert (answer.winnable, answer.best) == (can_win(table), best_result(table)), table


@pytest.mark.parametrize("seed", SEEDS)
def test_the_moves_that_throw_a_win_away_are_those_of_all_games(seed: int) -> None:
    for table in tiny_tables(250, seed):
        known = win_table(table)
        losing = [move for move in moves_of(table) if can_win(table) and not can_win(after(table, move))]
        assert known.winnable(table) == can_win(table), table
        assert list(losing_moves(known, table)) == losing, table


@pytest.mark.parametrize("seed", SEEDS)
def test_the_reason_of_a_hint_is_true_of_all_games(seed: int) -> None:
    for table in tiny_tables(250, seed):
        hint = finish(hinting(table))
        if hint.reason == NO_MOVE:
            # The game is over, or no move ever takes a card away.
            assert best_result(table) in (cards_left(table), -len(table.stock)), table
        else:
            assert hint.reason == true_reason(table, hint.move), table
            assert best_result(after(table, hint.move)) == best_result(table), table
