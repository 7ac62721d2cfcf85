"""Corner letters and figures as strokes, for pictures that are made where no font can be relied on.

Each is drawn on a box 100 high, from the baseline up, with a round pen; `WIDTHS` are their widths.
"""

from xml.sax.saxutils import quoteattr

PEN = 14

PATHS = {
    "A": "M4 95 30 6 56 95M14 65H46",
    "2": "M8 30C8-2 54-2 54 30 54 52 9 70 8 93H56",
    "3": "M9 22C14 0 52 2 52 27 52 48 24 48 24 48 57 48 57 94 30 94 14 94 8 82 6 74",
    "4": "M42 95V7L5 70H57",
    "5": "M52 7H14L10 46C24 34 54 38 54 66 54 98 14 102 6 76",
    "6": "M50 12C26 4 8 34 8 62 8 104 54 102 54 68 54 38 14 38 8 64",
    "7": "M6 7H54C36 34 26 62 24 95",
    "8": "M30 48C4 46 6 6 30 6S56 46 30 48C0 50 2 94 30 94S60 50 30 48z",
    "9": "M10 88C34 96 52 66 52 38 52-4 6-2 6 32 6 62 46 62 52 36",
    "10": "M4 22 16 8V95M46 6C26 6 26 94 46 94S66 6 46 6z",
    "J": "M46 6V70C46 102 8 102 8 72",
    "Q": "M30 6C-2 6-2 94 30 94S62 6 30 6zM36 70 56 97",
    "K": "M9 6V95M54 6 12 56M24 43 56 95",
    "R": "M9 95V7H30C58 7 58 52 30 52H9M32 52 56 95",
    "D": "M9 7V93H26C62 93 62 7 26 7z",
    "V": "M4 6 30 93 56 6",
    "W": "M2 6 18 93 34 22 50 93 66 6",
    "★": "M30 12 39 40H58L43 57 49 84 30 68 11 84 17 57 2 40H21z",
    "Т": "M4 8H56M30 8V95",
    "К": "M9 6V95M54 6 12 56M24 43 56 95",
    "В": "M9 7V93H32C60 93 60 48 32 48H9M9 7H28C52 7 52 48 30 48",
    "Д": "M2 97V80H60V97M12 80C20 60 22 40 22 7H50V80",
}
WIDTHS = {"10": 62, "W": 68}


def has_glyph(text: str) -> bool:
    """Return whether a corner text can be drawn."""
    return text in PATHS


def glyph(text: str, x: float, y: float, height: float) -> str:
    """Return a corner text as SVG in the current colour, its upper left corner at (x, y)."""
    scale = height / 100
    return (
        f'<path d={quoteattr(PATHS[text])} transform="translate({x:g} {y:g})scale({scale:g})" fill="none"'
        f' stroke="currentColor" stroke-width="{PEN}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def width_of(text: str, height: float) -> float:
    """Return how wide a corner text is at that height."""
    return WIDTHS.get(text, 60) * height / 100
