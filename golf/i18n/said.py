"""Sentences that are not worded yet: a key with what fills it, so that a change of language rewords it.

Whatever among the values has a method `in_words(words)` words itself: another sentence, a player, a board.
"""

from collections import namedtuple

from golf.errors import GolfError
from golf.i18n.words import Words


class Said(namedtuple("Said", "key values")):
    """A sentence as the key of the catalogs and the values that fill it."""

    __slots__ = ()
    key: str
    values: dict[str, object]

    def in_words(self, words: Words) -> str:
        """The sentence in a language; values that can word themselves are worded first."""
        values: dict[str, object] = {}
        for name, value in self.values.items():
            wording = getattr(value, "in_words", None)
            values[name] = value if wording is None else wording(words)
        return words.say(self.key, values)


def worded(words: Words, said: Said) -> str:
    """The sentence in a language."""
    return said.in_words(words)


def error_said(error: GolfError) -> Said:
    """The sentence that says what was wrong with a text."""
    return Said("error." + error.reason, error.values)
