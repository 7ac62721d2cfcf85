"""Easy: a few rules of thumb, and now and then a slip.

Keeps what counts 5 or less, takes discards of 3 or less, puts them on its worst card face up of 7 or more
and else on one that lies face down; finishes a line that is one card short.
"""

from golf.cardgame.cards import VALUES
from golf.cardgame.moves import DRAW, PUT, TAKE, THROW
from golf.cardgame.opponents.board import Board
from golf.cardgame.opponents.choice import SLIPS, Choice
from golf.cardgame.opponents.sense import explained, explained_take
from golf.cardgame.rules import place_text
from golf.cardgame.sight import Seen
from golf.deals.pcg import EASY_STREAM, Pcg32

KEPT, TAKEN, REPLACED = 5, 3, 7
_ONE_SLIP_IN = 16  # decisions


def easy(seen: Seen, seed: int) -> Choice:
    """Easy's move."""
    chance = Pcg32(seed, EASY_STREAM)
    slips = chance.below(_ONE_SLIP_IN) == 0
    board = Board(seen.rules, seen.boards[seen.seat])
    if not seen.holding:
        top = seen.discard[-1].rank
        wanted = VALUES[top] <= TAKEN or _finishing(board, top) >= 0
        if slips:
            return Choice(DRAW if wanted else TAKE, SLIPS, {"card": seen.discard[-1]})
        return explained_take(seen, TAKE if wanted else DRAW)
    assert seen.hand is not None
    rank = seen.hand.rank
    if slips:
        place = chance.below(len(board.ranks))
        return Choice(PUT + place_text(seen.rules, place), SLIPS, {"card": seen.hand})
    place = _finishing(board, rank)
    if place >= 0:
        return explained(seen, board, PUT, place)
    worst = _worst(board)
    if VALUES[rank] <= KEPT or seen.taken:
        if worst < 0 or VALUES[board.ranks[worst]] < REPLACED:
            worst = _one_of(chance, board.downs)
        return explained(seen, board, PUT, worst)
    return explained(seen, board, THROW, _one_of(chance, board.downs))


def _finishing(board: Board, rank: int) -> int:
    """Return the first place where a rank finishes a line, outside finished ones; -1 if there is none."""
    for place in board.places:
        if board.finishes_line(place, rank) and not board.in_line[place]:
            return place
    return -1


def _worst(board: Board) -> int:
    """Return the card face up that counts most outside finished lines; -1 if there is none."""
    worst = -1
    for place in board.places:
        rank = board.ranks[place]
        loose = rank and not board.in_line[place]
        if loose and (worst < 0 or VALUES[rank] > VALUES[board.ranks[worst]]):
            worst = place
    return worst


def _one_of(chance: Pcg32, places: list[int]) -> int:
    return places[chance.below(len(places))]
