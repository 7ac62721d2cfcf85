"""The nine places of the table as nodes: they take focus, and the cards lie in a layer above them."""

from golf.cards import Card
from golf.i18n.words import Words
from golf.page.memo import memo
from golf.page.nodes import Node, el
from golf.page.settings import ON
from golf.solitaire.page.advisor import hint_pile
from golf.solitaire.page.cards_view import STOCK_CARDS
from golf.solitaire.page.model import Model
from golf.solitaire.places import DISCARD, STOCK, column_pile, pile_name
from golf.solitaire.rules import COLUMNS
from golf.solitaire.table import Table, plays


def places_layer(model: Model, words: Words | None) -> Node:
    """Return the nine places as a grid: seven columns, then stock and discard."""
    table = model.session.table if model.session else None
    focused = model.pile
    # The preview for listeners: what the free cards that fit would free is said (B8).
    fit = plays(table) if table and model.settings.brief != ON else ()
    columns = table.columns if table else ((),) * COLUMNS
    hint = model.advice.hint
    hinted = hint is not None and hint_pile(hint) == STOCK
    row = [
        _column(words, table, index, column, column_pile(index) == focused, str(index + 1) in fit)
        for index, column in enumerate(columns)
    ]
    piles = (_stock(words, table, focused == STOCK, hinted), _discard(words, table, focused == DISCARD))
    return el(
        "div",
        (("class", "places"), ("role", "grid"), ("aria-label", words.say("place.table") if words else None)),
        (_row(tuple(row)), _row(piles)),
    )


def _row(places: tuple[Node, ...]) -> Node:
    return el("div", (("class", "place-row"), ("role", "row")), places)


def _column(
    words: Words | None,
    table: Table | None,
    index: int,
    column: tuple[Card, ...],
    focused: bool,
    frees: bool,
) -> Node:
    def made() -> Node:
        # The free card carries the column's move; an empty column carries it itself, to say why not.
        empty = table is not None and not column
        extra = (
            ("data-do", str(index + 1) if empty else None),
            ("data-empty", "true" if empty else None),
            ("aria-description", _freed_in_words(words, column[-2:-1]) if frees and words else None),
            ("style", "--col:" + str(index)),
        )
        return _place(words, table, column_pile(index), "place column", focused, extra, ())

    return memo(column_pile(index), words, (table is None, column, focused, frees), made)


def _stock(words: Words | None, table: Table | None, focused: bool, hinted: bool) -> Node:
    left = len(table.stock) if table else STOCK_CARDS

    def made() -> Node:
        count = el("span", (("class", "count"), ("aria-hidden", "true")), str(left) if table else "")
        extra = (("data-do", "s"), ("data-empty", None if left else "true"))
        looks = "place stock hinted" if hinted else "place stock"
        return _place(words, table, STOCK, looks, focused, extra, (count,))

    return memo(STOCK, words, (table is None, left, focused, hinted), made)


def _discard(words: Words | None, table: Table | None, focused: bool) -> Node:
    top = table.discard[-1:] if table else ()
    return memo(
        DISCARD,
        words,
        (table is None, top, focused),
        lambda: _place(words, table, DISCARD, "place discard", focused, (), ()),
    )


def _place(
    words: Words | None,
    table: Table | None,
    pile: str,
    looks: str,
    focused: bool,
    extra: tuple[tuple[str, str | None], ...],
    children: tuple[Node, ...],
) -> Node:
    attrs = (
        ("class", looks),
        ("role", "gridcell"),
        ("data-pile", pile),
        ("tabindex", "0" if focused else "-1"),
        ("aria-label", pile_name(words, table, pile) if words and table else None),
    )
    return el("div", attrs + extra, children)


def _freed_in_words(words: Words, freed: tuple[Card, ...]) -> str:
    return words.say("place.frees", {"card": freed[0]}) if freed else words.say("place.empties")
