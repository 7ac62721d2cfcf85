"""From a key to a message of the card game, or None. Keys count only while the table has focus.

Letters are matched by what is printed, and where that is not a Latin letter by where the key lies, so they
work on Cyrillic layouts. Letters can be switched off (WCAG 2.1.4); everything they do has a button too.
"""

from golf.page.keys import letter_message

_NAMED = {
    "ArrowLeft": "step left",
    "ArrowRight": "step right",
    "ArrowUp": "step up",
    "ArrowDown": "step down",
    "PageUp": "history older",
    "PageDown": "history newer",
    " ": "d",
    "Escape": "cancel",
    "F1": "keys",
}
_SIGNS = {"?": "keys", ".": "skip"}
_LETTERS = {
    "d": "read discard",
    "D": "t",
    "v": "read board",
    "V": "read boards",
    "s": "read scores",
    "t": "read turn",
    "c": "read hand",
    "x": "throw",
    "h": "hint",
    "n": "setup",
    "l": "history last",
}


def key_message(key: str, code: str, shift: bool, place: str, letters: bool) -> str | None:
    """The message of a key; `key` and `code` are the browser event's, `place` the place in focus."""
    if key == "Enter":
        return "enter " + place
    if key in _NAMED:
        return _NAMED[key]
    if not letters:
        return None
    if key in _SIGNS:
        return _SIGNS[key]
    return letter_message(_LETTERS, key, code, shift)
