"""A position as one picture: standalone SVG without fonts, and the PNG that link previews show.

Where letters of a language have no strokes (`golf.site.art.glyphs`), the international ones stand in.
"""

import re
from typing import NamedTuple

from golf.cards import JOKER, RANKS, UNKNOWN, Card, is_red
from golf.i18n.words import Words
from golf.page.faces import face_name
from golf.page.nodes import escape
from golf.site.art.back import back_symbol
from golf.site.art.faces import face_symbols
from golf.site.art.glyphs import glyph, has_glyph, width_of
from golf.site.art.suits import suit_symbols
from golf.solitaire.position_words import position_in_words
from golf.solitaire.table import Table

PREVIEW_WIDTH, PREVIEW_HEIGHT = 1200, 630

_FELT, _FELT_2, _PAPER, _RED, _BLACK = "#bcd3c6", "#8fb0a0", "#ffffff", "#bf1230", "#1b2530"
_RATIO = 1.4
# What the page's style sheet says about the court cards, for a picture that has none.
_COURTS = {"D": {"hair": "#c98f3e", "cloth": "#2f6d6b"}, "H": {"hair": "#a4512a"},
           "S": {"hair": "#4a3a38", "cloth": "#7d2f4d"}}  # fmt: skip


class Layout(NamedTuple):
    """A picture's size and where things lie, in pixels.

    The card's width, gaps, how much of a covered card shows, the left upper corners of stock and discard.
    """

    size: tuple[int, int]
    width: float
    gap: float
    step: float
    left: float
    top: float
    stock: tuple[float, float]
    discard: tuple[float, float]

    @property
    def height(self) -> float:
        """Return a card's height."""
        return self.width * _RATIO

    def column(self, at: int) -> float:
        """Return the left edge of a column, counted from 0."""
        return self.left + at * (self.width + self.gap)

    def row(self, at: int) -> float:
        """Return the upper edge of a card in a column, counted from 0 at the top."""
        return self.top + at * self.step


_PREVIEW = Layout(
    size=(PREVIEW_WIDTH, PREVIEW_HEIGHT), width=124, gap=16, step=66, left=34, top=96,
    stock=(1042, PREVIEW_HEIGHT / 2 - 124 * _RATIO - 12), discard=(1042, PREVIEW_HEIGHT / 2 + 12),
)  # fmt: skip


def preview_svg(words: Words, table: Table) -> str:
    """Return the picture of a link preview: the whole table, stock and discard at its right side."""
    layout = _PREVIEW
    width, height = layout.size
    parts = [
        _card(words, layout, card, layout.column(at), layout.row(row), row == len(column) - 1)
        for at, column in enumerate(table.columns)
        for row, card in enumerate(column)
    ]
    left, top = layout.stock
    parts += [_back(layout, left, top - 2 * at) for at in range(min(len(table.stock), 6))]
    if table.discard:
        parts.append(_card(words, layout, table.discard[-1], *layout.discard))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="{escape(position_in_words(words, table))}">'
        f'<defs><radialGradient id="felt" cx=".5" cy=".3" r=".9"><stop stop-color="{_FELT}"/>'
        f'<stop offset="1" stop-color="{_FELT_2}"/></radialGradient>{_symbols()}</defs>'
        f'<rect width="{width}" height="{height}" fill="url(#felt)"/>{"".join(parts)}</svg>'
    )


def preview_png(words: Words, table: Table) -> bytes:
    """Return the picture of a link preview, 1200 by 630 pixels."""
    import resvg_py  # a tool of the build only, as for the icons

    svg = preview_svg(words, table)
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=PREVIEW_WIDTH, height=PREVIEW_HEIGHT))


def _symbols() -> str:
    """Return the page's symbols with each custom property replaced by what it is without a style sheet."""
    faces = re.sub(
        r'<symbol id="face-\w(\w)".*?</symbol>',
        lambda found: _resolved(found.group(), found.group(1)),
        face_symbols(),
    )
    return suit_symbols() + _resolved(faces, "") + _resolved(back_symbol(), "")


def _resolved(svg: str, suit: str) -> str:
    def value(found: re.Match[str]) -> str:
        return _COURTS.get(suit, {}).get(found.group(1), found.group(2))

    return re.sub(r"var\(--(?:art-)?([\w-]+),([^()]*)\)", value, svg)


def _card(words: Words, layout: Layout, card: Card, x: float, y: float, free: bool = True) -> str:
    """Return a card; of one that is covered only the corner shows, not the edge of its drawing."""
    if card == UNKNOWN:
        return _back(layout, x, y)
    corner = words.corner(card)
    if not has_glyph(corner):
        corner = {10: "10", JOKER: "★"}.get(card.rank) or RANKS[card.rank - 1]
    tall = layout.width * 0.3
    left, top = layout.width * 0.08, layout.width * 0.09
    suit = tall * 0.86
    face = (
        f'<use href="#{face_name(card)}" x="{layout.width * 0.07:g}" y="{top + tall * 1.2:g}"'
        f' width="{layout.width * 0.86:g}" height="{layout.height - top - tall * 1.3:g}"/>'
    )
    small = (
        f'<use href="#suit-{card.suit}" x="{left + width_of(corner, tall) + tall * 0.2:g}"'
        f' y="{top + (tall - suit) / 2:g}" width="{suit:g}" height="{suit:g}"/>'
    )
    return (
        f'<g transform="translate({x:g} {y:g})" color="{_RED if is_red(card) else _BLACK}">'
        f"{_paper(layout)}{glyph(corner, left, top, tall)}{'' if card.rank == JOKER else small}"
        f"{face if free else ''}</g>"
    )


def _back(layout: Layout, x: float, y: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})">{_paper(layout)}'
        f'<use href="#back" width="{layout.width:g}" height="{layout.height:g}"/></g>'
    )


def _paper(layout: Layout) -> str:
    return (
        f'<rect width="{layout.width:g}" height="{layout.height:g}" rx="{layout.width * 0.08:g}"'
        f' fill="{_PAPER}" stroke="{_BLACK}" stroke-opacity=".3"/>'
    )
