"""Every position of a deal at once: from which of them the game can still be won.

No page asks for this: a single question is answered faster by `forwards`. It is what the advisor is tested
against, and what tells which moves of a whole game were mistakes (`advice.losing_moves`, `advice.lost_at`).

The sets of `advisor.shape`, run backwards from the last stock card; here a digit is a column's
height, so the empty table is bit 0. For each number of cards drawn and each rank on top there is the set
of heights that win: the empty table, what wins after a draw, and whatever a play leads from into the set.
"""

from golf.solitaire.advisor.forwards import finish
from golf.solitaire.advisor.plays import TOPS, Plays
from golf.solitaire.table import Table, cards_left

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator


class WinTable:
    """The winnable positions below one position: ask `winnable(table)` of any table reached from it."""

    def __init__(self, table: Table, plays: Plays, rows: list[list[list[int]]]) -> None:
        self._stock = len(table.stock)
        self._shape = plays.shape
        self._rows = rows

    def winnable(self, table: Table) -> bool:
        """Return whether a table of this deal can still be won."""
        if not cards_left(table):
            return True
        row = self._rows[self._stock - len(table.stock)]
        top = table.discard[-1].rank if table.discard else 0
        return self._shape.holds(row[top], tuple([len(column) for column in table.columns]))


def win_table(table: Table) -> WinTable:
    """Return the table of every position that can be reached from a position."""
    return finish(tabulating(table))


def tabulating(table: Table) -> "Generator[None, None, WinTable]":
    """Return the making of a `WinTable` as a generator that yields now and then."""
    plays = Plays(table, from_below=True)
    shape = plays.shape
    rows: list[list[list[int]]] = []  # the last first
    drawn_wins = shape.only((0,) * len(shape.heights))
    # Where some card fits: under the rule that closes the stock, drawing does not help from there.
    stuck = [_stuck(plays, top) for top in TOPS] if table.rules.draw_only_when_stuck else None
    for rank in [card.rank for card in reversed(table.stock)] + [0]:
        row = [list(drawn_wins) for _ in TOPS]
        if stuck:
            row = [[found & held for found, held in zip(drawn_wins, stuck[top])] for top in TOPS]
            for members in row:
                members[0] |= 1
        if table.rules.open_start:
            row[0] = shape.only((0,) * len(shape.heights))  # nothing is drawn onto an empty discard
        yield from plays.taken_back(row)
        rows.append(row)
        drawn_wins = row[rank]
    rows.reverse()
    return WinTable(table, plays, rows)


def _stuck(plays: Plays, top: int) -> list[int]:
    """Return the heights where no free card may be played on `top`."""
    everything = [(1 << plays.shape.size) - 1] * plays.shape.parts
    stuck = everything
    for rank in plays.onto[top]:
        # Read from below, a card is free once it has been put back.
        stuck = [held & ~free for held, free in zip(stuck, plays.moved(rank, everything))]
    return stuck
