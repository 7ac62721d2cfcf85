"""Figures of positions for pages: what the engine makes of a code and moves, as HTML with words.

A figure is described by lines of `key: value`; its cards are drawn by the view code of the game, its text
alternative is the position in words (A11), and what it says about refused moves are the app's own words.
Cards of a figure are `data-figure-card`, since `data-card` is a card of the table that can be played.
"""

from typing import NamedTuple
from urllib.parse import quote

from golf.cards import UNKNOWN, Card, card_text, is_red
from golf.errors import GolfError
from golf.i18n.words import Words
from golf.page.faces import face
from golf.page.nodes import Node, el
from golf.solitaire.moves import read_moves
from golf.solitaire.position_words import position_in_words
from golf.solitaire.sentences import refusal_more
from golf.solitaire.session import Session, act_all, begin, session_refusal
from golf.solitaire.table import Table, plays, status

_KEYS = ("name", "code", "moves", "try", "mark", "fits", "caption")
_YES = "yes"
_SMALL = 4  # columns of a figure that leaves room for its words beside it


class BadFigure(ValueError):
    """A figure's description that cannot be drawn; the message says why, for the page's author."""


class Figure(NamedTuple):
    """One figure: the game at its position, moves that are refused there, and what is pointed at.

    `marks` are places (`column-3`, `stock`, `discard`); `fits` asks for the cards that may be played.
    """

    name: str
    session: Session
    refused: tuple[tuple[str, str], ...]
    marks: tuple[str, ...]
    fits: bool
    caption: str

    @property
    def table(self) -> Table:
        """Return the position that is shown."""
        return self.session.table


class Labels(NamedTuple):
    """What the page says at every figure."""

    play: str
    back: str
    words: str
    refused: str


def read_figure(text: str) -> Figure:
    """Return a figure from the lines of its description; raises `BadFigure`.

    `code` is a deal code or a position, `moves` what was played from there; every move must be legal, and
    every move of `try` must be refused.
    """
    fields: dict[str, str] = {}
    for line in text.splitlines():
        key, colon, value = line.partition(":")
        if line.strip():
            if not colon or key.strip() not in _KEYS:
                raise BadFigure(f"not a line of a figure: {line!r}")
            fields[key.strip()] = value.strip()
    missing = [key for key in ("name", "code", "caption") if not fields.get(key)]
    if missing:
        raise BadFigure(f"a figure needs {', '.join(missing)}: {text!r}")
    session = _session(fields["code"], fields.get("moves", ""))
    refused = []
    for move in read_moves(fields.get("try", "")):
        reason = session_refusal(session, move)
        if reason is None:
            raise BadFigure(f"{fields['name']}: {move} is not refused")
        refused.append((move, reason))
    return Figure(
        fields["name"],
        session,
        tuple(refused),
        tuple(fields.get("mark", "").split()),
        fields.get("fits") == _YES,
        fields["caption"],
    )


def _session(code: str, moves: str) -> Session:
    try:
        session, refused = act_all(begin(code), read_moves(moves))
    except GolfError as error:
        raise BadFigure(f"{code} {moves}: {error.reason} {error.values}") from error
    if refused:
        raise BadFigure(f"{code}: {refused[0][0]} is refused ({refused[0][1]})")
    return session


def query(figure: Figure, language: str) -> str:
    """Return the parameters of an address that open the figure's position in the game."""
    code = figure.session.code
    parts = [("position" if "~" in code else "code", code)]
    if figure.session.done:
        parts.append(("moves", "".join(figure.session.done)))
    parts.append(("lang", language))
    return "&".join(f"{name}={quote(value, safe='~:.-')}" for name, value in parts)


def figure_node(figure: Figure, caption: tuple[Node, ...], words: Words, labels: Labels, root: str) -> Node:
    """Return the figure as HTML; `root` is the way from the page to the game, such as `../../`."""
    alternative = position_in_words(words, figure.table)
    where = query(figure, words.language)
    small = " small" if len(figure.table.columns) <= _SMALL else ""
    return el(
        "figure",
        (("class", "position" + small), ("id", "figure-" + figure.name)),
        (
            _board(figure, words, alternative),
            el("figcaption", (), caption),
            _refusals(figure, words, labels),
            _fitting(figure, words),
            el(
                "p",
                (("class", "figure-play"),),
                (
                    el(
                        "a",
                        (
                            ("class", "button"),
                            ("href", f"{root}?{where}"),
                            ("data-frame", f"{root}?embed=1&{where}"),
                            ("data-back", labels.back),
                        ),
                        labels.play,
                    ),
                ),
            ),
            el(
                "details",
                (("class", "figure-words"),),
                (el("summary", (), labels.words), el("p", (), alternative)),
            ),
        ),
    )


