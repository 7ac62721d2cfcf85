"""A match in progress is never replaced without a way back: a new one, or a link to one, puts it aside."""

import json

from hypothesis import given
from hypothesis import strategies as st

from golf.cardgame.match import match_text
from golf.cardgame.names import tidy_name, told_apart
from golf.cardgame.page.aside import MOST, in_progress, read_slot_line, slot_line
from golf.cardgame.page.later import set_up
from golf.cardgame.page.model import NEUTRAL, OVER, Aside, Model, waits_for
from golf.cardgame.page.update import update
from golf.cardgame.page.view import view
from golf.page.log import flat
from golf.page.nodes import html
from tests.cardgame.page.playing import CODE, effects_of, is_over, key_of, log_of, opened, play_on, send
from tests.samples import words_of

OTHER = "GC1-222-AAAAAAC"
THIRD = "GC1-222R1-AAAAAAD"


def save_of(model: Model) -> str:
    assert model.match is not None
    return match_text(model.match)


def shows_way_back(model: Model) -> tuple[bool, bool]:
    """Whether the way back is on the page, and in the set-up window."""
    words = words_of("en")
    there = 'data-do="back"'
    return there in html(view(model, words).game), there in html(set_up.body(model, words))


def played(code: str = CODE, *messages: str) -> Model:
    return send(opened(code, *messages), "d", "p11")


def test_a_new_match_puts_the_one_in_progress_aside_and_back_returns_to_it() -> None:
    """B1: N, Deal."""
    before = played(CODE, "choose name1 Ana")
    after = send(before, "setup", "number 7")
    assert save_of(after) != save_of(before)
    assert (shows_way_back(before), shows_way_back(after)) == ((False, False), (True, True))
    assert any(line.startswith("The match that was in progress is put aside") for line in log_of(after))
    again = send(after, "choose name1 Bo", "back")
    assert save_of(again) == save_of(before)
    assert again.names == ("Ana", "")
    assert (again.window, shows_way_back(again)) == ("", (False, False))
    assert log_of(again)[0] == "The match goes on."


def test_every_way_to_a_new_match_keeps_the_one_in_progress() -> None:
    before = played()
    for message in ("number 7", f"start {OTHER}", f"link {OTHER}"):
        after = send(before, message)
        assert [one.save for one in after.aside] == [save_of(before)], message
        assert save_of(send(after, "back")) == save_of(before), message
        kinds = [kind for kind, _ in effects_of(before, message)]
        assert "save" in kinds
    assert effects_of(before, "start") == [("random", "")]


def test_two_matches_in_progress_change_places() -> None:
    first = played()
    second = send(first, f"link {OTHER}", "d", "p11")
    back = send(second, "back")
    assert [one.save for one in back.aside] == [save_of(second)]
    assert save_of(send(back, "back")) == save_of(second)
    third = play_on(send(second, f"start {THIRD}"))
    assert len(third.aside) == 2
    seen = []
    for _ in range(3):
        seen.append(save_of(third))
        third = send(third, "back")
    assert len(set(seen)) == 3
    assert save_of(third) == seen[0]


def test_the_one_left_first_gives_way_when_there_are_too_many() -> None:
    model = played()
    for number in range(MOST + 2):
        model = play_on(send(model, f"number {number}"))
    assert len(model.aside) == MOST
    assert model.aside[0].save.split(" ")[1] == "GC1-232-AAAAAA" + "ABCDEFGHIJ"[MOST]


def test_neither_a_finished_match_nor_one_without_a_move_is_put_aside() -> None:
    assert send(opened(), "number 7").aside == ()
    model = opened(THIRD, "choose player2 person")
    while not is_over(model):
        model = play_on(model)
    assert waits_for(model) == OVER
    assert in_progress(model) == ()
    assert send(model, "number 7").aside == ()
    assert send(model, "again", "number 8").aside == ()
    waiting = send(played(), f"start {THIRD}", "choose player2 person")
    assert len(send(waiting, f"start {OTHER}").aside) == 1


def test_what_was_put_aside_stays_when_it_cannot_be_read() -> None:
    model = send(played(), 'names ["", "", ["rubbish", "Bo"]]')
    after = send(model, "back")
    assert (save_of(after), after.aside) == (save_of(model), (Aside("rubbish", ("Bo",)),))
    assert after.problem is not None


def test_the_first_round_is_left_by_the_way_back_and_puts_nothing_aside_twice() -> None:
    before = played()
    lesson = send(before, "lesson", "d")
    assert shows_way_back(lesson) == (True, True)
    assert save_of(send(lesson, "back")) == save_of(before)
    another = send(lesson, f"start {OTHER}")
    assert [one.save for one in another.aside] == [save_of(before)]
    alone = send(NEUTRAL, "setup", "lesson", "d")
    assert (shows_way_back(alone), alone.aside) == ((False, False), ())
    assert send(alone, f"start {OTHER}").aside == ()
    left = send(before, f"start {OTHER}", "lesson", "d", "back")
    assert left.match is not None
    assert left.match.line.code == OTHER
    assert save_of(send(left, "back")) == save_of(before)


def test_back_without_anything_put_aside_changes_nothing() -> None:
    model = played()
    assert update(model, "back") == (model, ())


def test_a_round_that_waits_to_be_counted_is_counted_when_one_comes_back() -> None:
    model = opened("GC1-222R2-AAAAAAC", "choose player2 person", "choose name2 Bo")
    while not model.explaining:
        model = play_on(model)
    after = send(model, f"link {OTHER}", "back")
    assert after.explaining
    assert any("Bo" in line for line in log_of(after))
    assert key_of(flat(after.log)[-1]) == "cards_log.counted"


NAMES = st.lists(st.text(max_size=12).map(tidy_name), min_size=2, max_size=6).map(tuple)
ASIDE = st.lists(st.builds(Aside, st.text("cards1 GC-2.w", max_size=20), NAMES), max_size=MOST).map(tuple)


@given(NAMES, ASIDE)
def test_the_line_of_a_slot_is_read_as_it_was_written(
    names: tuple[str, ...], aside: tuple[Aside, ...]
) -> None:
    line = slot_line(names, aside)
    assert "\n" not in line
    assert read_slot_line(line) == (names, aside)


@given(NAMES, ASIDE)
def test_version_0_1_reads_the_names_of_such_a_line(names: tuple[str, ...], aside: tuple[Aside, ...]) -> None:
    """Its reader, word for word but for the tidying: a list of texts, cut to the seats of the match."""
    found = json.loads(slot_line(names, aside))
    assert isinstance(found, list)
    assert tuple([name if isinstance(name, str) else "" for name in found])[: len(names)] == names


@given(
    st.text() | st.recursive(st.none() | st.text() | st.integers(), st.lists, max_leaves=8).map(json.dumps)
)
def test_a_line_that_cannot_be_read_gives_nothing_and_no_error(text: str) -> None:
    names, aside = read_slot_line(text)
    model = send(played(), "names " + text)
    assert model.names == told_apart(names[:2])
    assert model.aside == aside
