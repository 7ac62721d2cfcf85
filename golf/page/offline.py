"""What is there without a network, what a newer version waits for, and whether the game can be installed.

`static/offline/offline.js` knows all that and says it; here it becomes part of the model. A new version never
changes a running game: it waits until it is asked for.
"""

from collections import namedtuple

from golf.numbers import read_number
from golf.page.effects import OFFLINE, Effect, effects
from golf.record import replace

ABSENT, FETCHING, READY, FAILED = "absent", "fetching", "ready", "failed"
STATES = (ABSENT, FETCHING, READY, FAILED)
PARTS = ("game", "hints", "cards", "rules")
NO, PROMPT, IOS, INSTALLED = "no", "prompt", "ios", "installed"
INSTALLS = (NO, PROMPT, IOS, INSTALLED)
ASKS = ("fetch-cards", "fetch-rules", "install", "persist", "update-app")


class Part(namedtuple("Part", "state done total")):
    """How far a part is."""

    __slots__ = ()
    state: str  # one of `STATES`
    done: int  # kilobytes fetched
    total: int  # of how many; 0: not known


class Offline(namedtuple("Offline", "known game hints cards rules update install kept")):
    """What `static/offline/offline.js` has said."""

    __slots__ = ()
    known: bool  # whether it has said anything
    game: Part
    hints: Part
    cards: Part  # the card game
    rules: Part
    update: bool  # whether a newer version waits
    install: str  # one of `INSTALLS`
    kept: str  # whether the browser has promised to keep the storage: yes, no; "": it was not asked


_ABSENT = Part(ABSENT, 0, 0)
UNKNOWN = Offline(False, _ABSENT, _ABSENT, _ABSENT, _ABSENT, False, NO, "")


def read_news(offline: Offline, text: str) -> Offline:
    """Return what is known after `rules fetching 30 90`, `update waiting`, `install ios`, `kept yes`."""
    words = text.split(" ")
    name, value = words[0], words[1] if len(words) > 1 else ""
    if name in PARTS and value in STATES:
        numbers = [number for number in [read_number(word, 9) for word in words[2:]] if number is not None]
        part = Part(value, numbers[0], numbers[1]) if len(numbers) == 2 else Part(value, 0, 0)
        return replace(_with_part(offline, name, part), known=True)
    if name == "update" and value in ("waiting", "none"):
        return replace(offline, update=value == "waiting")
    if name == "install" and value in INSTALLS:
        return replace(offline, install=value, known=True)
    if name == "kept" and value in ("yes", "no"):
        return replace(offline, kept=value, known=True)
    return offline


def ask(what: str) -> tuple[Effect, ...]:
    """Have `static/offline/offline.js` do one of `ASKS`."""
    return effects(OFFLINE, what)


def _with_part(offline: Offline, name: str, part: Part) -> Offline:
    if name == "game":
        return replace(offline, game=part)
    if name == "cards":
        return replace(offline, cards=part)
    return replace(offline, hints=part) if name == "hints" else replace(offline, rules=part)
