"""A course in the page: from hole to hole, the scorecard, comparing, and what is kept (B4, B5)."""

import pytest

from golf.solitaire.advisor.forwards import solve
from golf.solitaire.course import HOLES, hole_codes, open_course
from golf.solitaire.page.course_play import game_text
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.update import update
from golf.solitaire.page.view import view
from golf.solitaire.table import PLAYING
from tests.page.dom import element_of
from tests.samples import LANGUAGES, words_of
from tests.solitaire.page.playing import effects_of, log_of, problem_of, send

CODE = "GO9-S-AAAAAAB"
CODES = hole_codes(open_course(CODE))


def begun(*messages: str) -> Model:
    return send(NEUTRAL, "new", f"start 9S {CODE}", *messages)


def played_well(model: Model) -> Model:
    """The hole played by the best line."""
    assert model.session is not None
    return send(model, *solve(model.session.table).line)


def code_of(model: Model) -> str:
    assert model.session is not None
    return model.session.code


def window_of(model: Model, language: str = "en") -> str:
    return element_of(view(model, words_of(language)).window).text()


def test_b4_a_course_is_begun_in_the_new_game_window() -> None:
    assert effects_of(send(NEUTRAL, "new"), "start 9S") == [("random", "9S")]
    model = send(NEUTRAL, "new", "start 9S", "number 9S 1")
    assert (model.course, code_of(model), model.window) == (open_course(CODE), CODES[0], "")
    assert log_of(model) == [f"Hole 1 of 9, course {CODE}", f"New game, Strict, deal {CODES[0]}"]


@pytest.mark.parametrize(
    "typed", [f"start S {CODE}", f"start 9E {CODE}", f"start 9E {CODES[0]}", f"link {CODE}"]
)
def test_b5_a_typed_course_is_the_same_nine_deals_for_everybody(typed: str) -> None:
    model = send(NEUTRAL, typed)
    assert model.course == open_course(CODE)
    assert code_of(model) == CODES[0]


def test_b4_the_next_hole_comes_when_this_one_is_over_and_undo_ends_there() -> None:
    model = begun()
    assert send(model, "next-hole") == model
    model = played_well(model)
    assert model.session is not None
    assert model.session.status != PLAYING
    model = send(model, "next-hole")
    assert model.course is not None
    assert (len(model.course.results), code_of(model)) == (1, CODES[1])
    assert update(model, "u")[0].session is model.session


def test_b4_four_left_and_a_win_with_three_unused_make_plus_one_in_the_page() -> None:
    model = send(NEUTRAL, f"load course1 {CODE} +4 -3 / golf1 {CODES[2]} m0 .")
    page = element_of(view(model, words_of("en")).game)
    assert [found.text() for found in page.find("data-field", "hole")] == ["3/9"]
    assert [found.text() for found in page.find("data-field", "total")] == ["+1"]
    card = window_of(send(model, "course"))
    assert "15+4–25−3–" in card
    assert "Total45+1" in card


def test_b4_a_hole_given_up_scores_its_cards_left() -> None:
    model = begun("s", "give-up")
    assert model.course is not None
    assert model.course.results == (35,)
    assert code_of(model) == CODES[1]
    assert log_of(model)[-3:] == ["Hole 1 counts +35", "Total +35", f"Hole 2 of 9, course {CODE}"]


def test_b4_a_whole_course_is_kept_and_its_card_opens() -> None:
    model = begun()
    for _ in range(HOLES - 1):
        model = send(played_well(model), "next-hole")
    model, found = update(played_well(model), "next-hole")
    bests = tuple(solve(view_of).best for view_of in [begun_hole(code) for code in CODES])
    assert model.course is not None
    assert model.course.results == bests
    assert model.window == "course"
    line = f"{CODE} {' '.join(f'{score:+d}' if score else '0' for score in bests)} = {sum(bests):+d}"
    assert [(effect.kind, effect.detail) for effect in found] == [("course", line), ("save", "")]
    assert send(model, "give-up") == send(model, "next-hole") == model


def begun_hole(code: str):  # type: ignore[no-untyped-def]
    session = send(NEUTRAL, f"start S {code}").session
    assert session is not None
    return session.table


