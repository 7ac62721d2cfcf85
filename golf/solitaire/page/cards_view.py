"""The cards of the table as nodes: one layer above the places.

Every card is one element, in the order in which it was dealt, never re-parented: it moves by the custom
properties in its style, so undo and replays animate by the same path and focus survives. A column card
is the target of taps; in the stock and on the discard the place beneath takes them. A card that lies
face down carries no mark of what it is.
"""

from golf.cards import UNKNOWN, Card, card_text, is_red
from golf.i18n.words import Words
from golf.page.faces import face
from golf.page.nodes import Node, el
from golf.solitaire.page.advisor import hint_pile
from golf.solitaire.page.model import Model
from golf.solitaire.places import column_pile
from golf.solitaire.rules import COLUMNS, HEIGHT
from golf.solitaire.table import Table

STOCK_CARDS = 16  # before anything is known of the deal


def cards_layer(model: Model, words: Words | None) -> Node:
    """Return every card of the game in dealing order: along the rows, the first discard, the stock."""
    return _cards_of(model, words) if model.session and words else _layer(_neutral_cards())


def _layer(cards: tuple[Node, ...]) -> Node:
    return el("div", (("class", "cards"), ("aria-hidden", "true")), cards)


def _neutral_cards() -> tuple[Node, ...]:
    cards = [
        _down("in-column", column, row, row, _tap(column, row, row == HEIGHT - 1))
        for row in range(HEIGHT)
        for column in range(COLUMNS)
    ]
    cards.append(_down("in-discard", 0, 0, 0))
    cards.extend([_down("in-stock", 0, 0, STOCK_CARDS - 1 - at) for at in range(STOCK_CARDS)])
    return tuple(cards)


# The cards of the deal that is shown, in dealing order: where each lies and how it is marked, and its node.
# A move leaves all piles but one or two as they are, and tables share what is the same in them: only what
# is another pile than a move ago is gone through.
_NOT_MADE = el("div")
_IN_STOCK, _COVERED, _FREE = -1, 100, 101  # else the place on the discard


class _Shown:
    """The cards of one deal in the words of one language, as they were last shown."""

    def __init__(self, start: Table) -> None:
        self.start = start
        self.numbers: dict[Card, int] = {}  # a card's place in dealing order
        self.dealt: list[list[int]] = [[] for _ in start.columns]  # the same, by column and row
        number = 0
        for row in range(max([len(column) for column in start.columns] + [0])):
            for index, column in enumerate(start.columns):
                if row < len(column):
                    self.dealt[index].append(number)
                    self.numbers[column[row]] = number
                    number += 1
        for card in start.discard:
            self.numbers[card] = number
            number += 1
        self.stock = number  # the place of the stock's first card
        for card in start.stock:
            if card != UNKNOWN:
                self.numbers[card] = number
            number += 1
        self.where: list[object] = [None] * number
        self.nodes = [_NOT_MADE] * number
        self.faces: list[tuple[Node, ...]] = [()] * number  # what is printed on the cards that were seen
        self.columns: list[object] = [None] * len(start.columns)
        self.discard: tuple[Card, ...] = ()
        self.drawn = len(start.stock)  # all of it, so that the first table puts back what still lies there
        self.marked = False
        self.layer = _NOT_MADE

    def is_new(self, number: int, where: object) -> bool:
        """Return whether a card lies elsewhere, or is marked otherwise, than when it was last shown."""
        if self.where[number] == where:
            return False
        self.where[number] = where
        return True


def _cards_of(model: Model, words: Words) -> Node:
    assert model.session is not None
    start, table = model.session.start, model.session.table
    shown: _Shown | None = words.memory.get("cards")
    if shown is None or shown.start is not start:
        shown = words.memory["cards"] = _Shown(start)
    hint = hint_pile(model.advice.hint) if model.advice.hint else ""
    marks: dict[tuple[int, int], str] = {}
    if model.look:
        from golf.solitaire.page.later.preview import preview_marks

        marks = preview_marks(model)
    marked = bool(hint or marks)
    same = shown.discard is table.discard
    for index, column in enumerate(table.columns):
        if shown.columns[index] is not column or marked or shown.marked:
            shown.columns[index] = column
            _show_column(shown, words, index, column, marks, hint == column_pile(index))
            same = False
    if shown.discard is not table.discard:
        _show_discard(shown, words, table.discard)
    drawn = len(start.stock) - len(table.stock)
    for place in range(drawn, shown.drawn):
        number = shown.stock + place
        if shown.is_new(number, _IN_STOCK):
            shown.nodes[number] = _down("in-stock", 0, 0, len(start.stock) - 1 - place)
    shown.marked, shown.drawn = marked, drawn
    if not same or shown.layer is _NOT_MADE:
        shown.layer = _layer(tuple(shown.nodes))
    return shown.layer


def _show_column(
    shown: _Shown,
    words: Words,
    index: int,
    column: tuple[Card, ...],
    marks: dict[tuple[int, int], str],
    hinted: bool,
) -> None:
    """Show the cards that still lie in a column; the others lie on the discard."""
    numbers = shown.dealt[index]
    last = len(column) - 1
    for row, card in enumerate(column):
        free = row == last
        mark = marks.get((index, row), "") + (" hinted" if free and hinted else "")
        if shown.is_new(numbers[row], (free, mark) if mark else (_FREE if free else _COVERED)):
            where = "in-column " + ("free" if free else "covered") + mark
            _show(shown, words, numbers[row], card, where, _tap(index, row, free), index, row, row)


def _show_discard(shown: _Shown, words: Words, discard: tuple[Card, ...]) -> None:
    """Show the cards that came to the discard; those that left it are shown where they lie now."""
    before, shown.discard = shown.discard, discard
    common = min(len(before), len(discard))
    if before[:common] != discard[:common]:
        common = 0
    for place in range(common, len(discard)):
        card = discard[place]
        if card in shown.numbers and shown.is_new(shown.numbers[card], place):
            _show(shown, words, shown.numbers[card], card, "in-discard", None, 0, 0, place)


def _tap(column: int, row: int, free: bool) -> str:
    """Return what a tap on a card sends."""
    return str(column + 1) if free else str(column + 1) + ":" + str(row + 1)


def _down(where: str, column: int, row: int, at: int, do: str | None = None) -> Node:
    return el(
        "div", (("class", "card " + where + " down"), ("data-do", do), ("style", _style(column, row, at)))
    )


def _show(
    shown: _Shown,
    words: Words,
    number: int,
    card: Card,
    where: str,
    do: str | None,
    column: int,
    row: int,
    at: int,
) -> None:
    """Put a card that is seen where it lies now; what is printed on it stays the same nodes."""
    printed = shown.faces[number] or face(words, card)
    shown.faces[number] = printed
    colour = " red" if is_red(card) else " black"
    shown.nodes[number] = el(
        "div",
        (
            ("class", "card " + where + colour + " suit-" + card.suit),
            ("data-card", card_text(card)),
            ("data-do", do),
            ("style", _style(column, row, at)),
        ),
        printed,
    )


def _style(column: int, row: int, at: int) -> str:
    return "--col:" + str(column) + ";--row:" + str(row) + ";--z:" + str(at)
