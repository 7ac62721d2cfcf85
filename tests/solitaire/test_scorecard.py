"""The card as text: what is shared is read back, and what chats make of it too (B5)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.solitaire.course import Course, course_text
from golf.solitaire.scorecard import BadCard, ahead, card_text_of, compared, read_card_text
from tests.solitaire.test_course import SCORES, courses
from tests.strategies import ANY_TEXT, RUBBISH, damaged

CODE = "GO9-S-AAAAAAB"
FULL = courses().filter(lambda course: course.results)


@given(FULL)
def test_b5_what_is_shared_is_read_back(course: Course) -> None:
    assert read_card_text(card_text_of(course)) == course
    assert read_card_text(course_text(course)) == course


@given(
    FULL,
    st.sampled_from(["-", "−", "–", "—", "‑"]),
    st.sampled_from([" ", "\n", "\r\n", "\u00a0", ", ", "; "]),
    st.sampled_from(["", "My card: ", "> "]),
    st.sampled_from(["", " phew!", "\nsent from my phone"]),
)
def test_b5_what_chats_make_of_a_card_is_read(
    course: Course, minus: str, blank: str, before: str, behind: str
) -> None:
    lines = card_text_of(course).split("\n")
    text = lines[0] + "\n" + blank.join(lines[1:]).replace("-", minus)
    assert read_card_text(before + text + behind) == course
    bare = blank.join(line.partition(": ")[2] for line in lines[1:-1]).replace("-", minus)
    assert read_card_text(lines[0].lower() + blank + bare) == course


@given(damaged(FULL.map(card_text_of)) | RUBBISH | ANY_TEXT.map(lambda text: f"{CODE} {text}"))
def test_b5_a_pasted_text_is_a_card_or_says_what_is_wrong(text: str) -> None:
    try:
        course = read_card_text(text)
    except BadCard:
        return
    assert 1 <= len(course.results) <= 9
    assert read_card_text(card_text_of(course)) == course


@pytest.mark.parametrize(
    ("text", "reason", "values"),
    [
        ("", "code_empty", {}),
        ("hello", "code_unknown", {"found": "hello"}),
        ("GO1-S-AAAAAAB +4", "code_unknown", {}),
        (CODE, "card_empty", {"code": CODE}),
        (f"{CODE} = 0", "card_empty", {"code": CODE}),
        (f"{CODE} +4 x -3", "card_score", {"found": "x", "number": 2}),
        (f"{CODE} 1: +4 3: -3", "card_score", {"found": "3:", "number": 2}),
        (f"{CODE} +36", "card_score", {"found": "+36", "number": 1}),
        (f"{CODE} 1 2 3 4 5 6 7 8 9 1", "card_long", {"count": 10}),
        (f"{CODE} +4 -3 = +2", "card_total", {"found": "+2", "total": "+1"}),
    ],
)
def test_b5_a_bad_card_says_what_is_wrong(text: str, reason: str, values: dict[str, object]) -> None:
    with pytest.raises(BadCard) as raised:
        read_card_text(text)
    assert raised.value.reason == reason
    assert {key: raised.value.values[key] for key in values} == values


@given(st.lists(SCORES, max_size=9), st.lists(SCORES, max_size=9))
def test_b5_cards_are_compared_hole_by_hole(ours: list[int], theirs: list[int]) -> None:
    holes = compared(tuple(ours), tuple(theirs))
    assert len(holes) == 9
    assert [hole.ours for hole in holes if hole.ours is not None] == ours
    assert [hole.theirs for hole in holes if hole.theirs is not None] == theirs
    both = min(len(ours), len(theirs))
    assert ahead(holes) == (both, sum(theirs[:both]) - sum(ours[:both]))


def test_b4_the_lower_sum_is_ahead() -> None:
    assert ahead(compared((4, -3), (2, 2, 9))) == (2, 3)
