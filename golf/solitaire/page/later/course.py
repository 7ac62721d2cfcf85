"""The scorecard's window: nine holes with par, score and the best that was possible, and what to do with it.

Best results come from the advisor one by one; a pasted card is compared, past courses are listed, and
the card is given as text.
"""

from collections import namedtuple

from golf.errors import GolfError
from golf.i18n.said import Said, error_said
from golf.i18n.words import Words
from golf.limits import SCORECARD, entered
from golf.page.effects import ASK, effects
from golf.page.forms import action, entry, form, problem_text, prose, submit
from golf.page.giving import CARD, text_part
from golf.page.nodes import Node, button, el
from golf.record import replace
from golf.solitaire.advisor.questions import BEST, question, read_reply
from golf.solitaire.course import HOLES, PAR, Course, hole_codes, score_display
from golf.solitaire.page.advisor import waiting
from golf.solitaire.page.course_play import WINDOW, next_key
from golf.solitaire.page.effects import RECALL
from golf.solitaire.page.model import Model
from golf.solitaire.scorecard import ahead, card_text_of, compared, read_card_text
from golf.solitaire.sentences import rules_said
from golf.solitaire.session import begin
from golf.solitaire.table import PLAYING, cards_left

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

_PAST = "courses"


class Scorecard(namedtuple("Scorecard", "past problem")):
    """What the window knows besides the course and its sheet."""

    __slots__ = ()
    past: tuple[str, ...]  # the courses played before, as lines, the newest first
    problem: Said | None  # what is wrong with a pasted card


_FRESH = Scorecard((), None)


def _data(model: Model) -> Scorecard:
    return model.data if isinstance(model.data, Scorecard) else _FRESH


def opened(model: Model) -> "Step | None":
    """Only a course has a scorecard; the page asks for the rest with `sheet`, however it was opened."""
    return None if model.course is None else (model, ())


def sheet(model: Model, _: str) -> "Step":
    """`sheet`: the window is there; ask for what it shows besides the scores."""
    if model.window != WINDOW or model.course is None:
        return model, ()
    model, asked = _next_best(model)
    return model, effects(RECALL, _PAST) + asked


def _next_best(model: Model) -> "Step":
    """Ask what the next hole that is over would have allowed; one question at a time."""
    course, known = model.course, len(model.sheet.best)
    if course is None or known >= len(course.results) or waiting(model, BEST):
        return model, ()
    ticket = model.advice.ticket + 1
    advice = replace(model.advice, ticket=ticket, asked=model.advice.asked + ((BEST, ticket),))
    return replace(model, advice=advice), effects(
        ASK, question(BEST, ticket, begin(hole_codes(course)[known]))
    )


def best(model: Model, rest: str) -> "Step":
    """`advice best 7 -4`: the answer for a hole; the next is asked for as long as the window is open."""
    reply = read_reply(rest)
    advice = model.advice
    if reply is None or (reply.kind, reply.ticket) not in advice.asked:
        return model, ()
    asked = tuple([pair for pair in advice.asked if pair != (reply.kind, reply.ticket)])
    model = replace(model, advice=replace(advice, asked=asked, broken=False))
    if reply.trouble:
        return model, ()
    shown = model.sheet
    model = replace(model, sheet=replace(shown, best=shown.best + (reply.best,)))
    return _next_best(model) if model.window == WINDOW else (model, ())


def recalled(model: Model, name: str, text: str) -> Model:
    """Take the courses played before."""
    if name != _PAST:
        return model
    lines = tuple(reversed([line for line in text.split("\n") if line]))
    return replace(model, data=replace(_data(model), past=lines))


def compare(model: Model, rest: str) -> "Step":
    """`compare TEXT`: a pasted card beside one's own, if it is one of the same course."""
    other, problem = None, None
    if model.window != WINDOW:
        return model, ()
    if model.course is not None and rest.strip(" \r\n"):
        try:
            other = _card_of(model.course, rest)
        except GolfError as error:
            problem = error_said(error)
    model = replace(model, sheet=replace(model.sheet, other=other))
    return replace(model, data=replace(_data(model), problem=problem)), ()


def _card_of(course: Course, text: str) -> Course:
    other = read_card_text(text)
    if other.code != course.code:
        raise GolfError("card_other", {"found": other.code, "code": course.code})
    return other


