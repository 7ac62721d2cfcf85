"""The pace of a match: pauses, the opponents' turns, and Medium's move where Hard does not answer in time.

Theory. `update` ends with `following`, the only place where something is set going: when the page has come
to wait for an opponent, and no window is open, it sets a timer (effect `timer`). The timer sends `tick`.

1. A timer or a question has a ticket, the next number of `Model.ticket`. `due` is the ticket of the timer
   that runs, `asked` that of the open question, 0 without one; a message with another ticket is late, and
   dropped. So a timer is never stopped: setting `due` or `asked` to 0 is enough.
2. At `tick` most opponents answer in the page. Hard thinks for longer than a tap may take, so a worker is
   asked (effect `ask`) with the whole match as its save; `advice` brings the moves of the whole turn.
3. With the question goes a second timer, `slow`. If it comes first, or the worker has failed or sends moves
   that may not be made, Medium's move is played and the log says so.
4. An open window holds opponents up; closing it changes the model, and `following` goes on.
"""

from golf.cardgame.match import CardLine, match_refusal, match_text, moves_left, opponent_choice
from golf.cardgame.moves import DRAW, PUT, TAKE, THROW
from golf.cardgame.opponents import HARD, MEDIUM, PERSON, choose
from golf.cardgame.page import lesson, opening
from golf.cardgame.page.effects import TIMER
from golf.cardgame.page.model import (
    COUNT,
    HANDOVER,
    NO_MATCH,
    OPPONENT,
    Mark,
    Model,
    match_of,
    scene_of,
    tell,
    waits_for,
    who,
)
from golf.cardgame.page.states import state_of
from golf.cardgame.page.turns import played
from golf.cardgame.table import seen
from golf.i18n.said import Said
from golf.page.effects import ASK, effects
from golf.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.cardgame.page.model import Step


ANSWER_MS = 250  # an opponent's answer to a person's turn
PATIENCE_MS = 2000  # for Hard, before Medium's move is played


def onward(model: Model, _: str) -> "Step":
    """Go on: to the next round, with the next person at the device, or without an opponent's pause."""
    waits = waits_for(model)
    if waits == HANDOVER:
        return replace(model, handed=match_of(model).table.turn, message=None), ()
    if waits == COUNT:
        if model.lesson >= 0:
            return opening.leave(model), ()
        said = Said("cards_log.next_round", {"number": match_of(model).table.round + 1})
        model = replace(model, explaining=False, turns=(), mark=Mark(-1, -1, model.mark.count), message=None)
        return tell(model, (said,), True), ()
    if waits == OPPONENT and model.due:
        return tick(model, str(model.due))
    return tell(model, (Said("cards_log.nothing", {}),)), ()


def tick(model: Model, rest: str) -> "Step":
    """`tick 7`: begin an opponent's turn: ask the worker for Hard's, play the others' at once."""
    if not model.due or rest != str(model.due):
        return model, ()
    model = replace(model, due=0)
    if waits_for(model) != OPPONENT or model.window:
        return model, ()
    match = match_of(model)
    if match.players[match.table.turn] == HARD:
        ticket = model.ticket + 1
        question = HARD + " " + str(ticket) + " " + match_text(match)
        later = str(PATIENCE_MS) + " slow " + str(ticket)
        return replace(model, ticket=ticket, asked=ticket), effects(ASK, question) + effects(TIMER, later)
    return _opponents_turn(model), ()


def _opponents_turn(model: Model) -> Model:
    """Play the turn of an opponent that answers in the page; a person who left may have drawn already."""
    for _ in range(moves_left(match_of(model))):
        choice = opponent_choice(match_of(model))
        assert choice is not None
        model = played(model, choice.move)
    return model


def chosen(model: Model, rest: str) -> "Step":
    """`advice hard 7 d p23`: play Hard's turn; an answer to an older question is dropped."""
    words = rest.split(" ")
    if not model.asked or words[:2] != [HARD, str(model.asked)]:
        return model, ()
    if len(words) != 2 + moves_left(match_of(model)):
        return _without_hard(model), ()
    after = replace(model, asked=0)
    for text in words[2:]:
        if not _is_move(text) or match_refusal(match_of(after), text) is not None:
            return _without_hard(model), ()
        after = played(after, text)
    return after, ()


def _is_move(text: str) -> bool:
    return text in (DRAW, TAKE) or (
        len(text) == 3 and text[0] in (PUT, THROW) and text[1] in "1234" and text[2] in "1234"
    )


def slow(model: Model, rest: str) -> "Step":
    """`slow 7`: play Medium's move, since Hard has not answered in time."""
    if not model.asked or rest != str(model.asked):
        return model, ()
    return _without_hard(model), ()


def failed(model: Model, _: str) -> "Step":
    """`advisor-failed`: play Medium's move, since the worker cannot answer at all."""
    return (_without_hard(model) if model.asked else model), ()


def _without_hard(model: Model) -> Model:
    """Play Medium's move in Hard's place; the log says so, and the line of moves holds it as played."""
    match = match_of(model)
    seat, left = match.table.turn, moves_left(match)
    model = tell(
        replace(model, asked=0), (Said("cards_log.medium_instead", {"who": who(model, seat)}),), True
    )
    for _ in range(left):
        view = seen(match_of(model).table, seat)
        model = played(model, choose(MEDIUM, view, 0).move)
    return model


def following(before: Model, model: Model) -> "Step":
    """Say whose turn it is where that has changed, and set the timer of an opponent's turn."""
    model = lesson.coach(_announced(before, model))
    if waits_for(model) != OPPONENT or model.window or model.due or model.asked:
        return model, ()
    ticket = model.ticket + 1
    wait = ANSWER_MS
    if model.mark.seat >= 0 and match_of(model).players[model.mark.seat] != PERSON:
        wait = max(ANSWER_MS, 1000 * int(model.options.pace))
    return replace(model, ticket=ticket, due=ticket), effects(TIMER, str(wait) + " tick " + str(ticket))


def _announced(before: Model, model: Model) -> Model:
    """Say whose turn it is when that has changed, behind all that has happened."""
    if model.match is None or _standing(before) == _standing(model):
        return model
    scene = scene_of(model)
    state = state_of(scene)
    said = state.announced(scene)
    return tell(model, said, state.is_event) if said else model


def _standing(model: Model) -> tuple[object, ...]:
    """Return what the page waits for, and whom."""
    if model.match is None:
        return (NO_MATCH,)
    line: CardLine = model.match.line
    return (waits_for(model), model.match.table.turn, model.match.table.round, line.code)
