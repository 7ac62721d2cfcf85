"""What the solitaire keeps besides games; the lists of deals and courses are in `later/lists.py`."""

from golf.page.earlier import Earlier
from golf.page.records import Records
from golf.page.settings import CHOICES, DEFAULT
from golf.page.store import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class GameRecords(Records):
    """A player's settings, and what is to be written into the lists of deals and courses."""

    def __init__(self, store: Memory, unique: "Callable[[], str]", earlier: Earlier | None = None) -> None:
        super().__init__(store, unique, earlier)
        self._is_taken = False  # whether an earlier version's lists were taken over
        self._deals: list[str] = []  # for the list of the last ones, not yet written
        self._courses: list[str] = []  # finished, not yet written

    def keep_again(self) -> None:
        """Write the settings again; the lists are gone with the store."""
        self.keep_choices_again("settings", CHOICES, DEFAULT)

    def note(self, deal: str) -> None:
        """Remember a deal for the list of the last ones; `write` puts it there, in idle time."""
        self._deals.append(deal)

    def note_course(self, line: str) -> None:
        """Remember a finished course; `write` adds it."""
        self._courses.append(line)

    def write(self) -> None:
        """Write what was noted; before the lists' code is there, nothing."""
        try:
            from golf.solitaire.page.later.lists import Lists
        except ImportError:
            return
        lists = Lists(self._store, self._unique, self._earlier)
        if not self._is_taken:
            self._is_taken = True
            lists.take_earlier()
        deals, self._deals = self._deals, []
        for deal in deals:
            lists.add_deal(deal)
        courses, self._courses = self._courses, []
        for line in courses:
            lists.add_course(line)

    def recent(self) -> str:
        """Return the last deals, the last one first (`golf.solitaire.page.recent`)."""
        from golf.solitaire.page.later.lists import Lists

        return Lists(self._store, self._unique, self._earlier).recent()

    def courses(self) -> str:
        """Return the finished courses, a line each, the last one last."""
        from golf.solitaire.page.later.lists import Lists

        return Lists(self._store, self._unique, self._earlier).courses()
