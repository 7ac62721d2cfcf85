"""The card of a course as text: to be shared, pasted elsewhere, and compared hole by hole (B5).

The text is the same in every language, so that any two people can compare:

    GO9-S-AAAAAAB
    1: +4
    2: -3
    = +1

The reader takes what chats and mail programs make of it: any blanks and dashes, one line instead of many,
words before the code and behind the total, no numbers before the scores, a card that is not full yet.
"""

from collections import namedtuple

from golf.deals.codes import COURSES, code_text, find_family, read_code
from golf.deals.reading import excerpt, plain_letters
from golf.errors import BadCode, GolfError
from golf.limits import SCORECARD, check_length
from golf.signs import BLANKS, plain_signs, quoted
from golf.solitaire.course import EXAMPLE, HOLES, Course, read_score, score_text
from golf.solitaire.rules import code_letters

_MINUS = "-\u2010\u2011\u2012\u2013\u2014\u2212"
_BLANKS = ",;|·" + BLANKS
_MOST_CODES = 20  # words of a card that may begin its code


class BadCard(GolfError):
    """A pasted card that cannot be read."""


class Compared(namedtuple("Compared", "ours theirs")):
    """A hole of two cards: the scores, None where it has not been played."""

    __slots__ = ()
    ours: int | None
    theirs: int | None


def card_text_of(course: Course) -> str:
    """Return the card, to be shared."""
    lines = [course.code]
    lines.extend([str(at + 1) + ": " + score_text(score) for at, score in enumerate(course.results)])
    return "\n".join(lines + ["= " + score_text(course.total)])


def read_card_text(text: str) -> Course:
    """Return the course of a pasted card; raises `BadCard` that says what is wrong."""
    check_length(BadCard, text, SCORECARD)
    words = _words(text)
    code, at = _code_in(words)
    results: tuple[int, ...] = ()
    while at < len(words) and words[at] != "=":
        word = words[at]
        score = read_score(word)
        if score is not None:
            results = results + (score,)
        elif word != str(len(results) + 1) + ":":
            raise BadCard("card_score", {"found": quoted(word), "number": len(results) + 1})
        at += 1
    if not results:
        raise BadCard("card_empty", {"code": code})
    if len(results) > HOLES:
        raise BadCard("card_long", {"count": len(results)})
    total = words[at + 1] if at + 1 < len(words) else ""
    if total and total not in (score_text(sum(results)), str(sum(results))):
        raise BadCard("card_total", {"found": quoted(total), "total": score_text(sum(results))})
    return Course(code, results)


def _words(text: str) -> list[str]:
    """Return the words of a card, with plain minus signs.

    `=` and the colon of a hole end words of their own.
    """
    plain = []
    for char in plain_signs(text):
        if char in _MINUS:
            char = "-"
        elif char in _BLANKS:
            char = " "
        elif char == "=":
            char = " = "
        elif char == ":":
            char = ": "
        plain.append(char)
    return [word for word in "".join(plain).split(" ") if word]


def _code_in(words: list[str]) -> tuple[str, int]:
    """Return the course's code and the word behind it; it may be written in up to three words."""
    complaint = BadCode("code_empty", {"example": EXAMPLE})
    starts = [at for at, word in enumerate(words) if find_family(plain_letters(word), COURSES[0], 0) >= 0]
    if not starts and words:
        complaint = BadCode("code_unknown", {"found": excerpt(" ".join(words[:4])), "example": EXAMPLE})
    for at in starts[:_MOST_CODES]:
        for end in range(at + 1, at + 4):
            try:
                code = read_code(" ".join(words[at:end]), code_letters(), COURSES)
            except BadCode as error:
                if complaint.reason in ("code_empty", "code_unknown"):
                    complaint = error
                continue
            return code_text(code), end
    raise BadCard(complaint.reason, complaint.values)


def compared(ours: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[Compared, ...]:
    """Return the nine holes of two cards, side by side."""
    return tuple(
        [
            Compared(ours[at] if at < len(ours) else None, theirs[at] if at < len(theirs) else None)
            for at in range(HOLES)
        ]
    )


def ahead(holes: tuple[Compared, ...]) -> tuple[int, int]:
    """Return how many holes both have played, and by how much ours is the lower sum over those."""
    leads = [hole.theirs - hole.ours for hole in holes if hole.ours is not None and hole.theirs is not None]
    return len(leads), sum(leads)
