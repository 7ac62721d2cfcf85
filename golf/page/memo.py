"""Parts of the page that show what they showed before stay the same nodes.

After a move most of the page shows what it showed, and to make a node anew, and then to compare it with
the old one, is most of what a tap costs in the page.
"""

from golf.i18n.words import Words
from golf.page.nodes import Node

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_parts: dict[str, tuple[tuple[object, ...], Node]] = {}
_spoken: list[object] = [None, False]


def kept(part: str, words: Words | None, shown: tuple[object, ...], make: "Callable[[], Node]") -> Node:
    """The node of a part of the page, made anew when something of what it shows is different.

    `shown` must hold everything that `make` looks at, the words apart; records in it compare by value.
    """
    letters = words is not None and words.international
    if _spoken[0] is not words or _spoken[1] != letters:
        forget()
        _spoken[0], _spoken[1] = words, letters
    known = _parts.get(part)
    if known is not None and known[0] == shown:
        return known[1]
    node = make()
    _parts[part] = (shown, node)
    return node


def forget() -> None:
    """Make every part anew."""
    _parts.clear()
