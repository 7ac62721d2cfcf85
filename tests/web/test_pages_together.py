"""Pages that are open at the same time, in one browser, lose nothing that was set or played."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cardgame.page.options import CHOICES as OPTIONS
from golf.page.settings import ANY_LANGUAGE, CHOICES
from golf.page.slots import MOST, Slots
from golf.page.store import Memory
from golf.solitaire.page.recent import read_recent
from tests.samples import DOCUMENTED, sentence
from tests.web.fake_browser import PLACE, FakeStorage, Tab

OTHER = "GO1-C-BBBBBBB"
SITE = [(name, value) for name, values in CHOICES for value in values if values != ANY_LANGUAGE]
CARDS = [(name, value) for name, values in OPTIONS for value in values]


def pages(local: FakeStorage | None = None) -> tuple[Tab, Tab]:
    """Two tabs with the solitaire, over one storage."""
    one = Tab(local)
    two = Tab(one.local)
    one.open()
    two.open()
    return one, two


def test_p1_two_pages_set_two_things_and_both_are_set() -> None:
    one, two = pages()
    one.page.send("set theme dark")
    two.page.send("set four_colours on")
    later = Tab(one.local)
    settings = later.open().model.settings
    assert (settings.theme, settings.four_colours) == ("dark", "on")


@pytest.mark.parametrize("is_cards", [False, True])
def test_p1_what_another_page_sets_is_taken_over_when_it_comes(is_cards: bool) -> None:
    one = Tab(is_cards=is_cards)
    two = Tab(one.local)
    one.open("?code=GC1-232-AAAAAAB" if is_cards else "")
    two.open()
    two.page.send("set theme dark")
    one.hear(PLACE + "settings.theme")
    assert one.page.model.settings.theme == "dark"
    assert one.root.attrs["data-theme"] == "dark"
    two.page.send("set theme light")
    one.come_back()  # of an event that came while the page was put away nothing is heard
    assert one.page.model.settings.theme == "light"
    assert one.root.attrs["data-theme"] == "light"


def test_p1_a_language_that_another_page_chooses_is_spoken_here_too() -> None:
    one, two = pages()
    two.page.send("set language pl")
    one.hear(PLACE + "settings.language")
    assert one.page.words.language == "pl"


def test_p1_options_and_table_of_the_card_game_are_taken_over() -> None:
    one = Tab(is_cards=True)
    two = Tab(one.local, is_cards=True)
    for tab in (one, two):
        tab.open("?code=GC1-232-AAAAAAB")
    two.page.send("set pace 4")
    two.page.send("choose name1 Ana")
    two.page.send("start GC1-222-AAAAAAB")
    one.hear(PLACE + "cards.options.pace")
    assert one.page.model.options.pace == "4"
    one.hear(PLACE + "cards.table")
    assert one.page.model.draft == two.page.model.draft
    one.page.send("set words brief")
    assert Tab(one.local, is_cards=True).open().model.options[:2] == ("4", "brief")


def test_a_table_that_is_being_set_up_is_not_taken_away() -> None:
    one = Tab(is_cards=True)
    two = Tab(one.local, is_cards=True)
    one.open()
    two.open()
    one.page.send("choose name1 Ben")
    two.page.send("start GC1-222-AAAAAAB")
    one.hear(PLACE + "cards.table")
    assert one.page.model.draft.names[0] == "Ben"


@given(st.lists(st.tuples(st.integers(0, 1), st.sampled_from(CARDS)), max_size=12))
def test_options_that_pages_set_in_turn_are_all_set(steps: list[tuple[int, tuple[str, str]]]) -> None:
    tabs = [Tab(is_cards=True)]
    tabs.append(Tab(tabs[0].local, is_cards=True))
    for tab in tabs:
        tab.open("?code=GC1-232-AAAAAAB")
    wanted: dict[str, str] = {}
    for at, (name, value) in steps:
        tabs[at].page.send(f"set {name} {value}")
        tabs[1 - at].hear(f"{PLACE}cards.options.{name}")
        wanted[name] = value
    for tab in (*tabs, Tab(tabs[0].local, is_cards=True)):
        options = (tab.page or tab.open()).model.options
        assert {name: getattr(options, name) for name in wanted} == wanted


# Which page does what: sets something, hears of the others, plays, is loaded anew or shown again.
_STEPS = st.lists(
    st.tuples(
        st.integers(0, 2),
        st.one_of(
            st.sampled_from(SITE).map(lambda choice: "set " + " ".join(choice)),
            st.sampled_from(["hear", "reload", "shown again", "s", "restart", f"start E {OTHER}"]),
        ),
    ),
    max_size=12,
)


@given(_STEPS)
def test_whatever_pages_do_in_turn_nothing_that_was_set_or_played_is_lost(
    steps: list[tuple[int, str]],
) -> None:
    tabs = [Tab()]
    tabs += [Tab(tabs[0].local) for _ in range(2)]
    for tab in tabs:
        tab.open()
    wanted: dict[str, str] = {}
    for at, what in steps:
        tab = tabs[at]
        if what == "hear":
            tab.hear(PLACE + "settings.theme")
        elif what == "shown again":
            tab.leave()
            tab.come_back()
        elif what == "reload":
            before = tab.page.model.session
            tab.leave()
            after = tab.open().model.session
            assert (after.code, after.done, after.move_count) == (
                before.code,
                before.done,
                before.move_count,
            )
        else:
            tab.page.send(what)
        if what.startswith("set "):
            _, name, value = what.split(" ")
            # A choice that this page has already changes nothing, whatever another page has chosen since.
            wanted[name] = Tab(tab.local).open().model.settings[[n for n, _ in CHOICES].index(name)]
            assert getattr(tab.page.model.settings, name) == value
    found = Tab(tabs[0].local).open().model.settings
    assert {name: getattr(found, name) for name in wanted} == wanted
    # A page that hears of all of it, shows all of it.
    tabs[0].come_back()
    assert tabs[0].page.model.settings == found


@given(st.lists(st.tuples(st.integers(0, 1), st.sampled_from("ABCDEF")), max_size=10))
def test_deals_and_courses_that_pages_note_in_turn_are_all_listed(steps: list[tuple[int, str]]) -> None:
    tabs = pages()
    ended: list[str] = []
    for at, letter in steps:
        records = tabs[at].page.records
        code = f"GO1-E-AAAAAA{letter}"
        records.note(f"{code} left 35")
        records.write()
        records.note_course(f"course {letter}")
        records.write()
        ended.append(letter)
    listed = [deal.code[-1] for deal in read_recent(tabs[0].page.records.recent())]
    assert listed == list(dict.fromkeys(reversed(ended)))
    assert tabs[1].page.records.courses() == "\n".join(f"course {letter}" for letter in ended)


# What a page does besides playing, with what must be stored then whatever another page does meanwhile.
_DONE = {
    "set theme dark": ("settings.theme", "dark"),
    "set sound loud": ("settings.sound", "loud"),
    "course one": ("course.", "course one"),
    "course two": ("course.", "course two"),
    f"deal {DOCUMENTED} won 3": (f"recent.{DOCUMENTED}", "won 3"),
    f"deal {OTHER} left 9": (f"recent.{OTHER}", "left 9"),
    "s": ("game.", " s ."),
}


def do(tab: Tab, what: str) -> None:
    records = tab.page.records
    if what.startswith("course "):
        records.note_course(what)
        records.write()
    elif what.startswith("deal "):
        records.note(what.removeprefix("deal "))
        records.write()
    else:
        tab.page.send(what)


class Between:
    """Counts a storage's calls, and does something between the one of a number and the one before."""

    def __init__(self, storage: FakeStorage, number: int, work: Callable[[], None]) -> None:
        self.storage, self.number, self.work = storage, number, work
        self.count = 0
        storage.throws = self

    def __call__(self, _: str) -> bool:
        if self.count == self.number:
            self.storage.throws = lambda _: False
            self.work()
            self.storage.throws = self
        self.count += 1
        return False


