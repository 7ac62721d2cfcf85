"""The app's score (A7), derived from two tables so that undo needs no bookkeeping.

A card removed is worth 10, drawing nothing; a blocked game loses 10 for each card left; never below 0.
"""

from golf.solitaire.table import BLOCKED, Table, cards_left, status

POINTS = 10


def score(start: Table, table: Table) -> int:
    """The points of a game that began at `start` and stands at `table`."""
    left = cards_left(table)
    points = POINTS * (cards_left(start) - left)
    if status(table) == BLOCKED:
        points -= POINTS * left
    return max(0, points)
