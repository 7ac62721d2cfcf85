"""A line of moves from a first table on: what the sessions of the solitaire and the card game share.

Undo must bring the table back but not wipe how the game went: moves that were counted stay counted
(A8). The tables of the line are kept, so undo and redo look one up instead of replaying. Where there is
no undo, the first and the last table are enough.
"""

from collections import namedtuple

UNDO, REDO = "u", "r"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    AnyLine = TypeVar("AnyLine", bound="Line")

NOTHING_TO_UNDO = "nothing_to_undo"
NOTHING_TO_REDO = "nothing_to_redo"


class Game(namedtuple("Game", "version letters open_game read_valid_moves written refusal after undo_limit")):
    """What a line needs to know of the game that is played.

    `version` is the first word of its saves, `letters` are those that its moves begin with. `open_game`
    gives the strict code and the first table of a text and raises `BadCode`; `read_valid_moves` gives the
    moves at the beginning of a text and the rest; `written` is how a move that was made stands in the log;
    `refusal` and `after` are the table's. Up to `undo_limit` actions can be taken back; 0: there is no undo.
    """

    __slots__ = ()
    version: str
    letters: str
    open_game: "Callable[[str], tuple[str, Any]]"
    read_valid_moves: "Callable[[str], tuple[tuple[str, ...], str]]"
    written: "Callable[[str], str]"
    refusal: "Callable[[Any, str], str | None]"
    after: "Callable[[Any, str], Any]"
    undo_limit: int


class Line(namedtuple("Line", "game code tables log place counted hints")):
    """One game in progress; each game has a kind of its own, with the type of its tables.

    `log` holds the moves of the line, the first `place` of them done and the rest undone; `tables[i]` is
    the table before `log[i]`, or only the first and the last are kept; `counted` is the move counter,
    and `hints` the number of hints taken, which never go down.
    """

    __slots__ = ()
    game: Game
    code: str
    tables: "tuple[Any, ...]"
    log: tuple[str, ...]
    place: int
    counted: int
    hints: int

    @property
    def line(self) -> tuple[str, ...]:
        """The moves that are done."""
        return self.log[: self.place]


def make_line(kind: "type[AnyLine]", game: Game, code: str) -> "AnyLine":
    """A new game of a code or position; raises `BadCode`."""
    strict, table = game.open_game(code)
    return kind(game, strict, (table,), (), 0, 0, 0)


def act_on(line: "AnyLine", move: str, undo_limit: int) -> "tuple[AnyLine, str | None]":
    """The line after a move, undo or redo, and None; or the line unchanged and the reason why not."""
    reason = line_refusal(line, move, undo_limit)
    if reason is not None:
        return line, reason
    kind = line.__class__
    game, code, tables, log, place, counted, hints = line
    if move == UNDO:
        return kind(game, code, tables, log, place - 1, counted, hints), None
    if move == REDO:
        return kind(game, code, tables, log, place + 1, counted + 1, hints), None
    if not game.undo_limit:
        tables = (tables[0], game.after(tables[-1], move))
    else:
        tables = tables[: place + 1] + (game.after(tables[place], move),)
    log = log[:place] + (game.written(move),)
    return kind(game, code, tables, log, place + 1, counted + 1, hints), None


def line_refusal(line: Line, move: str, undo_limit: int) -> str | None:
    """Why a move, undo or redo may not be made; None when it may."""
    if move == UNDO:
        reachable = max(0, len(line.log) - undo_limit)
        return None if line.place > reachable else NOTHING_TO_UNDO
    if move == REDO:
        return None if line.place < len(line.log) else NOTHING_TO_REDO
    return line.game.refusal(line.tables[line.place if line.game.undo_limit else -1], move)


def with_hint(line: "AnyLine") -> "AnyLine":
    """The line with one more hint taken."""
    game, code, tables, log, place, counted, hints = line
    return line.__class__(game, code, tables, log, place, counted, hints + 1)
