"""How a board stands in another page; what its address asks for is read in `later/board_address.py`."""

from collections import namedtuple

from golf.page.settings import DEFAULT
from golf.record import replace

CONTROLS = ("score", "undo", "rules", "full")  # what can be left out of a board
NONE = "none"  # an address that asks for no controls at all
ASKED_SETTINGS = ("theme",)  # settings of an address that must be there before the first paint


class Frame(namedtuple("Frame", "controls marks captions line theme interactive")):
    """How a board stands in another page."""

    __slots__ = ()
    controls: tuple[str, ...]  # some of `CONTROLS`
    marks: tuple[str, ...]  # places (`column-3`) and cards (`9C`) that are pointed at
    captions: tuple[str, ...]  # the first is of the position at the beginning, each further one a move later
    line: tuple[str, ...]  # the moves to be stepped through
    theme: str  # a value of the setting
    interactive: str  # a value of the setting

    def plain(self) -> "Frame":
        """Return the same board without marks, captions and line, as for another deal."""
        return replace(self, marks=(), captions=(), line=())


NO_FRAME = Frame(CONTROLS, (), (), (), DEFAULT.theme, DEFAULT.interactive)