def _board(figure: Figure, words: Words, alternative: str) -> Node:
    table = figure.table
    fitting = plays(table) if figure.fits else ()
    rows = max([len(column) for column in table.columns] + [1])
    columns = tuple(
        _column(figure, words, at, column, str(at + 1) in fitting) for at, column in enumerate(table.columns)
    )
    style = f"--columns:{max(len(table.columns), 2)};--rows:{rows}"
    return el(
        "div",
        (("class", "board"), ("role", "img"), ("aria-label", alternative), ("data-status", status(table))),
        (
            el(
                "div",
                (("class", "lying"), ("style", style), ("aria-hidden", "true")),
                (
                    el("div", (("class", "columns"),), columns),
                    el("div", (("class", "piles"),), (_stock(figure), _discard(figure, words))),
                ),
            ),
        ),
    )


def _column(figure: Figure, words: Words, at: int, cards: tuple[Card, ...], fits: bool) -> Node:
    tried = {
        move[2] if len(move) > 1 else str(len(cards)) for move, _ in figure.refused if move[0] == str(at + 1)
    }
    nodes = []
    for row, card in enumerate(cards):
        free = row == len(cards) - 1
        kind = ("free" if free else "covered") + (" fits" if free and fits else "")
        nodes.append(_card(words, card, kind + (" tried" if str(row + 1) in tried else "")))
    return _pile(figure, f"column-{at + 1}", "column", nodes)


def _stock(figure: Figure) -> Node:
    left = len(figure.table.stock)
    nodes = [el("div", (("class", "card down"),))] if left else []
    return _pile(figure, "stock", "stock", [*nodes, el("span", (("class", "count"),), str(left))])


def _discard(figure: Figure, words: Words) -> Node:
    return _pile(
        figure, "discard", "discard", [_card(words, card, "open") for card in figure.table.discard[-1:]]
    )


def _pile(figure: Figure, name: str, kind: str, nodes: list[Node]) -> Node:
    marked = " marked" if name in figure.marks else ""
    return el("div", (("class", f"pile {kind}{marked}"),), tuple(nodes))


def _card(words: Words, card: Card, kind: str) -> Node:
    if card == UNKNOWN:
        return el("div", (("class", "card down"),))
    colour = "red" if is_red(card) else "black"
    return el(
        "div",
        (("class", f"card {kind} {colour} suit-{card.suit}"), ("data-figure-card", card_text(card))),
        face(words, card),
    )


def _refusals(figure: Figure, words: Words, labels: Labels) -> Node | None:
    """Return what the app answers to each refused move, in the words of the catalogs."""
    if not figure.refused:
        return None
    rows: list[Node] = []
    for move, reason in figure.refused:
        said = words.say("refusal." + reason)
        more = refusal_more(figure.session, move, reason)
        said += f". {more.in_words(words)}" if more else ""
        rows.append(el("dt", (), labels.refused.replace("{card}", _tapped(figure.table, words, move))))
        rows.append(el("dd", (), said))
    return el("dl", (("class", "figure-refusals"),), tuple(rows))


def _tapped(table: Table, words: Words, move: str) -> str:
    if move == "s":
        return words.say("place.stock", {"count": len(table.stock)})
    column = table.columns[int(move[0]) - 1]
    return words.card(column[int(move[2]) - 1 if len(move) > 1 else -1], "sign")


def _fitting(figure: Figure, words: Words) -> Node | None:
    """Return which free cards may be played, as the app reads them out."""
    fitting = plays(figure.table) if figure.fits else ()
    if not fitting:
        return None
    rows = []
    for move in fitting:
        card = figure.table.columns[int(move) - 1][-1]
        rows.append(el("li", (), words.say("read.free_fits", {"card": card, "number": int(move)})))
    return el("ul", (("class", "figure-free"),), tuple(rows))
