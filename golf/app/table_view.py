"""The table as nodes: nine places that take focus, and one layer of cards above them.

Every card is one element, in the order in which it was dealt, never re-parented: it moves by the custom
properties in its style, so undo and replays animate by the same path and focus survives. A column card
is the target of taps; in the stock and on the discard the place beneath takes them. A card that lies
face down carries no mark of what it is.
"""

from golf.app.advising import hint_pile
from golf.app.kept import kept
from golf.app.model import DISCARD, STOCK, Model, column_pile
from golf.app.nodes import Node, el
from golf.app.settings import ON
from golf.app.wording import pile_name
from golf.cards import JOKER, UNKNOWN, Card, card_text, is_red
from golf.i18n.words import Words
from golf.solitaire.rules import COLUMNS, HEIGHT
from golf.solitaire.table import Table, fits

_STOCK_CARDS = 16


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
        left = len(table.stock) if table else _STOCK_CARDS
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


def cards_layer(model: Model, words: Words | None) -> Node:
    """Every card of the game in dealing order: along the rows, the first discard, the stock."""
    cards = _cards_of(model, words) if model.session and words else _neutral_cards()
    return el("div", (("class", "cards"), ("aria-hidden", "true")), cards)


def _neutral_cards() -> tuple[Node, ...]:
    cards = [
        _down("in-column", column, row, row, _tap(column, row, row == HEIGHT - 1))
        for row in range(HEIGHT)
        for column in range(COLUMNS)
    ]
    cards.append(_down("in-discard", 0, 0, 0))
    cards.extend([_down("in-stock", 0, 0, _STOCK_CARDS - 1 - at) for at in range(_STOCK_CARDS)])
    return tuple(cards)


# The cards of the deal that is shown, in dealing order: where each lies and how it is marked, and its node.
# Most lie where they lay a move ago, and the comparison of two views passes over a node that is the same.
_NOT_MADE = el("div")
_IN_STOCK, _COVERED, _FREE = -1, 100, 101  # else the place on the discard
_deal: list[object] = [None, ""]
_where: list[object] = []
_nodes: list[Node] = []


def _cards_of(model: Model, words: Words) -> tuple[Node, ...]:
    assert model.session is not None
    start, table = model.session.start, model.session.table
    mark = words.language + (" international" if words.international else "")  # what the corners depend on
    if _deal[0] is not start or _deal[1] != mark:
        _deal[0], _deal[1] = start, mark
        _where.clear()
        _nodes.clear()
    hint = hint_pile(model.advice.hint) if model.advice.hint else ""
    marks: dict[tuple[int, int], str] = {}
    if model.look:
        from golf.app.preview import preview_marks  # here, since a start needs none of it

        marks = preview_marks(model)
    discarded = {card: at for at, card in enumerate(table.discard)}
    at = 0
    for row in range(max([len(column) for column in start.columns] + [0])):
        for index, column in enumerate(start.columns):
            if row < len(column):
                height = len(table.columns[index])
                if row < height:
                    free = row == height - 1
                    marked = marks.get((index, row), "") if marks else ""
                    if free and hint == column_pile(index):
                        marked = marked + " hinted"
                    _column_card(words, at, column[row], index, row, free, marked)
                else:
                    _discard_card(words, at, column[row], discarded[column[row]])
                at += 1
    for place, card in enumerate(start.discard):
        _discard_card(words, at, card, place)
        at += 1
    drawn = len(start.stock) - len(table.stock)
    for place, card in enumerate(start.stock):
        if place < drawn and card != UNKNOWN:
            _discard_card(words, at, card, discarded[card])
        elif _is_new(at, _IN_STOCK):
            _nodes[at] = _down("in-stock", 0, 0, len(start.stock) - 1 - place)
        at += 1
    return tuple(_nodes)


def _is_new(at: int, where: object) -> bool:
    """Whether the card that was dealt as number `at` lies elsewhere than when it was last shown."""
    if at < len(_where):
        if _where[at] == where:
            return False
        _where[at] = where
    else:
        _where.append(where)
        _nodes.append(_NOT_MADE)
    return True


def _column_card(words: Words, at: int, card: Card, column: int, row: int, free: bool, marked: str) -> None:
    if _is_new(at, (free, marked) if marked else (_FREE if free else _COVERED)):
        where = "in-column " + ("free" if free else "covered") + marked
        _nodes[at] = _up(words, card, where, _tap(column, row, free), column, row, row)


def _discard_card(words: Words, at: int, card: Card, place: int) -> None:
    if _is_new(at, place):
        _nodes[at] = _up(words, card, "in-discard", None, 0, 0, place)


def _tap(column: int, row: int, free: bool) -> str:
    """What a tap on a card sends."""
    return str(column + 1) if free else str(column + 1) + ":" + str(row + 1)


def _down(where: str, column: int, row: int, at: int, do: str | None = None) -> Node:
    return el(
        "div", (("class", "card " + where + " down"), ("data-do", do), ("style", _style(column, row, at)))
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
    corner: tuple[Node, ...] = (el("b", (), words.corner(card)),)
    if card.rank != JOKER:
        corner = corner + (_use("suit", "suit-" + card.suit),)
    return (el("span", (("class", "corner"),), corner), _use("art", face_name(card)))


def face_name(card: Card) -> str:
    """The name of a card's drawing; the jokers share one and differ in colour."""
    return "face-X" if card.rank == JOKER else "face-" + card_text(card)


def _use(kind: str, name: str) -> Node:
    return el("svg", (("class", kind),), (el("use", (("href", "#" + name),)),))


def _style(column: int, row: int, at: int) -> str:
    return "--col:" + str(column) + ";--row:" + str(row) + ";--z:" + str(at)
