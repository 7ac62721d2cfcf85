"""What version 0.1 stored, under names that all folders of an origin share: `golf.settings`.

Each folder copies it into its own place and removes nothing, so that a preview in another folder takes
nothing away, and a site that goes back to an older version finds what that one had stored. What was taken is
kept beside it, as `taken.NAME`: what an older version has changed since is newer, and is taken at the next
start.
"""

from golf.page.store import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

SHARED = "golf."
TAKEN = "taken."


class Earlier:
    """The shared names in `store`, as one place sees them.

    `place` is the beginning of that place's own names, and `game` what stands behind either beginning for
    one of the games: `cards.`.
    """

    def __init__(self, store: Memory, place: str, game: str = "") -> None:
        self._store = store
        self._shared = SHARED + game
        self._place = place + game

    def since(self, name: str) -> tuple[str | None, str | None]:
        """Return what is stored under a name if it changed since it was taken, and what it was then.

        Both are None where nothing changed. What it was is None if it was never looked for.
        """
        text = self._store.get(self._shared + name)
        before = self._store.get(self._place + TAKEN + name)
        if text is None and before is None:
            self._store.put(self._place + TAKEN + name, "")
        return (None, None) if (text or "") == before or text is None else (text, before)

    def mark(self, name: str) -> None:
        """Note that what is stored under a name has been taken."""
        self._store.copy(self._shared + name, self._place + TAKEN + name)

    def copy(self, name: str, to: str) -> bool:
        """Copy what is stored under a shared name into the place; false where it has no room."""
        return self._store.copy(self._shared + name, self._place + to)

    def names(self, beginning: str) -> "Iterable[str]":
        """Return the shared names that begin so; of those that are gone, forget that they were taken."""
        names = self._store.names()
        found = [name[len(self._shared) :] for name in names if name.startswith(self._shared + beginning)]
        taken = self._place + TAKEN
        for name in names:
            if name.startswith(taken + beginning) and name[len(taken) :] not in found:
                self._store.drop(name)
        return found
