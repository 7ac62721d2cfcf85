"""A game in progress as one line of text, e.g. `golf1 GO1-E-AAAAAAB m4 s 5 2 | 4 .`.

Version, code, counters (moves, hints), the moves done, after a bar the moves undone, and a full stop. A
line of words and not a document, so that a save cut off or scribbled over at any place still has a valid
beginning, which is given back by replaying it. Every version ever written stays readable (`tests/saves`).
"""

from collections import namedtuple

from golf.errors import BadCode, BadSave
from golf.session.session import Session, act, begin
from golf.solitaire.moves import REDO, UNDO, read_valid_moves

VERSION = "golf1"
_BAR = "|"
_END = "."  # a line without it was cut off


class Loaded(namedtuple("Loaded", "session dropped")):
    """What a save gave back: the game, and the text that could not be used (empty when all of it was)."""

    __slots__ = ()
    session: Session
    dropped: str


def save_text(session: Session) -> str:
    """The line that `load` reads."""
    words = [VERSION, session.code, "m" + str(session.counted)]
    if session.hints:
        words.append("h" + str(session.hints))
    words.extend(session.log[: session.place])
    undone = session.log[session.place :]
    if undone:
        words.append(_BAR)
        words.extend(undone)
    words.append(_END)
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
    # A deal that nothing follows may itself be cut: MS1-C-496 is a deal too.
    if session.code != words[1] or text.endswith(words[1]):
        raise BadSave("save_deal", {"found": words[1][:20]})
    whole = words[-1] == _END
    if whole:
        words.pop()
    at = 2
    counted, hints = -1, 0
    while at < len(words) and _is_counter(words[at]):
        # Later versions may count more; what this one does not know is passed over.
        if words[at][0] == "m":
            counted = int(words[at][1:])
        elif words[at][0] == "h":
            hints = int(words[at][1:])
        at += 1
    done, _, undone = " ".join(words[at:]).partition(_BAR)
    session, dropped = _replay(session, done)
    place = session.place
    if not dropped and undone:
        session, dropped = _replay(session, undone)
    elif undone:
        dropped = dropped + _BAR + undone
    if counted < 0:
        dropped = dropped or (words[2] if len(words) > 2 else "m")
    if not whole:
        dropped = dropped or _END
    session = Session(session.code, session.tables, session.log, place, max(counted, place), hints)
    return Loaded(session, dropped)


def _is_counter(word: str) -> bool:
    """A letter that is no move, and a number of up to nine digits: `m12` are twelve moves counted."""
    digits = [char for char in word[1:] if char in "0123456789"]
    letter = "a" <= word[0] <= "z" and word[0] not in "sur"
    return letter and 0 < len(digits) < 10 and len(digits) == len(word) - 1


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
