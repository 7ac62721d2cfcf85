"""Pages as values: a node is a tag, attributes and children, and can be written as HTML.

The same nodes are the first paint (written by the build), the live page (compared by `diff`) and the
figures of the rules pages. Attributes are a row of pairs because MicroPython's `dict` keeps no order.
"""

from collections import namedtuple

_VOID = ("input", "br", "hr", "img", "meta", "link")


class Node(namedtuple("Node", "tag attrs children")):
    """An element; `children` is a tuple of nodes, or a text."""

    __slots__ = ()
    tag: str
    attrs: tuple[tuple[str, str], ...]
    children: "tuple[Node, ...] | str"


def el(
    tag: str,
    attrs: tuple[tuple[str, str | None], ...] = (),
    children: "tuple[Node | None, ...] | str" = (),
) -> Node:
    """Return a node; attributes and children that are None are left out."""
    kept = tuple([(name, value) for name, value in attrs if value is not None])
    inner = (
        children if isinstance(children, str) else tuple([child for child in children if child is not None])
    )
    return Node(tag, kept, inner)


def button(
    do: str,
    children: "tuple[Node | None, ...] | str",
    kind: str = "action",
    more: tuple[tuple[str, str | None], ...] = (),
) -> Node:
    """Return a button that sends the message `do`; `more` are further attributes."""
    return el("button", (("type", "button"), ("class", kind), ("data-do", do)) + more, children)


def icon(name: str) -> Node:
    """Return a drawing of the sprite that stands on every page."""
    return Node(
        "svg", (("class", "icon"), ("aria-hidden", "true")), (Node("use", (("href", "#" + name),), ()),)
    )


def html(node: Node) -> str:
    """Return the node as HTML; every text and value is escaped."""
    parts: list[str] = []
    _write(node, parts)
    return "".join(parts)


def html_of(nodes: tuple[Node, ...] | str) -> str:
    """Children as HTML."""
    if isinstance(nodes, str):
        return escape(nodes)
    return "".join([html(node) for node in nodes])


def escape(text: str) -> str:
    """Return a text that is safe between tags and inside double quotes."""
    if "&" in text or "<" in text or ">" in text or '"' in text:
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    return text


def _write(node: Node, parts: list[str]) -> None:
    parts.append("<" + node.tag)
    for name, value in node.attrs:
        parts.append(" " + name + '="' + escape(value) + '"')
    parts.append(">")
    if node.tag in _VOID:
        return
    if isinstance(node.children, str):
        parts.append(escape(node.children))
    else:
        for child in node.children:
            _write(child, parts)
    parts.append("</" + node.tag + ">")
