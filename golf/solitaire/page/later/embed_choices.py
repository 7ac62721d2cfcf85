"""What the Embed window gives: which snippet, and with which options."""

from collections import namedtuple

from golf.cards import read_card
from golf.limits import CAPTION
from golf.page.effects import effects
from golf.page.settings import CHOICES, DEFAULT, OFF, ON, is_language
from golf.record import replace
from golf.solitaire.page.effects import PICTURE
from golf.solitaire.page.frame import CONTROLS, Frame
from golf.solitaire.page.later.board_address import CAPTION_MARK, MARKABLE
from golf.solitaire.page.model import Model
from golf.solitaire.rules import rules_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

BOARD, IFRAME, ADDRESS, LINK, SVG = "board", "iframe", "address", "link", "svg"
KINDS = (BOARD, IFRAME, ADDRESS, LINK, SVG)
BOARDS = (BOARD, IFRAME, ADDRESS)  # the kinds that bring a board
HERE, STEPS = "here", "steps"  # begin at the position on the table, or step through the moves to it
STARTS = (HERE, STEPS)
PAGE = "page"  # a theme of the element's own: that of the page around it


class Share(namedtuple("Share", "kind start letter language theme controls mark interactive captions saved")):
    """The choices in the Embed window."""

    __slots__ = ()
    kind: str  # one of `KINDS`
    start: str  # one of `STARTS`
    letter: str  # the rule's mark; "": that of the game
    language: str  # "": that of the page
    theme: str  # a value of the setting, or `PAGE`
    controls: tuple[str, ...]  # some of `CONTROLS`
    mark: str  # the place or card that is pointed at; "": none
    interactive: str  # a value of the setting
    captions: tuple[str, ...]  # one for the beginning and one for each move
    saved: str  # "no" where the picture could not be made, "" otherwise

    @property
    def frame(self) -> Frame:
        """Return the choices as a board's address says them."""
        captions = self.captions if self.start == STEPS and [text for text in self.captions if text] else ()
        marks = (self.mark,) if self.mark else ()
        theme = DEFAULT.theme if self.theme == PAGE and self.kind != BOARD else self.theme
        return Frame(self.controls, marks, captions, (), theme, self.interactive)


NOTHING_SHARED = Share(BOARD, HERE, "", "", DEFAULT.theme, CONTROLS, "", ON, (), "")


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
    """Take a choice made in the window, or make a file of the picture."""
    word, _, detail = rest.partition(" ")
    handler = {"choose": choose, "save": save, "saved": saved}.get(word)
    return handler(model, detail) if handler and isinstance(model.data, Share) else (model, ())


def choose(model: Model, rest: str) -> "Step":
    """`embed choose kind iframe`, `embed choose controls-undo off`, `embed choose caption-2 Now the king`."""
    name, _, value = rest.partition(" ")
    share = _with_choice(share_of(model), name, value)
    if share == share_of(model):
        return model, ()
    return replace(model, data=replace(share, saved=""), given=""), ()


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
    if name == "theme" and value in dict(CHOICES)["theme"] + (PAGE,):
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


def save(model: Model, name: str) -> "Step":
    """`embed save golf-GO1-E-AAAAAAB.png`: the picture that is shown becomes a file."""
    return model, effects(PICTURE, name)


def saved(model: Model, rest: str) -> "Step":
    """`embed saved no`: the browser could not make it."""
    return (replace(model, data=replace(share_of(model), saved="no")) if rest == "no" else model), ()
