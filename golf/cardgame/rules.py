"""The card game's rules as data: the board, the seats and every option a table can choose.

Where the rule document is silent, the rows of the table of decisions in docs/card-game.md speak.
"""

from collections import namedtuple

from golf.cardgame.cards import COUNTS, COUNTS_WITHOUT_JOKERS, PACK, WITHOUT_JOKERS, PackCard

# Rows and columns (row 1): between 4 and 16 cards, every line a pair, three or four of a kind.
BOARDS = ((2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4))
FEWEST_SEATS, MOST_SEATS = 2, 6
LIMITS = (50, 100, 150, 200)
MOST_ROUNDS = 99
MOST_UP = 3

BONUS = 5  # taken off the round of an ender who is lowest (C5)
PENALTY = 10  # the least that an ender who is not lowest is charged (C5)
QUIET_LAPS = 3  # laps without a card turned up before it is said (row 17)
LAST_QUIET_LAPS = 2  # and as many more before the round is counted


class Rules(namedtuple("Rules", "rows columns seats jokers jokers_keep up alone limit rounds")):
    """What a table plays."""

    __slots__ = ()
    rows: int  # of a board
    columns: int
    seats: int
    jokers: bool  # whether the four are in the pack (row 2)
    jokers_keep: bool  # whether a finished line of jokers keeps its -3 a card (row 4)
    up: int  # cards face up at first, from the first place on (row 7)
    alone: bool  # whether an ender must be lowest alone (row 12)
    limit: int  # the points at which a player is out, 0 where the rounds are counted (row 14)
    rounds: int  # how many rounds are played, 0 where there is a limit


def rules_for(rows: int, columns: int, seats: int) -> Rules:
    """Return the rules of the document on a board, with no option chosen."""
    return Rules(
        rows=rows,
        columns=columns,
        seats=seats,
        jokers=True,
        jokers_keep=False,
        up=0,
        alone=False,
        limit=100,
        rounds=0,
    )


DEFAULT = rules_for(2, 3, 2)


def pack_of(rules: Rules) -> tuple[PackCard, ...]:
    """Return the cards in play, in the order that shuffles begin with."""
    return PACK if rules.jokers else WITHOUT_JOKERS


def counts_of(rules: Rules) -> tuple[int, ...]:
    """Return how many cards of each rank are in play, by rank."""
    return COUNTS if rules.jokers else COUNTS_WITHOUT_JOKERS


def lines_of(rows: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """Return the lines of a board, as places from 0: rows, columns, diagonals of a square (row 5)."""
    return _LINES[rows, columns]


def lines_through(rows: int, columns: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each place of a board the lines that it belongs to."""
    return _THROUGH[rows, columns]


def place_text(rules: Rules, place: int) -> str:
    """Return a place as in moves, row and column from 1: `23`."""
    return str(place // rules.columns + 1) + str(place % rules.columns + 1)


def _all_lines(rows: int, columns: int) -> tuple[tuple[int, ...], ...]:
    lines = [tuple([row * columns + column for column in range(columns)]) for row in range(rows)]
    lines += [tuple([row * columns + column for row in range(rows)]) for column in range(columns)]
    if rows == columns:
        lines.append(tuple([at * columns + at for at in range(rows)]))
        lines.append(tuple([at * columns + columns - 1 - at for at in range(rows)]))
    return tuple(lines)


_LINES = {board: _all_lines(board[0], board[1]) for board in BOARDS}
_THROUGH = {
    board: tuple(
        [tuple([line for line in _LINES[board] if place in line]) for place in range(board[0] * board[1])]
    )
    for board in BOARDS
}
