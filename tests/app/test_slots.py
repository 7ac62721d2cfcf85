"""Where games are kept: two pages over one store never overwrite each other's game (interfaces, page)."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.app.slots import DAMAGED, MOST, PREFIX, Memory, Slot, Slots, read_slot, slot_text
from tests.strategies import RUBBISH

_LINES = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"), max_size=30).map(
    lambda line: line.strip(" ")
)
SLOTS = st.builds(
    Slot,
    st.text("abc012-", max_size=8),
    st.integers(0, 10**15 - 1),
    st.booleans(),
    _LINES,
    _LINES,
)


@given(SLOTS)
def test_a_slot_is_read_as_it_was_written(slot: Slot) -> None:
    assert read_slot(slot_text(slot)) == slot


@given(RUBBISH | st.tuples(RUBBISH, RUBBISH, RUBBISH).map("\n".join))
def test_any_text_is_read_as_some_slot(text: str) -> None:
    slot = read_slot(text)
    assert read_slot(slot_text(slot)) == slot


@pytest.mark.parametrize("stamp", ["", "x", "-5", "1e3", "٣", "9" * 16, "9" * 5000])
def test_a_stamp_that_is_no_time_is_the_oldest(stamp: str) -> None:
    assert read_slot(f"me {stamp} own\nsave\n").stamp == 0


@dataclass
class Browser:
    """One store for all pages, and pages in tabs."""

    local: Memory = field(default_factory=Memory)
    opened: int = 0
    clock: int = 0

    def open(self, tab: Memory | None = None) -> tuple[Slots, Memory]:
        """A page in a new tab, or in the given one (a reload)."""
        tab = tab or Memory()
        self.opened += 1
        return Slots(self.local, tab, f"owner{self.opened}"), tab

    def duplicate(self, tab: Memory) -> Memory:
        """A tab with a copy of another's session storage, as browsers make it."""
        copy = Memory()
        for name in tab.names():
            copy.put(name, tab.get(name) or "")
        return copy

    def keep(self, slots: Slots, save: str, aside: str = "", linked: bool = False) -> None:
        self.clock += 1
        slots.keep(save, aside, linked, self.clock)

    def saves(self) -> list[str]:
        return [
            read_slot(self.local.get(name) or "").save
            for name in self.local.names()
            if name.startswith(PREFIX)
        ]


def test_without_a_kept_game_there_is_nothing_to_resume() -> None:
    assert Browser().open()[0].resume() is None


def test_a_reload_goes_on_with_the_tabs_own_game() -> None:
    browser = Browser()
    first, tab = browser.open()
    browser.keep(first, "one", "another", True)
    second, _ = browser.open()
    second.fresh()
    browser.keep(second, "two")
    slot = browser.open(tab)[0].resume()
    assert slot is not None
    assert (slot.save, slot.aside, slot.linked) == ("one", "another", True)


def test_a_new_tab_goes_on_with_the_newest_game() -> None:
    browser = Browser()
    for save in ("one", "two"):
        slots, _ = browser.open()
        browser.keep(slots, save)
    slot = browser.open()[0].resume()
    assert slot is not None
    assert slot.save == "two"


def test_a_page_opened_twice_goes_on_in_two_slots() -> None:
    browser = Browser()
    first, first_tab = browser.open()
    browser.keep(first, "start")
    second, second_tab = browser.open()
    second.resume()
    browser.keep(second, "start, second")
    browser.keep(first, "start, first")
    browser.keep(second, "start, second, on")
    assert sorted(browser.saves()) == ["start, first", "start, second, on"]
    assert browser.open(first_tab)[0].resume().save == "start, first"  # type: ignore[union-attr]
    assert browser.open(second_tab)[0].resume().save == "start, second, on"  # type: ignore[union-attr]


def test_a_duplicated_tab_does_not_overwrite_the_first() -> None:
    browser = Browser()
    first, tab = browser.open()
    browser.keep(first, "start")
    copy, copied_tab = browser.open(browser.duplicate(tab))
    copy.resume()
    browser.keep(first, "first")
    browser.keep(copy, "copy")
    assert browser.open(tab)[0].resume().save == "first"  # type: ignore[union-attr]
    assert browser.open(copied_tab)[0].resume().save == "copy"  # type: ignore[union-attr]


