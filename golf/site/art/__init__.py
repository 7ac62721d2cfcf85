"""Everything that is drawn: suits, card faces, card back, icons and the app's own icon, all SVG.

The page inlines `sprite()` and shows its symbols with `<use href="#face-9H">`: a sprite in a file of its own
would fail in sandboxed frames. Colours are `currentColor` and custom properties, so themes live in the style
sheet alone.
"""

from golf.site.art.back import back_symbol
from golf.site.art.badge import app_icon, app_icon_svg, favicon_svg
from golf.site.art.faces import face_symbols
from golf.site.art.icons import icon_symbols
from golf.site.art.suits import suit_symbols

__all__ = ["app_icon", "app_icon_svg", "favicon_svg", "sprite"]


def sprite() -> str:
    """Return the inline SVG that holds every symbol of the page."""
    symbols = suit_symbols() + face_symbols() + back_symbol() + icon_symbols()
    return f'<svg class="sprite" aria-hidden="true" width="0" height="0">{symbols}</svg>'
