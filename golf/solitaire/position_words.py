"""Positions in words (A11): the text alternative of a figure, and what a listener can ask for."""

from collections import namedtuple

from golf.i18n.words import Words
from golf.solitaire.table import Table


def position_in_words(words: Words, table: Table) -> str:
    """Return the whole table: stock, discard, every column from the top with its free card."""
    stock = words.say("position.stock", {"count": len(table.stock)})
    discard = words.say("position.discard_empty")
    if table.discard:
        discard = words.say("position.discard", {"card": table.discard[-1]})
    columns = "; ".join([_column(words, table, at) for at in range(len(table.columns))])
    return stock + "; " + discard + ". " + columns + "."


def _column(words: Words, table: Table, at: int) -> str:
    column = table.columns[at]
    # The first column begins a sentence, the others follow a semicolon.
    key = "position.column_first" if at == 0 else "position.column"
    if not column:
        return words.say(key + "_empty", {"number": at + 1})
    cards = ", ".join([words.card(card) for card in column])
    return words.say(key, {"number": at + 1, "cards": cards, "free": words.card(column[-1])})


class PositionSaid(namedtuple("PositionSaid", "table")):
    """A position among the values of a sentence."""

    __slots__ = ()
    table: Table

    def in_words(self, words: Words) -> str:
        """Return the position in words."""
        return position_in_words(words, self.table)
