"""The nine places of the table as nodes: they take focus, and the cards lie in a layer above them."""

from golf.app.advising import hint_pile
from golf.app.cards_view import STOCK_CARDS
from golf.app.kept import kept
from golf.app.model import DISCARD, STOCK, Model, column_pile
from golf.app.nodes import Node, el
from golf.app.settings import ON
from golf.app.wording import pile_name
from golf.cards import Card
from golf.i18n.words import Words
from golf.solitaire.rules import COLUMNS
from golf.solitaire.table import Table, fits


def places_layer(model: Model, words: Words | None) -> Node:
    """The nine places as a grid: seven columns, then stock and discard."""
    table = model.session.table if model.session else None
    count = len(table.columns) if table else COLUMNS
    columns = tuple([_place(model, words, table, column_pile(index), index) for index in range(count)])
    piles = (_place(model, words, table, STOCK, 0), _place(model, words, table, DISCARD, 0))
    return el(
        "div",
        (("class", "places"), ("role", "grid"), ("aria-label", words.say("place.table") if words else None)),
        (_row(columns), _row(piles)),
    )


def _row(places: tuple[Node, ...]) -> Node:
    return el("div", (("class", "place-row"), ("role", "row")), places)


def _place(model: Model, words: Words | None, table: Table | None, pile: str, index: int) -> Node:
    """One place; `index` is that of a column."""
    focused = pile == model.pile
    hinted = pile == STOCK and model.advice.hint is not None and hint_pile(model.advice.hint) == STOCK
    lies: object = None
    if table:
        if pile == STOCK:
            lies = len(table.stock)
        elif pile == DISCARD:
            lies = table.discard[-1:]
        else:
            lies = table.columns[index]
    frees = pile not in (STOCK, DISCARD) and _tells_what_it_frees(model, table, index)
    freed = table.columns[index][-2:-1] if table and frees else ()
    shown = (lies, focused, hinted, frees)
    return kept(
        pile, words, shown, lambda: _made_place(words, table, pile, index, focused, hinted, frees, freed)
    )


def _tells_what_it_frees(model: Model, table: Table | None, index: int) -> bool:
    """The preview for listeners: whether a column's free card fits, so that what it frees is said (B8)."""
    column = table.columns[index] if table else ()
    return table is not None and bool(column) and model.settings.brief != ON and fits(table, column[-1])


def _made_place(
    words: Words | None,
    table: Table | None,
    pile: str,
    index: int,
    focused: bool,
    hinted: bool,
    frees: bool,
    freed: tuple[Card, ...],
) -> Node:
    kind = pile
    children: tuple[Node, ...] = ()
    extra: tuple[tuple[str, str | None], ...] = ()
    if pile == STOCK:
        left = len(table.stock) if table else STOCK_CARDS
        extra = (("data-do", "s"), ("data-empty", None if left else "true"))
        children = (el("span", (("class", "count"), ("aria-hidden", "true")), str(left) if table else ""),)
    elif pile != DISCARD:
        kind = "column"
        empty = table is not None and not table.columns[index]
        # The free card carries the column's move; an empty column carries it itself, to say why not.
        extra = (
            ("data-do", str(index + 1) if empty else None),
            ("data-empty", "true" if empty else None),
            ("aria-description", _freed_in_words(words, freed) if frees and words else None),
            ("style", "--col:" + str(index)),
        )
    return el(
        "div",
        (
            ("class", "place " + kind + (" hinted" if hinted else "")),
            ("role", "gridcell"),
            ("data-pile", pile),
            ("tabindex", "0" if focused else "-1"),
            ("aria-label", pile_name(words, table, pile) if words and table else None),
        )
        + extra,
        children,
    )


def _freed_in_words(words: Words, freed: tuple[Card, ...]) -> str:
    return words.say("place.frees", {"card": freed[0]}) if freed else words.say("place.empties")
