"""`embed/`: the script of `<golf-board>`, and the page for authors with live examples.

What an example shows as its fallback and what it shows as its source are made from the same attributes, so
neither can differ from the board. The page is in English only.
"""

from pathlib import Path
from typing import NamedTuple

import jinja2
from markupsafe import Markup

from golf.i18n.po import SOURCE, load_words
from golf.page.nodes import escape, html
from golf.site.art import favicon_svg
from golf.site.output import Site
from golf.site.policy import TEXT_POLICY
from golf.site.rules_pages import rules_style
from golf.site.static_files import filled, script
from golf.solitaire.moves import read_moves
from golf.solitaire.page.later.board_address import read_marks
from golf.solitaire.page.later.picture import picture
from golf.solitaire.session import act_all, begin

TEMPLATES = Path(__file__).parent / "templates"
_DEAL = "GO1-E-AAAAAAB"


class Example(NamedTuple):
    """A board of the page: what it shows, and its attributes."""

    title: str
    attributes: tuple[tuple[str, str], ...]


EXAMPLES = (
    Example("A position to play on", (("code", _DEAL), ("moves", "s52"), ("lang", "en"))),
    Example("A partial position, for a single idea", (("position", "S~7C8S.6H~7D~"), ("lang", "en"))),
    Example(
        "Step by step, with captions",
        (
            ("code", _DEAL),
            ("moves", "s52"),
            ("lang", "en"),
            ("controls", "none"),
            (
                "captions",
                "Nothing fits the ace on the discard.|The stock gives the 8 of spades."
                "|The 9 of clubs goes on it, from column 5.|The 8 of clubs follows, from column 2.",
            ),
        ),
    ),
    Example(
        "Pointing at a card, dark, without explanations",
        (
            ("code", _DEAL),
            ("moves", "s"),
            ("lang", "en"),
            ("theme", "dark"),
            ("highlight", "9C column-2"),
            ("interactive", "off"),
        ),
    ),
)


def write_embed_page(site: Site) -> None:
    """Write `embed/v1.js` as it is, and `embed/index.html`."""
    site.write("embed/v1.js", filled("embed/v1.js"), shell=False)
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    page = environment.get_template("embed.html").render(
        policy=Markup(TEXT_POLICY),
        style=site.hashed("rules.css", rules_style(), shell=False),
        icon=site.hashed("rules-icon.svg", favicon_svg(), shell=False),
        script=site.hashed("authors.js", script("pages/authors.js"), shell=False),
        examples=[(example.title, Markup(board(example)), source(example)) for example in EXAMPLES],
    )
    site.write("embed/index.html", page, shell=False)


def board(example: Example) -> str:
    """Return the element with its picture inside."""
    asked = dict(example.attributes)
    start = begin(asked.get("code") or asked["position"])
    moves = () if "captions" in asked else read_moves(asked.get("moves", ""))
    session, refused = act_all(start, moves)
    assert not refused
    shown = picture(load_words(SOURCE), session.table, read_marks(asked.get("highlight", "")))
    return f"<golf-board{_attributes(example, ' ')}>{html(shown)}</golf-board>"


def source(example: Example) -> str:
    """Return what an author writes; the picture inside is left out."""
    return f"<golf-board{_attributes(example, chr(10) + '  ')}>\n  …\n</golf-board>"


def _attributes(example: Example, before: str) -> str:
    return "".join(f'{before}{name}="{escape(value)}"' for name, value in example.attributes)
