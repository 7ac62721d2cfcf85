"""The parts that windows are made of."""

from golf.i18n.words import Words
from golf.page.nodes import Node, el, icon


def group(name: str, choices: tuple[Node, ...], kind: str = "choices") -> Node:
    """Choices that belong together, under their name."""
    return el("fieldset", (("class", kind),), (el("legend", (), name),) + choices)


def choice(
    kind: str, name: str, value: str, checked: bool, label: str, note: str, disabled: bool = False
) -> Node:
    """A radio button or a box to tick, with its name and a note beneath."""
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


def plain(do: str, words: Words) -> Node:
    """A button that sends `do`, by its name."""
    return el("button", (("type", "button"), ("class", "action"), ("data-do", do)), words.say("action." + do))


def head(title: str, close: str) -> Node:
    """The head of a window: its title, and the button that closes it by its name."""
    attrs = (
        ("type", "button"),
        ("class", "action icon-only"),
        ("data-do", "close"),
        ("aria-label", close),
        ("title", close),
    )
    return el(
        "div",
        (("class", "window-head"),),
        (el("h2", (("id", "window-title"),), title), el("button", attrs, (icon("icon-close"),))),
    )


def entry(name: str, field: Node) -> Node:
    """A field under its name."""
    return el("label", (("class", "entry"),), (el("span", (("class", "entry-name"),), name), field))


def select(field: str, name: str, options: tuple[Node, ...]) -> Node:
    """A list to choose from under its name."""
    return entry(name, el("select", (("name", field),), options))


def code_entry(name: str, example: str, described_by: str, problem: str) -> Node:
    """Where a code is typed; `described_by` are the ids of what is said about it, `problem` what is wrong."""
    attrs = (
        ("class", "code-input"),
        ("type", "text"),
        ("name", "code"),
        ("autocomplete", "off"),
        ("autocapitalize", "characters"),
        ("spellcheck", "false"),
        ("placeholder", example),
        ("aria-describedby", described_by),
        ("aria-invalid", "true" if problem else None),
    )
    return entry(name, el("input", attrs))
