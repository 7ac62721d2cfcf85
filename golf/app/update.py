"""What a message does: `update(model, message)` gives the new model and the effects to carry out.

A message is a line of words: a move (`s`, `5`, `1:4`, `u`, `r`), or a word with what it needs (`new`,
`start E`, `set theme dark`, `focus stock`). Buttons, keys, links, host pages and tests send the same
ones. Effects are values, carried out at the edge (`golf.web`); saving wraps the whole, so that no branch
can forget to save.
"""

from collections import namedtuple

from golf.app import reading
from golf.app.model import DISCARD, LOG_LIMIT, STOCK, Model, Refused, Said, column_pile, piles
from golf.app.settings import ON, with_setting
from golf.deals.go1 import LIMIT
from golf.errors import GolfError
from golf.session.save import load, save_text
from golf.session.session import Session, act, begin
from golf.solitaire.moves import REDO, UNDO, read_valid_moves
from golf.solitaire.opening import new_code
from golf.solitaire.rules import rules_named
from golf.solitaire.table import COVERED, DRAW, PLAYING

WINDOWS = ("new", "settings", "rules", "keys")

# The kinds of effect.
SAVE = "save"  # keep the game
SETTINGS = "settings"  # keep the settings
RANDOM = "random"  # answer with `number LETTER N`, N from the browser's crypto source
FOCUS = "focus"  # move the browser's focus to the place `detail`
LANGUAGE = "language"  # fetch the words of the language `detail`
STATE = "state"  # tell a host page how the game stands
REFUSED = "refused"  # tell a host page that a move was refused; `detail` is the move and the reason


class Effect(namedtuple("Effect", "kind detail")):
    """Something to be done outside: one of the kinds above with what it needs."""

    __slots__ = ()
    kind: str
    detail: str


def _effects(kind: str, detail: str = "") -> tuple[Effect, ...]:
    return (Effect(kind, detail),)


def update(model: Model, message: str) -> tuple[Model, tuple[Effect, ...]]:
    """The model after a message, and what else must happen; an unknown message changes nothing."""
    after, effects = _answer(model, message)
    if after.session is not model.session:
        effects = effects + _effects(SAVE) + _effects(STATE)
    if after.settings is not model.settings:
        effects = effects + _effects(SETTINGS)
    return after, effects


def _answer(model: Model, message: str) -> tuple[Model, tuple[Effect, ...]]:
    word, _, rest = message.partition(" ")
    moves, unread = read_valid_moves(word)
    if len(moves) == 1 and not unread and not rest:
        return _move(model, moves[0])
    if word in WINDOWS:
        return _open(model, word)
    handler = _HANDLERS.get(word)
    return handler(model, rest) if handler else (model, ())


def _move(model: Model, move: str) -> tuple[Model, tuple[Effect, ...]]:
    if model.session is None:
        return model, ()
    session, reason = act(model.session, move)
    if reason is not None:
        return _refuse(model, move, reason)
    said = reading.move_said(model.session, session, move)
    aside = model.aside if model.linked else ""
    model = model.but(session=session, refused=None, row=0, problem=None, aside=aside)
    return _say(model, said), ()


def _refuse(model: Model, move: str, reason: str) -> tuple[Model, tuple[Effect, ...]]:
    """With interactive rules the refusal is explained; without them nothing happens (A3)."""
    effects = _effects(REFUSED, move + " " + reason)
    if model.settings.interactive != ON:
        return model, effects
    assert model.session is not None
    more = reading.refusal_more(model.session, move) if reason == COVERED else None
    pile = pile_of(move)
    row = int(move[2]) if len(move) > 1 else 0
    refused = Refused(move, reason, pile, row, more)
    said = (Said("refusal." + reason, {}),) + ((more,) if more else ())
    return _say(model.but(refused=refused), said), effects


def pile_of(move: str) -> str:
    """The place a move is made at; undo and redo are made on the bar."""
    if move == DRAW:
        return STOCK
    return "bar" if move in (UNDO, REDO) else column_pile(int(move[0]) - 1)


