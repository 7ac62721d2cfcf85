"""Toy: draws, and puts the card on the first place."""

from golf.cardgame.moves import DRAW, PUT
from golf.cardgame.opponents.choice import COVERS, DRAWS, Choice
from golf.cardgame.sight import Seen


def toy(seen: Seen, seed: int) -> Choice:
    """Return Toy's move."""
    if not seen.holding:
        return Choice(DRAW, DRAWS, {"card": seen.discard[-1]})
    up = [place for place, card in enumerate(seen.boards[seen.seat]) if card is None]
    place = up[0] if up else 0
    at = str(place // seen.rules.columns + 1) + str(place % seen.rules.columns + 1)
    return Choice(PUT + at, COVERS, {"card": seen.hand})
