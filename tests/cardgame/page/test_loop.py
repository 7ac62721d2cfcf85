"""The loop of the card game's page: set up, play, be refused, count, go on, resume."""

import pytest

from golf.cardgame.match import match_text
from golf.cardgame.moves import DRAW, TAKE
from golf.cardgame.opponents import EASY, MEDIUM, STRENGTHS
from golf.cardgame.page.model import (
    COUNT,
    HANDOVER,
    NEUTRAL,
    NO_MATCH,
    OPPONENT,
    PERSONS_TURN,
    Model,
    waits_for,
)
from golf.cardgame.page.pace import ANSWER_MS, PATIENCE_MS
from golf.cardgame.rules import Rules
from golf.cardgame.table import Table
from golf.page.log import flat
from golf.record import replace
from tests.cardgame.page.playing import (
    effects_of,
    heard,
    history_of,
    is_over,
    key_of,
    log_of,
    opened,
    others_play,
    play_on,
    send,
)
from tests.samples import sentence


def table_of(model: Model) -> Table:
    assert model.match is not None
    return model.match.table


def my_turn(code: str = "GC1-232-AAAAAAB", *messages: str) -> Model:
    return others_play(opened(code, *messages))


def test_without_a_match_the_page_asks_for_a_table() -> None:
    assert waits_for(NEUTRAL) == NO_MATCH
    assert send(NEUTRAL, "tap 11").window == "setup"
    assert effects_of(NEUTRAL, "start ") == [("random", "")]


def test_a_new_match_is_dealt_by_a_number_from_outside_and_kept() -> None:
    kinds = [kind for kind, _ in effects_of(NEUTRAL, "number 5")]
    assert kinds[:1] == ["table"]
    assert "save" in kinds


def test_c2_a_turn_by_taps_draws_and_puts_the_card_here() -> None:
    model = send(my_turn(), "tap stock")
    card = table_of(model).hand
    model = send(model, "tap 12")
    assert table_of(model).boards[0][1] == card
    assert waits_for(model) == OPPONENT


def test_c2_a_drawn_card_is_thrown_away_and_another_turned_up() -> None:
    model = send(my_turn(), "d", "throw")
    assert model.throwing
    model = send(model, "tap 23")
    assert table_of(model).up[0] == 0b100000
    assert table_of(model).discard[-1] != table_of(model).boards[0][5]


def test_a_tap_on_the_discard_throws_a_drawn_card_away() -> None:
    assert send(my_turn(), "tap stock", "tap discard").throwing


def test_c2_a_card_taken_may_not_go_straight_back() -> None:
    model = send(my_turn(), "t", "tap discard")
    assert not model.throwing
    assert key_of(model.message) == "cards_refusal.taken_card"
    assert key_of(send(model, "throw").message) == "cards_refusal.taken_card"


@pytest.mark.parametrize(
    ("messages", "reason"),
    [
        (["d", "d"], "card_in_hand"),
        (["d", "t"], "card_in_hand"),
        (["tap 11"], "no_card_in_hand"),
        (["throw"], "no_card_in_hand"),
        (["d", "p44"], "no_such_place"),
    ],
)
def test_a_refusal_is_said_at_once_and_changes_nothing(messages: list[str], reason: str) -> None:
    before = send(my_turn(), *messages[:-1])
    after = send(before, messages[-1])
    assert after.match == before.match
    assert key_of(after.message) == key_of(after.alerts[-1]) == f"cards_refusal.{reason}"


def test_a_card_face_up_cannot_be_turned_up() -> None:
    model = send(my_turn(), "d", "p11")
    model = send(others_play(model), "d", "throw", "tap 11")
    assert key_of(model.message) == "cards_refusal.already_up"


def test_while_others_play_moves_are_answered_with_whose_turn_it_is() -> None:
    model = send(my_turn(), "d", "p11")
    for message in ("d", "t", "tap 12", "throw", "hint"):
        after = send(model, message)
        assert heard(model, after) == ["It is the turn of Ben."]
        assert after.match == model.match


