"""Hints, verdicts and the review as messages: what is asked, what answers do, what the page shows of it."""

import pytest

from golf.record import replace
from golf.solitaire.advisor.answers import Queue
from golf.solitaire.page.model import Model
from golf.solitaire.page.update import update
from golf.solitaire.page.view import view
from golf.solitaire.session import Session
from tests.page.dom import Element, element_of
from tests.samples import DOCUMENTED, words_of
from tests.solitaire.page.playing import dealt, effects_of, log_of, send

# 4 or 2 goes on 3, then the draw, then the other: who draws first has lost.
LOSABLE = "E~4C.2C~3S~3HKH"
BLOCKED = "E~2C.9D~3S~"  # 2 goes on 3, then nothing fits


def answered(model: Model, *messages: str) -> Model:
    """The model after messages, each question that it asks answered at once."""
    for message in messages:
        model, effects = update(model, message)
        for kind, detail in effects:
            if kind == "ask":
                model = answered(model, answer_to(detail))
    return model


def answer_to(question: str) -> str:
    desk = Queue()
    desk.put(question)
    while not (answer := desk.work(1000)):
        pass
    return f"advice {answer}"


def asked(model: Model, message: str) -> list[str]:
    """The kinds of what is asked after a message."""
    return [detail.split(" ")[0] for kind, detail in effects_of(model, message) if kind == "ask"]


def game_of(model: Model) -> Element:
    return element_of(view(model, words_of("en")).game)


def session_of(model: Model) -> Session:
    assert model.session is not None
    return model.session


def test_nothing_fits_is_known_without_asking() -> None:
    model = dealt()
    assert asked(model, "hint") == []
    model = send(model, "hint")
    assert model.advice.hint is not None
    assert (model.advice.hint.move, model.advice.hint.reason) == ("s", "nothing_fits")
    assert session_of(model).hints == 1


def test_a_hint_is_shown_said_and_counted() -> None:
    model = answered(dealt(DOCUMENTED, "s"), "hint")
    hint = model.advice.hint
    assert hint is not None
    assert session_of(model).hints == 1
    (bubble,) = game_of(model).find("data-field", "message")
    assert bubble.text() in log_of(model)
    assert (
        len([card for card in game_of(model).everything() if " hinted" in card.attrs.get("class", "")]) == 1
    )


def test_who_follows_the_hinted_line_gets_the_next_hint_without_asking() -> None:
    model = answered(dealt(DOCUMENTED, "s"), "hint")
    moves = 0
    while session_of(model).status == "playing":
        assert model.advice.hint is not None
        model = send(model, model.advice.hint.move)
        moves += 1
        if session_of(model).status == "playing":
            assert asked(model, "hint") == []
            model = send(model, "hint")
    assert session_of(model).status == "won"
    assert session_of(model).hints == moves


def test_who_leaves_the_hinted_line_is_advised_anew() -> None:
    model = answered(dealt(LOSABLE), "hint")
    assert model.advice.hint is not None
    other = {"1": "2", "2": "1"}[model.advice.hint.move]
    model = send(model, other)
    assert model.advice.hint is None
    assert session_of(model).hints == 1
    # Nothing fits now, and that needs no advisor; the draw was to come in the line too, after the other card.
    model = send(model, "hint")
    assert model.advice.hint is not None
    assert model.advice.hint.reason == "nothing_fits"


def test_a_hint_with_nothing_to_say_is_not_counted() -> None:
    model = send(dealt(BLOCKED, "1"), "hint")
    assert session_of(model).status == "blocked"
    assert (session_of(model).hints, model.advice.hint) == (0, None)


@pytest.mark.parametrize("move", ["5", "s", "u"])
def test_an_answer_that_comes_after_the_next_move_is_dropped(move: str) -> None:
    model, effects = update(dealt(DOCUMENTED, "s"), "hint")
    late = answer_to(effects[0].detail)
    moved = send(model, move)
    assert update(moved, late) == (moved, ())


def test_an_answer_to_another_ticket_is_dropped() -> None:
    model, effects = update(dealt(DOCUMENTED, "s"), "hint")
    kind, ticket, rest = effects[0].detail.split(" ", 2)
    other = answer_to(f"{kind} {int(ticket) + 1} {rest}")
    assert update(model, other) == (model, ())


@pytest.mark.parametrize("rubbish", ["", "hint", "hint 1 x", "advice", "hint one only_win won -3 s"])
def test_rubbish_from_a_worker_changes_nothing(rubbish: str) -> None:
    model = send(dealt(DOCUMENTED, "s"), "hint")
    assert update(model, f"advice {rubbish}") == (model, ())


