"""What is there without a network, in the settings: game, hints, rules; installing and keeping."""

from golf.i18n.words import Words
from golf.page.forms import action
from golf.page.nodes import Node, el
from golf.page.offline import ABSENT, FAILED, FETCHING, IOS, PARTS, PROMPT, READY, Part
from golf.solitaire.page.model import Model


def offline_settings(model: Model, words: Words) -> tuple[Node, ...]:
    """Return the part of the settings; nothing where the page can keep nothing."""
    offline = model.offline
    if not offline.known:
        return ()
    parts = dict(zip(PARTS, (offline.game, offline.hints, offline.rules)))
    rows: list[Node] = []
    for name in PARTS:
        part = parts[name]
        rows.append(el("dt", (("data-part", name), ("data-state", part.state)), words.say("offline." + name)))
        rows.append(el("dd", (), (el("span", (("role", "status"),), _state(part, words)),)))
    fetchable = offline.game.state == READY and offline.rules.state in (ABSENT, FAILED)
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
                        action("fetch-rules", words) if fetchable else None,
                        action("persist", words) if offline.kept != "yes" else None,
                    ),
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
