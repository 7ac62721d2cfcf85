"""Figures of the card game's rules page: boards and awards, counted by the engine, said by the app's words.

A board is described by lines of `key: value`: its rows of cards (`QS QH / AC --`, `XA` a joker, `--` face
down), and a caption. What it counts is written below it, so that the page cannot say anything else.
"""

from golf.cardgame.cards import JOKER, PackCard, read_card
from golf.cardgame.page.keys import KEYS
from golf.cardgame.rules import BOARDS, Rules, rules_for
from golf.cardgame.scoring import Report, awards
from golf.cardgame.sentences import BoardSaid, CountSaid, charge_said, finished_lines_said
from golf.cards import is_red
from golf.i18n.words import Words
from golf.page.faces import face
from golf.page.nodes import Node, el
from golf.site.figures import BadFigure

_DOWN = "--"
KEY_NAMES = tuple(dict.fromkeys(key.name for key in KEYS))


def fields_of(text: str, names: tuple[str, ...]) -> dict[str, str]:
    """Return the lines of a description; raises `BadFigure` when they are not the ones that it needs."""
    fields = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    if tuple(fields) != names:
        raise BadFigure(f"it needs the lines {', '.join(names)}: {text!r}")
    return fields


def read_board(text: str) -> tuple[Rules, tuple[PackCard | None, ...]]:
    """Return the board of rows such as `QS QH / AC --`; each card twice at most."""
    rows = [row.split() for row in text.split("/")]
    board: list[PackCard | None] = []
    for word in [word for row in rows for word in row]:
        card = read_card(word + "1")
        if card in board:
            card = read_card(word + "2")
        if (card is None and word != _DOWN) or (card is not None and card in board):
            raise BadFigure(f"{word} is no card of a board: {text}")
        board.append(card)
    if (len(rows), len(rows[0])) not in BOARDS or len({len(row) for row in rows}) != 1:
        raise BadFigure(f"no board has this shape: {text}")
    return rules_for(len(rows), len(rows[0]), 2), tuple(board)


def board_figure(text: str, words: Words) -> tuple[Node, str]:
    """Return a board with what it counts.

    Its caption in Markdown, to be put in for the element `slot`.
    """
    fields = fields_of(text, ("name", "rows", "caption"))
    rules, board = read_board(fields["rows"])
    cards = tuple(_card(words, card) for card in board)
    style = f"--columns:{rules.columns}"
    figure = el(
        "figure",
        (("class", "position hand-board"), ("id", "figure-" + fields["name"])),
        (
            el(
                "div",
                (
                    ("class", "board"),
                    ("role", "img"),
                    ("aria-label", BoardSaid(rules, board).in_words(words)),
                ),
                (el("div", (("class", "dealt"), ("style", style), ("aria-hidden", "true")), cards),),
            ),
            el("figcaption", (), (el("slot"),)),
            _counted(words, rules, board),
        ),
    )
    return figure, fields["caption"]


def _counted(words: Words, rules: Rules, board: tuple[PackCard | None, ...]) -> Node | None:
    known = tuple(card for card in board if card is not None)
    if len(known) != len(board):
        return None
    said = [line.in_words(words) for line in finished_lines_said(rules, known)]
    said.append(CountSaid(rules, known).in_words(words))
    return el("ul", (("class", "figure-free"),), tuple(el("li", (), sentence) for sentence in said))


def _card(words: Words, card: PackCard | None) -> Node:
    if card is None:
        return el("div", (("class", "card down"),))
    if card.rank == JOKER:
        return el("div", (("class", "card joker"),), "★")
    colour = "red" if is_red(card) else "black"
    return el("div", (("class", f"card open {colour} suit-{card.suit}"),), face(words, card))


def award_example(text: str, words: Words) -> Node:
    """Return how a round is written down: `names` and what each counts, the first being the ender."""
    fields = fields_of(text, ("names", "counts"))
    names, raw = fields["names"].split(), tuple(int(count) for count in fields["counts"].split())
    awarded = awards(rules_for(2, 3, len(raw)), raw, 0)
    totals = tuple(points or 0 for points in awarded)
    report = Report((), raw, awarded, totals, 0, False, ())
    said = [charge_said(name, report, seat).in_words(words) for seat, name in enumerate(names)]
    return el("ul", (("class", "awards"),), tuple(el("li", (), sentence) for sentence in said))


def card_keys(_: str, words: Words) -> Node:
    """Return the keys of the card game, as its own window lists them."""
    rows = tuple(
        el(
            "tr",
            (),
            (
                el("th", (("scope", "row"),), words.say(f"cards_keys.{name}")),
                el("td", (), words.say(f"cards_keys.{name}_does")),
            ),
        )
        for name in KEY_NAMES
    )
    return el("table", (("class", "keys"),), (el("tbody", (), rows),))
