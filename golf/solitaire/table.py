"""A table of Golf solitaire and what may be done on it.

`refusal` is the single home of each rule: "may I?", "do it" and "why not?" all ask it. A move is its
text: `s` draws, `3` plays the free card of column 3, `1:4` taps the card in row 4 of column 1.
"""

from collections import namedtuple

from golf.cards import UNKNOWN, Card
from golf.solitaire.rules import COLUMNS, HEIGHT, Rules, follows

PLAYING, WON, BLOCKED = "playing", "won", "blocked"

NOT_ADJACENT = "not_adjacent"
COVERED = "covered"
EMPTY_COLUMN = "empty_column"
NO_SUCH_CARD = "no_such_card"
STOCK_EMPTY = "stock_empty"
PLAY_EXISTS = "play_exists"
NO_DISCARD = "no_discard"
UNKNOWN_CARD = "unknown_card"
GAME_OVER = "game_over"

DRAW = "s"


class Table(namedtuple("Table", "rules columns discard stock")):
    """A position: what lies where, under which rules. No history, no score, nothing about a screen.

    `columns` holds up to seven tuples of cards from the top, the free card last; `discard` has its
    newest card last; `stock` is in the order in which it will be drawn.
    """

    __slots__ = ()
    rules: Rules
    columns: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...]
    stock: tuple[Card, ...]


def deal(pack: tuple[Card, ...], rules: Rules) -> Table:
    """Lay out a pack: along the rows (B2), then the discard, then the stock in draw order (A1).

    Where the discard begins empty, its card is the first of the stock.
    """
    count = COLUMNS * HEIGHT
    begun = count if rules.open_start else count + 1
    columns = tuple([tuple(pack[at] for at in range(column, count, COLUMNS)) for column in range(COLUMNS)])
    return Table(rules, columns, tuple(pack[count:begun]), tuple(pack[begun:]))


def cards_left(table: Table) -> int:
    """Return how many cards still lie in the columns."""
    return sum([len(column) for column in table.columns])


def fits(table: Table, card: Card) -> bool:
    """Return whether a card may be played on the discard."""
    if not table.discard:
        return table.rules.open_start
    return follows(table.rules, card.rank, table.discard[-1].rank)


def plays(table: Table) -> tuple[str, ...]:
    """Return the columns whose free card may be played, as moves."""
    return tuple(
        [str(at + 1) for at, column in enumerate(table.columns) if column and fits(table, column[-1])]
    )


def refusal(table: Table, move: str) -> str | None:
    """Return why a move may not be made, as a reason code; None when it may (A2-A6, A13, B1, B3)."""
    if not cards_left(table):
        return GAME_OVER
    if move == DRAW:
        return _draw_refusal(table)
    index = int(move[0]) - 1
    if index >= len(table.columns):
        return NO_SUCH_CARD
    column = table.columns[index]
    if not column:
        return EMPTY_COLUMN
    if len(move) > 1:
        row = int(move[2])
        if not 1 <= row <= len(column):
            return NO_SUCH_CARD
        if row < len(column):
            return COVERED
    if not table.discard and not table.rules.open_start:
        return NO_DISCARD
    return None if fits(table, column[-1]) else NOT_ADJACENT


def _draw_refusal(table: Table) -> str | None:
    if table.rules.open_start and not table.discard:
        return NO_DISCARD
    if not table.stock:
        return STOCK_EMPTY
    if table.rules.draw_only_when_stuck and plays(table):
        return PLAY_EXISTS
    return UNKNOWN_CARD if table.stock[0] == UNKNOWN else None


def after(table: Table, move: str) -> Table:
    """Return the table after a move that is not refused."""
    assert refusal(table, move) is None
    if move == DRAW:
        return Table(table.rules, table.columns, table.discard + table.stock[:1], table.stock[1:])
    index = int(move[0]) - 1
    columns = list(table.columns)
    card = columns[index][-1]
    columns[index] = columns[index][:-1]
    return Table(table.rules, tuple(columns), table.discard + (card,), table.stock)


def status(table: Table) -> str:
    """`won` once the columns are empty, `blocked` when the stock is empty and nothing fits (A6)."""
    if not cards_left(table):
        return WON
    return PLAYING if table.stock or plays(table) else BLOCKED
