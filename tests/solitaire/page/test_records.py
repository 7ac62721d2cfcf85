"""What is kept besides games: read back, added to what another tab wrote, set aside if it cannot be read."""

from itertools import count

from hypothesis import example, given
from hypothesis import strategies as st

from golf.page.settings import DEFAULT, read_settings, unread_settings, with_setting
from golf.page.slots import DAMAGED
from golf.page.store import Memory
from golf.solitaire.page.recent import Recent, read_recent, recent_text
from golf.solitaire.page.records import GameRecords
from tests.samples import DOCUMENTED
from tests.strategies import RUBBISH

OTHER = "GO1-C-BBBBBBB"


def records(**kept: str) -> tuple[GameRecords, Memory]:
    store = Memory()
    for name, text in kept.items():
        store.put("golf." + name, text)
    numbers = count(1)
    return GameRecords(store, lambda: str(next(numbers))), store


def set_aside(store: Memory) -> list[str]:
    return [store.get(name) or "" for name in store.names() if name.startswith(DAMAGED)]


@given(RUBBISH)
@example("theme=dark bogus")
@example("theme=purple\0")
@example("")
def test_settings_that_cannot_be_read_are_set_aside_once(kept: str) -> None:
    mine, store = records(settings=kept)
    assert mine.settings() == (read_settings(kept), unread_settings(kept))
    assert set_aside(store) == ([kept] if unread_settings(kept) else [])
    assert mine.settings() == (read_settings(kept), False)


def test_settings_are_read_back() -> None:
    mine, store = records()
    assert mine.settings() == (DEFAULT, False)
    dark = with_setting(DEFAULT, "theme", "dark")
    mine.keep_settings(dark)
    assert GameRecords(store, str).settings() == (dark, False)


@given(RUBBISH)
@example(recent_text((Recent(OTHER, "won", 3),)))
def test_a_deal_comes_on_top_of_what_can_be_read(kept: str) -> None:
    mine, store = records(recent=kept)
    deal = Recent(DOCUMENTED, "blocked", 12)
    mine.note(recent_text((deal,)))
    assert mine.recent() == kept  # not yet: somebody may be waiting
    mine.write()
    before = read_recent(kept)
    assert read_recent(mine.recent()) == (deal, *before)[:10]
    assert set_aside(store) == ([] if recent_text(before) == kept else [kept])
    written = mine.recent()
    mine.write()
    assert mine.recent() == written


def test_two_tabs_add_to_one_list() -> None:
    one, store = records()
    two = GameRecords(store, str)
    one.note(recent_text((Recent(DOCUMENTED, "won", 0),)))
    two.note(recent_text((Recent(OTHER, "left", 9),)))
    one.write()
    two.write()
    assert [deal.code for deal in read_recent(one.recent())] == [OTHER, DOCUMENTED]
    one.add_course("first")
    two.add_course("second")
    assert one.courses() == "first\nsecond"


@given(st.integers(95, 110))
def test_the_last_hundred_courses_stay(played: int) -> None:
    mine, _ = records(courses="\n\n")
    for at in range(played):
        mine.add_course(f"course {at}")
    assert mine.courses().split("\n") == [f"course {at}" for at in range(max(0, played - 100), played)]


class Full(Memory):
    """A store without room for another name."""

    def copy(self, name: str, to: str) -> bool:
        return False


def test_what_cannot_be_read_stays_where_there_is_no_room_for_a_copy() -> None:
    store = Full()
    kept = {"golf.settings": "theme=dark future=7", "golf.recent": "of another version"}
    for name, text in kept.items():
        store.put(name, text)
    mine = GameRecords(store, str)
    settings, damaged = mine.settings()
    assert (settings.theme, damaged) == ("dark", True)
    mine.keep_settings(DEFAULT)
    mine.note(recent_text((Recent(DOCUMENTED, "won", 0),)))
    mine.write()
    assert {name: store.get(name) for name in store.names()} == kept
