"""Cards and their two-character texts (docs/interfaces.md, Text forms)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cards import JOKERS, PACK, UNKNOWN, Card, card_text, is_red, read_card, read_cards
from tests.strategies import CARDS, RUBBISH


def test_a1_the_pack_is_52_cards_without_jokers() -> None:
    ranks_and_suits = {rank + suit for rank in "A23456789TJQK" for suit in "CDHS"}
    assert len(PACK) == 52
    assert {card_text(card) for card in PACK} == ranks_and_suits


@pytest.mark.parametrize(
    ("text", "rank", "suit"),
    [("AC", 1, "C"), ("2D", 2, "D"), ("TC", 10, "C"), ("JH", 11, "H"), ("KS", 13, "S")],
)
def test_a_card_is_rank_and_suit(text: str, rank: int, suit: str) -> None:
    assert read_card(text) == Card(rank, suit)
    assert card_text(Card(rank, suit)) == text


@pytest.mark.parametrize("text", ["", "9", "C9", "10C", "9c", "tC", "1C", "0C", "9C1", "??", "9♣", "А♣"])
def test_a_card_is_read_strictly(text: str) -> None:
    assert read_card(text) is None


@given(st.lists(CARDS, max_size=12))
def test_cards_written_one_after_the_other_are_read_back(cards: list[Card]) -> None:
    assert read_cards("".join(card_text(card) for card in cards)) == tuple(cards)


@given(RUBBISH)
def test_cards_that_are_read_are_all_of_the_text(text: str) -> None:
    cards = read_cards(text)
    assert cards is None or "".join(card_text(card) for card in cards) == text


def test_an_unknown_card_is_none_of_the_pack_and_is_written_with_question_marks() -> None:
    assert UNKNOWN not in PACK
    assert card_text(UNKNOWN) == "??"


def test_diamonds_and_hearts_are_red() -> None:
    assert {card.suit for card in PACK if is_red(card)} == {"D", "H"}
    assert {card.suit for card in PACK if not is_red(card)} == {"C", "S"}


def test_a13_the_jokers_are_none_of_the_pack_and_have_texts_of_their_own() -> None:
    assert not set(JOKERS) & set(PACK)
    assert [card_text(card) for card in JOKERS] == ["XA", "XB"]
    assert [is_red(card) for card in JOKERS] == [False, True]
    assert read_cards("XA7CXB") == (JOKERS[0], Card(7, "C"), JOKERS[1])
    assert [read_card(text) for text in ("XC", "AX", "X", "xa")] == [None] * 4