def test_b5_the_best_of_each_hole_that_is_over_is_asked_one_by_one() -> None:
    model = begun("give-up", "give-up", "course")
    assert effects_of(model, "sheet") == [("recall", "courses"), ("ask", f"best 1 {CODES[0]} -")]
    model = send(model, "sheet")
    assert effects_of(model, "advice best 1 -4") == [("ask", f"best 2 {CODES[1]} -")]
    model = send(model, "advice best 1 -4", "advice best 2 3", "advice best 2 9")
    assert model.sheet.best == (-4, 3)
    assert "Total45+70−1" in window_of(model)
    assert effects_of(model, "sheet") == [("recall", "courses")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_b5_a_pasted_card_is_compared_hole_by_hole(language: str) -> None:
    model = send(NEUTRAL, f"load course1 {CODE} +4 -3 / golf1 {CODES[2]} m0 .", "course")
    model = send(model, f"compare {CODE}\n1: +2\n2: +2\n3: +7\n= +11")
    card = window_of(model, language)
    assert "15+4–+2" in card
    assert words_of(language).say("course.ahead", {"count": 3}) in card
    assert words_of(language).say("course.compared", {"count": 2}) in card


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("hello", "error.code_unknown"),
        ("GO9-E-AAAAAAB +4", "error.card_other"),
        (f"{CODE} +4 = +5", "error.card_total"),
    ],
)
def test_b5_a_bad_card_is_explained_and_nothing_is_lost(text: str, key: str) -> None:
    model = begun("give-up", "course", f"compare {CODE} +4")
    after = send(model, f"compare {text}")
    assert after.data.problem is not None
    assert (after.data.problem.key, after.course, after.session) == (key, model.course, model.session)
    assert send(after, f"compare {CODE} +4").data.problem is None


def test_b5_the_card_is_shared_as_text() -> None:
    model = begun("give-up", "course")
    assert f"{CODE}\n1: +35\n= +35" in window_of(model)
    assert effects_of(model, "copy card") == [("copy", "card")]
    after = send(model, "copy card", "given card copied")
    assert "The card is copied." in window_of(after)


def test_b5_past_courses_are_shown_the_newest_first() -> None:
    model = send(begun("course"), "recalled courses one +4 = +4\ntwo -3 = -3")
    assert model.data.past == ("two -3 = -3", "one +4 = +4")


def test_a_course_is_saved_with_its_game_and_goes_on() -> None:
    model = begun("give-up", "s")
    again = send(NEUTRAL, f"load {game_text(model)}")
    assert (again.course, again.session) == (model.course, model.session)


def test_a_course_put_aside_waits_through_other_games() -> None:
    course = begun("give-up", "s")
    model = send(course, "start E GO1-E-AAAAAAB", "s", "5", "start E GO1-E-AAAAAAC", "s")
    assert model.course is None
    model = send(model, "back")
    assert (model.course, model.session) == (course.course, course.session)


def test_a_course_of_which_a_line_is_studied_comes_back() -> None:
    course = played_well(begun("give-up"))
    asked = course.advice.asked[-1][1]
    model = send(
        course, f"advice review {asked} lost 3 0 3 {''.join(solve(begun_hole(CODES[1])).line)}", "study"
    )
    assert (model.study, model.course) == (True, None)
    model = send(model, "back")
    assert (model.course, model.study) == (course.course, False)


def test_a_hole_can_be_started_again_and_stays_a_hole() -> None:
    model = begun("give-up", "s", "restart")
    assert model.course is not None
    assert (model.course.results, code_of(model)) == ((35,), CODES[1])
    assert model.session is not None
    assert model.session.done == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_b4_both_scores_are_explained_where_they_are_shown(language: str) -> None:
    words = words_of(language)
    ended = send(begun(), *["s"] * 16)
    while ended.session is not None and ended.session.status == PLAYING:
        ended = send(ended, *[str(column) for column in range(1, 8)])
    page = element_of(view(ended, words).game).text()
    assert ended.session is not None
    left = sum(len(column) for column in ended.session.table.columns)
    assert words.say("course.left", {"score": f"+{left}", "count": left}) in page
    assert words.say("status.blocked_text", {"count": left, "score": ended.session.score}) in page
    card = window_of(send(ended, "course"), language)
    assert words.say("course.explained") in card
    assert words.say("course.points_explained") in card


def test_the_key_that_reads_the_score_says_hole_and_total() -> None:
    assert log_of(begun("give-up", "read score"))[-1] == "Hole 2 of 9, total +35"


def test_without_a_course_there_is_no_card_to_open() -> None:
    model = send(NEUTRAL, "start E GO1-E-AAAAAAB")
    assert send(model, "course").window == ""
    assert problem_of(model) is None