@pytest.mark.parametrize("line", ["9", "1", "7", "-"])
def test_a_hint_that_the_rules_refuse_is_not_shown(line: str) -> None:
    model, effects = update(dealt(DOCUMENTED, "s"), "hint")
    ticket = effects[0].detail.split(" ")[1]
    model = send(model, f"advice hint {ticket} only_win won -3 {line}")
    assert (model.advice.hint, session_of(model).hints) == (None, 0)


@pytest.mark.parametrize("review", ["lost 3 99 -4 s5", "lost 3 1 -4 s1111111", "won -3 0 -3 7"])
def test_a_line_that_the_rules_refuse_is_not_stepped_through(review: str) -> None:
    model, effects = update(dealt(LOSABLE, "s", "1"), "s")
    ticket = next(detail for kind, detail in effects if kind == "ask").split(" ")[1]
    model = send(model, f"advice review {ticket} {review}")
    assert model.advice.review is not None
    assert send(model, "study") == model


def test_a_verdict_does_not_hide_the_hint_on_the_table() -> None:
    model = send(dealt(), "hint")
    assert answered(model, "verdict").advice.hint == model.advice.hint


def verdict_on(model: Model) -> tuple[str, bool]:
    """The verdict in the bar, and whether its button shows that one is being computed."""
    page = game_of(model)
    (line,) = page.find("data-field", "verdict")
    (button,) = page.find("data-do", "verdict")
    return line.text(), "aria-busy" in button.attrs


def test_no_verdict_is_asked_for_or_shown_by_default() -> None:
    model = dealt()
    assert asked(model, "s") == []
    assert verdict_on(send(model, "s")) == ("", False)


def test_a_verdict_asked_for_once_is_shown_until_the_next_move() -> None:
    model = send(dealt(), "verdict")
    assert verdict_on(model) == ("", True)
    model = answered(dealt(), "verdict")
    text, busy = verdict_on(model)
    assert text
    assert not busy
    assert log_of(model)[-1] == text
    assert verdict_on(send(model, "s")) == ("", False)


def test_with_the_setting_on_every_position_has_its_verdict() -> None:
    model = answered(dealt(), "set verdict on")
    for move in ("s", "5", "2", "u"):
        assert verdict_on(model)[0]
        assert verdict_on(send(model, move)) == ("", True)
        model = answered(model, move)
        assert log_of(model)[-1] != verdict_on(model)[0]


def test_a_warning_alone_shows_and_says_no_verdict() -> None:
    model = answered(dealt(), "set warn on", "s")
    assert model.advice.verdict is not None
    assert verdict_on(model) == ("", False)
    assert verdict_on(send(model, "5")) == ("", False)
    assert [line for line in log_of(model) if "won" in line] == []
    assert verdict_on(answered(model, "verdict"))[0]


def test_the_warning_comes_with_the_move_that_loses_the_win_and_not_again() -> None:
    model = answered(dealt(LOSABLE), "set warn on", "s")
    assert model.problem is not None
    assert model.problem.key == "verdict.warned"
    model = answered(model, "1")
    assert session_of(model).status == "playing"
    assert model.problem is None
    assert answered(model, "u").problem is not None
    assert answered(dealt(LOSABLE), "set warn on", "1", "s", "2").problem is None


def test_an_advisor_that_cannot_be_started_is_said_and_the_game_goes_on() -> None:
    model = send(dealt(DOCUMENTED, "s"), "hint", "advisor-failed")
    assert model.problem is not None
    assert model.problem.key == "error.advisor"
    assert asked(model, "hint") == ["hint"]
    assert session_of(send(model, "5")).done == ("s", "5")


def test_an_advisor_that_cannot_be_started_is_said_once_and_not_at_every_move() -> None:
    model = send(dealt(DOCUMENTED), "set verdict on", "set warn on", "advisor-failed")
    said = words_of("en").say("error.advisor")
    assert log_of(model).count(said) == 1
    for move in ("s", "5", "2", "u"):
        assert asked(model, move) == []
        model = send(model, move)
    assert model.problem is None
    assert log_of(model).count(said) == 1


@pytest.mark.parametrize("again", ["hint", "verdict", "set warn on"])
def test_whoever_asks_again_tries_the_advisor_again(again: str) -> None:
    model = send(dealt(DOCUMENTED, "s"), "set verdict on", "advisor-failed", "dismiss")
    assert len(asked(model, again)) == 1
    assert send(model, again, "advisor-failed").problem is not None
    assert asked(answered(model, again), "5") == ["verdict"]


