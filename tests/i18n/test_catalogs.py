"""The catalogs against one another: keys, placeholders, plural forms, comments; Babel reads them."""

import re

import pytest
from babel.messages.catalog import Catalog, Message

from golf.i18n.plural import plural_form
from golf.i18n.po import FOLDER, SOURCE
from golf.site.catalogs import read_catalog
from tests.samples import LANGUAGES, WITH_RULES

TRANSLATIONS = [language for language in LANGUAGES if language != SOURCE]
# A language may add grammatical forms of ranks and another pattern for a card's name.
_GRAMMAR = re.compile(r"(?:rank\.\d+|card\.(?:name|joker_[AB])|cards\.joker)\.\w+")
_HOLE = re.compile(r"\{(\w+)(?:\.\w+)?\}")


def catalog(language: str) -> Catalog:
    return read_catalog(FOLDER / f"{language}.po")


def messages(language: str) -> dict[str, Message]:
    found = {}
    for message in catalog(language):
        if message.id:
            name = message.id if isinstance(message.id, str) else message.id[0]
            found[f"{message.context}.{name}"] = message
    return found


def forms(message: Message) -> list[str]:
    return [message.string] if isinstance(message.string, str) else list(message.string)


def holes(text: str) -> set[str]:
    return set(_HOLE.findall(text))


def test_d2_english_portuguese_polish_and_russian_are_spoken() -> None:
    assert {"en", "pt", "pl", "ru"} <= set(LANGUAGES)
    assert {"en", "pt", "pl", "ru"} <= set(WITH_RULES)
    assert LANGUAGES[0] == SOURCE


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_no_keys_but_those_of_the_english_catalog(language: str) -> None:
    """What it lacks is said in English; `make check-words` lists it."""
    added = set(messages(language)) - set(messages(SOURCE))
    assert {key for key in added if not _GRAMMAR.fullmatch(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_stands_in_a_catalog_once(language: str) -> None:
    text = (FOLDER / f"{language}.po").read_text("utf-8")
    keys = re.findall(r'^msgctxt "(.*)"\nmsgid "(.*)"$', text, re.MULTILINE)
    assert len(keys) == len(set(keys)) == len(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_context_and_a_comment(language: str) -> None:
    for key, message in messages(language).items():
        assert message.context, key
        assert message.auto_comments, key


def test_english_says_every_sentence() -> None:
    for key, message in messages(SOURCE).items():
        assert all(forms(message)), key
        assert not message.fuzzy, key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_placeholders_of_the_english_sentence(language: str) -> None:
    english = messages(SOURCE)
    for key, message in messages(language).items():
        if key in english and all(forms(message)):
            expected = holes(forms(english[key])[-1])
            assert [holes(form) for form in forms(message)] == [expected] * len(forms(message)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_braces_are_used_for_placeholders_only(language: str) -> None:
    for key, message in messages(language).items():
        for form in forms(message):
            assert not set("{}") & set(_HOLE.sub("", form)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_the_same_sentences_with_as_many_forms_as_the_language_has(language: str) -> None:
    count = catalog(language).num_plurals
    assert count == 1 + max(plural_form(language, number) for number in range(1000))
    english = messages(SOURCE)
    for key, message in messages(language).items():
        if key in english:
            assert isinstance(message.id, str) == isinstance(english[key].id, str), key
        if not isinstance(message.id, str):
            assert len(forms(message)) == count, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_babel_finds_nothing_wrong(language: str) -> None:
    assert [list(errors) for _, errors in catalog(language).check()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_begins_or_ends_with_a_blank(language: str) -> None:
    for key, message in messages(language).items():
        assert [form for form in forms(message) if form != form.strip()] == [], key
