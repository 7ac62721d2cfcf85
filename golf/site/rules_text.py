"""Reads the sources of the rules pages: a head of names and values, and Markdown with figures.

In the text, `{refusal.covered}` is a sentence of the app from the catalogs and `{KC}` a card as the language
prints it, so neither can differ from the game. Fenced blocks named `figure`, `line` and `keys` are made by
the engine; `board`, `award` and `card-keys` are those of the card game. Headings of the second level carry
the name of their section: `## The deal {#deal}`.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from golf.cards import Card, read_card
from golf.i18n.words import Words
from golf.page.nodes import Node, el, escape, html
from golf.site.card_figures import award_example, board_figure, card_keys
from golf.site.figures import BadFigure, Figure, Labels, figure_node, read_figure
from golf.solitaire.moves import read_moves
from golf.solitaire.page.keys import listed_keys
from golf.solitaire.session import act_all, begin
from golf.solitaire.table import DRAW

HEAD = (
    "title", "description", "contents", "languages", "game", "play", "back", "words", "refused",
    "missing", "missing_home",
)  # fmt: skip

_SECTION = re.compile(r"^(.*\S)\s+\{#([a-z][a-z-]*)\}$")
_WORDS = re.compile(r"\{([a-z_]+\.[a-z_0-9]+)\}")
_CARD = re.compile(r"\{([A2-9TJQK][CDHS]|X[AB])\}")


class BadSource(ValueError):
    """A rules page's source that cannot be built; the message says where, for its author."""


class Source(NamedTuple):
    """A source: the head's values by name, and the Markdown below it."""

    head: dict[str, str]
    text: str


class Section(NamedTuple):
    """A heading for the table of contents: its name in addresses and its words (HTML)."""

    name: str
    title: str


class Content(NamedTuple):
    """A page's content as HTML, its sections in order, its figures."""

    html: str
    sections: tuple[Section, ...]
    figures: tuple[Figure, ...]


def read_source(path: Path) -> Source:
    """Return a source file; raises `BadSource` where the head is incomplete."""
    _, mark, rest = path.read_text("utf-8").partition("---\n")
    head, end, text = rest.partition("\n---\n")
    if not mark or not end:
        raise BadSource(f"{path.name} does not begin with a head between lines of ---")
    values = dict(line.split(": ", 1) for line in head.splitlines() if line.strip())
    if set(values) != set(HEAD):
        raise BadSource(f"{path.name}: the head has {sorted(values)}, not {sorted(HEAD)}")
    return Source(values, text)


def filled(text: str, words: Words) -> str:
    """Return the text with the app's sentences and the cards put in.

    Raises `BadSource` for an unknown key.
    """

    def sentence(found: re.Match[str]) -> str:
        try:
            return words.say(found.group(1))
        except KeyError:
            raise BadSource(f"no such words: {found.group()}") from None

    def sign(found: re.Match[str]) -> str:
        card = read_card(found.group(1))
        assert card is not None
        return words.card(card, "sign")

    return _CARD.sub(sign, _WORDS.sub(sentence, text))


def render(source: Source, words: Words, root: str) -> Content:
    """Return the page's content.

    `root` is the way from the page to the game. Raises `BadSource`, `BadFigure`.
    """
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(filled(source.text, words))
    sections = tuple(_named(tokens, markdown))
    labels = Labels(*(source.head[name] for name in Labels._fields))
    figures: list[Figure] = []

    def figure(text: str) -> Node:
        found = read_figure(text)
        if found.name in [other.name for other in figures]:
            raise BadFigure(f"two figures are called {found.name}")
        figures.append(found)
        # The caption is Markdown too: its HTML is put in for this element afterwards.
        return figure_node(found, (el("slot"),), words, labels, root)

    def fence(self: object, tokens: list[Token], at: int, *_: object) -> str:
        kind, text = tokens[at].info.strip(), tokens[at].content
        if kind == "figure":
            drawn = html(figure(text))
            return drawn.replace("<slot></slot>", markdown.renderInline(figures[-1].caption)) + "\n"
        if kind == "board":
            node, caption = board_figure(text, words)
            return html(node).replace("<slot></slot>", markdown.renderInline(caption)) + "\n"
        makers: dict[str, Callable[[str, Words], Node]] = {
            "line": _line,
            "keys": _keys,
            "award": award_example,
            "card-keys": card_keys,
        }
        if kind in makers:
            return html(makers[kind](text, words)) + "\n"
        return f"<pre><code>{escape(text)}</code></pre>\n"

    markdown.add_render_rule("fence", fence)
    content = markdown.renderer.render(tokens, markdown.options, {})
    return Content(content, sections, tuple(figures))


def _named(tokens: list[Token], markdown: MarkdownIt) -> list[Section]:
    """Gives every section's heading its name; all of the second level must have one."""
    found: list[Section] = []
    for at, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            inline = tokens[at + 1]
            named = _SECTION.match(inline.content)
            if named is None:
                raise BadSource(f"this heading has no name: {inline.content}")
            title, name = named.groups()
            if name in [section.name for section in found]:
                raise BadSource(f"two sections are called {name}")
            token.attrSet("id", name)
            tokens[at + 1] = markdown.parseInline(title)[0]
            found.append(Section(name, markdown.renderInline(title)))
    return found


def _line(text: str, words: Words) -> Node:
    """Return a played line as a table: each card drawn and what was played on it.

    Every move must be legal.
    """
    fields = dict(line.split(": ", 1) for line in text.splitlines() if line.strip())
    session, moves = begin(fields["code"]), read_moves(fields["moves"])
    runs: list[tuple[int, Card, list[tuple[Card, str]]]] = [(0, session.table.discard[-1], [])]
    for number, move in enumerate(moves, 1):
        session, refused = act_all(session, (move,))
        if refused:
            raise BadFigure(f"{fields['code']}: move {number}, {move}, is refused")
        card = session.table.discard[-1]
        if move == DRAW:
            runs.append((number, card, []))
        else:
            runs[-1][2].append((card, move))
    heads = tuple(el("th", (("scope", "col"),), fields[name]) for name in ("number", "drawn", "played"))
    return el(
        "table",
        (("class", "line"),),
        (
            el("thead", (), (el("tr", (), heads),)),
            el("tbody", (), tuple(_run(run, words) for run in runs if run[0] or run[2])),
        ),
    )


def _run(run: tuple[int, Card, list[tuple[Card, str]]], words: Words) -> Node:
    number, drawn, played = run
    cards = [
        el(
            "span",
            (("class", "played"),),
            (el("b", (), words.card(card, "sign")), el("small", (), f" {move}")),
        )
        for card, move in played
    ]
    return el(
        "tr",
        (),
        (
            el("td", (), str(number)),
            el("td", (), (el("b", (), words.card(drawn, "sign")),)),
            el("td", (), tuple(cards) if cards else "–"),
        ),
    )


def _keys(_: str, words: Words) -> Node:
    """Return the keys of the game, as its own window lists them."""
    rows = tuple(
        el(
            "tr",
            (),
            (
                el("th", (("scope", "row"),), words.say(f"keys.{name}")),
                el("td", (), words.say(f"keys.{name}_does")),
            ),
        )
        for name in listed_keys()
    )
    return el("table", (("class", "keys"),), (el("tbody", (), rows),))
