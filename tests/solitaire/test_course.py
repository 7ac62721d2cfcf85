"""Courses of nine holes (B4, B5): their codes, frozen, how a hole counts, and saves."""

import json
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from golf.cards import card_text
from golf.errors import BadCode, BadSave
from golf.solitaire.advisor.forwards import solve
from golf.solitaire.course import (
    HOLES,
    PAR,
    VERSION,
    Course,
    begin_hole,
    course_save,
    course_text,
    hole_codes,
    is_course_save,
    load_course,
    new_course,
    open_course,
    read_score,
    score_display,
    score_text,
    with_result,
)
from golf.solitaire.opening import open_game
from golf.solitaire.score import hole_score
from golf.solitaire.session import Session, act_all, begin, save_text
from tests.samples import DATA, ROOT
from tests.strategies import GO1_NUMBERS, LETTERS, RUBBISH, damaged, likely_move

EXAMPLES = sorted((ROOT / "tests" / "saves" / "courses").glob("*.txt"))
SCORES = st.integers(-18, 35)


@st.composite
def courses(draw: st.DrawFn, most: int = HOLES) -> Course:
    results = draw(st.lists(SCORES, max_size=most))
    return Course(new_course(draw(LETTERS), draw(GO1_NUMBERS)).code, tuple(results))


@st.composite
def games(draw: st.DrawFn) -> tuple[Course, Session]:
    """A course in progress with the game of its hole."""
    course = draw(courses())
    session = begin_hole(course)
    for choice in draw(st.lists(st.integers(0, 99), max_size=30)):
        session, _ = act_all(session, (likely_move(session, choice),))
    return course, session


def played(position: str, moves: str) -> Session:
    session, refused = act_all(begin(position), tuple(moves.split()))
    assert refused == ()
    return session


def test_b5_a_course_is_nine_consecutive_deals_frozen() -> None:
    frozen = json.loads((DATA / "course-vectors.json").read_text("utf-8"))
    assert len(frozen) == 12
    for code, holes in frozen.items():
        course = open_course(code)
        assert course == Course(code, ())
        assert list(hole_codes(course)) == list(holes)
        assert [card_text(open_game(hole)[1].columns[0][0]) for hole in holes] == list(holes.values())


@given(GO1_NUMBERS, LETTERS)
@example(2**35 - 1, "S")
@example(2**35 - 9, "E")
def test_b5_the_holes_are_the_numbers_from_the_first_on(number: int, letter: str) -> None:
    course = new_course(letter, number)
    found = [open_game(code)[0] for code in hole_codes(course)]
    assert found == list(hole_codes(course))
    assert found[0].split("-")[2] == course.code.split("-")[2]
    assert len(set(found)) == HOLES
    assert {code.split("-")[1] for code in found} == {letter}


@pytest.mark.parametrize(
    "text",
    [
        "GO9-S-AAAAAAB",
        "go9 s aaaaaab",
        "G09-S-AAAAAA8",
        "https://example.org/golf/?code=GO9-S-AAAAAAB&lang=pl",
        "Сыграем GО9-Ѕ-АААААAВ?",
    ],
)
def test_b5_a_course_code_is_read_as_leniently_as_a_deal_code(text: str) -> None:
    assert open_course(text).code == "GO9-S-AAAAAAB"


@pytest.mark.parametrize(
    ("text", "reason"),
    [("GO1-S-AAAAAAB", "code_unknown"), ("GO9-S-AAAA", "code_short"), ("GO9-X-AAAAAAB", "code_letter")],
)
def test_b5_what_is_no_course_says_why(text: str, reason: str) -> None:
    with pytest.raises(BadCode) as raised:
        open_course(text)
    assert raised.value.reason == reason
    assert "GO9" in str(raised.value.values.get("example", "GO9")) or reason != "code_unknown"


def test_b5_where_a_deal_is_wanted_a_course_says_what_it_is() -> None:
    with pytest.raises(BadCode) as raised:
        open_game("GO9-S-AAAAAAB")
    assert raised.value.reason == "code_course"


def test_b4_four_left_and_a_win_with_three_unused_make_plus_one() -> None:
    left = hole_score(played("S~2C2D.9C9D~KD~", "").table)
    cleared = hole_score(played("S~7C8S.6H~7D~KSKHKC", "1 1 2").table)
    course = with_result(with_result(open_course("GO9-S-AAAAAAB"), left), cleared)
    assert (left, cleared, course.total) == (4, -3, 1)
    assert [score_display(score) for score in (left, cleared, course.total)] == ["+4", "−3", "+1"]


def test_b4_a_table_cleared_with_the_last_stock_card_counts_nothing() -> None:
    assert hole_score(played("S~7C~7D~8D", "s 1").table) == 0
    assert score_display(0) == "0"


def test_b4_nine_holes_of_par_five_make_45() -> None:
    assert HOLES * PAR == 45


def test_b4_the_best_possible_is_the_hole_score_of_the_advisor() -> None:
    for code in hole_codes(open_course("GO9-S-AAAAAAB"))[:3]:
        answer = solve(open_game(code)[1])
        session, _ = act_all(begin_hole(open_course(code.replace("GO1", "GO9"))), answer.line)
        assert hole_score(session.table) == answer.best


@given(games())
def test_b5_a_save_gives_the_whole_course_back(game: tuple[Course, Session]) -> None:
    course, session = game
    text = course_save(course, session)
    assert is_course_save(text)
    assert not is_course_save(save_text(session))
    assert load_course(text) == (course, session, "")


@given(games())
def test_b5_a_save_cut_off_anywhere_keeps_the_holes_before(game: tuple[Course, Session]) -> None:
    text = course_save(*game)
    start = len(VERSION) + 1 + len(game[0].code)
    for length in range(start, len(text)):
        course, session, dropped = load_course(text[:length])
        assert course is not None
        assert dropped
        assert course.results == game[0].results[: len(course.results)]
        assert session.code == hole_codes(course)[course.hole - 1]
        if "golf1 " in text[:length]:
            assert course == game[0]


@given(damaged(games().map(lambda game: course_save(*game))) | RUBBISH.map(lambda text: f"{VERSION} {text}"))
def test_b5_a_damaged_save_gives_a_game_or_says_that_there_is_none(text: str) -> None:
    try:
        course, session, _ = load_course(text)
    except BadSave:
        return
    assert course is None or session.code == hole_codes(course)[course.hole - 1]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_b5_a_kept_save_is_read_as_on_the_day_it_was_written(path: Path) -> None:
    """Each example holds the save, what must be dropped of it, the course and the game of its hole."""
    save, dropped, card, game = path.read_text("utf-8").split("\n")[:4]
    course, session, found = load_course(save)
    assert found == dropped.removeprefix("dropped:").strip()
    assert (course_text(course) if course else "") == card
    assert save_text(session) == game


def test_every_version_ever_written_has_a_kept_example() -> None:
    assert {path.name.partition("-")[0] for path in EXAMPLES} >= {VERSION}


@given(SCORES)
def test_b4_scores_are_written_with_their_sign_and_read_back(score: int) -> None:
    assert read_score(score_text(score)) == score


@pytest.mark.parametrize("word", ["", "+", "-", "++4", "+36", "-19", "4.0", "１", "+100", "x", "− 3"])
def test_b4_other_words_are_no_scores(word: str) -> None:
    assert read_score(word) is None
