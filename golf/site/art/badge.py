"""The app's icon: a golf flag planted in a playing card. Its colours are plain: no page sets them."""

from golf.site.art.suits import pips

FELT, FELT_DARK, BACK, GOLD = "#2f7a5f", "#1f5a47", "#1d5162", "#e3aa3f"
PAPER, SHADE, RED, INK = "#fffdf7", "#0c2a21", "#bf1230", "#1b2530"


def app_icon_svg(maskable: bool) -> str:
    """Return the icon as SVG; a maskable one is square and keeps its drawing in the middle 80 per cent."""
    corner, scale = (0, 0.8) if maskable else (22, 1)
    offset = 50 * (1 - scale)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="{FELT}"/><stop offset="1"'
        f' stop-color="{FELT_DARK}"/>'
        "</linearGradient></defs>"
        f'<rect width="100" height="100" rx="{corner}" fill="url(#g)"/>'
        f'<g transform="translate({offset:g} {offset:g})scale({scale:g})">{_card_and_flag()}</g></svg>'
    )


def favicon_svg() -> str:
    """Return the icon for a browser tab: at 16 pixels only the card and the flag are left."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
        f'<rect width="32" height="32" rx="7" fill="{FELT_DARK}"/>'
        f'<rect x="6" y="3" width="20" height="26" rx="3" fill="{PAPER}"/>'
        f'<path d="M12 25V7" stroke="{INK}" stroke-width="2" stroke-linecap="round"/>'
        f'<path d="M12 6 24 11.5 12 17z" fill="{RED}"/></svg>'
    )


def app_icon(size: int, maskable: bool) -> bytes:
    """Return the icon as a PNG of `size` by `size` pixels."""
    import resvg_py  # a tool of the build only: the sprite needs no package

    return bytes(resvg_py.svg_to_bytes(svg_string=app_icon_svg(maskable), width=size, height=size))


def _card_and_flag() -> str:
    back = (
        f'<rect x="16" y="22" width="42" height="59" rx="5" fill="{PAPER}"/>'
        f'<rect x="19.5" y="25.5" width="35" height="52" rx="2.5" fill="{BACK}"/>'
        f'<path d="M19.5 51.5 37 25.5 54.5 51.5 37 77.5z" fill="none" stroke="{GOLD}" stroke-width="1.2"/>'
    )
    front = (
        f'<rect x="35" y="19" width="47" height="66" rx="6" fill="{SHADE}" opacity=".3"/>'
        f'<rect x="35" y="17" width="47" height="66" rx="6" fill="{PAPER}"/>'
        f'<g fill="{INK}">{pips("S", [(43.5, 26.5)], 0.34)}</g>'
        f'<ellipse cx="55" cy="72" rx="11" ry="3.6" fill="{FELT}"/>'
        f'<ellipse cx="55" cy="72" rx="5" ry="1.7" fill="{INK}"/>'
        f'<path d="M55 72V31" stroke="{INK}" stroke-width="2.6" stroke-linecap="round"/>'
        f'<path d="M56.3 30C63 31 68 37 77 38 70 42 64 48 56.3 48.5z" fill="{RED}"/>'
    )
    return f'<g transform="rotate(-14 36 54)">{back}</g><g transform="rotate(6 58 52)">{front}</g>'
