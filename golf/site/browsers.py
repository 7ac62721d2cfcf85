"""What the game needs of a browser, and since when browsers have it: the one place that says so.

A start looks for what it cannot go without (`static/start/trouble.js`) and names what is missing. The rest
of the table is what only a part of the game needs; `OLDEST`, which the documents and that message name, has
all of it.
"""

from collections import namedtuple

BROWSERS = ("Chrome, Edge", "Firefox", "Safari")


class Need(namedtuple("Need", "name test versions used")):
    """Something that not every browser has."""

    __slots__ = ()
    name: str  # as it is shown, in no language
    test: str  # an expression of a script that says whether it is there; "": a start goes without
    versions: tuple[float, float, float]  # the first ones of `BROWSERS` that have it
    used: str  # what names it in the sources, a regular expression


NEEDS = (
    # With reference types, as MicroPython's has them.
    Need("WebAssembly", "window.WebAssembly", (96, 79, 15), r"\.wasm"),
    Need("<dialog>", "window.HTMLDialogElement", (37, 98, 15.4), r"showModal"),
    # Later than all of the syntax that is used, so that it stands for it, and for module scripts too.
    Need("Object.hasOwn", "Object.hasOwn", (93, 92, 15.4), r"Object\.hasOwn"),
    Need("structuredClone", "window.structuredClone", (98, 94, 15.4), r"structuredClone"),
    Need("cqw", 'window.CSS && CSS.supports("width", "1cqw")', (105, 110, 16), r"\dcq[wh]"),
    Need("dvh", 'window.CSS && CSS.supports("width", "1dvh")', (108, 101, 15.4), r"\ddvh"),
    Need(":has()", "", (105, 121, 15.4), r":has\("),
    Need("@property", "", (85, 128, 16.4), r"@property"),
    Need("DecompressionStream", "", (80, 113, 16.4), r"DecompressionStream"),
    Need("module workers", "", (80, 114, 15), r'type: "module"'),
)
OLDEST = tuple([max(versions) for versions in zip(*(need.versions for need in NEEDS), strict=True)])


def looked_for() -> str:
    """Return what a start looks for, pairs of a name and an expression, as elements of a script's array."""
    return ", ".join(f'["{need.name}", {need.test}]' for need in NEEDS if need.test)


def oldest() -> str:
    """Return the oldest browsers in words: `Chrome, Edge 108; Firefox 128; Safari 16.4`."""
    return "; ".join(f"{name} {version:g}" for name, version in zip(BROWSERS, OLDEST, strict=True))
