"""What a message does on the card game's page: `update(model, message)` gives the new model and effects.

A message is a line of words: a move (`d`, `t`, `p23`, `x23`), or a word with what it needs. Buttons, keys,
timers and tests send the same ones. Saving wraps the whole, so that no branch can forget to save.
"""

from golf.cardgame.moves import read_valid_moves
from golf.cardgame.page import lesson, opening, pace, reading, turns
from golf.cardgame.page.draft import read_draft
from golf.cardgame.page.effects import OPTIONS
from golf.cardgame.page.model import (
    DISCARD,
    PERSONS_TURN,
    STOCK,
    Model,
    places,
    tell,
    waits_for,
)
from golf.cardgame.page.options import ON, read_options, with_option
from golf.cardgame.page.states import STATES, TAP
from golf.i18n.said import Said
from golf.page.effects import ASK, FOCUS, LANGUAGE, SAVE, SETTINGS, effects
from golf.page.log import settled
from golf.page.settings import Settings, read_settings, with_setting
from golf.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from golf.cardgame.page.model import Step


WINDOWS = ("setup", "settings", "rules", "keys", "share")


def update(model: Model, message: str) -> "Step":
    """Return the model after a message, and its effects; an unknown message changes nothing."""
    after, found = _answer(model, message)
    after, more = pace.following(model, after)
    after, spoken = settled(model, after)
    found = found + more + spoken
    # What is played in the lesson is not the player's match.
    kept = after.match is model.match and after.names == model.names and after.aside is model.aside
    if after.lesson < 0 and not kept:
        found = found + effects(SAVE)
    if after.settings is not model.settings:
        found = found + effects(SETTINGS)
    if after.options is not model.options:
        found = found + effects(OPTIONS)
    tone = _tone(model, after)
    if tone:
        found = found + effects(ASK, "sound " + tone)
    return after, found


def _tone(before: Model, after: Model) -> str:
    """Return the tone for an end, one's own turn, a refusal or a card put down; "" for none."""
    if after.options.sounds != ON or after.match is None or before.match is None:
        return ""
    if after.explaining and not before.explaining:
        return "end"
    if waits_for(after) == PERSONS_TURN and waits_for(before) != PERSONS_TURN:
        return "turn"
    if after.match.line.at != before.match.line.at:
        return "card"
    return "no" if after.alerts is not before.alerts else ""


def _answer(model: Model, message: str) -> "Step":
    word, _, rest = message.partition(" ")
    moves, unread = read_valid_moves(word)
    if len(moves) == 1 and not unread and not rest:
        return turns.move(model, moves[0])
    if word in WINDOWS and not (rest and word in HANDLERS):
        return replace(model, window=word, problem=None, typed="", given=""), ()
    handler = HANDLERS.get(word)
    return handler(model, rest) if handler else (model, ())


def _enter(model: Model, place: str) -> "Step":
    """`enter 23`: go on where the page waits for that, else do what a tap does."""
    message = STATES[waits_for(model)].enter
    return _tap(model, place) if message == TAP else HANDLERS[message](model, "")


def _tap(model: Model, place: str) -> "Step":
    if model.match is None:
        return replace(model, window="setup"), ()
    if place not in places(model.match.table.rules):
        return model, ()
    return turns.tap(model, place)


def _step(model: Model, way: str) -> "Step":
    """`step left`: move focus between stock and discard above and the places of the board."""
    if model.match is None:
        return model, ()
    rules = model.match.table.rules
    place = model.place
    row, column = 0, 1 if place == STOCK else 2
    if place not in (STOCK, DISCARD):
        row, column = int(place[0]), int(place[1])
    if way in ("left", "right"):
        column += 1 if way == "right" else -1
    elif way in ("up", "down"):
        row += 1 if way == "down" else -1
    widest = rules.columns if row else 2
    # From a row with more places to the one with two, and back.
    column = min(column, widest) if way in ("up", "down") else column
    if not (0 <= row <= rules.rows and 1 <= column <= widest):
        return tell(model, (Said("cards_log.edge", {}),)), ()
    to = (STOCK, DISCARD)[column - 1] if row == 0 else str(row) + str(column)
    return replace(model, place=to, looked=-1), effects(FOCUS, to)


def _focus(model: Model, place: str) -> "Step":
    if model.match is None or place == model.place or place not in places(model.match.table.rules):
        return model, ()
    return replace(model, place=place), ()


def _set(model: Model, rest: str) -> "Step":
    """`set pace 2`, `set theme dark`, `set seat2 hard`: an option, a setting of the site, a seat."""
    name, _, value = rest.partition(" ")
    if name[:4] == "seat":
        return opening.reseat(model, name[4:] + " " + value)
    options = with_option(model.options, name, value)
    if options != model.options:
        return replace(model, options=options), ()
    if name not in ("theme", "language", "letters"):
        return model, ()
    return _with_settings(model, with_setting(model.settings, name, value))


def _stored(model: Model, rest: str) -> "Step":
    """`stored settings theme=dark`: what another page has set; so with `options` and `table`."""
    what, _, text = rest.partition(" ")
    if what == "options":
        return replace(model, options=read_options(text)), ()
    if what == "table":
        return replace(model, draft=read_draft(text)), ()
    return _with_settings(model, read_settings(text)) if what == "settings" else (model, ())


def _with_settings(model: Model, settings: Settings) -> "Step":
    if settings == model.settings:
        return model, ()
    spoken = effects(LANGUAGE, settings.language) if settings.language != model.settings.language else ()
    return replace(model, settings=settings), spoken


def _rest(model: Model, _: str) -> "Step":
    """`rest`: Enter at the end of a match, where a slip would deal another one over the result."""
    return tell(model, (Said("cards_log.over", {}),)), ()


def _speak(model: Model, _: str) -> "Step":
    return (replace(model, hushed=False) if model.hushed else model), ()


def _close(model: Model, _: str) -> "Step":
    return replace(model, window="", problem=None, typed="", given=""), ()


def _giving(word: str) -> "Callable[[Model, str], Step]":
    """Return what answers a message of copying and sharing, which comes later as windows do."""

    def answer(model: Model, rest: str) -> "Step":
        from golf.cardgame.page.later.share import answer

        return answer(model, word, rest)

    return answer


HANDLERS = {
    "tap": _tap,
    "enter": _enter,
    "throw": turns.throw,
    "cancel": turns.cancel,
    "dismiss": turns.cancel,
    "next": pace.onward,
    "skip": pace.onward,
    "again": opening.again,
    "rest": _rest,
    "quiet": lambda model, _: (model, ()),
    "hint": turns.point,
    "tick": pace.tick,
    "slow": pace.slow,
    "advice": pace.chosen,
    "advisor-failed": pace.failed,
    "read": reading.read,
    "history": reading.history,
    "step": _step,
    "focus": _focus,
    "show": reading.show,
    "choose": opening.choose,
    "start": opening.start,
    "number": opening.number,
    "link": opening.link,
    "load": opening.load,
    "names": opening.name,
    "back": opening.back,
    "lesson": lesson.begin,
    "set": _set,
    "speak": _speak,
    "stored": _stored,
    "copy": _giving("copy"),  # link
    "share": _giving("share"),  # link
    "given": _giving("given"),  # link copied
    "close": _close,
}
