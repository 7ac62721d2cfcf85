"""A turn on the page: a person's moves and what refuses them, what a turn changes and says."""

from golf.cardgame.match import hint, match_refusal, play
from golf.cardgame.moves import DRAW, PUT, TAKE, THROW
from golf.cardgame.opponents import PERSON
from golf.cardgame.opponents.choice import COVERS, REPLACES, THROWS, Choice
from golf.cardgame.page import lesson
from golf.cardgame.page.model import (
    DISCARD,
    PERSONS_TURN,
    STOCK,
    Mark,
    Model,
    alert,
    everyone,
    match_of,
    persons,
    scene_of,
    tell,
    waits_for,
    who,
)
from golf.cardgame.page.opening import round_said
from golf.cardgame.page.options import BRIEF, ON
from golf.cardgame.page.states import status_said
from golf.cardgame.scoring import board_score
from golf.cardgame.sentences import ended_said, reason_said, turn_said, won_said
from golf.cardgame.table import (
    NO_CARD_IN_HAND,
    TAKEN_CARD,
    Table,
    place_of,
    turn_of,
)
from golf.i18n.said import Said
from golf.play.line import with_hint
from golf.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.cardgame.page.model import Step


def move(model: Model, text: str) -> "Step":
    """Make a person's move, or say why not; a move that ends the round may have to be confirmed."""
    waited = _not_now(model)
    if waited is not None:
        return refuse(model, waited), ()
    match = match_of(model)
    reason = match_refusal(match, text)
    if reason is not None:
        return refuse(model, Said("cards_refusal." + reason, {})), ()
    wrong = lesson.objection(model, text)
    if wrong is not None:
        return refuse(model, wrong), ()
    if model.options.confirm == ON and model.pending != text and _ends(match.table, text):
        asked = _confirm_said(match.table, text)
        return alert(replace(model, pending=text, message=asked, pointed=""), asked), ()
    return lesson.after_move(played(model, text), text), ()


def tap(model: Model, place: str) -> "Step":
    """`tap 23`: draw, take, put the card here, throw it away, or turn this card up."""
    waited = _not_now(model)
    if waited is not None:
        return refuse(model, waited), ()
    if place == STOCK:
        return move(model, DRAW)
    if place == DISCARD:
        return throw(model, "") if match_of(model).table.hand is not None else move(model, TAKE)
    return move(model, (THROW if model.throwing else PUT) + place)


def throw(model: Model, _: str) -> "Step":
    """`throw`: throw the drawn card away; which card to turn up is chosen next."""
    waited = _not_now(model)
    if waited is not None:
        return refuse(model, waited), ()
    table = match_of(model).table
    if table.hand is None or table.taken:
        reason = NO_CARD_IN_HAND if table.hand is None else TAKEN_CARD
        return refuse(model, Said("cards_refusal." + reason, {})), ()
    said = Said("cards_log.throwing", {"card": table.hand})
    return alert(replace(model, throwing=True, pending="", message=said, pointed=""), said), ()


def cancel(model: Model, _: str) -> "Step":
    """Take back a choice that is not made yet: a card to throw away, a move to confirm."""
    if model.throwing or model.pending:
        said = Said("cards_log.cancelled", {})
        return tell(replace(model, throwing=False, pending="", message=None), (said,)), ()
    if model.message or model.problem or model.pointed or model.looked >= 0:
        return replace(model, message=None, problem=None, pointed="", looked=-1), ()
    return tell(model, (Said("cards_log.nothing", {}),)), ()


