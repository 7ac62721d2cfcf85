"""Each key is a row: it sends its message, and the Keys window lists it at the moments it names."""

import pytest

from golf.cardgame.page.keys import (
    ALWAYS,
    GOING_ON,
    IN_HAND,
    KEYS,
    TO_DRAW,
    WAITING,
    key_message,
    keys_listed,
)
from golf.cardgame.page.later import window_children
from golf.cardgame.page.model import NEUTRAL, Model, scene_of, waits_for
from golf.cardgame.page.states import STATES, state_of
from golf.cardgame.page.update import update
from golf.page.keys import Key, is_letter
from tests.cardgame.page.playing import opened, send
from tests.page.dom import element_of
from tests.samples import LANGUAGES, words_of

MOMENTS = (TO_DRAW, IN_HAND, WAITING, GOING_ON)
every_key = pytest.mark.parametrize("key", KEYS, ids=lambda key: f"{key.name}-{key.printed}")


def message_of(key: Key, letters: bool = True) -> str | None:
    code = f"Key{key.printed.upper()}" if is_letter(key) else ""
    return key_message(key.printed, code, key.printed.isupper(), "23", letters)


@every_key
def test_every_key_that_does_something_is_listed(key: Key) -> None:
    sent = message_of(key)
    assert sent == (f"{key.message} 23" if key.message == "enter" else key.message)
    assert key.when
    assert set(key.when) <= {*MOMENTS, ALWAYS}
    for when in key.when:
        assert key.name in keys_listed(when)


@every_key
def test_letters_and_the_signs_beside_them_can_be_switched_off(key: Key) -> None:
    assert (message_of(key, letters=False) is None) == (is_letter(key) or key.printed in ("?", "."))


def test_no_key_is_pressed_for_two_messages() -> None:
    messages = {key.printed: key.message for key in KEYS}
    assert {(key.printed, key.message) for key in KEYS} == set(messages.items())


@every_key
def test_every_key_sends_a_message_that_the_page_knows(key: Key) -> None:
    sent = message_of(key)
    assert sent is not None
    models = (opened(), send(opened(), "d"))
    assert [model for model in models if update(model, sent) != (model, ())]


def listed(model: Model, language: str) -> str:
    words = words_of(language)
    return " ".join([element_of(node).text() for node in window_children(model, words)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_lists_the_keys_of_the_moment_and_those_of_always(language: str) -> None:
    words = words_of(language)
    model = send(opened(), "keys")
    shown = listed(model, language)
    moment = state_of(scene_of(model)).keys(scene_of(model))
    for name in keys_listed(moment) + keys_listed(ALWAYS):
        assert words.say(f"cards_keys.{name}_does") in shown
    assert words.say("cards_keys.go_on_does") not in shown


def test_every_state_has_a_row_that_a_page_without_a_match_has_too() -> None:
    assert waits_for(NEUTRAL) in STATES
    assert {state.enter for state in STATES.values()} == {"tap", "next", "rest"}
    assert state_of(scene_of(NEUTRAL)).keys(scene_of(NEUTRAL)) == GOING_ON