def test_opponents_answer_within_three_tenths_of_a_second() -> None:
    model = send(my_turn(), "d")
    assert ANSWER_MS <= 300
    assert [detail for kind, detail in effects_of(model, "p11") if kind == "timer"] == [
        f"{ANSWER_MS} tick {model.ticket + 1}"
    ]


def test_between_opponents_there_is_the_pause_that_was_set_and_it_can_be_skipped() -> None:
    model = send(
        my_turn("GC1-234-AAAAAAB", "choose preset four", "choose player4 easy"), "set pace 3", "d", "p11"
    )
    tick = f"tick {model.due}"
    assert [d for k, d in effects_of(model, tick) if k == "timer"] == [f"3000 tick {model.ticket + 1}"]
    after = send(model, tick, "skip")
    assert len(after.match.line.log) == len(model.match.line.log) + 4  # type: ignore[union-attr]


def test_a_timer_that_is_no_longer_awaited_does_nothing() -> None:
    model = send(my_turn(), "d", "p11")
    old = model.due
    model = send(model, "skip")
    assert send(model, f"tick {old}") == model


def test_nothing_is_played_behind_an_open_window() -> None:
    model = send(my_turn(), "d", "p11", "settings")
    waiting = send(model, f"tick {model.due}")
    assert waiting.match == model.match
    assert effects_of(waiting, "close")[0][0] == "timer"


HARD = ("choose preset duel", "choose player2 hard")


def hards_turn() -> Model:
    model = send(my_turn("GC1-232-AAAAAAB", *HARD), "d", "p11")
    return send(model, f"tick {model.due}")


def test_hard_is_asked_of_the_worker_with_the_whole_match() -> None:
    model = send(my_turn("GC1-232-AAAAAAB", *HARD), "d", "p11")
    assert model.match is not None
    found = effects_of(model, f"tick {model.due}")
    ticket = model.ticket + 1
    assert ("ask", f"hard {ticket} {match_text(model.match)}") in found
    assert ("timer", f"{PATIENCE_MS} slow {ticket}") in found


def test_hards_answer_is_played_once_and_late_ones_are_dropped() -> None:
    model = hards_turn()
    ticket = model.asked
    after = send(model, f"advice hard {ticket} d p12")
    assert waits_for(after) == PERSONS_TURN
    assert send(after, f"advice hard {ticket} d p13") == after
    assert send(after, f"slow {ticket}") == after


@pytest.mark.parametrize(
    "message", ["slow {}", "advisor-failed", "advice hard {} none", "advice hard {} d z99"]
)
def test_if_hard_does_not_answer_medium_plays_and_that_is_said_and_logged(message: str) -> None:
    model = hards_turn()
    after = send(model, message.format(model.asked))
    assert PATIENCE_MS == 2000
    assert heard(model, after)[0] == "Ben takes too long: Medium's move is played instead."
    assert waits_for(after) == PERSONS_TURN
    assert len(table_of(after).discard) >= 1
    assert after.match is not None
    assert after.match.players[1] == "hard"
    assert len(after.match.line.log) == len(model.match.line.log) + 2  # type: ignore[union-attr]


def ending(model: Model) -> tuple[Model, str]:
    """The match as the person is about to end a round, and the move that does."""
    while True:
        before = model
        model = play_on(model)
        if model.explaining and not is_over(model):
            model = send(model, "next")
        table = table_of(before)
        if waits_for(before) == PERSONS_TURN and table.ender < 0 and table_of(model).ender == 0:
            return before, model.match.line.log[len(before.match.line.log)]  # type: ignore[union-attr]


def test_the_move_that_ends_the_round_is_asked_for_twice() -> None:
    model, move = ending(my_turn())
    asked = send(model, move)
    assert asked.match == model.match
    assert asked.pending == move
    assert key_of(asked.alerts[-1]) in ("cards_log.confirm_put", "cards_log.confirm_throw")
    assert send(asked, "cancel").pending == ""
    assert table_of(send(asked, move)).ender == 0


def test_without_that_option_it_is_played_at_once() -> None:
    model, move = ending(my_turn())
    assert table_of(send(model, "set confirm off", move)).ender == 0


