"""What a start does not need: the windows by their names, and the messages that only these modules know.

`OFFERS` is the whole list. A window is one module with `body(model, words)`; where it needs them it also has

- `opened(model)`: what opening it does besides; it gives None where the window cannot be opened,
- `recalled(model, name, text)`: takes what is kept under a name, asked for with the effect `recall`,
- `HANDLERS`: what its messages do, by their words.

What a window knows while it is open is a record of its own in `model.data`.
"""

from collections import namedtuple

from golf.i18n.words import Words
from golf.page.forms import head
from golf.page.nodes import Node
from golf.record import replace
from golf.solitaire.page.model import Model

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from golf.solitaire.page.model import Step


class Offer(namedtuple("Offer", "module window messages")):
    """What one module of this folder offers."""

    __slots__ = ()
    module: str  # its name
    window: str | None  # the name of its window, which opens it
    messages: tuple[str, ...]  # the words of the messages in its `HANDLERS`


OFFERS = (
    Offer("new_game", "new", ("choose", "daily")),
    Offer("settings", "settings", ()),
    Offer("rules", "rules", ()),
    Offer("keys", "keys", ()),
    Offer("more", "more", ()),
    Offer("about", "about", ()),
    Offer("course", "course", ("sheet", "best", "compare")),
    Offer("embed", "embed", ("embed",)),
    Offer("share", "share", ("share", "copy", "given")),
    Offer("pyodide", None, ("fetch-advisor", "advisor-state")),
    Offer("offline", None, ("unstored",)),
    Offer("board_host", None, ("host", "steps", "walk")),
)


def answer(model: Model, word: str, rest: str) -> "Step":
    """Open a window, or give a message to the module that knows it; an unknown one changes nothing."""
    if word == "recalled":
        return _recalled(model, rest)
    for offer in OFFERS:
        if word == offer.window and (not rest or word not in offer.messages):
            return _open(model, offer)
        if word in offer.messages:
            step: Step = _module(offer).HANDLERS[word](model, rest)
            return step
    return model, ()


def window_children(model: Model, words: Words) -> tuple[Node, ...]:
    """Return what stands in the open window: its head and its body."""
    title = words.say(model.window + "_window.title")
    return head(title, words.say("action.close")), _module(_offer(model.window)).body(model, words)


def _open(model: Model, offer: Offer) -> "Step":
    opened = getattr(_module(offer), "opened", None)
    after = replace(model, window=offer.window, data=None, problem=None, refused=None, look="", given="")
    step: Step | None = opened(after) if opened else (after, ())
    return step or (model, ())


def _recalled(model: Model, rest: str) -> "Step":
    """`recalled NAME TEXT`: what was asked for goes to the open window, if it still wants it."""
    name, _, text = rest.partition(" ")
    take = getattr(_module(_offer(model.window)), "recalled", None) if model.window else None
    return (take(model, name, text) if take else model), ()


def _offer(window: str) -> Offer:
    return {offer.window: offer for offer in OFFERS}[window]


def _module(offer: Offer) -> "Any":
    return __import__("golf.solitaire.page.later." + offer.module, None, None, ("body",))
