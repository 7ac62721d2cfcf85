"""What the code says and what the catalogs hold are the same, down to the placeholders."""

import re

import pytest

from golf.cardgame.opponents import PLAYERS
from golf.i18n.po import SOURCE, complete_entries
from golf.solitaire.rules import RULES
from tests.i18n.reading import ANY, looked_up_keys, values_given
from tests.i18n.said import ELSEWHERE, FAMILIES, REFUSALS, said_keys
from tests.samples import LANGUAGES

ENGLISH = complete_entries(SOURCE)
# The reasons of a refusal, as scripts know them (docs/interfaces.md, Text forms).
DOCUMENTED_REASONS = {
    "not_adjacent", "covered", "empty_column", "no_such_card", "stock_empty", "play_exists", "no_discard",
    "unknown_card", "nothing_to_undo", "nothing_to_redo", "game_over",
}  # fmt: skip
_GRAMMAR = re.compile(r"(?:rank\.\d+|card\.(?:name|joker_[AB])|cards\.joker)\.(\w+)")
_HOLE = re.compile(r"\{(\w+)(?:\.(\w+))?\}")


def sentences(entry: str | list[str]) -> list[str]:
    return [entry] if isinstance(entry, str) else entry


def test_refusals_have_the_documented_reasons() -> None:
    assert REFUSALS == DOCUMENTED_REASONS


def test_every_composed_key_is_known_here_and_none_is_outdated() -> None:
    assert said_keys()[1] == set(FAMILIES) | ELSEWHERE


def test_everything_that_is_said_is_in_the_english_catalog() -> None:
    """A rule or an opponent without words goes by its own name."""
    missing = said_keys()[0] - set(ENGLISH)
    names = {f"rules.{rules.name}" for rules in RULES[5:]} | {f"cards.{player}" for player in PLAYERS[4:]}
    assert missing - names - {f"{name}_note" for name in names} == set()


def test_everything_in_the_english_catalog_is_said() -> None:
    said = said_keys()[0] | looked_up_keys(set(ENGLISH))
    assert {key for key in ENGLISH if not _GRAMMAR.fullmatch(key)} - said == set()


def test_every_placeholder_of_a_sentence_is_given_a_value() -> None:
    for key, given in values_given():
        for sentence in sentences(ENGLISH[key]):
            assert ANY in given or {name for name, _ in _HOLE.findall(sentence)} <= given, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_grammatical_form_is_there_for_all_cards_and_is_used(language: str) -> None:
    entries = complete_entries(language)
    used = {
        form for entry in entries.values() for text in sentences(entry) for _, form in _HOLE.findall(text)
    }
    used -= {"", "sign"}  # a sign is a form of every card
    if language == SOURCE:
        there = {match[1] for key in entries if (match := _GRAMMAR.fullmatch(key))} - {"sign"}
        assert used == there
    for form in used:
        assert {f"rank.{rank}.{form}" for rank in range(1, 14)} <= set(entries), form
