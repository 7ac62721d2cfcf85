"""Writes what an output's encoding lacks in other signs, so that it can be read: never `?`, never an error.

Suits become `C D H S` with international ranks, as in codes. Cyrillic is written in Latin letters, letters
with marks without them, and signs as people type them. What has no such form is written as its number.
"""

import codecs
import unicodedata
from typing import TYPE_CHECKING, TextIO

from golf.cards import JOKER
from golf.i18n.words import SUIT_SIGNS, Words

if TYPE_CHECKING:
    from golf.cards import AnyCard

READABLE = "golf-readable"  # the name of the error handler
_TYPED = {
    **{sign: suit for suit, sign in SUIT_SIGNS.items()},
    **dict.fromkeys("★☆•·", "*"),
    **dict.fromkeys("‐‑‒–—―−", "-"),
    **dict.fromkeys("“”„‟«»″", '"'),
    **dict.fromkeys("‘’‚‛‹›′", "'"),
    "▒": "#",
    "×": "x",
    "÷": "/",
    "⁄": "/",
    "→": "->",
    "←": "<-",
    "≤": "<=",
    "≥": ">=",
    "≈": "~",
    "±": "+/-",
    "ł": "l",
    "Ł": "L",
    "ø": "o",
    "Ø": "O",
    "đ": "d",
    "Đ": "D",
    "ß": "ss",
    "æ": "ae",
    "Æ": "Ae",
    "œ": "oe",
    "Œ": "Oe",
    "º": "o",
    "ª": "a",
    "©": "(c)",
    "№": "No.",
}
_LETTERS = "аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch"
_ALSO = "ъ' ыy ь' эe юyu яya іi їyi єye ґg"
_CYRILLIC = {pair[0]: pair[1:] for pair in (_LETTERS + " " + _ALSO).split(" ")}


class LetterWords(Words):
    """Words whose short names of cards are those of codes: `QS`, and `10D` for the ten."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.language, words._entries, words.languages, True, words.complete)

    def card(self, card: "AnyCard", form: str = "") -> str:
        """Return a card's name; its short form without a sign of a suit."""
        if form != "sign":
            return super().card(card, form)
        if card.rank == JOKER:
            return "X" if hasattr(card, "pack") else "X" + card.suit
        return self.corner(card) + card.suit


def words_for(words: Words, output: TextIO | None) -> Words:
    """Return the words as an output can show them: with letters for suits where it lacks their signs."""
    return words if _has(output, "".join(SUIT_SIGNS.values())) else LetterWords(words)


def _has(output: TextIO | None, text: str) -> bool:
    """Return whether an output can write a text; what has no encoding can write everything."""
    encoding = getattr(output, "encoding", None)
    if encoding:
        try:
            text.encode(encoding)
        except UnicodeEncodeError:
            return False
    return True


def _readable(error: UnicodeError) -> tuple[str, int]:
    """Return what is written instead of signs that an encoding lacks, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join([_typed(sign) for sign in error.object[error.start : error.end]]), error.end


def _typed(sign: str) -> str:
    """Return a sign in ASCII, which every output has."""
    if sign.isascii():
        return sign
    if sign in _TYPED:
        return _TYPED[sign]
    if sign.lower() in _CYRILLIC:
        latin = _CYRILLIC[sign.lower()]
        return latin if sign.lower() == sign else latin.capitalize()
    parts = [part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part)]
    if parts and parts != [sign]:
        return "".join([_typed(part) for part in parts])
    return sign.encode("ascii", "backslashreplace").decode("ascii")


codecs.register_error(READABLE, _readable)
