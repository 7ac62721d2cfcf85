"""The parts that windows are made of."""

from golf.app.nodes import Node, el
from golf.i18n.words import Words


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
