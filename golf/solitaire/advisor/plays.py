"""The cards of a position by rank, and how playing them moves sets of column heights.

A *row* holds for each rank on top of the discard (0: none, 1 to 13, 14: a joker) a set of heights, all
with the same number of cards drawn. Read from the free cards on, a digit counts the cards removed
(`advisor.forwards`); read from below, it counts the cards still there, and a play is taken back
(`advisor.backwards`). Either way the first sets of a search are short numbers.
"""

from golf.solitaire.advisor.shape import shape_of
from golf.solitaire.rules import Rules, follows
from golf.solitaire.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no `collections.abc`; it does not look at annotations either
    from collections.abc import Generator

RANKS = range(1, 15)
TOPS = range(15)
DOWNWARDS = range(14, 0, -1)


def _follows(rules: Rules, rank: int, top: int) -> bool:
    return follows(rules, rank, top) if top else rules.open_start


class Plays:
    """What may be played on what, where the cards of each rank stand, and how they move a set."""

    def __init__(self, table: Table, from_below: bool = False) -> None:
        order = [list(column) if from_below else list(reversed(column)) for column in table.columns]
        self.shape = shape_of(tuple([len(column) for column in order]))
        # For each rank: where one of the columns before the last has it, and the shift of its move.
        self._standing: list[list[tuple[int, int]]] = [[] for _ in TOPS]
        for at, masks in enumerate(self.shape.masks):
            places: dict[int, int] = {}
            for digit, card in enumerate(order[at]):
                known = places.get(card.rank)
                places[card.rank] = masks[digit] if known is None else known | masks[digit]
            for rank in sorted(places):
                self._standing[rank].append((places[rank], self.shape.strides[at]))
        # The last column moves from part to part: which rank stands at each.
        self._last = [card.rank for card in order[-1]] + [0]
        held = [bool(self._standing[rank]) or rank in self._last for rank in TOPS]
        # For each top the ranks in the columns that may be played on it, and the other way round.
        self.onto = [
            [rank for rank in RANKS if held[rank] and _follows(table.rules, rank, top)] for top in TOPS
        ]
        self.tops = [[top for top in TOPS if rank in self.onto[top]] for rank in TOPS]

    def row(self, top: int, members: list[int]) -> list[list[int]]:
        """Return the row with one set, at `top`."""
        return [list(members) if rank == top else [0] * self.shape.parts for rank in TOPS]

    def played(self, row: list[list[int]]) -> "Generator[None, None, None]":
        """Add to a row whatever plays lead to. A generator: it yields often."""
        return self._spread(row, self.tops, [[rank] for rank in TOPS], self.onto)

    def taken_back(self, row: list[list[int]]) -> "Generator[None, None, None]":
        """Add to a row whatever plays lead from into it. A generator: it yields often."""
        alone = [[rank] for rank in TOPS]
        return self._spread(row, alone, self.tops, alone)

    def _spread(
        self,
        row: list[list[int]],
        sources: list[list[int]],
        targets: list[list[int]],
        users: list[list[int]],
    ) -> "Generator[None, None, None]":
        """Move the cards of each rank from the sets at its sources to those at its targets, to the end.

        `users` are the ranks that have a place among their sources.
        """
        parts = range(self.shape.parts)
        stale = [[False] * self.shape.parts for _ in TOPS]  # whose sources have grown, and where
        for place, members in enumerate(row):
            for part in parts:
                if members[part]:
                    for rank in users[place]:
                        stale[rank][part] = True
        waiting = True
        upwards = True
        while waiting:
            waiting = False
            # Runs climb and fall, so the ranks are gone through in turn both ways.
            for rank in RANKS if upwards else DOWNWARDS:
                if True not in stale[rank]:
                    continue
                waiting = True
                for part in parts:
                    if not stale[rank][part]:
                        continue
                    stale[rank][part] = False
                    source = 0
                    for place in sources[rank]:
                        more = row[place][part]
                        # MicroPython copies a number that is combined with 0.
                        source = source | more if source and more else source or more
                    ways = [(part, self._moved(rank, source))]
                    if self._last[part] == rank:
                        ways.append((part + 1, source))
                    for to, found in ways:
                        if not found:
                            continue
                        for place in targets[rank]:
                            known = row[place][to]
                            both = known | found if known else found
                            if both != known:
                                row[place][to] = both
                                for user in users[place]:
                                    stale[user][to] = True
                yield
            upwards = not upwards

    def moved(self, rank: int, members: list[int]) -> list[int]:
        """Return a set after the move of a card of that rank."""
        found = [self._moved(rank, part) for part in members]
        for part, more in enumerate(members):
            if self._last[part] == rank:
                found[part + 1] |= more
        return found

    def _moved(self, rank: int, members: int) -> int:
        """Return a part of a set after the move of a card of that rank in a column before the last."""
        found = 0
        for standing, stride in self._standing[rank]:
            movable = members & standing
            if movable:
                found = found | movable << stride if found else movable << stride
        return found

    def stuck(self, top: int, members: list[int]) -> list[int]:
        """Return those of a set where no free card may be played on `top`."""
        return [self._stuck(top, part, found) if found else 0 for part, found in enumerate(members)]

    def _stuck(self, top: int, part: int, found: int) -> int:
        for rank in self.onto[top]:
            if self._last[part] == rank:
                return 0
            for standing, _ in self._standing[rank]:
                found ^= found & standing
        return found


def union(sets: list[list[int]]) -> list[int]:
    """Return the union of sets."""
    whole = list(sets[0])
    for members in sets[1:]:
        for part, more in enumerate(members):
            if more:
                whole[part] = whole[part] | more if whole[part] else more
    return whole
