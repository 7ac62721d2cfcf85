"""Parts of the page that are unchanged stay the same nodes.

After a move most of the page is unchanged, and making a node again, and then comparing it with the old one,
is most of what a tap costs in the page. What was made is kept with the words it was made of
(`Words.memory`): another language, or other letters on the cards, are another `Words` that remembers nothing.
"""

from golf.i18n.words import Words
from golf.page.nodes import Node

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def memo(part: str, words: Words | None, shown: tuple[object, ...], make: "Callable[[], Node]") -> Node:
    """Return the node of a part of the page, made again only when something that it shows has changed.

    `shown` must hold everything that `make` looks at, the words apart; records in it compare by value.
    """
    if words is None:
        return make()
    known = words.memory.get(part)
    if known is not None and known[0] == shown:
        node: Node = known[1]
        return node
    node = make()
    words.memory[part] = (shown, node)
    return node
