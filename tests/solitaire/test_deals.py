"""The lay-out of a deal (A1, B2)."""

from hypothesis import given
from hypothesis import strategies as st

from golf.cards import PACK, Card
from golf.deals.codes import DealCode
from golf.solitaire.opening import deal_code
from golf.solitaire.rules import EASY
from golf.solitaire.table import cards_left, deal
from tests.strategies import CODES


@given(CODES)
def test_a1_seven_columns_of_five_one_discard_sixteen_in_the_stock(code: DealCode) -> None:
    table = deal_code(code)
    assert [len(column) for column in table.columns] == [5] * 7
    assert cards_left(table) == 35
    # A discard that begins empty leaves its card in the stock, and jokers lengthen that (A13).
    begun = 0 if table.rules.open_start else 1
    assert (len(table.discard), len(table.stock)) == (begun, 17 - begun + table.rules.jokers)


@given(st.permutations(PACK))
def test_b2_cards_are_dealt_along_the_rows(pack: list[Card]) -> None:
    """Gathered up row by row, then the discard and the stock, the pack lies as before."""
    table = deal(tuple(pack), EASY)
    rows = [column[row] for row in range(5) for column in table.columns]
    assert (*rows, *table.discard, *table.stock) == tuple(pack)
