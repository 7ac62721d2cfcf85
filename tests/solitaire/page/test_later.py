"""What comes later: the table says what the modules have, and a window keeps to its own record."""

from importlib import import_module

import pytest

from golf.record import replace
from golf.solitaire.page import later
from golf.solitaire.page.effects import RECALL
from golf.solitaire.page.later import OFFERS, Offer
from golf.solitaire.page.model import NEUTRAL
from golf.solitaire.page.update import update
from tests.samples import DOCUMENTED, words_of
from tests.solitaire.page.playing import dealt, send

BY_MODULE = pytest.mark.parametrize("offer", OFFERS, ids=[offer.module for offer in OFFERS])
WINDOWS = [offer.window for offer in OFFERS if offer.window]
COURSE = "start 9S GO9-S-AAAAAAB"


@BY_MODULE
def test_a_row_says_what_its_module_has(offer: Offer) -> None:
    module = import_module(f"{later.__name__}.{offer.module}")
    assert set(getattr(module, "HANDLERS", {})) == set(offer.messages)
    assert hasattr(module, "body") == (offer.window is not None)


def test_no_window_and_no_message_is_offered_twice() -> None:
    assert len(set(WINDOWS)) == len(WINDOWS)
    messages = [word for offer in OFFERS for word in offer.messages]
    assert len(set(messages)) == len(messages)


@pytest.mark.parametrize("message", ["", "x", "new_game", "recalled", "recalled recent x", "None", "body"])
def test_an_unknown_message_changes_nothing(message: str) -> None:
    for model in (NEUTRAL, dealt(), send(dealt(), "rules")):
        after, effects = update(model, message)
        assert (after, effects) == (model, ())


@pytest.mark.parametrize("window", WINDOWS)
def test_what_a_window_knows_goes_with_it(window: str) -> None:
    model = send(NEUTRAL, COURSE, window, "recalled recent GO1-E-AAAAAAB won 3", "recalled facts 1 ready")
    model = send(
        model, "recalled courses one +4 = +4", "choose rule C", "read stock", "embed choose kind svg"
    )
    assert model.window == window
    for following in ("close", "restart"):
        shut = send(model, following)
        assert (shut.window, shut.data) == ("", None)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("name", ["recent", "facts", "courses", "other"])
def test_what_another_window_asked_for_is_passed_over(window: str, name: str) -> None:
    model, found = update(send(NEUTRAL, COURSE), window)
    asked = [effect.detail for effect in found if effect.kind == RECALL]
    if window == "course":
        asked.append("courses")  # it is asked for once the window is shown
    after = send(model, f"recalled {name} GO1-E-AAAAAAB won 3")
    assert (after == model) == (name not in asked)
    assert len(later.window_children(after, words_of("en"))) == 2


def test_a_window_opens_the_same_whatever_was_open_before() -> None:
    for window in WINDOWS:
        fresh = send(NEUTRAL, COURSE, window)
        for before in WINDOWS:
            assert send(NEUTRAL, COURSE, before, "read stock", window).data == fresh.data


def test_boards_open_no_embed_window_and_games_without_a_course_no_scorecard() -> None:
    board = replace(dealt(DOCUMENTED), embed=True)
    assert update(board, "embed") == (board, ())
    assert update(dealt(), "course") == (dealt(), ())
