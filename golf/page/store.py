"""Stores of texts by name: one in memory, and one that lies within another.

The browser's is `golf.web.storage.Browser`. Names within a store are short, `game.…` or `settings.theme`; a
`Named` store puts a beginning before each, so that the folders of an origin, and the two games, never meet.
"""

FULL, DENIED = "full", "denied"


class Memory:
    """A store that lasts as long as the page, for boards in other pages and where storage is denied."""

    lost = ""  # `FULL` once something could not be stored for good, `DENIED` where nothing can

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def get(self, name: str) -> str | None:
        """Return the text of a name, or None."""
        return self._texts.get(name)

    def put(self, name: str, text: str) -> bool:
        """Keep a text; false where a lasting store did not take it."""
        self._texts[name] = text
        return True

    def copy(self, name: str, to: str) -> bool:
        """Keep a text under another name too, whatever it is made of; false as `put`."""
        self._texts[to] = self._texts[name]
        return True

    def drop(self, name: str) -> None:
        """Forget a name."""
        self._texts.pop(name, None)

    def names(self) -> tuple[str, ...]:
        """Return every name."""
        return tuple(self._texts)


class Named(Memory):
    """A store within another one, where `beginning` stands before each of its names."""

    def __init__(self, store: Memory, beginning: str) -> None:
        super().__init__()
        self._store = store
        self._beginning = beginning

    def get(self, name: str) -> str | None:
        """Return the text of a name, or None."""
        return self._store.get(self._beginning + name)

    def put(self, name: str, text: str) -> bool:
        """Keep a text; false where a lasting store did not take it."""
        return self._store.put(self._beginning + name, text)

    def copy(self, name: str, to: str) -> bool:
        """Keep a text under another name too; false as `put`."""
        return self._store.copy(self._beginning + name, self._beginning + to)

    def drop(self, name: str) -> None:
        """Forget a name."""
        self._store.drop(self._beginning + name)

    def names(self) -> tuple[str, ...]:
        """Return every name within this store."""
        start = len(self._beginning)
        return tuple([name[start:] for name in self._store.names() if name.startswith(self._beginning)])
