"""Every position of a deal at once: from which of them the game can still be won.

The sets of `golf.advisor.shape`, run backwards from the last stock card; here a digit is a column's
height, so the empty table is bit 0 and the first sets are short. For each number of cards drawn and each
rank on top there is the set of heights that win: the empty table, what wins after a draw, and whatever a
play leads from into the set.
"""

from golf.advisor.forwards import RANKS, finish
from golf.advisor.shape import shape_of
from golf.solitaire.rules import follows
from golf.solitaire.table import Table, cards_left

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator


class WinTable:
    """The winnable positions below one position: ask `winnable(table)` of any table reached from it."""

    def __init__(self, table: Table, rows: list[list[int]]) -> None:
        self._stock = len(table.stock)
        self._strides = shape_of(tuple([len(column) for column in table.columns])).strides
        self._rows = rows

    def winnable(self, table: Table) -> bool:
        """Whether a table of this deal can still be won."""
        if not cards_left(table):
            return True
        place = sum([len(column) * stride for column, stride in zip(table.columns, self._strides)])
        top = table.discard[-1].rank if table.discard else 0
        return bool(self._rows[self._stock - len(table.stock)][top] >> place & 1)


def win_table(table: Table) -> WinTable:
    """The table of every position that can be reached from a position."""
    return finish(tabulating(table))


def tabulating(table: Table, last_row: int | None = None) -> "Generator[None, None, WinTable]":
    """The making of a `WinTable` as a generator that yields now and then.

    With `last_row` only wins that draw at most so many cards count.
    """
    shape = shape_of(tuple([len(column) for column in table.columns]))
    by_rank: list[list[tuple[int, int]]] = [[] for _ in range(14)]
    for at, column in enumerate(table.columns):
        free: dict[int, int] = {}
        for below, card in enumerate(column):
            free[card.rank] = free.get(card.rank, 0) | shape.masks[at][below + 1]
        for rank in sorted(free):
            by_rank[rank].append((free[rank], shape.strides[at]))
    ranks = [rank for rank in RANKS if by_rank[rank]]
    onto = [[top for top in RANKS if rank and follows(table.rules, rank, top)] for rank in range(14)]
    # Where some card fits: under the rule that closes the stock, drawing does not help from there.
    stuck = _stuck(table, by_rank, onto) if table.rules.draw_only_when_stuck else None
    last = len(table.stock) if last_row is None else last_row
    rows: list[list[int]] = [[1] * 14 for _ in range(len(table.stock) + 1)]
    drawn_wins = 1
    for drawn in range(last, -1, -1):
        row = [(drawn_wins & stuck[top]) | 1 if stuck else drawn_wins for top in range(14)]
        fresh = list(row)
        waiting = True
        upwards = True
        while waiting:
            waiting = False
            for rank in ranks if upwards else reversed(ranks):
                start = fresh[rank]
                if not start:
                    continue
                fresh[rank] = 0
                found = 0
                for mask, stride in by_rank[rank]:
                    found |= (start << stride) & mask
                if found:
                    for top in onto[rank]:
                        known = row[top]
                        both = found | known
                        if both != known:
                            fresh[top] |= both ^ known
                            row[top] = both
                            waiting = True
                yield
            upwards = not upwards
        rows[drawn] = row
        if drawn:
            drawn_wins = row[table.stock[drawn - 1].rank]
    return WinTable(table, rows)


def _stuck(table: Table, by_rank: list[list[tuple[int, int]]], onto: list[list[int]]) -> list[int]:
    """For each top the heights where no free card fits."""
    everything = (1 << shape_of(tuple([len(column) for column in table.columns])).size) - 1
    stuck = [everything] * 14
    for rank in RANKS:
        for top in onto[rank]:
            for mask, _ in by_rank[rank]:
                stuck[top] &= ~mask
    return stuck
