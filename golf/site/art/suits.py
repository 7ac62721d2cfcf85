"""The four suit shapes, drawn once and used for corners, pips, aces, court badges and the app icon.

Each is one path in the box from -16 to 16 around the origin, so that a pip is placed by its centre and turned
round by a negative scale.
"""

SUITS = "CDHS"

PATHS = {
    "C": "M0-15.2a7 7 0 0 1 5.6 11.2A7 7 0 1 1 1.6 6.2C2 9.9 3.6 12.8 6.4 15.2H-6.4C-3.6 12.8-2 9.9-1.6 6.2"
    "A7 7 0 1 1-5.6-4 7 7 0 0 1 0-15.2z",
    "D": "M0-15.8C3-9.6 7.2-4.6 12.6 0 7.2 4.6 3 9.6 0 15.8-3 9.6-7.2 4.6-12.6 0-7.2-4.6-3-9.6 0-15.8z",
    "H": "M0 15C-3.5 8-14.3 2.2-14.3-6.3-14.3-10.9-11.2-13.9-7.5-13.9-4.2-13.9-1.4-11.8 0-8.4 1.4-11.8"
    " 4.2-13.9 7.5-13.9"
    " 11.2-13.9 14.3-10.9 14.3-6.3 14.3 2.2 3.5 8 0 15z",
    "S": "M0-15.5C3-8.5 13.8-3.6 13.8 4.2 13.8 8.2 11 10.6 7.8 10.6 5.3 10.6 3.1 9.3 1.7 7.1 2 10.4 3.4"
    " 13 6.2 15.2"
    "H-6.2C-3.4 13-2 10.4-1.7 7.1-3.1 9.3-5.3 10.6-7.8 10.6-11 10.6-13.8 8.2-13.8 4.2-13.8-3.6-3-8.5 0-15.5z",
}


def suit_symbols() -> str:
    """Return the symbols `suit-C` … `suit-S`; everything else shares the path inside, `#pip-C` …."""
    return "".join(
        f'<symbol id="suit-{suit}" viewBox="-16 -16 32 32" fill="currentColor">'
        f'<path id="pip-{suit}" d="{path}"/></symbol>'
        for suit, path in PATHS.items()
    )


def pip(suit: str, x: float, y: float, scale: float) -> str:
    """Return a suit shape centred on (x, y); a negative scale turns it round."""
    return f'<use href="#pip-{suit}" transform="translate({x:g} {y:g})scale({scale:g})"/>'
