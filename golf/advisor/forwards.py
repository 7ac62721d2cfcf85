"""From one position: can it be won, what is the best result, and a line that reaches it.

Sets of positions run forwards. For each number of cards drawn and each rank on top of the discard there
is the set of column heights that can be reached (`golf.advisor.shape`; a digit counts the cards removed,
so that the first sets are short numbers). Within one row of the stock, cards are played until nothing new
is found; if the empty table is among what was found, the game is won with the rest of the stock unused,
and no way wins with more. Otherwise everything goes on to the next stock card. No search tree, no limit.

The search is a generator that yields often: in a MicroPython worker memory is only reclaimed, and a
newer question only heard, while Python is not running.
"""

from collections import namedtuple

from golf.advisor.shape import shape_of
from golf.cards import UNKNOWN
from golf.errors import BadCode
from golf.solitaire.rules import Rules, follows
from golf.solitaire.table import DRAW, Table, after, cards_left, refusal

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no `collections.abc`; it does not look at annotations either
    from collections.abc import Generator
    from typing import TypeVar

    Found = TypeVar("Found")

RANKS = range(1, 14)


class Answer(namedtuple("Answer", "winnable best line")):
    """What is known of a position.

    `best` is the hole score of perfect play from there: the cards left, or for a win minus the cards
    still in the stock. `line` is a tuple of moves that reaches it.
    """

    __slots__ = ()
    winnable: bool
    best: int
    line: tuple[str, ...]


def solve(table: Table) -> Answer:
    """The answer for a position; raises `BadCode` when cards of the stock are not known."""
    return finish(searching(table))


def finish(search: "Generator[None, None, Found]") -> "Found":
    """Run a search to its end without a pause; gives what it returns."""
    while True:
        try:
            next(search)
        except StopIteration as end:
            found: Found = end.value
            return found


def searching(table: Table) -> "Generator[None, None, Answer]":
    """The search for an `Answer` as a generator: it yields now and then, and returns the answer."""
    if UNKNOWN in table.stock:
        raise BadCode("position_unknown", {"count": len([card for card in table.stock if card == UNKNOWN])})
    if not cards_left(table):
        return Answer(True, -len(table.stock), ())
    plays = Plays(table)
    rows = []
    reached = 1
    top = table.discard[-1].rank if table.discard else 0
    for drawn in range(len(table.stock) + 1):
        row = yield from _play_out(plays, top, reached)
        rows.append(row)
        winning = plays.shape.size - 1  # every card removed is the highest bit
        for rank in RANKS:
            if row[rank] >> winning:
                best = drawn - len(table.stock)
                return Answer(True, best, _checked(table, _line(table, plays, rows, rank, winning), best))
        if drawn < len(table.stock):
            reached = plays.may_draw(row)
            top = table.stock[drawn].rank
    return _fewest_left(table, plays, rows)


class Plays:
    """The plays of a position by rank: for each rank the sets where such a card is free, and the shift."""

    def __init__(self, table: Table) -> None:
        self.rules: Rules = table.rules
        self.columns = table.columns
        self.shape = shape_of(tuple([len(column) for column in table.columns]))
        self.by_rank: list[list[tuple[int, int]]] = [[] for _ in range(14)]
        for at, column in enumerate(table.columns):
            free: dict[int, int] = {}
            for removed, card in enumerate(reversed(column)):
                free[card.rank] = free.get(card.rank, 0) | self.shape.masks[at][removed]
            for rank in sorted(free):
                self.by_rank[rank].append((free[rank], self.shape.strides[at]))
        # For each top the ranks in the columns that may be played on it.
        self.next = [
            [rank for rank in RANKS if self.by_rank[rank] and top and follows(table.rules, rank, top)]
            for top in range(14)
        ]

    def may_draw(self, row: list[int]) -> int:
        """The heights from which the next stock card may be drawn."""
        reached = 0
        for top, found in enumerate(row):
            if found and self.rules.draw_only_when_stuck:
                for rank in self.next[top]:
                    for free, _ in self.by_rank[rank]:
                        found &= ~free
            reached |= found
        return reached


