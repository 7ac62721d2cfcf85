"""The browser's storage behind the same calls as `golf.page.store.Memory`, and the place of this site in it.

Each call can throw at any moment (denied, full, a private window, a damaged profile). The start-up script
catches that: what cannot be read is not there, and that something was not stored is noted in `lost`, so that
the page can say so. Where storage is denied altogether a store lives in memory.
"""

from golf.page.earlier import Earlier
from golf.page.store import DENIED, FULL, Memory, Named
from golf.web.browser import golf


class Browser(Memory):
    """`localStorage` or `sessionStorage`; `kind` is "local" or "session"."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._storage = golf.storage(kind)  # null where it is denied
        self.lost = DENIED if self._storage is None else ""

    def get(self, name: str) -> str | None:
        """Return the text of a name, or None."""
        return super().get(name) if self._storage is None else golf.get(self._storage, name)

    def put(self, name: str, text: str) -> bool:
        """Keep a text; false where the storage does not take it."""
        if self._storage is None:
            return super().put(name, text)
        return self._noted(golf.put(self._storage, name, text))

    def copy(self, name: str, to: str) -> bool:
        """Keep a text under another name too; Python would see it only up to its first zero character."""
        if self._storage is None:
            return super().copy(name, to)
        return self._noted(golf.copy(self._storage, name, to))

    def _noted(self, is_kept: bool) -> bool:
        if not is_kept:
            self.lost = FULL
        return bool(is_kept)

    def drop(self, name: str) -> None:
        """Forget a name."""
        if self._storage is None:
            super().drop(name)
        else:
            golf.drop(self._storage, name)

    def names(self) -> tuple[str, ...]:
        """Return every name."""
        if self._storage is None:
            return super().names()
        return tuple(golf.names(self._storage).split("\n"))


class Place:
    """What one page may store: `local` for all pages of this site, `tab` for those of this tab.

    A board in another page stores nothing, and reads nothing of the player's.
    """

    def __init__(self, embed: bool = False) -> None:
        self.raw = Memory() if embed else Browser("local")
        raw_tab = Memory() if embed else Browser("session")
        self.local = Named(self.raw, golf.place)
        self.tab = Named(raw_tab, golf.place)
        self._raw_tab = raw_tab

    def earlier(self, game: str = "") -> "tuple[Earlier, Earlier]":
        """Return what an earlier version stored for all pages, and for this tab; `game` as in `Earlier`."""
        return Earlier(self.raw, golf.place, game), Earlier(self._raw_tab, golf.place, game)
