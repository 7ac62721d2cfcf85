"""What a message does: `update(model, message)` gives the new model and the effects to carry out.

A message is a line of words: a move (`s`, `5`, `1:4`, `u`, `r`), or a word with what it needs (`new`,
`start E`, `set theme dark`, `focus stock`). Buttons, keys, links, host pages and tests send the same
ones. Effects are values, carried out at the edge (`golf.web`); saving wraps the whole, so that no branch
can forget to save.
"""

from golf.page import offline
from golf.page.effects import FOCUS, LANGUAGE, SAVE, SETTINGS, Effect, effects
from golf.page.log import settled
from golf.page.settings import ON, Settings, read_settings, with_setting
from golf.record import replace
from golf.solitaire import sentences
from golf.solitaire.advisor.questions import BEST
from golf.solitaire.moves import read_valid_moves
from golf.solitaire.page import advisor, course_play, opening, player_moves
from golf.solitaire.page.effects import RECENT, STATE
from golf.solitaire.page.model import MORE, Model, heard_in_window, messages, say, shut
from golf.solitaire.page.recent import recent_of, recent_text
from golf.solitaire.places import DISCARD, STOCK, piles
from golf.solitaire.session import Session
from golf.solitaire.table import DRAW, PLAYING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step


def update(model: Model, message: str) -> "Step":
    """Return the model after a message, and the effects; an unknown message changes nothing."""
    after, found = _answer(model, message)
    after, spoken = settled(model, after)
    found = found + spoken
    if after.session is not model.session:
        if _lies_elsewhere(model.session, after.session):
            after, asked = advisor.after_change(after)
            found = found + asked
        # A line that is stepped through is not the player's game.
        found = found + (() if after.study else effects(SAVE)) + effects(STATE) + _remember(model, after)
    elif after.course is not model.course:
        found = found + effects(SAVE)
    if after.settings is not model.settings:
        found = found + effects(SETTINGS)
    return after, found


def _lies_elsewhere(before: Session | None, after: Session | None) -> bool:
    """Return whether cards have moved, and not only a counter."""
    if before is None or after is None:
        return True
    return before.tables is not after.tables or before.at != after.at


def _remember(before: Model, after: Model) -> tuple[Effect, ...]:
    """Return the list of recent deals takes a game that ended, and one that gave way to another deal."""
    old, new = before.session, after.session
    if before.embed or before.study or after.study or new is None:
        return ()
    if old is not None and old.code != new.code and old.done:
        return effects(RECENT, recent_text((recent_of(old),)))
    ended = new.status != PLAYING and (old is None or old.table is not new.table)
    return effects(RECENT, recent_text((recent_of(new),))) if ended and new.done else ()


def _answer(model: Model, message: str) -> "Step":
    word, _, rest = message.partition(" ")
    moves, unread = read_valid_moves(word)
    if len(moves) == 1 and not unread and not rest:
        return player_moves.play_move(model, moves[0])
    if word in offline.ASKS:
        return model, offline.ask(word)
    handler = HANDLERS.get(word)
    return handler(model, rest) if handler else _later(model, word, rest)


def _tap(model: Model, pile: str) -> "Step":
    """Answer a tap or Enter on a place: play the column, draw from the stock, read the discard."""
    if pile == STOCK:
        return player_moves.play_move(model, DRAW)
    if pile == DISCARD:
        return _read(replace(model, pile=DISCARD), "discard")
    return (
        player_moves.play_move(model, pile[-1:])
        if model.session and pile in piles(len(model.session.table.columns))
        else (model, ())
    )


def _read(model: Model, what: str) -> "Step":
    if model.session is None:
        return model, ()
    back = 0
    if what in _BACK:
        said = messages(model)
        back = max(0, min(len(said) - 1, model.back * abs(_BACK[what]) + _BACK[what]))
        heard = said[len(said) - 1 - back :][:1]
    else:
        heard = sentences.read_aloud(model.session, what)
    if what == "score" and model.course:
        heard = heard + (course_play.standing_said(model.course),)
    if model.window == MORE:
        model = replace(model, data=heard_in_window(model) + heard)  # what lies behind a window is not heard
    return replace(say(model, heard), back=back), ()


# How far each goes through the messages: back to the last one, one earlier, one later.
_BACK = {"last": 0, "earlier": 1, "later": -1}


