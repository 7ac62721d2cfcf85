"""What the page can wait for, as one table: for each state what is shown and said, and what keys do.

All that depends on the state asks its row; `golf.cardgame.page.model.waits_for` says which one it is.
"""

from collections import namedtuple

from golf.cardgame.page.keys import GOING_ON, IN_HAND, TO_DRAW, WAITING
from golf.cardgame.page.model import (
    COUNT,
    HANDOVER,
    NO_MATCH,
    OPPONENT,
    OVER,
    PERSONS_TURN,
    Model,
    Scene,
    persons,
)
from golf.cardgame.sentences import warnings_said, won_said
from golf.i18n.said import Said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

NO_KEYS = ""  # where only buttons go on
TAP = "tap"  # what Enter does where it plays the place in focus


class State(namedtuple("State", "status warns counts buttons enter keys announced is_event")):
    """What is special to one of the states."""

    __slots__ = ()
    status: "Callable[[Scene], Said]"  # the line above the table; why no move may be made, unless one may
    warns: bool  # whether the last turn, or a round that goes on too long, is said with it
    counts: bool  # whether the count of the last round lies over the table; the buttons are in it then
    buttons: "Callable[[Model, Scene], tuple[str, ...]]"  # their messages
    enter: str  # the message that Enter sends
    keys: "Callable[[Scene], str]"  # which keys are listed besides those that always do something
    announced: "Callable[[Scene], tuple[Said, ...]]"  # said at once when the state comes
    is_event: bool  # whether what is announced can be read back


def state_of(scene: Scene) -> State:
    """Return the row of the table that a scene is in."""
    return STATES[scene.waits]


def status_said(scene: Scene) -> Said:
    """Say what the page waits for."""
    return state_of(scene).status(scene)


def whose_turn_said(scene: Scene) -> tuple[Said, ...]:
    """Say whose turn it is and what can be done; before the device changes hands, the next person's turn."""
    state = STATES[PERSONS_TURN if scene.waits == HANDOVER else scene.waits]
    return (state.status(scene),) + (warnings_said(scene.seen, scene.players) if state.warns else ())


def _what_to_do(scene: Scene) -> Said:
    """Say what the person whose turn it is can do."""
    seen = scene.seen
    who = scene.players[seen.turn]
    if seen.hand is None:
        return Said("cards_log.turn_draw", {"who": who})
    values: dict[str, object] = {"who": who, "card": seen.hand}
    return Said("cards_log.turn_put" if seen.taken else "cards_log.turn_put_or_throw", values)


def _your_turn(scene: Scene) -> tuple[Said, ...]:
    """Say what must be known before playing: the discard, whether it is the last turn."""
    seen = scene.seen
    if seen.hand is not None:
        said = Said("cards_log.go_on", {"card": seen.hand})
    elif len(persons(scene.match)) > 1:
        said = Said("cards_log.turn_of", {"who": scene.players[seen.turn], "card": seen.discard[-1]})
    else:
        said = Said("cards_log.your_turn", {"card": seen.discard[-1]})
    return (said,) + warnings_said(seen, scene.players)


def _players_buttons(model: Model, scene: Scene) -> tuple[str, ...]:
    if model.throwing or model.pending:
        return ("cancel",)
    if scene.seen.hand is None:
        return ("d", "t")
    return () if scene.seen.taken else ("throw",)


def _handover(scene: Scene) -> Said:
    return Said("cards_log.handover", {"who": scene.players[scene.seen.turn]})


def _others_turn(scene: Scene) -> Said:
    return Said("cards_log.turn_other", {"who": scene.players[scene.seen.turn]})


def _winners(scene: Scene) -> Said:
    return won_said(tuple([scene.players[seat] for seat in scene.seen.winners]))


STATES = {
    NO_MATCH: State(
        status=lambda _: Said("cards_log.no_match", {}),
        warns=False,
        counts=False,
        buttons=lambda model, scene: ("setup", "lesson"),
        enter=TAP,
        keys=lambda _: GOING_ON,
        announced=lambda _: (),
        is_event=False,
    ),
    PERSONS_TURN: State(
        status=_what_to_do,
        warns=True,
        counts=False,
        buttons=_players_buttons,
        enter=TAP,
        keys=lambda scene: TO_DRAW if scene.seen.hand is None else IN_HAND,
        announced=_your_turn,
        is_event=True,
    ),
    HANDOVER: State(
        status=_handover,
        warns=True,
        counts=False,
        buttons=lambda model, scene: ("next",),
        enter="next",
        keys=lambda _: GOING_ON,
        announced=lambda scene: (_handover(scene),),
        is_event=True,
    ),
    OPPONENT: State(
        status=_others_turn,
        warns=True,
        counts=False,
        buttons=lambda model, scene: ("skip",),
        enter=TAP,
        keys=lambda _: WAITING,
        announced=lambda _: (),
        is_event=False,
    ),
    COUNT: State(
        status=lambda _: Said("cards_log.counted", {}),
        warns=False,
        counts=True,
        buttons=lambda model, scene: ("next",),
        enter="next",
        keys=lambda _: GOING_ON,
        announced=lambda _: (Said("cards_log.counted", {}),),
        is_event=False,
    ),
    OVER: State(
        status=_winners,
        warns=False,
        counts=True,
        buttons=lambda model, scene: ("again", "setup"),
        enter="rest",
        keys=lambda _: NO_KEYS,
        announced=lambda _: (Said("cards_log.over", {}),),
        is_event=False,
    ),
}
