"""The talk of a board with the page around it.

The host may say `golf:load`, which brings another game, `golf:do`, which makes one move, and `golf:set`,
which changes how the board looks while the game goes on. The board says `golf:ready`, `golf:state` and
`golf:refused` (docs/interfaces.md).

A message comes as the JSON of an object; whatever is not exactly one of the three is dropped without a word,
since a page may post messages that are meant for others.
"""

import json
from collections import namedtuple

from golf.errors import GolfError
from golf.limits import MESSAGE
from golf.page.effects import LANGUAGE, effects
from golf.page.settings import ON, with_setting
from golf.play.line import UNDO, with_counters_of
from golf.play.pairs import Pairs, json_text
from golf.record import replace
from golf.solitaire import sentences
from golf.solitaire.moves import read_valid_moves
from golf.solitaire.page import player_moves
from golf.solitaire.page.effects import REFUSED
from golf.solitaire.page.later.board_address import options, read_frame
from golf.solitaire.page.model import Model, say
from golf.solitaire.report import state_pairs
from golf.solitaire.session import Session, begin, game_along

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

VERSION = 1
LOAD, DO, SET = "golf:load", "golf:do", "golf:set"
_OPTIONS = ("theme", "controls", "highlight", "interactive", "lang")  # what `SET` may change


class HostMessage(namedtuple("HostMessage", "kind deal moves options")):
    """What a host asks for: `LOAD` with a deal and moves, `DO` with one move, or `SET` with options."""

    __slots__ = ()
    kind: str
    deal: str
    moves: str
    options: tuple[tuple[str, str], ...]


def read_host(text: str) -> HostMessage | None:
    """Return a host's message, or None for anything else."""
    if len(text) > MESSAGE:
        return None
    try:
        found = json.loads(text)
    except (ValueError, RuntimeError):  # the second: nested too deeply
        return None
    if not isinstance(found, dict) or found.get("v") is True or found.get("v") != VERSION:
        return None
    kind = found.get("type")
    if kind == DO:
        move = found.get("do")
        moves, unread = read_valid_moves(move) if isinstance(move, str) else ((), "")
        return HostMessage(DO, "", moves[0], ()) if len(moves) == 1 and not unread else None
    if kind == SET:
        asked = tuple([(name, found[name]) for name in _OPTIONS if name in found])
        texts = [value for _, value in asked if isinstance(value, str)]
        return HostMessage(SET, "", "", asked) if texts and len(texts) == len(asked) else None
    if kind != LOAD:
        return None
    given = [found[name] for name in ("code", "position") if found.get(name)]
    line = found.get("moves") or ""
    if len(given) != 1 or not isinstance(given[0], str) or not isinstance(line, str):
        return None
    return HostMessage(LOAD, given[0], line, ())


def load(model: Model, asked: HostMessage) -> "Step":
    """Another game on the table. A deal that cannot be read changes nothing, and the host hears why."""
    try:
        session = begin(asked.deal)
    except GolfError as error:
        return model, effects(REFUSED, player_moves.LOADING + " " + error.reason)
    session, _, told = player_moves.along_line(session, asked.moves)
    model = replace(
        model,
        session=session,
        refused=None,
        problem=None,
        row=0,
        log=(),
        pile="column-1",
        frame=model.frame.plain(),
    )
    return say(model, sentences.dealt_said(session) + sentences.end_said(session)), told


def set_options(model: Model, asked: HostMessage) -> "Step":
    """Other colours, controls, marks or words for the same game; an empty text is as usual again."""
    old, looks = model.frame, dict(options(model.frame))
    looks.update(dict(asked.options))
    frame = replace(read_frame(looks), captions=old.captions, line=old.line)
    settings = with_setting(model.settings, "theme", frame.theme)
    settings = with_setting(settings, "interactive", frame.interactive)
    settings = with_setting(settings, "language", looks.get("lang", settings.language))
    if frame == old and settings == model.settings:
        return model, ()
    spoken = effects(LANGUAGE, settings.language) if settings.language != model.settings.language else ()
    refused = model.refused if settings.interactive == ON else None
    return replace(model, frame=frame, settings=settings, refused=refused), spoken


def begin_walk(model: Model, line: tuple[str, ...]) -> Model:
    """Begin a board with captions at its first position, with the line ahead of it."""
    return replace(model, frame=replace(model.frame, line=line)) if model.session else model


def on_line(model: Model) -> int:
    """Return how many moves of the board's line are made; -1 where the player left that line."""
    done = model.session.done if model.session else ()
    return len(done) if model.frame.line[: len(done)] == done else -1


def walk_move(model: Model) -> str:
    """Return the next move of the board's line, "" at its end or beside it."""
    place = on_line(model)
    return model.frame.line[place] if 0 <= place < len(model.frame.line) else ""


def back_to_line(model: Model) -> Session | None:
    """Return the game where it left the board's line; moves that were counted stay counted."""
    session = model.session
    assert session is not None
    line, common = model.frame.line, 0
    while session.done[common : common + 1] == line[common : common + 1] and common < len(line):
        common += 1
    found = game_along(session.code, line, common)
    return with_counters_of(found, session) if found else None


def host(model: Model, rest: str) -> "Step":
    """`host {…}`: what the page around a board asks for; anything else of it changes nothing."""
    if model.embed and len(rest) > MESSAGE and LOAD in rest[:100]:  # else it is meant for others
        return model, effects(REFUSED, player_moves.LOADING + " too_long")
    asked = read_host(rest) if model.embed else None
    if asked is None:
        return model, ()
    if asked.kind == SET:
        return set_options(model, asked)
    return player_moves.play_move(model, asked.moves) if asked.kind == DO else load(model, asked)


def steps(model: Model, rest: str) -> "Step":
    """`steps s 5 2`: the moves lie ahead, to be stepped through; they are checked like a link's."""
    if model.session is None or not model.embed:
        return model, ()
    played, found = player_moves.follow(model, rest)
    assert played.session is not None
    return begin_walk(replace(played, session=model.session), played.session.done), found


def walk(model: Model, way: str) -> "Step":
    """`walk on` and `walk back` step through a board's line; beside it, back leads to where it was left."""
    if model.session is None or way not in ("on", "back"):
        return model, ()
    if way == "on":
        move = walk_move(model)
        return player_moves.play_move(model, move) if move else (model, ())
    if on_line(model) >= 0:
        return player_moves.play_move(model, UNDO) if model.session.done else (model, ())
    session = back_to_line(model)
    return (replace(model, session=session, refused=None, row=0) if session else model), ()


def _message(kind: str, pairs: tuple[tuple[str, object], ...]) -> str:
    return json_text(Pairs((("v", VERSION), ("type", kind)) + pairs))


READY = _message("golf:ready", ())


def state_text(session: Session) -> str:
    """Write what the host is told of a game: code, line, score and status, as JSON."""
    return _message("golf:state", state_pairs(session))


def refused_text(detail: str) -> str:
    """Write what the host is told of a refusal; `detail` is the move and the reason."""
    move, _, reason = detail.partition(" ")
    return _message("golf:refused", (("move", move), ("reason", reason)))


HANDLERS = {"host": host, "steps": steps, "walk": walk}
