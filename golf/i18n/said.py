"""Sentences that are not worded yet: a key with what fills it, so that a change of language rewords it.

A value with a method `in_words(words)` words itself: another sentence, a player, a board.
"""

from collections import namedtuple

from golf.errors import GolfError
from golf.i18n.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Sentence(Protocol):
        """A sentence, or several, that can be said in any language."""

        def in_words(self, words: Words) -> str:
            """Return it in a language."""


class Said(namedtuple("Said", "key values")):
    """A sentence as the key of the catalogs and the values that fill it."""

    __slots__ = ()
    key: str
    values: dict[str, object]

    def in_words(self, words: Words) -> str:
        """Return the sentence in a language; values that can word themselves are worded first."""
        values: dict[str, object] = {}
        for name, value in self.values.items():
            wording = getattr(value, "in_words", None)
            if wording is not None:
                value = wording(words)
            elif isinstance(value, int) and value < 0 and name != "count":  # a count chooses the plural
                value = number_text(value)
            values[name] = value
        return words.say(self.key, values)


def joined(texts: list[str]) -> str:
    """Return sentences one after the other; one that ends without a sign is given a full stop."""
    return "".join(parted(texts))


def parted(texts: list[str]) -> list[str]:
    """Return sentences with what stands between them: every second text is a blank, or a stop and a blank."""
    found: list[str] = []
    for text in texts:
        if found and text:
            found.append(" " if found[-1][-1] in ".!?…:;" else ". ")
        if text:
            found.append(text)
    return found


def number_text(number: int) -> str:
    """Return a number with a minus sign, which screen readers speak; a hyphen they often do not."""
    return "−" + str(-number) if number < 0 else str(number)


def error_said(error: GolfError) -> Said:
    """Return the sentence that says what was wrong with a text."""
    return Said("error." + error.reason, error.values)
