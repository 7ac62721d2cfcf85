"""What a move does: it is played, said and felt, or its refusal is explained; and the moves of a link."""

from golf.i18n.said import Said
from golf.limits import MOVES
from golf.page.effects import Effect, effects
from golf.page.log import Urgent
from golf.page.settings import OFF, ON
from golf.play.line import REDO, UNDO
from golf.record import replace
from golf.signs import plain_line, quoted
from golf.solitaire import sentences
from golf.solitaire.course import is_course_save
from golf.solitaire.moves import read_valid_moves
from golf.solitaire.page import course_play
from golf.solitaire.page.effects import FEEL, REFUSED
from golf.solitaire.page.model import Model, Refused, say
from golf.solitaire.places import STOCK, column_pile
from golf.solitaire.session import Session, act
from golf.solitaire.table import DRAW, PLAYING, plays

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

LOADING = "load"  # where a refusal names the move, what cannot be read of a deal or its moves is named so


def play_move(model: Model, move: str) -> "Step":
    """Make a move (`s`, `5`, `1:4`, `u`, `r`), or say why it cannot be made."""
    if model.session is None:
        return model, ()
    session, reason = act(model.session, move)
    if reason is not None:
        return _refuse(model, move, reason)
    brief = model.settings.brief == ON
    said = sentences.move_said(model.session, session, move, brief)
    if model.settings.auto_draw == ON and move not in (UNDO, REDO):
        session, drawn = _draw_on(session, brief)
        said = said + drawn
    said = said + course_play.ended_said(model, session)
    study = model.study and move in (UNDO, REDO)  # a move of one's own makes it a game of one's own
    keep = model.linked or study or is_course_save(model.aside)  # a course is longer than a game: it waits
    aside = model.aside if keep else ""
    felt = _felt(model, session.status if session.status != PLAYING else _FELT.get(move, "play"))
    model = replace(model, session=session, refused=None, row=0, problem=None, aside=aside, study=study)
    return say(model, said), felt


def _draw_on(session: Session, brief: bool) -> tuple[Session, tuple[Said, ...]]:
    """Draw for the player for as long as nothing fits: each is a move that can be undone."""
    said: tuple[Said, ...] = ()
    while session.status == PLAYING and not plays(session.table):
        drawn, reason = act(session, DRAW)
        if reason is not None:
            break
        said = said + sentences.move_said(session, drawn, DRAW, brief)
        session = drawn
    return session, said


_FELT = {DRAW: "draw", UNDO: "undo", REDO: "undo"}


def _felt(model: Model, what: str) -> tuple[Effect, ...]:
    """Return what is heard and felt, where the player has switched that on."""
    settings = model.settings
    return () if settings.sound == settings.vibration == OFF else effects(FEEL, what)


def _refuse(model: Model, move: str, reason: str) -> "Step":
    """With interactive rules the refusal is explained; without them nothing happens (A3)."""
    told = effects(REFUSED, move + " " + reason) + _felt(model, "refuse")
    if model.settings.interactive != ON:
        return model, told
    assert model.session is not None
    more = sentences.refusal_more(model.session, move, reason)
    pile = pile_of(move)
    row = int(move[2]) if len(move) > 1 else 0
    refused = Refused(move, reason, pile, row, more)
    said = sentences.refusal_said(model.session, move, reason, more, model.settings.brief == ON)
    model = replace(model, refused=refused, advice=replace(model.advice, hint=None))
    return say(model, (Urgent(said),)), told


def pile_of(move: str) -> str:
    """Return the place a move is made at; undo and redo are made on the bar."""
    if move == DRAW:
        return STOCK
    return "bar" if move in (UNDO, REDO) else column_pile(int(move[0]) - 1)


def follow(model: Model, rest: str) -> "Step":
    """`moves s 5 2` plays a link's moves: refused ones are skipped and reported."""
    if model.session is None:
        return model, ()
    session, said, told = along_line(model.session, rest)
    model = replace(model, session=session, problem=said[-1] if said else model.problem)
    return say(model, said + sentences.end_said(session)), told


def along_line(session: Session, text: str) -> tuple[Session, tuple[Said, ...], tuple[Effect, ...]]:
    """Plays a line of moves; with what is said and told of those that are refused or cannot be read."""
    if len(text) > MOVES:
        long = Said("error.too_long", {"most": MOVES})
        return session, (long,), effects(REFUSED, LOADING + " too_long")
    moves, unread = read_valid_moves(plain_line(text))
    said: list[Said] = []
    told: tuple[Effect, ...] = ()
    for move in moves:
        session, reason = act(session, move)
        if reason is not None:
            told = told + effects(REFUSED, move + " " + reason)
            said.append(Said("error.move_skipped", {"move": move, "reason": Said("refusal." + reason, {})}))
    if unread:
        told = told + effects(REFUSED, LOADING + " moves_unknown")
        said.append(Said("error.moves_unknown", {"found": quoted(unread), "place": len(moves) + 1}))
    return session, tuple(said), told


def undo(model: Model, _: str) -> "Step":
    """`undo`: the move `u`, from the words that say how the game ended."""
    return play_move(model, UNDO)
