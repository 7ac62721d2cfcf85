"""The card game's worker: a line in, a line out; what it is sent, and that nobody else is sent it."""

import pytest

from golf.cardgame import worker
from golf.cardgame.match import begin_match, match_text, opponent_choice, play
from golf.cardgame.worker import answer
from golf.site.bundle import (
    ADVISOR,
    CARD_ADVISOR,
    CARD_GAME,
    CARD_GAME_LATER,
    PAGE,
    PAGE_LATER,
    Bundle,
    modules_of,
)
from tests.samples import ROOT


def names(bundle: Bundle) -> set[str]:
    return {path.relative_to(ROOT / "golf").with_suffix("").as_posix() for path in modules_of(bundle)}


def test_it_answers_with_both_moves_of_hards_turn() -> None:
    match = begin_match("GC1-232-AAAAAAB", ("hard", "hard"))
    for ticket in range(12):
        expected = []
        after = match
        for _ in range(2):
            choice = opponent_choice(after)
            assert choice is not None
            expected.append(choice.move)
            after, _ = play(after, choice.move)
        assert answer(f"hard {ticket} {match_text(match)}") == f"hard {ticket} {' '.join(expected)}"
        match = after


@pytest.mark.parametrize(
    "text", ["", "hard", "hard 7", "hard 7 rubbish", "hard 7 cards1 GC1-232-AAAAAAB m0 w00 ."]
)
def test_what_it_cannot_answer_it_says(text: str) -> None:
    assert answer(text).endswith("none")


def test_the_newest_question_is_the_one_that_is_answered() -> None:
    worker.put("hard 1 x")
    worker.put("hard 2 x")
    assert worker.work() == "hard 2 none"
    assert worker.work() is None
    assert worker.give_up() == "none"


def test_the_worker_has_what_hard_needs_and_nothing_of_the_page() -> None:
    found = names(CARD_ADVISOR)
    assert {"cardgame/worker", "cardgame/opponents/hard", "cardgame/match"} <= found
    parts = {name.split("/")[0] for name in found}
    assert parts == {
        "__init__",
        "cardgame",
        "cards",
        "deals",
        "errors",
        "limits",
        "numbers",
        "play",
        "record",
        "signs",
    }
    assert not [name for name in found if "/page/" in name]


def test_a_card_match_loads_no_module_of_the_solitaire() -> None:
    for bundle in (CARD_GAME, CARD_GAME_LATER, CARD_ADVISOR):
        assert [name for name in names(bundle) if "solitaire" in name] == []


def test_the_solitaire_loads_no_module_of_the_card_game() -> None:
    for bundle in (PAGE, PAGE_LATER, ADVISOR):
        assert [name for name in names(bundle) if "cardgame" in name or name == "web/cards"] == []
