"""The four suit shapes, as everything that is drawn uses them: the page's cards, the icons, pictures.

Each is one path around the origin in the box from -16 to 16, written relative to its starting point, so that
a row of pips is one path that repeats the same text.
"""

from collections import namedtuple


class Shape(namedtuple("Shape", "x y path")):
    """Where a suit's path starts, and the path from there."""

    __slots__ = ()
    x: float
    y: float
    path: str


SHAPES = {
    "C": Shape(
        0,
        -15.2,
        "a7 7 0 0 1 5.6 11.2 7 7 0 1 1-4 10.2c.4 3.7 2 6.6 4.8 9h-12.8c2.8-2.4 4.4-5.3 4.8-9a7 7 0 1 1-4-10.2"
        " 7 7 0 0 1 5.6-11.2z",
    ),
    "D": Shape(
        0,
        -15.8,
        "c3 6.2 7.2 11.2 12.6 15.8-5.4 4.6-9.6 9.6-12.6 15.8-3-6.2-7.2-11.2-12.6-15.8 5.4-4.6 9.6-9.6"
        " 12.6-15.8z",
    ),
    "H": Shape(
        0,
        15,
        "c-3.5-7-14.3-12.8-14.3-21.3 0-4.6 3.1-7.6 6.8-7.6 3.3 0 6.1 2.1 7.5 5.5 1.4-3.4 4.2-5.5 7.5-5.5"
        " 3.7 0 6.8 3 6.8 7.6 0 8.5-10.8 14.3-14.3 21.3z",
    ),
    "S": Shape(
        0,
        -15.5,
        "c3 7 13.8 11.9 13.8 19.7 0 4-2.8 6.4-6 6.4-2.5 0-4.7-1.3-6.1-3.5.3 3.3 1.7 5.9 4.5 8.1h-12.4"
        "c2.8-2.2 4.2-4.8 4.5-8.1-1.4 2.2-3.6 3.5-6.1 3.5-3.2 0-6-2.4-6-6.4 0-7.8 10.8-12.7 13.8-19.7z",
    ),
}
