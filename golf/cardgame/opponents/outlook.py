"""What a board will count at the end of the round, as Hard expects it.

Each place is worth its *base*: what a card face up will have become after the turns that are left (a high
card will be replaced, the likelier the more turns), or what one that lies face down will turn out to be.
A place in a line that may still be finished is worth so much less: base times the chance that the line is
not. The chance is that of meeting the missing cards in the turns left, counted from the cards not seen.
"""

from golf.cardgame.cards import KING, RANK_COUNT, VALUES
from golf.cardgame.opponents.board import Board

# Judged by what Hard plays like with them, and some tried against another value (docs/card-game.md).
LOW = 4.0  # what counts no more is not worth replacing
KEPT_A_TURN = 0.85  # of what a card counts above that, the share that one more turn leaves
COVERED = 0.5  # a card face down will often be covered by a good one unseen
MEETING = 1.6  # cards met a turn: one drawn, and the discard that another player throws
TRYING = 0.9  # of lines that could be finished, the share that will be
_MOST_MISSING = 4


class Prospects:
    """What ranks are worth with a number of turns left, for every board at the table.

    `base` is what a place with that rank will count, by rank, 0 standing for a card face down;
    `chances[rank][missing - 1]` is the chance of meeting so many more cards of a rank.
    """

    def __init__(self, counts: list[int], unseen: int, turns: float) -> None:
        kept = KEPT_A_TURN**turns
        base = [LOW + (value - LOW) * kept if value > LOW else float(value) for value in VALUES]
        mean = sum([base[rank] * count for rank, count in enumerate(counts)]) / unseen
        base[0] = mean - COVERED if turns > 0 else mean
        self.base = base
        nothing = (0.0,) * _MOST_MISSING
        chances = [nothing]
        known: dict[int, tuple[float, ...]] = {0: nothing}
        for rank in range(1, RANK_COUNT + 1):
            # Kings and jokers are good alone, and not collected.
            count = counts[rank] if rank < KING else 0
            if count not in known:
                known[count] = _chances(min(0.9, MEETING * count / unseen), turns)
            chances.append(known[count])
        self.chances = chances


def _chances(rate: float, turns: float) -> tuple[float, ...]:
    """Return the chance of at least 1, 2, 3, 4 hits in a number of turns, fractions of a turn included."""
    if turns <= 0:
        return (0.0,) * _MOST_MISSING
    term = (1 - rate) ** turns  # of exactly so many hits, from none on
    below = term
    found = []
    for hits in range(1, _MOST_MISSING + 1):
        found.append(TRYING * max(0.0, 1 - below))
        term = term * max(0.0, turns - hits + 1) / hits * rate / (1 - rate)
        below += term
    return tuple(found)


class Outlook:
    """One board under given prospects: `total` is what it will count; `put` the same after a change."""

    def __init__(self, board: Board, prospects: Prospects) -> None:
        self.board = board
        self.base = prospects.base
        self.chances = prospects.chances
        ranks = board.ranks
        chance_of = {line: self._chance(line, ranks) for line in board.lines}
        self.cells = []
        # For each place its lines: the ranks of the others, the chance with nothing there that fits, the
        # chance as it is, and each other place with its base and the best chance of its further lines.
        self._through = []
        for place in board.places:
            through = board.through[place]
            best = max([chance_of[line] for line in through])
            self.cells.append(self.base[ranks[place]] * (1 - best))
            entries = []
            for line in through:
                others = [other for other in line if other != place]
                apart = []
                for other in others:
                    further = [chance_of[crossing] for crossing in board.through[other] if crossing != line]
                    apart.append((self.base[ranks[other]], max(further)))
                beside = tuple([ranks[other] for other in others])
                without = 0.0
                for rank in beside:
                    if rank:
                        chance = self.chances[rank][len(beside) - beside.count(rank)]
                        without = max(without, chance)
                entries.append((beside, without, chance_of[line], apart))
            self._through.append(entries)
        self.total = sum(self.cells)
        self._known: list[dict[int, float]] = [{} for _ in board.places]

    def _chance(self, line: tuple[int, ...], ranks: list[int]) -> float:
        there = [ranks[place] for place in line]
        best = 0.0
        for rank in there:
            if rank:
                missing = len(there) - there.count(rank)
                if not missing:
                    return 0.0 if rank == self.board.keep else 1.0
                chance = self.chances[rank][missing - 1]
                if chance > best:
                    best = chance
        return best

    def put(self, place: int, rank: int) -> float:
        """Return what the board will count with another rank in a place."""
        known = self._known[place]
        if rank not in known:
            known[rank] = self._put(place, rank)
        return known[rank]

    def _put(self, place: int, rank: int) -> float:
        total = self.total - self.cells[place]
        chances = self.chances[rank]
        whole = 0.0 if rank == self.board.keep else 1.0
        best = 0.0
        for beside, without, before, apart in self._through[place]:
            missing = len(beside) - beside.count(rank)
            chance = chances[missing - 1] if missing else whole
            if without > chance:
                chance = without
            if chance > best:
                best = chance
            if chance != before:
                for base, further in apart:
                    total += base * (
                        (before if before > further else further) - (chance if chance > further else further)
                    )
        return total + self.base[rank] * (1 - best)

    def best_put(self, rank: int) -> float:
        """Return the least that the board will count once a card of that rank lies somewhere on it."""
        in_line = self.board.in_line
        return min(
            [self.put(place, rank) for place in self.board.places if not in_line[place]] or [self.total]
        )
