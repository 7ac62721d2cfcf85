"""Writes the differences between two views to the page."""

import json

import js

from golf.app.diff import changes
from golf.app.nodes import Node


class Mirror:
    """An element that shows a view: `show` brings it up to date. `element` already shows `node`."""

    def __init__(self, element: object, node: Node) -> None:
        self._element = element
        self._node = node

    def show(self, node: Node) -> None:
        """Make the element show `node`.

        The changes go over as one text: a call from Python to the browser costs as much as many writes.
        """
        found = changes(self._node, node)
        if found:
            js.golf.write(self._element, json.dumps(found))
        self._node = node
