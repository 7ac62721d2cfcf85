"""How a match comes onto the table: set up, from a code, continued from a save, or once more."""

from golf.cardgame.codes import match_code, read_match_code
from golf.cardgame.match import Match, begin_match, load_match, take_seat
from golf.cardgame.names import told_apart
from golf.cardgame.opponents import PLAYERS
from golf.cardgame.page.aside import in_progress, own_match, read_slot_line, with_match_aside
from golf.cardgame.page.draft import Draft, chosen
from golf.cardgame.page.effects import TABLE
from golf.cardgame.page.model import (
    Mark,
    Model,
    alert,
    everyone,
    is_new_round,
    match_of,
    persons,
    sight,
    tell,
)
from golf.cardgame.page.options import BRIEF
from golf.cardgame.rules import Rules
from golf.cardgame.sentences import Everyone, RoundSaid, length_said, round_over_said
from golf.deals.go1 import LIMIT
from golf.errors import GolfError
from golf.i18n.said import Said, error_said
from golf.numbers import read_number
from golf.page.effects import RANDOM, effects
from golf.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.cardgame.page.model import Step
    from golf.i18n.said import Sentence


LONGEST_TYPED = 100  # of a wrong code, to be corrected


def choose(model: Model, rest: str) -> "Step":
    """`choose seats 3`, `choose name1 Ana`: the set-up window."""
    name, _, value = rest.partition(" ")
    draft = chosen(model.draft, name, value)
    return (model if draft == model.draft else replace(model, draft=draft, problem=None)), ()


def start(model: Model, rest: str) -> "Step":
    """`start` plays the table that was set up, `start GC1-…` the match of a code with its players."""
    return _of_code(model, rest) if rest.strip(" ") else (model, effects(RANDOM))


def number(model: Model, rest: str) -> "Step":
    """`number 123`: the answer to the effect `random`."""
    found = read_number(rest, 11)
    if found is None:
        return model, ()
    return _begun(model, match_code(model.draft.rules, found % LIMIT)), effects(TABLE)


def link(model: Model, rest: str) -> "Step":
    """`link CODE` opens the match of a code beside the one in progress."""
    after, found = _of_code(model, rest)
    if model.match is not None and after.match is model.match and after.problem is not None:
        after = alert(after, after.problem, True)  # no window opens that would say it
    return after, found


def _of_code(model: Model, text: str) -> "Step":
    try:
        rules, found = read_match_code(text)
    except GolfError as error:
        return replace(model, problem=error_said(error), typed=text[:LONGEST_TYPED]), ()
    model = replace(model, draft=replace(model.draft, rules=rules))
    return _begun(model, match_code(rules, found)), effects(TABLE)


def again(model: Model, _: str) -> "Step":
    """`again`: play at the same table once more, with other cards."""
    if model.match is None:
        return model, ()
    rules = model.match.table.rules
    players = model.match.players + model.draft.players[rules.seats :]
    names = model.names + model.draft.names[len(model.names) :]
    draft = Draft(rules=rules, players=players, names=names)
    return replace(model, draft=draft), effects(RANDOM)


def _begun(model: Model, code: str) -> Model:
    """Put a new match on the table; one in progress is put aside, so that a slip loses nothing."""
    match, left = begin_match(code, model.draft.seated), in_progress(model)
    model = replace(cleared(model, match, model.draft.named), aside=with_match_aside(model))
    begun = Said("cards_log.begun", {"who": Everyone(everyone(model))})
    waits = (Said("cards_log.put_aside", {}),) if left else ()
    return tell(model, (begun, length_said(sight(model))) + waits, True)


def round_said(model: Model) -> "tuple[Sentence, ...]":
    """Say how the last round ended: that it did, then each player's count."""
    table = match_of(model).table
    report, players, brief = table.reports[-1], everyone(model), model.options.words == BRIEF
    seats = [seat for seat, board in enumerate(report.boards) if board]
    counts = [RoundSaid(table.rules, players, report, seat, brief) for seat in seats]
    return (round_over_said(report),) + tuple(counts)


