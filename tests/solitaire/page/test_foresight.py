"""What the next taps show is worked out before they come, and it is what they would show anyway."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf.page.nodes import Node
from golf.solitaire.page import foresight
from golf.solitaire.page.foresight import Foresight
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.player_moves import pile_of
from golf.solitaire.page.view import view
from tests.page.dom import element_of, write
from tests.samples import DOCUMENTED, words_of
from tests.solitaire.page.playing import MESSAGES, dealt, send
from tests.solitaire.page.test_memo import shown_anew

MOVES = ("s", "1", "2", "3", "4", "5", "6", "7")
TAPS = (*MOVES, "u", "r", "tap stock", "2:1", "focus column-3")


@settings(max_examples=40)
@given(st.lists(st.tuples(st.sampled_from(TAPS) | MESSAGES, st.integers(0, 14)), max_size=25))
def test_the_page_shows_the_same_however_far_it_thought_ahead(steps: list[tuple[str, int]]) -> None:
    words = words_of("en")
    ahead = Foresight()
    model = dealt()
    shown = view(model, words).game
    page = element_of(shown)
    for message, thoughts in steps:
        for _ in range(thoughts):
            ahead.think(model, words, shown)
        expected = send(send(model, focus(message)), message)
        model = ahead.update(ahead.update(model, focus(message))[0], message)[0]
        assert model == expected
        game = ahead.view(model, words).game
        for change in json.loads(ahead.changes_text(shown, game) or "[]"):
            write(page, change)
        shown = game
        assert page.picture() == element_of(shown_anew(model, words).game).picture()


def focus(message: str) -> str:
    """What a tap sends first; nothing for what is no move."""
    return "focus " + pile_of(message) if message in MOVES else ""


def thought_out(model: Model, shown: Node) -> tuple[Foresight, int]:
    """Foresight that went through all it goes through, and in how many steps."""
    ahead, words = Foresight(), words_of("en")
    steps = 1
    while ahead.think(model, words, shown):
        steps += 1
    return ahead, steps


def steps_of(model: Model) -> int:
    return thought_out(model, view(model, words_of("en")).game)[1]


def test_a_tap_that_was_foreseen_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    model, words = dealt(DOCUMENTED, "s"), words_of("en")
    shown = view(model, words).game
    ahead, _ = thought_out(model, shown)

    def work(*_: object) -> None:
        pytest.fail("worked out twice")

    for name in ("update", "view", "changes_text"):
        monkeypatch.setattr(foresight, name, work)
    for message in (*MOVES, "u"):
        before = model if message == "u" else ahead.update(model, focus(message))[0]
        after, effects = ahead.update(before, message)
        assert effects
        assert ahead.changes_text(shown, ahead.view(after, words).game)


def test_it_ends_and_thinks_of_nothing_in_a_window() -> None:
    model = dealt()
    assert steps_of(model) == 11  # seven columns, the stock, undo, redo, and the beginning
    for other in (NEUTRAL, send(model, "new"), send(model, "settings")):
        assert steps_of(other) == 1


def test_nothing_is_thought_where_the_log_would_be_shortened() -> None:
    model = dealt()
    while len(model.log) < 199:
        model = send(model, "s", "u")
    assert steps_of(model) == 1
