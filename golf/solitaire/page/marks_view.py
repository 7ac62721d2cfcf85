"""Places and cards that the page around a board points at, framed in the finished table."""

from golf.page.nodes import Node


def marked(node: Node, marks: tuple[str, ...]) -> Node:
    """Return the same part of the table, with `marked` among the classes of what `marks` names."""
    if not marks or isinstance(node.children, str):
        return node
    children = tuple([_marked(child, marks) for child in node.children])
    return Node(node.tag, node.attrs, children)


def _marked(node: Node, marks: tuple[str, ...]) -> Node:
    names = dict(node.attrs)
    if names.get("data-pile", names.get("data-card", "")) in marks:
        attrs = tuple([(name, value + " marked" if name == "class" else value) for name, value in node.attrs])
        return Node(node.tag, attrs, node.children)
    # Only what holds places and cards is looked into, not what is drawn on them.
    return marked(node, marks) if "row" in (names.get("role", ""), names.get("class", "")) else node
