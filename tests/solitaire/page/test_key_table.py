"""The table of keys: whatever sends something is listed, with its entries, and sends what the table says."""

import pytest

from golf.page.keys import Key, is_letter
from golf.solitaire.page.keys import KEYS, NOT_EMBEDDED, UNLISTED, key_message, listed_keys
from golf.solitaire.page.later.keys import keys_now
from golf.solitaire.page.update import update
from tests.samples import DOCUMENTED, LANGUAGES, words_of
from tests.solitaire.page.playing import dealt

BY_PRINT = pytest.mark.parametrize("key", KEYS, ids=[key.printed for key in KEYS])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_listed_key_has_its_two_entries(language: str) -> None:
    words = words_of(language)
    for name in listed_keys():
        for entry in (f"keys.{name}", f"keys.{name}_does"):
            assert words.say(entry) not in ("", entry)


@BY_PRINT
def test_a_key_sends_what_its_row_says(key: Key) -> None:
    shift = key.printed.isupper() and is_letter(key)
    sent = key_message(key.printed, "", shift, "column-3")
    assert sent == (f"{key.message} column-3" if key.message == "tap" else key.message)
    off = key_message(key.printed, "", shift, "column-3", letters=False)
    assert off == (None if is_letter(key) else sent)
    board = key_message(key.printed, "", shift, "column-3", embed=True)
    assert board == (None if NOT_EMBEDDED in key.when else sent)


def test_every_key_that_does_something_is_listed_but_escape() -> None:
    assert [key.printed for key in KEYS if UNLISTED in key.when] == ["Escape"]
    assert {key.name for key in KEYS} - set(listed_keys()) == {""}
    model, _ = update(dealt(DOCUMENTED, "s", "5", "u"), "focus column-3")
    assert keys_now(model) == listed_keys()


def test_no_key_is_in_the_table_twice() -> None:
    assert len({key.printed for key in KEYS}) == len(KEYS)
