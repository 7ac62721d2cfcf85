"""Playing a course: its beginning, the way from hole to hole, and what a save of it holds.

The scorecard, sharing and comparing are in `golf.solitaire.page.later.course`.
"""

from golf.i18n.said import Said
from golf.page.effects import effects
from golf.record import replace
from golf.solitaire.course import (
    HOLES,
    Course,
    begin_hole,
    course_save,
    course_text,
    score_display,
    with_result,
)
from golf.solitaire.page.effects import COURSE
from golf.solitaire.page.model import EMPTY, Model, say, shut
from golf.solitaire.score import hole_score
from golf.solitaire.session import Session, save_text
from golf.solitaire.table import PLAYING, cards_left

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

WINDOW = "course"


def game_text(model: Model) -> str:
    """Return the save of the game on the table, with its course if it is a hole of one; "" without a game."""
    if model.session is None:
        return ""
    if model.course is None:
        return save_text(model.session)
    return course_save(model.course, model.session)


def next_hole(model: Model, _: str) -> "Step":
    """Count a hole that is over and deal the next; the last one ends the course."""
    if model.session is None or model.session.status == PLAYING:
        return model, ()
    return _end_hole(model, model.session)


def give_up(model: Model, _: str) -> "Step":
    """Leave the hole as it lies: it counts the cards left."""
    if model.session is None or model.session.status != PLAYING:
        return model, ()
    return _end_hole(model, model.session)


def _end_hole(model: Model, session: Session) -> "Step":
    course = model.course
    if course is None or course.over:
        return model, ()
    score = hole_score(session.table)
    course = with_result(course, score)
    counted = Said("course.counted", {"number": len(course.results), "score": score_display(score)})
    total = Said("course.total_said", {"total": score_display(course.total)})
    if course.over:
        model = replace(model, course=course, window=WINDOW, problem=None, refused=None)
        return say(model, (counted, total)), effects(COURSE, course_text(course))
    return say(on_table(model, course, begin_hole(course)), (counted, total) + hole_said(course)), ()


def on_table(model: Model, course: Course | None, session: Session) -> Model:
    """Put a course's game on the table; nothing is said yet."""
    sheet = model.sheet if course and model.course and course.code == model.course.code else EMPTY
    return replace(shut(model), session=session, refused=None, row=0, study=False, course=course, sheet=sheet)


def hole_said(course: Course) -> tuple[Said, ...]:
    """Return which hole begins."""
    return (Said("course.hole_said", {"number": course.hole, "code": course.code}),)


def ended_said(model: Model, session: Session) -> tuple[Said, ...]:
    """Return what the hole counts that has just ended; nothing outside a course."""
    if model.course is None or model.course.over or session.status == PLAYING:
        return ()
    return (hole_score_said(session),)


def hole_score_said(session: Session) -> Said:
    """Return the hole score with its reason."""
    score = hole_score(session.table)
    left = cards_left(session.table)
    key = "course.left" if left else "course.cleared" if score else "course.even"
    return Said(key, {"score": score_display(score), "count": abs(score)})


def next_key(course: Course) -> str:
    """Return what the button says that ends the hole."""
    return "action.finish" if course.hole == HOLES else "action.next-hole"


def standing_said(course: Course) -> Said:
    """Hole and total, for the key that reads the score."""
    return Said("course.standing", {"number": course.hole, "total": score_display(course.total)})
