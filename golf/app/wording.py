"""Words for what the log, the bubble and the windows say."""

from golf.app.model import Said
from golf.cards import Card
from golf.i18n.words import Words
from golf.solitaire.table import Table


def worded(words: Words, said: Said) -> str:
    """The sentence; sentences and tables among its values are worded first."""
    values: dict[str, object] = {}
    for name, value in said.values.items():
        if isinstance(value, Said):
            value = worded(words, value)
        elif isinstance(value, Table):
            from golf.i18n.positions import position_in_words  # here, since a start needs none of it

            value = position_in_words(words, value)
        values[name] = value
    return words.say(said.key, values)


def pile_name(words: Words, table: Table, pile: str) -> str:
    """The accessible name of a place: what lies on top and how much under it."""
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
