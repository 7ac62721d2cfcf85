"""A board as an opponent reads it: ranks, what it counts, and what a card in each place would change.

Lines are what makes this more than a sum: a card that finishes one wipes out its cards, and one that is
taken out of a finished line brings them back. Everything is worked out once a board, in whole numbers,
so that a policy only adds up.
"""

from golf.cardgame.cards import JOKER, VALUES, PackCard
from golf.cardgame.rules import Rules, counts_of, lines_of, lines_through
from golf.cardgame.sight import Seen


class Board:
    """One seat's board.

    `ranks` has 0 for a card that lies face down; `downs` are those places. `known` is what the cards face
    up count. For each place, `without` is what the others would count if it lay empty; `finishes` has the
    ranks that would finish lines there, as pairs of rank and points that the others would count less;
    `in_line` says whether it lies in a finished line. `keep` is the rank whose lines cancel nothing, -1 if
    there is none.
    """

    def __init__(self, rules: Rules, cards: tuple[PackCard | None, ...]) -> None:
        rows, columns = rules.rows, rules.columns
        self.lines = lines_of(rows, columns)
        self.through = lines_through(rows, columns)
        self.ranks = [0 if card is None else card.rank for card in cards]
        self.downs = [place for place, rank in enumerate(self.ranks) if not rank]
        self.places = range(len(self.ranks))
        self.keep = JOKER if rules.jokers_keep else -1
        ranks = self.ranks
        # How many finished lines cancel each place, and for each line and place what the rest agrees on.
        cover = [0] * len(ranks)
        self.in_line = [False] * len(ranks)
        for line in self.lines:
            first = ranks[line[0]]
            if first and not [place for place in line if ranks[place] != first]:
                for place in line:
                    self.in_line[place] = True
                    cover[place] += first != self.keep
        self._cover = cover
        self.known = sum([VALUES[rank] for rank, covered in zip(ranks, cover) if not covered])
        self._loose: int | None = None
        self.without = [self._without(place) for place in self.places]
        self.finishes = [self._finishes(place) for place in self.places]

    def _without(self, place: int) -> int:
        ranks, cover = self.ranks, self._cover
        if not cover[place]:
            return self.known - VALUES[ranks[place]]
        # The lines that fall apart bring their cards back, unless another line still cancels them.
        total = self.known
        for line in self.through[place]:
            if self._is_finished(line):
                for other in line:
                    if other != place and cover[other] == 1:
                        total += VALUES[ranks[other]]
        return total

    def _is_finished(self, line: tuple[int, ...]) -> bool:
        first = self.ranks[line[0]]
        return first > 0 and not [place for place in line if self.ranks[place] != first]

    def _finishes(self, place: int) -> tuple[tuple[int, int], ...]:
        found: list[tuple[int, int]] = []
        for line in self.through[place]:
            rank = self.rest_of(line, place)
            if rank and not [pair for pair in found if pair[0] == rank]:
                found.append((rank, self._saved(place, rank)))
        return tuple(found)

    def rest_of(self, line: tuple[int, ...], place: int) -> int:
        """Return the rank on which all places of a line but one agree; 0 where they do not."""
        ranks = self.ranks
        rank = ranks[line[1]] if line[0] == place else ranks[line[0]]
        if not rank:
            return 0
        for other in line:
            if other != place and ranks[other] != rank:
                return 0
        return rank

    def _saved(self, place: int, rank: int) -> int:
        """Return what the others count less once that rank lies there."""
        if rank == self.keep:
            return 0
        saved = 0
        for line in self.through[place]:
            if self.rest_of(line, place) == rank:
                for other in line:
                    if other != place and self._stands_without(other, place):
                        saved += VALUES[rank]
        return saved

    def _stands_without(self, other: int, place: int) -> bool:
        """Return whether a place counts while another lies empty."""
        left = self._cover[other]
        for line in self.through[other]:
            if place in line and self._is_finished(line):
                left -= 1
        return left <= 0

    def cost(self, place: int, rank: int) -> int:
        """Return what the cards face up count with that rank in that place."""
        for finishing, saved in self.finishes[place]:
            if finishing == rank:
                own = VALUES[rank] if rank == self.keep else 0
                return self.without[place] - saved + own
        return self.without[place] + VALUES[rank]

    def finishes_line(self, place: int, rank: int) -> bool:
        """Return whether that rank in that place finishes a line."""
        return bool([pair for pair in self.finishes[place] if pair[0] == rank])

    def nears_line(self, place: int, rank: int) -> bool:
        """Return whether that rank there leaves a line one card short, with two or more in it."""
        ranks = self.ranks
        for line in self.through[place]:
            if len(line) > 2:
                same = 0
                for other in line:
                    if ranks[other] == rank and other != place:
                        same += 1
                if same == len(line) - 2:
                    return True
        return False

    def worst_loose(self) -> int:
        """Return the most that a card counts outside lines finished or one card short; -9 for none."""
        if self._loose is None:
            worst = -9
            for place in self.places:
                rank = self.ranks[place]
                higher = rank and VALUES[rank] > worst and not self.in_line[place]
                if higher and not self.nears_line(place, rank):
                    worst = VALUES[rank]
            self._loose = worst
        return self._loose


def unseen_counts(seen: Seen) -> list[int]:
    """Return, by rank, how many cards the seat cannot see: those of the stock and those face down."""
    counts = list(counts_of(seen.rules))
    for board in seen.boards:
        for card in board:
            if card is not None:
                counts[card.rank] -= 1
    for card in seen.discard:
        counts[card.rank] -= 1
    if seen.hand is not None:
        counts[seen.hand.rank] -= 1
    return counts
