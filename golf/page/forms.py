"""The parts that windows are made of."""

from golf.i18n.words import Words
from golf.limits import DEAL, entered
from golf.page.nodes import Node, button, el, icon


def head(title: str, close: str) -> Node:
    """Return the head of a window: its title, and the button that closes it by its name."""
    closes = button(
        "close", (icon("icon-close"),), "action icon-only", (("aria-label", close), ("title", close))
    )
    return el("div", (("class", "window-head"),), (el("h2", (("id", "window-title"),), title), closes))


def prose(parts: tuple[Node | None, ...], kind: str = "") -> Node:
    """Return the body of a window that is read; it takes the focus, so that keys can scroll it."""
    return el("div", (("class", "window-body prose" + kind), ("tabindex", "0")), parts)


def form(
    parts: tuple[Node | None, ...],
    send: str | None = None,
    change: str | None = None,
    kind: str | None = "window-body",
) -> Node:
    """Return a form that says its own messages.

    `send` is the message of the whole form, with the names of fields in braces (`start {rule} {code}`; a box
    that is not ticked gives nothing); `change` is the word before the name and the value of a field that
    was changed.
    """
    attrs = (
        ("class", kind),
        ("method", "dialog"),
        ("data-send", send),
        ("data-change", change),
        ("novalidate", "" if send else None),
    )
    return el("form", attrs, parts)


def group(name: str, choices: tuple[Node, ...], kind: str = "choices") -> Node:
    """Choices that belong together, under their name."""
    return el("fieldset", (("class", kind),), (el("legend", (), name),) + choices)


def choice(
    kind: str, name: str, value: str, checked: bool, label: str, note: str, disabled: bool = False
) -> Node:
    """Return a radio button or a box to tick, with its name and a note beneath."""
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


def action(do: str, words: Words) -> Node:
    """Return a button that sends `do`, by its name."""
    return button(do, words.say("action." + do))


def submit(label: str, kind: str = "action primary") -> Node:
    """Return the button that submits its form."""
    return el("button", (("type", "submit"), ("class", kind)), label)


def entry(name: str, field: Node) -> Node:
    """Return a field under its name."""
    return el("label", (("class", "entry"),), (el("span", (("class", "entry-name"),), name), field))


def select(field: str, name: str, options: tuple[Node, ...]) -> Node:
    """Return a list to choose from under its name."""
    return entry(name, el("select", (("name", field),), options))


def code_entry(name: str, example: str, described_by: str, problem: str, typed: str = "") -> Node:
    """Return where a code is typed.

    `described_by` are the ids of what is said about it, `problem` what is wrong. A window that opens with
    what was wrong with `typed`, as of a link, begins at this field.
    """
    attrs = (
        ("class", "code-input"),
        ("type", "text"),
        ("name", "code"),
        ("maxlength", entered(DEAL)),
        ("autocomplete", "off"),
        ("autocapitalize", "characters"),
        ("spellcheck", "false"),
        ("placeholder", example),
        ("aria-describedby", described_by),
        ("aria-invalid", "true" if problem else None),
        ("value", typed or None),
        ("autofocus", "" if typed and problem else None),
    )
    return entry(name, el("input", attrs))


def problem_text(name: str, problem: str) -> Node:
    """Return what is wrong with what was typed, under the id `name`; it is announced when it comes."""
    return el("p", (("class", "error-text"), ("id", name), ("role", "alert")), problem)
