"""The moves that a player with sense makes, and the words for why one was made.

Three blunders are kept out of Medium's and Hard's choices: to throw a joker or king away while a card
face up counts five more and belongs to no line; to take a card above 7 from the discard without finishing
a line or bringing one to a single card; to break a finished line.
"""

from golf.cardgame.cards import KING, VALUES
from golf.cardgame.moves import DRAW, THROW
from golf.cardgame.opponents.board import Board
from golf.cardgame.opponents.choice import (
    COVERS,
    DRAWS,
    ENDS_ROUND,
    FINISHES_LINE,
    LAST_TURN,
    NEARS_LINE,
    REPLACES,
    TAKES,
    THROWS,
    Choice,
)
from golf.cardgame.rules import place_text
from golf.cardgame.sight import Seen

HIGHEST_TAKEN = 7
_CLEARLY_MORE = 5


def puts(board: Board, rank: int, taken: bool) -> list[int]:
    """Return the places where a card may sensibly be put; none for a card that had better not be taken."""
    useless = taken and VALUES[rank] > HIGHEST_TAKEN
    found = []
    for place in board.places:
        old = board.ranks[place]
        if board.in_line[place]:
            sensible = rank == old
        elif useless or old >= KING:
            sensible = board.finishes_line(place, rank) or (
                not _throws_low(board, old) and (not useless or board.nears_line(place, rank))
            )
        else:
            sensible = True
        if sensible:
            found.append(place)
    return found


def throws(board: Board, rank: int) -> list[int]:
    """Return the places that may be turned up while a card of that rank is thrown away."""
    return [] if _throws_low(board, rank) else board.downs


def _throws_low(board: Board, thrown: int) -> bool:
    """Return whether a joker or king goes while a card that counts five more belongs to no line."""
    return thrown >= KING and board.worst_loose() >= VALUES[thrown] + _CLEARLY_MORE


def explained_take(seen: Seen, move: str, points: object = 0) -> Choice:
    """Return a draw or take with its reason."""
    return Choice(move, DRAWS if move == DRAW else TAKES, {"card": seen.discard[-1], "points": points})


def explained(seen: Seen, board: Board, move: str, place: int) -> Choice:
    """Return a put or throw with its reason."""
    assert seen.hand is not None
    rank = seen.hand.rank
    values: dict[str, object] = {"card": seen.hand}
    text = move + place_text(seen.rules, place)
    ends = seen.ender < 0 and board.downs == [place]
    if move == THROW:
        reason = ENDS_ROUND if ends else THROWS
        return Choice(text, reason if seen.ender < 0 else LAST_TURN, values)
    old = seen.boards[seen.seat][place]
    if board.finishes_line(place, rank):
        values["points"] = board.known - board.cost(place, rank)
        return Choice(text, FINISHES_LINE, values)
    if ends:
        return Choice(text, ENDS_ROUND, values)
    if VALUES[rank] > 0 and board.nears_line(place, rank):
        return Choice(text, NEARS_LINE, values)
    if old is None:
        return Choice(text, COVERS, values)
    values["old"] = old
    values["points"] = board.known - board.cost(place, rank)
    return Choice(text, REPLACES, values)
