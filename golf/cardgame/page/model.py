"""What the card game's page shows: the match, what it waits for, the log, and what is only on the screen."""

from collections import namedtuple

from golf.cardgame.match import PERSON, Match
from golf.cardgame.page.draft import FIRST, Draft
from golf.cardgame.page.options import DEFAULT as OPTIONS
from golf.cardgame.page.options import Options
from golf.cardgame.rules import Rules
from golf.cardgame.scoring import Report
from golf.cardgame.sight import Seen
from golf.cardgame.table import Table, seen
from golf.i18n.said import Said
from golf.page.settings import DEFAULT as SETTINGS
from golf.page.settings import Settings
from golf.record import replace

STOCK, DISCARD = "stock", "discard"
LOG_LIMIT = 200
HISTORY = 50  # entries that can be read back
ALERTS = 8  # that stay in the page

# What the page waits for.
NOBODY = "nobody"  # there is no match
PERSONS_TURN = "person"
HANDOVER = "handover"  # the next person is to take the device
OPPONENT = "opponent"
COUNT = "count"  # a round has been counted and is being explained
OVER = "over"  # the same, and the match is over


class Who(namedtuple("Who", "seat name player")):
    """A player as sentences name them: the seat from 0, the name typed or "", one of `PLAYERS`."""

    __slots__ = ()
    seat: int
    name: str
    player: str


class Lying(namedtuple("Lying", "rules board")):
    """A board among a sentence's values, read row by row."""

    __slots__ = ()
    rules: Rules
    board: tuple[object, ...]


class Counted(namedtuple("Counted", "rules players report seat brief")):
    """A sentence of the log: how a round ended (`seat` -1), or what one player was charged, and why."""

    __slots__ = ()
    rules: Rules
    players: tuple[Who, ...]
    report: Report
    seat: int
    brief: bool


class Mark(namedtuple("Mark", "seat place count")):
    """Where the last turn changed a card, and how many turns the page has shown, so that it is seen."""

    __slots__ = ()
    seat: int
    place: int
    count: int


class Model(
    namedtuple(
        "Model",
        "match names settings options draft place window log history back alerts message problem throwing "
        "pending pointed handed counted ticket due asked looked mark turns lesson coached aside",
    )
):
    """Everything the view needs.

    `match` is None before the first one. `place` is the place that has focus: `stock`, `discard` or `23`,
    row and column of the board. `log` holds all that was said, `history` what happened, to be read back;
    `back` is how far back one has read. `alerts` is said at once: turns and errors; `message` is what the
    screen answers to the last thing done. `throwing`: the drawn card is to be thrown away and a card to be
    turned up is to be chosen. `pending` is a move that waits to be confirmed,
    `pointed` the place a hint points at. `handed` is the seat of the
    person who has the device. `counted`: the last round is being explained. `ticket` counts timers and
    questions; `due` is the ticket of the timer that runs, `asked` that of the open question (0: none).
    `looked` is the seat whose board is looked at on a small screen (-1: one's own). `turns` has for each
    seat what it did last. `lesson` is the step of the first round, -1 outside it, and
    `coached` the last one that was explained; `aside` is the match put aside meanwhile, with its names.
    """

    __slots__ = ()
    match: Match | None
    names: tuple[str, ...]
    settings: Settings
    options: Options
    draft: Draft
    place: str
    window: str
    log: "tuple[Said | Counted, ...]"
    history: "tuple[Said | Counted, ...]"
    back: int
    alerts: tuple[Said, ...]
    message: Said | None
    problem: Said | None
    throwing: bool
    pending: str
    pointed: str
    handed: int
    counted: bool
    ticket: int
    due: int
    asked: int
    looked: int
    mark: Mark
    turns: tuple[Said | None, ...]
    lesson: int
    coached: int
    aside: "tuple[Match | None, tuple[str, ...]] | None"


NEUTRAL = Model(
    None, (), SETTINGS, OPTIONS, FIRST, "11", "", (), (), 0, (), None, None, False, "", "", -1, False, 0, 0,
    0, -1, Mark(-1, -1, 0), (), -1, -1, None,
)  # fmt: skip


def waits_for(model: Model) -> str:
    """What the page waits for: one of the words above."""
    if model.match is None:
        return NOBODY
    table = model.match.table
    if table.winners:
        return OVER
    if model.counted:
        return COUNT
    if model.match.players[table.turn] != PERSON:
        return OPPONENT
    return PERSONS_TURN if model.handed == table.turn else HANDOVER


def persons(match: Match) -> tuple[int, ...]:
    """The seats of people."""
    return tuple([seat for seat, player in enumerate(match.players) if player == PERSON])


def own_seat(model: Model) -> int:
    """The seat whose board takes the moves: the person's who has the device, else the first seat."""
    assert model.match is not None
    table = model.match.table
    if model.match.players[table.turn] == PERSON and not table.winners and not model.counted:
        return table.turn
    if model.handed >= 0:
        return model.handed
    found = persons(model.match)
    return found[0] if found else 0


def sight(model: Model) -> Seen:
    """The table as the page shows it: what the own seat sees; a counted round with all its cards open."""
    assert model.match is not None
    table = model.match.table
    view = seen(table, own_seat(model))
    if not (model.counted or table.winners):
        return view
    report = table.reports[-1]
    return Seen(
        view.rules, view.seat, view.turn, len(table.reports) - 1, view.dealer, report.boards, (), 0, False,
        None, False, report.ender, 0, _played(report), table.totals, table.reports, table.winners,
    )  # fmt: skip


def _played(report: Report) -> tuple[int, ...]:
    return tuple([seat for seat, board in enumerate(report.boards) if board])


def who(model: Model, seat: int) -> Who:
    """A player as sentences name them."""
    assert model.match is not None
    name = model.names[seat] if seat < len(model.names) else ""
    return Who(seat, name, model.match.players[seat])


def everybody(model: Model) -> tuple[Who, ...]:
    """All players by seat."""
    assert model.match is not None
    return tuple([who(model, seat) for seat in range(len(model.match.players))])


def is_new_round(table: Table) -> bool:
    """Whether a round has been counted and the next one lies as it was dealt."""
    if not table.reports or table.hand is not None or table.quiet or table.ender >= 0:
        return False
    dealt = (1 << table.rules.up) - 1
    return (
        table.shuffles == 0
        and not [1 for seat in table.playing if table.up[seat] != dealt]
        and len(table.discard) == 1
    )


def places(rules: Rules) -> tuple[str, ...]:
    """The places in reading order: stock and discard, then the board."""
    return (STOCK, DISCARD) + tuple(
        [str(row + 1) + str(column + 1) for row in range(rules.rows) for column in range(rules.columns)]
    )


def tell(model: Model, said: "tuple[Said | Counted, ...]", event: bool = False) -> Model:
    """The model with more in its log; what happened can be read back too."""
    log = model.log + said
    # Half of a full log goes at once, so that most entries only add to it.
    log = log[LOG_LIMIT // 2 :] if len(log) > LOG_LIMIT else log
    if event:
        return replace(model, log=log, history=(model.history + said)[-HISTORY:], back=0)
    return replace(model, log=log)


def alert(model: Model, said: Said, event: bool = False) -> Model:
    """The model with something that is said at once."""
    # A full row is left whole, and begun anew: an element that is changed in place may not be spoken.
    alerts = model.alerts if len(model.alerts) < ALERTS else ()
    model = replace(model, alerts=alerts + (said,))
    return replace(model, history=(model.history + (said,))[-HISTORY:], back=0) if event else model
