"""The browser's storage behind the same calls as `golf.app.slots.Memory`.

Touching storage can throw at any moment (denied, full, a private window): a store that throws goes on
in memory, and the game with it.
"""

import js

from golf.app.slots import Memory


class Browser(Memory):
    """`localStorage` or `sessionStorage`; `kind` is "local" or "session"."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._storage = js.golf.storage(kind)  # null where it is denied

    def get(self, name: str) -> str | None:
        """The text of a name, or None."""
        if self._storage is None:
            return super().get(name)
        text: str | None = self._storage.getItem(name)
        return text

    def put(self, name: str, text: str) -> None:
        """Keep a text; when the storage is full it is kept in memory."""
        if self._storage is None or not js.golf.put(self._storage, name, text):
            super().put(name, text)

    def copy(self, name: str, to: str) -> None:
        """Keep a text under another name too; Python would see it only up to its first zero character."""
        if self._storage is None:
            super().copy(name, to)
        else:
            js.golf.copy(self._storage, name, to)

    def drop(self, name: str) -> None:
        """Forget a name."""
        super().drop(name)
        if self._storage is not None:
            self._storage.removeItem(name)

    def names(self) -> tuple[str, ...]:
        """Every name."""
        if self._storage is None:
            return super().names()
        return tuple([self._storage.key(at) for at in range(self._storage.length)])
