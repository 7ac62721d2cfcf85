"""A position as one standalone picture, for print and for pages without scripts: SVG with its words.

No fonts, no styles and no scripts of the page are needed; letters are in whatever sans-serif there is. Each
suit is a path of its own, and the words are an attribute: pages that let pictures through but no links within
them (`<use>`) keep the suits, and pages that take the picture out are left with few loose words.
Lengths are in units of the picture: a card is 70 by 98.
"""

from golf.cards import UNKNOWN, Card, card_text, is_red
from golf.i18n.words import Words
from golf.page.nodes import Node, el
from golf.solitaire.page.later.shapes import SHAPES
from golf.solitaire.places import DISCARD, STOCK, column_pile
from golf.solitaire.position_words import position_in_words
from golf.solitaire.table import Table

_WIDTH, _HEIGHT, _GAP, _STEP, _EDGE, _BETWEEN = 70, 98, 10, 30, 6, 26
_RED, _BLACK, _PAPER, _COVERED, _BACK, _MARK = "#bf1230", "#1b2530", "#fff", "#f3f2ec", "#1d5162", "#a83a0c"
_FONT = "system-ui,sans-serif"


def picture(words: Words, table: Table, marks: tuple[str, ...] = ()) -> Node:
    """Return the picture; `marks` are places and cards to be framed."""
    height = max([len(column) for column in table.columns] + [1])
    left = _EDGE + len(table.columns) * (_WIDTH + _GAP) - _GAP + _BETWEEN
    wide = left + _WIDTH + _EDGE
    tall = max(2 * _EDGE + _HEIGHT + _STEP * (height - 1), 2 * _EDGE + 2 * _HEIGHT + _GAP)
    label = position_in_words(words, table)
    parts: list[Node | None] = []
    framed: list[Node | None] = []
    for at, column in enumerate(table.columns):
        x = _EDGE + at * (_WIDTH + _GAP)
        if not column:
            parts.append(_box(x, _EDGE, _HEIGHT, "none", "4"))
        for row, card in enumerate(column):
            y = _EDGE + row * _STEP
            free = row == len(column) - 1
            parts.append(_card(words, card, x, y, free))
            if card_text(card) in marks:
                framed.append(_frame(x, y, _HEIGHT if free else _STEP))
        if column_pile(at) in marks:
            framed.append(_frame(x, _EDGE, _HEIGHT + _STEP * max(len(column) - 1, 0)))
    below = _EDGE + _HEIGHT + _GAP
    parts.append(_stock(words, len(table.stock), left))
    parts.append(
        _card(words, table.discard[-1], left, below, True)
        if table.discard
        else _box(left, below, _HEIGHT, "none", "4")
    )
    if STOCK in marks:
        framed.append(_frame(left, _EDGE, _HEIGHT))
    if DISCARD in marks or (table.discard and card_text(table.discard[-1]) in marks):
        framed.append(_frame(left, below, _HEIGHT))
    return el(
        "svg",
        (
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("viewBox", "0 0 " + str(wide) + " " + str(tall)),
            ("width", str(wide)),
            ("height", str(tall)),
            ("role", "img"),
            ("aria-label", label),
            ("font-family", _FONT),
            ("font-size", "20"),
            ("font-weight", "700"),
        ),
        tuple(parts + framed),
    )


def _card(words: Words, card: Card, x: int, y: int, free: bool) -> Node:
    """Return a card; of one that is covered only the corner shows."""
    if card == UNKNOWN:
        return _box(x, y, _HEIGHT, _BACK)
    corner = words.corner(card)
    return el(
        "g",
        (("transform", _at(x, y)), ("fill", _RED if is_red(card) else _BLACK)),
        (
            _box(0, 0, _HEIGHT, _PAPER if free else _COVERED),
            el("text", (("x", "7"), ("y", "22")), corner),
            _suit(card, 26 + 12 * len(corner), 15, "0.55"),
            _suit(card, 35, 64, "1.5") if free else None,
        ),
    )


def _suit(card: Card, x: int, y: int, scale: str) -> Node | None:
    """Return a card's suit; a joker has none."""
    shape = SHAPES.get(card.suit)
    if shape is None:
        return None
    path = "M" + str(shape.x) + " " + str(shape.y) + shape.path
    return el("path", (("d", path), ("transform", _at(x, y) + "scale(" + scale + ")")))


def _stock(words: Words, left_over: int, x: int) -> Node:
    if not left_over:
        return _box(x, _EDGE, _HEIGHT, "none", "4")
    text = (
        ("x", "35"), ("y", "58"), ("font-size", "26"), ("text-anchor", "middle"), ("fill", "#fff"),
    )  # fmt: skip
    back = (_box(0, 0, _HEIGHT, _BACK), el("text", text, str(left_over)))
    return el("g", (("transform", _at(x, _EDGE)),), back)


def _box(x: int, y: int, height: int, fill: str, dashes: str | None = None) -> Node:
    return el(
        "rect",
        (
            ("x", str(x)),
            ("y", str(y)),
            ("width", str(_WIDTH)),
            ("height", str(height)),
            ("rx", "6"),
            ("fill", fill),
            ("stroke", "#5b6b64"),
            ("stroke-dasharray", dashes),
        ),
    )


def _frame(x: int, y: int, height: int) -> Node:
    return el(
        "rect",
        (
            ("x", str(x - 3)),
            ("y", str(y - 3)),
            ("width", str(_WIDTH + 6)),
            ("height", str(height + 6)),
            ("rx", "8"),
            ("fill", "none"),
            ("stroke", _MARK),
            ("stroke-width", "4"),
        ),
    )


def _at(x: int, y: int) -> str:
    return "translate(" + str(x) + " " + str(y) + ")"
