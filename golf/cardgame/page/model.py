"""What the card game's page shows: the match, what it waits for, the log, and what is only on the screen."""

from collections import namedtuple

from golf.cardgame.match import Match
from golf.cardgame.opponents import PERSON
from golf.cardgame.page.draft import FIRST, Draft
from golf.cardgame.page.options import DEFAULT as OPTIONS
from golf.cardgame.page.options import Options
from golf.cardgame.rules import Rules
from golf.cardgame.sentences import Who
from golf.cardgame.sight import Seen
from golf.cardgame.table import Table, seen
from golf.i18n.said import Said
from golf.page.settings import DEFAULT as SETTINGS
from golf.page.settings import Settings
from golf.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.i18n.said import Sentence
    from golf.page.effects import Effect

    Step = tuple["Model", tuple[Effect, ...]]  # a model after a message, and what else must happen

STOCK, DISCARD = "stock", "discard"
LOG_LIMIT = 200
HISTORY = 50  # entries that can be read back
ALERTS = 8  # that stay in the page

# What the page waits for.
NO_MATCH = "nobody"  # there is none yet
PERSONS_TURN = "person"
HANDOVER = "handover"  # the next person is to take the device
OPPONENT = "opponent"
COUNT = "count"  # a round has been counted and is being explained
OVER = "over"  # the same, and the match is over


BY_ITSELF = (HANDOVER, COUNT, OVER)  # what appears without having been asked for


class Mark(namedtuple("Mark", "seat place count")):
    """Where the last turn changed a card, so that it is seen."""

    __slots__ = ()
    seat: int  # -1 before the first turn
    place: int  # on that seat's board, from 0
    count: int  # how many turns the page has shown: each is marked in another way than the one before


class Aside(namedtuple("Aside", "save names")):
    """A match put aside."""

    __slots__ = ()
    save: str
    names: tuple[str, ...]


class Model(
    namedtuple(
        "Model",
        "match names settings options draft place window log history back alerts message problem typed "
        "throwing pending pointed handed explaining ticket due asked looked mark turns lesson coached "
        "before aside site given past hushed",
    )
):
    """Everything the view needs."""

    __slots__ = ()
    match: Match | None  # None before the first one
    names: tuple[str, ...]  # typed for the seats of the match, told apart; "" where there is none
    settings: Settings  # of the whole site: theme, language, letters
    options: Options  # of the card game
    draft: Draft  # the table in the set-up window
    place: str  # has focus: `stock`, `discard`, or `23`, row and column of the board
    window: str  # the open window, "" without one
    log: "tuple[Sentence, ...]"  # all that was said, oldest first
    history: "tuple[Sentence, ...]"  # what happened, to be read back
    back: int  # how many entries of the history have been read back
    alerts: "tuple[Sentence, ...]"  # said at once: turns and errors
    message: Said | None  # what the screen answers to the last thing done
    problem: Said | None  # what was wrong with a code, a save or a setting
    typed: str  # the code that was wrong, as it was typed or came in a link; "" where none was
    throwing: bool  # the drawn card is to be thrown away, and the card to turn up is to be chosen
    pending: str  # a move that waits to be confirmed, "" without one
    pointed: str  # the place that a hint points at, "" without one
    handed: int  # the seat of the person who has the device, -1 while it is handed over
    explaining: bool  # the last round has been counted and is being explained
    ticket: int  # counts timers and questions, so that late answers are known
    due: int  # the ticket of the timer that runs, 0 without one
    asked: int  # the ticket of the question that Hard's worker has, 0 without one
    looked: int  # the seat whose board is looked at on a small screen, -1 for one's own
    mark: Mark  # what the last turn changed
    turns: tuple[Said | None, ...]  # for each seat what it did last
    lesson: int  # the step of the first round, -1 outside it
    coached: int  # the last step of it that was explained
    before: "tuple[Match | None, tuple[str, ...]] | None"  # match and names that wait for the first round
    aside: tuple[Aside, ...]  # matches left for others, the last one first
    site: str  # the address of the game, with its last slash
    given: str  # what became of a text that the open window gave away: `link copied`; "": nothing
    past: int  # how many entries of the log do not speak any more (`golf.page.log`)
    hushed: bool  # whether the others speak only in a moment


