"""The states of the page are a table: each is met, shows its status and its buttons, and Enter works."""

import pytest

from golf.cardgame.page import model as page_model
from golf.cardgame.page.model import NEUTRAL, Model, scene_of, waits_for
from golf.cardgame.page.states import STATES, TAP, state_of, status_said
from golf.cardgame.page.view import view
from tests.cardgame.page.playing import is_over, opened, play_on, send
from tests.page.dom import element_of
from tests.samples import words_of


@pytest.fixture(scope="module")
def models() -> dict[str, Model]:
    """A model for each state, from a match of two people and an opponent; the last met is kept."""
    model = opened("GC1-223L50-AAAAAAD", "choose seats 3", "choose player2 person", "choose player3 easy")
    found = {waits_for(NEUTRAL): NEUTRAL, waits_for(model): model}
    while not is_over(model):
        model = play_on(model)
        found[waits_for(model)] = model
    between = send(NEUTRAL, "choose player2 easy", "start E GC1-232-AAAAAAB", "d", "p11")
    return {**found, waits_for(between): between}


def test_every_state_is_met(models: dict[str, Model]) -> None:
    assert set(models) == set(STATES)


@pytest.mark.parametrize("waits", STATES)
def test_the_page_shows_the_status_and_the_buttons_of_its_state(waits: str, models: dict[str, Model]) -> None:
    model, words = models[waits], words_of("en")
    scene = scene_of(model)
    elements = element_of(view(model, words).game).everything()
    shown = [element.text() for element in elements if element.attrs.get("data-field") == "turn"]
    assert shown == [status_said(scene).in_words(words)]
    groups = [el for el in elements if el.attrs.get("class") in ("turn-actions", "count-actions")]
    offered = [el.attrs["data-do"] for group in groups for el in group.everything() if "data-do" in el.attrs]
    assert tuple(offered) == state_of(scene).buttons(model, scene)


@pytest.mark.parametrize("waits", STATES)
def test_enter_does_what_the_table_says(waits: str, models: dict[str, Model]) -> None:
    model = models[waits]
    message = STATES[waits].enter
    assert send(model, "enter 11") == send(model, "tap 11" if message == TAP else message)


@pytest.mark.parametrize("waits", STATES)
def test_what_a_seat_sees_is_worked_out_once_for_a_view(
    waits: str, models: dict[str, Model], monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = []
    monkeypatch.setattr(
        page_model, "seen", lambda *given, look=page_model.seen: looks.append(1) or look(*given)
    )
    view(models[waits], words_of("en"))
    assert len(looks) <= 1
