"""Deals of the family GO1, frozen: people have written codes down (A9, A10)."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from golf.cards import JOKERS, PACK, card_text, read_cards
from golf.deals import go1
from golf.deals.codes import DealCode, code_text, go1_letters, pack_of, read_code
from golf.deals.pcg import Pcg32
from golf.solitaire.opening import open_game, rules_of
from golf.solitaire.rules import code_letters
from tests.samples import DOCUMENTED, example_deal, go1_vectors, joker_vectors
from tests.strategies import GO1_NUMBERS


def test_a10_the_documented_deal() -> None:
    code, table = open_game(DOCUMENTED)
    expected = example_deal()
    assert code == expected["code"]
    assert [[card_text(card) for card in column] for column in table.columns] == expected["columns"]
    assert [card_text(card) for card in table.discard] == [expected["discard"]]
    assert [card_text(card) for card in table.stock] == expected["stock"]


def test_a9_a_hundred_codes_deal_the_cards_they_always_dealt() -> None:
    assert len(go1_vectors()) == 100
    assert {"GO1-E-AAAAAAA", "GO1-E-AAAAAAB", "GO1-E-7777777"} <= set(go1_vectors())
    for code, cards in go1_vectors().items():
        number = read_code(code, code_letters()).number
        assert " ".join(card_text(card) for card in go1.pack_for(number)) == cards, code


@given(GO1_NUMBERS)
def test_a1_every_number_deals_the_whole_pack(number: int) -> None:
    assert sorted(go1.pack_for(number)) == sorted(PACK)


@given(GO1_NUMBERS)
@example(1)
def test_a9_every_number_takes_the_same_path(number: int) -> None:
    """Seed, then shuffle from the end, for the documented deal as for any."""
    cards = list(read_cards(go1.STARTING_ORDER.replace(" ", "")) or ())
    generator = Pcg32(number, 1)
    for last in reversed(range(1, 52)):
        other = generator.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert go1.pack_for(number) == tuple(cards)


@pytest.mark.parametrize("number", [-1, 2**35])
def test_numbers_beyond_seven_letters_are_no_deals(number: int) -> None:
    with pytest.raises(ValueError, match="out of range"):
        go1.pack_for(number)


@given(GO1_NUMBERS)
@example(0)
@example(1)
@example(31)
@example(32)
@example(2**35 - 1)
def test_a9_numbers_and_letters_are_one_and_the_same(number: int) -> None:
    letters = go1_letters(number)
    values = ["ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".index(letter) for letter in letters]
    assert len(values) == 7
    assert sum(value * 32**place for place, value in enumerate(reversed(values))) == number
    assert read_code(f"GO1-E-{letters}", code_letters()).number == number


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "AAAAAAA"), (1, "AAAAAAB"), (25, "AAAAAAZ"), (26, "AAAAAA2"), (2**35 - 1, "7777777")],
)
def test_a9_a_is_0_and_7_is_31(number: int, text: str) -> None:
    assert code_text(DealCode("GO1", "C", number)) == f"GO1-C-{text}"


def test_a13_codes_with_jokers_deal_the_cards_they_always_dealt() -> None:
    frozen = joker_vectors()
    assert len(frozen) == 40
    for code, cards in frozen.items():
        found = read_code(code, code_letters())
        rules = rules_of(found)
        assert " ".join(card_text(card) for card in pack_of(found, rules.jokers)) == cards, code


@given(GO1_NUMBERS, st.integers(1, 2))
def test_a13_jokers_join_the_end_of_the_starting_order(number: int, jokers: int) -> None:
    cards = [*(read_cards(go1.STARTING_ORDER.replace(" ", "")) or ()), *JOKERS[:jokers]]
    generator = Pcg32(number, 1)
    for last in reversed(range(1, 52 + jokers)):
        other = generator.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert go1.pack_for(number, jokers) == tuple(cards)
