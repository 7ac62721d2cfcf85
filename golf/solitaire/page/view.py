"""The page as nodes: the bar, the table, what was refused, how it ended, the log.

`view(NEUTRAL, None)` is the first paint, written into `index.html` by the build: a table of card backs
without words, since language, saved game and code are known only in the page. Nothing in it moves when
the words come.
"""

from collections import namedtuple

from golf.i18n.words import Words
from golf.page.log import SILENT, log_parts, spoken
from golf.page.memo import memo
from golf.page.nodes import Node, el
from golf.page.settings import root_attributes
from golf.solitaire.page.bar_view import bar_view
from golf.solitaire.page.caption_view import caption_view
from golf.solitaire.page.cards_view import cards_layer
from golf.solitaire.page.frame import NONE
from golf.solitaire.page.marks_view import marked
from golf.solitaire.page.model import Model
from golf.solitaire.page.table_view import places_layer
from golf.solitaire.page.talk_view import bubble_view, end_view
from golf.solitaire.rules import COLUMNS, HEIGHT


class Page(namedtuple("Page", "root game window")):
    """One view: attributes of the `html` element, the game, and the window."""

    __slots__ = ()
    root: Node
    game: Node
    window: Node


def view(model: Model, words: Words | None) -> Page:
    """Draw a model in the given words; without words the neutral first paint."""
    game = el(
        "div",
        (("id", "golf"), ("class", "golf")),
        (bar_view(model, words), _table(model, words), _log(model, words), caption_view(model, words)),
    )
    return Page(_root(model, words), game, _window(model, words))


def _window(model: Model, words: Words | None) -> Node:
    """Return the open window; an empty dialog when none is."""
    children: tuple[Node, ...] = ()
    if model.window and words:
        from golf.solitaire.page.later import window_children

        children = window_children(model, words) + spoken(model, words)
    return el(
        "dialog",
        (("class", "window"), ("data-window", model.window or None), ("aria-labelledby", "window-title")),
        children,
    )


def _root(model: Model, words: Words | None) -> Node:
    status = model.session.status if model.session else None
    shown = (model.settings, model.embed, model.frame, status)
    return memo("root", words, shown, lambda: _made_root(model, words, status))


def _made_root(model: Model, words: Words | None, status: str | None) -> Node:
    # What these mean for the page is in its style; start-up (`static/start/page.js`) sets the same ones.
    return el(
        "html",
        (("lang", words.say("language.tag") if words else "en"),)
        + root_attributes(model.settings)
        + (
            ("data-embed", "true" if model.embed else None),
            ("data-controls", (" ".join(model.frame.controls) or NONE) if model.embed else None),
            ("data-status", status),
        ),
    )


def _table(model: Model, words: Words | None) -> Node:
    columns, rows = COLUMNS, HEIGHT
    if model.session:
        dealt = model.session.start.columns
        columns, rows = len(dealt), max([len(column) for column in dealt] + [1])
    return el(
        "main",
        (("class", "table"), ("style", "--columns:" + str(columns) + ";--rows:" + str(rows))),
        (
            marked(places_layer(model, words), model.frame.marks),
            marked(cards_layer(model, words), model.frame.marks),
            bubble_view(model, words),
            end_view(model, words),
        ),
    )


def _log(model: Model, words: Words | None) -> Node:
    label = words.say("log.label") if words else None
    parts = log_parts(model, words) if words else SILENT
    return el("section", (("class", "log visually-hidden"), ("aria-label", label)), parts)
