"""What a screen reader hears, as rules about the log (docs/listening.md, tools/listen)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cardgame.page.view import view as cards_view
from golf.i18n.said import joined
from golf.page.diff import changes
from golf.page.log import Urgent
from golf.solitaire.page.view import view
from tests.cardgame.page.playing import opened, play_on
from tests.cardgame.page.playing import send as send_cards
from tests.page.dom import Element, element_of, write
from tests.samples import DOCUMENTED, words_of
from tests.solitaire.page.playing import MESSAGES, dealt, send
from tests.web.fake_browser import Tab

WORDS = words_of("en")
CARDS = st.sampled_from(
    [
        "d",
        "t",
        "throw",
        "p11",
        "x11",
        "p12",
        "cancel",
        "hint",
        "read boards",
        "read scores",
        "next",
        "keys",
        "close",
    ]
)


def spoken_parts(page: Element) -> tuple[Element, Element]:
    """The part that waits its turn and the part that interrupts."""
    (polite,) = [found for found in page.find("role", "log") if "live" in found.attrs["class"]]
    (urgent,) = page.find("aria-live", "assertive")
    return polite, urgent


def added(before: Any, after: Any, draw: Any) -> tuple[list[str], list[str]]:
    """What the writes from one view to the next add to each part."""
    page = element_of(draw(before, WORDS).game)
    polite, urgent = spoken_parts(page)
    known = [(id(child), child.text()) for part in (polite, urgent) for child in part.children]
    for change in changes(draw(before, WORDS).game, draw(after, WORDS).game):
        write(page, change)
    polite, urgent = spoken_parts(page)
    new = [[c for c in part.children if (id(c), c.text()) not in known] for part in (polite, urgent)]
    # What has interrupted stands in the log too, and does not speak there.
    return [c.text() for c in new[0] if c.attrs.get("aria-live") != "off"], [c.text() for c in new[1]]


@given(st.lists(MESSAGES, max_size=20))
def test_one_message_adds_one_element_to_a_log_at_most(messages: list[str]) -> None:
    model = dealt(DOCUMENTED)
    for message in messages:
        after = send(model, message)
        if after.log[: len(model.log)] == model.log:  # else another deal has begun a log of its own
            polite, urgent = added(model, after, view)
            assert len(polite) <= 1
            assert len(urgent) <= 1
            said = list(after.log[len(model.log) :])
            assert len(said) <= 2
            assert len([entry for entry in said if isinstance(entry, Urgent)]) <= 1
        model = after


@given(st.lists(CARDS, max_size=20))
def test_in_the_card_game_too(messages: list[str]) -> None:
    model = send_cards(opened(), "speak")
    for message in messages:
        after = play_on(model) if message == "next" and model.window == "" else send_cards(model, message)
        if after.log[: len(model.log)] == model.log and not (model.window or after.window):
            polite, urgent = added(model, after, cards_view)
            assert len(polite) <= 1, polite
            assert len(urgent) <= 1, urgent
        model = after


def test_a_refusal_interrupts_and_a_move_does_not() -> None:
    before = dealt(DOCUMENTED)
    polite, urgent = added(before, send(before, "1"), view)
    assert polite == []
    assert urgent[0].startswith("Cannot be played: 6 of hearts")
    polite, urgent = added(before, send(before, "s"), view)
    assert (len(polite), urgent) == (1, [])


def test_e2_your_turn_the_count_and_the_end_come_last_and_interrupt_nothing() -> None:
    model = send_cards(opened("GC1-222L50-AAAAAAC"), "speak")
    told = []
    for _ in range(400):
        after = play_on(model)
        if after.log[: len(model.log)] == model.log:
            polite, urgent = added(model, after, cards_view)
            assert urgent == [] or urgent[0].startswith("This ends the round")  # the question
            told += polite
        model = after
        if model.match is not None and model.match.table.winners:
            break
    ends = [line for line in told if "The round is over" in line]
    assert ends
    assert all(line.endswith(("Enter begins the next one.", "deals another one.")) for line in ends)
    turns = [line for line in told if "Ben " in line and "Your turn." in line]
    assert all(line.index("Ben ") < line.index("Your turn.") for line in turns)


def test_the_same_refusal_twice_is_another_element() -> None:
    once = send(dealt(DOCUMENTED), "1")
    page = element_of(view(once, WORDS).game)
    before = spoken_parts(page)[1].children[0].tag
    after = element_of(view(send(once, "1"), WORDS).game)
    assert spoken_parts(after)[1].children[0].tag != before


@pytest.mark.parametrize("is_cards", [False, True])
def test_e3_what_speaks_is_there_before_it_speaks(is_cards: bool) -> None:
    tab = Tab(is_cards=is_cards)
    tab.open("?code=GC1-232-AAAAAAB" if is_cards else f"?code={DOCUMENTED}")
    polite, _ = spoken_parts(tab.game)
    assert polite.children == []
    tab.ring()
    polite, _ = spoken_parts(tab.game)
    (opening,) = polite.children  # all of it in one
    assert ("Your turn." in opening.text()) if is_cards else (DOCUMENTED in opening.text())


@pytest.mark.parametrize("is_cards", [False, True])
def test_closing_a_window_reads_nothing_again(is_cards: bool) -> None:
    tab = Tab(is_cards=is_cards)
    tab.open("?code=GC1-232-AAAAAAB" if is_cards else f"?code={DOCUMENTED}")
    tab.ring()
    tab.page.send("d" if is_cards else "s")
    tab.page.send("keys")
    assert spoken_parts(tab.game)[0].children == []
    tab.page.send("set theme dark")
    tab.dialog.close()
    tab.page.send("close")
    assert spoken_parts(tab.game)[0].children == []
    tab.page.send("read board" if is_cards else "read score")
    assert len(spoken_parts(tab.game)[0].children) == 1


def test_what_closing_a_window_says_comes_a_moment_later() -> None:
    tab = Tab()
    tab.open(f"?code={DOCUMENTED}")
    tab.ring()
    tab.page.send("new")
    tab.page.send("start E GO1-E-BBBBBBB")
    assert spoken_parts(tab.game)[0].children == []
    tab.ring()
    (said,) = spoken_parts(tab.game)[0].children
    assert "GO1-E-BBBBBBB" in said.text()


def test_an_open_window_says_what_is_said_meanwhile() -> None:
    model = send(dealt(DOCUMENTED), "more", "read score")
    window = element_of(view(model, WORDS).window)
    (log,) = list(window.find("role", "log"))
    assert [child.text() for child in log.children] == [model.log[-1].in_words(WORDS)]


@pytest.mark.parametrize(
    ("texts", "one"),
    [
        ([], ""),
        (
            ["Played: the 9 of clubs", "Free now: 8 of hearts"],
            "Played: the 9 of clubs. Free now: 8 of hearts",
        ),
        (["Your turn.", "Really?", "Yes!", "And:", "a"], "Your turn. Really? Yes! And: a"),
        (["", "a", "", "b"], "a. b"),
    ],
)
def test_sentences_are_joined_with_the_stop_that_they_lack(texts: list[str], one: str) -> None:
    assert joined(texts) == one
