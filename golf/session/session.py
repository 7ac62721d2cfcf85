"""A game in progress: where it began, what was done, and how far undo has gone back.

Undo must bring the table back but not wipe how the game went: moves that were counted stay counted
(A8). The tables of the line are kept, so undo and redo look one up instead of replaying.
"""

from collections import namedtuple

from golf.solitaire.moves import REDO, UNDO
from golf.solitaire.opening import open_game
from golf.solitaire.score import score
from golf.solitaire.table import Table, after, refusal, status

UNDO_LIMIT = 100  # the last 100 actions can be taken back (A8)

NOTHING_TO_UNDO = "nothing_to_undo"
NOTHING_TO_REDO = "nothing_to_redo"


class Session(namedtuple("Session", "code tables log place counted hints")):
    """One game; make it with `begin`, change it with `act`.

    `log` holds the moves of the line, the first `place` of them done and the rest undone;
    `tables[i]` is the table before `log[i]`; `counted` is the move counter and `hints` the number of
    hints taken, which never go down.
    """

    __slots__ = ()
    code: str
    tables: tuple[Table, ...]
    log: tuple[str, ...]
    place: int
    counted: int
    hints: int

    @property
    def start(self) -> Table:
        """The table as it was dealt."""
        return self.tables[0]

    @property
    def table(self) -> Table:
        """The table as it lies now."""
        return self.tables[self.place]

    @property
    def line(self) -> tuple[str, ...]:
        """The moves that are done."""
        return self.log[: self.place]

    @property
    def score(self) -> int:
        """The app's score (A7)."""
        return score(self.start, self.table)

    @property
    def status(self) -> str:
        """`playing`, `won` or `blocked`."""
        return status(self.table)


def begin(code: str) -> Session:
    """A new game of a deal code or position; raises `BadCode`."""
    strict, table = open_game(code)
    return Session(strict, (table,), (), 0, 0, 0)


def act(session: Session, move: str, undo_limit: int = UNDO_LIMIT) -> tuple[Session, str | None]:
    """The session after a move, undo or redo, and None; or the session unchanged and the reason why not."""
    reason = session_refusal(session, move, undo_limit)
    if reason is not None:
        return session, reason
    code, tables, log, place, counted, hints = session
    if move == UNDO:
        return Session(code, tables, log, place - 1, counted, hints), None
    if move == REDO:
        return Session(code, tables, log, place + 1, counted + 1, hints), None
    done = move[0]  # a tap on a free card is the play of its column: `1:5` is `1`
    table = after(session.table, move)
    tables = tables[: place + 1] + (table,)
    return Session(code, tables, log[:place] + (done,), place + 1, counted + 1, hints), None


def with_hint(session: Session) -> Session:
    """The session with one more hint taken."""
    code, tables, log, place, counted, hints = session
    return Session(code, tables, log, place, counted, hints + 1)


def along(code: str, line: tuple[str, ...], place: int) -> Session | None:
    """A game with a whole line in its log, `place` moves done: to be stepped through; None if refused."""
    session, refused = act_all(begin(code), line)
    if refused or place > len(line):
        return None
    return Session(session.code, session.tables, session.log, place, place, 0)


def session_refusal(session: Session, move: str, undo_limit: int = UNDO_LIMIT) -> str | None:
    """Why a move, undo or redo may not be made; None when it may."""
    if move == UNDO:
        reachable = max(0, len(session.log) - undo_limit)
        return None if session.place > reachable else NOTHING_TO_UNDO
    if move == REDO:
        return None if session.place < len(session.log) else NOTHING_TO_REDO
    return refusal(session.table, move)


def act_all(session: Session, moves: tuple[str, ...]) -> tuple[Session, tuple[tuple[str, str], ...]]:
    """The session after a line of moves, skipping refused ones, which come back with their reasons."""
    refused = []
    for move in moves:
        session, reason = act(session, move)
        if reason is not None:
            refused.append((move, reason))
    return session, tuple(refused)