def body(model: Model, words: Words) -> Node:
    """Return the card, how both scores count, the text to share, a field for another card, past courses."""
    course = model.course
    if course is None or model.session is None:
        return el("p")
    title = rules_said(model.session.start.rules).in_words(words) + " · " + course.code
    return prose(
        (
            el("p", (("class", "card-title"),), title),
            _card(model, course, words),
            el("p", (("class", "hint-text"),), words.say("course.explained")),
            el("p", (("class", "hint-text"),), words.say("course.points_explained")),
            _going_on(model, course, words),
            _sharing(model, course, words),
            _comparing(model, course, words),
            _past(_data(model).past, words),
        ),
        " scorecard",
    )


def _card(model: Model, course: Course, words: Words) -> Node:
    other = model.sheet.other
    columns = ["hole", "par", "score", "best"] + (["other"] if other else [])
    head = el("tr", (), tuple([_cell("th", words.say("course." + name)) for name in columns]))
    rows: list[Node] = []
    holes = compared(course.results, other.results if other else ())
    for at, hole in enumerate(holes):
        best = model.sheet.best[at] if at < len(model.sheet.best) else None
        cells = [str(PAR), _shown(hole.ours), _shown(best)] + ([_shown(hole.theirs)] if other else [])
        now = at == len(course.results)
        rows.append(_row(str(at + 1), cells, "now" if now else None))
    known = len(model.sheet.best) == len(course.results) > 0
    sums = [
        str(PAR * HOLES),
        score_display(course.total),
        score_display(sum(model.sheet.best)) if known else "–",
    ]
    rows.append(
        _row(words.say("course.total"), sums + ([score_display(other.total)] if other else []), "sum")
    )
    table = el("table", (("class", "holes"),), (el("thead", (), (head,)), el("tbody", (), tuple(rows))))
    return el("div", (), (table, _difference(course, other, words)))


def _difference(course: Course, other: Course | None, words: Words) -> Node | None:
    if other is None:
        return None
    count, lead = ahead(compared(course.results, other.results))
    key = "course.ahead" if lead > 0 else "course.behind" if lead < 0 else "course.level"
    said = words.say("course.compared", {"count": count})
    return el(
        "p", (("role", "status"), ("class", "compared")), said + ": " + words.say(key, {"count": abs(lead)})
    )


def _row(name: str, cells: list[str], kind: str | None) -> Node:
    head = el("th", (("scope", "row"),), name)
    return el("tr", (("class", kind),), (head,) + tuple([_cell("td", cell) for cell in cells]))


def _cell(tag: str, text: str) -> Node:
    return el(tag, (("scope", "col"),) if tag == "th" else (), text)


def _shown(score: int | None) -> str:
    return "–" if score is None else score_display(score)


def _going_on(model: Model, course: Course, words: Words) -> Node | None:
    session = model.session
    if course.over or session is None:
        return None
    if session.status != PLAYING:
        return _actions((button("next-hole", words.say(next_key(course)), "action primary"),))
    note = words.say("course.give_up_note", {"count": cards_left(session.table)})
    return el(
        "div",
        (),
        (
            el("p", (("class", "hint-text"),), note),
            _actions((action("give-up", words),)),
        ),
    )


def _actions(buttons: tuple[Node, ...]) -> Node:
    return el("div", (("class", "end-actions"),), buttons)


def _sharing(model: Model, course: Course, words: Words) -> Node | None:
    """Return the card as text, to be pasted elsewhere."""
    if not course.results:
        return None
    text = card_text_of(course)
    return text_part(CARD, words.say("course.share"), text, text.count("\n") + 1, model.given, words)


def _comparing(model: Model, course: Course, words: Words) -> Node:
    problem = _data(model).problem
    field = el(
        "textarea",
        (
            ("name", "text"),
            ("rows", "3"),
            ("maxlength", entered(SCORECARD)),
            ("spellcheck", "false"),
            ("aria-describedby", "card-problem"),
            ("aria-invalid", "true" if problem else None),
            ("placeholder", course.code + " +4 -3 …"),
        ),
    )
    parts = (
        el("h3", (), words.say("course.compare")),
        entry(words.say("course.paste"), field),
        problem_text("card-problem", problem.in_words(words) if problem else ""),
        submit(words.say("action.compare"), "action"),
    )
    return form(parts, "compare {text}", kind=None)


def _past(past: tuple[str, ...], words: Words) -> Node | None:
    if not past:
        return None
    lines = tuple([el("li", (), line) for line in past])
    return el(
        "div", (), (el("h3", (), words.say("course.past")), el("ol", (("class", "past-courses"),), lines))
    )


HANDLERS = {"sheet": sheet, BEST: best, "compare": compare}
