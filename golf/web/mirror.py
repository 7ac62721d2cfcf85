"""Writes the differences between two views to the page."""

from golf.page.diff import changes_text
from golf.page.nodes import Node
from golf.web.browser import golf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from golf.web.browser import Element


class Mirror:
    """An element that shows a view: `show` brings it up to date. `element` already shows `node`."""

    def __init__(self, element: "Element", node: Node) -> None:
        self._element = element
        self.node = node

    def show(self, node: Node, changed: "Callable[[Node, Node], str]" = changes_text) -> None:
        """Make the element show `node`; `changed` may know already what differs."""
        found = changed(self.node, node)
        if found:
            golf.write(self._element, found)
        self.node = node
