"""Sentences filled with numbers and cards, and the ones whose wording the documents fix (A3, A5, A6)."""

import re

import pytest

from golf.cards import Card
from golf.i18n.po import complete_entries
from golf.i18n.words import Words
from tests.samples import LANGUAGES, words_of

_HOLE = re.compile(r"\{(\w+)")


def values_for(sentence: str | list[str], count: int) -> dict[str, object]:
    """Something for every placeholder: the count, a card, or a text."""
    names = _HOLE.findall(str(sentence))
    cards = {"card": Card(9, "C"), "top": Card(12, "H"), "cover": Card(1, "S")}
    return {name: cards.get(name, "?") for name in names} | {"count": count}


@pytest.mark.parametrize(
    ("key", "pt", "pl", "ru"),
    [
        (
            "refusal.not_adjacent",
            "Deve ter um valor imediatamente superior ou inferior",
            "Wartość musi być o jeden wyższa lub niższa",
            "Достоинство должно быть на одну ступень выше или ниже",
        ),
        (
            "refusal.covered",
            "Esta carta está bloqueada",
            "Ta karta jest zablokowana",
            "Эта карта заблокирована",
        ),
        (
            "status.blocked",
            "Não há mais jogadas possíveis",
            "Brak możliwych ruchów",
            "Больше нет возможных ходов",
        ),
        ("rules.easy", "Fácil", "Łatwy", "Лёгкий"),
        ("rules.classic", "Clássico", "Klasyczny", "Классический"),
        ("rules.strict", "Estrito", "Ścisły", "Строгий"),
        ("new_window.title", "Nova partida", "Nowa gra", "Новая игра"),
        ("action.new", "Nova partida", "Nowa gra", "Новая игра"),
        ("action.u", "Desfazer", "Cofnij", "Отменить"),
        ("action.r", "Refazer", "Ponów", "Вернуть"),
        ("settings_window.interactive", "Regras interativas", "Interaktywne zasady", "Интерактивные правила"),
        ("language.tag", "pt-PT", "pl", "ru"),
    ],
)
def test_a3_a5_a6_the_interface_uses_the_words_of_the_documents(key: str, pt: str, pl: str, ru: str) -> None:
    assert [words_of(language).say(key) for language in ("pt", "pl", "ru")] == [pt, pl, ru]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_for_every_count(language: str) -> None:
    words = words_of(language)
    for key, sentence in complete_entries(language).items():
        for count in range(23):
            assert "{" not in words.say(key, values_for(sentence, count)), key


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 cards", "1 card", "2 cards", "5 cards", "21 cards", "22 cards"]),
        ("pt", ["0 cartas", "1 carta", "2 cartas", "5 cartas", "21 cartas", "22 cartas"]),
        ("pl", ["0 kart", "1 karta", "2 karty", "5 kart", "21 kart", "22 karty"]),
        ("ru", ["0 карт", "1 карта", "2 карты", "5 карт", "21 карта", "22 карты"]),
    ],
)
def test_a11_cards_of_the_stock_are_counted_in_each_language(language: str, expected: list[str]) -> None:
    said = [words_of(language).say("position.stock", {"count": count}) for count in (0, 1, 2, 5, 21, 22)]
    assert [text.partition(": ")[2] for text in said] == expected


def test_a_brace_without_a_value_stays() -> None:
    words = Words("en", {"a": "{known} {unknown} { } {"})
    assert words.say("a", {"known": "{x}"}) == "{x} {unknown} { } {"


def test_a_value_is_not_filled_a_second_time() -> None:
    words = Words("en", {"a": "{found}: {example}"})
    assert words.say("a", {"found": "{example}", "example": "E"}) == "{example}: E"


def test_an_english_plural_stands_in_for_a_missing_one() -> None:
    words = Words("ru", {"a": ["{count} card", "{count} cards"]})
    assert [words.say("a", {"count": count}) for count in (1, 2, 5)] == ["1 card", "2 cards", "5 cards"]
