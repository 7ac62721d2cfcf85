"""The table as nodes: nine places that take focus, and one layer of cards above them.

Every card is one element, in the order in which it was dealt, never re-parented: it moves by the custom
properties in its style, so undo and replays animate by the same path and focus survives. A column card
is the target of taps; in the stock and on the discard the place beneath takes them. A card that lies
face down carries no mark of what it is.
"""

from golf.app.advising import hint_pile
from golf.app.model import DISCARD, STOCK, Model, column_pile
from golf.app.nodes import Node, el
from golf.app.preview import preview_marks
from golf.app.settings import ON
from golf.app.wording import pile_name
from golf.cards import UNKNOWN, Card, card_text, is_red
from golf.i18n.words import Words
from golf.solitaire.rules import COLUMNS, HEIGHT
from golf.solitaire.table import Table, fits

_STOCK_CARDS = 16


def places_layer(model: Model, words: Words | None) -> Node:
    """The nine places as a grid: seven columns, then stock and discard."""
    table = model.session.table if model.session else None
    count = len(table.columns) if table else COLUMNS
    columns = tuple([_column_place(model, words, table, index) for index in range(count)])
    left = len(table.stock) if table else _STOCK_CARDS
    stock = _place(
        model, words, table, STOCK, (("data-do", "s"), ("data-empty", None if left else "true")),
        (el("span", (("class", "count"), ("aria-hidden", "true")), str(left) if table else ""),),
    )  # fmt: skip
    discard = _place(model, words, table, DISCARD, (), ())
    return el(
        "div",
        (("class", "places"), ("role", "grid"), ("aria-label", words.say("place.table") if words else None)),
        (_row(columns), _row((stock, discard))),
    )


def _row(places: tuple[Node, ...]) -> Node:
    return el("div", (("class", "place-row"), ("role", "row")), places)


def _column_place(model: Model, words: Words | None, table: Table | None, index: int) -> Node:
    empty = table is not None and not table.columns[index]
    # The free card carries the column's move; an empty column carries it itself, to say why not.
    do = str(index + 1) if empty else None
    extra = (
        ("data-do", do),
        ("data-empty", "true" if empty else None),
        ("aria-description", _frees(model, words, table, index)),
        ("style", "--col:" + str(index)),
    )
    return _place(model, words, table, column_pile(index), extra, ())


_frees_said: dict[tuple[object, ...], str] = {}


def _frees(model: Model, words: Words | None, table: Table | None, index: int) -> str | None:
    """The preview for listeners: that a column's free card fits, and what its removal frees (B8)."""
    column = table.columns[index] if table else ()
    if not words or not table or not column or model.settings.brief == ON or not fits(table, column[-1]):
        return None
    freed = column[-2] if len(column) > 1 else None
    key = (words.language, freed)
    if key not in _frees_said:
        _frees_said[key] = words.say("place.frees", {"card": freed}) if freed else words.say("place.empties")
    return _frees_said[key]


def _place(
    model: Model,
    words: Words | None,
    table: Table | None,
    pile: str,
    extra: tuple[tuple[str, str | None], ...],
    children: tuple[Node, ...],
) -> Node:
    kind = "column" if pile.startswith("column-") else pile
    hinted = model.advice.hint is not None and hint_pile(model.advice.hint) == pile == STOCK
    return el(
        "div",
        (
            ("class", "place " + kind + (" hinted" if hinted else "")),
            ("role", "gridcell"),
            ("data-pile", pile),
            ("tabindex", "0" if pile == model.pile else "-1"),
            ("aria-label", pile_name(words, table, pile) if words and table else None),
        )
        + extra,
        children,
    )


def cards_layer(model: Model, words: Words | None) -> Node:
    """Every card of the game in dealing order: along the rows, the first discard, the stock."""
    cards = _cards_of(model, words) if model.session and words else _neutral_cards()
    return el("div", (("class", "cards"), ("aria-hidden", "true")), tuple(cards))


