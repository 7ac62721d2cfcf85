"""What the scorecard's window does: best results from the advisor, a pasted card, past courses, sharing.

It comes with the windows, when the game is ready.
"""

from golf.errors import GolfError
from golf.i18n.said import Said
from golf.page.effects import ASK, COPY_TEXT, PAST, Effect, effects
from golf.record import replace
from golf.solitaire.advisor.questions import BEST, question, read_reply
from golf.solitaire.course import hole_codes
from golf.solitaire.page.advisor import waiting
from golf.solitaire.page.course_play import WINDOW
from golf.solitaire.page.model import Model, Sheet, say
from golf.solitaire.scorecard import card_text_of, read_card_text
from golf.solitaire.session import begin


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
    advice = replace(model.advice, ticket=ticket, asked=model.advice.asked + ((BEST, ticket),))
    return replace(model, advice=advice), effects(
        ASK, question(BEST, ticket, begin(hole_codes(course)[known]))
    )


def best(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`advice best 7 -4`: the answer for a hole; the next is asked for as long as the window is open."""
    reply = read_reply(rest)
    advice = model.advice
    if reply is None or (reply.kind, reply.ticket) not in advice.asked:
        return model, ()
    asked = tuple([pair for pair in advice.asked if pair != (reply.kind, reply.ticket)])
    model = replace(model, advice=replace(advice, asked=asked, broken=False))
    if reply.trouble:
        return model, ()
    known, other, before, problem = model.sheet
    model = replace(model, sheet=Sheet(known + (reply.best,), other, before, problem))
    return _next_best(model) if model.window == WINDOW else (model, ())


def past(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`past LINES`: the courses played before, the newest first."""
    lines = tuple(reversed([line for line in rest.split("\n") if line]))
    known, other, _, problem = model.sheet
    return replace(model, sheet=Sheet(known, other, lines, problem)), ()


def compare(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`compare TEXT`: a pasted card beside one's own, if it is one of the same course."""
    known, _, before, _ = model.sheet
    if model.course is None or not rest.strip(" \r\n"):
        return replace(model, sheet=Sheet(known, None, before, None)), ()
    try:
        other = read_card_text(rest)
        if other.code != model.course.code:
            raise GolfError("card_other", {"found": other.code, "code": model.course.code})
    except GolfError as error:
        problem = Said("error." + error.reason, error.values)
        return replace(model, sheet=Sheet(known, None, before, problem)), ()
    return replace(model, sheet=Sheet(known, other, before, None)), ()


def copy(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """`copy-card`: the card as text, to be pasted elsewhere."""
    if model.course is None or not model.course.results:
        return model, ()
    return say(model, (Said("course.copied", {}),)), effects(COPY_TEXT, card_text_of(model.course))


HANDLERS = {"sheet": opened, BEST: best, "past": past, "compare": compare, "copy-card": copy}
