"""Keys of the keyboard as rows of a table, and letters on any keyboard."""

from collections import namedtuple


class Key(namedtuple("Key", "name printed message when")):
    """One key: what it sends and when the Keys window lists it."""

    __slots__ = ()
    name: str  # of its entries in the catalogs, `NAME` and `NAME_does`; keys that do the like share them
    printed: str  # the browser's name of it (`event.key`); a capital letter is pressed with Shift
    message: str  # what it sends
    when: tuple[str, ...]  # the conditions under which it is listed, as each game words them


def is_letter(key: Key) -> bool:
    """Return whether a key is a letter, which players can switch off (WCAG 2.1.4)."""
    return len(key.printed) == 1 and "a" <= key.printed.lower() <= "z"


_OTHER_ALPHABETS = "\u0370"  # from here on letters are Greek, Cyrillic and others
_UNKNOWN = ("Unidentified", "Process")  # what a browser says while letters are composed


def may_repeat(message: str) -> bool:
    """Return whether a key that is held sends its message again and again: only what steps."""
    word, _, what = message.partition(" ")
    return word == "step" or (word in ("read", "history") and what in ("earlier", "later", "older", "newer"))


def letter_message(messages: dict[str, str], key: str, code: str, shift: bool) -> str | None:
    """Return the message of a letter.

    On other alphabets of the key where it would be; a key with another sign of ours is not that letter
    (Dvorak has `;` there, Bépo `é`). Capitals are with Shift.
    """
    letter = key.lower() if len(key) == 1 and ("a" <= key <= "z" or "A" <= key <= "Z") else ""
    is_elsewhere = key in _UNKNOWN or (len(key) == 1 and key >= _OTHER_ALPHABETS)
    if is_elsewhere and len(code) == 4 and code.startswith("Key"):
        letter = code[3:].lower()
    if shift and letter.upper() in messages:
        return messages[letter.upper()]
    return messages.get(letter)
