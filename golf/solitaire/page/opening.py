"""How a game comes onto the table: a new deal, a typed code, a link, a save, or the game put aside."""

from golf.deals.go1 import LIMIT
from golf.errors import BadCode, GolfError
from golf.i18n.said import Said, error_said
from golf.numbers import read_number
from golf.page.effects import RANDOM, Effect, effects
from golf.page.settings import BY_RULE, ON
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
from golf.solitaire.opening import new_code, numbered_code
from golf.solitaire.page import course_play
from golf.solitaire.page.effects import PROVEN, REFUSED
from golf.solitaire.page.model import Model, say, shut
from golf.solitaire.page.player_moves import LOADING
from golf.solitaire.places import piles
from golf.solitaire.rules import dealt_as, rules_named
from golf.solitaire.session import Session, begin
from golf.solitaire.session import load as read_save
from golf.solitaire.table import PLAYING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

# Players of these expect a deal that can be won; strict players expect the luck of nine holes.
_USUALLY_WINNABLE = ("E", "C")
COURSE_MARK = "9"  # before a rule's letter: a course of nine holes


def start(model: Model, rest: str) -> "Step":
    """`start E` deals at random under a rule, `start E GO1-…` what was typed; a typed code keeps its rule.

    `start 9E` begins a course of nine holes, `start 9E GO1-…` the course whose first hole that is.
    """
    letter, _, typed = rest.partition(" ")
    holes = letter[:1] == COURSE_MARK
    letter = letter[1:] if holes else letter
    if not typed.strip(" ") and holes:
        rules = rules_named(letter)
        return model, effects(RANDOM, COURSE_MARK + dealt_as(rules).letter) if rules else ()
    if not typed.strip(" "):
        rules = rules_named(letter)
        return model, _cards_for(model, dealt_as(rules).letter) if rules else ()
    rules = rules_named(letter)
    try:
        code = numbered_code(typed, dealt_as(rules).letter) if rules else ""
        course, session = _named(code or typed)
        if holes and course is None and session.code.startswith("GO1"):
            course = open_course(session.code.replace("GO1", "GO9"))
    except GolfError as error:
        return replace(model, problem=error_said(error)), ()
    return _dealt(model, session, course, sentences.numbered_said(typed, session)), ()


def _named(text: str) -> tuple[Course | None, Session]:
    """Return the game that a text names, and its course where it names one; raises `BadCode`."""
    try:
        session = begin(text)
    except BadCode as error:
        if error.reason != "code_course":
            raise error
        course = open_course(text)
        return course, begin_hole(course)
    return None, session


def winnable_only(model: Model, letter: str) -> bool:
    """Return whether new deals of a rule must be winnable: as set, else as is usual for the rule."""
    wanted = model.settings.winnable
    return wanted == ON or (wanted == BY_RULE and letter in _USUALLY_WINNABLE)


def _cards_for(model: Model, letter: str) -> tuple[Effect, ...]:
    if not winnable_only(model, letter):
        return effects(RANDOM, letter)
    return effects(PROVEN, letter + " " + model.settings.difficulty)


def number(model: Model, rest: str) -> "Step":
    """`number E 123`: the answer to the effects `random` and `proven`; `number 9E 123` for a course."""
    letter, _, digits = rest.partition(" ")
    holes = letter[:1] == COURSE_MARK
    rules = rules_named(letter[1:] if holes else letter)
    found = read_number(digits, 11)
    if rules is None or found is None:
        return model, ()
    if holes:
        course = new_course(rules.letter, found)
        return _dealt(model, begin_hole(course), course), ()
    return _dealt(model, begin(new_code(rules, found % LIMIT))), ()


def day(model: Model, rest: str) -> "Step":
    """`day E 123` answers the effect `day`. That deal goes on if it lies on the table or was put aside."""
    after, _ = number(model, rest)
    if after is model or after.session is None:
        return model, ()
    code = after.session.code
    if model.session and model.session.code == code and not model.course and not model.study:
        after = shut(model)
    elif model.aside.split(" ")[1:2] == [code]:  # it was left for another game
        after, _ = back(model, "")
    return say(after, (Said("log.daily", {}),)), ()


def unlisted(model: Model, _: str) -> "Step":
    """Winnable cards were wanted and there is no list for the rule: these are random, and that is said."""
    problem = Said("error.no_list", {})
    return say(replace(model, problem=problem), (problem,)), ()


def restart(model: Model, _: str) -> "Step":
    """Deal the same cards again; a hole of a course stays one."""
    if model.session is None:
        return model, ()
    session = begin(model.session.code)
    if model.course and not model.course.over:
        said = course_play.hole_said(model.course) + sentences.dealt_said(session)
        return say(replace(course_play.on_table(model, model.course, session), log=()), said), ()
    return _dealt(model, session), ()


def _dealt(
    model: Model, session: Session, course: Course | None = None, first: tuple[Said, ...] = ()
) -> Model:
    """Put a new game on the table; one in progress is put aside, so that a slip loses nothing."""
    aside = _put_aside(model)
    model = replace(course_play.on_table(model, course, session), log=(), aside=aside)
    said = course_play.hole_said(course) if course else ()
    return say(_at_a_place(model, session), first + said + sentences.dealt_said(session))


def _put_aside(model: Model) -> str:
    """Return the save of the game to come back to. Beside a link's deal that stays the player's own game."""
    old, course = model.session, model.course
    if model.linked or model.study or (course is None and is_course_save(model.aside)):
        return model.aside
    begun = old is not None and old.done and old.status == PLAYING
    between = course is not None and not course.over and (course.results or (old and old.done))
    return course_play.game_text(model) if begun or between else ""


def _at_a_place(model: Model, session: Session) -> Model:
    """Partial tables have fewer columns: the focus must be at one of them."""
    return model if model.pile in piles(len(session.table.columns)) else replace(model, pile="column-1")


def link(model: Model, rest: str) -> "Step":
    """`link CODE` opens a deal beside the game in progress, which is kept until the player goes back."""
    try:
        course, session = _named(rest)
    except GolfError as error:
        told = effects(REFUSED, LOADING + " " + error.reason)
        return replace(model, problem=error_said(error)), told
    model = _dealt(model, session, course, sentences.numbered_said(rest, session))
    return replace(model, linked=model.aside != ""), ()


def load(model: Model, rest: str) -> "Step":
    """`load SAVE` continues a saved game, its valid beginning if it was damaged."""
    try:
        loaded = _loaded(rest)
    except GolfError as error:
        return replace(model, problem=error_said(error)), ()
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


def back(model: Model, _: str) -> "Step":
    """Return to the game that was put aside; the one on the table takes its place there."""
    if not model.aside:
        return model, ()
    left = course_play.game_text(model) if model.session and (model.session.done or model.course) else ""
    after, found = load(model, model.aside)
    if after.session is model.session:
        return after, found  # it cannot be read: nothing changes places, so that nothing is lost
    return replace(after, aside=left, linked=False), found
