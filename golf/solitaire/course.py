"""A course of nine holes (B4, B5): nine deals under one rule, played in order, and how far it has come.

A course has a code of its own, `GO9-S-AAAAAAB`: the number is that of its first hole, and the holes are the
nine consecutive numbers of GO1 from there (`GO1-S-AAAAAAB` to `GO1-S-AAAAAAJ`; after the last number comes
the first). The code deals the same cards, hole for hole, to every player.

A save is a line of words like that of a game, which it ends with:

    course1 GO9-S-AAAAAAB +4 -3 / golf1 GO1-S-AAAAAAD m2 s 5 .

The scores of the holes played, a slash, the game of the next hole (of the last one when all are played).
Cut off anywhere, the holes before that still count.
"""

from collections import namedtuple

from golf.deals.codes import COURSES, DealCode, code_text, read_code
from golf.deals.go1 import LIMIT
from golf.errors import BadCode, BadSave
from golf.limits import SAVE
from golf.numbers import read_number
from golf.record import replace
from golf.solitaire.rules import COLUMNS, HEIGHT, code_letters
from golf.solitaire.session import Session, begin, load, save_text

HOLES = 9
EXAMPLE = "GO9-S-AAAAAAB"
PAR = 5  # of a hole; 45 of a course
VERSION = "course1"
_SLASH = "/"
_BEST, _WORST = -18, COLUMNS * HEIGHT  # of a hole: the whole stock unused, or no card removed


class Course(namedtuple("Course", "code results")):
    """A course: its code, and the hole scores of the holes that are over (up to nine)."""

    __slots__ = ()
    code: str
    results: tuple[int, ...]

    @property
    def hole(self) -> int:
        """Return the number of the hole that is played, from 1; that of the last one when all are over."""
        return min(len(self.results) + 1, HOLES)

    @property
    def total(self) -> int:
        """Return the sum so far."""
        return sum(self.results)

    @property
    def over(self) -> bool:
        """Return whether all nine holes are over."""
        return len(self.results) == HOLES


class LoadedCourse(namedtuple("LoadedCourse", "course session dropped")):
    """What a save gave back; the course is None where only the game of its hole could be read."""

    __slots__ = ()
    course: Course | None
    session: Session
    dropped: str


def open_course(text: str) -> Course:
    """Return the course that a text names, at its beginning; raises `BadCode`."""
    return Course(code_text(read_code(text, code_letters(), COURSES)), ())


def new_course(letter: str, number: int) -> Course:
    """Return the course whose first hole has that number, under the rule of a letter."""
    return Course(code_text(DealCode(COURSES[0], letter, number % LIMIT)), ())


def hole_codes(course: Course) -> tuple[str, ...]:
    """Return the codes of the nine deals."""
    _, letter, first = read_code(course.code, code_letters(), COURSES)
    return tuple([code_text(DealCode("GO1", letter, (first + at) % LIMIT)) for at in range(HOLES)])


def begin_hole(course: Course) -> Session:
    """Return the game of the hole to be played."""
    return begin(hole_codes(course)[course.hole - 1])


def with_result(course: Course, score: int) -> Course:
    """Return the course with one more hole over."""
    return replace(course, results=course.results + (score,))


def score_text(score: int) -> str:
    """Return a score as it is written: `+4`, `-3`, `0`."""
    return "+" + str(score) if score > 0 else str(score)


def score_display(score: int) -> str:
    """Return a score as it is shown, with the sign that a minus has in print: `−3`."""
    return score_text(score).replace("-", "−")


def read_score(word: str) -> int | None:
    """Return a hole score that a word writes, None where it is none or out of reach."""
    sign = word[:1] if word[:1] in ("+", "-") else ""
    number = read_number(word[len(sign) :], 2)
    if number is None:
        return None
    score = -number if sign == "-" else number
    return score if _BEST <= score <= _WORST else None


def course_text(course: Course) -> str:
    """Return a course in one line, as past ones are kept and cards are compared.

    `GO9-S-AAAAAAB +4 -3 = +1`.
    """
    return " ".join(
        [course.code] + [score_text(score) for score in course.results] + ["=", score_text(course.total)]
    )


def course_save(course: Course, session: Session) -> str:
    """Return the line that `load_course` reads."""
    scores = [score_text(score) for score in course.results]
    return " ".join([VERSION, course.code] + scores + [_SLASH, save_text(session)])


def is_course_save(text: str) -> bool:
    """Return whether a save is that of a course."""
    return text.strip(" ").split(" ")[0] == VERSION


def load_course(text: str) -> LoadedCourse:
    """Return the course of a save and the game of its hole; raises `BadSave` when neither can be read."""
    text = text[:SAVE]  # what is cut off is missed like anything else that was lost at the end
    head, slash, tail = text.partition(_SLASH)
    words = [word for word in head.split(" ") if word]
    if not words or words[0] != VERSION:
        raise BadSave("save_unknown", {"found": text[:20]})
    course = _course_of(words[1] if len(words) > 1 else "")
    if course is None:
        if not slash:
            raise BadSave("save_deal", {"found": (words + [""])[1][:20]})
        loaded = load(tail)  # the head is lost: the game at least goes on
        return LoadedCourse(None, loaded.session, head.strip(" "))
    # Of a line that was cut the last score may be: +1 of +12.
    scores = words[2:] if slash or text.endswith(" ") else words[2:-1]
    dropped = ""
    for at, word in enumerate(scores):
        score = read_score(word)
        if score is None or score_text(score) != word or course.over:
            dropped = " ".join(scores[at:])
            break
        course = with_result(course, score)
    try:
        loaded = load(tail)
    except BadSave:
        return LoadedCourse(course, begin_hole(course), dropped or tail.strip(" ") or _SLASH)
    if loaded.session.code != hole_codes(course)[course.hole - 1]:
        return LoadedCourse(course, begin_hole(course), dropped or tail.strip(" "))
    return LoadedCourse(course, loaded.session, dropped or loaded.dropped)


def _course_of(code: str) -> Course | None:
    """Return the course of a code as it is written, None for anything else."""
    try:
        course = open_course(code)
    except BadCode:
        return None
    return course if course.code == code else None