def cleared(model: Model, match: Match, names: tuple[str, ...]) -> Model:
    """Put a match on the table, and leave nothing of the one before."""
    seats = persons(match)
    return replace(
        model,
        match=match,
        names=told_apart(names),
        window="",
        problem=None,
        typed="",
        message=None,
        log=(),
        history=(),
        back=0,
        alerts=(),
        throwing=False,
        pending="",
        pointed="",
        handed=seats[0] if len(seats) == 1 else -1,
        explaining=False,
        due=0,
        asked=0,
        looked=-1,
        turns=(),
        mark=Mark(-1, -1, model.mark.count),
        place=model.place if _has(match.table.rules, model.place) else "11",
        lesson=-1,
        coached=-1,
        before=None,
    )


def _has(rules: Rules, place: str) -> bool:
    if len(place) != 2:
        return True
    return int(place[0]) <= rules.rows and int(place[1]) <= rules.columns


def load(model: Model, rest: str) -> "Step":
    """`load SAVE` continues a saved match, its valid beginning if it was damaged."""
    try:
        match, dropped = load_match(rest)
    except GolfError as error:
        return replace(model, problem=error_said(error)), ()
    model = cleared(model, match, ())
    table = match.table
    if match.line.at and table.hand is not None:
        # The person who holds a card had the device, and still has it after a reload.
        seat = table.turn if table.turn in persons(match) else model.handed
        model = replace(model, handed=seat)
    model = standing_at_count(model)
    problem = Said("error.save_damaged", {"found": dropped[:20]}) if dropped else None
    said = (problem,) if problem else ()
    return tell(replace(model, problem=problem), said + (Said("cards_log.resumed", {}),), True), ()


def standing_at_count(model: Model) -> Model:
    """Return the model at the count of a round again, if nothing has been done since."""
    table = match_of(model).table
    return replace(model, explaining=True) if is_new_round(table) or table.winners else model


def name(model: Model, rest: str) -> "Step":
    """`names ["Ana", ""]`: who plays in the match that was loaded, and behind them what is put aside."""
    names, aside = read_slot_line(rest)
    return _named(replace(model, aside=aside), names), ()


def _named(model: Model, names: tuple[str, ...]) -> Model:
    model = replace(model, names=told_apart(names[: len(model.match.players) if model.match else 0]))
    return tell(model, round_said(model), True) if model.match is not None and model.explaining else model


def leave(model: Model) -> Model:
    """Leave the first round: return to the match that waits, or to an empty table."""
    match, names = own_match(model)
    if match is None:
        return replace(
            model,
            match=None,
            lesson=-1,
            before=None,
            window="setup",
            message=None,
            explaining=False,
            due=0,
            asked=0,
        )
    model = standing_at_count(cleared(model, match, names))
    return tell(model, (Said("cards_log.resumed", {}),), True)


def back(model: Model, _: str) -> "Step":
    """`back`: return to the match put aside last; the one on the table waits behind the others."""
    if model.lesson >= 0 and own_match(model)[0] is not None:
        return leave(model), ()
    if not model.aside:
        return model, ()
    wanted = model.aside[0]
    after, found = load(model, wanted.save)
    if after.match is model.match:
        return after, found  # it cannot be read: nothing changes places, so that nothing is lost
    after = replace(after, aside=model.aside[1:] + in_progress(model))
    return _named(after, wanted.names), found


def reseat(model: Model, rest: str) -> "Step":
    """`seat 2 hard`: give a seat to another player, as when a person leaves (row 19)."""
    which, _, player = rest.partition(" ")
    if model.match is None or player not in PLAYERS or which not in ("1", "2", "3", "4", "5", "6"):
        return model, ()
    seat = int(which) - 1
    if seat >= len(model.match.players) or model.match.players[seat] == player:
        return model, ()
    match = take_seat(model.match, seat, player)
    seats = persons(match)
    handed = seats[0] if len(seats) == 1 else (model.handed if model.handed in seats else -1)
    model = replace(
        model, match=match, handed=handed, due=0, asked=0, throwing=False, pending="", message=None
    )
    taken = Said(
        "cards_log.seat_taken", {"who": everyone(model)[seat], "player": Said("cards." + player, {})}
    )
    return tell(model, (taken,), True), ()
