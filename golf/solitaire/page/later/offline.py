"""What is there without a network, in the settings: game, hints, card game, rules; installing and keeping.

Where a page was asked for that is not there, its address leads to the game, which says so (`unstored`).
"""

from golf.i18n.said import Said
from golf.i18n.words import Words
from golf.page.forms import action
from golf.page.nodes import Node, el
from golf.page.offline import ABSENT, FAILED, FETCHING, IOS, PARTS, PROMPT, READY, Part
from golf.record import replace
from golf.solitaire.page.model import Model, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step


def offline_settings(model: Model, words: Words) -> tuple[Node, ...]:
    """Return the part of the settings; nothing where the page can keep nothing."""
    offline = model.offline
    if not offline.known:
        return ()
    parts = dict(zip(PARTS, (offline.game, offline.hints, offline.cards, offline.rules)))
    rows: list[Node] = []
    for name in PARTS:
        part = parts[name]
        rows.append(el("dt", (("data-part", name), ("data-state", part.state)), words.say("offline." + name)))
        rows.append(el("dd", (), (el("span", (("role", "status"),), _state(part, words)),)))
    fetchable = [
        action("fetch-" + name, words)
        for name in ("cards", "rules")
        if offline.game.state == READY and parts[name].state in (ABSENT, FAILED)
    ]
    ready = [name for name in PARTS if parts[name].state == READY]
    return (
        el(
            "fieldset",
            (("class", "choices offline"), ("data-ready", " ".join(ready))),
            (
                el("legend", (), words.say("offline.title")),
                el("dl", (("class", "offline-parts"),), tuple(rows)),
                _note(words.say("offline.update")) if offline.update else None,
                _note(words.say("offline.ios")) if offline.install == IOS else None,
                _note(words.say("offline.kept_" + offline.kept)) if offline.kept else None,
                el(
                    "div",
                    (("class", "offline-actions"),),
                    (
                        action("update-app", words) if offline.update else None,
                        action("install", words) if offline.install == PROMPT else None,
                    )
                    + tuple(fetchable)
                    + (action("persist", words) if offline.kept != "yes" else None,),
                ),
            ),
        ),
    )


def _state(part: Part, words: Words) -> str:
    if part.state == FETCHING:
        return words.say("offline.fetching", {"done": part.done, "total": part.total})
    if part.state == FAILED:
        return words.say("offline.failed")
    if part.state == READY:
        return words.say("offline.ready", {"total": part.total})
    return words.say("offline.absent", {"total": part.total})


def _note(text: str) -> Node:
    return el("p", (("class", "hint-text"),), text)


def _unstored(model: Model, _: str) -> "Step":
    """`unstored`: say that the page that was asked for is not there without a network."""
    problem = Said("error.page_unstored", {})
    return say(replace(model, problem=problem), (problem,)), ()


HANDLERS = {"unstored": _unstored}
