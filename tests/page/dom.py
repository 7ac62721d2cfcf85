"""A page in memory, as far as the game needs one: elements, and the writes of `golf.page.diff`."""

from html.parser import HTMLParser

from golf.page.diff import APPEND, ATTR, DROP, INNER, TEXT, UNSET
from golf.page.nodes import Node

_VOID = {"input", "br", "hr", "img", "meta", "link"}
# Attributes of SVG that a browser writes with capitals again when it reads HTML.
_SVG = {"viewbox": "viewBox"}


class Element:
    """An element with its attributes and children; a text child is a str, and never empty."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.attrs: dict[str, str] = {}
        self.children: list[Element | str] = []

    def elements(self) -> "list[Element]":
        """The children that are elements."""
        return [child for child in self.children if isinstance(child, Element)]

    def everything(self) -> "list[Element]":
        """The element and all below it, in the page's order."""
        return [self] + [inner for child in self.elements() for inner in child.everything()]

    def text(self) -> str:
        """All text in it."""
        return "".join(child if isinstance(child, str) else child.text() for child in self.children)

    def picture(self) -> object:
        """A value to compare whole trees by."""
        inner = [child if isinstance(child, str) else child.picture() for child in self.children]
        return (self.tag, self.attrs, inner)

    def find(self, name: str, value: str | None = None) -> "list[Element]":
        """All elements that have an attribute, or have it with a value."""
        return [
            found for found in self.everything() if name in found.attrs and value in (None, found.attrs[name])
        ]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open = [Element("")]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag)
        element.attrs = {_SVG.get(name, name): value or "" for name, value in attrs}
        assert len(element.attrs) == len(attrs), f"an attribute of {tag} occurs twice"
        self.open[-1].children.append(element)
        if tag not in _VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        children = self.open[-1].children
        if children and isinstance(children[-1], str):
            children[-1] += data
        else:
            children.append(data)


def read_html(html: str) -> list[Element | str]:
    """What a browser makes of well-formed HTML."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert len(reader.open) == 1, "an element is not closed"
    return reader.open[0].children


def element_of(node: Node) -> Element:
    """The element that a node describes."""
    element = Element(node.tag)
    element.attrs = dict(node.attrs)
    if isinstance(node.children, str):
        element.children = [node.children] if node.children else []
    else:
        element.children = [element_of(child) for child in node.children]
    return element


def write(root: Element, change: tuple[str, tuple[int, ...], str, str]) -> None:
    """Carry out one change, as `golf.web.mirror` does in the browser."""
    kind, path, name, value = change
    element = root
    for at in path:
        element = element.elements()[at]
    if kind == ATTR:
        element.attrs[name] = value
    elif kind == UNSET:
        del element.attrs[name]
    elif kind == TEXT:
        element.children = [value] if value else []
    elif kind == INNER:
        element.children = read_html(value)
    elif kind == APPEND:
        element.children += read_html(value)
    else:
        assert kind == DROP
        for child in element.elements()[: int(value)]:
            element.children.remove(child)
