"""The page as nodes: the bar, the table, what was refused, how it ended, the log.

`view(NEUTRAL, None)` is the first paint, written into `index.html` by the build: a table of card backs
without words, since language, saved game and code are known only in the page. Nothing in it moves when
the words come.
"""

from collections import namedtuple

from golf.app.model import DISCARD, STOCK, Model, Refused, Said
from golf.app.nodes import Node, el, icon
from golf.app.table_view import cards_layer, places_layer
from golf.app.windows import window_view
from golf.app.wording import worded
from golf.i18n.words import Words
from golf.session.session import Session, session_refusal
from golf.solitaire.rules import COLUMNS, HEIGHT
from golf.solitaire.table import BLOCKED, COVERED, WON, cards_left

# What the bar offers, with the drawing of each.
ACTIONS = (
    ("new", "icon-new"),
    ("u", "icon-undo"),
    ("r", "icon-redo"),
    ("rules", "icon-rules"),
    ("settings", "icon-settings"),
)
# A board in another page has no game of its own to start and nothing to set.
_EMBED_ACTIONS = ("u", "r", "rules")
_LINES_LIMIT = 1000
FIELDS = ("score", "moves", "code")


class Page(namedtuple("Page", "root game window")):
    """One view: attributes of the `html` element, the game, and the window."""

    __slots__ = ()
    root: Node
    game: Node
    window: Node


def view(model: Model, words: Words | None) -> Page:
    """What the page shows of a model in the given words; without words the neutral first paint."""
    game = el(
        "div",
        (("id", "golf"), ("class", "golf")),
        (_bar(model, words), _table(model, words), _log(model, words)),
    )
    return Page(_root(model, words), game, window_view(model, words))


def _root(model: Model, words: Words | None) -> Node:
    return el(
        "html",
        (
            ("lang", words.say("language.tag") if words else "en"),
            ("data-theme", model.settings.theme),
            ("data-embed", "true" if model.embed else None),
            ("data-status", model.session.status if model.session else None),
        ),
    )


