"""Where games are kept: two pages over one store keep both games (docs/interfaces.md, Storage)."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.page.slots import DAMAGED, MOST, PREFIX, TAB, TAB_LEFT, Slot, Slots, read_slot, slot_text
from golf.page.store import Memory
from tests.strategies import RUBBISH

_LINES = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"), max_size=30).map(
    lambda line: line.strip(" ")
)
SLOTS = st.builds(
    Slot,
    st.text("abc012-", max_size=8),
    st.integers(0, 10**14 - 1),
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


@pytest.mark.parametrize("stamp", ["", "x", "-5", "1e3", "٣", "9" * 15, "9" * 5000])
def test_a_place_in_the_order_that_cannot_be_read_is_the_first(stamp: str) -> None:
    assert read_slot(f"me {stamp} own\nsave\n").order == 0


@dataclass
class Browser:
    """One store for all pages, and pages in tabs."""

    local: Memory = field(default_factory=Memory)
    opened: int = 0

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
        slots.keep(save, aside, linked)

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
    second.fresh("link")
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
    linked.fresh("link")
    browser.keep(linked, "linked", "own", True)
    assert sorted(browser.saves()) == ["linked", "own"]
    assert browser.open(tab)[0].resume().save == "linked"  # type: ignore[union-attr]


def test_a_tab_remembers_the_link_that_opened_it() -> None:
    browser = Browser()
    slots, tab = browser.open()
    assert slots.opened_link() == ""
    slots.fresh("GO1-E-AAAAAAB s")
    slots.remember_link()
    assert browser.open(tab)[0].opened_link() == "GO1-E-AAAAAAB s"
    assert browser.open()[0].opened_link() == ""


_STEPS = st.tuples(st.sampled_from(["open", "reload", "copy", "keep", "keep", "link"]), st.integers(0, 4))


@given(st.lists(_STEPS, max_size=14))
def test_no_page_ever_overwrites_anothers_game(steps: list[tuple[str, int]]) -> None:
    """Whatever pages do in turn: each tab goes on with exactly the game it kept last."""
    browser = Browser()
    pages: list[tuple[Slots, Memory]] = []
    kept: list[str] = []

    def opened(tab: Memory | None) -> tuple[tuple[Slots, Memory], str]:
        """A page as it starts: it goes on with a game, and keeps it at once."""
        page = browser.open(tab)
        slot = page[0].resume()
        save = slot.save if slot else "a first game"
        browser.keep(page[0], save)
        return page, save

    for number, (step, which) in enumerate([("open", 0), *steps]):
        at = which % max(1, len(pages))
        if step == "reload":
            pages[at][0].leave()
            pages[at], kept[at] = opened(pages[at][1])
        elif step in ("open", "copy"):
            page, save = opened(browser.duplicate(pages[at][1]) if step == "copy" else None)
            pages.append(page)
            kept.append(save)
        else:
            if step == "link":
                pages[at][0].fresh("link")
            kept[at] = f"game {number}"
            browser.keep(pages[at][0], kept[at])
    for (_, tab), save in zip(pages, kept, strict=True):
        slot = browser.open(tab)[0].resume()
        assert slot is not None
        assert slot.save == save


def test_reloading_leaves_no_slots_behind() -> None:
    browser = Browser()
    slots, tab = browser.open()
    for number in range(5):
        browser.keep(slots, f"game {number}")
        slots.leave()
        slots, _ = browser.open(tab)
        assert slots.resume() == Slot(f"owner{number + 1}", number + 1, False, f"game {number}", "")
        assert browser.saves() == [f"game {number}"]
    browser.keep(slots, "the last")
    assert browser.saves() == ["the last"]


def test_a_link_opened_by_a_reload_leaves_the_game_before_it_in_its_slot() -> None:
    browser = Browser()
    first, tab = browser.open()
    browser.keep(first, "own")
    second, _ = browser.open(tab)
    first.leave()
    second.resume()
    second.fresh("link")
    browser.keep(second, "linked", "own", True)
    assert sorted(browser.saves()) == ["linked", "own"]


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
    old.keep("old", "", False)
    assert "old" in browser.saves()


def test_other_names_in_the_store_are_left_alone() -> None:
    browser = Browser()
    browser.local.put("settings.theme", "dark")
    browser.local.put("other", "text")
    for number in range(MOST + 3):
        browser.keep(browser.open()[0], f"game {number}")
    assert browser.local.get("settings.theme") == "dark"
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


UNREADABLE = ["golf1 GO1-E-AAAAAAB m3 s 5 2", "me 5 own\n\n\ngolf1 GO1-E-AAAAAAB m1 s", "\x00" * 9]


@pytest.mark.parametrize("text", UNREADABLE)
@pytest.mark.parametrize("left", [False, True])
def test_a_slot_that_cannot_be_read_is_never_wiped(text: str, left: bool) -> None:
    browser = Browser()
    browser.local.put(PREFIX + "x", text)
    tab = Memory()
    tab.put(TAB, "x")
    if left:
        tab.put(TAB_LEFT, "x")
    slots, _ = browser.open(tab)
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


def test_a_page_that_comes_back_keeps_its_slot() -> None:
    """A browser may show a page again that it had put away: what was its own stays its own."""
    browser = Browser()
    first, tab = browser.open()
    browser.keep(first, "game")
    first.leave()
    first.come_back()
    copy, _ = browser.open(browser.duplicate(tab))
    copy.resume()
    browser.keep(copy, "copy")
    assert sorted(browser.saves()) == ["copy", "game"]


class Full(Memory):
    """A store without room for another name, and none for a longer text under a known one."""

    full = False

    def put(self, name: str, text: str) -> bool:
        if self.full and len(text) > len(self.get(name) or ""):
            return False
        return super().put(name, text)

    def copy(self, name: str, to: str) -> bool:
        return self.put(to, self.get(name) or "")


def test_where_there_is_no_room_the_game_of_before_stays() -> None:
    """A reload may not lose what is kept: the old slot goes only once the new one is there."""
    store = Full()
    browser = Browser(store)
    page, tab = browser.open()
    assert page.keep("save a long one", "", False)
    page.leave()
    store.full = True
    for _ in range(3):
        page, _ = browser.open(tab)
        slot = page.resume()
        assert slot is not None
        assert slot.save == "save a long one"
        assert not page.keep("save a long one, and longer than what there is room for", "", False)
        page.leave()
    store.full = False
    assert page.keep("save", "", False)
    assert browser.saves() == ["save"]


def test_where_there_is_room_for_one_the_game_takes_the_old_ones_place() -> None:
    store = Full()
    browser = Browser(store)
    page, tab = browser.open()
    page.keep("save of some length", "", False)
    page.leave()
    store.full = True
    page, _ = browser.open(tab)
    page.resume()
    assert page.keep("shorter save", "", False)
    page.leave()
    page, _ = browser.open(tab)
    slot = page.resume()
    assert slot is not None
    assert slot.save == "shorter save"


@pytest.mark.parametrize("text", ["abc 5 own\nsave\n\nmore", "abc x own\nsave\n"])
def test_what_cannot_be_read_stays_in_place_where_there_is_no_room_for_a_copy(text: str) -> None:
    store = Full()
    store.put(PREFIX + "abc", text)
    tab = Memory()
    tab.put(TAB, "abc")
    tab.put(TAB_LEFT, "abc")
    store.full = True
    page, _ = Browser(store).open(tab)
    page.resume()
    store.full = False
    page.keep("other", "", False)
    assert store.get(PREFIX + "abc") == text


def follow(browser: Browser, tab: Memory, link: str) -> Slots:
    """The page of a link that is followed in a tab, left with its game kept."""
    page, _ = browser.open(tab)
    page.resume(link)
    page.fresh(link)
    page.remember_link()
    page.keep(link, "", False)
    page.leave()
    return page


def test_the_way_back_through_a_tabs_history_finds_each_links_game() -> None:
    browser = Browser()
    tab = Memory()
    one = follow(browser, tab, "one")
    follow(browser, tab, "two")
    # Shown again as it was left …
    one.come_back()
    assert one.opened_link() == "one"
    again, _ = browser.open(tab)
    slot = again.resume("one")
    assert slot is not None
    assert slot.save == "one"
    # … or loaded anew.
    back, _ = browser.open(tab)
    slot = back.resume("two", came_back=True)
    assert slot is not None
    assert (slot.save, back.opened_link()) == ("two", "two")
    # A link that is followed once more begins once more.
    followed, _ = browser.open(tab)
    followed.resume("one")
    assert followed.opened_link() == "two"


def test_a_link_whose_game_is_gone_does_not_go_on_with_another_tabs() -> None:
    browser = Browser()
    tab = Memory()
    follow(browser, tab, "one")
    for name in browser.local.names():
        browser.local.drop(name)
    other, _ = browser.open()
    other.keep("another tab's game", "", False)
    for came_back in (True, False):
        page, _ = browser.open(tab)
        assert page.resume("one", came_back)
        assert not page.goes_on("one")


def test_going_to_and_fro_leaves_one_slot_for_each_game() -> None:
    browser = Browser()
    tab = Memory()
    links = ("one", "two")
    for link in links:
        follow(browser, tab, link)
    for step in range(20):
        link = links[step % 2]
        page, _ = browser.open(tab)
        slot = page.resume(link, came_back=True)
        assert slot is not None
        assert (slot.save, page.goes_on(link)) == (link, True)
        page.keep(link, "", False)
        page.leave()
    assert len(browser.saves()) == 2
