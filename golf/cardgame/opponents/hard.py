"""Hard: plays for what its board will count at the end, against what the others' will.

To what `golf.cardgame.opponents.outlook` expects of each board it adds four things: what ending the round
now would bring, with the chance of being lowest; what the others will count; a small cost for a turn that
turns nothing up; and what the card thrown away is worth to the next seat.
"""

from golf.cardgame.cards import RANK_COUNT, VALUES
from golf.cardgame.moves import DRAW, PUT, TAKE, THROW
from golf.cardgame.opponents.board import Board, unseen_counts
from golf.cardgame.opponents.choice import Choice
from golf.cardgame.opponents.outlook import MEETING, Outlook, Prospects
from golf.cardgame.opponents.sense import explained, explained_take, puts, throws
from golf.cardgame.rules import BONUS, PENALTY
from golf.cardgame.sight import Seen

# Judged as those of the outlook were.
MORE_TURNS = 1.0  # a round lasts a little longer than the cards face down say
IDLE = 0.3  # points that a turn costs in which nothing is turned up, and as many more for every quiet lap
GIVEN = 0.5  # of what the card thrown away saves the next seat, the share that hurts
OTHERS = 0.3  # of what the others will count, the share that is as good as one's own
GOING_ON = 1.5  # points that playing on is worth: the bonus, or another's penalty, may still come
UNSURE = 3.0  # points by which another's board may end off what is expected (standard deviation)
_EVEN_ODDS = 1.702  # makes the logistic curve the normal one, to a hundredth
_EULER = 2.718281828459045
_NEVER = 1e9


def hard(seen: Seen, seed: int) -> Choice:
    """Hard's move; nothing in it is left to chance."""
    mind = _Mind(seen)
    if not seen.holding:
        take = mind.best_put(seen.discard[-1].rank, True)[0]
        draw = mind.drawing()
        points = round(abs(take - draw)) if take < _NEVER else 0
        return explained_take(seen, TAKE if take <= draw else DRAW, points)
    assert seen.hand is not None
    rank = seen.hand.rank
    if seen.taken:
        return explained(seen, mind.own, PUT, mind.place_for_taken(rank))
    _, move, place = mind.best(rank)
    return explained(seen, mind.own, move, place)