def point(model: Model, _: str) -> "Step":
    """`hint`: say what Hard would play, and why; the line of moves counts hints."""
    waited = _not_now(model)
    if waited is not None:
        return refuse(model, waited), ()
    match = match_of(model)
    told = lesson.hint_said(model)
    choice = hint(match)
    assert choice is not None
    table = match.table
    text = choice.move if told is None else told[0]
    values: dict[str, object] = {"card": table.hand if table.hand is not None else table.discard[-1]}
    place = STOCK if text == DRAW else DISCARD if text == TAKE else text[1:]
    if len(text) > 1:
        values["row"], values["column"] = int(text[1]), int(text[2])
    what = Said("cards_log.hint_" + text[0], values)
    why = told[1] if told is not None else _why(choice)
    said = Said("cards_log.hint", {"what": what, "why": why})
    match = replace(match, line=with_hint(match.line))
    return tell(replace(model, match=match, pointed=place, message=said), (said,)), ()


def _why(choice: Choice) -> Said:
    """Return the reason of a hint; where an opponent's reason says what it does, what that is good for."""
    if choice.reason == THROWS:
        return Said("cards_log.why_throws", {})
    if choice.reason == COVERS:
        return Said("cards_log.why_covers", {})
    if choice.reason == REPLACES:
        return Said("cards_log.why_replaces", {"points": choice.values["points"]})
    return reason_said(choice)


def _not_now(model: Model) -> Said | None:
    """Return why no move may be made now; None when one may."""
    return None if waits_for(model) == PERSONS_TURN else status_said(scene_of(model))


def refuse(model: Model, said: Said) -> Model:
    """Say at once why not, and show it."""
    return alert(replace(model, message=said, pending="", pointed=""), said)


def _ends(table: Table, text: str) -> bool:
    """Return whether a move turns up the last card of a board, and so ends the round."""
    if text[0] not in (PUT, THROW) or table.ender >= 0:
        return False
    mask = table.up[table.turn] | 1 << place_of(table.rules, text)
    return mask == (1 << len(table.boards[table.turn])) - 1


def _confirm_said(table: Table, text: str) -> Said:
    """Return what the board will count, where that can be known."""
    if text[0] == THROW:
        return Said("cards_log.confirm_throw", {})
    place = place_of(table.rules, text)
    board = table.boards[table.turn]
    after = board[:place] + (table.hand,) + board[place + 1 :]
    return Said("cards_log.confirm_put", {"points": board_score(table.rules, after)})


def played(model: Model, text: str) -> Model:
    """Return the model after a move that is not refused."""
    match = match_of(model)
    before = match.table
    match, reason = play(match, text)
    assert reason is None
    model = replace(
        model,
        match=match,
        throwing=False,
        pending="",
        pointed="",
        message=None,
        problem=None,
        looked=-1,
    )
    if text in (DRAW, TAKE):
        if match.players[before.turn] != PERSON:
            return model
        return tell(model, (_hand_said(model, match.table, text),))
    return _turned(model, before, text)


def _hand_said(model: Model, table: Table, text: str) -> Said:
    """Say which card has come into a person's hand."""
    if text == TAKE:
        return Said("cards_log.taken", {"card": table.hand})
    if model.options.drawn != ON:
        return Said("cards_log.drawn_unsaid", {})
    return Said("cards_log.drawn", {"card": table.hand})


def _turned(model: Model, before: Table, text: str) -> Model:
    """Return a turn is over: what it was, whether it ended the round, how the round was counted."""
    match = match_of(model)
    table = match.table
    turn = turn_of(before, text)
    is_alone = persons(match) == (turn.seat,)
    said = turn_said(before.rules, who(model, turn.seat), turn, model.options.words == BRIEF, is_alone)
    turns = (model.turns + (None,) * before.rules.seats)[: before.rules.seats]
    model = replace(
        model,
        turns=turns[: turn.seat] + (said,) + turns[turn.seat + 1 :],
        mark=Mark(turn.seat, turn.place, model.mark.count + 1),
    )
    model = tell(model, (said,), True)
    if len(table.reports) > len(before.reports):
        model = tell(replace(model, explaining=True), round_said(model), True)
        if not table.winners:
            return model
        players = everyone(model)
        return tell(model, (won_said(tuple([players[seat] for seat in table.winners])),), True)
    if table.ender >= 0 and before.ender < 0:
        model = tell(model, (ended_said(who(model, table.ender)),), True)
    return model
