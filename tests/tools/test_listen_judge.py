"""The judgement of `make listen`: all that the game says is heard, once, in order and to its end."""

from tools.listen.judge import all_heard, judge
from tools.listen.record import Line, Step, Utterance


def step(key: str, said: list[str], heard: list[str | Utterance], **more: object) -> Step:
    made = Step(key, **more)  # type: ignore[arg-type]
    made.said = [Line(text, "log", "What happened") for text in said]
    made.heard = [one if isinstance(one, Utterance) else Utterance(one) for one in heard]
    made.arrived = [key] if key else []
    return made


def faults(*steps: Step) -> list[str]:
    return judge(list(steps)).faults


PLAYED = "Played: the 9 of clubs on the 8 of spades"
FREE = "Free now: 8 of hearts in column 5"
BEN = "Ben draws the 6 of diamonds, throws it away and turns up the 7 of clubs in row 1, column 2."
YOURS = "Your turn. Discard: 6 of diamonds."


def test_what_is_heard_in_order_is_complete_with_the_name_of_the_log_or_without_it() -> None:
    assert faults(step("5", [PLAYED, FREE], [Utterance("5", "key"), PLAYED, FREE])) == []
    assert faults(step("5", [PLAYED, FREE], [f"What happened {PLAYED}", f"What happened {FREE}"])) == []


def test_a_line_may_be_heard_in_pieces_and_several_lines_at_once() -> None:
    assert faults(step("x", [BEN, YOURS], [f"{BEN} {YOURS}"])) == []
    assert faults(step("x", [f"{BEN}\n{YOURS}"], ["Ben draws the 6 of diamonds,", BEN[28:], YOURS])) == []


def test_a_line_that_is_swallowed_is_never_said() -> None:
    found = judge([step("x", [BEN, YOURS], [YOURS])])
    assert found.faults == [f"x: never said: {BEN}"]
    assert (found.well, found.said) == (1, 2)


def test_a_short_line_within_a_long_one_is_not_heard_by_that() -> None:
    assert faults(step("x", ["Your turn.", YOURS], [YOURS])) == ["x: never said: Your turn."]


def test_lines_in_another_order_are_a_fault() -> None:
    assert faults(step("x", [BEN, YOURS], [YOURS, BEN])) == [f"x: out of order: {YOURS}"]


def test_a_line_that_is_cut_off_or_thrown_away_by_the_voice_is_a_fault() -> None:
    cut = step("x", [BEN], [Utterance(BEN, "speak", 0.4)])
    assert faults(cut) == [f"x: cut off at 40%: {BEN}"]
    unheard = step("x", [BEN], [Utterance(BEN, "speak", 0)])
    assert faults(unheard) == [f"x: thrown away unheard: {BEN}"]


def test_a_line_that_is_heard_twice_is_a_fault_now_or_later() -> None:
    assert faults(step("5", [PLAYED], [PLAYED, PLAYED])) == [f"5: said again: {PLAYED}"]
    later = step("Escape", [], ["clickable.", f"What happened {FREE}", PLAYED])
    assert faults(step("5", [PLAYED, FREE], [PLAYED, FREE]), later) == [
        f"Escape: said again: What happened {FREE}",
        f"Escape: said again: {PLAYED}",
    ]


def test_a_line_read_as_a_piece_of_text_with_a_full_stop_is_said_again() -> None:
    found = faults(step("5", [PLAYED], [PLAYED]), step("d", [], [f"{PLAYED}."]))
    assert found == [f"d: said again: {PLAYED}."]


def test_the_whole_log_read_at_once_is_said_again() -> None:
    whole = f"New game. {PLAYED} {FREE}"
    found = faults(step("5", [PLAYED, FREE], [PLAYED, FREE]), step("Escape", [], [whole]))
    assert found == [f"Escape: said again: {whole}"]


def test_what_the_game_says_twice_is_heard_twice() -> None:
    again = step("d", ["On the discard: 8 of clubs"], ["On the discard: 8 of clubs"])
    assert faults(again, again) == []


def test_the_name_of_a_place_that_takes_focus_is_no_line_said_again() -> None:
    name = "Stock: 15 cards left."
    first = step("t", [name], [name])
    second = step("Right", [], [name])
    assert faults(first, second) == [f"Right: said again: {name}"]
    second.focused = [name]
    assert faults(first, second) == []


def test_a_key_that_the_reader_keeps_is_a_fault_and_so_is_a_key_without_an_answer() -> None:
    kept = step("d", [], ["No more headings"], note="discard", answers=True)
    kept.arrived = []
    assert faults(kept) == [
        "d (discard): the key never came to the page",
        "d (discard): the game said nothing",
    ]


def test_a_start_that_is_not_judged_is_no_fault_but_its_lines_are_known_later() -> None:
    start = step("", [PLAYED], [], judged=False)
    assert faults(start) == []
    assert faults(start, step("d", [], [PLAYED])) == [f"d: said again: {PLAYED}"]


def test_waiting_ends_when_all_lines_have_come_to_the_voice() -> None:
    assert not all_heard(step("x", [BEN, YOURS], [YOURS]))
    assert all_heard(step("x", [BEN, YOURS], [YOURS, Utterance(BEN, "speak", 0)]))


def test_other_sounds_are_not_what_the_game_says() -> None:
    assert faults(step("5", ["5 of clubs"], [Utterance("5 of clubs", "key")])) == [
        "5: never said: 5 of clubs"
    ]


def test_a_line_is_that_which_ends_an_utterance_rather_than_a_part_of_a_place() -> None:
    line, place = "Column 1: 6 of hearts", "Column 1: 6 of hearts, 4 cards under it."
    cut = Utterance(place, "speak", 0.5)
    assert faults(step("V", [line], [cut, line])) == []


def test_what_is_thrown_away_unheard_is_not_said_again() -> None:
    assert faults(step("5", [PLAYED], [PLAYED, Utterance(PLAYED, "speak", 0)])) == []


def test_a_place_whose_name_has_been_said_may_be_read_with_what_is_around_it() -> None:
    names = ["Stock: 15 cards left.", "Discard: 8 of clubs."]
    first = step("t", names, names)
    second = step("Right", [], [" ".join(names)])
    second.focused = [names[0]]
    assert faults(first, second) == []
