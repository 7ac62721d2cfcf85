"""Deals of the family MS1: the numbering that KPatience and PySolFC share."""

import pytest
from hypothesis import given

from golf.cards import PACK, Card, card_text
from golf.deals import ms1
from golf.solitaire.opening import open_game
from tests.samples import numbered_deals
from tests.strategies import MS1_NUMBERS


def texts(cards: tuple[Card, ...]) -> str:
    return " ".join(card_text(card) for card in cards)


def test_a9_five_hundred_numbered_deals_are_dealt_as_other_programs_deal_them() -> None:
    assert len(numbered_deals()) == 500
    for row in numbered_deals():
        _, table = open_game(f"MS1-C-{row['number']}")
        columns = [texts(column) for column in table.columns]
        assert columns == [row[f"c{column}"] for column in range(1, 8)], row["number"]
        assert texts(table.discard) == row["discard"]
        assert texts(table.stock) == row["stock"]


@given(MS1_NUMBERS)
def test_a1_every_number_deals_the_whole_pack(number: int) -> None:
    assert sorted(ms1.pack_for(number)) == sorted(PACK)


@pytest.mark.parametrize("number", [0, 2**31])
def test_numbers_run_from_1_to_2_to_the_31_minus_1(number: int) -> None:
    with pytest.raises(ValueError, match="out of range"):
        ms1.pack_for(number)


def test_the_last_number_is_a_deal_of_its_own() -> None:
    assert ms1.pack_for(2**31 - 1) != ms1.pack_for(2**31 - 2)