def test_c4_a_counted_round_waits_to_be_read_and_then_the_next_begins() -> None:
    model = my_turn()
    while not model.explaining:
        model = play_on(model)
    assert waits_for(model) == COUNT
    assert key_of(send(model, "d").message) == "cards_log.counted"
    after = send(model, "enter 11")
    assert not after.explaining
    assert log_of(after)[-1] == "Round 2 begins."


def test_c7_a_match_ends_with_a_winner_and_a_rematch() -> None:
    model = my_turn("GC1-222L50-AAAAAAC", "choose preset quick")
    while not is_over(model):
        model = play_on(model)
    assert history_of(model)[-1].endswith("wins the match.")
    assert log_of(model)[-1] == sentence("cards_log.over")
    assert send(model, "enter 11").match is model.match  # a slip would deal over the result
    assert ("random", "") in effects_of(model, "again")
    rematch = send(model, "again", "number 77")
    assert rematch.match is not None
    assert rematch.match.table.rules == model.match.table.rules  # type: ignore[union-attr]
    assert rematch.match.players == model.match.players  # type: ignore[union-attr]


THREE = ("choose seats 3", "choose player1 person", "choose player2 person", "choose player3 person")


def test_hot_seat_with_three_waits_at_every_hand_over() -> None:
    model = opened("GC1-233-AAAAAAB", *THREE, "choose name1 Ana", "choose name2 Bo", "choose name3 Cy")
    turns = []
    for _ in range(6):
        assert waits_for(model) == HANDOVER
        turn = table_of(model).turn
        assert heard(model, send(model, "d"))[0].startswith(f"Hand over to {('Ana', 'Bo', 'Cy')[turn]}.")
        model = send(model, "enter 11")
        assert waits_for(model) == PERSONS_TURN
        turns.append(turn)
        model = send(model, "d", f"p1{1 + len(turns) // 4}")
    assert sorted(turns) == [0, 0, 1, 1, 2, 2]


def test_a_player_who_leaves_gives_the_seat_to_an_opponent() -> None:
    model = opened("GC1-233-AAAAAAB", *THREE)
    model = send(model, "set seat2 medium", "set seat3 hard")
    assert model.match is not None
    assert model.match.players == ("person", "medium", "hard")
    assert "save" in [kind for kind, _ in effects_of(model, "set seat2 easy")]


@pytest.mark.parametrize("player", STRENGTHS)
@pytest.mark.parametrize("drawing", [DRAW, TAKE])
def test_who_leaves_with_a_card_in_hand_leaves_it_to_the_opponent(player: str, drawing: str) -> None:
    """One move is left of the turn then, and the next person's is not touched."""
    begun = send(opened("GC1-232-AAAAAAB", *THREE[1:], "choose seats 2"), "next", drawing)
    assert begun.match is not None
    assert begun.match.table.hand is not None
    seat = begun.match.table.turn
    left = send(begun, f"set seat{seat + 1} {player}")
    after = others_play(left)
    assert after.match is not None
    assert after.match.table.turn != seat
    assert after.match.table.hand is None
    assert len(after.match.line.done) == len(begun.match.line.done) + 1
    assert waits_for(after) == PERSONS_TURN
    # And where Hard does not answer.
    if player not in (EASY, MEDIUM):
        asked = send(left, f"tick {left.due}")
        instead = send(asked, f"slow {asked.asked}")
        assert instead.match is not None
        assert len(instead.match.line.done) == len(begun.match.line.done) + 1


def test_a_save_that_ends_between_an_opponents_moves_goes_on() -> None:
    whole = my_turn()
    assert whole.match is not None
    words = match_text(whole.match).split(" ")
    seats = next(at for at, word in enumerate(words) if word[0] == "w")
    words[seats] = "w22"
    model = send(NEUTRAL, "load " + " ".join([*words[: seats + 1], "d", "."]))
    assert model.match is not None
    assert model.match.table.hand is not None
    assert waits_for(model) == OPPONENT
    after = send(model, f"tick {send(model, 'look').due}")
    assert after.match is not None
    assert after.match.table.hand is None
    assert len(after.match.line.done) == 2


