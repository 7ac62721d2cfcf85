"""The window of the keys that do something at this moment."""

from golf.i18n.words import Words
from golf.page.forms import prose
from golf.page.keys import Key, is_letter
from golf.page.nodes import Node, el
from golf.page.settings import ON
from golf.solitaire.page.keys import KEYS, NOT_EMBEDDED, PLAYING, POSSIBLE, UNLISTED
from golf.solitaire.page.model import Model
from golf.solitaire.session import session_refusal
from golf.solitaire.table import PLAYING as GOES_ON


def keys_now(model: Model) -> tuple[str, ...]:
    """Return the names of the keys that do something at this moment."""
    names: list[str] = []
    for key in KEYS:
        if key.name not in names and _does_something(model, key):
            names.append(key.name)
    return tuple(names)


def _does_something(model: Model, key: Key) -> bool:
    session = model.session
    if UNLISTED in key.when or (NOT_EMBEDDED in key.when and model.embed):
        return False
    if is_letter(key) and model.settings.letter_keys != ON:
        return False
    if PLAYING in key.when and (session is None or session.status != GOES_ON):
        return False
    return POSSIBLE not in key.when or (session is not None and session_refusal(session, key.message) is None)


def body(model: Model, words: Words) -> Node:
    """Return the keys with what each does."""
    rows: list[Node] = []
    for name in keys_now(model):
        rows.append(el("dt", (), words.say("keys." + name)))
        rows.append(el("dd", (), words.say("keys." + name + "_does")))
    return prose((el("dl", (("class", "keys"),), tuple(rows)),))
