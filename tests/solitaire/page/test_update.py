"""What each message does (docs/messages.md)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.page.settings import DEFAULT
from golf.solitaire.page.later import OFFERS
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.update import update
from tests.samples import DOCUMENTED, example_deal, sentence
from tests.solitaire.page.playing import (
    MESSAGES,
    PLACES,
    WORDS_OF_MESSAGES,
    dealt,
    effects_of,
    kinds,
    log_of,
    send,
)
from tests.strategies import RUBBISH

_SIX, _TEN = "Cannot be played: 6 of hearts", "Cannot be played: 10 of spades"


def test_a10_the_documented_opening_by_taps() -> None:
    model = dealt(DOCUMENTED, "s", "5", "2")
    assert model.session is not None
    assert (model.session.score, model.session.move_count, model.session.status) == (20, 3, "playing")


def test_a10_the_documented_game_is_won_by_taps_and_says_so() -> None:
    model = dealt(DOCUMENTED, *example_deal()["won_game"].split())
    assert model.session is not None
    assert (model.session.status, model.session.score) == ("won", 350)
    assert log_of(model)[-2:] == ["You have won", "Score 350, moves 48"]


@pytest.mark.parametrize(
    ("tap", "reason", "pile", "row", "said"),
    [
        ("1", "not_adjacent", "column-1", 0, [_SIX, sentence("refusal.not_adjacent")]),
        ("1:5", "not_adjacent", "column-1", 5, [_SIX, sentence("refusal.not_adjacent")]),
        (
            "1:4",
            "covered",
            "column-1",
            4,
            [_TEN, sentence("refusal.covered"), "It lies under the 6 of hearts"],
        ),
        ("u", "nothing_to_undo", "bar", 0, [sentence("refusal.nothing_to_undo")]),
        ("r", "nothing_to_redo", "bar", 0, [sentence("refusal.nothing_to_redo")]),
    ],
)
def test_a3_a_refused_tap_is_explained_where_it_was_and_changes_nothing(
    tap: str, reason: str, pile: str, row: int, said: list[str]
) -> None:
    before = dealt()
    after, effects = update(before, tap)
    assert after.session is before.session
    assert after.refused is not None
    assert (after.refused.move, after.refused.reason, after.refused.pile, after.refused.row) == (
        tap,
        reason,
        pile,
        row,
    )
    assert log_of(after)[len(before.log) :] == said
    assert [(effect.kind, effect.detail) for effect in effects] == [("refused", f"{tap} {reason}")]


@pytest.mark.parametrize("tap", ["1", "1:4", "u", "r", "tap column-1"])
def test_a3_without_interactive_rules_a_refused_tap_shows_nothing(tap: str) -> None:
    before = dealt(DOCUMENTED, "set interactive off")
    after, effects = update(before, tap)
    assert after is before
    assert kinds(effects) == ["refused"]  # a host page is still told


def test_a3_a_move_takes_the_explanation_away() -> None:
    assert dealt(DOCUMENTED, "1:4", "s").refused is None
    assert dealt(DOCUMENTED, "1:4", "dismiss").refused is None
    assert dealt(DOCUMENTED, "1:4", "new").refused is None


@given(st.lists(MESSAGES, max_size=12), MESSAGES)
def test_saving_cannot_be_forgotten(before: list[str], message: str) -> None:
    """Whatever changes the game asks for a save and tells the host; what does not, does not.

    A line that is stepped through is not the player's game, and not kept.
    """
    model = send(NEUTRAL, *before)
    after, effects = update(model, message)
    changed = after.session is not model.session
    assert kinds(effects).count("state") == int(changed)
    assert kinds(effects).count("save") == int(changed and not after.study)
    assert kinds(effects).count("settings") == int(after.settings != model.settings)


@given(st.lists(MESSAGES, max_size=8), RUBBISH)
def test_an_unknown_message_changes_nothing(before: list[str], rubbish: str) -> None:
    model = send(NEUTRAL, *before)
    word = rubbish.partition(" ")[0]
    if word not in WORDS_OF_MESSAGES and not word.strip(" ,;\t\r\n12345678:sur"):
        return
    assert update(model, "?" + rubbish) == (model, ())


@pytest.mark.parametrize(
    "message",
    ["", " ", "8", "0", "1:0", "1:10", "s5", "s 5", "Start E", "news", "tap", "tap bar", "tap column-8",
     "focus", "focus column-0", "step", "step sideways", "read", "read aloud", "set", "set theme",
     "set theme pink", "set interactive", "set language x", "set wealth on", "back"],
)  # fmt: skip
def test_a_message_that_says_nothing_known_changes_nothing(message: str) -> None:
    model = dealt(DOCUMENTED, "s")
    assert update(model, message) == (model, ())


@pytest.mark.parametrize(
    "message", ["s", "1", "u", "tap stock", "tap column-1", "read score", "step left", "moves s", "restart"]
)
def test_before_a_game_is_there_moves_change_nothing(message: str) -> None:
    assert update(NEUTRAL, message) == (NEUTRAL, ())


@pytest.mark.parametrize(("tap", "move"), [("tap stock", "s"), ("tap column-5", "5"), ("tap column-1", "1")])
def test_a_tap_on_a_place_is_its_move(tap: str, move: str) -> None:
    model = dealt(DOCUMENTED, "s")
    assert update(model, tap) == update(model, move)


def test_a_tap_on_the_discard_reads_it() -> None:
    model = dealt(DOCUMENTED, "s", "tap discard")
    assert (model.pile, log_of(model)[-1]) == ("discard", "On the discard: 8 of spades")


@pytest.mark.parametrize("move", ["s", "5", "5:5", "1", "1:4", "u", "r"])
def test_a_move_leaves_the_focus_where_it_is(move: str) -> None:
    assert dealt(DOCUMENTED, "s", "focus column-3", move).pile == "column-3"


def test_arrows_walk_through_the_nine_places_and_stop_at_the_ends() -> None:
    model, seen = dealt(DOCUMENTED, "focus column-1"), []
    for _ in range(10):
        seen.append(model.pile)
        model = send(model, "step right")
    assert seen == [*PLACES, "discard"]
    assert effects_of(model, "step left") == [("focus", "stock")]
    assert dealt(DOCUMENTED, "focus column-1", "step left").pile == "column-1"


def test_arrows_read_up_and_down_through_a_columns_cards() -> None:
    model = dealt(DOCUMENTED, "focus column-1", *["step up"] * 5, "step down")
    assert log_of(model)[-6:] == [
        "10 of spades: row 4 of 5, covered",
        "queen of spades: row 3 of 5, covered",
        "5 of spades: row 2 of 5, covered",
        "6 of clubs: row 1 of 5, covered",
        "6 of clubs: row 1 of 5, covered",
        "5 of spades: row 2 of 5, covered",
    ]
    assert log_of(send(model, "step down", "step down", "step down"))[-1] == "6 of hearts: row 5 of 5, free"


@pytest.mark.parametrize(
    ("place", "said"), [("stock", "16 cards left in the stock"), ("discard", "On the discard: ace of clubs")]
)
def test_up_and_down_read_places_without_rows_each_time(place: str, said: str) -> None:
    model = dealt(DOCUMENTED, f"focus {place}", "step up", "step down")
    assert (model.pile, log_of(model)[-2:]) == (place, [said, said])


@pytest.mark.parametrize("move", ["5", "5:1", "1:9"])
def test_on_a_partial_table_the_focus_stays_at_a_place_that_is_there(move: str) -> None:
    model = dealt("S~7C8S.6H~7D~", "focus column-2", move)
    assert model.refused is not None
    assert model.refused.reason == "no_such_card"
    assert model.pile in ("column-1", "column-2")


def test_settings_are_set_and_kept() -> None:
    model = dealt()
    assert effects_of(model, "set theme dark") == [("settings", "")]
    assert effects_of(model, "set language pl") == [("language", "pl"), ("settings", "")]
    assert effects_of(model, "set theme auto") == []
    assert send(model, "set interactive off", "set interactive on").settings == DEFAULT


# The scorecard needs a course.
@pytest.mark.parametrize("window", [one.window for one in OFFERS if one.window not in (None, "course")])
def test_windows_open_and_close(window: str) -> None:
    model = dealt(DOCUMENTED, window)
    assert model.window == window
    assert send(model, "close").window == ""


def assert_ready(model: Model) -> None:
    assert model.session is not None
    assert (model.window, model.problem, model.refused) == ("", None, None)


def test_a_new_deal_is_random_with_the_pages_number_and_under_the_rule_asked_for() -> None:
    model = dealt(DOCUMENTED, "new")
    model = send(model, "choose winnable off")
    assert effects_of(model, "start C") == [("random", "C")]
    assert effects_of(model, "start S  ") == [("random", "S")]
    model = send(model, f"number C {2**35 - 1}")
    assert_ready(model)
    assert model.session is not None
    assert model.session.code == "GO1-C-7777777"


@pytest.mark.parametrize(
    "message", ["start X", "start", "number X 5", "number E", "number E five", "number", "number E ٣"]
)
def test_a_rule_or_number_that_is_none_changes_nothing(message: str) -> None:
    model = dealt()
    assert update(model, message) == (model, ())
