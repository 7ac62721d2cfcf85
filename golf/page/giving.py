"""Texts to take away: a field that shows one, buttons to copy it and to pass it on, and what became of that.

All that is copied goes this way. The browser is given what a field of the open window shows, so what it
refuses to copy stands there, selected, to be copied by hand; and nothing is said before the browser has
answered (`static/later/giving.js`).
"""

from golf.i18n.said import Said
from golf.i18n.words import Words
from golf.page.effects import COPY, SHARE, effects
from golf.page.log import Noted
from golf.page.nodes import Node, button, el
from golf.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from golf.i18n.said import Sentence
    from golf.page.effects import Effect

GIVEN = "given"  # the message with the browser's answer
LINK, GAME, CARD, SNIPPET = "link", "game", "card", "snippet"
FIELDS = (LINK, GAME, CARD, SNIPPET)
COPIED, SHARED = "copied", "shared"
NOT_COPIED, NOT_SHARED = "not_copied", "not_shared"
OUTCOMES = (COPIED, SHARED, NOT_COPIED, NOT_SHARED)


def answer(
    model: "Any", word: str, rest: str, say: "Callable[[Any, tuple[Sentence, ...]], Any]"
) -> "tuple[Any, tuple[Effect, ...]]":
    """`copy link`, `share link`, and `given link copied`, which `say` puts into the log of a game's model.

    A model's `given` is what became of the text given away last, for as long as the window is open.
    """
    if word == GIVEN:
        said = outcome_said(rest)
        if said is None:
            return model, ()
        # An open window says it in its own line.
        return say(replace(model, given=rest if model.window else ""), (_heard(said, model.window),)), ()
    if word not in (COPY, SHARE) or rest not in FIELDS or not model.window:
        return model, ()
    # What was said before goes, so that the same sentence is heard again.
    return replace(model, given=""), effects(word, rest)


def _heard(said: Said, window: str) -> "Sentence":
    return Noted((said,)) if window else said


def outcome_said(given: str) -> Said | None:
    """Say what became of a text: `link copied`; None for what no page says."""
    field, _, outcome = given.partition(" ")
    if field not in FIELDS or outcome not in OUTCOMES:
        return None
    return Said("giving.copied_" + field if outcome == COPIED else "giving." + outcome, {})


def text_field(name: str, label: str | None, text: str, rows: int) -> Node:
    """Return a field that shows a text and cannot be changed; `label` where nothing else names it."""
    attrs = (
        ("class", "code-input given-text"),
        ("name", name),
        ("readonly", ""),
        ("rows", str(rows)),
        ("spellcheck", "false"),
        ("aria-label", label),
    )
    return el("textarea", attrs, text)


def outcome_line(name: str, given: str, words: Words) -> Node:
    """Return the line that shows and says what became of the text in the field `name`."""
    said = outcome_said(given) if given.partition(" ")[0] == name else None
    bad = given.endswith((" " + NOT_COPIED, " " + NOT_SHARED))
    kind = "given bad" if said and bad else "given"
    return el("p", (("class", kind), ("role", "status")), said.in_words(words) if said else "")


def text_part(name: str, label: str, text: str, rows: int, given: str, words: Words) -> Node:
    """Return a text under its label, with the buttons and the line of what became of it.

    The button that passes it on is hidden where the device has no way to (`data-shares`, windows.css).
    """
    return el(
        "fieldset",
        (("class", "giving"),),
        (
            el("legend", (), label),
            text_field(name, label, text, rows),
            el(
                "div",
                (("class", "giving-actions"),),
                (
                    button("share " + name, words.say("giving.do_share")),
                    button("copy " + name, words.say("action.copy")),
                ),
            ),
            outcome_line(name, given, words),
        ),
    )
