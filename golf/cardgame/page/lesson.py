"""The first round: prepared cards, each choice explained before it is made, and each wrong one too.

The cards are those of a code and go through the real engine, against Easy; its answers are fixed by the
code, so that the moves to learn from fit. The match in progress is put aside and comes back afterwards.
"""

from golf.cardgame.cards import VALUES
from golf.cardgame.match import begin_match
from golf.cardgame.moves import DRAW, PUT, TAKE, THROW
from golf.cardgame.opponents import EASY, PERSON
from golf.cardgame.page.aside import own_match
from golf.cardgame.page.model import COUNT, PERSONS_TURN, Model, sight, tell, waits_for
from golf.cardgame.page.opening import cleared
from golf.cardgame.scoring import finished_lines
from golf.cardgame.table import place_of
from golf.i18n.said import Said
from golf.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.cardgame.page.model import Step


CODE = "GC1-222-AAAAAES"
# The moves, each explained by `cards_lesson.step_1` and so on.
MOVES = (DRAW, THROW + "11", TAKE, PUT + "12", DRAW, THROW + "21", DRAW, PUT + "22")


def begin(model: Model, _: str) -> "Step":
    """`lesson`: begin the first round."""
    before = own_match(model)
    match = begin_match(CODE, (PERSON, EASY))
    model = replace(cleared(model, match, ("", "")), lesson=0, coached=-1, before=before)
    return tell(model, (Said("cards_lesson.begun", {}),), True), ()


def coach(model: Model) -> Model:
    """Explain the next choice, once, when it is to be made; at the end what came out of them."""
    if model.lesson < 0 or model.coached == model.lesson:
        return model
    waits = waits_for(model)
    if waits == COUNT:
        said = Said("cards_lesson.done", {})
        return tell(replace(model, coached=model.lesson, message=said), (said,), True)
    if waits != PERSONS_TURN or model.lesson >= len(MOVES):
        return model
    said = _step_said(model)
    return tell(replace(model, coached=model.lesson, message=said), (said,), True)


def objection(model: Model, move: str) -> Said | None:
    """Return why a move is not the one to learn from; None outside the lesson, or when it is."""
    if not 0 <= model.lesson < len(MOVES):
        return None
    wanted = MOVES[model.lesson]
    if move == wanted:
        return None
    view = sight(model)
    card = view.hand if view.hand is not None else view.discard[-1]
    values: dict[str, object] = {"card": card, "points": VALUES[card.rank]}
    if wanted == DRAW:
        return Said("cards_lesson.wrong_take", values)
    if wanted == TAKE:
        return Said("cards_lesson.wrong_draw", values)
    place = place_of(view.rules, move)
    board = view.boards[view.seat]
    if move[0] == PUT and [1 for line in finished_lines(view.rules, board) if place in line]:
        return Said("cards_lesson.wrong_break", values)
    if move[0] != wanted[0]:
        return Said("cards_lesson.wrong_put" if move[0] == PUT else "cards_lesson.wrong_throw", values)
    old = board[place]
    if old is not None:
        return Said("cards_lesson.wrong_replace", {"old": old})
    return Said("cards_lesson.wrong_place", {"row": int(wanted[1]), "column": int(wanted[2])})


def after_move(model: Model, move: str) -> Model:
    """Return the lesson one step on."""
    return replace(model, lesson=model.lesson + 1) if 0 <= model.lesson < len(MOVES) else model


def hint_said(model: Model) -> tuple[str, Said] | None:
    """Return the lesson's move with its reason; None outside the lesson."""
    if not 0 <= model.lesson < len(MOVES):
        return None
    return MOVES[model.lesson], _step_said(model)


def _step_said(model: Model) -> Said:
    return Said("cards_lesson.step_" + str(model.lesson + 1), {})
