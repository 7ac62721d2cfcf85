"""The window with the match's link.

The link holds the rules and the cards. Who plays and what was played is not in it: whoever follows it
plays at a table of their own.
"""

from golf.cardgame.page.model import Model, tell
from golf.i18n.words import Words
from golf.page import giving
from golf.page.forms import prose
from golf.page.nodes import Node, el

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.cardgame.page.model import Step


def address(site: str, code: str) -> str:
    """Return the address that opens the match of a code."""
    return site + "?game=cards&code=" + code


def body(model: Model, words: Words) -> Node:
    """Return the link with its buttons; before the first match there is none."""
    note = el("p", (("class", "hint-text"),), words.say("cards_page.share_note"))
    if model.match is None:
        return prose((note,))
    link = address(model.site, model.match.line.code)
    name = words.say("cards_page.share_match")
    return prose((note, giving.text_part(giving.LINK, name, link, 2, model.given, words)))


def answer(model: Model, word: str, rest: str) -> "Step":
    """Answer `copy link`, `share link`, and what became of it."""
    step: Step = giving.answer(model, word, rest, tell)
    return step
