"""The two scores: the app's of a game (A7) and that of a hole (B4).

The app's: a card removed is worth 10, drawing nothing; a blocked game loses 10 for each card left; never
below 0. It is derived from two tables, so that undo needs no bookkeeping. A hole counts the cards left, or
minus the stock left where none is: the less, the better.
"""

from golf.solitaire.table import BLOCKED, Table, cards_left, status

POINTS = 10


def score(start: Table, table: Table) -> int:
    """Return the points of a game that began at `start` and stands at `table`."""
    left = cards_left(table)
    points = POINTS * (cards_left(start) - left)
    if status(table) == BLOCKED:
        points -= POINTS * left
    return max(0, points)


def hole_score(table: Table) -> int:
    """Return the score of a hole that ends at a table, or is given up there."""
    return cards_left(table) or -len(table.stock)
