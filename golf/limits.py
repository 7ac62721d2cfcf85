"""How long a text from outside may be, for each kind: every door that lets such a text in asks here.

Each is well above the longest that a real game, link or card makes. What is longer is refused or cut, and
that is said; reading never takes more time than the length is worth (`tools/bench/doors.py`).
"""

from golf.errors import GolfError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    AnyError = TypeVar("AnyError", bound=GolfError)

DEAL = (
    2000  # a code or a position, with the link or the sentence around it; 54 suit signs as in links are 1000
)
MOVES = 2000  # a line of the solitaire's moves: a game has at most 53, and each may be undone and made again
SAVE = 2000  # a game of the solitaire or a hole of a course: about 400
MATCH = 80_000  # a match of the card game and its moves: 99 rounds of six players are about 62,000
SCORECARD = 2000  # a pasted scorecard
MESSAGE = 4000  # what the page around a board asks for
RECENT = 4000  # the last ten deals
DRAFT = 2000  # the table that is being set up, with six names
MARKS = 300  # what a board points at
CAPTION = 300
NUMBER = 20  # a number with its grouping signs


def entered(most: int) -> str:
    """Return the `maxlength` of a field: one more, since browsers cut a pasted text without a word."""
    return str(most + 1)


def check_length(kind: "type[AnyError]", text: str, most: int) -> None:
    """Raise an error of a kind where a text is longer than its door lets in."""
    if len(text) > most:
        raise kind("too_long", {"most": most})
