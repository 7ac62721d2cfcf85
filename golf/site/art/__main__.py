"""`python -m golf.site.art OUT.html` writes a contact sheet, to look at while changing the art."""

import sys
from collections.abc import Iterable
from pathlib import Path

from golf.site.art import app_icon_svg, favicon_svg, sprite
from golf.site.art.faces import RANKS
from golf.site.art.icons import ICONS
from golf.site.art.suits import SUITS

STYLE = """
body { margin: 1rem; background: #bcd3c6; font: 1rem/1.4 system-ui, sans-serif; --art-paper: #fff }
.face { margin: 2px; border-radius: 6px; background: #fff }
.C, .S { color: #1b2530 } .D, .H { color: #bf1230 }
.small { --art-full: none; --art-small: inline }
svg { vertical-align: middle } .app { display: inline-block; width: 128px; margin: .5rem }
"""


def contact_sheet() -> str:
    """Return a page with every symbol: faces large, faces as on a phone, suits, back, icons and app icons."""
    parts = [f"<h2>Faces</h2>{_faces(100, 120)}"]
    parts.append(f'<h2>Faces of small cards</h2><div class="small">{_faces(46, 50)}</div>')
    suits = _uses((f"suit-{suit}" for suit in SUITS), 64, 64)
    parts.append(f"<h2>Suits, back</h2>{suits}{_uses(['back'], 120, 168)}")
    names = [f"icon-{name}" for name in ICONS]
    parts.append(f"<h2>Icons</h2>{_uses(names, 24, 24)}<br>{_uses(names, 48, 48)}")
    apps = (app_icon_svg(maskable=False), app_icon_svg(maskable=True), favicon_svg())
    parts.append("<h2>App icons</h2>" + "".join(f'<span class="app">{svg}</span>' for svg in apps))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Golf: contact sheet</title>'
        f"<style>{STYLE}</style><body>{sprite()}{''.join(parts)}</body></html>\n"
    )


def _faces(width: int, height: int) -> str:
    return "<br>".join(
        _uses((f"face-{rank}{suit}" for rank in RANKS), width, height, f"face {suit}") for suit in SUITS
    )


def _uses(names: Iterable[str], width: int, height: int, classes: str = "") -> str:
    return "".join(
        f'<svg class="{classes}" width="{width}" height="{height}"><title>{name}</title><use'
        f' href="#{name}"/></svg>'
        for name in names
    )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m golf.site.art OUT.html")
    Path(sys.argv[1]).write_text(contact_sheet(), encoding="utf-8")
