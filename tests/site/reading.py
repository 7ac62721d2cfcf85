"""Pages as a validating parser reads them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from html5lib.html5parser import HTMLParser
from html5lib.treebuilders import getTreeBuilder


class Document:
    """One page: what the parser complains of, its elements, its text."""

    def __init__(self, text: str) -> None:
        parser = HTMLParser(getTreeBuilder("etree"), namespaceHTMLElements=False)
        self.root: Any = parser.parse(text)
        self.complaints = [f"line {at[0]}: {what}" for at, what, _ in parser.errors]

    def all(self, tag: str, **attributes: str) -> list[Any]:
        """The elements of a tag (`*`: any) that have these attributes; `class_` is one of the classes."""
        return list(self._found(self.root, tag, attributes))

    def one(self, tag: str, **attributes: str) -> Any:
        found = self.all(tag, **attributes)
        assert len(found) == 1, f"{len(found)} of {tag} {attributes}"
        return found[0]

    @staticmethod
    def within(element: Any, tag: str, **attributes: str) -> list[Any]:
        return list(Document._found(element, tag, attributes))

    @staticmethod
    def _found(top: Any, tag: str, attributes: dict[str, str]) -> Iterator[Any]:
        for element in top.iter():
            if isinstance(element.tag, str) and tag in ("*", element.tag):
                given = element.attrib
                classes = given.get("class", "").split()
                if all(
                    value in classes if name == "class_" else given.get(name) == value
                    for name, value in attributes.items()
                ):
                    yield element

    @property
    def names(self) -> list[str]:
        """Every id, as often as it is there."""
        return [element.attrib["id"] for element in self.all("*") if "id" in element.attrib]


def text_of(element: Any) -> str:
    """What an element says, blanks made even."""
    return " ".join("".join(element.itertext()).split())


def target(folder: Path, page: Path, address: str) -> tuple[Path, str]:
    """The file in the site that a relative address of a page means, and the place in it."""
    parts = urlsplit(address)
    found = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    assert found.is_relative_to(folder), address
    return (found / "index.html" if found.is_dir() else found), parts.fragment
