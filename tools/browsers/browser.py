"""What the game needs of a browser, whatever protocol drives it."""

from typing import Protocol

CHROMIUM, FIREFOX, WEBKIT = "Chromium", "Firefox", "WebKitGTK"


class Browser(Protocol):
    """A started browser with one empty page, in a profile of its own."""

    @property
    def version(self) -> str:
        """Return the version, as the browser says it."""
        ...

    @property
    def console_note(self) -> str:
        """Return what part of the console cannot be heard; empty where all of it can."""
        ...

    def open(self, address: str) -> None:
        """Begin to load a page, without waiting for it."""
        ...

    def value(self, expression: str) -> object:
        """Return the value of a JavaScript expression in the page, as plain data."""
        ...

    def tap(self, selector: str) -> None:
        """Press and release on the middle of an element, as a pointer does."""
        ...

    def errors(self) -> list[str]:
        """Return the errors on the console so far."""
        ...


class NotHere(Exception):
    """A browser that cannot be had on this machine; the message names what is missing."""
