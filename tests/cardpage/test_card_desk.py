"""The card game's worker: a line in, a line out; what it is sent, and that nobody else is sent it."""

import json

import pytest

from golf.advisor import card_desk
from golf.advisor.card_desk import answer
from golf.session.match import begin_match, match_text, opponent_choice, play
from golf.site.bundle import ADVISOR, CARD_ADVISOR, CARD_GAME, PAGE, bundle
from tests.samples import ROOT


def names(kind: tuple[str, ...]) -> set[str]:
    packed = bundle(ROOT / "golf", kind)
    return {name for name, _ in json.loads(packed[: packed.index(b"\n")])}


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
    card_desk.put("hard 1 x")
    card_desk.put("hard 2 x")
    assert card_desk.work() == "hard 2 none"
    assert card_desk.work() is None
    assert card_desk.give_up() == "none"


def test_the_worker_has_what_hard_needs_and_nothing_of_the_page() -> None:
    found = names(CARD_ADVISOR)
    assert {
        "golf/advisor/card_desk.mpy",
        "golf/cardgame/opponents/hard.mpy",
        "golf/session/match.mpy",
    } <= found
    assert {name.split("/")[1] for name in found} == {
        "__init__.mpy", "advisor", "cardgame", "cards.mpy", "deals", "errors.mpy", "session", "solitaire",
    }  # fmt: skip


def test_the_solitaire_is_sent_nothing_of_the_card_game() -> None:
    cards = names(CARD_GAME)
    assert "golf/web/cards.mpy" in cards
    for kind in (PAGE, ADVISOR):
        found = names(kind)
        assert not found & cards
        assert not [name for name in found if "card_desk" in name or "cardpage" in name or "cardgame" in name]
