"""Keys by what is printed on them, and by where they lie on other layouts (docs/interfaces.md, Keys)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.solitaire.page.keys import key_message
from golf.solitaire.page.update import update
from tests.solitaire.page.playing import PLACES, dealt

# key, code, shift → message, with the focus in column 3.
QWERTY = [
    ("Enter", "Enter", False, "tap column-3"),
    ("Enter", "NumpadEnter", False, "tap column-3"),
    (" ", "Space", False, "s"),
    ("1", "Digit1", False, "1"),
    ("7", "Digit7", False, "7"),
    ("3", "Numpad3", False, "3"),
    ("d", "KeyD", False, "read discard"),
    ("D", "KeyD", True, "read discard"),
    ("v", "KeyV", False, "read table"),
    ("V", "KeyV", True, "read free"),
    ("s", "KeyS", False, "read score"),
    ("t", "KeyT", False, "read stock"),
    ("z", "KeyZ", False, "u"),
    ("y", "KeyY", False, "r"),
    ("n", "KeyN", False, "new"),
    ("h", "KeyH", False, "hint"),
    ("w", "KeyW", False, "verdict"),
    ("l", "KeyL", False, "read last"),
    ("?", "Slash", True, "keys"),
    ("F1", "F1", False, "keys"),
    ("ArrowLeft", "ArrowLeft", False, "step left"),
    ("ArrowRight", "ArrowRight", False, "step right"),
    ("ArrowUp", "ArrowUp", False, "step up"),
    ("ArrowDown", "ArrowDown", False, "step down"),
]
OTHER_LAYOUTS = [
    # Russian: where the Latin letter lies.
    ("я", "KeyZ", False, "u"),
    ("н", "KeyY", False, "r"),
    ("в", "KeyD", False, "read discard"),
    ("м", "KeyV", False, "read table"),
    ("М", "KeyV", True, "read free"),
    ("т", "KeyN", False, "new"),
    (",", "Slash", True, None),
    ("?", "Digit7", True, "keys"),
    # Greek and Hebrew too.
    ("ζ", "KeyZ", False, "u"),
    ("ד", "KeyS", False, "read score"),
    # AZERTY: digits need Shift, letters are where they are printed.
    ("&", "Digit1", False, "1"),
    ("é", "Digit2", False, "2"),
    ("1", "Digit1", True, "1"),
    ("z", "KeyW", False, "u"),
    ("w", "KeyZ", False, "verdict"),
    # QWERTZ: z and y have changed places.
    ("z", "KeyY", False, "u"),
    ("y", "KeyZ", False, "r"),
    # Caps Lock turns the letter, not its meaning.
    ("V", "KeyV", False, "read table"),
    ("v", "KeyV", True, "read free"),
    ("Z", "KeyZ", False, "u"),
]
NO_KEYS = [
    ("8", "Digit8", False),
    ("0", "Digit0", False),
    ("a", "KeyA", False),
    ("Tab", "Tab", False),
    ("Shift", "ShiftLeft", True),
    ("Dead", "Quote", False),
    ("F5", "F5", False),
    ("", "", False),
    ("Unidentified", "", False),
    ("Process", "KeyA", False),
]


@pytest.mark.parametrize(("key", "code", "shift", "message"), QWERTY + OTHER_LAYOUTS)
def test_a_key_sends_its_message(key: str, code: str, shift: bool, message: str | None) -> None:
    assert key_message(key, code, shift, "column-3") == message


@pytest.mark.parametrize(("key", "code", "shift"), NO_KEYS)
def test_other_keys_send_nothing(key: str, code: str, shift: bool) -> None:
    assert key_message(key, code, shift, "column-3") is None


@pytest.mark.parametrize("place", PLACES)
def test_enter_plays_the_place_in_focus(place: str) -> None:
    assert key_message("Enter", "Enter", False, place) == f"tap {place}"


@pytest.mark.parametrize(("key", "code", "shift", "message"), QWERTY)
def test_every_key_is_answered(key: str, code: str, shift: bool, message: str) -> None:
    """From the middle of a game each key moves, says something, opens a window or moves the focus."""
    model = dealt("E~6C7C.5H.4S8S.2D.3D.4D.5D~8D~9S9H", "focus column-3", "s", "3", "u")
    assert update(model, message) != (model, ())


@given(
    st.text(max_size=3),
    st.text(max_size=6) | st.sampled_from(["KeyZ", "Digit1", "Key", "Digit", "KeyЯ"]),
    st.booleans(),
)
def test_any_key_is_known_or_sends_nothing(key: str, code: str, shift: bool) -> None:
    known = {message for _, _, _, message in QWERTY}
    known |= {"2", "4", "5", "6", "dismiss", "read earlier", "read later", None}
    assert key_message(key, code, shift, "column-3") in known


@pytest.mark.parametrize(("key", "code", "shift", "message"), [*QWERTY, *OTHER_LAYOUTS])
def test_letters_can_be_switched_off_and_nothing_else(
    key: str, code: str, shift: bool, message: str | None
) -> None:
    letter = code.startswith("Key")
    assert key_message(key, code, shift, "column-3", False) == (None if letter else message)


def test_page_keys_walk_through_the_messages() -> None:
    assert key_message("PageUp", "PageUp", False, "stock") == "read earlier"
    assert key_message("PageDown", "PageDown", False, "stock") == "read later"
