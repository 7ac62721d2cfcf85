"""Settings and the line of words they are stored as."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.app.settings import CHOICES, DEFAULT, Settings, read_settings, settings_text, with_setting
from tests.strategies import RUBBISH

_LANGUAGES = st.sampled_from(["", "pl", "pt", "ru", "pt-BR", "zh-Hant-TW"])
SETTINGS = st.builds(
    Settings,
    st.sampled_from(["on", "off"]),
    st.sampled_from(["local", "international"]),
    st.sampled_from(["auto", "light", "dark"]),
    _LANGUAGES,
)


def test_a3_interactive_rules_are_on_by_default() -> None:
    assert DEFAULT.interactive == "on"
    assert Settings(*[values[0] for _, values in CHOICES]) == DEFAULT


@given(SETTINGS)
def test_what_is_stored_is_read_back(settings: Settings) -> None:
    assert read_settings(settings_text(settings)) == settings


def test_only_what_was_changed_is_stored() -> None:
    assert settings_text(DEFAULT) == ""
    assert settings_text(Settings("off", "local", "dark", "pl")) == "interactive=off theme=dark language=pl"


@pytest.mark.parametrize(
    ("text", "settings"),
    [
        ("interactive=off", Settings("off", "local", "auto", "")),
        ("theme=pink letters=international", Settings("on", "international", "auto", "")),
        ("theme=dark theme=light", Settings("on", "local", "light", "")),
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
    for at, (_, values) in enumerate(CHOICES[:3]):
        assert read[at] in values
        assert settings[at] == DEFAULT[at] or read[at] == settings[at]


@given(st.sampled_from([name for name, _ in CHOICES]) | RUBBISH, RUBBISH)
def test_a_setting_takes_only_its_values(name: str, value: str) -> None:
    changed = with_setting(DEFAULT, name, value)
    allowed = dict(CHOICES).get(name, ())
    if changed != DEFAULT:
        assert name == "language" or value in allowed
