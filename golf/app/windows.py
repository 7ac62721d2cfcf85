"""The windows: new game, settings, the rules in short, the keys.

One `dialog` element shows whichever is open. Forms keep what is typed in the browser; a submitted form
or a changed setting arrives as a message like any other.
"""

from golf.app import late
from golf.app.advice import ABSENT, FAILED, FETCHING
from golf.app.model import Model
from golf.app.nodes import Node, el, icon
from golf.app.settings import CHOICES, ON
from golf.app.starting import COURSE_MARK, chosen_letter, winnable_only
from golf.app.wording import worded
from golf.i18n.words import Words
from golf.solitaire.rules import RULES, STUCK

KEYS = (
    "arrows",
    "enter",
    "space",
    "digits",
    "undo",
    "discard",
    "table",
    "free",
    "score",
    "stock",
    "hint",
    "verdict",
    "new",
    "last",
    "keys",
)
SHORT_RULES = ("aim", "deal", "play", "stock", "king", "end", "score", "undo")


def window_view(model: Model, words: Words | None) -> Node:
    """The open window; an empty dialog when none is."""
    children: tuple[Node, ...] = ()
    if model.window and words:
        own = {"new": _new_game, "settings": _settings, "rules": _rules, "keys": _keys}
        body = own.get(model.window) or late.BODIES.get(model.window)
        children = (_head(model, words), body(model, words) if body else el("p"))
    return el(
        "dialog",
        (("class", "window"), ("data-window", model.window or None), ("aria-labelledby", "window-title")),
        children,
    )


def _head(model: Model, words: Words) -> Node:
    close = words.say("action.close")
    return el(
        "div",
        (("class", "window-head"),),
        (
            el("h2", (("id", "window-title"),), words.say(model.window + "_window.title")),
            el(
                "button",
                (
                    ("type", "button"),
                    ("class", "action icon-only"),
                    ("data-do", "close"),
                    ("aria-label", close),
                    ("title", close),
                ),
                (icon("icon-close"),),
            ),
        ),
    )


def _new_game(model: Model, words: Words) -> Node:
    letter, stuck = chosen_letter(model)
    choices = tuple(
        [
            _choice(
                "radio",
                "rule",
                rules.letter,
                rules.letter == letter,
                words.say("rules." + rules.name),
                words.say("rules." + rules.name + "_note"),
            )
            for rules in RULES
        ]
    )
    closed = _choice(
        "checkbox", "stuck", STUCK, stuck, words.say("new_window.stuck"), words.say("new_window.stuck_note")
    )
    holes_note = words.say("new_window.holes_note")
    problem = worded(words, model.problem) if model.problem else ""
    return el(
        "form",
        (("class", "window-body"), ("method", "dialog"), ("data-form", "start"), ("novalidate", "")),
        (
            _group(words.say("new_window.rule"), choices),
            closed,
            _choice("checkbox", "holes", COURSE_MARK, False, words.say("new_window.holes"), holes_note),
            _cards(model, letter + STUCK if stuck else letter, words),
            el(
                "label",
                (("class", "entry"),),
                (
                    el("span", (("class", "entry-name"),), words.say("new_window.code")),
                    el(
                        "input",
                        (
                            ("class", "code-input"),
                            ("type", "text"),
                            ("name", "code"),
                            ("autocomplete", "off"),
                            ("autocapitalize", "characters"),
                            ("spellcheck", "false"),
                            ("placeholder", "GO1-E-AAAAAAB"),
                            ("aria-describedby", "code-hint code-problem"),
                            ("aria-invalid", "true" if problem else None),
                        ),
                    ),
                ),
            ),
            el("p", (("class", "hint-text"), ("id", "code-hint")), words.say("new_window.code_hint")),
            el("p", (("class", "error-text"), ("id", "code-problem"), ("role", "alert")), problem),
            el(
                "div",
                (("class", "window-actions"),),
                (
                    el(
                        "button",
                        (("type", "submit"), ("class", "action primary")),
                        words.say("new_window.deal"),
                    ),
                    _plain("restart", words) if model.session else None,
                    _plain("back", words) if model.aside else None,
                ),
            ),
        ),
    )


def _cards(model: Model, letter: str, words: Words) -> Node:
    """Which deals: only those that can be won, and how difficult."""
    winnable = winnable_only(model, letter)
    note = words.say("new_window.winnable_note")
    levels = [
        _choice(
            "radio",
            "difficulty",
            value,
            value == model.settings.difficulty,
            words.say("new_window.difficulty_" + value),
            "",
            not winnable,
        )
        for value in dict(CHOICES)["difficulty"]
    ]
    box = _choice("checkbox", "winnable", ON, winnable, words.say("new_window.winnable"), note)
    difficulty = _group(words.say("new_window.difficulty"), tuple(levels))
    return el("div", (("class", "cards-choice"),), (box, difficulty))


def _plain(do: str, words: Words) -> Node:
    return el("button", (("type", "button"), ("class", "action"), ("data-do", do)), words.say("action." + do))


def _settings(model: Model, words: Words) -> Node:
    settings = model.settings
    now = dict(zip([name for name, _ in CHOICES], settings))
    groups = [
        _choice(
            "checkbox",
            name,
            ON,
            now[name] == ON,
            words.say("settings_window." + name),
            words.say("settings_window." + name + "_note"),
        )
        for name in ("interactive", "verdict", "warn")
    ]
    for name in ("letters", "theme"):
        values = dict(CHOICES)[name]
        choices = [
            _choice(
                "radio",
                name,
                value,
                value == now[name],
                words.say("settings_window." + name + "_" + value),
                "",
            )
            for value in values
        ]
        groups.append(_group(words.say("settings_window." + name), tuple(choices)))
    groups.append(_language(settings.language or words.language, words))
    groups.append(_engine(model, words))
    return el(
        "form", (("class", "window-body"), ("method", "dialog"), ("data-form", "settings")), tuple(groups)
    )


def _engine(model: Model, words: Words) -> Node:
    """The fast advisor: whether it is there, how far it has come, and the button that fetches it."""
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
            _plain("fetch-advisor", words) if state in (ABSENT, FAILED) else None,
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
    return el(
        "label",
        (("class", "entry"),),
        (
            el("span", (("class", "entry-name"),), words.say("settings_window.language")),
            el("select", (("name", "language"),), options),
        ),
    )


def _group(name: str, choices: tuple[Node, ...]) -> Node:
    return el("fieldset", (("class", "choices"),), (el("legend", (), name),) + choices)


def _choice(
    kind: str, name: str, value: str, checked: bool, label: str, note: str, disabled: bool = False
) -> Node:
    return el(
        "label",
        (("class", "choice"),),
        (
            el(
                "input",
                (
                    ("type", kind),
                    ("name", name),
                    ("value", value),
                    ("checked", "" if checked else None),
                    ("disabled", "" if disabled else None),
                ),
            ),
            el("span", (("class", "choice-name"),), label),
            el("span", (("class", "choice-note"),), note) if note else None,
        ),
    )


def _rules(model: Model, words: Words) -> Node:
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
    return el("div", (("class", "window-body prose"), ("tabindex", "0")), tuple(parts))


def _keys(model: Model, words: Words) -> Node:
    rows: list[Node] = []
    for name in KEYS:
        rows.append(el("dt", (), words.say("keys." + name)))
        rows.append(el("dd", (), words.say("keys." + name + "_does")))
    return el(
        "div",
        (("class", "window-body prose"), ("tabindex", "0")),
        (el("dl", (("class", "keys"),), tuple(rows)),),
    )
