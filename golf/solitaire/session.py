"""A game of solitaire in progress: its line of moves with score and status."""

from collections import namedtuple

from golf.limits import SAVE
from golf.play.line import Game, Line, act_on, line_refusal, make_line
from golf.play.save import line_text, read_line
from golf.record import replace
from golf.solitaire.moves import read_valid_moves
from golf.solitaire.opening import open_game
from golf.solitaire.score import score
from golf.solitaire.table import Table, after, refusal, status

UNDO_LIMIT = 100  # the last 100 actions can be taken back (A8)


def _normalised(move: str) -> str:
    """Write a tap on a free card as the play of its column: `1:5` is `1`."""
    return move[0]


SOLITAIRE = Game("golf1", "sur", open_game, read_valid_moves, _normalised, refusal, after, UNDO_LIMIT, SAVE)
VERSION = SOLITAIRE.version  # the first word of a save


class Session(Line):
    """One game; make it with `begin`, change it with `act`."""

    __slots__ = ()
    tables: tuple[Table, ...]

    @property
    def start(self) -> Table:
        """Return the table as it was dealt."""
        return self.tables[0]

    @property
    def table(self) -> Table:
        """Return the table as it lies now."""
        return self.tables[self.at]

    @property
    def score(self) -> int:
        """Return the app's score (A7)."""
        return score(self.start, self.table)

    @property
    def status(self) -> str:
        """`playing`, `won` or `blocked`."""
        return status(self.table)


def begin(code: str) -> Session:
    """Return a new game of a deal code or position; raises `BadCode`."""
    return make_line(Session, SOLITAIRE, code)


def act(session: Session, move: str) -> tuple[Session, str | None]:
    """Return the session after a move, undo or redo, and None.

    Or the session unchanged and the reason why not.
    """
    return act_on(session, move)


def session_refusal(session: Session, move: str) -> str | None:
    """Return why a move, undo or redo may not be made; None when it may."""
    return line_refusal(session, move)


def act_all(session: Session, moves: tuple[str, ...]) -> tuple[Session, tuple[tuple[str, str], ...]]:
    """Return the session after a line of moves, skipping refused ones, which come back with their reasons."""
    refused = []
    for move in moves:
        session, reason = act(session, move)
        if reason is not None:
            refused.append((move, reason))
    return session, tuple(refused)


def game_along(code: str, line: tuple[str, ...], at: int) -> Session | None:
    """Return a game with a whole line in its log, `at` moves done: to be stepped through; None if refused."""
    session, refused = act_all(begin(code), line)
    if refused or at > len(line):
        return None
    return replace(session, at=at, move_count=at)


def without_undone(session: Session) -> Session:
    """Return the session without the moves that are undone."""
    at = session.at
    return replace(session, tables=session.tables[: at + 1], log=session.log[:at])


class Loaded(namedtuple("Loaded", "session dropped")):
    """What a save gave back: the game, and the text that could not be used (empty when all of it was)."""

    __slots__ = ()
    session: Session
    dropped: str


def save_text(session: Session) -> str:
    """Return the line that `load` reads."""
    return line_text(session, ())


def load(text: str) -> Loaded:
    """Return the game of a save; raises `BadSave` when not even the deal can be read."""
    session, _, dropped = read_line(Session, SOLITAIRE, text)
    return Loaded(session, dropped)
