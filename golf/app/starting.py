"""How a game comes onto the table: a new deal, a typed code, a link, a save, or the game put aside."""

from golf.app import reading
from golf.app.effects import PROVEN, RANDOM, Effect, effects
from golf.app.model import Model, Said, piles, say
from golf.app.settings import BY_RULE, ON, with_setting
from golf.deals.go1 import LIMIT
from golf.errors import GolfError
from golf.session.save import load as read_save
from golf.session.save import save_text
from golf.session.session import Session, begin
from golf.solitaire.opening import new_code
from golf.solitaire.rules import EASY, STUCK, dealt_as, rules_named
from golf.solitaire.table import PLAYING

# Players of these expect a deal that can be won; strict players expect the luck of nine holes.
_USUALLY_WINNABLE = ("E", "C")


def start(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`start E` deals at random under a rule, `start E GO1-…` what was typed; a typed code keeps its rule."""
    letter, _, typed = rest.partition(" ")
    if not typed.strip(" "):
        rules = rules_named(letter)
        return (model.but(choice=""), _cards_for(model, dealt_as(rules).letter)) if rules else (model, ())
    try:
        session = begin(typed)
    except GolfError as error:
        return model.but(problem=Said("error." + error.reason, error.values)), ()
    return _dealt(model, session), ()


def choose(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`choose rule S`, `choose stuck on`, `choose winnable off`, `choose difficulty hard`: New game."""
    name, _, value = rest.partition(" ")
    letter, stuck = chosen_letter(model)
    if name == "rule":
        wanted = rules_named(value + STUCK if stuck else value)
        return (model.but(choice=wanted.letter) if wanted else model), ()
    if name == "stuck":
        return model.but(choice=letter + STUCK if value == ON else letter), ()
    settings = with_setting(model.settings, name, value)
    if name not in ("winnable", "difficulty") or settings == model.settings:
        return model, ()
    return model.but(settings=settings), ()


def chosen_letter(model: Model) -> tuple[str, bool]:
    """The letter of the rule chosen in the New game window, and whether its stock is closed.

    Until one is chosen it is that of the game.
    """
    rules = rules_named(model.choice) or (model.session.start.rules if model.session else EASY)
    return rules.letter[:1], rules.draw_only_when_stuck


def winnable_only(model: Model, letter: str) -> bool:
    """Whether new deals of a rule are to be winnable: as set, else as is usual for the rule."""
    wanted = model.settings.winnable
    return wanted == ON or (wanted == BY_RULE and letter in _USUALLY_WINNABLE)


def _cards_for(model: Model, letter: str) -> tuple[Effect, ...]:
    if not winnable_only(model, letter):
        return effects(RANDOM, letter)
    return effects(PROVEN, letter + " " + model.settings.difficulty)


def number(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`number E 123`: the answer to the effects `random` and `proven`."""
    letter, _, digits = rest.partition(" ")
    rules = rules_named(letter)
    if rules is None or [char for char in digits if char not in "0123456789"] or not 0 < len(digits) < 12:
        return model, ()
    return _dealt(model, begin(new_code(rules, int(digits) % LIMIT))), ()


def unlisted(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """Winnable cards were wanted and there is no list for the rule: these are random, and that is said."""
    problem = Said("error.no_list", {})
    return say(model.but(problem=problem), (problem,)), ()


def restart(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """The same deal from its beginning."""
    return (_dealt(model, begin(model.session.code)), ()) if model.session else (model, ())


def _dealt(model: Model, session: Session) -> Model:
    """A new game; one in progress is put aside, so that a slip of the finger loses nothing."""
    aside = _put_aside(model)
    model = model.but(
        session=session,
        window="",
        problem=None,
        refused=None,
        log=(),
        row=0,
        aside=aside,
        study=False,
        choice="",
    )
    return say(_at_a_place(model, session), reading.dealt_said(session))


def _put_aside(model: Model) -> str:
    """The save of the game to come back to. Beside a link's deal that stays the player's own game."""
    old = model.session
    if model.linked or model.study:
        return model.aside
    return save_text(old) if old is not None and old.line and old.status == PLAYING else ""


def _at_a_place(model: Model, session: Session) -> Model:
    """Partial tables have fewer columns: the focus must be at one of them."""
    return model if model.pile in piles(len(session.table.columns)) else model.but(pile="column-1")


def link(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`link CODE` opens a deal beside the game in progress, which is kept until the player goes back."""
    try:
        session = begin(rest)
    except GolfError as error:
        return model.but(problem=Said("error." + error.reason, error.values)), ()
    model = _dealt(model, session)
    return model.but(linked=model.aside != ""), ()


def load(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`load SAVE` continues a saved game, its valid beginning if it was damaged."""
    try:
        loaded = read_save(rest)
    except GolfError as error:
        return model.but(problem=Said("error." + error.reason, error.values)), ()
    problem = Said("error.save_damaged", {"found": loaded.dropped[:20]}) if loaded.dropped else None
    model = model.but(session=loaded.session, problem=problem, refused=None, log=(), row=0)
    return say(
        _at_a_place(model, loaded.session),
        ((problem,) if problem else ()) + reading.resumed_said(loaded.session),
    ), ()


def back(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """Return to the game that was put aside; the one on the table takes its place there."""
    if not model.aside:
        return model, ()
    left = save_text(model.session) if model.session and model.session.line else ""
    after, found = load(model, model.aside)
    if after.session is model.session:
        return after, found  # it cannot be read: nothing changes places, so that nothing is lost
    return after.but(aside=left, linked=False, window="", study=False), found
