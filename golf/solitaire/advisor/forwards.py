"""From one position: can it be won, what is the best result, and a line that reaches it.

Sets of positions run forwards. For each number of cards drawn and each rank on top of the discard there
is the set of column heights that can be reached (`advisor.shape`; a digit counts the cards removed).
Within one row of the stock, cards are played until nothing new is found; if the empty table is among what
was found, the game is won with the rest of the stock unused, and no way wins with more. Otherwise
everything goes on to the next stock card. No search tree, no limit.

The searches are generators that yield often: in a MicroPython worker memory is only reclaimed, and a
newer question only heard, while Python is not running.
"""

from collections import namedtuple

from golf.cards import UNKNOWN
from golf.errors import BadCode
from golf.solitaire.advisor.plays import Plays, union
from golf.solitaire.advisor.way import trace_back
from golf.solitaire.table import DRAW, Table, after, cards_left, refusal

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no `collections.abc`; it does not look at annotations either
    from collections.abc import Generator
    from typing import TypeVar

    Found = TypeVar("Found")


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
    """Return the answer for a position; raises `BadCode` when cards of the stock are not known."""
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
    """Return the search for an `Answer` as a generator: it yields now and then, and returns the answer."""
    if UNKNOWN in table.stock:
        raise BadCode("position_unknown", {"count": len([card for card in table.stock if card == UNKNOWN])})
    if not cards_left(table):
        return Answer(True, -len(table.stock), ())
    plays = Plays(table)
    first = plays.shape.only((0,) * len(plays.shape.heights))
    entries = [first]
    row = plays.row(table.discard[-1].rank if table.discard else 0, first)
    row = yield from _reached(table, plays, row, entries, None)
    top = _winning_top(plays, row)
    if top is None:
        return _fewest_left(table, plays, entries, row)
    best = len(entries) - 1 - len(table.stock)
    return Answer(
        True, best, _checked(table, trace_back(table, plays, entries, plays.shape.heights, top), best)
    )


def winning(table: Table, moves: tuple[str, ...]) -> "Generator[None, None, int | None]":
    """Return the search for the best hole score that begins with one of some legal moves; None if none wins.

    All of them are searched as one: the first sets hold what each of them leads to.
    """
    plays = Plays(table)
    untouched = (0,) * len(plays.shape.heights)
    row = plays.row(0, [0] * plays.shape.parts)
    for move in moves:
        if move != DRAW:
            at = int(move) - 1
            digits = untouched[:at] + (1,) + untouched[at + 1 :]
            members = row[table.columns[at][-1].rank]
            members[digits[-1]] |= 1 << plays.shape.index(digits)
    entries: list[list[int]] = [[0] * plays.shape.parts]
    drawn = plays.shape.only(untouched) if DRAW in moves else None
    row = yield from _reached(table, plays, row, entries, drawn)
    return None if _winning_top(plays, row) is None else len(entries) - 1 - len(table.stock)


def _reached(
    table: Table, plays: Plays, row: list[list[int]], entries: list[list[int]], drawn: list[int] | None
) -> "Generator[None, None, list[list[int]]]":
    """From a first row on, the row in which the game is won, else the last.

    Adds the heights that each further row begins with; `drawn` are more of them for the second.
    """
    yield from plays.played(row)
    for card in table.stock:
        if _winning_top(plays, row) is not None:
            break
        entries.append(_drawable(table, plays, row))
        if drawn is not None:
            entries[-1], drawn = union([entries[-1], drawn]), None
        row = plays.row(card.rank, entries[-1])
        yield from plays.played(row)
    return row


def _drawable(table: Table, plays: Plays, row: list[list[int]]) -> list[int]:
    """Return the heights in a row from which the next stock card may be drawn."""
    if table.rules.draw_only_when_stuck:
        row = [plays.stuck(top, members) for top, members in enumerate(row)]
    return union(row[1:] if table.rules.open_start else row)  # nothing is drawn onto an empty discard


def _winning_top(plays: Plays, row: list[list[int]]) -> int | None:
    """Return the top with which every card is removed in a row; None where that is not reached."""
    for top, members in enumerate(row):
        if members[-1] >> (plays.shape.size - 1):
            return top
    return None


def _fewest_left(table: Table, plays: Plays, entries: list[list[int]], row: list[list[int]]) -> Answer:
    """Return the answer for a position that cannot be won: as many cards removed as possible."""
    most = plays.shape.highest_sum(union(row))
    left = cards_left(table) - most
    for top, members in enumerate(row):
        digits = plays.shape.first_with_sum(members, most)
        if digits is not None:
            return Answer(False, left, _checked(table, trace_back(table, plays, entries, digits, top), left))
    raise AssertionError("some top has what the union of all has")


def _checked(table: Table, line: list[str], best: int) -> tuple[str, ...]:
    """Return the line, replayed with the engine: no claim is made that the rules refuse."""
    for move in line:
        assert refusal(table, move) is None, "the search made a move that the rules refuse"
        table = after(table, move)
    left = cards_left(table)
    assert (left or -len(table.stock)) == best, "the line does not reach what the search claims"
    return tuple(line)
