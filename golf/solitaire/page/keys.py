"""From a key to a message, or None. Keys count only while the table has focus (`golf.web.solitaire`).

Letters are matched by what is printed (`event.key`), and where that is not a Latin letter by where the
key lies (`event.code`), so they work on Cyrillic layouts; digits by either, since AZERTY needs Shift.
"""

from golf.page.keys import letter_message

_NAMED = {
    "ArrowLeft": "step left",
    "ArrowRight": "step right",
    "ArrowUp": "step up",
    "ArrowDown": "step down",
    " ": "s",
    "Escape": "dismiss",
    "F1": "keys",
    "?": "keys",
    "PageUp": "read earlier",
    "PageDown": "read later",
}
_LETTERS = {
    "d": "read discard",
    "v": "read table",
    "V": "read free",
    "s": "read score",
    "t": "read stock",
    "z": "u",
    "y": "r",
    "h": "hint",
    "w": "verdict",
    "n": "new",
    "l": "read last",
}


def key_message(key: str, code: str, shift: bool, pile: str, letters: bool = True) -> str | None:
    """The message of a key; `key` and `code` are the browser event's, `pile` is the place in focus.

    `letters` is false where the player has switched the letters off (WCAG 2.1.4).
    """
    if key == "Enter":
        return "tap " + pile
    if key in _NAMED:
        return _NAMED[key]
    digit = code[5:] if code.startswith("Digit") and len(code) == 6 else key
    if digit in ("1", "2", "3", "4", "5", "6", "7"):
        return digit
    if not letters:
        return None
    return letter_message(_LETTERS, key, code, shift)
