"""Settings and the line of words they are stored as."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.page.settings import (
    CHOICES,
    DEFAULT,
    Settings,
    read_settings,
    root_attributes,
    settings_text,
    with_setting,
)
from golf.page.settings import (
    SETTINGS as TABLE,
)
from tests.strategies import RUBBISH

_LANGUAGES = st.sampled_from(["", "pl", "pt", "ru", "pt-BR", "zh-Hant-TW"])
SETTINGS = st.builds(
    Settings, *[_LANGUAGES if name == "language" else st.sampled_from(values) for name, values in CHOICES]
)


def changed(**values: str) -> Settings:
    """The default settings but for some."""
    settings = DEFAULT
    for name, value in values.items():
        settings = with_setting(settings, name, value)
        assert dict(zip(Settings._fields, settings, strict=True))[name] == value
    return settings


def test_a3_interactive_rules_are_on_by_default() -> None:
    assert DEFAULT.interactive == "on"
    assert Settings(*[values[0] for _, values in CHOICES]) == DEFAULT


@given(SETTINGS)
def test_what_is_stored_is_read_back(settings: Settings) -> None:
    assert read_settings(settings_text(settings)) == settings


def test_only_what_was_changed_is_stored() -> None:
    assert settings_text(DEFAULT) == ""
    settings = changed(interactive="off", theme="dark", language="pl", warn="on")
    assert settings_text(settings) == "interactive=off theme=dark language=pl warn=on"


@pytest.mark.parametrize(
    ("text", "settings"),
    [
        ("interactive=off", changed(interactive="off")),
        ("theme=pink letters=international", changed(letters="international")),
        ("theme=dark theme=light", changed(theme="light")),
        ("theme theme= =dark wealth=on", DEFAULT),
        ("language=x language=<b>", DEFAULT),
        ("language=pl\u00a0theme=dark", DEFAULT),
    ],
)
def test_words_that_cannot_be_read_leave_their_defaults(text: str, settings: Settings) -> None:
    assert read_settings(text) == settings


@given(RUBBISH, SETTINGS)
def test_rubbish_among_the_words_does_no_harm(rubbish: str, settings: Settings) -> None:
    read = read_settings(f"{rubbish} {settings_text(settings)}")
    assert read_settings(settings_text(read)) == read
    for at, (name, values) in enumerate(CHOICES):
        assert name == "language" or read[at] in values
        assert settings[at] == DEFAULT[at] or read[at] == settings[at]


@given(st.sampled_from([name for name, _ in CHOICES]) | RUBBISH, RUBBISH)
def test_a_setting_takes_only_its_values(name: str, value: str) -> None:
    found = with_setting(DEFAULT, name, value)
    allowed = dict(CHOICES).get(name, ())
    if found != DEFAULT:
        assert name == "language" or value in allowed


def test_the_table_has_a_row_for_each_setting_in_the_order_of_the_fields() -> None:
    assert tuple(name for name, _, _, _ in TABLE) == Settings._fields


def test_the_style_is_told_what_differs_from_a_plain_page() -> None:
    assert {name: value for name, value in root_attributes(DEFAULT) if value} == {"data-theme": "auto"}
    settings = changed(theme="dark", four_colours="on", motion="slow", score="off", sound="on")
    assert {name: value for name, value in root_attributes(settings) if value} == {
        "data-theme": "dark",
        "data-deck": "four",
        "data-motion": "slow",
        "data-score": "off",
    }