def _step(model: Model, way: str) -> "Step":
    """Take an arrow's step: left and right between the places, up and down through a column."""
    if model.session is None or way not in ("left", "right", "up", "down"):
        return model, ()
    places = piles(len(model.session.table.columns))
    if model.settings.left_hand == ON:
        places = places[:-2] + (DISCARD, STOCK)  # as they lie then
    at = places.index(model.pile) if model.pile in places else 0
    if way in ("left", "right"):
        to = places[max(0, min(len(places) - 1, at + (1 if way == "right" else -1)))]
        return replace(model, pile=to, row=0, look=to), effects(FOCUS, to)
    if at >= len(places) - 2 or not model.session.table.columns[at]:
        return say(model, sentences.place_said(model.session, places[at])), ()
    height = len(model.session.table.columns[at])
    row = model.row or height
    row = max(1, row - 1) if way == "up" else min(height, row + 1)
    return say(replace(model, row=row), (sentences.card_said(model.session, at, row),)), ()


def _focus(model: Model, pile: str) -> "Step":
    if model.session is None or pile not in piles(len(model.session.table.columns)):
        return model, ()
    return (replace(model, pile=pile, row=0) if pile != model.pile else model), ()


def _look(model: Model, pile: str) -> "Step":
    """Preview what playing a column's free card would free; without a place no longer (B8)."""
    known = model.session is not None and pile in piles(len(model.session.table.columns))
    return (replace(model, look=pile) if known or not pile else model), ()


def _speak(model: Model, _: str) -> "Step":
    return (replace(model, hushed=False) if model.hushed else model), ()


def _close(model: Model, _: str) -> "Step":
    return shut(model), ()


def _news(model: Model, rest: str) -> "Step":
    news = offline.read_news(model.offline, rest)
    return (replace(model, offline=news) if news != model.offline else model), ()


def _later(model: Model, word: str, rest: str) -> "Step":
    """Answer a message that a start does not know, once the rest of the code is there."""
    from golf.solitaire.page.later import answer

    return answer(model, word, rest)


def _advice(model: Model, rest: str) -> "Step":
    """Take an answer of the advisor, about the game or about a hole of the scorecard."""
    if rest.startswith(BEST + " "):
        return _later(model, BEST, rest)
    return advisor.answer(model, rest)


def _set(model: Model, rest: str) -> "Step":
    name, _, value = rest.partition(" ")
    return _with_settings(model, with_setting(model.settings, name, value))


def _stored(model: Model, rest: str) -> "Step":
    """`stored settings theme=dark`: what another page has set."""
    what, _, text = rest.partition(" ")
    return _with_settings(model, read_settings(text)) if what == "settings" else (model, ())


def _with_settings(model: Model, settings: Settings) -> "Step":
    before = model.settings
    if settings == before:
        return model, ()
    spoken = effects(LANGUAGE, settings.language) if settings.language != before.language else ()
    refused = model.refused if settings.interactive == ON else None
    model = replace(model, settings=settings, refused=refused)
    if (settings.verdict, settings.warn) != (before.verdict, before.warn) and ON in (
        settings.verdict,
        settings.warn,
    ):
        model = replace(model, advice=replace(model.advice, broken=False))
        model, asked = advisor.after_change(model)
        return model, spoken + asked
    return model, spoken


def _dismiss(model: Model, _: str) -> "Step":
    if model.refused or model.problem or model.advice.hint:
        model = replace(model, refused=None, problem=None, advice=replace(model.advice, hint=None))
    return model, ()


# What a start knows; windows and what belongs to them are in `golf.solitaire.page.later`.
HANDLERS = {
    "tap": _tap,  # column-3, stock, discard
    "read": _read,  # discard, table, free, score, stock, last, earlier, later
    "step": _step,  # left, right, up, down
    "focus": _focus,  # column-3, stock, discard
    "look": _look,  # column-3; nothing: no longer
    "moves": player_moves.follow,  # s 5 2
    "undo": player_moves.undo,
    "start": opening.start,  # E, CD; 9E: a course; E GO1-E-AAAAAAB: what was typed
    "number": opening.number,  # E 123, 9E 123
    "day": opening.day,  # E 123
    "unlisted": opening.unlisted,
    "restart": opening.restart,
    "link": opening.link,  # GO1-E-AAAAAAB, a course's code or a position
    "load": opening.load,  # a save
    "back": opening.back,
    "next-hole": course_play.next_hole,
    "give-up": course_play.give_up,
    "set": _set,  # theme dark
    "speak": _speak,  # what was hushed
    "stored": _stored,  # settings theme=dark: another page has set that
    "hint": advisor.ask_hint,
    "verdict": advisor.ask_verdict,
    "advice": _advice,  # hint 3 only_win won -3 s5: an answer of the advisor
    "advisor-failed": advisor.failed,
    "study": advisor.study,
    "continue": advisor.leave_study,
    "offline": _news,  # rules fetching 30 90, update waiting, install ios, kept yes
    "dismiss": _dismiss,
    "close": _close,
}
