"""The worker's part of `advisor.questions`: from a question's line to the answer's."""

from golf.errors import GolfError
from golf.solitaire.advisor.advice import hinting
from golf.solitaire.advisor.forwards import Answer, searching
from golf.solitaire.advisor.questions import BEST, HINT, LOST, NONE, REVIEW, UNANSWERED, VERDICT, WON
from golf.solitaire.moves import read_moves
from golf.solitaire.session import Session, act_all, begin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator


def answering(text: str) -> "Generator[None, None, str]":
    """Return the work on a question as a generator that yields now and then; it returns the answer's line."""
    kind, ticket, code, line = (text.split(" ") + [""] * 4)[:4]
    try:
        if kind not in _PARTS:
            raise GolfError(UNANSWERED)
        session, _ = act_all(begin(code), () if line == "-" else read_moves(line))
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


def _best(session: Session) -> "Generator[None, None, str]":
    answer = yield from searching(session.table)
    return str(answer.best)


_PARTS = {HINT: _hint, VERDICT: _verdict, REVIEW: _review, BEST: _best}


def _verdict_words(answer: Answer) -> str:
    return (WON if answer.winnable else LOST) + " " + str(answer.best)


# The line that lost the deal last asked about; every line that begins with it is lost by the same move.
_lost_with: dict[str, tuple[str, ...]] = {}


def _losing_move(session: Session) -> "Generator[None, None, int]":
    """Return the number of the move that lost a game that is lost now; 0 if its deal could never be won.

    What is lost stays lost, so the place is found by halving, after a look at the last moves: searches are
    the quicker the later in a game.
    """
    known = _lost_with.get(session.code)
    if known is not None and session.done[: len(known)] == known:
        return len(known)
    low, high = -1, session.at  # `low` can be won (or is before the deal), `high` cannot
    step = 1
    while high - low > 1:
        middle = max(high - step, (low + high) // 2)
        answer = yield from searching(session.tables[middle])
        if answer.winnable:
            low = middle
        else:
            high = middle
            step *= 2
    _lost_with.clear()
    _lost_with[session.code] = session.done[:high]
    return high


class Queue:
    """Works on questions in slices: `put` them, and `work` until there is nothing left to do.

    All open questions concern one position: a question about another takes the place of
    all that are open, one of a kind that is open that of its like.
    """

    def __init__(self) -> None:
        self._open: list[str] = []
        self._search: Generator[None, None, str] | None = None  # the work on the first of them

    def put(self, text: str) -> None:
        """Take a question."""
        before = self._open[:1]
        self._open = [other for other in self._open if _is_besides(other, text)] + [text]
        if self._open[:1] != before:
            self._search = None

    def work(self, steps: int) -> str | None:
        """Work for so many steps; gives an answer, "" while there is none yet, None with nothing to do."""
        if not self._open:
            return None
        if self._search is None:
            self._search = answering(self._open[0])
        for _ in range(steps):
            try:
                next(self._search)
            except StopIteration as end:
                self._search = None
                self._open = self._open[1:]
                answer: str = end.value
                return answer
        return ""

    def give_up(self) -> str:
        """Drop the question being worked on, after an error; gives the answer that says so."""
        kind, ticket = (self._open[0].split(" ") + [""] * 2)[:2] if self._open else ("", "")
        self._search = None
        self._open = self._open[1:]
        return kind + " " + ticket + " " + NONE + " " + UNANSWERED


def _is_besides(question: str, newer: str) -> bool:
    """Return whether a question is still wanted beside a newer one: about the same position, of another kind.

    What a scorecard asks is about other deals than the one that is played, and stays wanted beside that.
    """
    old, new = question.split(" "), newer.split(" ")
    if BEST in (old[0], new[0]):
        return old[0] != new[0]
    return old[2:] == new[2:] and old[0] != new[0]
