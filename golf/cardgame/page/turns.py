"""A turn on the page: a person's moves and what refuses them, what a turn changes and says."""

from golf.cardgame.match import PERSON, Match, hint, match_refusal, play
from golf.cardgame.moves import DRAW, PUT, TAKE, THROW
from golf.cardgame.opponents.choice import COVERS, REPLACES, THROWS, Choice
from golf.cardgame.page import lesson
from golf.cardgame.page.model import (
    COUNT,
    DISCARD,
    HANDOVER,
    NOBODY,
    OVER,
    PERSONS_TURN,
    STOCK,
    Mark,
    Model,
    alert,
    sight,
    tell,
    waits_for,
    who,
)
from golf.cardgame.page.options import ON
from golf.cardgame.page.sentences import count_said, hand_said, turn_answer, turn_said, won_said
from golf.cardgame.scoring import board_score
from golf.cardgame.table import (
    NO_CARD_IN_HAND,
    TAKEN_CARD,
    Table,
    place_of,
    turn_of,
)
from golf.i18n.said import Said
from golf.page.effects import Effect
from golf.play.line import with_hint
from golf.record import replace


def move(model: Model, text: str) -> "tuple[Model, tuple[Effect, ...]]":
    """A person's move, or why it may not be made; the move that ends the round may have to be confirmed."""
    waited = _not_now(model)
    if waited is not None:
        return refuse(model, waited), ()
    assert model.match is not None
    reason = match_refusal(model.match, text)
    if reason is not None:
        return refuse(model, Said("cards_refusal." + reason, {})), ()
    wrong = lesson.objection(model, text)
    if wrong is not None:
        return refuse(model, wrong), ()
    if model.options.confirm == ON and model.pending != text and _ends(model.match.table, text):
        asked = _confirm_said(model.match.table, text)
        return alert(replace(model, pending=text, message=asked, pointed=""), asked), ()
    return lesson.after_move(played(model, text), text), ()


def tap(model: Model, place: str) -> "tuple[Model, tuple[Effect, ...]]":
    """A tap or Enter on a place: draw, take, put the card here, throw it away, turn this card up."""
    waited = _not_now(model)
    if waited is not None:
        return refuse(model, waited), ()
    assert model.match is not None
    table = model.match.table
    if place == STOCK:
        return move(model, DRAW)
    if place == DISCARD:
        return throw(model, "") if table.hand is not None else move(model, TAKE)
    return move(model, (THROW if model.throwing else PUT) + place)


def throw(model: Model, _: str) -> "tuple[Model, tuple[Effect, ...]]":
    """The drawn card is to be thrown away; which card to turn up is chosen next."""
    waited = _not_now(model)
    if waited is not None:
        return refuse(model, waited), ()
    assert model.match is not None
    table = model.match.table
    if table.hand is None or table.taken:
        reason = NO_CARD_IN_HAND if table.hand is None else TAKEN_CARD
        return refuse(model, Said("cards_refusal." + reason, {})), ()
    said = Said("cards_log.throwing", {"card": table.hand})
    return alert(replace(model, throwing=True, pending="", message=said, pointed=""), said), ()


def cancel(model: Model, _: str) -> "tuple[Model, tuple[Effect, ...]]":
    """Take back a choice that is not made yet: a card to throw away, a move to confirm."""
    if model.throwing or model.pending:
        said = Said("cards_log.cancelled", {})
        return tell(replace(model, throwing=False, pending="", message=None), (said,)), ()
    if model.message or model.problem or model.pointed or model.looked >= 0:
        return replace(model, message=None, problem=None, pointed="", looked=-1), ()
    return tell(model, (Said("cards_log.nothing", {}),)), ()


def point(model: Model, _: str) -> "tuple[Model, tuple[Effect, ...]]":
    """The hint: what Hard would play, and why; counted."""
    waited = _not_now(model)
    if waited is not None:
        return refuse(model, waited), ()
    assert model.match is not None
    match = model.match
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
    match = Match(with_hint(match.line), match.players)
    return tell(replace(model, match=match, pointed=place, message=said), (said,)), ()


def _why(choice: Choice) -> Said:
    """The reason of a hint; where an opponent's reason says what it does, what that is good for."""
    if choice.reason == THROWS:
        return Said("cards_log.why_throws", {})
    if choice.reason == COVERS:
        return Said("cards_log.why_covers", {})
    if choice.reason == REPLACES:
        return Said("cards_log.why_replaces", {"points": choice.values["points"]})
    values = dict(choice.values)
    values["count"] = values.get("points", 0)
    return Said("cards_reason." + choice.reason, values)


def _not_now(model: Model) -> Said | None:
    """Why nobody at the device may move now; None when somebody may."""
    waits = waits_for(model)
    if waits == PERSONS_TURN:
        return None
    if waits == NOBODY:
        return Said("cards_log.no_match", {})
    assert model.match is not None
    if waits == OVER:
        return won_said(model, model.match.table)
    if waits == COUNT:
        return Said("cards_log.counted", {})
    player = who(model, model.match.table.turn)
    return Said("cards_log.handover" if waits == HANDOVER else "cards_log.turn_other", {"who": player})


def refuse(model: Model, said: Said) -> Model:
    """Say at once why not, and show it."""
    return alert(replace(model, message=said, pending="", pointed=""), said)


def _ends(table: Table, text: str) -> bool:
    """Whether a move turns up the last card of a board, and so ends the round."""
    if text[0] not in (PUT, THROW) or table.ender >= 0:
        return False
    mask = table.up[table.turn] | 1 << place_of(table.rules, text)
    return mask == (1 << len(table.boards[table.turn])) - 1


def _confirm_said(table: Table, text: str) -> Said:
    """What the board will count, where that can be known."""
    if text[0] == THROW:
        return Said("cards_log.confirm_throw", {})
    place = place_of(table.rules, text)
    board = table.boards[table.turn]
    after = board[:place] + (table.hand,) + board[place + 1 :]
    return Said("cards_log.confirm_put", {"points": board_score(table.rules, after)})


def played(model: Model, text: str) -> Model:
    """The model after a move that is not refused."""
    assert model.match is not None
    before = model.match.table
    match, reason = play(model.match, text)
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
        if before.turn < 0 or match.players[before.turn] != PERSON:
            return model
        return tell(model, (hand_said(model, text),))
    return _turned(model, before, text)


def _turned(model: Model, before: Table, text: str) -> Model:
    """A turn is over: what it was, whether it ended the round, how the round was counted."""
    assert model.match is not None
    table = model.match.table
    turn = turn_of(before, text)
    said = turn_said(model, before.rules, turn)
    turns = (model.turns + (None,) * before.rules.seats)[: before.rules.seats]
    model = replace(
        model,
        turns=turns[: turn.seat] + (said,) + turns[turn.seat + 1 :],
        mark=Mark(turn.seat, turn.place, model.mark.count + 1),
    )
    model = tell(model, (said,), True)
    if len(table.reports) > len(before.reports):
        model = tell(replace(model, counted=True), count_said(model, table.rules, table.reports[-1]), True)
        return tell(model, (won_said(model, table),), True) if table.winners else model
    if table.ender >= 0 and before.ender < 0:
        model = tell(model, (Said("cards.ended", {"who": who(model, table.ender)}),), True)
    return model


def status_said(model: Model) -> Said:
    """What the line above the table says: whose turn it is and what can be done."""
    waited = _not_now(model)
    if waited is not None:
        return waited
    return turn_answer(model, sight(model))[0]
