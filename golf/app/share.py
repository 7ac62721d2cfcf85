"""What the Embed window is to give: which snippet, and with which options."""

from collections import namedtuple

from golf.app.frame import CONTROLS, Frame
from golf.app.settings import ON

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

    def but(self, **changed: object) -> "Share":
        """The choices with some changed (MicroPython has no `_replace`)."""
        return Share(*[changed.get(name, value) for name, value in zip(_FIELDS, self)])

    @property
    def frame(self) -> Frame:
        """The choices as a board's address says them."""
        captions = self.captions if self.start == STEPS and [text for text in self.captions if text] else ()
        marks = (self.mark,) if self.mark else ()
        return Frame(self.controls, marks, captions, (), self.theme, self.interactive)


_FIELDS = (
    "kind", "start", "letter", "language", "theme", "controls", "mark", "interactive", "captions", "copied",
    "site",
)  # fmt: skip

NOTHING_SHARED = Share(BOARD, HERE, "", "", "auto", CONTROLS, "", ON, (), "", "./")
