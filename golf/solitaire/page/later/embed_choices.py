"""What the Embed window gives: which snippet, and with which options."""

from collections import namedtuple

from golf.cards import read_card
from golf.limits import CAPTION
from golf.page.settings import CHOICES, OFF, ON, is_language
from golf.record import replace
from golf.solitaire.page.board_address import CAPTION_MARK, CONTROLS, MARKABLE, Frame
from golf.solitaire.page.model import Model
from golf.solitaire.rules import rules_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

BOARD, IFRAME, SVG = "board", "iframe", "svg"
KINDS = (BOARD, IFRAME, SVG)
HERE, STEPS = "here", "steps"  # begin at the position on the table, or step through the moves to it
STARTS = (HERE, STEPS)


class Share(namedtuple("Share", "kind start letter language theme controls mark interactive captions")):
    """The choices in the Embed window."""

    __slots__ = ()
    kind: str  # one of `KINDS`
    start: str  # one of `STARTS`
    letter: str  # the rule's mark; "": that of the game
    language: str  # "": that of the page
    theme: str  # a value of the setting
    controls: tuple[str, ...]  # some of `CONTROLS`
    mark: str  # the place or card that is pointed at; "": none
    interactive: str  # a value of the setting
    captions: tuple[str, ...]  # one for the beginning and one for each move

    @property
    def frame(self) -> Frame:
        """Return the choices as a board's address says them."""
        captions = self.captions if self.start == STEPS and [text for text in self.captions if text] else ()
        marks = (self.mark,) if self.mark else ()
        return Frame(self.controls, marks, captions, (), self.theme, self.interactive)


NOTHING_SHARED = Share(BOARD, HERE, "", "", "auto", CONTROLS, "", ON, ())


def share_of(model: Model) -> Share:
    """Return the choices in the open window; those of a window just opened where it is shut."""
    return model.data if isinstance(model.data, Share) else NOTHING_SHARED


def opened(model: Model) -> "Step | None":
    """Return the window for the game on the table, with everything as usual; a board has none."""
    if model.embed or model.session is None:
        return None
    captions = ("",) * (len(model.session.done) + 1)
    return replace(model, data=replace(NOTHING_SHARED, captions=captions)), ()


def chosen(model: Model, rest: str) -> "Step":
    """Take a choice made in the window."""
    word, _, detail = rest.partition(" ")
    return choose(model, detail) if word == "choose" and isinstance(model.data, Share) else (model, ())


def choose(model: Model, rest: str) -> "Step":
    """`embed choose kind iframe`, `embed choose controls-undo off`, `embed choose caption-2 Now the king`."""
    name, _, value = rest.partition(" ")
    share = _with_choice(share_of(model), name, value)
    return (replace(model, data=share, given="") if share != share_of(model) else model), ()


def _with_choice(share: Share, name: str, value: str) -> Share:
    kind, _, detail = name.partition("-")
    if name == "kind" and value in KINDS:
        return replace(share, kind=value)
    if name == "start" and value in STARTS:
        return replace(share, start=value)
    if name == "rule" and rules_named(value):
        return replace(share, letter=value)
    if name == "language" and is_language(value):
        return replace(share, language=value)
    if name == "theme" and value in dict(CHOICES)["theme"]:
        return replace(share, theme=value)
    if name == "interactive" and value in (ON, OFF):
        return replace(share, interactive=value)
    if name == "mark" and (value == "" or value in MARKABLE or read_card(value)):
        return replace(share, mark=value)
    if kind == "controls" and detail in CONTROLS and value in (ON, OFF):
        wanted = [one for one in CONTROLS if (value == ON if one == detail else one in share.controls)]
        return replace(share, controls=tuple(wanted))
    if kind == "caption" and detail in [str(at) for at in range(len(share.captions))]:
        text = value.replace(CAPTION_MARK, " ").strip(" ")[:CAPTION]
        captions = [text if at == int(detail) else old for at, old in enumerate(share.captions)]
        return replace(share, captions=tuple(captions))
    return share
