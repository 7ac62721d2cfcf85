"""What the page needs only once a match lies on the table: the windows."""

from golf.cardgame.page.later import keys, rules, set_up, settings, share
from golf.cardgame.page.model import Model
from golf.i18n.words import Words
from golf.page.forms import head
from golf.page.nodes import Node

# The body of each window, by the message that opens it.
WINDOWS = {
    "setup": set_up.body,
    "settings": settings.body,
    "rules": rules.body,
    "keys": keys.body,
    "share": share.body,
}


def window_children(model: Model, words: Words) -> tuple[Node, ...]:
    """Return the head and the body of the open window."""
    title = words.say("cards_page.window_" + model.window)
    return head(title, words.say("cards_page.close")), WINDOWS[model.window](model, words)
