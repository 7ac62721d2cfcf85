"""The nine places of the table, seven columns, stock and discard: their names, and what they are called."""

from golf.cards import Card
from golf.i18n.words import Words
from golf.solitaire.table import Table

STOCK, DISCARD = "stock", "discard"


def column_pile(index: int) -> str:
    """Return the name of a column's place; `index` counts from 0."""
    return "column-" + str(index + 1)


def piles(columns: int) -> tuple[str, ...]:
    """Return the places of a table in reading order."""
    return tuple([column_pile(index) for index in range(columns)]) + (STOCK, DISCARD)


def pile_name(words: Words, table: Table, pile: str) -> str:
    """Return the accessible name of a place: what lies on top and how much under it."""
    if pile == "stock":
        return words.say("place.stock", {"count": len(table.stock)})
    if pile == "discard":
        if not table.discard:
            return words.say("place.discard_empty")
        return words.say("place.discard", {"card": table.discard[-1]})
    number = int(pile[-1])
    column: tuple[Card, ...] = table.columns[number - 1]
    if not column:
        return words.say("place.column_empty", {"number": number})
    return words.say("place.column", {"number": number, "card": column[-1], "count": len(column) - 1})