NEUTRAL = Model(
    match=None, names=(), settings=SETTINGS, options=OPTIONS, draft=FIRST, place="11", window="", log=(),
    history=(), back=0, alerts=(), message=None, problem=None, typed="", throwing=False, pending="",
    pointed="", handed=-1, explaining=False, ticket=0, due=0, asked=0, looked=-1, mark=Mark(-1, -1, 0),
    turns=(), lesson=-1, coached=-1, before=None, aside=(), site="./", given="", past=0,
    hushed=False,
)  # fmt: skip


class Scene(namedtuple("Scene", "waits match seen players")):
    """A match as the page shows it at this moment, worked out once for all that needs it."""

    __slots__ = ()
    waits: str  # what the page waits for
    match: Match
    seen: Seen  # the table as the own seat sees it
    players: tuple[Who, ...]  # by seat


# What there is to see before the first match; only what shows a state without a match is given it.
NO_SCENE = Scene(NO_MATCH, None, None, ())


def scene_of(model: Model) -> Scene:
    """Return the scene of a model."""
    if model.match is None:
        return NO_SCENE
    return Scene(waits_for(model), model.match, sight(model), everyone(model))


def match_of(model: Model) -> Match:
    """Return the match on the table, which must be there."""
    assert model.match is not None
    return model.match


def waits_for(model: Model) -> str:
    """Return what the page waits for: one of the words above."""
    if model.match is None:
        return NO_MATCH
    table = model.match.table
    if table.winners:
        return OVER
    if model.explaining:
        return COUNT
    if model.match.players[table.turn] != PERSON:
        return OPPONENT
    return PERSONS_TURN if model.handed == table.turn else HANDOVER


def persons(match: Match) -> tuple[int, ...]:
    """Return the seats of people."""
    return tuple([seat for seat, player in enumerate(match.players) if player == PERSON])


def own_seat(model: Model) -> int:
    """Return the seat whose board takes the moves: the person's who has the device, else the first seat."""
    match = match_of(model)
    table = match.table
    if match.players[table.turn] == PERSON and not table.winners and not model.explaining:
        return table.turn
    if model.handed >= 0:
        return model.handed
    found = persons(match)
    return found[0] if found else 0


def sight(model: Model) -> Seen:
    """Return what the own seat sees; while a round is explained, the table as it ended, all cards open."""
    table = match_of(model).table
    now = seen(table, own_seat(model))
    if not (model.explaining or table.winners):
        return now
    report = table.reports[-1]
    return replace(
        now,
        round=len(table.reports) - 1,
        boards=report.boards,
        discard=(),
        stock=0,
        holding=False,
        hand=None,
        taken=False,
        ender=report.ender,
        quiet=0,
        playing=tuple([seat for seat, board in enumerate(report.boards) if board]),
    )


def who(model: Model, seat: int) -> Who:
    """Return a player as sentences name them."""
    name = model.names[seat] if seat < len(model.names) else ""
    return Who(seat, name, match_of(model).players[seat], model.names)


def everyone(model: Model) -> tuple[Who, ...]:
    """Return all players by seat."""
    return tuple([who(model, seat) for seat in range(len(match_of(model).players))])


def is_new_round(table: Table) -> bool:
    """Return whether a round has been counted and the next one lies as it was dealt."""
    if not table.reports or table.hand is not None or table.quiet or table.ender >= 0:
        return False
    dealt = (1 << table.rules.up) - 1
    return (
        table.shuffles == 0
        and not [1 for seat in table.playing if table.up[seat] != dealt]
        and len(table.discard) == 1
    )


def places(rules: Rules) -> tuple[str, ...]:
    """Return the places in reading order: stock and discard, then the board."""
    return (STOCK, DISCARD) + tuple(
        [str(row + 1) + str(column + 1) for row in range(rules.rows) for column in range(rules.columns)]
    )


def tell(model: Model, said: "tuple[Sentence, ...]", event: bool = False) -> Model:
    """Add sentences to the log, and to what can be read back where they are of an event."""
    log = model.log + said
    # Half of a full log goes at once, so that most entries only add to it.
    log = log[LOG_LIMIT // 2 :] if len(log) > LOG_LIMIT else log
    if event:
        return replace(model, log=log, history=(model.history + said)[-HISTORY:], back=0)
    return replace(model, log=log)


def alert(model: Model, said: Said, event: bool = False) -> Model:
    """Say something at once."""
    # A full row is dropped as a whole: an element that is changed in place may not be spoken.
    alerts = model.alerts if len(model.alerts) < ALERTS else ()
    model = replace(model, alerts=alerts + (said,))
    return replace(model, history=(model.history + (said,))[-HISTORY:], back=0) if event else model
