"""Toy: a window that shows the past courses, and how often it was tapped."""

from collections import namedtuple

from golf.i18n.words import Words
from golf.page.effects import effects
from golf.page.forms import prose
from golf.page.nodes import Node, button, el
from golf.record import replace
from golf.solitaire.page.effects import RECALL
from golf.solitaire.page.model import Model

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step


class Toy(namedtuple("Toy", "taps courses")):
    """What the window knows."""

    __slots__ = ()
    taps: int
    courses: str  # the past ones, as they are stored


def opened(model: Model) -> "Step":
    """Ask for the past courses."""
    return replace(model, data=Toy(0, "")), effects(RECALL, "courses")


def recalled(model: Model, name: str, text: str) -> Model:
    """Take the past courses."""
    if name != "courses" or not isinstance(model.data, Toy):
        return model
    return replace(model, data=replace(model.data, courses=text))


def body(model: Model, words: Words) -> Node:
    """Show both."""
    assert isinstance(model.data, Toy)
    text = words.say("toy_window.tapped", {"count": model.data.taps}) + " " + model.data.courses
    return prose((el("p", (), text), button("toy-tap", words.say("toy_window.title"))))


def tap(model: Model, _: str) -> "Step":
    """Count a tap."""
    known = model.data
    return (replace(model, data=replace(known, taps=known.taps + 1)) if isinstance(known, Toy) else model), ()


HANDLERS = {"toy-tap": tap}
