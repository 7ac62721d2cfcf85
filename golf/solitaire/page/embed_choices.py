"""What the Embed window is to give: which snippet, and with which options."""

from collections import namedtuple

from golf.page.settings import ON
from golf.solitaire.page.board_address import CONTROLS, Frame

BOARD, IFRAME, SVG = "board", "iframe", "svg"
KINDS = (BOARD, IFRAME, SVG)
HERE, STEPS = "here", "steps"  # begin at the position on the table, or step through the moves to it
STARTS = (HERE, STEPS)


class Share(
    namedtuple("Share", "kind start letter language theme controls mark interactive captions copied site")
):
    """The choices in the Embed window; `letter` and `language` are "" for those of the game.

    `captions` has one text for the beginning and one for each move. `copied` is "", `yes` or `no`;
    `site` is the address of the game, with its last slash.
    """

    __slots__ = ()
    kind: str
    start: str
    letter: str
    language: str
    theme: str
    controls: tuple[str, ...]
    mark: str
    interactive: str
    captions: tuple[str, ...]
    copied: str
    site: str

    @property
    def frame(self) -> Frame:
        """The choices as a board's address says them."""
        captions = self.captions if self.start == STEPS and [text for text in self.captions if text] else ()
        marks = (self.mark,) if self.mark else ()
        return Frame(self.controls, marks, captions, (), self.theme, self.interactive)


NOTHING_SHARED = Share(BOARD, HERE, "", "", "auto", CONTROLS, "", ON, (), "", "./")
