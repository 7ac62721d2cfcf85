"""Positions in words (A11): in Portuguese and Russian as in the documents, in one shape everywhere."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.solitaire.moves import read_moves
from golf.solitaire.position import read_position
from golf.solitaire.position_words import position_in_words
from golf.solitaire.session import act_all, begin
from golf.solitaire.table import Table
from tests.samples import DATA, DOCUMENTED, LANGUAGES, example_deal, words_of
from tests.strategies import tables

WON = example_deal()["won_game"].split()
# The three figures: before the first move, after the opening, before move 35.
FIGURES = ["", example_deal()["opening"], " ".join(WON[:34])]


def figure(moves: str) -> Table:
    session, refused = act_all(begin(DOCUMENTED), read_moves(moves))
    assert refused == ()
    return session.table


@pytest.mark.parametrize("language", ["pt", "ru"])
def test_a11_the_figures_of_the_documents_word_for_word(language: str) -> None:
    documented = (DATA / f"positions.{language}.txt").read_text("utf-8").splitlines()
    assert [position_in_words(words_of(language), figure(moves)) for moves in FIGURES] == documented


def test_a11_polish_begins_as_the_glossary_says() -> None:
    assert position_in_words(words_of("pl"), figure("")).startswith(
        "Stos dobierania: 16 kart; stos odrzuconych: as trefl. "
        "Kolumna 1: 6 trefl, 5 pik, dama pik, 10 pik, 6 kier (dostępna: 6 kier); kolumna 2: "
    )


def test_a11_english() -> None:
    assert position_in_words(words_of("en"), read_position("S~7C8S..6H~7D~9C")) == (
        "Stock: 1 card; discard: 7 of diamonds. Column 1: 7 of clubs, 8 of spades (free: 8 of spades); "
        "column 2: empty; column 3: 6 of hearts (free: 6 of hearts)."
    )


def shape(text: str) -> str:
    """Its punctuation, with one mark for whatever stands between."""
    return re.sub(r"[^.,;:()]+", "_", text)


@given(tables(), st.sampled_from(LANGUAGES))
def test_a11_every_language_gives_every_position_the_same_shape(table: Table, language: str) -> None:
    columns = [
        "_:" + ",".join("_" for _ in column) + "(_:_)" if column else "_:_" for column in table.columns
    ]
    said = position_in_words(words_of(language), table)
    assert shape(said) == "_:_;_:_." + ";".join(columns) + "."


@given(tables(), st.sampled_from(LANGUAGES))
def test_a11_a_position_in_words_names_every_card_that_can_be_seen(table: Table, language: str) -> None:
    words = words_of(language)
    said = position_in_words(words, table)
    for card in [card for column in table.columns for card in column] + list(table.discard):
        assert words.card(card) in said
    assert str(len(table.stock)) in said.partition(";")[0]
