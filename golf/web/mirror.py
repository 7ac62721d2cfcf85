"""Writes the differences between two views to the page."""

import js

from golf.page.diff import changes_text
from golf.page.nodes import Node

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Mirror:
    """An element that shows a view: `show` brings it up to date. `element` already shows `node`."""

    def __init__(self, element: object, node: Node) -> None:
        self._element = element
        self.node = node

    def show(self, node: Node, changed: "Callable[[Node, Node], str]" = changes_text) -> None:
        """Make the element show `node`; `changed` may know already what differs."""
        found = changed(self.node, node)
        if found:
            js.golf.write(self._element, found)
        self.node = node
