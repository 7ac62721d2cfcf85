"""The best next move and why, the moves that throw a win away, and where a game was lost.

Everything rests on exact searches (`forwards`, `backwards`), so each reason is a claim that a test can
check: `only_win` means that every other legal move loses, `more_stock` that other moves win too but none
with as much stock left, `keeps_win` that another move does as well, `fewest_left` that nothing wins any more.
"""

from collections import namedtuple

from golf.solitaire.advisor.backwards import WinTable
from golf.solitaire.advisor.forwards import Answer, searching, winning
from golf.solitaire.advisor.questions import (
    FEWEST_LEFT,
    KEEPS_WIN,
    MORE_STOCK,
    NO_MOVE,
    NOTHING_FITS,
    ONLY_WIN,
)
from golf.solitaire.table import DRAW, Table, after, plays, refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator


class Hint(namedtuple("Hint", "move reason answer")):
    """A move ("" when there is none), why it is the best, and what is known of the position."""

    __slots__ = ()
    move: str
    reason: str
    answer: Answer


def legal_moves(table: Table) -> tuple[str, ...]:
    """Return every move that is not refused, the draw last."""
    return plays(table) + ((DRAW,) if refusal(table, DRAW) is None else ())


def hinting(table: Table) -> "Generator[None, None, Hint]":
    """Return the search for a `Hint` as a generator; it yields now and then."""
    answer = yield from searching(table)
    moves = legal_moves(table)
    if not moves or not answer.line:
        return Hint("", NO_MOVE, answer)
    best = answer.line[0]
    if moves == (DRAW,):
        return Hint(best, NOTHING_FITS, answer)
    if not answer.winnable:
        return Hint(best, FEWEST_LEFT, answer)
    second = yield from winning(table, tuple([move for move in moves if move != best]))
    if second is None:
        return Hint(best, ONLY_WIN, answer)
    return Hint(best, MORE_STOCK if second > answer.best else KEEPS_WIN, answer)


def losing_moves(known: WinTable, table: Table) -> tuple[str, ...]:
    """Return the legal moves that throw a win away; empty when the position is lost already."""
    if not known.winnable(table):
        return ()
    return tuple([move for move in legal_moves(table) if not known.winnable(after(table, move))])


def lost_at(known: WinTable, tables: tuple[Table, ...]) -> int | None:
    """Return the number of the move that lost a game, 0 if its deal cannot be won, None if it is not lost.

    `tables` are those of the game from its start on.
    """
    lost = None
    for number in range(len(tables) - 1, -1, -1):
        if known.winnable(tables[number]):
            break
        lost = number
    return lost
