"""The scorecard's window: nine holes with par, score and the best that was possible, and what to do with it.

What its buttons do is in `golf.solitaire.page.later.scorecard`.
"""

from golf.i18n.said import worded
from golf.i18n.words import Words
from golf.page.forms import entry
from golf.page.nodes import Node, el
from golf.solitaire.course import HOLES, PAR, Course, shown
from golf.solitaire.page.bar_view import button
from golf.solitaire.page.course_play import next_key
from golf.solitaire.page.model import Model
from golf.solitaire.scorecard import ahead, card_text_of, compared
from golf.solitaire.sentences import rules_said
from golf.solitaire.table import PLAYING, cards_left


def course_body(model: Model, words: Words) -> Node:
    """The card, how both scores count, the text to share, a field for another card, past courses."""
    course = model.course
    if course is None or model.session is None:
        return el("p")
    return el(
        "div",
        (("class", "window-body prose scorecard"), ("tabindex", "0")),
        (
            el(
                "p",
                (("class", "card-title"),),
                worded(words, rules_said(model.session.start.rules)) + " · " + course.code,
            ),
            _card(model, course, words),
            el("p", (("class", "hint-text"),), words.say("course.explained")),
            el("p", (("class", "hint-text"),), words.say("course.points_explained")),
            _going_on(model, course, words),
            _sharing(course, words),
            _comparing(model, course, words),
            _past(model, words),
        ),
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
    sums = [str(PAR * HOLES), shown(course.total), shown(sum(model.sheet.best)) if known else "–"]
    rows.append(_row(words.say("course.total"), sums + ([shown(other.total)] if other else []), "sum"))
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
    return "–" if score is None else shown(score)


def _going_on(model: Model, course: Course, words: Words) -> Node | None:
    session = model.session
    if course.over or session is None:
        return None
    if session.status != PLAYING:
        return _actions((el("button", button("next-hole", "action primary"), words.say(next_key(course))),))
    note = words.say("course.give_up_note", {"count": cards_left(session.table)})
    return el(
        "div",
        (),
        (
            el("p", (("class", "hint-text"),), note),
            _actions((el("button", button("give-up", "action"), words.say("action.give-up")),)),
        ),
    )


def _actions(buttons: tuple[Node, ...]) -> Node:
    return el("div", (("class", "end-actions"),), buttons)


def _sharing(course: Course, words: Words) -> Node | None:
    """The text is there to be marked and copied too, where the browser has no clipboard for us."""
    if not course.results:
        return None
    return el(
        "div",
        (),
        (
            el("h3", (), words.say("course.share")),
            el("pre", (("class", "card-text"), ("tabindex", "0")), card_text_of(course)),
            _actions((el("button", button("copy-card", "action"), words.say("action.copy-card")),)),
        ),
    )


def _comparing(model: Model, course: Course, words: Words) -> Node:
    problem = model.sheet.problem
    field = el(
        "textarea",
        (
            ("name", "text"),
            ("rows", "3"),
            ("spellcheck", "false"),
            ("aria-describedby", "card-problem"),
            ("aria-invalid", "true" if problem else None),
            ("placeholder", course.code + " +4 -3 …"),
        ),
    )
    return el(
        "form",
        (("method", "dialog"), ("data-form", "compare"), ("novalidate", "")),
        (
            el("h3", (), words.say("course.compare")),
            entry(words.say("course.paste"), field),
            el(
                "p",
                (("class", "error-text"), ("id", "card-problem"), ("role", "alert")),
                worded(words, problem) if problem else "",
            ),
            el("button", (("type", "submit"), ("class", "action")), words.say("action.compare")),
        ),
    )


def _past(model: Model, words: Words) -> Node | None:
    if not model.sheet.past:
        return None
    lines = tuple([el("li", (), line) for line in model.sheet.past])
    return el(
        "div", (), (el("h3", (), words.say("course.past")), el("ol", (("class", "past-courses"),), lines))
    )