def _say(model: Model, said: tuple[Said, ...]) -> Model:
    log = model.log + said
    # Half of a full log goes at once, so that most moves only add to it.
    return model.but(log=log[LOG_LIMIT // 2 :] if len(log) > LOG_LIMIT else log)


def _tap(model: Model, pile: str) -> tuple[Model, tuple[Effect, ...]]:
    """A tap or Enter on a place: play the column, draw from the stock, read the discard."""
    if pile == STOCK:
        return _move(model, DRAW)
    if pile == DISCARD:
        return _read(model.but(pile=DISCARD), "discard")
    return (
        _move(model, pile[-1:])
        if model.session and pile in piles(len(model.session.table.columns))
        else (model, ())
    )


def _read(model: Model, what: str) -> tuple[Model, tuple[Effect, ...]]:
    if model.session is None:
        return model, ()
    if what == "last":
        return _say(model, model.log[-1:]), ()
    return _say(model, reading.read_aloud(model.session, what)), ()


def _step(model: Model, way: str) -> tuple[Model, tuple[Effect, ...]]:
    """An arrow key: left and right between the places, up and down through a column's cards."""
    if model.session is None or way not in ("left", "right", "up", "down"):
        return model, ()
    places = piles(len(model.session.table.columns))
    at = places.index(model.pile) if model.pile in places else 0
    if way in ("left", "right"):
        to = places[max(0, min(len(places) - 1, at + (1 if way == "right" else -1)))]
        return model.but(pile=to, row=0), _effects(FOCUS, to)
    if at >= len(places) - 2 or not model.session.table.columns[at]:
        return model, ()
    height = len(model.session.table.columns[at])
    row = model.row or height
    row = max(1, row - 1) if way == "up" else min(height, row + 1)
    return _say(model.but(row=row), (reading.card_said(model.session, at, row),)), ()


def _focus(model: Model, pile: str) -> tuple[Model, tuple[Effect, ...]]:
    if model.session is None or pile not in piles(len(model.session.table.columns)):
        return model, ()
    return (model.but(pile=pile, row=0) if pile != model.pile else model), ()


def _open(model: Model, window: str) -> tuple[Model, tuple[Effect, ...]]:
    return model.but(window=window, problem=None, refused=None), ()


def _close(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    return model.but(window="", problem=None), ()


def _start(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`start E` deals at random under a rule, `start E GO1-…` what was typed; a typed code keeps its rule."""
    letter, _, typed = rest.partition(" ")
    if not typed.strip(" "):
        return model, _effects(RANDOM, letter) if rules_named(letter) else ()
    try:
        session = begin(typed)
    except GolfError as error:
        return model.but(problem=Said("error." + error.reason, error.values)), ()
    return _dealt(model, session), ()


def _number(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`number E 123`: the answer to the effect `random`."""
    letter, _, digits = rest.partition(" ")
    rules = rules_named(letter)
    if rules is None or [char for char in digits if char not in "0123456789"] or not 0 < len(digits) < 12:
        return model, ()
    return _dealt(model, begin(new_code(rules, int(digits) % LIMIT))), ()


def _restart(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    return (_dealt(model, begin(model.session.code)), ()) if model.session else (model, ())


def _dealt(model: Model, session: Session) -> Model:
    """A new game; one in progress is put aside, so that a slip of the finger loses nothing."""
    aside = _put_aside(model)
    model = model.but(session=session, window="", problem=None, refused=None, log=(), row=0, aside=aside)
    return _say(_at_a_place(model, session), reading.dealt_said(session))


def _put_aside(model: Model) -> str:
    """The save of the game to come back to. Beside a link's deal that stays the player's own game."""
    old = model.session
    if model.linked:
        return model.aside
    return save_text(old) if old is not None and old.line and old.status == PLAYING else ""


def _at_a_place(model: Model, session: Session) -> Model:
    """Partial tables have fewer columns: the focus must be at one of them."""
    return model if model.pile in piles(len(session.table.columns)) else model.but(pile="column-1")


def _link(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`link CODE` opens a deal beside the game in progress, which is kept until the player goes back."""
    try:
        session = begin(rest)
    except GolfError as error:
        return model.but(problem=Said("error." + error.reason, error.values)), ()
    model = _dealt(model, session)
    return model.but(linked=model.aside != ""), ()


def _moves(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`moves s 5 2` plays a link's moves: refused ones are skipped and reported."""
    if model.session is None:
        return model, ()
    moves, unread = read_valid_moves(rest)
    session = model.session
    refused = []
    for move in moves:
        session, reason = act(session, move)
        if reason is not None:
            refused.append(
                Said("error.move_skipped", {"move": move, "reason": Said("refusal." + reason, {})})
            )
    if unread:
        refused.append(Said("error.moves_unknown", {"found": unread[:20], "place": len(moves) + 1}))
    model = model.but(session=session, problem=refused[-1] if refused else model.problem)
    return _say(model, tuple(refused) + reading.end_said(session)), ()


def _load(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`load SAVE` continues a saved game, its valid beginning if it was damaged."""
    try:
        loaded = load(rest)
    except GolfError as error:
        return model.but(problem=Said("error." + error.reason, error.values)), ()
    problem = Said("error.save_damaged", {"found": loaded.dropped[:20]}) if loaded.dropped else None
    model = model.but(session=loaded.session, problem=problem, refused=None, log=(), row=0)
    return _say(
        _at_a_place(model, loaded.session),
        ((problem,) if problem else ()) + reading.resumed_said(loaded.session),
    ), ()


def _back(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """Return to the game that was put aside; the one on the table takes its place there."""
    if not model.aside:
        return model, ()
    left = save_text(model.session) if model.session and model.session.line else ""
    after, effects = _load(model, model.aside)
    if after.session is model.session:
        return after, effects  # it cannot be read: nothing changes places, so that nothing is lost
    return after.but(aside=left, linked=False, window=""), effects


def _set(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    name, _, value = rest.partition(" ")
    settings = with_setting(model.settings, name, value)
    if settings == model.settings:
        return model, ()
    effects = _effects(LANGUAGE, settings.language) if settings.language != model.settings.language else ()
    refused = model.refused if settings.interactive == ON else None
    return model.but(settings=settings, refused=refused), effects


def _undo(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """The end's own undo: on the page only one element sends the move `u` itself."""
    return _move(model, UNDO)


def _dismiss(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    return (model.but(refused=None, problem=None) if model.refused or model.problem else model), ()


_HANDLERS = {
    "tap": _tap,
    "read": _read,
    "step": _step,
    "focus": _focus,
    "close": _close,
    "start": _start,
    "number": _number,
    "restart": _restart,
    "link": _link,
    "moves": _moves,
    "load": _load,
    "back": _back,
    "set": _set,
    "dismiss": _dismiss,
    "undo": _undo,
}