@pytest.mark.parametrize("second", _DONE)
@pytest.mark.parametrize("first", _DONE)
def test_two_pages_that_store_in_the_same_moment_lose_nothing(first: str, second: str) -> None:
    """Browsers run pages at the same time: between two calls of one, whichever, come all of the other's."""
    number, count = 0, 1
    while number < count:
        one, two = pages()
        between = Between(one.local, number, partial(do, two, second))
        do(one, first)
        count = between.count
        one.local.throws = lambda _: False
        stored = list(one.local.mine().items())
        for name, text in (_DONE[first], _DONE[second]):
            assert any(key.startswith(name) and text in found for key, found in stored), (number, stored)
        number += 1
    assert count > 0


def test_16_a_storage_that_another_page_has_cleared_gets_game_and_settings_again() -> None:
    tab = Tab()
    tab.open(f"?code={DOCUMENTED}&moves=s")
    tab.page.send("set theme dark")
    tab.local.texts.clear()
    tab.hear(None)
    tab.leave()
    tab.open()
    assert (tab.page.model.session.code, tab.page.model.session.done) == (DOCUMENTED, ("s",))
    assert tab.page.model.settings.theme == "dark"


def test_16_a_page_that_heard_nothing_of_it_writes_its_game_when_it_goes() -> None:
    tab = Tab()
    tab.open(f"?code={DOCUMENTED}&moves=s")
    tab.local.texts.clear()
    tab.leave()
    tab.open()
    assert (tab.page.model.session.code, tab.page.model.session.done) == (DOCUMENTED, ("s",))