def test_a_review_that_fails_is_said_to_whoever_asks_for_it_again() -> None:
    model = send(dealt(BLOCKED), "1", "advisor-failed")
    assert model.problem is None
    assert asked(model, "study") == ["review"]
    assert send(model, "study", "advisor-failed").problem is not None
    assert answered(model, "study").advice.review is not None


def end_buttons(model: Model) -> list[Element]:
    (end,) = game_of(model).find("class", "end")
    return end.find("data-do")


def test_after_the_game_the_line_to_study_is_last_and_idle_until_it_is_there() -> None:
    before = send(dealt(BLOCKED), "1")
    assert asked(dealt(BLOCKED), "1") == ["review"]
    after = answered(dealt(BLOCKED), "1")
    assert [button.attrs["data-do"] for button in end_buttons(before)] == [
        button.attrs["data-do"] for button in end_buttons(after)
    ]
    assert end_buttons(before)[-1].attrs["data-do"] == "study"
    assert "aria-disabled" in end_buttons(before)[-1].attrs
    assert "aria-disabled" not in end_buttons(after)[-1].attrs
    assert send(before, "study") == before


def test_an_embedded_board_has_no_review() -> None:
    model = replace(dealt(BLOCKED), embed=True)
    assert asked(model, "1") == []
    assert "study" not in [button.attrs["data-do"] for button in end_buttons(send(model, "1"))]


def studied() -> tuple[Model, Model]:
    """A lost game that has ended, and the way it could have been won, about to be stepped through."""
    ended = answered(dealt(LOSABLE), "s", "1", "s")
    assert session_of(ended).status == "blocked"
    return ended, send(ended, "study")


def test_the_winning_line_is_stepped_through_from_before_the_move_that_lost() -> None:
    _, model = studied()
    assert session_of(model).done == ()
    model = send(model, "r", "r", "u", "r", "r")
    assert session_of(model).status == "won"
    assert model.study


def test_a_line_that_is_stepped_through_is_not_kept_as_the_game() -> None:
    _, model = studied()
    assert "save" not in [kind for kind, _ in effects_of(model, "r")]
    assert "save" in [kind for kind, _ in effects_of(send(model, "r"), "continue")]


def test_back_from_a_line_leads_to_the_game_that_was_played() -> None:
    ended, model = studied()
    model = send(model, "r", "r", "back")
    assert session_of(model) == session_of(ended)
    assert not model.study


def test_at_the_end_of_a_line_there_is_no_other_to_step_through() -> None:
    ended, model = studied()
    model = send(model, "r", "r", "r", "r")
    assert session_of(model).status == "won"
    assert "study" not in [button.attrs["data-do"] for button in end_buttons(model)]
    assert send(model, "study") == model
    assert session_of(send(model, "back")) == session_of(ended)


def test_beside_a_links_deal_the_players_own_game_stays_to_come_back_to() -> None:
    own = send(dealt(DOCUMENTED), "s", "5")
    model = answered(send(own, f"link {LOSABLE}"), "s", "1", "s")
    model = send(model, "study", "r")
    assert model.study
    assert session_of(send(model, "back")).done == ("s", "5")


def test_continue_from_here_makes_the_position_the_players_game() -> None:
    ended, model = studied()
    model = send(model, "r", "continue")
    assert len(session_of(model).log) == len(session_of(model).done) == 1
    assert session_of(model).start == session_of(ended).start
    assert not model.study
    assert session_of(send(model, "back")) == session_of(ended)


def test_a_move_of_ones_own_leaves_the_line() -> None:
    _, model = studied()
    model = send(model, "r", "s")
    assert not model.study
    assert session_of(model).status == "playing"


def test_a_page_that_is_told_rubbish_about_advice_stays_as_it_is() -> None:
    model = dealt()
    for message in ("study", "continue", "advice", "advisor-failed"):
        assert update(model, message) == (model, ())


def test_what_the_review_found_is_said_as_well_as_shown() -> None:
    """It comes a moment after the end, when somebody who listens has heard the rest."""
    before, after = send(dealt(BLOCKED), "1"), answered(dealt(BLOCKED), "1")
    (shown,) = element_of(view(after, words_of("en")).game).find("class", "end-text end-review")
    assert " ".join(log_of(after)[len(log_of(before)) :]) == shown.text() != ""


def test_after_the_end_whoever_asks_for_the_verdict_hears_that_it_is_over() -> None:
    over = send(dealt(BLOCKED), "1")
    assert asked(over, "verdict") == []
    assert log_of(send(over, "verdict"))[-1] == words_of("en").say("hint.no_move")
