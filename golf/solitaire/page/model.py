"""What the page shows: the game, the settings, and what is only on the screen."""

from collections import namedtuple

from golf.i18n.said import Said
from golf.page.offline import UNKNOWN, Offline
from golf.page.settings import DEFAULT, Settings
from golf.record import replace
from golf.solitaire.course import Course
from golf.solitaire.page.advisor_state import NO_ENGINE, SILENT, Advice, Engine
from golf.solitaire.page.board_address import NO_FRAME, Frame
from golf.solitaire.page.embed_choices import NOTHING_SHARED, Share
from golf.solitaire.page.recent import Recent
from golf.solitaire.session import Session

LOG_LIMIT = 200


class Sheet(namedtuple("Sheet", "best other past problem")):
    """What a scorecard shows besides the course.

    `best` are the best results that its holes allow, as far as they are known from the first on; `other` is
    a pasted card and `problem` what is wrong with one; `past` are the courses played before, as lines.
    """

    __slots__ = ()
    best: tuple[int, ...]
    other: Course | None
    past: tuple[str, ...]
    problem: Said | None


EMPTY = Sheet((), None, (), None)


class Refused(namedtuple("Refused", "move reason pile row more")):
    """A refused move: the reason, the place tapped with its row, and what more there is to say.

    `pile` is one of the nine places, or `bar` for undo and redo.
    """

    __slots__ = ()
    move: str
    reason: str
    pile: str
    row: int
    more: Said | None


class Model(
    namedtuple(
        "Model",
        "session settings pile row window problem refused log aside linked embed advice engine study choice"
        " look back answer recent facts frame share offline course sheet",
    )
):
    """Everything the view needs.

    `session` is None only in the neutral first paint. `pile` is the place that has focus and `row` the
    card of the column that was last read (0: none). `window` is the open window or "". `problem` is what
    could not be read (a link, a typed code). `aside` is the save of a game left behind by a link or a
    new game, `linked` whether by a link. `embed` is true inside another page. `advice` is what the advisor
    said, `engine` how far the fast advisor is, `study` true while a line is stepped through, `choice` the
    rule's letter chosen in the New game window ("": that of the game). `look` is the place whose removal is
    previewed (""), `back` how many messages back was last read, `answer` what was read in a window, `recent`
    the last deals and `facts` the site's version and whether it is stored, both known in their windows only.
    `frame` is how a board stands in another page, `share` what the Embed window is to give, `offline` what is
    there without a network. `course` is the course of which the game is a hole, `sheet` what its scorecard
    shows besides.
    """

    __slots__ = ()
    session: Session | None
    settings: Settings
    pile: str
    row: int
    window: str
    problem: Said | None
    refused: Refused | None
    log: tuple[Said, ...]
    aside: str
    linked: bool
    embed: bool
    advice: Advice
    engine: Engine
    study: bool
    choice: str
    look: str
    back: int
    answer: tuple[Said, ...]
    recent: tuple[Recent, ...]
    facts: tuple[str, ...]
    frame: Frame
    share: Share
    offline: Offline
    course: Course | None
    sheet: Sheet


NEUTRAL = Model(
    None, DEFAULT, "column-1", 0, "", None, None, (), "", False, False, SILENT, NO_ENGINE, False, "",
    "", 0, (), (), (), NO_FRAME, NOTHING_SHARED, UNKNOWN, None, EMPTY,
)  # fmt: skip


def say(model: Model, said: tuple[Said, ...]) -> Model:
    """The model with more in its log."""
    log = model.log + said
    # Half of a full log goes at once, so that most moves only add to it.
    return replace(model, log=log[LOG_LIMIT // 2 :] if len(log) > LOG_LIMIT else log, back=0)


def messages(model: Model) -> tuple[Said, ...]:
    """What was said, without what was only read again."""
    seen: set[int] = set()
    found = []
    for said in model.log:
        if id(said) not in seen:
            seen.add(id(said))
            found.append(said)
    return tuple(found)
