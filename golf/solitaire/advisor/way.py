"""Reads a line of moves back from the sets of a search.

Only the heights with which each row of the stock began are kept, not everything that was reached: a play
can be taken back only where the card removed last from a column is the one on top of the discard, and
there are so few of those that the way back is no search to speak of.
"""

from golf.solitaire.advisor.plays import TOPS, Plays
from golf.solitaire.table import DRAW, Table


def trace_back(
    table: Table, plays: Plays, entries: list[list[int]], digits: tuple[int, ...], top: int
) -> list[str]:
    """Return the moves that remove `digits` cards from the columns.

    The last row of `entries` ending with `top`.
    """
    drawn = len(entries) - 1
    way = _Trace(table, plays, entries[drawn], drawn).back(digits, top)
    while drawn:
        assert way is not None, "what was reached can be traced back"
        begun, moves = way
        drawn -= 1
        before = _Trace(table, plays, entries[drawn], drawn)
        way = None
        for below in TOPS:
            if before.may_draw(begun, below):
                way = before.back(begun, below)
            if way is not None:
                break
        if way is not None:
            way = way[0], way[1] + [DRAW] + moves
    assert way is not None, "what was reached can be traced back"
    return way[1]


class _Trace:
    """The way back through one row of the stock."""

    def __init__(self, table: Table, plays: Plays, entry: list[int], drawn: int) -> None:
        self._table = table
        self._plays = plays
        self._entry = entry
        cards = table.discard[-1:] + table.stock[:drawn]
        self._top = cards[-1].rank if cards else 0
        self._hopeless: set[tuple[tuple[int, ...], int]] = set()

    def back(self, digits: tuple[int, ...], top: int) -> tuple[tuple[int, ...], list[str]] | None:
        """Return the heights the row began with and the plays since; None where nothing leads there."""
        if (digits, top) in self._hopeless:
            return None
        for at, column in enumerate(self._table.columns):
            if digits[at] and column[len(column) - digits[at]].rank == top:
                before = digits[:at] + (digits[at] - 1,) + digits[at + 1 :]
                for below in self._plays.tops[top]:
                    way = self.back(before, below)
                    if way is not None:
                        return way[0], way[1] + [str(at + 1)]
        if top == self._top and self._plays.shape.holds(self._entry, digits):
            return digits, []
        self._hopeless.add((digits, top))
        return None

    def may_draw(self, digits: tuple[int, ...], top: int) -> bool:
        """Return whether the rules let a card be drawn there."""
        if not top and self._table.rules.open_start:
            return False
        if not self._table.rules.draw_only_when_stuck:
            return True
        shape = self._plays.shape
        return shape.holds(self._plays.stuck(top, shape.only(digits)), digits)
