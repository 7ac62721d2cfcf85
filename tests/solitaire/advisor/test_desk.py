"""The worker's desk: questions in, answers out, as lines of words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.solitaire.advisor.advice import lost_at
from golf.solitaire.advisor.answers import Queue
from golf.solitaire.advisor.backwards import win_table
from golf.solitaire.advisor.forwards import solve
from golf.solitaire.advisor.questions import KINDS, NONE, UNANSWERED, Reply, question, read_reply
from golf.solitaire.session import Session, act_all, begin

from .games import random_line

CODE = "GO1-C-AAAAAAB"
NEVER_WINNABLE = "MS1-C-1"


def answers(*questions: str, steps: int = 1000) -> list[str]:
    """Everything a desk answers to questions that are all put at once."""
    desk = Queue()
    for text in questions:
        desk.put(text)
    found = []
    while (answer := desk.work(steps)) is not None:
        found += [answer] if answer else []
    return found


def reply(text: str) -> Reply:
    (answer,) = answers(text)
    read = read_reply(answer)
    assert read is not None, answer
    return read


def game(code: str, *line: str) -> Session:
    session, refused = act_all(begin(code), line)
    assert not refused
    return session


@pytest.mark.parametrize("length", [0, 4, 30])
@pytest.mark.parametrize("letter", "SCE")
def test_the_page_reads_what_the_desk_answers(letter: str, length: int) -> None:
    session = game(f"MS1-{letter}-12", *random_line(f"MS1-{letter}-12", length, 3))
    known = solve(session.table)
    for kind in KINDS:
        read = reply(question(kind, 7, session))
        assert (read.kind, read.ticket, read.trouble) == (kind, 7, "")
        assert (read.winnable, read.best) == (known.winnable, known.best)
    assert reply(question("hint", 7, session)).line == known.line


@pytest.mark.parametrize("seed", range(12))
def test_a_verdict_names_the_move_that_lost(seed: int) -> None:
    code = f"MS1-{'SCE'[seed % 3]}-{seed + 2}"
    known = win_table(begin(code).start)
    line = random_line(code, 30, seed)
    for length in range(len(line) + 1):  # one after the other, as they are asked in a game
        session = game(code, *line[:length])
        assert reply(question("verdict", 1, session)).lost == (lost_at(known, session.tables) or 0)


def test_a_deal_that_could_never_be_won_was_lost_by_no_move() -> None:
    line = random_line(NEVER_WINNABLE, 5, 1)
    read = reply(question("verdict", 1, game(NEVER_WINNABLE, *line)))
    assert (read.winnable, read.lost) == (False, 0)


def test_a_review_has_a_line_from_before_the_move_that_lost() -> None:
    line = random_line("MS1-E-3", 60, 5)
    session = game("MS1-E-3", *line)
    read = reply(question("review", 1, session))
    assert read.lost > 0
    before = act_all(begin("MS1-E-3"), line[: read.lost - 1])[0]
    won, refused = act_all(before, read.line)
    assert won.status == "won"
    assert not refused
    assert read.deal_best == solve(session.start).best


def test_an_answer_takes_as_many_slices_as_it_needs() -> None:
    desk = Queue()
    desk.put(question("hint", 1, game(CODE)))
    slices = 1
    while not desk.work(1):
        slices += 1
    assert slices > 100
    assert desk.work(1) is None


def test_a_question_about_another_position_takes_the_place_of_all_that_are_open() -> None:
    first, second = game(CODE), game(CODE, "s")
    asked = [question("verdict", 1, first), question("hint", 2, first), question("hint", 3, second)]
    assert [answer.split(" ")[:2] for answer in answers(*asked)] == [["hint", "3"]]


def test_questions_of_several_kinds_about_one_position_are_all_answered() -> None:
    asked = [question("verdict", 1, game(CODE)), question("hint", 2, game(CODE))]
    assert [answer.split(" ")[:2] for answer in answers(*asked)] == [["verdict", "1"], ["hint", "2"]]


def test_a_question_asked_again_is_answered_once() -> None:
    asked = [question("hint", 1, game(CODE)), question("hint", 2, game(CODE))]
    assert [answer.split(" ")[:2] for answer in answers(*asked)] == [["hint", "2"]]


def test_a_newer_question_is_heard_between_two_slices() -> None:
    desk = Queue()
    desk.put(question("review", 1, game(CODE)))
    assert desk.work(10) == ""
    desk.put(question("verdict", 2, game(CODE, "s")))
    while not (answer := desk.work(10)):
        pass
    assert answer.startswith("verdict 2 ")
    assert desk.work(10) is None


def test_unknown_cards_are_said_to_be_the_reason() -> None:
    assert reply("hint 3 E~2C.3C~4C~5Cx1 -").trouble == "position_unknown"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "hint",
        "hint 1",
        "hint 1 GO1-E-AAAAAAB",
        "hint 1  -",
        "hint x GO1-E-AAAAAAB -",
        "hint 1 GO1-E-AAAAAA -",
        "hint 1 rubbish -",
        "hint 1 GO1-E-AAAAAAB ?",
        "what 1 GO1-E-AAAAAAB -",
        "advice hint 1 none x",
        "\n",
    ],
)
def test_rubbish_is_answered_and_never_raises(text: str) -> None:
    for answer in answers(text):
        read = read_reply(answer)
        assert read is None or read.trouble or read.reason, answer


@given(st.lists(st.text(max_size=12), max_size=6))
def test_no_text_makes_the_desk_raise(words: list[str]) -> None:
    answers(" ".join(words))
    answers("hint 1 " + " ".join(words))


@given(st.text(max_size=40))
def test_no_text_makes_the_page_raise(text: str) -> None:
    read_reply(text)
    read_reply("hint 1 " + text)


def test_after_an_error_the_question_is_answered_and_the_next_one_worked_on() -> None:
    desk = Queue()
    desk.put("hint 1 GO1-E-AAAAAAB -")
    desk.put("verdict 2 GO1-E-AAAAAAB -")
    desk.work(1)
    assert desk.give_up() == f"hint 1 {NONE} {UNANSWERED}"
    while not (answer := desk.work(100)):
        pass
    assert answer.startswith("verdict 2 ")
    assert desk.give_up() == f"  {NONE} {UNANSWERED}"
    assert read_reply(desk.give_up()) is None