def _neutral_cards() -> list[Node]:
    cards = [
        _down("in-column", column, row, row, _tap(column, row, row == HEIGHT - 1))
        for row in range(HEIGHT)
        for column in range(COLUMNS)
    ]
    cards.append(_down("in-discard", 0, 0, 0))
    cards.extend([_down("in-stock", 0, 0, _STOCK_CARDS - 1 - at) for at in range(_STOCK_CARDS)])
    return cards


def _cards_of(model: Model, words: Words) -> list[Node]:
    assert model.session is not None
    start, table = model.session.start, model.session.table
    mark = words.language + (" international" if words.international else "")  # what the corners depend on
    hint = hint_pile(model.advice.hint) if model.advice.hint else ""
    marks = preview_marks(model) if model.look else {}
    discarded = {card: at for at, card in enumerate(table.discard)}
    nodes = []
    for row in range(max([len(column) for column in start.columns] + [0])):
        for index, column in enumerate(start.columns):
            if row < len(column):
                height = len(table.columns[index])
                if row < height:
                    free = row == height - 1
                    marked = marks.get((index, row), "") if marks else ""
                    if free and hint == column_pile(index):
                        marked = marked + " hinted"
                    nodes.append(_column_card(words, mark, column[row], index, row, free, marked))
                else:
                    nodes.append(_discard_card(words, mark, column[row], discarded[column[row]]))
    nodes.extend([_discard_card(words, mark, card, at) for at, card in enumerate(start.discard)])
    drawn = len(start.stock) - len(table.stock)
    for at, card in enumerate(start.stock):
        if at < drawn and card != UNKNOWN:
            nodes.append(_discard_card(words, mark, card, discarded[card]))
        else:
            nodes.append(_down("in-stock", 0, 0, len(start.stock) - 1 - at))
    return nodes


# Most cards lie as they lay a move ago: their nodes are kept, and the comparison of two views passes
# over a node that is the same object.
_kept: dict[tuple[object, ...], Node] = {}
_KEPT_LIMIT = 600


def _keep(key: tuple[object, ...], made: Node) -> Node:
    if len(_kept) > _KEPT_LIMIT:
        _kept.clear()
    _kept[key] = made
    return made


def _column_card(words: Words, mark: str, card: Card, column: int, row: int, free: bool, marked: str) -> Node:
    key = (mark, card, column, row, free, marked)
    if key in _kept:
        return _kept[key]
    do = _tap(column, row, free)
    where = "in-column " + ("free" if free else "covered") + marked
    return _keep(key, _up(words, card, where, do, column, row, row))


def _discard_card(words: Words, mark: str, card: Card, at: int) -> Node:
    key = (mark, card, at)
    if key in _kept:
        return _kept[key]
    return _keep(key, _up(words, card, "in-discard", None, 0, 0, at))


def _tap(column: int, row: int, free: bool) -> str:
    """What a tap on a card sends."""
    return str(column + 1) if free else str(column + 1) + ":" + str(row + 1)


def _down(where: str, column: int, row: int, at: int, do: str | None = None) -> Node:
    key = (where, column, row, at)
    if key in _kept:
        return _kept[key]
    return _keep(
        key,
        el(
            "div", (("class", "card " + where + " down"), ("data-do", do), ("style", _style(column, row, at)))
        ),
    )


def _up(words: Words, card: Card, where: str, do: str | None, column: int, row: int, at: int) -> Node:
    colour = "red" if is_red(card) else "black"
    text = card_text(card)
    return el(
        "div",
        (
            ("class", "card " + where + " " + colour + " suit-" + card.suit),
            ("data-card", text),
            ("data-do", do),
            ("style", _style(column, row, at)),
        ),
        face(words, card),
    )


def face(words: Words, card: Card) -> tuple[Node, ...]:
    """What is printed on a card: the corner in the player's letters, and the art of the sprite."""
    return (
        el(
            "span",
            (("class", "corner"),),
            (el("b", (), words.corner(card)), _use("suit", "suit-" + card.suit)),
        ),
        _use("art", "face-" + card_text(card)),
    )


def _use(kind: str, name: str) -> Node:
    return el("svg", (("class", kind),), (el("use", (("href", "#" + name),)),))


def _style(column: int, row: int, at: int) -> str:
    return "--col:" + str(column) + ";--row:" + str(row) + ";--z:" + str(at)
