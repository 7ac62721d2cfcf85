"""The bar as nodes: score, moves and code, what can be done, the verdict, and what asks for attention."""

from golf.i18n.words import Words
from golf.page.memo import memo
from golf.page.nodes import Node, button, el, icon
from golf.solitaire.advisor.questions import HINT, VERDICT
from golf.solitaire.course import HOLES, Course, score_display
from golf.solitaire.page.advisor import shows_verdict, verdict_said, waiting
from golf.solitaire.page.model import Model
from golf.solitaire.session import Session, session_refusal

# What the bar offers, with the drawing of each.
ACTIONS = (
    ("new", "icon-new"),
    ("u", "icon-undo"),
    ("r", "icon-redo"),
    ("hint", "icon-hint"),
    ("verdict", "icon-verdict"),
    ("rules", "icon-rules"),
    ("settings", "icon-settings"),
    ("more", "icon-more"),
)
# A board in another page has no game of its own to start and nothing to set.
_EMBED_ACTIONS = ("u", "r", "rules", "more")
FIELDS = ("score", "moves", "code")
_SHORT = 20  # a code fits in one line, a position text does not


def bar_view(model: Model, words: Words | None) -> Node:
    """Return the whole bar."""
    return el(
        "header",
        (("class", "bar"),),
        (
            el("h1", (("class", "visually-hidden"),), words.say("app.name") if words else "Golf"),
            _fields(model, words),
            _actions(model, words),
            _verdict(model, words),
            _notice(model, words),
        ),
    )


def _fields(model: Model, words: Words | None) -> Node:
    session = model.session
    values = ("", "", "") if session is None else (str(session.score), str(session.move_count), session.code)
    course = model.course
    return memo("fields", words, (values, course), lambda: _made_fields(words, values, course))


def _made_fields(words: Words | None, values: tuple[str, ...], course: Course | None) -> Node:
    fields = [
        el(
            "div",
            (("class", "field field-" + name + (" long" if len(value) > _SHORT else "")),),
            (
                el("dt", (), words.say("field." + name) if words else ""),
                # The whole of a text that is too long for its field: that of a position.
                el("dd", (("data-field", name), ("title", value if len(value) > _SHORT else None)), value),
            ),
        )
        for name, value in zip(FIELDS, values)
    ]
    # Behind the others, so that those keep their elements when a course begins or ends.
    found = tuple(fields) + (_course_fields(words, course) if course and words else ())
    return el("dl", (("class", "fields"),), found)


def _course_fields(words: Words, course: Course) -> tuple[Node, ...]:
    """Return which hole of the course this is, which opens the scorecard, and the sum so far."""
    hole = str(course.hole) + "/" + str(HOLES)
    name = words.say("course.open")
    opens = button("course", hole, "action text", (("title", name), ("aria-label", name)))
    return (
        el(
            "div",
            (("class", "field field-hole"),),
            (
                el("dt", (), words.say("field.hole")),
                el("dd", (("data-field", "hole"),), (opens,)),
            ),
        ),
        el(
            "div",
            (("class", "field field-total"), ("title", words.say("course.explained"))),
            (
                el("dt", (), words.say("field.total")),
                el("dd", (("data-field", "total"),), score_display(course.total)),
            ),
        ),
    )


def _actions(model: Model, words: Words | None) -> Node:
    session = model.session
    # A button that has nothing to do stays where the finger and the screen reader expect it.
    idle = [do for do in ("u", "r") if session is None or session_refusal(session, do) is not None]
    busy = [do for do in (HINT, VERDICT) if waiting(model, do) and (do == HINT or shows_verdict(model))]
    shown = (model.embed, idle, busy, session if model.embed else None)
    return memo("actions", words, shown, lambda: _made_actions(model, words, idle, busy))


def _made_actions(model: Model, words: Words | None, idle: list[str], busy: list[str]) -> Node:
    actions = [
        _action(words, do, drawing, do in idle, do in busy)
        for do, drawing in ACTIONS
        if not model.embed or do in _EMBED_ACTIONS
    ]
    if not model.embed:
        actions.append(_card_game(words))
    if model.embed and model.session and words:
        actions.insert(-1, _full_game(model.session, words))
    label = words.say("bar.label") if words else None
    return el("div", (("class", "actions"), ("role", "toolbar"), ("aria-label", label)), tuple(actions))


def _action(words: Words | None, do: str, drawing: str, idle: bool, busy: bool) -> Node:
    name = words.say("action." + do) if words else ""
    return button(
        do,
        (icon(drawing), el("span", (("class", "action-name"),), name)),
        "action",
        (
            ("aria-disabled", "true" if idle else None),
            ("aria-busy", "true" if busy else None),
            ("title", name or None),
        ),
    )


def _card_game(words: Words | None) -> Node:
    """To the other game; that is a page of its own, so that this one loads nothing of it."""
    name = words.say("action.card_game") if words else ""
    return el(
        "a",
        (("class", "action to-cards"), ("href", "?game=cards"), ("title", name or None)),
        (icon("icon-cards"), el("span", (("class", "action-name"),), name)),
    )


def _full_game(session: Session, words: Words) -> Node:
    """From a board in another page to the game itself, with the same deal and moves.

    It stands where the first paint has the settings' button, so that nothing moves.
    """
    name = words.say("action.full")
    return el(
        "a",
        (
            ("class", "action"),
            ("title", name),
            ("href", "./?code=" + session.code + "&moves=" + "".join(session.done)),
            ("target", "_blank"),
            ("rel", "noopener"),
        ),
        (icon("icon-share"), el("span", (("class", "action-name"),), name)),
    )


def _verdict(model: Model, words: Words | None) -> Node:
    """Return whether the game can still be won, once it is known and where that is wanted."""
    known = model.advice.verdict if shows_verdict(model) else None
    text = verdict_said(known).in_words(words) if known and words else ""
    won = None if known is None else ("true" if known.winnable else "false")
    return el("p", (("class", "verdict"), ("data-field", "verdict"), ("data-winnable", won)), text)


def _notice(model: Model, words: Words | None) -> Node:
    """Return what could not be read, a line that is stepped through, and the way back to a game put aside.

    And, whatever else is there, that a new version waits; the game in progress does not change for it.
    """
    told = model.problem is not None or model.aside != "" or model.study
    if model.window or words is None or not (told or model.offline.update):
        return el("div", (("class", "notice"), ("hidden", "")), ())
    children: tuple[Node | None, ...] = ()
    if told:
        text = words.say("notice.study" if model.study else "notice.aside")
        if model.problem:
            text = model.problem.in_words(words)
        children = (
            el("span", (), text),
            _text_button("continue", words.say("action.continue")) if model.study else None,
            _text_button("back", words.say("action.back")) if model.aside else None,
            _text_button("dismiss", words.say("action.dismiss")) if model.problem else None,
        )
    if model.offline.update:
        children += (
            el("span", (), words.say("offline.update")),
            _text_button("update-app", words.say("action.update-app")),
            _text_button("offline update none", words.say("action.not_now")),
        )
    return el("div", (("class", "notice"),), children)


def _text_button(do: str, label: str) -> Node:
    return button(do, label, "action text")