def test_a_reload_in_the_middle_of_a_turn_goes_on_with_the_card_in_hand() -> None:
    model = send(my_turn(), "d")
    assert model.match is not None
    loaded = send(NEUTRAL, f"load {match_text(model.match)}", 'names ["Ana", ""]')
    assert loaded.match == model.match
    assert waits_for(loaded) == PERSONS_TURN
    assert loaded.names == ("Ana", "")
    assert key_of(flat(loaded.log)[-1]) == "cards_log.go_on"


def test_a_reload_on_the_count_counts_it_again() -> None:
    model = my_turn()
    while not model.explaining:
        model = play_on(model)
    assert model.match is not None
    loaded = send(NEUTRAL, f"load {match_text(model.match)}", 'names ["", ""]')
    assert waits_for(loaded) == COUNT
    assert any(line.startswith("The round is over") for line in log_of(loaded))


def test_a_damaged_save_gives_back_its_beginning_and_says_so() -> None:
    model = send(my_turn(), "d")
    assert model.match is not None
    loaded = send(NEUTRAL, "load " + match_text(model.match)[:-1] + "zzz")
    assert loaded.match is not None
    assert key_of(loaded.problem) == "error.save_damaged"
    nothing = send(NEUTRAL, "load rubbish")
    assert nothing.match is None
    assert key_of(nothing.problem) == "error.save_unknown"


def test_a_bad_code_is_explained_and_the_match_stays() -> None:
    model = send(my_turn(), "setup")
    after = send(model, "start GC1-999-AAAAAAB")
    assert key_of(after.problem) == "error.cards_code_board"
    assert after.match == model.match


@pytest.mark.parametrize(
    ("choices", "rules"),
    [
        (["seats 6", "board 4x4"], Rules(4, 4, 6, True, False, 0, False, 100, 0)),
        (["jokers off", "length L50"], Rules(2, 3, 2, False, False, 0, False, 50, 0)),
        (["keep on", "alone on", "up 2"], Rules(2, 3, 2, True, True, 2, True, 100, 0)),
        (["length R9"], Rules(2, 3, 2, True, False, 0, False, 0, 9)),
        (["preset large"], Rules(3, 4, 2, True, False, 0, False, 200, 0)),
        (["seats 9", "board 1x1", "up 7", "length L1", "x y"], Rules(2, 3, 2, True, False, 0, False, 100, 0)),
    ],
)
def test_the_table_is_set_up_by_choices(choices: list[str], rules: Rules) -> None:
    model = send(NEUTRAL, "setup", *[f"choose {choice}" for choice in choices], "number 3")
    assert table_of(model).rules == rules


def test_a_hint_says_what_and_why_and_is_counted() -> None:
    model = my_turn()
    after = send(model, "hint")
    assert after.match is not None
    assert after.match.line.hints == 1
    assert key_of(after.message) == "cards_log.hint"
    assert after.pointed in ("stock", "discard")
    assert send(after, "d").pointed == ""


def test_sounds_are_off_at_first_and_tell_turns_cards_refusals_and_ends() -> None:
    silent = my_turn()
    assert not [detail for kind, detail in effects_of(silent, "d") if kind == "ask"]
    model = send(silent, "set sounds on")
    assert ("ask", "sound card") in effects_of(model, "d")
    assert ("ask", "sound no") in effects_of(model, "tap 11")
    waiting = send(model, "d", "p11")
    assert ("ask", "sound turn") in effects_of(waiting, f"tick {waiting.due}")
    assert not [kind for kind, _ in effects_of(model, "read board") if kind == "ask"]


NOTHING = "|x|tick|tick x|slow|advice|show 9|read|focus 99|set|set seat9 easy|choose|names x|number x"


@pytest.mark.parametrize("message", NOTHING.split("|"))
def test_messages_that_mean_nothing_change_nothing(message: str) -> None:
    model = my_turn()
    assert replace(send(model, message), names=model.names) == model
