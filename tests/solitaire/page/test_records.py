"""What is kept besides games: read back, added to what another tab wrote, set aside if it cannot be read."""

from itertools import count

from hypothesis import example, given
from hypothesis import strategies as st

from golf.page.settings import DEFAULT, with_setting
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
        store.put(name.replace("_", "."), text)
    numbers = count(1)
    return GameRecords(store, lambda: str(next(numbers))), store


def set_aside(store: Memory) -> list[str]:
    return [store.get(name) or "" for name in store.names() if name.startswith(DAMAGED)]


def is_theme(text: str) -> bool:
    return with_setting(DEFAULT, "theme", text).theme == text


@given(RUBBISH)
@example("purple\0")
@example("")
@example("light")
def test_a_setting_that_cannot_be_read_is_set_aside_once(kept: str) -> None:
    mine, store = records(settings_theme=kept, settings_sound="loud")
    theme = kept if is_theme(kept) else DEFAULT.theme
    expected = with_setting(with_setting(DEFAULT, "theme", theme), "sound", "loud")
    assert mine.settings() == (expected, not is_theme(kept))
    assert set_aside(store) == ([] if is_theme(kept) else [kept])
    assert mine.settings() == (expected, False)


def test_settings_are_read_back() -> None:
    mine, store = records()
    assert mine.settings() == (DEFAULT, False)
    dark = with_setting(DEFAULT, "theme", "dark")
    mine.keep_settings(dark)
    assert GameRecords(store, str).settings() == (dark, False)
    mine.keep_settings(DEFAULT)
    assert GameRecords(store, str).settings() == (DEFAULT, False)


def noted(mine: GameRecords, *deals: Recent) -> None:
    for deal in deals:
        mine.note(recent_text((deal,)))
    mine.write()


DEALS = [Recent(f"GO1-E-AAAAAA{letter}", "left", 35) for letter in "ABCDEFGHIJKLMNOP"]


def test_the_last_ten_deals_are_listed_the_last_one_first_and_each_once() -> None:
    mine, store = records()
    mine.note(recent_text((DEALS[0],)))
    assert mine.recent() == ""  # not yet: somebody may be waiting
    noted(mine, *DEALS[1:], Recent(DEALS[12].code, "won", 3))
    listed = read_recent(mine.recent())
    others = [deal for deal in reversed(DEALS) if deal != DEALS[12]]
    assert listed == (Recent(DEALS[12].code, "won", 3), *others[:9])
    assert len([name for name in store.names() if name.startswith("recent.")]) == 10


@given(RUBBISH)
def test_a_deal_of_the_list_that_cannot_be_read_is_passed_over_and_set_aside(kept: str) -> None:
    mine, store = records()
    store.put("recent." + DOCUMENTED, kept)
    noted(mine, Recent(OTHER, "won", 3), Recent(DOCUMENTED, "blocked", 12))
    assert mine.recent() == recent_text((Recent(DOCUMENTED, "blocked", 12), Recent(OTHER, "won", 3)))
    before = read_recent(DOCUMENTED + " " + kept.partition(" ")[2])
    assert set_aside(store) == ([] if kept == "" or (before and kept[:1] in "123456789") else [kept])


def test_two_tabs_add_to_one_list() -> None:
    one, store = records()
    two = GameRecords(store, lambda: "two")
    one.note(recent_text((Recent(DOCUMENTED, "won", 0),)))
    two.note(recent_text((Recent(OTHER, "left", 9),)))
    one.write()
    two.write()
    assert [deal.code for deal in read_recent(one.recent())] == [OTHER, DOCUMENTED]
    one.note_course("first")
    one.write()
    two.note_course("second")
    two.write()
    assert one.courses() == "first\nsecond"


@given(st.integers(95, 110))
def test_the_last_hundred_courses_stay(played: int) -> None:
    mine, _ = records()
    for at in range(played):
        mine.note_course(f"course {at}")
        mine.write()
    assert mine.courses().split("\n") == [f"course {at}" for at in range(max(0, played - 100), played)]


class Full(Memory):
    """A store without room for another name."""

    def copy(self, name: str, to: str) -> bool:
        return False


def test_what_cannot_be_read_stays_where_there_is_no_room_for_a_copy() -> None:
    store = Full()
    kept = {"settings.theme": "purple", "settings.sound": "on", "recent." + DOCUMENTED: "of another version"}
    for name, text in kept.items():
        store.put(name, text)
    mine = GameRecords(store, str)
    settings, damaged = mine.settings()
    assert (settings.sound, settings.theme, damaged) == ("on", "auto", True)
    noted(mine, Recent(DOCUMENTED, "won", 0))
    assert {name: store.get(name) for name in kept} == kept
