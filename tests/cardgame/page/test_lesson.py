"""The first round: prepared cards through the real engine, each choice explained and each wrong one."""

import pytest

from golf.cardgame.match import hint
from golf.cardgame.page.lesson import CODE, MOVES
from golf.cardgame.page.model import COUNT, NEUTRAL, PERSONS_TURN, Model, waits_for
from golf.cardgame.table import legal_moves
from tests.cardgame.page.playing import effects_of, heard, key_of, log_of, opened, others_play, send
from tests.samples import LANGUAGES, words_of


def steps() -> list[Model]:
    """The page before each of the lesson's moves, and after the last one."""
    model = send(NEUTRAL, "lesson")
    found = []
    for move in MOVES:
        model = others_play(model)
        found.append(model)
        model = send(model, move)
        model = send(model, move) if model.pending else model
    return [*found, others_play(model)]


STEPS = steps()


def test_the_cards_are_those_of_a_code() -> None:
    assert STEPS[0].match is not None
    assert STEPS[0].match.line.code == CODE


def test_every_move_of_the_lesson_is_the_hints_own() -> None:
    for model, move in zip(STEPS, MOVES, strict=False):
        assert waits_for(model) == PERSONS_TURN
        assert model.match is not None
        choice = hint(model.match)
        assert choice is not None
        assert choice.move == move


def test_every_choice_is_explained_before_it_is_made_and_once() -> None:
    said = log_of(STEPS[-1])
    words = words_of("en")
    for at in range(len(MOVES)):
        assert said.count(words.say(f"cards_lesson.step_{at + 1}")) == 1
        assert key_of(STEPS[at].message) == f"cards_lesson.step_{at + 1}"


@pytest.mark.parametrize("at", range(len(MOVES)))
def test_every_wrong_choice_is_explained_and_not_played(at: int) -> None:
    model = STEPS[at]
    assert model.match is not None
    wrong = [move for move in legal_moves(model.match.table) if move != MOVES[at]]
    assert wrong
    for move in wrong:
        after = send(model, move)
        assert after.match == model.match
        assert (key_of(after.message) or "").startswith("cards_lesson.wrong_")
        assert len(heard(model, after)) == 1


@pytest.mark.parametrize(
    ("at", "move", "reason"),
    [
        (0, "t", "wrong_take"),
        (1, "p11", "wrong_put"),
        (1, "x22", "wrong_place"),
        (2, "d", "wrong_draw"),
        (3, "p11", "wrong_replace"),
        (5, "p12", "wrong_break"),
        (7, "x22", "wrong_throw"),
    ],
)
def test_the_explanation_fits_the_mistake(at: int, move: str, reason: str) -> None:
    assert key_of(send(STEPS[at], move).message) == f"cards_lesson.{reason}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanations_are_worded_in_every_language(language: str) -> None:
    words = words_of(language)
    for at, model in enumerate(STEPS[:-1]):
        assert model.match is not None
        for move in legal_moves(model.match.table):
            message = send(model, move).message
            if move != MOVES[at]:
                assert message is not None
                assert "{" not in message.in_words(words)


def test_it_ends_with_nothing_counted_and_the_bonus() -> None:
    model = STEPS[-1]
    assert waits_for(model) == COUNT
    assert model.match is not None
    assert model.match.table.reports[0].awarded[0] == -5
    assert key_of(model.message) == "cards_lesson.done"


def test_afterwards_a_table_is_set_up() -> None:
    model = send(STEPS[-1], "next")
    assert (model.match, model.window, model.lesson) == (None, "setup", -1)


def test_the_match_in_progress_is_put_aside_and_comes_back() -> None:
    played = send(others_play(opened()), "d")
    model = send(played, "lesson")
    assert "save" not in [kind for kind, _ in effects_of(played, "lesson")]
    for move in MOVES:
        model = send(others_play(model), move)
        assert "save" not in [kind for kind, _ in effects_of(model, move)]
        model = send(model, move) if model.pending else model
    model = send(others_play(model), "next")
    assert model.match == played.match
    assert model.lesson == -1
    assert waits_for(model) == PERSONS_TURN


def test_a_new_match_ends_the_lesson() -> None:
    assert send(STEPS[3], "setup", "number 4").lesson == -1
