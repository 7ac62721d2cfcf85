"""What was chosen, as a line of words, `theme=dark sound=on`: settings, and the card game's options."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Chosen = TypeVar("Chosen", bound="tuple[str, ...]")


def choices_text(
    names: tuple[tuple[str, tuple[str, ...]], ...], chosen: tuple[str, ...], default: tuple[str, ...]
) -> str:
    """Return what is stored: the choices that differ from the default; `names` has them in order."""
    words = []
    for at, (name, _) in enumerate(names):
        if chosen[at] != default[at]:
            words.append(name + "=" + chosen[at])
    return " ".join(words)


def read_words(text: str) -> dict[str, str]:
    """Return the words of a stored text as they are: each name with its value."""
    words = [word.partition("=") for word in text.split(" ") if word]
    return {name: value for name, _, value in words}


def unread_choices(text: str, knows: "Callable[[str, str], bool]") -> bool:
    """Return whether a stored text holds words that cannot be read.

    `knows` says whether a name may have a value.
    """
    for word in text.split(" "):
        name, _, value = word.partition("=")
        if word and not knows(name, value):
            return True
    return False


def read_choices(text: str, default: "Chosen", with_one: "Callable[[Chosen, str, str], Chosen]") -> "Chosen":
    """Return the choices of a stored text; words that `with_one` does not know leave their defaults."""
    chosen = default
    for word in text.split(" "):
        name, _, value = word.partition("=")
        chosen = with_one(chosen, name, value)
    return chosen
