"""Medium: looks one move ahead and takes what leaves its board counting least, on average.

A card that lies face down counts as the mean of all cards it cannot see; what a draw is worth is the
exact mean over them. Whole numbers throughout (points times the number of unseen cards), so that every
interpreter decides alike. It does not look at the other boards.
"""

from golf.cardgame.cards import VALUES
from golf.cardgame.moves import DRAW, PUT, TAKE, THROW
from golf.cardgame.opponents.board import Board, unseen_counts
from golf.cardgame.opponents.choice import Choice
from golf.cardgame.opponents.sense import explained, explained_take, puts, throws
from golf.cardgame.sight import Seen

_NEVER = 1 << 29


def medium(seen: Seen, seed: int) -> Choice:
    """Medium's move; nothing in it is left to chance."""
    board = Board(seen.rules, seen.boards[seen.seat])
    counts = unseen_counts(seen)
    outlook = _Outlook(board, counts, seen.is_stalling)
    if not seen.holding:
        take = outlook.best_put(seen.discard[-1].rank, True)[0]
        total = sum([counts[rank] * outlook.best(rank)[0] for rank in range(1, len(counts)) if counts[rank]])
        return explained_take(seen, TAKE if take * outlook.unseen <= total else DRAW)
    assert seen.hand is not None
    rank = seen.hand.rank
    if seen.taken:
        return explained(seen, board, PUT, outlook.best_put(rank, True)[1])
    _, move, place = outlook.best(rank)
    return explained(seen, board, move, place)


class _Outlook:
    """What the board is expected to count after each move, times the number of unseen cards."""

    def __init__(self, board: Board, counts: list[int], stalling: bool) -> None:
        self.board = board
        self.stalling = stalling  # then something must be turned up
        self.unseen = sum(counts)
        self._sum = sum([VALUES[rank] * count for rank, count in enumerate(counts)])
        downs = len(board.downs)
        self._turned = []
        for place in board.downs:
            cost = board.without[place] * self.unseen + self._sum * downs
            for rank, _ in board.finishes[place]:
                cost += counts[rank] * (board.cost(place, rank) - board.without[place] - VALUES[rank])
            self._turned.append((cost, place))
        # A place whatever lies there after: what the others count.
        self._others = [
            board.without[place] * self.unseen + self._sum * (downs - (not board.ranks[place]))
            for place in board.places
        ]

    def best_put(self, rank: int, taken: bool) -> tuple[int, int]:
        """Return the least that putting a card there leaves, and the place; the first place among equals."""
        least, best = _NEVER, -1
        board = self.board
        places = puts(board, rank, taken)
        if self.stalling:
            places = [place for place in places if not board.ranks[place]]
        for place in places or board.places:
            cost = self._others[place] + (board.cost(place, rank) - board.without[place]) * self.unseen
            if cost < least:
                least, best = cost, place
        return (least, best) if places else (_NEVER, best)

    def best(self, rank: int) -> tuple[int, str, int]:
        """Return the least that a drawn card leaves, the move and the place; to turn one up among equals."""
        cost, place = self.best_put(rank, False)
        move = PUT
        downs = throws(self.board, rank)
        for turned, down in self._turned:
            if turned <= cost and down in downs and (turned < cost or move == PUT):
                cost, move, place = turned, THROW, down
        return cost, move, place
