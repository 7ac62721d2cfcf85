"""The keys of the card game: what is pressed, what it sends, and when the Keys window lists it.

Keys count only while the table has focus. Letters are matched by what is printed, and where that is not a
Latin letter by where the key lies, so they work on Cyrillic layouts. Letters can be switched off (WCAG
2.1.4); everything they do has a button too.
"""

from golf.page.keys import Key, is_letter, letter_message

# When a key is listed: before a card is drawn, with one in hand, while others play, between turns; or always.
TO_DRAW, IN_HAND, WAITING, GOING_ON, ALWAYS = "to draw", "in hand", "waiting", "going on", "always"
_ENTER = "enter"

# In the order in which they are listed.
KEYS = (
    Key("draw", " ", "d", (TO_DRAW,)),
    Key("take", "D", "t", (TO_DRAW,)),
    Key("put", "Enter", _ENTER, (IN_HAND,)),
    Key("throw", "x", "throw", (IN_HAND,)),
    Key("cancel", "Escape", "cancel", (IN_HAND,)),
    Key("hint", "h", "hint", (TO_DRAW, IN_HAND)),
    Key("skip", ".", "skip", (WAITING,)),
    Key("go_on", "Enter", _ENTER, (GOING_ON,)),
    Key("arrows", "ArrowLeft", "step left", (ALWAYS,)),
    Key("arrows", "ArrowRight", "step right", (ALWAYS,)),
    Key("arrows", "ArrowUp", "step up", (ALWAYS,)),
    Key("arrows", "ArrowDown", "step down", (ALWAYS,)),
    Key("discard", "d", "read discard", (ALWAYS,)),
    Key("hand", "c", "read hand", (ALWAYS,)),
    Key("board", "v", "read board", (ALWAYS,)),
    Key("boards", "V", "read boards", (ALWAYS,)),
    Key("scores", "s", "read scores", (ALWAYS,)),
    Key("turn", "t", "read turn", (ALWAYS,)),
    Key("last", "l", "history last", (ALWAYS,)),
    Key("history", "PageUp", "history older", (ALWAYS,)),
    Key("history", "PageDown", "history newer", (ALWAYS,)),
    Key("setup", "n", "setup", (ALWAYS,)),
    Key("keys", "F1", "keys", (ALWAYS,)),
    Key("keys", "?", "keys", (ALWAYS,)),
)

_SIGNS = ("?", ".")  # go with the letters, since they lie beside them
_LETTERS = {key.printed: key.message for key in KEYS if is_letter(key)}
_NAMED = {key.printed: key.message for key in KEYS if not is_letter(key)}


def key_message(key: str, code: str, shift: bool, place: str, letters: bool) -> str | None:
    """Return the message of a key, None where it has none.

    `key` and `code` are the browser event's, `place` is the place in focus; `letters` says whether letters
    are keys.
    """
    if key in _NAMED and (letters or key not in _SIGNS):
        message = _NAMED[key]
        return message + " " + place if message == _ENTER else message
    return letter_message(_LETTERS, key, code, shift) if letters else None


def keys_listed(when: str) -> tuple[str, ...]:
    """Return the names of the keys that are listed at a moment, each once."""
    names: list[str] = []
    for key in KEYS:
        if when in key.when and key.name not in names:
            names.append(key.name)
    return tuple(names)
