"""The fast advisor, Pyodide: fetched in the background or on request, and what the settings say about it."""

from golf.numbers import read_number
from golf.page.effects import ASK, effects
from golf.record import replace
from golf.solitaire.page.advisor_state import FAILED, FETCHING, READY, Engine
from golf.solitaire.page.model import Model

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

_MB = 1_000_000
_REQUEST = "pyodide"  # the word that makes `static/workers/advice.js` fetch it, whatever the connection


def fetch(model: Model, _: str) -> "Step":
    """`fetch-advisor`: fetch it now; again after it failed."""
    if model.engine.state in (FETCHING, READY):
        return model, ()
    return replace(model, engine=Engine(FETCHING, 0, 0)), effects(ASK, _REQUEST)


def heard(model: Model, rest: str) -> "Step":
    """`advisor-state fetching 1250000 12000000`, `advisor-state ready`, `advisor-state failed`."""
    words = rest.split(" ")
    engine = Engine(words[0], 0, 0)
    if words[0] == FETCHING:
        done, total = [read_number(word, 11) for word in (words + ["", ""])[1:3]]
        if len(words) != 3 or done is None or total is None:
            return model, ()
        engine = Engine(FETCHING, done // _MB, total // _MB)
    elif words[0] not in (READY, FAILED) or len(words) != 1:
        return model, ()
    # A megabyte takes many messages: only what can be seen makes a new model.
    return (model if engine == model.engine else replace(model, engine=engine)), ()


HANDLERS = {"fetch-advisor": fetch, "advisor-state": heard}
