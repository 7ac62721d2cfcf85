"""What a player keeps besides games: settings, the last ten deals, past courses. Kept under one name each.

What cannot be read is set aside under another name (`golf.app.slots.DAMAGED`), never wiped. Another tab may
have written meanwhile, so lists are read anew before something is added to them.
"""

from golf.app.recent import read_recent, recent_text, with_recent
from golf.app.settings import Settings, read_settings, settings_text, unread_settings
from golf.app.slots import DAMAGED, Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_SETTINGS = "golf.settings"
_RECENT = "golf.recent"
_COURSES = "golf.courses"
_MOST_COURSES = 100


class Records:
    """A player's records in `store`; `unique` gives a word that no other page has."""

    def __init__(self, store: Memory, unique: "Callable[[], str]") -> None:
        self._store = store
        self._unique = unique
        self._over: list[str] = []  # deals for the list of the last ones, not yet written

    def settings(self) -> tuple[Settings, bool]:
        """The settings, and whether something in them could not be read."""
        kept = self._store.get(_SETTINGS) or ""
        found = read_settings(kept)
        if not unread_settings(kept):
            return found, False
        self.keep_settings(found)
        return found, True

    def keep_settings(self, settings: Settings) -> None:
        """Write the settings, unless that would wipe what cannot be read and there is no room for a copy."""
        if unread_settings(self._store.get(_SETTINGS) or "") and not self._set_aside(_SETTINGS):
            return
        self._store.put(_SETTINGS, settings_text(settings))

    def note(self, deal: str) -> None:
        """Remember a deal for the list of the last ones; `write` puts it there, while nobody waits."""
        self._over.append(deal)

    def write(self) -> None:
        """Put what was noted on top of the last deals."""
        if not self._over:
            return
        kept = self.recent()
        deals = read_recent(kept)
        if recent_text(deals) != kept and not self._set_aside(_RECENT):
            return  # there is no room for a copy
        for deal in self._over:
            deals = with_recent(deals, read_recent(deal)[0])
        self._over = []
        self._store.put(_RECENT, recent_text(deals))

    def recent(self) -> str:
        """The list of the last deals, as it was written."""
        return self._store.get(_RECENT) or ""

    def courses(self) -> str:
        """The finished courses, a line each, the last one last."""
        return self._store.get(_COURSES) or ""

    def add_course(self, line: str) -> None:
        """Add a finished course; the oldest give way."""
        lines = self.courses().split("\n") + [line]
        self._store.put(_COURSES, "\n".join([line for line in lines if line][-_MOST_COURSES:]))

    def _set_aside(self, name: str) -> bool:
        return self._store.copy(name, DAMAGED + name[5:] + "." + self._unique())
