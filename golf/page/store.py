"""Stores of texts by name: one in memory, and one whose names begin otherwise.

The browser's is `golf.web.storage.Browser`.
"""

_GOLF, _CARDS = "golf.", "golf.cards."


class Memory:
    """A store that lasts as long as the page, for boards in other pages and where storage is denied."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def get(self, name: str) -> str | None:
        """Return the text of a name, or None."""
        return self._texts.get(name)

    def put(self, name: str, text: str) -> bool:
        """Keep a text; false where a lasting store had no room for it."""
        self._texts[name] = text
        return True

    def copy(self, name: str, to: str) -> bool:
        """Keep a text that cannot be read under another name too, whatever it is made of; false as `put`."""
        self._texts[to] = self._texts[name]
        return True

    def drop(self, name: str) -> None:
        """Forget a name."""
        self._texts.pop(name, None)

    def names(self) -> tuple[str, ...]:
        """Return every name."""
        return tuple(self._texts)


class Prefixed(Memory):
    """A store whose names begin with `golf.cards.` where `Slots` says `golf.`."""

    def __init__(self, store: Memory) -> None:
        super().__init__()
        self._store = store

    def get(self, name: str) -> str | None:
        """Return the text of a name, or None."""
        return self._store.get(_ours(name))

    def put(self, name: str, text: str) -> bool:
        """Keep a text; false where there is no room."""
        return self._store.put(_ours(name), text)

    def copy(self, name: str, to: str) -> bool:
        """Keep a text under another name too; false where there is no room."""
        return self._store.copy(_ours(name), _ours(to))

    def drop(self, name: str) -> None:
        """Forget a name."""
        self._store.drop(_ours(name))

    def names(self) -> tuple[str, ...]:
        """Return every name of the card game, as `Slots` says them."""
        found = self._store.names()
        return tuple([_GOLF + name[len(_CARDS) :] for name in found if name.startswith(_CARDS)])


def _ours(name: str) -> str:
    return _CARDS + name[len(_GOLF) :]