class _Mind:
    """One decision: every value is in points at the end of the round, less is better."""

    def __init__(self, seen: Seen) -> None:
        self.own = Board(seen.rules, seen.boards[seen.seat])
        self.counts = unseen_counts(seen)
        self.unseen = sum(self.counts)
        self.ranks = [rank for rank in range(1, RANK_COUNT + 1) if self.counts[rank]]
        self.mean = self._over_unseen([float(value) for value in VALUES])
        self.stalling = seen.is_stalling
        self.last = seen.ender >= 0
        at = seen.playing.index(seen.seat)
        # In turn order, the next seat first.
        self.others = [
            Board(seen.rules, seen.boards[seat]) for seat in seen.playing[at + 1 :] + seen.playing[:at]
        ]
        downs = len(self.own.downs)
        fewest = min([len(board.downs) for board in self.others])
        # A turn that turns a card up leaves fewer turns than one that does not.
        self.turned = Outlook(self.own, self._prospects(downs - 1, fewest))
        self.idle = Outlook(self.own, self._prospects(downs, fewest))
        self.ending = not self.last and downs == 1
        self.idle_cost = IDLE * (1 + seen.quiet // len(seen.playing))
        self._given: dict[int, float] = {}
        self._next = None
        if not (self.last and self.others[0].downs == []):  # else the next seat has ended the round
            turns = [downs - 1] + [len(board.downs) for board in self.others[1:]]
            self._next = Outlook(self.others[0], self._prospects(len(self.others[0].downs) - 1, min(turns)))
        self._others_total = sum(
            [Outlook(board, self._prospects(downs, len(board.downs))).total for board in self.others]
        ) / len(self.others)
        self._ends = self._others_at_the_end() if self.ending else []
        self._given_unseen = self._over_unseen([self.given(rank) for rank in range(RANK_COUNT + 1)])
        self._thrown, self._thrown_place = self._best_throw()

    def drawing(self) -> float:
        """Return what a card from the stock is worth."""
        return sum([self.counts[rank] * self.best(rank)[0] for rank in self.ranks]) / self.unseen

    def best(self, rank: int) -> tuple[float, str, int]:
        """Return the best that can be done with a drawn card: value, move, place."""
        value, place = self.best_put(rank, False)
        thrown = self._thrown + self.given(rank)
        if place < 0 or (thrown < value and throws(self.own, rank)):
            return thrown, THROW, self._thrown_place
        return value, PUT, place

    def best_put(self, rank: int, taken: bool) -> tuple[float, int]:
        """Return the best value of putting a card, and where; -1 where that would be a blunder everywhere."""
        least, best = _NEVER, -1
        for place in puts(self.own, rank, taken):
            if self.stalling and self.own.ranks[place]:
                continue
            value = self._put(place, rank)
            if value < least:
                least, best = value, place
        return least, best

    def place_for_taken(self, rank: int) -> int:
        """Return where to put a card that had to go somewhere, even where every place is a blunder."""
        place = self.best_put(rank, True)[1]
        if place >= 0:
            return place
        values = [self._put(place, rank) for place in self.own.places]
        return values.index(min(values))

    def _put(self, place: int, rank: int) -> float:
        old = self.own.ranks[place]
        if old:
            value = self.idle.put(place, rank) + self.given(old)
            return value if self.last else self._going_on(value) + self.idle_cost
        if self.ending:
            return self._end(self.own.cost(place, rank)) + self._given_unseen
        value = self.turned.put(place, rank) + self._given_unseen
        return value if self.last else self._going_on(value)

    def _best_throw(self) -> tuple[float, int]:
        """Return the best value of turning a card up, without what is thrown away, and where."""
        least, best = _NEVER, -1
        for place in self.own.downs:
            if self.ending:
                values = [self.counts[rank] * self._end(self.own.cost(place, rank)) for rank in self.ranks]
            else:
                values = [self.counts[rank] * self.turned.put(place, rank) for rank in self.ranks]
            value = sum(values) / self.unseen
            if not self.ending and not self.last:
                value = self._going_on(value)
            if value < least:
                least, best = value, place
        return least, best

    def given(self, rank: int) -> float:
        """Return what throwing a card of that rank away costs: what it saves the next seat."""
        if self._next is None or not rank:
            return 0.0
        if rank not in self._given:
            self._given[rank] = GIVEN * max(0.0, self._next.total - self._next.best_put(rank))
        return self._given[rank]

    def _prospects(self, downs: int, fewest: int) -> Prospects:
        """Prospects of a board with so many cards face down, the others having at least `fewest`."""
        turns = 0.0 if self.last else max(0.0, min(downs, fewest) + MORE_TURNS)
        return Prospects(self.counts, self.unseen, turns)

    def _going_on(self, value: float) -> float:
        return value - GOING_ON - OTHERS * self._others_total

    def _end(self, score: int) -> float:
        """Return what ending the round with a board of `score` brings: the bonus, or the penalty (C5)."""
        lowest = 1.0
        for expected, spread in self._ends:
            lowest *= 1 / (1 + _EULER ** (-_EVEN_ODDS * (expected - score + 0.5) / spread))
        award = lowest * (score - BONUS) + (1 - lowest) * max(2 * score, score + PENALTY)
        return award - OTHERS * sum([expected for expected, _ in self._ends]) / len(self._ends)

    def _others_at_the_end(self) -> list[tuple[float, float]]:
        """Return what each other board will count after one more turn, with its standard deviation."""
        variance = self._over_unseen([(value - self.mean) ** 2 for value in VALUES])
        found = []
        for board in self.others:
            worst = self.mean if board.downs else -99.0
            line = 0.0
            for place in board.places:
                if not board.in_line[place]:
                    worst = max(worst, VALUES[board.ranks[place]] if board.ranks[place] else self.mean)
                    for rank, saved in board.finishes[place]:
                        line = max(line, MEETING * self.counts[rank] / self.unseen * saved)
            better = self._over_unseen([max(0.0, worst - value) for value in VALUES])
            expected = board.known + len(board.downs) * self.mean - better - line
            found.append((expected, (len(board.downs) * variance + UNSURE**2) ** 0.5))
        return found

    def _over_unseen(self, values: list[float]) -> float:
        """Return the mean over the cards that are not seen, by rank."""
        return sum([values[rank] * self.counts[rank] for rank in self.ranks]) / self.unseen
