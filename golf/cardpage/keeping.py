"""The card game keeps its matches as the solitaire keeps its games, under names of its own."""

from golf.app.slots import Memory

_GOLF, _CARDS = "golf.", "golf.cards."


class Apart(Memory):
    """A store whose names begin with `golf.cards.` where `Slots` says `golf.`."""

    def __init__(self, store: Memory) -> None:
        super().__init__()
        self._store = store

    def get(self, name: str) -> str | None:
        """The text of a name, or None."""
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
        """Every name of the card game, as `Slots` says them."""
        found = self._store.names()
        return tuple([_GOLF + name[len(_CARDS) :] for name in found if name.startswith(_CARDS)])


def _ours(name: str) -> str:
    return _CARDS + name[len(_GOLF) :]
