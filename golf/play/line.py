"""A game in progress, whatever the game: a line of moves from a first table on, and a place in it.

- A game is text: its code says how the first table lies, its moves say the rest. So a save, a link and a
  question to a worker are the same words, and whatever was played can be played once more from them.
- Undo moves the place back and redo moves it forward; a new move cuts off what lies behind the place.
  The moves themselves stay in the log meanwhile.
- Undo brings the table back but does not wipe how the game went: moves and hints that were counted stay
  counted (A8).
- The table before each move is kept, so undo and redo look one up instead of replaying. Tables share
  their columns, so a table more is a few words of memory. Where there is no undo, the first and the
  last table are enough.
- What a move does, and whether it may be made, is the game's business: a line asks its `Game`.
"""

from collections import namedtuple

from golf.record import replace

UNDO, REDO = "u", "r"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    AnyLine = TypeVar("AnyLine", bound="Line")

NOTHING_TO_UNDO = "nothing_to_undo"
NOTHING_TO_REDO = "nothing_to_redo"


class Game(
    namedtuple(
        "Game", "version letters open_game read_valid_moves normalise refusal after undo_limit longest"
    )
):
    """What a line needs to know of the game that is played."""

    __slots__ = ()
    version: str  # the first word of its saves
    letters: str  # those that its moves begin with
    # The strict code and the first table of a text; raises `BadCode`.
    open_game: "Callable[[str], tuple[str, Any]]"
    read_valid_moves: "Callable[[str], tuple[tuple[str, ...], str]]"  # at a text's beginning, and the rest
    normalise: "Callable[[str], str]"  # how a move that was made stands in the log
    refusal: "Callable[[Any, str], str | None]"  # why a table does not allow a move
    after: "Callable[[Any, str], Any]"  # the table after a move
    undo_limit: int  # so many actions can be taken back; 0: there is no undo
    longest: int  # so many characters of a save are read


class Line(namedtuple("Line", "game code tables log at move_count hints")):
    """One game in progress; each game has a kind of its own, with the type of its tables."""

    __slots__ = ()
    game: Game
    code: str  # the strict code of its deal
    tables: "tuple[Any, ...]"  # `tables[i]` lies before `log[i]`; without undo only the first and the last
    log: tuple[str, ...]  # the moves, done and undone
    at: int  # how many of them are done
    move_count: int  # moves made, undone ones too; never goes down
    hints: int  # hints taken, which never goes down

    @property
    def done(self) -> tuple[str, ...]:
        """Return the moves that are done."""
        return self.log[: self.at]


def make_line(kind: "type[AnyLine]", game: Game, code: str) -> "AnyLine":
    """Return a new game of a code or position; raises `BadCode`."""
    strict, table = game.open_game(code)
    return kind(game, strict, (table,), (), 0, 0, 0)


def act_on(line: "AnyLine", move: str) -> "tuple[AnyLine, str | None]":
    """Return the line after a move, undo or redo, and None; or the line unchanged and the reason why not."""
    reason = line_refusal(line, move)
    if reason is not None:
        return line, reason
    game, at = line.game, line.at
    if move == UNDO:
        return replace(line, at=at - 1), None
    if move == REDO:
        return replace(line, at=at + 1, move_count=line.move_count + 1), None
    tables = line.tables
    if not game.undo_limit:
        tables = (tables[0], game.after(tables[-1], move))
    else:
        tables = tables[: at + 1] + (game.after(tables[at], move),)
    log = line.log[:at] + (game.normalise(move),)
    return replace(line, tables=tables, log=log, at=at + 1, move_count=line.move_count + 1), None


def line_refusal(line: Line, move: str) -> str | None:
    """Return why a move, undo or redo may not be made; None when it may."""
    game = line.game
    if move == UNDO:
        reachable = max(0, len(line.log) - game.undo_limit)
        return None if line.at > reachable else NOTHING_TO_UNDO
    if move == REDO:
        return None if line.at < len(line.log) else NOTHING_TO_REDO
    return game.refusal(line.tables[line.at if game.undo_limit else -1], move)


def with_hint(line: "AnyLine") -> "AnyLine":
    """Return the line with one more hint taken."""
    return replace(line, hints=line.hints + 1)


def with_counters_of(line: "AnyLine", other: Line) -> "AnyLine":
    """Return the line with the counters of another: what was counted there stays counted."""
    return replace(line, move_count=other.move_count, hints=other.hints)