def _play_out(plays: Plays, top: int, reached: int) -> "Generator[None, None, list[int]]":
    """Everything that plays reach from heights `reached` with `top` on the discard, by rank on top."""
    row = [0] * 14
    fresh = [0] * 14  # what was found and has not been played on from
    row[top] = fresh[top] = reached
    waiting = True
    upwards = True
    while waiting:
        waiting = False
        # Runs climb and fall, so the ranks are gone through in turn both ways.
        for rank in range(14) if upwards else range(13, -1, -1):
            start = fresh[rank]
            if not start:
                continue
            fresh[rank] = 0
            for onto in plays.next[rank]:
                found = 0
                for free, stride in plays.by_rank[onto]:
                    movable = start & free
                    if movable:
                        found |= movable << stride
                known = row[onto]
                both = found | known
                if both != known:
                    fresh[onto] |= both ^ known
                    row[onto] = both
                    waiting = True
            yield
        upwards = not upwards
    return row


def _fewest_left(table: Table, plays: Plays, rows: list[list[int]]) -> Answer:
    """The answer for a position that cannot be won: as many cards removed as possible."""
    row = rows[-1]
    levels = plays.shape.levels()
    for removed in range(len(levels) - 1, -1, -1):
        for top in range(14):
            found = row[top] & levels[removed]
            if found:
                left = cards_left(table) - removed
                place = lowest_bit(found)
                return Answer(False, left, _checked(table, _line(table, plays, rows, top, place), left))
    raise AssertionError("the position itself is always among those reached")


def lowest_bit(members: int) -> int:
    """The index of the lowest bit of a set (MicroPython has no `bit_length`)."""
    index = 0
    size = 1
    while not members & ((1 << size) - 1):
        size *= 2
    while size > 1:
        size //= 2
        if not members & ((1 << size) - 1):
            members >>= size
            index += size
    return index


def _line(table: Table, plays: Plays, rows: list[list[int]], top: int, place: int) -> list[str]:
    """The moves to the heights at index `place` with `top` on the discard in the last of the rows."""
    moves: list[str] = []
    drawn = len(rows) - 1
    while place or drawn:
        column = _last_play(plays, rows[drawn], top, place)
        if column is not None:
            at, below = column
            moves.append(str(at + 1))
            place -= plays.shape.strides[at]
            top = below
            continue
        # Not reached by a play in this row: it was reached before the last draw.
        drawn -= 1
        moves.append(DRAW)
        for below in range(14):
            if _drawable(plays, rows[drawn], below, place):
                top = below
                break
    moves.reverse()
    return moves


def _last_play(plays: Plays, row: list[int], top: int, place: int) -> tuple[int, int] | None:
    """A column whose card may have been played last, with the rank it was played on."""
    for at, stride in enumerate(plays.shape.strides):
        column = plays.columns[at]
        removed = place // stride % (len(column) + 1)
        if not removed or column[len(column) - removed].rank != top:
            continue
        for below in RANKS:
            if top in plays.next[below] and row[below] >> (place - stride) & 1:
                return at, below
    return None


def _drawable(plays: Plays, row: list[int], top: int, place: int) -> bool:
    """Whether the heights were reached with `top` on the discard and a card may be drawn from there."""
    if not row[top] >> place & 1:
        return False
    alone = [0] * 14
    alone[top] = 1 << place
    return bool(plays.may_draw(alone))


def _checked(table: Table, line: list[str], best: int) -> tuple[str, ...]:
    """The line, replayed with the engine: no claim is made that the rules refuse."""
    for move in line:
        assert refusal(table, move) is None, "the search made a move that the rules refuse"
        table = after(table, move)
    left = cards_left(table)
    assert (left or -len(table.stock)) == best, "the line does not reach what the search claims"
    return tuple(line)
