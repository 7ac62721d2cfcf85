"""Writes the differences between two views to the page."""

from golf.app.diff import APPEND, ATTR, DROP, INNER, TEXT, UNSET, changes
from golf.app.nodes import Node


class Mirror:
    """An element that shows a view: `show` brings it up to date. `element` already shows `node`."""

    def __init__(self, element: object, node: Node) -> None:
        self._node = node
        self._elements: dict[tuple[int, ...], object] = {(): element}

    def show(self, node: Node) -> None:
        """Make the element show `node`."""
        for change in changes(self._node, node):
            kind, path, name, value = change
            element = self._element(path)
            if kind == ATTR:
                element.setAttribute(name, value)
            elif kind == UNSET:
                element.removeAttribute(name)
            elif kind == TEXT:
                element.textContent = value
            elif kind == INNER:
                self._forget_below(path)
                element.innerHTML = value
            elif kind == APPEND:
                element.insertAdjacentHTML("beforeend", value)
            elif kind == DROP:
                self._forget_below(path)
                for _ in range(int(value)):
                    element.firstElementChild.remove()
        self._node = node

    def _element(self, path: tuple[int, ...]):  # type: ignore[no-untyped-def]
        """The element at a path; elements are looked up once and kept, since a look-up costs a call."""
        element = self._elements.get(path)
        if element is None:
            element = self._element(path[:-1]).children[path[-1]]
            self._elements[path] = element
        return element

    def _forget_below(self, path: tuple[int, ...]) -> None:
        depth = len(path)
        for known in [known for known in self._elements if len(known) > depth and known[:depth] == path]:
            del self._elements[known]