def _bar(model: Model, words: Words | None) -> Node:
    fields = [
        el(
            "div",
            (("class", "field field-" + name),),
            (
                el("dt", (), words.say("field." + name) if words else ""),
                el("dd", (("data-field", name),), _field(model, name)),
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
        actions = actions + (_full_game(model.session, words),)
    label = words.say("bar.label") if words else None
    return el(
        "header",
        (("class", "bar"),),
        (
            el("h1", (("class", "visually-hidden"),), words.say("app.name") if words else "Golf"),
            el("dl", (("class", "fields"),), tuple(fields)),
            el("div", (("class", "actions"), ("role", "toolbar"), ("aria-label", label)), actions),
            _notice(model, words),
        ),
    )


def _field(model: Model, name: str) -> str:
    session = model.session
    if session is None:
        return ""
    return {"score": str(session.score), "moves": str(session.counted), "code": session.code}[name]


def _action(model: Model, words: Words | None, do: str, drawing: str) -> Node:
    # A button that has nothing to do stays where the finger and the screen reader expect it.
    idle = do in ("u", "r") and (model.session is None or session_refusal(model.session, do) is not None)
    name = words.say("action." + do) if words else ""
    return el(
        "button",
        (
            ("type", "button"),
            ("class", "action"),
            ("data-do", do),
            ("aria-disabled", "true" if idle else None),
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


def _notice(model: Model, words: Words | None) -> Node:
    """What could not be read, and the way back to a game that was put aside."""
    shown = words is not None and model.window == "" and (model.problem is not None or model.aside != "")
    children: tuple[Node | None, ...] = ()
    if shown and words is not None:
        text = worded(words, model.problem) if model.problem else words.say("notice.aside")
        back = el("button", _button("back"), words.say("action.back")) if model.aside else None
        close = el("button", _button("dismiss"), words.say("action.dismiss")) if model.problem else None
        children = (el("span", (), text), back, close)
    return el("div", (("class", "notice"), ("hidden", None if shown else "")), children)


def _button(do: str, kind: str = "action text") -> tuple[tuple[str, str], ...]:
    return (("type", "button"), ("class", kind), ("data-do", do))


def _table(model: Model, words: Words | None) -> Node:
    columns, rows = COLUMNS, HEIGHT
    if model.session:
        dealt = model.session.start.columns
        columns, rows = len(dealt), max([len(column) for column in dealt] + [1])
    return el(
        "main",
        (("class", "table"), ("style", "--columns:" + str(columns) + ";--rows:" + str(rows))),
        (places_layer(model, words), cards_layer(model, words), _bubble(model, words), _end(model, words)),
    )


def _bubble(model: Model, words: Words | None) -> Node:
    """The explanation of a refused move, beside the card that was tapped."""
    refused = model.refused
    text = more = ""
    if refused and words:
        text = words.say("refusal." + refused.reason)
        more = worded(words, refused.more) if refused.more else ""
    blocked = not refused and model.session is not None and model.session.status == BLOCKED
    return el(
        "div",
        (
            ("class", "bubble" + _bubble_place(refused)),
            ("data-shown", "true" if refused else None),
            ("style", _bubble_style(model, refused)),
        ),
        (
            # The one element that holds what the app has to say; at the end it is the end's sentence.
            el("p", (("data-field", None if blocked else "message"),), text),
            el("p", (("class", "bubble-more"),), more),
        ),
    )


def _bubble_place(refused: Refused | None) -> str:
    if refused is None:
        return ""
    place = {STOCK: " on-stock", DISCARD: " on-discard", "bar": " on-bar"}.get(refused.pile, "")
    return place + (" covered" if refused.reason == COVERED else "")


def _bubble_style(model: Model, refused: Refused | None) -> str:
    if refused is None or model.session is None or not refused.pile.startswith("column-"):
        return "--col:0;--row:0"
    columns = model.session.table.columns
    column = min(int(refused.pile[-1]), len(columns)) - 1  # a move may name a column that is not there
    height = len(columns[column])
    row = refused.row or height
    return "--col:" + str(column) + ";--row:" + str(max(0, min(row, height) - 1))


def _end(model: Model, words: Words | None) -> Node:
    """How the game ended, and what can be done then: undo works out of a block (A6)."""
    session = model.session
    status = session.status if session else ""
    shown = status in (WON, BLOCKED)
    children: tuple[Node, ...] = ()
    if shown and session and words:
        values: dict[str, object] = {
            "count": cards_left(session.table),
            "score": session.score,
            "moves": session.counted,
        }
        message = "message" if status == BLOCKED and not model.refused else None
        children = (
            el("p", (("class", "end-title"), ("data-field", message)), words.say("status." + status)),
            el("p", (("class", "end-text"),), worded(words, Said("status." + status + "_text", values))),
            el(
                "div",
                (("class", "end-actions"),),
                (
                    el(
                        "button",
                        _button("start " + session.start.rules.letter, "action primary"),
                        words.say("action.next"),
                    ),
                    el("button", _button("undo", "action"), words.say("action.u"))
                    if status == BLOCKED
                    else None,
                    el("button", _button("restart", "action"), words.say("action.restart")),
                ),
            ),
        )
    return el("section", (("class", "end"), ("data-shown", "true" if shown else None)), children)


# What was said stays said: each sentence is worded once for as long as the language stays the same.
_lines: dict[int, tuple[Said, Node]] = {}
_lines_of: list[object] = [None, False]


def _log(model: Model, words: Words | None) -> Node:
    label = words.say("log.label") if words else None
    lines: list[Node] = []
    if words:
        if _lines_of[0] is not words or _lines_of[1] != words.international or len(_lines) > _LINES_LIMIT:
            _lines.clear()
            _lines_of[0], _lines_of[1] = words, words.international
        for said in model.log:
            known = _lines.get(id(said))
            if known is None or known[0] is not said:
                known = (said, el("p", (), worded(words, said)))
                _lines[id(said)] = known
            lines.append(known[1])
    return el(
        "section", (("class", "log visually-hidden"), ("role", "log"), ("aria-label", label)), tuple(lines)
    )
