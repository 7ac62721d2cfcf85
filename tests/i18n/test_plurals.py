"""Plural forms by the rules of CLDR, as Babel knows them."""

import pytest
from babel import Locale

from golf.i18n.plural import plural_form

# `pt` is European Portuguese here (docs/requirements.md, Words).
LOCALES = {"en": "en", "pt": "pt_PT", "pl": "pl", "ru": "ru"}
CATEGORIES = ["zero", "one", "two", "few", "many", "other"]


@pytest.mark.parametrize("language", LOCALES)
def test_plural_forms_are_those_of_cldr(language: str) -> None:
    rule = Locale.parse(LOCALES[language]).plural_form
    counts = range(1001)
    used = sorted({rule(count) for count in counts}, key=CATEGORIES.index)
    assert [plural_form(language, count) for count in counts] == [used.index(rule(count)) for count in counts]


@pytest.mark.parametrize(("language", "like"), [("pt-PT", "pt"), ("ru-RU", "ru"), ("xx", "en"), ("", "en")])
def test_a_region_speaks_like_its_language_and_a_stranger_like_english(language: str, like: str) -> None:
    counts = range(130)
    assert [plural_form(language, count) for count in counts] == [
        plural_form(like, count) for count in counts
    ]
