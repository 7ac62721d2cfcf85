"""What a player keeps besides games: the settings of the whole site, and what each game adds.

Each thing has a name of its own, so that pages that are open together never take back what another one has
written. A text that cannot be read is set aside under another name (`golf.page.slots.DAMAGED`), never wiped:
where there is no room for that copy, the text stays as it is and nothing is written over it.
"""

from golf.page.choices import read_words
from golf.page.earlier import Earlier
from golf.page.settings import CHOICES, DEFAULT, Settings, unread_settings, with_setting
from golf.page.slots import DAMAGED
from golf.page.store import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Chosen = TypeVar("Chosen", bound="tuple[str, ...]")
    Choices = tuple[tuple[str, tuple[str, ...]], ...]

_SETTINGS = "settings"
LONGEST = 20_000  # characters: no text under one name is longer, but for games


class Records:
    """The texts of one player in `store`; `unique` gives a word that no other page has.

    `earlier` is what an earlier version stored; None where there cannot be anything.
    """

    def __init__(self, store: Memory, unique: "Callable[[], str]", earlier: Earlier | None = None) -> None:
        self._store = store
        self._unique = unique
        self._earlier = earlier
        self._known: dict[
            str, tuple[str, ...]
        ] = {}  # what was chosen in each group, as far as this page knows

    def settings(self) -> tuple[Settings, bool]:
        """Return the settings, and whether something in them could not be read."""
        damaged = self.take_choices(_SETTINGS, CHOICES, unread_settings)
        found, unread = self.choices(_SETTINGS, CHOICES, DEFAULT, with_setting)
        return found, damaged or unread

    def keep_settings(self, settings: Settings) -> None:
        """Write those settings that were changed in this page."""
        self.keep_choices(_SETTINGS, CHOICES, DEFAULT, settings)

    def keep_again(self) -> None:
        """Write everything again that is known, since the store was cleared."""
        raise NotImplementedError

    def text(self, name: str) -> str:
        """Return what is stored under a name, "" for nothing, and no more of it than can be meant."""
        return (self._store.get(name) or "")[:LONGEST]

    # ---- One text

    def keep(self, name: str, text: str, unread: "Callable[[str], bool]") -> bool:
        """Write a text, unless that would wipe what cannot be read and there is no room for a copy."""
        if unread(self.text(name)) and not self._set_aside(name):
            return False
        return self._store.put(name, text)

    def _set_aside(self, name: str) -> bool:
        return self._store.copy(name, DAMAGED + name + "." + self._unique())

    # ---- A group of choices, one under each name

    def choices(
        self,
        group: str,
        choices: "Choices",
        default: "Chosen",
        with_one: "Callable[[Chosen, str, str], Chosen]",
    ) -> "tuple[Chosen, bool]":
        """Return what was chosen, and whether something could not be read: that is set aside."""
        found, damaged = default, False
        for at, (name, _) in enumerate(choices):
            text = self._store.get(group + "." + name)
            if text is None:
                continue
            found = with_one(found, name, text)
            if found[at] != text:
                damaged = True
                if self._set_aside(group + "." + name):
                    self._store.drop(group + "." + name)
        self._known[group] = found
        return found, damaged

    def keep_choices(self, group: str, choices: "Choices", default: "Chosen", chosen: "Chosen") -> None:
        """Write each choice that this page has changed, and no other: another page may have, meanwhile."""
        known = self._known.get(group, default)
        for at, (name, _) in enumerate(choices):
            if chosen[at] != known[at]:
                self._store.put(group + "." + name, chosen[at])
        self._known[group] = chosen

    def keep_choices_again(self, group: str, choices: "Choices", default: "Chosen") -> None:
        """Write every choice that is not the default."""
        chosen, self._known[group] = self._known.get(group, default), default
        self.keep_choices(group, choices, default, chosen)

    def take_choices(self, group: str, choices: "Choices", unread: "Callable[[str], bool]") -> bool:
        """Take over an earlier version's line of choices; return whether something in it cannot be read."""
        text, before = self._earlier.since(group) if self._earlier else (None, None)
        if text is None or self._earlier is None:
            return False
        text = text[:LONGEST]
        now, then = read_words(text), read_words((before or "")[:LONGEST])
        for name, values in choices:
            here = self._store.get(group + "." + name)
            if now.get(name) != then.get(name) and (before is not None or here is None):
                self._store.put(group + "." + name, now.get(name, values[0]))
        self._earlier.mark(group)
        return unread(text)
