"""Cards in words, with the forms each language needs (docs/requirements.md, Words)."""

import pytest

from golf.cards import PACK, UNKNOWN, read_card
from golf.i18n.po import load_words
from tests.samples import LANGUAGES, words_of

FORMS = {
    "en": ["", "the"],
    "pt": ["", "the"],
    "pl": ["", "nom", "acc", "ins", "loc"],
    "ru": ["", "nom", "acc", "ins"],
}
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def name(language: str, text: str, form: str = "") -> str:
    card = read_card(text)
    assert card is not None
    return words_of(language).card(card, form)


@pytest.mark.parametrize(
    ("language", "card", "form", "expected"),
    [
        ("en", "9C", "", "9 of clubs"),
        ("en", "AH", "the", "the ace of hearts"),
        ("pt", "AC", "", "ás de paus"),
        ("pt", "QH", "", "dama de copas"),
        ("pt", "JS", "", "valete de espadas"),
        ("pt", "KD", "", "rei de ouros"),
        ("pl", "AC", "", "as trefl"),
        ("pl", "AC", "acc", "asa trefl"),
        ("pl", "6C", "acc", "szóstkę trefl"),
        ("pl", "QS", "", "dama pik"),
        ("pl", "6H", "", "6 kier"),
        ("ru", "AC", "", "туз треф"),
        ("ru", "QH", "acc", "даму червей"),
        ("ru", "9C", "acc", "девятку треф"),
        ("ru", "KD", "", "король бубен"),
        ("ru", "2S", "", "2 пик"),
    ],
)
def test_cards_are_called_as_the_documents_call_them(
    language: str, card: str, form: str, expected: str
) -> None:
    assert name(language, card, form) == expected


@pytest.mark.parametrize(("language", "form"), [(key, form) for key in FORMS for form in FORMS[key]])
def test_every_card_has_a_name_of_its_own_in_every_form(language: str, form: str) -> None:
    names = [words_of(language).card(card, form) for card in PACK]
    assert len(set(names)) == 52
    assert not [text for text in names if "{" in text or text != text.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_that_a_language_lacks_is_the_plain_name(language: str) -> None:
    assert name(language, "9C", "vocative") == name(language, "9C")


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "AKQJ"), ("pt", "ARDV"), ("pl", "AKDW"), ("ru", "ТКДВ")]
)
def test_corners_carry_the_letters_of_the_language(language: str, letters: str) -> None:
    words = load_words(language)
    court = {card.rank: words.corner(card) for card in PACK if card.rank in (1, 11, 12, 13)}
    assert "".join(court[rank] for rank in (1, 13, 12, 11)) == letters
    assert {words.corner(card) for card in PACK if card.rank == 10} == {"10"}
    words = words.with_letters(True)
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    assert [words.corner(card) for card in PACK] == [rank for rank in ranks for _ in range(4)]


@pytest.mark.parametrize(("language", "king"), [("en", "K♣"), ("pt", "R♣"), ("pl", "K♣"), ("ru", "К♣")])
def test_the_king_of_clubs_is_written_with_the_letter_of_the_language(language: str, king: str) -> None:
    """The documents print R♣ in every language, which is Portuguese (docs/requirements.md, Words)."""
    assert name(language, "KC", "sign") == king


def test_the_short_form_is_corner_and_suit() -> None:
    words = words_of("pl")
    assert [words.card(card, "sign") for card in PACK] == [
        words.corner(card) + SIGNS[card.suit] for card in PACK
    ]


@pytest.mark.parametrize(
    ("language", "form"), [(key, form) for key in LANGUAGES for form in ("", "the", "acc")]
)
def test_a_card_that_nobody_knows_has_a_name(language: str, form: str) -> None:
    assert words_of(language).card(UNKNOWN, form) == words_of(language).say("card.unknown")
