"""The card game's page as nodes: the bar, the line of the turn, the table (`table_view.py`), the log."""

from collections import namedtuple

from golf.cardgame.page.aside import can_go_back
from golf.cardgame.page.model import PERSONS_TURN, Model, Scene, scene_of
from golf.cardgame.page.states import state_of
from golf.cardgame.page.table_view import table_view
from golf.cardgame.sentences import warnings_said
from golf.i18n.words import Words
from golf.page.log import alert_part, log_parts, spoken
from golf.page.memo import memo
from golf.page.nodes import Node, button, el, icon

# What the bar offers, with the drawing of each.
ACTIONS = (
    ("setup", "icon-new"),
    ("hint", "icon-hint"),
    ("rules", "icon-rules"),
    ("settings", "icon-settings"),
)
ROOT = el("html")
GAME = el("div", (("id", "golf"), ("class", "golf")), "-")  # what stands there before the first view
WINDOW = el("dialog", (("class", "window"), ("aria-labelledby", "window-title")), "-")


class Page(namedtuple("Page", "root game window")):
    """One view: attributes of the `html` element, the game, and the window."""

    __slots__ = ()
    root: Node
    game: Node
    window: Node


def view(model: Model, words: Words) -> Page:
    """Return what the page shows of a model."""
    scene = scene_of(model)
    root = el(
        "html",
        (
            ("lang", words.say("language.tag")),
            ("data-theme", model.settings.theme),
            ("data-waits", scene.waits),
        ),
    )
    game = el(
        "div",
        (("id", "golf"), ("class", "golf cardgame")),
        (
            _bar(model, scene, words),
            _turn_line(model, scene, words),
            table_view(model, scene, words),
            _log(model, words),
            _alerts(model, words),
        ),
    )
    return Page(root, game, _window(model, words))


def _window(model: Model, words: Words) -> Node:
    """Return the open window; an empty dialog when none is."""
    children: tuple[Node, ...] = ()
    if model.window:
        from golf.cardgame.page.later import window_children

        children = window_children(model, words) + spoken(model, words)
    return el(
        "dialog",
        (("class", "window"), ("data-window", model.window or None), ("aria-labelledby", "window-title")),
        children,
    )


def _bar(model: Model, scene: Scene, words: Words) -> Node:
    shown = "" if model.match is None else _round(scene, words)
    return memo("cards-bar", words, (shown,), lambda: _made_bar(words, shown))


def _made_bar(words: Words, scores: str) -> Node:
    actions = [_action(words, do, drawing) for do, drawing in ACTIONS]
    home = words.say("cards_page.solitaire")
    link = (("class", "action"), ("href", "./"), ("title", home))
    actions.append(el("a", link, (icon("icon-back"), el("span", (("class", "action-name"),), home))))
    bar = (("class", "actions"), ("role", "toolbar"), ("aria-label", words.say("cards_page.actions")))
    return el(
        "header",
        (("class", "card-bar"),),
        (
            el("h1", (), words.say("cards_page.title")),
            el("p", (("class", "round"),), scores),
            el("div", bar, tuple(actions)),
        ),
    )


def _round(scene: Scene, words: Words) -> str:
    rules = scene.seen.rules
    number = scene.seen.round + 1
    if rules.rounds:
        return words.say("cards_page.round_of", {"number": number, "count": rules.rounds})
    return words.say("cards_page.round_limit", {"number": number, "limit": rules.limit})


def _action(words: Words, do: str, drawing: str) -> Node:
    name = words.say("cards_page.do_" + do)
    return el(
        "button",
        (("type", "button"), ("class", "action"), ("data-do", do), ("title", name)),
        (icon(drawing), el("span", (("class", "action-name"),), name)),
    )


def _turn_line(model: Model, scene: Scene, words: Words) -> Node:
    """Whose turn it is; below, the answer to the last thing done; beside them what else can be done."""
    state = state_of(scene)
    status = state.status(scene).in_words(words)
    # A window that is open says itself what was wrong.
    answer = (None if model.window else model.problem) or model.message
    text = answer.in_words(words) if answer else ""
    if text == status:
        text = ""
    if not text and state.warns:
        text = " ".join([said.in_words(words) for said in warnings_said(scene.seen, scene.players)])
    beside = () if state.counts else state.buttons(model, scene)
    buttons = tuple([_button(words, do) for do in beside])
    return el(
        "section",
        (
            ("class", "turn-line"),
            ("aria-label", words.say("cards_page.turn")),
            ("data-mine", "true" if scene.waits == PERSONS_TURN else None),
        ),
        (
            el("p", (("class", "turn"), ("data-field", "turn")), status),
            el("p", (("class", "answer"), ("data-field", "message")), text),
            el("div", (("class", "turn-actions"),), buttons),
            _way_back(model, words),
        ),
    )


def _way_back(model: Model, words: Words) -> Node:
    """Return the way back to a match put aside; it is always there, as a new part is written anew."""
    if not can_go_back(model):
        return el("p", (("class", "way-back"), ("hidden", "")), ())
    back = button("back", words.say("cards_page.do_back"), "action text")
    return el("p", (("class", "way-back"),), (el("span", (), words.say("cards_page.aside")), back))


def _button(words: Words, do: str) -> Node:
    return el(
        "button",
        (
            ("type", "button"),
            ("class", "action primary" if do in ("next", "again", "setup") else "action"),
            ("data-do", do),
        ),
        words.say("cards_page.do_" + do),
    )


# ---- What is said


def _log(model: Model, words: Words) -> Node:
    past, live, _ = log_parts(model, words)
    label = words.say("cards_page.log")
    # The outer element scrolls, and stays at its end by itself (card-game.css).
    return el(
        "section",
        (("class", "card-log"), ("aria-label", label), ("tabindex", "0")),
        (el("div", (("class", "log-lines"),), (past, live)),),
    )


def _alerts(model: Model, words: Words) -> Node:
    """Return what interrupts: refusals and questions."""
    lines = tuple([el("p", (), said.in_words(words)) for said in model.alerts[-1:]])
    return alert_part(() if model.window else lines, len(model.alerts))
