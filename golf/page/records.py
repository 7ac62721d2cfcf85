"""What a player keeps besides games, one text under each name, and the settings of the whole site.

A text that cannot be read is set aside under another name (`golf.page.slots.DAMAGED`), never wiped: where
there is no room for that copy, the text stays as it is and nothing is written over it.
"""

from golf.page.settings import Settings, read_settings, settings_text, unread_settings
from golf.page.slots import DAMAGED
from golf.page.store import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_SETTINGS = "golf.settings"


class Records:
    """The texts of one player in `store`; `unique` gives a word that no other page has."""

    def __init__(self, store: Memory, unique: "Callable[[], str]") -> None:
        self._store = store
        self._unique = unique

    def settings(self) -> tuple[Settings, bool]:
        """Return the settings, and whether something in them could not be read."""
        text, damaged = self.read(_SETTINGS, unread_settings)
        found = read_settings(text)
        if damaged:
            self.keep_settings(found)
        return found, damaged

    def keep_settings(self, settings: Settings) -> None:
        """Write the settings."""
        self.keep(_SETTINGS, settings_text(settings), unread_settings)

    def text(self, name: str) -> str:
        """Return what is stored under a name, "" for nothing."""
        return self._store.get(name) or ""

    def read(self, name: str, unread: "Callable[[str], bool]") -> tuple[str, bool]:
        """Return the text of a name, and whether something in it cannot be read."""
        text = self.text(name)
        return text, unread(text)

    def keep(self, name: str, text: str, unread: "Callable[[str], bool]") -> bool:
        """Write a text, unless that would wipe what cannot be read and there is no room for a copy."""
        if unread(self.text(name)) and not self._store.copy(name, DAMAGED + name[5:] + "." + self._unique()):
            return False
        return self._store.put(name, text)
