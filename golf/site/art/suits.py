"""The four suit shapes, used for corners, pips, aces, court badges and the app icon.

A row of pips is one path that repeats the same text, and a pip is turned round by a negative scale. The page
takes longer over a `<use>` for each pip than over everything else that it draws.
"""

from collections.abc import Iterable

from golf.solitaire.page.later.shapes import SHAPES

SUITS = "CDHS"


def suit_symbols() -> str:
    """Return the symbols `suit-C` … `suit-S`."""
    return "".join(
        f'<symbol id="suit-{suit}" viewBox="-16 -16 32 32" fill="currentColor">'
        f"{pips(suit, [(0, 0)], 1)}</symbol>"
        for suit in SUITS
    )


def pips(suit: str, centres: Iterable[tuple[float, float]], scale: float) -> str:
    """Return suit shapes centred on some points as one path; a negative scale turns them round."""
    shape = SHAPES[suit]
    steps = "".join(f"M{x / scale + shape.x:.4g} {y / scale + shape.y:.4g}{shape.path}" for x, y in centres)
    return f'<path transform="scale({scale:g})" d="{steps}"/>' if scale != 1 else f'<path d="{steps}"/>'
