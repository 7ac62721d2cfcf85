"""Questions to the advisor and its answers, as lines of words: what a worker is sent and sends back.

A question is its kind, a ticket, the deal and the moves made: `hint 7 GO1-E-AAAAAAB s52`. The answer
carries the same kind and ticket, so that late ones can be told and dropped:

    hint 7 only_win won -9 566551…     reason, verdict, best hole score, and the line from there
    verdict 8 lost 3 12                verdict, best hole score, the move that lost it (0: never winnable)
    review 9 lost 3 12 -4 s5665…       the same, the best of the deal, and a line from before move 12
    best 9 -4                          the best hole score of another deal than the one that is played
    hint 7 none position_unknown       no answer, and why

`-` stands for an empty line. This module is the page's part: it knows no search.
"""

from collections import namedtuple

from golf.solitaire.moves import read_valid_moves
from golf.solitaire.session import Session

HINT, VERDICT, REVIEW, BEST = "hint", "verdict", "review", "best"
KINDS = (HINT, VERDICT, REVIEW, BEST)
WON, LOST = "won", "lost"
NONE = "none"  # the question cannot be answered, e.g. cards of the stock are not known
UNANSWERED = "advisor"  # why: something went wrong in the advisor itself

# Why a move is the best.
NOTHING_FITS = "nothing_fits"  # so draw
ONLY_WIN = "only_win"  # every other legal move loses
MORE_STOCK = "more_stock"  # other moves win too, none with as much stock left
KEEPS_WIN = "keeps_win"  # another move does as well
FEWEST_LEFT = "fewest_left"  # nothing wins any more
NO_MOVE = "no_move"  # the game has ended: the hint has nothing to say
REASONS = (NOTHING_FITS, ONLY_WIN, MORE_STOCK, KEEPS_WIN, FEWEST_LEFT, NO_MOVE)


class Reply(namedtuple("Reply", "kind ticket trouble reason winnable best lost deal_best line")):
    """An answer as the page gets it; fields that its kind does not have are empty or 0."""

    __slots__ = ()
    kind: str
    ticket: int
    trouble: str
    reason: str
    winnable: bool
    best: int
    lost: int
    deal_best: int
    line: tuple[str, ...]


def question(kind: str, ticket: int, session: Session) -> str:
    """Return the question about a game as it stands."""
    return kind + " " + str(ticket) + " " + session.code + " " + ("".join(session.done) or "-")


def read_reply(text: str) -> Reply | None:
    """Return the answer in a line; None when it is not one."""
    words = text.split(" ")
    try:
        kind, ticket = words[0], int(words[1])
        if kind not in KINDS:
            return None
        if words[2] == NONE:
            return Reply(kind, ticket, words[3], "", False, 0, 0, 0, ())
        if kind == HINT:
            return Reply(kind, ticket, "", words[2], words[3] == WON, int(words[4]), 0, 0, _line(words[5]))
        if kind == BEST:
            return Reply(kind, ticket, "", "", int(words[2]) <= 0, int(words[2]), 0, 0, ())
        winnable, best, lost = words[2] == WON, int(words[3]), int(words[4])
        if kind == VERDICT:
            return Reply(kind, ticket, "", "", winnable, best, lost, 0, ())
        return Reply(kind, ticket, "", "", winnable, best, lost, int(words[5]), _line(words[6]))
    except (ValueError, IndexError):
        return None


def _line(word: str) -> tuple[str, ...]:
    return () if word == "-" else read_valid_moves(word)[0]
