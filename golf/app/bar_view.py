"""The bar as nodes: score, moves and code, what can be done, the verdict, and what asks for attention."""

from golf.advisor.questions import HINT, VERDICT
from golf.app.advising import shows_verdict, verdict_said, waiting
from golf.app.model import Model
from golf.app.nodes import Node, el, icon
from golf.app.wording import worded
from golf.i18n.words import Words
from golf.session.session import Session, session_refusal

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


def bar_view(model: Model, words: Words | None) -> Node:
    """The whole bar."""
    fields = [
        el(
            "div",
            (("class", "field field-" + name),),
            (
                el("dt", (), words.say("field." + name) if words else ""),
                el("dd", (("data-field", name), ("title", _title(model, name))), _field(model, name)),
            ),
        )
        for name in FIELDS
    ]
    actions = tuple(
        [
            _action(model, words, do, drawing)
            for do, drawing in ACTIONS
            if not model.embed or do in _EMBED_ACTIONS
        ]
    )
    if model.embed and model.session and words:
        actions = actions[:-1] + (_full_game(model.session, words),) + actions[-1:]
    label = words.say("bar.label") if words else None
    return el(
        "header",
        (("class", "bar"),),
        (
            el("h1", (("class", "visually-hidden"),), words.say("app.name") if words else "Golf"),
            el("dl", (("class", "fields"),), tuple(fields)),
            el("div", (("class", "actions"), ("role", "toolbar"), ("aria-label", label)), actions),
            _verdict(model, words),
            _notice(model, words),
        ),
    )


def _field(model: Model, name: str) -> str:
    session = model.session
    if session is None:
        return ""
    return {"score": str(session.score), "moves": str(session.counted), "code": session.code}[name]


def _title(model: Model, name: str) -> str | None:
    """The whole of a code that is too long for its field: that of a position."""
    code = _field(model, name)
    return code if len(code) > 20 else None


def _action(model: Model, words: Words | None, do: str, drawing: str) -> Node:
    # A button that has nothing to do stays where the finger and the screen reader expect it.
    idle = do in ("u", "r") and (model.session is None or session_refusal(model.session, do) is not None)
    busy = waiting(model, do) and (do == HINT or (do == VERDICT and shows_verdict(model)))
    name = words.say("action." + do) if words else ""
    return el(
        "button",
        (
            ("type", "button"),
            ("class", "action"),
            ("data-do", do),
            ("aria-disabled", "true" if idle else None),
            ("aria-busy", "true" if busy else None),
            ("title", name or None),
        ),
        (icon(drawing), el("span", (("class", "action-name"),), name)),
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
            ("href", "./?code=" + session.code + "&moves=" + "".join(session.line)),
            ("target", "_blank"),
            ("rel", "noopener"),
        ),
        (icon("icon-share"), el("span", (("class", "action-name"),), name)),
    )


def _verdict(model: Model, words: Words | None) -> Node:
    """Whether the game can still be won, once it is known and where that is wanted."""
    known = model.advice.verdict if shows_verdict(model) else None
    text = worded(words, verdict_said(known)) if known and words else ""
    won = None if known is None else ("true" if known.winnable else "false")
    return el("p", (("class", "verdict"), ("data-field", "verdict"), ("data-winnable", won)), text)


def _notice(model: Model, words: Words | None) -> Node:
    """What could not be read, a line that is stepped through, and the way back to a game put aside."""
    shown = model.window == "" and (model.problem is not None or model.aside != "" or model.study)
    children: tuple[Node | None, ...] = ()
    if shown and words is not None:
        text = words.say("notice.study" if model.study else "notice.aside")
        if model.problem:
            text = worded(words, model.problem)
        children = (
            el("span", (), text),
            el("button", button("continue"), words.say("action.continue")) if model.study else None,
            el("button", button("back"), words.say("action.back")) if model.aside else None,
            el("button", button("dismiss"), words.say("action.dismiss")) if model.problem else None,
        )
    return el("div", (("class", "notice"), ("hidden", None if shown and words else "")), children)


def button(do: str, kind: str = "action text") -> tuple[tuple[str, str], ...]:
    """The attributes of a button that sends `do`."""
    return (("type", "button"), ("class", kind), ("data-do", do))
