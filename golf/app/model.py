"""What the page shows: the game, the settings, and what is only on the screen."""

from collections import namedtuple

from golf.app.advice import NO_ENGINE, SILENT, Advice, Engine
from golf.app.frame import NO_FRAME, Frame
from golf.app.offline import UNKNOWN, Offline
from golf.app.places import DISCARD as DISCARD
from golf.app.places import STOCK as STOCK
from golf.app.places import column_pile as column_pile
from golf.app.places import piles as piles
from golf.app.recent import Recent
from golf.app.settings import DEFAULT, Settings
from golf.app.share import NOTHING_SHARED, Share
from golf.session.course import Course
from golf.session.session import Session

LOG_LIMIT = 200


class Said(namedtuple("Said", "key values")):
    """A sentence as its key and what fills it, worded by the view: it survives a change of language."""

    __slots__ = ()
    key: str
    values: dict[str, object]


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
    there without a network.
    `course` is the course of which the game is a hole, and `sheet` what its scorecard shows besides.
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

    def but(self, **changed: object) -> "Model":
        """The model with some fields changed (MicroPython has no `_replace`)."""
        return Model(*[changed.get(name, value) for name, value in zip(_FIELDS, self)])


# What `but` goes through: MicroPython's records do not know the names of their fields.
_FIELDS = (
    "session", "settings", "pile", "row", "window", "problem", "refused", "log", "aside", "linked", "embed",
    "advice", "engine", "study", "choice", "look", "back", "answer", "recent", "facts",
    "frame", "share", "offline", "course", "sheet",
)  # fmt: skip

NEUTRAL = Model(
    None, DEFAULT, "column-1", 0, "", None, None, (), "", False, False, SILENT, NO_ENGINE, False, "",
    "", 0, (), (), (), NO_FRAME, NOTHING_SHARED, UNKNOWN, None, EMPTY,
)  # fmt: skip


def say(model: Model, said: tuple[Said, ...]) -> Model:
    """The model with more in its log."""
    log = model.log + said
    # Half of a full log goes at once, so that most moves only add to it.
    return model.but(log=log[LOG_LIMIT // 2 :] if len(log) > LOG_LIMIT else log, back=0)


def messages(model: Model) -> tuple[Said, ...]:
    """What was said, without what was only read again."""
    seen: set[int] = set()
    found = []
    for said in model.log:
        if id(said) not in seen:
            seen.add(id(said))
            found.append(said)
    return tuple(found)