def test_a_link_is_played_in_a_slot_of_its_own() -> None:
    browser = Browser()
    first, _ = browser.open()
    browser.keep(first, "own")
    linked, tab = browser.open()
    linked.resume()
    linked.fresh()
    browser.keep(linked, "linked", "own", True)
    assert sorted(browser.saves()) == ["linked", "own"]
    assert browser.open(tab)[0].resume().save == "linked"  # type: ignore[union-attr]


def test_a_tab_remembers_the_link_that_opened_it() -> None:
    browser = Browser()
    slots, tab = browser.open()
    assert slots.opened_link() == ""
    slots.remember_link("GO1-E-AAAAAAB s")
    assert browser.open(tab)[0].opened_link() == "GO1-E-AAAAAAB s"
    assert browser.open()[0].opened_link() == ""


_STEPS = st.tuples(st.sampled_from(["open", "reload", "copy", "keep", "link"]), st.integers(0, 4))


@given(st.lists(_STEPS, max_size=12))
def test_no_page_that_plays_on_overwrites_anothers_game(steps: list[tuple[str, int]]) -> None:
    """Whatever pages did in turn: when each plays on, each game is there, and its tab goes on with it."""
    browser = Browser()
    pages = [browser.open()]
    for step, which in steps:
        slots, tab = pages[which % len(pages)]
        if step == "keep":
            browser.keep(slots, "some game")
        elif step == "link":
            slots.fresh()
            browser.keep(slots, "a link's game", linked=True)
        elif step == "reload":
            pages[which % len(pages)] = browser.open(tab)
            pages[which % len(pages)][0].resume()
        elif len(pages) < 5:
            pages.append(browser.open(browser.duplicate(tab) if step == "copy" else None))
            pages[-1][0].resume()
    for number, (slots, _) in enumerate(pages):
        browser.keep(slots, f"game {number}")
    for number, (_, tab) in enumerate(pages):
        slot = browser.open(tab)[0].resume()
        assert slot is not None
        assert slot.save == f"game {number}"


def test_a_new_tab_leaves_the_game_of_an_idle_one_alone() -> None:
    browser = Browser()
    idle, tab = browser.open()
    browser.keep(idle, "twenty moves")
    other, _ = browser.open()
    other.resume()
    browser.keep(other, "a new game")
    assert browser.open(tab)[0].resume().save == "twenty moves"  # type: ignore[union-attr]


def test_only_the_newest_slots_are_kept_and_ones_own_is_among_them() -> None:
    browser = Browser()
    for number in range(MOST + 5):
        slots, _ = browser.open()
        browser.keep(slots, f"game {number}")
    assert browser.saves() == [f"game {number}" for number in range(5, MOST + 5)]
    old, _ = browser.open()
    old.keep("old", "", False, 0)
    assert "old" in browser.saves()


def test_other_names_in_the_store_are_left_alone() -> None:
    browser = Browser()
    browser.local.put("golf.settings", "theme=dark")
    browser.local.put("other", "text")
    for number in range(MOST + 3):
        browser.keep(browser.open()[0], f"game {number}")
    assert browser.local.get("golf.settings") == "theme=dark"
    assert browser.local.get("other") == "text"


def test_a_damaged_save_is_set_aside_before_it_is_written_over() -> None:
    browser = Browser()
    first, tab = browser.open()
    browser.keep(first, "damaged")
    slots, _ = browser.open(tab)
    assert slots.resume() is not None
    slots.set_aside()
    browser.keep(slots, "new")
    copies = [browser.local.get(name) or "" for name in browser.local.names() if name.startswith(DAMAGED)]
    assert [read_slot(copy).save for copy in copies] == ["damaged"]


@pytest.mark.parametrize(
    "text", ["golf1 GO1-E-AAAAAAB m3 s 5 2", "me 5 own\n\n\ngolf1 GO1-E-AAAAAAB m1 s", "\x00" * 9]
)
def test_a_slot_that_cannot_be_read_is_never_wiped(text: str) -> None:
    browser = Browser()
    browser.local.put(PREFIX + "x", text)
    slots, _ = browser.open()
    slots.resume()
    browser.keep(slots, "new")
    assert text in [browser.local.get(name) for name in browser.local.names()]


def test_a_store_in_memory_keeps_drops_and_lists() -> None:
    store = Memory()
    store.put("a", "1")
    store.put("a", "2")
    store.put("b", "3")
    store.drop("b")
    store.drop("c")
    assert (store.get("a"), store.get("b"), store.names()) == ("2", None, ("a",))
