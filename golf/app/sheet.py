"""What the scorecard's window does: best results from the advisor, a pasted card, past courses, sharing.

Fetched when the window is first opened; `golf.app.late` knows it from then on.
"""

from golf.advisor.questions import BEST, question
from golf.app import late
from golf.app.advising import waiting
from golf.app.coursing import WINDOW
from golf.app.effects import ASK, COPY_TEXT, PAST, Effect, effects
from golf.app.model import Model, Said, Sheet, say
from golf.errors import GolfError
from golf.session.course import hole_codes
from golf.session.scorecard import card_text_of, read_card_text
from golf.session.session import begin


def opened(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """`sheet`: the window is there; ask for what it shows besides the scores."""
    if model.window != WINDOW or model.course is None:
        return model, ()
    model, asked = _next_best(model)
    return model, effects(PAST) + asked


def _next_best(model: Model) -> tuple[Model, tuple[Effect, ...]]:
    """Ask what the next hole that is over would have allowed; one question at a time."""
    course, known = model.course, len(model.sheet.best)
    if course is None or known >= len(course.results) or waiting(model, BEST):
        return model, ()
    ticket = model.advice.ticket + 1
    advice = model.advice.but(ticket=ticket, asked=model.advice.asked + ((BEST, ticket),))
    return model.but(advice=advice), effects(ASK, question(BEST, ticket, begin(hole_codes(course)[known])))


def best(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """The advisor's answer for a hole; the next is asked for as long as the window is open."""
    _, other, past, problem = model.sheet
    model = model.but(sheet=Sheet(model.sheet.best + (int(rest),), other, past, problem))
    return _next_best(model) if model.window == WINDOW else (model, ())


def past(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`past LINES`: the courses played before, the newest first."""
    lines = tuple(reversed([line for line in rest.split("\n") if line]))
    known, other, _, problem = model.sheet
    return model.but(sheet=Sheet(known, other, lines, problem)), ()


def compare(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`compare TEXT`: a pasted card beside one's own, if it is one of the same course."""
    known, _, before, _ = model.sheet
    if model.course is None or not rest.strip(" \r\n"):
        return model.but(sheet=Sheet(known, None, before, None)), ()
    try:
        other = read_card_text(rest)
        if other.code != model.course.code:
            raise GolfError("card_other", {"found": other.code, "code": model.course.code})
    except GolfError as error:
        problem = Said("error." + error.reason, error.values)
        return model.but(sheet=Sheet(known, None, before, problem)), ()
    return model.but(sheet=Sheet(known, other, before, None)), ()


def copy(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """`copy-card`: the card as text, to be pasted elsewhere."""
    if model.course is None or not model.course.results:
        return model, ()
    return say(model, (Said("course.copied", {}),)), effects(COPY_TEXT, card_text_of(model.course))


late.HANDLERS["sheet"] = opened
late.HANDLERS[BEST] = best
late.HANDLERS["past"] = past
late.HANDLERS["compare"] = compare
late.HANDLERS["copy-card"] = copy
