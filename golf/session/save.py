"""A game in progress as one line of text, e.g. `golf1 GO1-E-AAAAAAB m4 s 5 2 | 4`.

Version, code, move counter, the moves done, and after a bar the moves undone. A line of words and not
a document, so that a save cut off or scribbled over at any place still has a valid beginning, which is
given back by replaying it. Every version ever written stays readable (`tests/saves`).
"""

from collections import namedtuple

from golf.errors import BadCode, BadSave
from golf.session.session import Session, act, begin
from golf.solitaire.moves import REDO, UNDO, read_valid_moves

VERSION = "golf1"
_BAR = "|"


class Loaded(namedtuple("Loaded", "session dropped")):
    """What a save gave back: the game, and the text that could not be used (empty when all of it was)."""

    __slots__ = ()
    session: Session
    dropped: str


def save_text(session: Session) -> str:
    """The line that `load` reads."""
    words = [VERSION, session.code, "m" + str(session.counted)]
    words.extend(session.log[: session.place])
    undone = session.log[session.place :]
    if undone:
        words.append(_BAR)
        words.extend(undone)
    return " ".join(words)


def load(text: str) -> Loaded:
    """The game of a save; raises `BadSave` when not even the deal can be read."""
    words = [word for word in text.split(" ") if word]
    if len(words) < 2 or words[0] != VERSION:
        raise BadSave("save_unknown", {"found": text[:20]})
    try:
        session = begin(words[1])
    except BadCode:
        raise BadSave("save_deal", {"found": words[1][:20]})
    if session.code != words[1]:
        raise BadSave("save_deal", {"found": words[1][:20]})
    counted = _read_counter(words[2]) if len(words) > 2 else None
    rest = " ".join(words[3:] if counted is not None else words[2:])
    done, _, undone = rest.partition(_BAR)
    session, dropped = _replay(session, done)
    place = session.place
    if not dropped and undone:
        session, dropped = _replay(session, undone)
    elif undone:
        dropped = dropped + _BAR + undone
    if counted is None:
        dropped = dropped or (words[2] if len(words) > 2 else "m")
    most = max(counted or 0, place)
    return Loaded(Session(session.code, session.tables, session.log, place, most), dropped)


def _read_counter(word: str) -> int | None:
    digits = word[1:]
    if word[0] != "m" or not 0 < len(digits) < 10 or [char for char in digits if char not in "0123456789"]:
        return None
    return int(digits)


def _replay(session: Session, text: str) -> tuple[Session, str]:
    """Play the valid beginning of a line; give back what is left of it."""
    moves, rest = read_valid_moves(text)
    for at, move in enumerate(moves):
        if move in (UNDO, REDO):
            return session, " ".join(moves[at:]) + rest
        session, reason = act(session, move)
        if reason is not None:
            return session, " ".join(moves[at:]) + rest
    return session, rest
