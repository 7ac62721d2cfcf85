"""The last ten deals with how each ended, as one line of text: `GO1-E-AAAAAAB won 3;GO1-C-AAAAAAC left 12`.

The rule is in the code. After it stands how the game ended and how many cards count for that: left in the
stock after a win, in the columns otherwise. What cannot be read is passed over.
"""

from collections import namedtuple

from golf.errors import GolfError
from golf.limits import RECENT
from golf.numbers import read_number
from golf.solitaire.session import Session, begin
from golf.solitaire.table import BLOCKED, WON, cards_left

LEFT = "left"  # put away before its end
MOST = 10
_RESULTS = (WON, BLOCKED, LEFT)


class Recent(namedtuple("Recent", "code result count")):
    """A deal that was played: its code, how it ended, and how many cards were left then."""

    __slots__ = ()
    code: str
    result: str
    count: int


def recent_of(session: Session) -> Recent:
    """Return how a game stands, for the list."""
    status = session.status
    count = len(session.table.stock) if status == WON else cards_left(session.table)
    return Recent(session.code, status if status in _RESULTS else LEFT, count)


def recent_text(deals: tuple[Recent, ...]) -> str:
    """Return what is stored."""
    return ";".join([deal.code + " " + deal.result + " " + str(deal.count) for deal in deals])


def read_recent(text: str) -> tuple[Recent, ...]:
    """Return the deals of a stored text, the newest first."""
    found: list[Recent] = []
    for part in text[:RECENT].split(";", MOST)[:MOST]:
        deal = _read(part)
        if deal is not None and deal.code not in [other.code for other in found]:
            found.append(deal)
    return tuple(found[:MOST])


def with_recent(deals: tuple[Recent, ...], deal: Recent) -> tuple[Recent, ...]:
    """Return the list with a deal on top; a deal that was played before stands in it once."""
    return ((deal,) + tuple([other for other in deals if other.code != deal.code]))[:MOST]


def _read(text: str) -> Recent | None:
    words = text.split(" ")
    if len(words) != 3 or words[1] not in _RESULTS:
        return None
    count = read_number(words[2], 2)
    if count is None or count > 52:
        return None
    try:
        code = begin(words[0]).code
    except GolfError:
        return None
    return Recent(code, words[1], count) if code == words[0] else None
