"""The keys: those that do something at this moment, and those that always do."""

from golf.cardgame.page.keys import ALWAYS, keys_listed
from golf.cardgame.page.model import Model, scene_of
from golf.cardgame.page.states import state_of
from golf.i18n.words import Words
from golf.page.nodes import Node, el


def body(model: Model, words: Words) -> Node:
    """Return the lists of keys."""
    scene = scene_of(model)
    now = keys_listed(state_of(scene).keys(scene))
    return el(
        "div",
        (("class", "window-body prose"), ("tabindex", "0")),
        (
            el("h3", (), words.say("cards_page.keys_now")) if now else None,
            _key_list(words, now) if now else None,
            el("h3", (), words.say("cards_page.keys_always")),
            _key_list(words, keys_listed(ALWAYS)),
        ),
    )


def _key_list(words: Words, names: tuple[str, ...]) -> Node:
    rows: list[Node] = []
    for name in names:
        rows.append(el("dt", (), words.say("cards_keys." + name)))
        rows.append(el("dd", (), words.say("cards_keys." + name + "_does")))
    return el("dl", (("class", "keys"),), tuple(rows))
