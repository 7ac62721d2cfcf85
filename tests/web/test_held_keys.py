"""A held key never does what one press would not have done; Enter waits where something has appeared."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cardgame.page.keys import KEYS as CARD_KEYS
from golf.cardgame.page.model import COUNT, OVER, waits_for
from golf.page.keys import may_repeat
from golf.solitaire.page.keys import KEYS
from tests.samples import DOCUMENTED
from tests.web.fake_browser import Tab

# Everything that a game is, besides where the player looks and what was said.
_GAME = {
    False: ("session", "window", "settings", "course", "aside"),
    True: ("match", "window", "options", "pending"),
}


def opened(is_cards: bool, moves: list[str]) -> Tab:
    tab = Tab(is_cards=is_cards)
    tab.open("?code=GC1-222R1-AAAAAAC" if is_cards else f"?code={DOCUMENTED}")
    for move in moves:
        tab.page.send(move)
        tab.ring()
    return tab


def standing(tab: Tab, is_cards: bool) -> tuple[object, ...]:
    return tuple(getattr(tab.page.model, name) for name in _GAME[is_cards])


@pytest.mark.parametrize("is_cards", [False, True])
@given(
    st.lists(st.sampled_from(["s", "5", "2", "d", "t", "p11", "p12", "x21", "x22", "u"]), max_size=8),
    st.data(),
)
def test_p2_a_held_key_does_what_one_press_does_and_nothing_else(
    is_cards: bool, moves: list[str], data: st.DataObject
) -> None:
    tab = opened(is_cards, moves)
    key = data.draw(st.sampled_from([key.printed for key in (CARD_KEYS if is_cards else KEYS)]))
    place = tab.page.place()
    event = tab.press(key, place, shiftKey=key.isupper())
    once = standing(tab, is_cards)
    for _ in range(30):
        assert (
            tab.press(key, tab.page.place(), shiftKey=key.isupper(), repeat=True).prevented == event.prevented
        )
    assert standing(tab, is_cards) == once


def test_only_steps_repeat() -> None:
    repeating = {key.message for key in (*KEYS, *CARD_KEYS) if may_repeat(key.message)}
    assert {message.split(" ")[0] for message in repeating} == {"step", "read", "history"}
    assert not repeating & {"read table", "read last", "history last"}
    tab = opened(False, [])
    tab.press("ArrowRight", "column-1")
    tab.press("ArrowRight", "column-2", repeat=True)
    assert tab.page.place() == "column-3"


def at_the_last_card() -> Tab:
    """The finding's save: one card of one's own is down, a card is in hand."""
    tab = Tab(is_cards=True)
    save = "cards1 GC1-222R1-AAAAAAC m12 w02 d p11 d p11 d p12 t p12 d p21 d x21 ."
    tab.local.texts["golf /golf/ cards.game.s1"] = f"s1 1 own\n{save}\n[]"
    tab.open()
    tab.page.send("focus 22")
    return tab


def test_e1_a_held_enter_does_not_answer_its_own_question_nor_deal_another_match() -> None:
    tab = at_the_last_card()
    code = tab.page.model.match.line.code
    tab.page.send("d")
    tab.press("Enter", "22")
    assert tab.page.model.pending == "p22"
    for _ in range(40):
        tab.press("Enter", "22", repeat=True)
    assert tab.page.model.pending == "p22"
    tab.press("Enter", "22")
    tab.page.send(f"tick {tab.page.model.due}")
    assert waits_for(tab.page.model) in (COUNT, OVER)
    for _ in range(3):  # quick presses, without holding
        tab.press("Enter", "22")
    assert waits_for(tab.page.model) == OVER
    tab.ring()
    tab.press("Enter", "22")
    assert (tab.page.model.match.line.code, waits_for(tab.page.model)) == (code, OVER)
    tab.page.send("again")
    assert tab.page.model.match.line.code != code


def test_e1_enter_and_only_enter_waits_a_moment_after_the_count() -> None:
    tab = at_the_last_card()
    for message in ("d", "p22", "p22"):
        tab.page.send(message)
    tab.page.send(f"tick {tab.page.model.due}")
    before = len(tab.page.model.log)
    tab.press("Enter", "22")
    assert len(tab.page.model.log) == before
    tab.press("s", "22", code="KeyS")
    assert len(tab.page.model.log) == before + 1
    tab.ring()
    tab.press("Enter", "22")
    assert len(tab.page.model.log) == before + 2


@pytest.mark.parametrize("held", [{"ctrlKey": True}, {"metaKey": True}])
def test_p11_undo_and_redo_as_everywhere(held: dict[str, bool]) -> None:
    tab = opened(False, ["s", "s"])
    tab.press("z", "stock", code="KeyZ", **held)
    assert tab.page.model.session.at == 1
    tab.press("z", "stock", code="KeyZ", repeat=True, **held)
    assert tab.page.model.session.at == 1
    tab.press("y", "stock", code="KeyY", **held)
    assert tab.page.model.session.at == 2
    tab.press("я", "stock", code="KeyZ", **held)
    assert tab.page.model.session.at == 1
    tab.press("Z", "stock", code="KeyZ", shiftKey=True, **held)
    assert tab.page.model.session.at == 2
    assert not tab.press("z", "stock", code="KeyZ", altKey=True, **held).prevented
    assert not tab.press("s", "stock", code="KeyS", **held).prevented
