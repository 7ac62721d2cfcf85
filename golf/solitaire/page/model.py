"""What the page shows: the game, the settings, and what is only on the screen."""

from collections import namedtuple

from golf.i18n.said import Said
from golf.page.offline import UNKNOWN, Offline
from golf.page.settings import DEFAULT, Settings
from golf.record import replace
from golf.solitaire.course import Course
from golf.solitaire.page.advisor_state import NO_ENGINE, SILENT, Advice, Engine
from golf.solitaire.page.frame import NO_FRAME, Frame
from golf.solitaire.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.i18n.said import Sentence
    from golf.page.effects import Effect

    # What a message gives: the model after it, and what must happen outside.
    Step = tuple["Model", tuple[Effect, ...]]

LOG_LIMIT = 200
MORE = "more"  # the window in which the answers of the reading keys are shown


class Sheet(namedtuple("Sheet", "best other")):
    """What a scorecard shows besides the course, for as long as the course is played."""

    __slots__ = ()
    best: tuple[int, ...]  # the best results that its holes allow, as far as they are known from the first on
    other: Course | None  # the card that was pasted, to compare with


EMPTY = Sheet((), None)


class Refused(namedtuple("Refused", "move reason pile row more")):
    """A refused move."""

    __slots__ = ()
    move: str
    reason: str  # the key of its sentence, `refusal.REASON`
    pile: str  # the place that was tapped, or `bar` for undo and redo
    row: int  # the card of the column that was tapped, from 1; 0: the column
    more: Said | None  # a further sentence


class Model(
    namedtuple(
        "Model",
        "session settings pile row window data problem refused log aside linked embed advice engine study"
        " look back frame site offline course sheet given past hushed",
    )
):
    """Everything the view needs."""

    __slots__ = ()
    session: Session | None  # the game on the table; None only in the neutral first paint
    settings: Settings
    pile: str  # the place that has the focus
    row: int  # the card of that column that was last read, from 1; 0: none
    window: str  # the open window; "": none
    data: object  # what the open window knows, a record of its own; None: nothing
    problem: Said | None  # what could not be read: a link, a typed code
    refused: Refused | None  # the refused move that is being explained
    log: "tuple[Sentence, ...]"  # what was said, an entry for each message, the newest last
    aside: str  # the save of a game left behind by a link or a new game; "": none
    linked: bool  # whether it was left for a link
    embed: bool  # whether this is a board in another page
    advice: Advice  # what the advisor said
    engine: Engine  # how far the fast advisor is
    study: bool  # whether a line is stepped through that is not the player's game
    look: str  # the column whose removal is previewed; "": none
    back: int  # how many messages back was last read
    frame: Frame  # how a board stands in another page
    site: str  # the address of the game, with its last slash
    offline: Offline  # what is there without a network
    course: Course | None  # the course of which the game is a hole
    sheet: Sheet  # what its scorecard shows besides
    given: str  # what became of a text that the open window gave away: `link copied`; "": nothing
    past: int  # how many entries of the log do not speak any more (`golf.page.log`)
    hushed: bool  # whether the others speak only in a moment


NEUTRAL = Model(
    None, DEFAULT, "column-1", 0, "", None, None, None, (), "", False, False, SILENT, NO_ENGINE, False,
    "", 0, NO_FRAME, "./", UNKNOWN, None, EMPTY, "", 0, False,
)  # fmt: skip


def shut(model: Model) -> Model:
    """Close the window, and forget what it knew and complained of."""
    return replace(model, window="", data=None, problem=None, given="")


def heard_in_window(model: Model) -> "tuple[Sentence, ...]":
    """Return what was answered in the window of the reading keys."""
    return model.data if model.window == MORE and isinstance(model.data, tuple) else ()


def say(model: Model, said: "tuple[Sentence, ...]") -> Model:
    """Add sentences to the log."""
    log = model.log + said
    # Half of a full log goes at once, so that most moves only add to it.
    return replace(model, log=log[LOG_LIMIT // 2 :] if len(log) > LOG_LIMIT else log, back=0)


def messages(model: Model) -> "tuple[Sentence, ...]":
    """Return what was said, without what was only read again."""
    seen: set[int] = set()
    found: list[Sentence] = []
    for said in model.log:
        if id(said) not in seen:
            seen.add(id(said))
            found.append(said)
    return tuple(found)
