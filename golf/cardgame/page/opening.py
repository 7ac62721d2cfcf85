"""How a match comes onto the table: set up, from a code, continued from a save, or once more."""

from golf.cardgame.codes import match_code, read_match_code
from golf.cardgame.match import PLAYERS, Match, begin_match, load_match, take_seat
from golf.cardgame.page.draft import Draft, chosen, read_names
from golf.cardgame.page.model import Mark, Model, everybody, is_new_round, persons, sight, tell
from golf.cardgame.page.sentences import count_said, length_said
from golf.cardgame.rules import Rules
from golf.deals.go1 import LIMIT
from golf.errors import GolfError
from golf.i18n.said import Said, error_said
from golf.numbers import read_number
from golf.page.effects import RANDOM, Effect, effects
from golf.record import replace

TABLE = "table"  # an effect: remember the table that was set up


def choose(model: Model, rest: str) -> "tuple[Model, tuple[Effect, ...]]":
    """`choose seats 3`, `choose name1 Ana`: the set-up window."""
    name, _, value = rest.partition(" ")
    draft = chosen(model.draft, name, value)
    return (model if draft == model.draft else replace(model, draft=draft, problem=None)), ()


def start(model: Model, rest: str) -> "tuple[Model, tuple[Effect, ...]]":
    """`start` plays the table that was set up, `start GC1-…` the match of a code with its players."""
    return _of_code(model, rest) if rest.strip(" ") else (model, effects(RANDOM))


def number(model: Model, rest: str) -> "tuple[Model, tuple[Effect, ...]]":
    """`number 123`: the answer to the effect `random`."""
    found = read_number(rest, 11)
    if found is None:
        return model, ()
    return _begun(model, match_code(model.draft.rules, found % LIMIT)), effects(TABLE)


def link(model: Model, rest: str) -> "tuple[Model, tuple[Effect, ...]]":
    """`link CODE` opens the match of a code beside the one in progress."""
    return _of_code(model, rest)


def _of_code(model: Model, text: str) -> "tuple[Model, tuple[Effect, ...]]":
    try:
        rules, found = read_match_code(text)
    except GolfError as error:
        return replace(model, problem=error_said(error)), ()
    draft = Draft(rules, model.draft.players, model.draft.names)
    return _begun(replace(model, draft=draft), match_code(rules, found)), effects(TABLE)


def again(model: Model, _: str) -> "tuple[Model, tuple[Effect, ...]]":
    """The same table once more, with other cards."""
    if model.match is None:
        return model, ()
    rules = model.match.table.rules
    players = model.match.players + model.draft.players[rules.seats :]
    names = model.names + model.draft.names[len(model.names) :]
    return replace(model, draft=Draft(rules, players, names)), effects(RANDOM)


def _begun(model: Model, code: str) -> Model:
    match = begin_match(code, model.draft.seated)
    model = cleared(model, match, model.draft.named)
    return tell(model, (Said("cards_log.begun", {"who": everybody(model)}), _length(model)), True)


def _length(model: Model) -> Said:
    return length_said(sight(model))


def cleared(model: Model, match: Match, names: tuple[str, ...]) -> Model:
    """A match on the table, and nothing left of the one before."""
    seats = persons(match)
    return replace(
        model,
        match=match,
        names=names,
        window="",
        problem=None,
        message=None,
        log=(),
        history=(),
        back=0,
        alerts=(),
        throwing=False,
        pending="",
        pointed="",
        handed=seats[0] if len(seats) == 1 else -1,
        counted=False,
        due=0,
        asked=0,
        looked=-1,
        turns=(),
        mark=Mark(-1, -1, model.mark.count),
        place=model.place if _has(match.table.rules, model.place) else "11",
        lesson=-1,
        coached=-1,
    )


def _has(rules: Rules, place: str) -> bool:
    if len(place) != 2:
        return True
    return int(place[0]) <= rules.rows and int(place[1]) <= rules.columns


def load(model: Model, rest: str) -> "tuple[Model, tuple[Effect, ...]]":
    """`load SAVE` continues a saved match, its valid beginning if it was damaged."""
    try:
        match, dropped = load_match(rest)
    except GolfError as error:
        return replace(model, problem=error_said(error)), ()
    model = cleared(model, match, ())
    table = match.table
    if match.line.place and table.hand is not None:
        # Whoever holds a card had the device; a reload hands it to nobody else.
        seat = table.turn if table.turn in persons(match) else model.handed
        model = replace(model, handed=seat)
    model = standing_at_count(model)
    problem = Said("error.save_damaged", {"found": dropped[:20]}) if dropped else None
    said = (problem,) if problem else ()
    return tell(replace(model, problem=problem), said + (Said("cards_log.resumed", {}),), True), ()


def standing_at_count(model: Model) -> Model:
    """The model at the count of a round again, if nothing has been done since."""
    assert model.match is not None
    table = model.match.table
    return replace(model, counted=True) if is_new_round(table) or table.winners else model


def name(model: Model, rest: str) -> "tuple[Model, tuple[Effect, ...]]":
    """`names ["Ana", ""]`: who plays in the match that was loaded."""
    model = replace(model, names=read_names(rest)[: len(model.match.players) if model.match else 0])
    if model.match is not None and model.counted:
        table = model.match.table
        model = tell(model, count_said(model, table.rules, table.reports[-1]), True)
    return model, ()


def reseat(model: Model, rest: str) -> "tuple[Model, tuple[Effect, ...]]":
    """`seat 2 hard`: somebody leaves, or comes; an opponent takes the seat (row 19)."""
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
        "cards_log.seat_taken", {"who": everybody(model)[seat], "player": Said("cards." + player, {})}
    )
    return tell(model, (taken,), True), ()
