"""The settings window: look, play, sound, keys and speech, language, fast advisor, what is there offline."""

from golf.i18n.words import Words
from golf.page.forms import action, choice, form, group, select
from golf.page.nodes import Node, el
from golf.page.settings import CHOICES, ON
from golf.solitaire.page.advisor_state import ABSENT, FAILED, FETCHING
from golf.solitaire.page.later.offline import offline_settings
from golf.solitaire.page.model import Model

# The groups; a setting of two values is a box to tick, one of more is a row to choose from.
GROUPS = (
    ("look", ("theme", "four_colours", "large_faces", "left_hand", "motion", "letters", "score")),
    ("play", ("interactive", "auto_draw", "verdict", "warn")),
    ("sounds", ("sound", "vibration")),
    ("ear", ("brief", "letter_keys")),
)
ROWS = ("theme", "motion", "letters", "sound")
NOTED = ("score", "interactive", "auto_draw", "verdict", "warn", "brief", "letter_keys")


def body(model: Model, words: Words) -> Node:
    """Return the form; each change is a message of its own."""
    settings = model.settings
    now = dict(zip([name for name, _ in CHOICES], settings))
    parts: list[Node] = []
    for title, names in GROUPS:
        parts.append(el("h3", (), words.say("settings_window." + title)))
        parts.extend([_setting(name, now[name], words) for name in names])
    parts.append(_language(settings.language or words.language, words))
    parts.append(_engine(model, words))
    parts.extend(offline_settings(model, words))
    return form(tuple(parts), change="set")


def _setting(name: str, value: str, words: Words) -> Node:
    label = words.say("settings_window." + name)
    if name not in ROWS:
        note = words.say("settings_window." + name + "_note") if name in NOTED else ""
        return choice("checkbox", name, ON, value == ON, label, note)
    choices = [
        choice("radio", name, one, one == value, words.say("settings_window." + name + "_" + one), "")
        for one in dict(CHOICES)[name]
    ]
    return group(label, tuple(choices), "choices row")


def _engine(model: Model, words: Words) -> Node:
    """Return the fast advisor: whether it is there, how far it has come, and the button that fetches it."""
    state, done, total = model.engine
    text = words.say("settings_window.quick_" + state, {"done": done, "total": total})
    size = (("max", str(total)), ("value", str(done)), ("aria-hidden", "true"))
    return el(
        "fieldset",
        (("class", "choices quick"),),
        (
            el("legend", (), words.say("settings_window.quick")),
            el("p", (("class", "hint-text"), ("role", "status")), text),
            el("progress", size) if state == FETCHING and total else None,
            action("fetch-advisor", words) if state in (ABSENT, FAILED) else None,
        ),
    )


def _language(current: str, words: Words) -> Node:
    options = tuple(
        [
            el(
                "option",
                (("value", code), ("lang", code), ("selected", "" if code == current else None)),
                name,
            )
            for code, name in words.languages
        ]
    )
    return select("language", words.say("settings_window.language"), options)
