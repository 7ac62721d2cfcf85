"""Where games are kept: each page has a slot of its own, so two tabs never overwrite each other's game.

- A slot is three lines: who wrote it and when, the save, and the save of the game put aside.
- A page writes into its own slot and nowhere else. When it opens, it copies the game it goes on with into
  a new slot: the page that wrote the old one may still be open (the player opened the game twice, or
  duplicated the tab).
- A page that goes away writes that down in its tab (`leave`), as it does before a reload. Only then is its
  slot removed by the page that goes on with it, or written over where there is no room for another.
- A tab goes on with its own slot; a new tab goes on with the newest. A link opened in a tab has its slot,
  which the way back through the tab's history finds.
- Which slot is the newest, a number says that all pages count on (`golf.page.order`), not the clock.
- Of many slots the oldest give way, those without a move first. What cannot be read is set aside under
  another name, never wiped.
"""

from collections import namedtuple

from golf.numbers import read_number
from golf.page.earlier import Earlier
from golf.page.order import next_order, read_order
from golf.page.store import Memory

PREFIX = "game."
DAMAGED = "damaged."
TAB = "tab"
TAB_LINK = "link"
TAB_LEFT = "left"  # the slots of pages that took leave in this tab
TAB_LINKS = "links"  # the slot of each link opened in this tab, for the way back through its history
MOST = 30  # a slot is about 200 bytes; the oldest give way
_AGAIN = "~"  # ends the name of a slot that an older version has played on, beside its copy


class Slot(namedtuple("Slot", "owner order linked save aside")):
    """A kept game."""

    __slots__ = ()
    owner: str  # the page that wrote it
    order: int  # the place in the order of all that was written; version 0.1 wrote the time in ms
    linked: bool  # whether the game put aside was left for a link
    save: str  # the game
    aside: str  # the save of the game put aside; "": none


def slot_text(slot: Slot) -> str:
    """Return the three lines."""
    linked = "linked" if slot.linked else "own"
    return slot.owner + " " + str(slot.order) + " " + linked + "\n" + slot.save + "\n" + slot.aside


def read_slot(text: str) -> Slot:
    """Return the slot of a stored text.

    Whatever is missing is empty, the save is checked when it is loaded.
    """
    lines = (text + "\n\n").split("\n")
    words = (lines[0] + "   ").split(" ")
    return Slot(
        words[0],
        read_order(words[1]),
        words[2] == "linked",
        lines[1].strip(" "),
        lines[2].strip(" "),
    )


