"""The rules in short, with a link to the whole and the first round to learn from."""

from golf.cardgame.page.model import Model
from golf.i18n.words import Words
from golf.page.nodes import Node, el

SHORT_RULES = ("aim", "turn", "lines", "end", "values", "match")


def body(_: Model, words: Words) -> Node:
    """Return the text of the window."""
    parts: list[Node] = []
    for name in SHORT_RULES:
        parts.append(el("h3", (), words.say("cards_short." + name)))
        parts.append(el("p", (), words.say("cards_short." + name + "_text")))
    lesson = (("type", "button"), ("class", "action text"), ("data-do", "lesson"))
    page = (
        ("class", "action text"),
        ("href", "rules/" + words.language + "/cards/"),
        ("target", "_blank"),
        ("rel", "noopener"),
    )
    parts.append(el("p", (), (el("button", lesson, words.say("cards_page.do_lesson")),)))
    parts.append(el("p", (), (el("a", page, words.say("cards_page.rules_page")),)))
    return el("div", (("class", "window-body prose"), ("tabindex", "0")), tuple(parts))
