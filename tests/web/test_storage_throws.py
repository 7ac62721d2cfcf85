"""A storage call that throws, whichever it is, stops no page and loses nothing; that is said once."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.page.log import flat
from tests.samples import DOCUMENTED
from tests.web.fake_browser import PLACE, FakeStorage, Tab

OTHER = "GO1-C-BBBBBBB"
MATCH = "GC1-232-AAAAAAB"


def played(is_cards: bool) -> FakeStorage:
    """The storage of somebody who has played and set something."""
    tab = Tab(is_cards=is_cards)
    tab.open(f"?code={MATCH if is_cards else DOCUMENTED}")
    for message in ("d", "p11") if is_cards else ("s", "5", "set theme dark"):
        tab.page.send(message)
    return tab.local


def throwing_at(number: int, seen: list[str]) -> Callable[[str], bool]:
    """Throw at one call, the one of that number, and at no other."""

    def throws(call: str) -> bool:
        seen.append(call)
        return len(seen) - 1 == number

    return throws


def throwing_as(pattern: list[bool]) -> Callable[[str], bool]:
    """Throw at the calls that a pattern says."""
    calls = iter(pattern)
    return lambda _: next(calls, False)


def a_visit(tab: Tab, is_cards: bool) -> None:
    """Open the page, play, set something, note a deal, leave and come again."""
    tab.open()
    for message in ("t", "p12") if is_cards else ("set sound on", f"start C {OTHER}", "s"):
        tab.page.send(message)
    tab.page.think()
    tab.leave()
    tab.open()
    tab.page.send("set theme light")


def texts_of(tab: Tab) -> str:
    return "\n".join(tab.local.texts.values())


@pytest.mark.parametrize("is_cards", [False, True])
@pytest.mark.parametrize("which", ["local", "session"])
def test_7_a_storage_that_throws_at_any_single_call_stops_no_page_and_loses_nothing(
    which: str, is_cards: bool
) -> None:
    kept = played(is_cards)
    number, seen = 0, [""]
    while number < len(seen):
        tab = Tab(is_cards=is_cards)
        tab.local.texts.update(kept.texts)
        seen = []
        storage = tab.local if which == "local" else tab.session
        storage.throws = throwing_at(number, seen)
        a_visit(tab, is_cards)
        storage.throws = lambda _: False
        said = "error.not_kept"
        assert sum(entry.key == said for entry in flat(tab.page.model.log) if hasattr(entry, "key")) <= 1
        # What was played before is still there, whichever call failed.
        code = MATCH if is_cards else DOCUMENTED
        assert code in texts_of(tab), (seen[number], tab.local.texts)
        if not is_cards:
            settings = [PLACE + "settings.sound", PLACE + "settings.theme"]
            if not seen[number].startswith("put " + PLACE + "settings."):
                assert [tab.local.texts.get(name) for name in settings] == ["on", "light"], seen[number]
        number += 1
    assert number > 10


@given(st.lists(st.booleans(), min_size=1, max_size=60))
def test_7_a_storage_that_throws_now_and_then_stops_no_page(pattern: list[bool]) -> None:
    for is_cards in (False, True):
        tab = Tab(is_cards=is_cards)
        tab.local.texts.update(played(is_cards).texts)
        tab.local.throws = tab.session.throws = throwing_as(pattern)
        a_visit(tab, is_cards)


@pytest.mark.parametrize("is_cards", [False, True])
def test_7_a_storage_that_always_throws_is_played_without_and_said_once(is_cards: bool) -> None:
    tab = Tab(is_cards=is_cards)
    tab.local.throws = tab.session.throws = lambda _: True
    tab.open(f"?code={MATCH if is_cards else DOCUMENTED}")
    for message in ("d", "p11", "set theme dark") if is_cards else ("s", "set theme dark"):
        tab.page.send(message)
    keys = [entry.key for entry in flat(tab.page.model.log) if hasattr(entry, "key")]
    alerts = [entry.key for entry in getattr(tab.page.model, "alerts", ()) if hasattr(entry, "key")]
    assert "error.not_kept" in keys + alerts
    assert keys.count("error.not_kept") <= 1


@pytest.mark.parametrize(
    ("name", "messages"),
    [
        ("course.", ("start 9S GO9-S-AAAAAAB", *(["give-up"] * 9))),
        ("settings.", ("set theme dark",)),
        ("recent.", ("s", f"start C {OTHER}")),
    ],
)
def test_3_whatever_is_not_stored_is_said_by_eye_and_by_ear(name: str, messages: tuple[str, ...]) -> None:
    tab = Tab()
    tab.open()
    tab.local.throws = lambda call: call.startswith("put " + PLACE + name)
    for message in messages:
        tab.page.send(message)
    tab.page.think()
    assert tab.page.model.problem.key == "error.not_kept"
    assert [said.key for said in flat(tab.page.model.log)].count("error.not_kept") == 1


@pytest.mark.parametrize("name", ["cards.options.", "cards.table"])
def test_3_so_it_is_in_the_card_game(name: str) -> None:
    tab = Tab(is_cards=True)
    tab.open()
    tab.local.throws = lambda call: call.startswith("put " + PLACE + name)
    problems = []
    for message in ("set pace 3", f"start {MATCH}"):
        tab.page.send(message)
        problems.append(tab.page.model.problem)
    assert [problem.key for problem in problems if problem] == ["error.not_kept"]