def test_14_links_in_new_tabs_do_not_push_out_a_game_with_moves() -> None:
    first = Tab()
    first.open(f"?code={DOCUMENTED}&moves=s")
    for number in range(1, 41):
        Tab(first.local).open(f"?code=MS1-E-{number}")
    # The browser has discarded the first tab without a word to it.
    first.open()
    assert (first.page.model.session.code, first.page.model.session.done) == (DOCUMENTED, ("s",))
    assert len([name for name in first.local.mine() if name.startswith("game.")]) <= 31


@pytest.mark.parametrize(
    ("save", "aside", "linked", "goes"),
    [
        ("golf1 GO1-E-AAAAAAB m0 .", "", False, True),
        ("golf1 GO1-E-AAAAAAB m0 .", "golf1 GO1-E-AAAAAAC m3 s s s .", True, True),
        ("golf1 GO1-E-AAAAAAB m0 .", "golf1 GO1-E-AAAAAAC m3 s s s .", False, False),
        ("golf1 GO1-E-AAAAAAB m1 s .", "", False, False),
        ("cards1 GC1-232-AAAAAAB m0 w01 .", '["Ana", ""]', False, True),
        (
            "cards1 GC1-232-AAAAAAB m0 w01 .",
            '["", "", ["cards1 GC1-222-A m2 w01 d p11 .", "", ""]]',
            False,
            False,
        ),
    ],
)
def test_14_what_gives_way_first_is_what_nobody_has_played(
    save: str, aside: str, linked: bool, goes: bool
) -> None:
    store = Memory()
    for number in range(1, MOST):
        Slots(store, Memory(), f"other{number}").keep(f"golf1 MS1-E-{number} m1 s .", "", False)
    Slots(store, Memory(), "this").keep(save, aside, linked)
    Slots(store, Memory(), "last").keep("golf1 MS1-E-99 m1 s .", "", False)  # one more than there may be
    assert (store.get("game.this") is None) == goes
    assert (store.get("game.other1") is None) == (not goes)


@pytest.mark.parametrize("is_cards", [False, True])
def test_14_where_the_tabs_game_is_gone_another_one_is_called_so(is_cards: bool) -> None:
    code = "GC1-232-AAAAAAB" if is_cards else DOCUMENTED
    first = Tab(is_cards=is_cards)
    first.open(f"?code={code}")
    others = [name for name in first.local.texts if "game." in name]
    Tab(first.local, is_cards=is_cards).open(f"?code={code.replace('AAB', 'AAC')}")
    for name in others:
        del first.local.texts[name]
    first.open()
    assert first.page.model.problem.key == "error.another"
    assert sentence("error.another") in first.game.text()
