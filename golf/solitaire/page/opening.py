"""How a game comes onto the table: a new deal, a typed code, a link, a save, or the game put aside."""

from golf.deals.go1 import LIMIT
from golf.errors import BadCode, GolfError
from golf.i18n.said import Said
from golf.page.effects import DAY, PROVEN, RANDOM, REFUSED, Effect, effects
from golf.page.settings import BY_RULE, ON, with_setting
from golf.record import replace
from golf.solitaire import sentences
from golf.solitaire.course import (
    Course,
    LoadedCourse,
    begin_hole,
    is_course_save,
    load_course,
    new_course,
    open_course,
)
from golf.solitaire.opening import new_code
from golf.solitaire.page import course_play
from golf.solitaire.page.model import Model, say
from golf.solitaire.page.player_moves import LOADING
from golf.solitaire.places import piles
from golf.solitaire.rules import EASY, STUCK, dealt_as, rules_named
from golf.solitaire.session import Session, begin
from golf.solitaire.session import load as read_save
from golf.solitaire.table import PLAYING

# Players of these expect a deal that can be won; strict players expect the luck of nine holes.
_USUALLY_WINNABLE = ("E", "C")
COURSE_MARK = "9"  # before a rule's letter: a course of nine holes


def start(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`start E` deals at random under a rule, `start E GO1-…` what was typed; a typed code keeps its rule.

    `start 9E` begins a course of nine holes, `start 9E GO1-…` the course whose first hole that is.
    """
    letter, _, typed = rest.partition(" ")
    holes = letter[:1] == COURSE_MARK
    letter = letter[1:] if holes else letter
    if not typed.strip(" ") and holes:
        rules = rules_named(letter)
        found = effects(RANDOM, COURSE_MARK + dealt_as(rules).letter) if rules else ()
        return replace(model, choice=""), found
    if not typed.strip(" "):
        rules = rules_named(letter)
        return (
            (replace(model, choice=""), _cards_for(model, dealt_as(rules).letter)) if rules else (model, ())
        )
    try:
        course, session = _named(typed)
        if holes and course is None and session.code.startswith("GO1"):
            course = open_course(session.code.replace("GO1", "GO9"))
    except GolfError as error:
        return replace(model, problem=Said("error." + error.reason, error.values)), ()
    return _dealt(model, session, course), ()


def _named(text: str) -> tuple[Course | None, Session]:
    """The game that a text names, and its course where it names one; raises `BadCode`."""
    try:
        session = begin(text)
    except BadCode as error:
        if error.reason != "code_course":
            raise error
        course = open_course(text)
        return course, begin_hole(course)
    return None, session


def choose(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`choose rule S`, `choose stuck on`, `choose winnable off`, `choose difficulty hard`: New game."""
    name, _, value = rest.partition(" ")
    letter, stuck = chosen_letter(model)
    if name == "rule":
        wanted = rules_named(value + STUCK if stuck else value)
        return (replace(model, choice=wanted.letter) if wanted else model), ()
    if name == "stuck":
        return replace(model, choice=letter + STUCK if value == ON else letter), ()
    settings = with_setting(model.settings, name, value)
    if name not in ("winnable", "difficulty") or settings == model.settings:
        return model, ()
    return replace(model, settings=settings), ()


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
    """`number E 123`: the answer to the effects `random` and `proven`; `number 9E 123` for a course."""
    letter, _, digits = rest.partition(" ")
    holes = letter[:1] == COURSE_MARK
    rules = rules_named(letter[1:] if holes else letter)
    if rules is None or [char for char in digits if char not in "0123456789"] or not 0 < len(digits) < 12:
        return model, ()
    if holes:
        course = new_course(rules.letter, int(digits))
        return _dealt(model, begin_hole(course), course), ()
    return _dealt(model, begin(new_code(rules, int(digits) % LIMIT))), ()


def daily(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """The deal of the day under the rule that is chosen; the same cards for everybody."""
    letter, stuck = chosen_letter(model)
    rules = rules_named(letter + STUCK if stuck else letter)
    return replace(model, choice=""), effects(DAY, dealt_as(rules).letter) if rules else ()


def day(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`day E 123` answers the effect `day`. That deal goes on if it lies on the table or was put aside."""
    after, _ = number(model, rest)
    if after is model or after.session is None:
        return model, ()
    code = after.session.code
    if model.session and model.session.code == code and not model.course and not model.study:
        after = replace(model, window="", problem=None)
    elif model.aside.split(" ")[1:2] == [code]:  # it was left for another game
        after, _ = back(model, "")
    return say(after, (Said("log.daily", {}),)), ()


def unlisted(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """Winnable cards were wanted and there is no list for the rule: these are random, and that is said."""
    problem = Said("error.no_list", {})
    return say(replace(model, problem=problem), (problem,)), ()


def restart(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """The same deal from its beginning; a hole of a course stays one."""
    if model.session is None:
        return model, ()
    session = begin(model.session.code)
    if model.course and not model.course.over:
        said = course_play.hole_said(model.course) + sentences.dealt_said(session)
        return say(replace(course_play.on_table(model, model.course, session), log=()), said), ()
    return _dealt(model, session), ()


def _dealt(model: Model, session: Session, course: Course | None = None) -> Model:
    """A new game; one in progress is put aside, so that a slip of the finger loses nothing."""
    aside = _put_aside(model)
    model = replace(course_play.on_table(model, course, session), log=(), aside=aside)
    said = course_play.hole_said(course) if course else ()
    return say(_at_a_place(model, session), said + sentences.dealt_said(session))


def _put_aside(model: Model) -> str:
    """The save of the game to come back to. Beside a link's deal that stays the player's own game."""
    old, course = model.session, model.course
    if model.linked or model.study or (course is None and is_course_save(model.aside)):
        return model.aside
    begun = old is not None and old.line and old.status == PLAYING
    between = course is not None and not course.over and (course.results or (old and old.line))
    return course_play.game_text(model) if begun or between else ""


def _at_a_place(model: Model, session: Session) -> Model:
    """Partial tables have fewer columns: the focus must be at one of them."""
    return model if model.pile in piles(len(session.table.columns)) else replace(model, pile="column-1")


def link(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`link CODE` opens a deal beside the game in progress, which is kept until the player goes back."""
    try:
        course, session = _named(rest)
    except GolfError as error:
        told = effects(REFUSED, LOADING + " " + error.reason)
        return replace(model, problem=Said("error." + error.reason, error.values)), told
    model = _dealt(model, session, course)
    return replace(model, linked=model.aside != ""), ()


def load(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`load SAVE` continues a saved game, its valid beginning if it was damaged."""
    try:
        loaded = _loaded(rest)
    except GolfError as error:
        return replace(model, problem=Said("error." + error.reason, error.values)), ()
    problem = Said("error.save_damaged", {"found": loaded.dropped[:20]}) if loaded.dropped else None
    model = replace(course_play.on_table(model, loaded.course, loaded.session), problem=problem, log=())
    said = course_play.hole_said(loaded.course) if loaded.course else ()
    return say(
        _at_a_place(model, loaded.session),
        ((problem,) if problem else ()) + said + sentences.resumed_said(loaded.session),
    ), ()


def _loaded(text: str) -> LoadedCourse:
    if is_course_save(text):
        return load_course(text)
    loaded = read_save(text)
    return LoadedCourse(None, loaded.session, loaded.dropped)


def back(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """Return to the game that was put aside; the one on the table takes its place there."""
    if not model.aside:
        return model, ()
    left = course_play.game_text(model) if model.session and (model.session.line or model.course) else ""
    after, found = load(model, model.aside)
    if after.session is model.session:
        return after, found  # it cannot be read: nothing changes places, so that nothing is lost
    return replace(after, aside=left, linked=False, window="", study=False), found
