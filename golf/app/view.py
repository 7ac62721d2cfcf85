"""The page as nodes: the bar, the table, what was refused, how it ended, the log.

`view(NEUTRAL, None)` is the first paint, written into `index.html` by the build: a table of card backs
without words, since language, saved game and code are known only in the page. Nothing in it moves when
the words come.
"""

from collections import namedtuple

from golf.app.bar_view import bar_view
from golf.app.model import Model, Said
from golf.app.nodes import Node, el
from golf.app.settings import DEFAULT, ON
from golf.app.table_view import cards_layer, places_layer
from golf.app.talk_view import bubble_view, end_view
from golf.app.wording import worded
from golf.i18n.words import Words
from golf.solitaire.rules import COLUMNS, HEIGHT

_LINES_LIMIT = 1000


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
        (bar_view(model, words), _table(model, words), _log(model, words)),
    )
    return Page(_root(model, words), game, _window(model, words))


def _window(model: Model, words: Words | None) -> Node:
    """The open window; an empty dialog when none is."""
    children: tuple[Node, ...] = ()
    if model.window and words:
        from golf.app.windows import window_children  # here, since a start needs none of it

        children = window_children(model, words)
    return el(
        "dialog",
        (("class", "window"), ("data-window", model.window or None), ("aria-labelledby", "window-title")),
        children,
    )


def _root(model: Model, words: Words | None) -> Node:
    settings = model.settings
    return el(
        "html",
        (
            ("lang", words.say("language.tag") if words else "en"),
            ("data-theme", settings.theme),
            # What these mean for the page is in its style; start-up (`boot.js`) sets the same ones.
            ("data-deck", "four" if settings.four_colours == ON else None),
            ("data-faces", "large" if settings.large_faces == ON else None),
            ("data-hand", "left" if settings.left_hand == ON else None),
            ("data-motion", settings.motion if settings.motion != DEFAULT.motion else None),
            ("data-embed", "true" if model.embed else None),
            ("data-status", model.session.status if model.session else None),
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
            places_layer(model, words),
            cards_layer(model, words),
            bubble_view(model, words),
            end_view(model, words),
        ),
    )


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
