"""The keys: what is pressed, what it sends, and when the Keys window lists it.

Keys count only while the table has focus (`golf.web.solitaire`). Letters are matched by what is printed
(`event.key`), and where that is not a Latin letter by where the key lies (`event.code`), so they work on
Cyrillic layouts; digits by either, since AZERTY needs Shift.
"""

from golf.page.keys import Key, is_letter, letter_message

# When a key is listed; letters besides only where the player has left them on.
PLAYING = "playing"  # while the game goes on
POSSIBLE = "possible"  # while the move that it sends may be made
NOT_EMBEDDED = "not embedded"  # not on a board in another page: there the key does nothing
UNLISTED = "unlisted"  # never: it does in every program what it does here


_TAP = "tap"  # is followed by the place in focus

# In the order in which they are listed.
KEYS = (
    Key("arrows", "ArrowLeft", "step left", ()),
    Key("arrows", "ArrowRight", "step right", ()),
    Key("arrows", "ArrowUp", "step up", ()),
    Key("arrows", "ArrowDown", "step down", ()),
    Key("enter", "Enter", _TAP, (PLAYING,)),
    Key("space", " ", "s", (PLAYING, POSSIBLE)),
    Key("digits", "1", "1", (PLAYING,)),
    Key("digits", "2", "2", (PLAYING,)),
    Key("digits", "3", "3", (PLAYING,)),
    Key("digits", "4", "4", (PLAYING,)),
    Key("digits", "5", "5", (PLAYING,)),
    Key("digits", "6", "6", (PLAYING,)),
    Key("digits", "7", "7", (PLAYING,)),
    Key("undo", "z", "u", (POSSIBLE,)),
    Key("undo", "y", "r", (POSSIBLE,)),
    Key("discard", "d", "read discard", ()),
    Key("table", "v", "read table", ()),
    Key("free", "V", "read free", ()),
    Key("score", "s", "read score", ()),
    Key("stock", "t", "read stock", ()),
    Key("hint", "h", "hint", (PLAYING, NOT_EMBEDDED)),
    Key("verdict", "w", "verdict", (PLAYING, NOT_EMBEDDED)),
    Key("new", "n", "new", (NOT_EMBEDDED,)),
    Key("last", "l", "read last", ()),
    Key("pages", "PageUp", "read earlier", ()),
    Key("pages", "PageDown", "read later", ()),
    Key("keys", "?", "keys", ()),
    Key("keys", "F1", "keys", ()),
    Key("", "Escape", "dismiss", (UNLISTED,)),
)


def _is_digit(key: Key) -> bool:
    return len(key.printed) == 1 and "0" <= key.printed <= "9"


_LETTERS = {key.printed: key.message for key in KEYS if is_letter(key)}
_DIGITS = {key.printed: key.message for key in KEYS if _is_digit(key)}
_OTHERS = {key.printed: key.message for key in KEYS if not is_letter(key) and not _is_digit(key)}
_COMMANDS = {"z": "u", "y": "r"}
_HOST_DECIDES = [key.message for key in KEYS if NOT_EMBEDDED in key.when]


def key_message(
    key: str, code: str, shift: bool, pile: str, letters: bool = True, embed: bool = False
) -> str | None:
    """Return the message of a key; `key` and `code` are the browser event's, `pile` is the place in focus.

    `letters` is false where the player has switched the letters off, `embed` is true in another page.
    """
    message = _OTHERS.get(key)
    if message is None:
        message = _DIGITS.get(code[5:] if len(code) == 6 and code.startswith("Digit") else key)
    if message is None and letters:
        message = letter_message(_LETTERS, key, code, shift)
    if embed and message in _HOST_DECIDES:
        return None
    return _TAP + " " + pile if message == _TAP else message


def command_message(key: str, code: str, shift: bool) -> str | None:
    """Return the message of a letter pressed with Ctrl or ⌘: what it does everywhere."""
    message = letter_message(_COMMANDS, key, code, False)
    return "r" if message == "u" and shift else message


def listed_keys() -> tuple[str, ...]:
    """Return the names of all keys that are ever listed."""
    names: list[str] = []
    for key in KEYS:
        if key.name not in names and UNLISTED not in key.when:
            names.append(key.name)
    return tuple(names)
