"""The browser's storage behind the same calls as `golf.page.slots.Memory`.

Touching storage can throw at any moment (denied, full, a private window): where it is denied a store
lives in memory, and where there is no room the caller hears of it.
"""

from golf.page.store import Memory
from golf.web.browser import golf


class Browser(Memory):
    """`localStorage` or `sessionStorage`; `kind` is "local" or "session"."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._storage = golf.storage(kind)  # null where it is denied

    def get(self, name: str) -> str | None:
        """Return the text of a name, or None."""
        if self._storage is None:
            return super().get(name)
        text: str | None = self._storage.getItem(name)
        return text

    def put(self, name: str, text: str) -> bool:
        """Keep a text; false when the storage is full."""
        if self._storage is None:
            return super().put(name, text)
        return bool(golf.put(self._storage, name, text))

    def copy(self, name: str, to: str) -> bool:
        """Keep a text under another name too; Python would see it only up to its first zero character."""
        if self._storage is None:
            return super().copy(name, to)
        return bool(golf.copy(self._storage, name, to))

    def drop(self, name: str) -> None:
        """Forget a name."""
        if self._storage is None:
            super().drop(name)
        else:
            self._storage.removeItem(name)

    def names(self) -> tuple[str, ...]:
        """Return every name."""
        if self._storage is None:
            return super().names()
        return tuple([self._storage.key(at) for at in range(self._storage.length)])
