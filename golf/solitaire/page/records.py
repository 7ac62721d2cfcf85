"""What the solitaire keeps besides games: the last ten deals and the past courses.

Another tab may have written meanwhile, so a list is read again before something is added to it.
"""

from golf.page.records import Records
from golf.page.store import Memory
from golf.solitaire.page.recent import read_recent, recent_text, with_recent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_RECENT = "golf.recent"
_COURSES = "golf.courses"
_MOST_COURSES = 100


class GameRecords(Records):
    """A player's settings, last deals and past courses."""

    def __init__(self, store: Memory, unique: "Callable[[], str]") -> None:
        super().__init__(store, unique)
        self._over: list[str] = []  # deals for the list of the last ones, not yet written

    def note(self, deal: str) -> None:
        """Remember a deal for the list of the last ones; `write` puts it there, in idle time."""
        self._over.append(deal)

    def write(self) -> None:
        """Put what was noted on top of the last deals."""
        if not self._over:
            return
        deals = read_recent(self.recent())
        for deal in self._over:
            deals = with_recent(deals, read_recent(deal)[0])
        if self.keep(_RECENT, recent_text(deals), _unread_recent):
            self._over = []

    def recent(self) -> str:
        """Return the list of the last deals, as it was written."""
        return self.text(_RECENT)

    def courses(self) -> str:
        """Return the finished courses, a line each, the last one last."""
        return self.text(_COURSES)

    def add_course(self, line: str) -> None:
        """Add a finished course; the oldest give way."""
        lines = self.courses().split("\n") + [line]
        self._store.put(_COURSES, "\n".join([line for line in lines if line][-_MOST_COURSES:]))


def _unread_recent(text: str) -> bool:
    return recent_text(read_recent(text)) != text
