"""The worker's part of `golf.advisor.questions`: from a question's line to the answer's."""

from golf.advisor.advice import hinting
from golf.advisor.forwards import Answer, searching
from golf.advisor.questions import HINT, LOST, NONE, REVIEW, VERDICT, WON
from golf.errors import GolfError
from golf.session.session import Session, act_all, begin
from golf.solitaire.moves import read_moves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator


def answering(text: str) -> "Generator[None, None, str]":
    """The work on a question as a generator that yields now and then; it returns the answer's line."""
    words = text.split(" ")
    kind, ticket = words[0], words[1]
    try:
        moves = () if words[3] == "-" else read_moves(words[3])
        session, _ = act_all(begin(words[2]), moves)
        said = yield from _PARTS[kind](session)
    except GolfError as error:
        said = NONE + " " + error.reason
    return kind + " " + ticket + " " + said


def _hint(session: Session) -> "Generator[None, None, str]":
    hint = yield from hinting(session.table)
    return " ".join([hint.reason, _verdict_words(hint.answer), "".join(hint.answer.line) or "-"])


def _verdict(session: Session) -> "Generator[None, None, str]":
    answer = yield from searching(session.table)
    lost = 0
    if not answer.winnable:
        lost = yield from _losing_move(session)
    return _verdict_words(answer) + " " + str(lost)


def _review(session: Session) -> "Generator[None, None, str]":
    verdict = yield from _verdict(session)
    lost = int(verdict.split(" ")[2])
    whole = yield from searching(session.start)
    answer = whole
    if lost:
        answer = yield from searching(session.tables[lost - 1])
    return verdict + " " + str(whole.best) + " " + ("".join(answer.line) or "-")


_PARTS = {HINT: _hint, VERDICT: _verdict, REVIEW: _review}


def _verdict_words(answer: Answer) -> str:
    return (WON if answer.winnable else LOST) + " " + str(answer.best)


def _losing_move(session: Session) -> "Generator[None, None, int]":
    """The number of the move that lost a game that is lost now; 0 if its deal could never be won.

    What is lost stays lost, so the place is found by halving.
    """
    low, high = -1, session.place  # `low` can be won (or is before the deal), `high` cannot
    while high - low > 1:
        middle = (low + high) // 2
        answer = yield from searching(session.tables[middle])
        if answer.winnable:
            low = middle
        else:
            high = middle
    return high


class Desk:
    """Works on one question at a time, in slices: `put` a question, `work` until there is an answer."""

    def __init__(self) -> None:
        self._search: Generator[None, None, str] | None = None

    def put(self, text: str) -> None:
        """Begin a question; one that is being worked on is dropped."""
        self._search = answering(text)

    def work(self, steps: int) -> str:
        """Work for so many steps; gives the answer, or "" while there is none."""
        if self._search is None:
            return ""
        for _ in range(steps):
            try:
                next(self._search)
            except StopIteration as end:
                self._search = None
                answer: str = end.value
                return answer
        return ""
