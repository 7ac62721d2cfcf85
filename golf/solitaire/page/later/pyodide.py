"""The fast advisor, Pyodide: fetched in the background or on request, and what the settings say about it."""

from golf.page.effects import ASK, Effect, effects
from golf.record import replace
from golf.solitaire.page.advisor_state import FAILED, FETCHING, READY, Engine
from golf.solitaire.page.model import Model

_MB = 1_000_000
_REQUEST = "pyodide"  # the word that makes `static/workers/advice.js` fetch it, whatever the connection


def fetch(model: Model, _: str) -> tuple[Model, tuple[Effect, ...]]:
    """`fetch-advisor`: fetch it now; again after it failed."""
    if model.engine.state in (FETCHING, READY):
        return model, ()
    return replace(model, engine=Engine(FETCHING, 0, 0)), effects(ASK, _REQUEST)


def heard(model: Model, rest: str) -> tuple[Model, tuple[Effect, ...]]:
    """`advisor-state fetching 1250000 12000000`, `advisor-state ready`, `advisor-state failed`."""
    words = rest.split(" ")
    engine = Engine(words[0], 0, 0)
    if words[0] == FETCHING:
        if len(words) != 3 or not _is_number(words[1]) or not _is_number(words[2]):
            return model, ()
        engine = Engine(FETCHING, int(words[1]) // _MB, int(words[2]) // _MB)
    elif words[0] not in (READY, FAILED) or len(words) != 1:
        return model, ()
    # A megabyte takes many messages: only what can be seen makes a new model.
    return (model if engine == model.engine else replace(model, engine=engine)), ()


def _is_number(word: str) -> bool:
    return 0 < len(word) < 12 and not [char for char in word if char not in "0123456789"]


HANDLERS = {"fetch-advisor": fetch, "advisor-state": heard}
