"""Random legal matches never break what must always hold; ten thousand of them in make verify."""

import pytest

from golf.cardgame.cards import PACK
from golf.cardgame.rules import DEFAULT
from golf.cardgame.table import new_match
from tests.cardgame import invariants
from tests.cardgame.invariants import broken


def test_c1_to_c7_random_legal_matches_break_no_invariant() -> None:
    assert [what for number in range(200) for what in broken(number)] == []


def test_a_broken_invariant_would_be_found() -> None:
    table = new_match(DEFAULT, 1)
    short = table._replace(stock=table.stock[1:])
    assert list(invariants._wrong_with(short, sorted(PACK)))
    assert list(invariants._wrong_with(table._replace(up=(63, 0)), sorted(PACK)))
    assert list(invariants._wrong_step(table, table._replace(turn=table.turn, quiet=1), "p11"))
    assert list(invariants._wrong_sums(table._replace(totals=(1, 0))))


@pytest.mark.verify
@pytest.mark.parametrize("first", range(0, 10_000, 500))
def test_c1_to_c7_ten_thousand_random_legal_matches_break_no_invariant(first: int) -> None:
    assert [what for number in range(first, first + 500) for what in broken(number)] == []
