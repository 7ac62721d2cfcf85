"""The window of what can be heard: the answers of the reading keys, and the ways to the other windows."""

from golf.i18n.words import Words
from golf.page.forms import action
from golf.page.nodes import Node, button, el
from golf.solitaire.page.model import Model, heard_in_window

# What the reading keys answer, from buttons too: phones have no keys.
HEARD = ("discard", "free", "table", "score", "stock", "last", "earlier", "later")


def body(model: Model, words: Words) -> Node:
    """Return a button for each reading key, and what they answered."""
    buttons = []
    for what in HEARD:
        key = "action." + what if what in ("earlier", "later") else "keys." + what + "_does"
        buttons.append(button("read " + what, words.say(key)))
    answers = tuple([el("p", (), said.in_words(words)) for said in heard_in_window(model)])
    others = tuple(
        [action(name, words) for name in (("keys",) if model.embed else ("share", "keys", "about"))]
    )
    label = words.say("log.label")
    return el(
        "div",
        (("class", "window-body"),),
        (
            el("h3", (), words.say("more_window.hear")),
            el("div", (("class", "buttons"),), tuple(buttons)),
            # The window's own log says them.
            el(
                "div",
                (("class", "answers"), ("role", "group"), ("aria-label", label), ("tabindex", "0")),
                answers,
            ),
            el("div", (("class", "buttons others"),), others),
            None if model.embed else el("p", (), (to_card_game(words),)),
        ),
    )


def to_card_game(words: Words) -> Node:
    """Return the way to the card game; the bar has the same link where it has room."""
    return el("a", (("class", "action text"), ("href", "?game=cards")), words.say("action.card_game"))
