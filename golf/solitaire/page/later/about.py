"""About the game: version, licence, what works without a network, credits."""

from collections import namedtuple

from golf.i18n.words import Words
from golf.page.effects import effects
from golf.page.forms import prose
from golf.page.nodes import Node, el
from golf.record import replace
from golf.solitaire.page.advisor_state import READY
from golf.solitaire.page.effects import RECALL
from golf.solitaire.page.model import Model

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

_FACTS = "facts"


class Facts(namedtuple("Facts", "version stored")):
    """Facts about the page."""

    __slots__ = ()
    version: str  # of the site
    stored: bool  # whether the table is kept on this device


def opened(model: Model) -> "Step":
    """Ask for the facts."""
    return model, effects(RECALL, _FACTS)


def recalled(model: Model, name: str, text: str) -> Model:
    """Take the facts: `1a2b3c ready`, or `no` for what is not stored."""
    version, _, stored = text.partition(" ")
    return replace(model, data=Facts(version, stored == "ready")) if name == _FACTS else model


def body(model: Model, words: Words) -> Node:
    """Return the text; the version comes a moment after the window."""
    facts = model.data if isinstance(model.data, Facts) else Facts("", False)
    table = words.say("about_window.table_ready" if facts.stored else "about_window.table_waits")
    quick = words.say("settings_window.quick_ready") if model.engine.state == READY else ""
    return prose(
        (
            el(
                "p",
                (("class", "about-version"),),
                words.say("about_window.version", {"version": facts.version}),
            ),
            el("p", (), words.say("about_window.licence")),
            el("h3", (), words.say("about_window.offline")),
            el("p", (), table),
            el("p", (), quick) if quick else None,
            el("h3", (), words.say("about_window.credits")),
            el("p", (), words.say("about_window.made")),
            el("p", (), words.say("about_window.runs_on")),
            el("p", (), words.say("about_window.private")),
        )
    )