class Slots:
    """The slots of one page.

    `local` and `tab` are stores as `Memory` is one: the browser's local and session storage, or a `Memory`
    where those are denied. `owner` is a word that no other page has.
    """

    def __init__(self, local: Memory, tab: Memory, owner: str) -> None:
        self._local = local
        self._tab = tab
        self._owner = owner
        self._forks = 0
        self._id = owner
        self._before = ""  # the slot this page goes on from
        self._own = False  # whether it is this tab's
        self._left = False  # whether the page that wrote it is gone
        self._link = ""  # the link that opened this page's game
        self._noted = ""  # what the tab knows of it
        self._last = ""  # what this page wrote last
        self._unmoved: dict[str, str] = {}  # slots of an earlier version that there is no room to copy
        self._largest = -1  # the largest number among the slots; -1: not looked for yet
        self.is_another = False  # whether the tab's game is gone, so that another one was resumed

    def take(self, local: Earlier, tab: Earlier) -> None:
        """Take over what an earlier version stored of games and of this tab."""
        for name in local.names(PREFIX):
            text, before = local.since(name)
            if text is None:
                continue
            here = self._local.get(name)
            # Both may have been played on since: then there are two games.
            is_same = here is None or before is None or _game_of(here) == _game_of(before)
            if local.copy(name, name if is_same else name + _AGAIN):
                local.mark(name)
            elif here is None:
                self._unmoved[name[len(PREFIX) :]] = text
        for name in (TAB, TAB_LINK, TAB_LEFT, TAB_LINKS):
            if tab.since(name)[0] is not None and tab.copy(name, name):
                tab.mark(name)

    def resume(self, link: str = "", came_back: bool = False) -> Slot | None:
        """Return the game of this tab, else the newest one.

        Who comes back to `link` through the tab's history, finds the game that was played there.
        """
        name = self._tab.get(TAB) or ""
        there = self._slot_of(_line(link)) if came_back else ""
        if there and self._is_there(there):
            name = there
            self._tab.put(TAB_LINK, _line(link))
        self._link = self.opened_link()
        self._own = bool(name) and self._is_there(name)
        self.is_another = bool(name) and not self._own
        self._before = name if self._own else self._newest()
        self._left = self._own and name in self._slots_left()
        self._stay(name)
        if not self._before:
            return None
        found = self._text_of(self._before) or ""
        slot = read_slot(found)
        if slot_text(slot) != found:
            self.set_aside()
        return slot

    def fresh(self, link: str) -> None:
        """Leave the game behind in its slot and go on in another, as a link does beside it."""
        if self._left:
            self._note_left(self._before)
            self._left = False
        self._link = _line(link)
        if self._is_there(self._id):
            self._forks += 1
            self._id = self._owner + "-" + str(self._forks)

    def keep(self, save: str, aside: str, linked: bool) -> bool:
        """Write the game down; whether there was room for it."""
        is_first = self._largest < 0
        if is_first:
            self._largest = max([0] + [order for order, _, _ in self._found()])
        self._largest = next_order(self._local, self._largest)
        text = slot_text(Slot(self._owner, self._largest, linked, save, aside))
        self._last = text
        if not self._local.put(PREFIX + self._id, text):
            # No room for two: the game may take the place of what it goes on from, which else stays.
            if not self._left or not self._local.put(PREFIX + self._before, text):
                return False
            self._id, self._left = self._before, False
        self._mark()
        if self._left:
            self._local.drop(PREFIX + self._before)
            self._left = False
        if is_first:  # once a page: it reads every slot
            self._prune()
        return True

    def keep_again(self) -> None:
        """Write again what this page wrote last, if another page has removed it meanwhile."""
        if self._last and not self._is_there(self._id):
            self._local.put(PREFIX + self._id, self._last)
            self._noted = ""
            self._mark()

    def leave(self) -> None:
        """Note that the page is unloaded.

        The next one in this tab takes its place, a copy of the tab does not.
        """
        if not self._left:
            self.keep_again()
        self._note_left(self._before if self._left and not self._is_there(self._id) else self._id)

    def _note_left(self, name: str) -> None:
        self._tab.put(TAB_LEFT, " ".join([name] + self._slots_left(name)[: MOST - 1]))

    def _stay(self, name: str) -> None:
        """Note that a page, or another in its place, has the slot."""
        others = self._slots_left(name)
        if others:
            self._tab.put(TAB_LEFT, " ".join(others))
        else:
            self._tab.drop(TAB_LEFT)

    def _slots_left(self, but: str = "") -> list[str]:
        return [name for name in (self._tab.get(TAB_LEFT) or "").split(" ") if name not in ("", but)]

    def _is_there(self, name: str) -> bool:
        return self._text_of(name) is not None

    def _text_of(self, name: str) -> str | None:
        text = self._local.get(PREFIX + name)
        return self._unmoved.get(name) if text is None else text

    def come_back(self) -> None:
        """Take the tab's game again, since the browser shows the page as it was left."""
        self._stay(self._id)
        self._noted = ""
        self._tab.put(TAB_LINK, self._link)
        if self._is_there(self._id):
            self._mark()

    def set_aside(self) -> None:
        """Keep a copy of the slot this page goes on from, because it could not be read to the end."""
        known = self._local.get(DAMAGED + self._before) is not None
        if not known and not self._local.copy(PREFIX + self._before, DAMAGED + self._before):
            self._left = False  # there is no room for a copy: it stays where it is

    def opened_link(self) -> str:
        """Return the link this tab's game was opened by."""
        return self._tab.get(TAB_LINK) or ""

    def goes_on(self, link: str) -> bool:
        """Return whether what was resumed is what the link opened in this tab.

        Reloading it continues the game.
        """
        return self._own and self.opened_link() == _line(link)

    def remember_link(self) -> None:
        """Note in the tab that the link has opened its game."""
        self._tab.put(TAB_LINK, self._link)

    def _mark(self) -> None:
        """Note in the tab which slot is its, and that of the link."""
        if self._noted != self._id + " " + self._link:
            self._noted = self._id + " " + self._link
            self._tab.put(TAB, self._id)
            others = [line for line in self._links() if line.partition(" ")[2] != self._link]
            self._tab.put(TAB_LINKS, "\n".join([self._noted] + others[: MOST - 1]))

    def _links(self) -> list[str]:
        return [line for line in (self._tab.get(TAB_LINKS) or "").split("\n") if line]

    def _slot_of(self, link: str) -> str:
        for line in self._links():
            name, _, of = line.partition(" ")
            if of == link:
                return name
        return ""

    def _found(self) -> list[tuple[int, str, bool]]:
        """Return every slot that can be read now: its place in the order, name, whether it may go first."""
        names = [name[len(PREFIX) :] for name in self._local.names() if name.startswith(PREFIX)]
        found = []
        for name in names + [name for name in self._unmoved if name not in names]:
            text = self._text_of(name)
            if text is not None:
                slot = read_slot(text)
                found.append((slot.order, name, _is_untouched(slot)))
        return sorted(found)

    def _newest(self) -> str:
        found = self._found()
        return found[-1][1] if found else ""

    def _prune(self) -> None:
        """Let the oldest slots give way, those without a move first: each link in a new tab opens one."""
        found = self._found()
        untouched = [name for _, name, is_untouched in found if is_untouched]
        others = [name for _, name, _ in found if name not in untouched]
        for name in (untouched + others)[: max(0, len(found) - MOST)]:
            if name != self._id:
                self._local.drop(PREFIX + name)


def _is_untouched(slot: Slot) -> bool:
    """Return whether no move is lost with a slot: what a link has put aside has a slot of its own too."""
    return not _has_moves(slot.save) and (slot.linked or not _has_moves(slot.aside))


def _has_moves(text: str) -> bool:
    """Return whether a line holds a save with moves: each save counts its own, as in `m12`."""
    words = text.split(" ")
    return bool([word for word in words if word[:1] == "m" and (read_number(word[1:], 9) or 0) > 0])


def _game_of(text: str) -> str:
    """Return the save and what was put aside, without who wrote them and when."""
    return text.partition("\n")[2]


def _line(link: str) -> str:
    return link.replace("\n", " ")
