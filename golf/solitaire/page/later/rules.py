"""The rules in short, and the ways to the whole of them."""

from golf.i18n.words import Words
from golf.page.forms import action, prose
from golf.page.nodes import Node, el
from golf.solitaire.page.model import Model

SHORT_RULES = ("aim", "deal", "play", "stock", "king", "end", "score", "undo")


def body(model: Model, words: Words) -> Node:
    """Return each rule under its name; in the game's own page the way to the Embed window too."""
    parts: list[Node] = []
    for name in SHORT_RULES:
        parts.append(el("h3", (), words.say("short." + name)))
        parts.append(el("p", (), words.say("short." + name + "_text")))
    page = (
        ("class", "action text"),
        ("href", "rules/" + words.language + "/"),
        ("target", "_blank"),
        ("rel", "noopener"),
    )
    parts.append(el("p", (), (el("a", page, words.say("rules_window.full")),)))
    if not model.embed:
        parts.append(el("h3", (), words.say("rules_window.embed")))
        parts.append(el("p", (), words.say("rules_window.embed_text")))
        parts.append(action("embed", words))
    return prose(tuple(parts))
