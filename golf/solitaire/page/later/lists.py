"""The lists of the solitaire: the last ten deals and the past courses, each entry under its own name.

`recent.GO1-E-AAAAAAB` is `7 won 3`: its place in the order (`golf.page.order`), how it ended, how many cards
were left. `course.…` is such a place and the course's line. So a tab that adds one takes none away that
another tab adds in the same moment.
"""

from golf.page.order import next_order, read_order
from golf.page.records import LONGEST, Records
from golf.solitaire.page.recent import MOST, Recent, read_recent, recent_text

_RECENT = "recent"
_COURSES = "courses"  # the name of the list that version 0.1 kept
_DEAL, _COURSE = "recent.", "course."
_MOST_COURSES = 100


class Lists(Records):
    """The lists of one player."""

    def add_deal(self, deal: str) -> None:
        """Put a deal on top of the last ones; the oldest give way."""
        self._write(read_recent(deal)[0])

    def _write(self, deal: Recent) -> None:
        known = self._ordered(_DEAL)
        name = _DEAL + deal.code
        order = next_order(self._store, known[-1][0] if known else 0)
        text = str(order) + recent_text((deal,))[len(deal.code) :]
        if not self.keep(name, text, lambda text: text != "" and not _is_deal(name, text)):
            return
        others = [old for _, old, _ in known if old != name]
        for old in others[: max(0, len(others) + 1 - MOST)]:
            self._store.drop(old)

    def _ordered(self, beginning: str) -> list[tuple[int, str, str]]:
        """Return what is stored under such names, the oldest first: its place, its name, the rest."""
        found = []
        for name in self._store.names():
            if name.startswith(beginning):
                order, _, rest = self.text(name).partition(" ")
                if read_order(order):
                    found.append((read_order(order), name, rest))
        return sorted(found)

    def recent(self) -> str:
        """Return the last deals, the last one first (`golf.solitaire.page.recent`)."""
        deals = [name[len(_DEAL) :] + " " + rest for _, name, rest in self._ordered(_DEAL)]
        return recent_text(read_recent(";".join(reversed(deals))))

    def courses(self) -> str:
        """Return the finished courses, a line each, the last one last."""
        return "\n".join([line for _, _, line in self._ordered(_COURSE)[-_MOST_COURSES:]])

    def add_course(self, line: str) -> None:
        """Add a finished course; the oldest give way."""
        self._add_courses([(self._unique(), line)])

    def _add_courses(self, added: list[tuple[str, str]]) -> None:
        """Add courses, each with the end of its name."""
        known = self._ordered(_COURSE)
        for name, line in added:
            order = next_order(self._store, known[-1][0] if known else 0)
            self._store.put(_COURSE + name, str(order) + " " + line)
            known.append((order, _COURSE + name, line))
        for _, old, _ in known[:-_MOST_COURSES]:
            self._store.drop(old)

    def take_earlier(self) -> None:
        """Take over the lists of an earlier version."""
        if self._earlier is None:
            return
        text, before = self._earlier.since(_RECENT)
        if text is not None:
            then = read_recent((before or "")[:LONGEST])
            for deal in reversed(read_recent(text[:LONGEST])):
                if deal not in then:
                    self._write(deal)
            self._earlier.mark(_RECENT)
        text, before = self._earlier.since(_COURSES)
        if text is not None:
            then_lines = before.split("\n") if before else []
            lines = [line for line in text[:LONGEST].split("\n") if line]
            added = []
            for at, line in enumerate(lines):
                # Two pages that start together give one course one name.
                if lines[: at + 1].count(line) > then_lines.count(line):
                    added.append((line.replace(" ", "") + "." + str(lines[:at].count(line)), line))
            self._add_courses(added)
            self._earlier.mark(_COURSES)


def _is_deal(name: str, text: str) -> bool:
    """Return whether what is stored under a deal's name can be read."""
    order, _, rest = text.partition(" ")
    return read_order(order) > 0 and len(read_recent(name[len(_DEAL) :] + " " + rest)) == 1
