"""Hints with their reasons, verdicts, the review of a lost game and its winning line, in a browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from golf.solitaire.advisor.advice import legal_moves
from golf.solitaire.advisor.forwards import solve
from golf.solitaire.table import DRAW, after, plays

from .advising import (
    GOOD,
    LOSABLE,
    LOSING,
    expect_answered,
    hint_texts,
    hinted_move,
    hints_counted,
    lost_line,
    said_of,
    verdict_text,
    wins,
)
from .driving import BLOCKED, Golf, query, say, session_after

# A position for each reason, found by asking for hints in games played at random.
REASONS = {
    "nothing_fits": [("GO1-C-AAAAABA", "7 s 7 5 7 s")],
    "only_win": [("GO1-C-AAAAAKA", "5 4 6 s 5 s 2 5 s 4 6 s 3 3"), ("GO1-S-AAAAAXA", "s 5 4 s 6 3 5 s 7 2")],
    "more_stock": [("GO1-E-AAAAADA", "s 3 7 3 7 s"), ("GO1-S-AAAAAXA", "s 5 4 s 6 3")],
    "keeps_win": [("GO1-E-AAAAABA", "7 s 7 5 7 s s s 1 4"), ("MS1-E-5", "")],
    "fewest_left": [("GO1-C-AAAAABA", "7 s 7 5 7 s s s 1 4"), ("MS1-S-7", "")],
}


@pytest.mark.parametrize(
    ("reason", "code", "line"),
    [(reason, code, line) for reason, places in REASONS.items() for code, line in places],
)
def test_each_reason_of_a_hint_is_true_by_the_table_of_all_positions(
    golf: Golf, reason: str, code: str, line: str
) -> None:
    session = session_after(code, line)
    table = session.table
    golf.open(query(code, line))
    what, why = hint_texts(golf)
    move = hinted_move(session, what)
    best = solve(table).best
    assert why == said_of(session, move, reason, best)[1]
    keeps = wins(table)
    others = [other for other in legal_moves(table) if other != move]
    result = {other: solve(after(table, other)).best for other in legal_moves(table)}
    assert result[move] == best == min(result.values())
    if reason == "nothing_fits":
        assert (plays(table), move) == ((), DRAW)
    elif reason == "fewest_left":
        assert not [other for other in legal_moves(table) if keeps(other)]
    else:
        assert keeps(move)
        assert any(keeps(other) for other in others) == (reason != "only_win")
        assert any(result[other] == best for other in others) == (reason == "keeps_win")
    hinted = golf.page.locator(".hinted")
    expect(hinted).to_have_count(1)
    expect(hinted).to_have_attribute(
        "data-pile" if move == DRAW else "data-do", {DRAW: "stock"}.get(move, move)
    )
    assert {what, why} <= set(golf.log_lines())  # heard as well as seen
    assert hints_counted(golf) == 1


def test_while_the_hinted_line_is_followed_the_next_hint_is_there_at_once(golf: Golf) -> None:
    code = "GO1-E-AAAAADA"
    golf.open(query(code, "s 3 7 3 7 s"))
    session = session_after(code, "s 3 7 3 7 s")
    best = solve(session.table)
    golf.page.evaluate(
        "() => { const ask = golf.ask; window.asked = 0; golf.ask = (text) => { asked += 1; ask(text); }; }"
    )
    assert hinted_move(session, hint_texts(golf)[0]) == best.line[0]
    for count, move in enumerate(best.line[:6]):
        golf.play(move)
        expect(golf.page.locator(".hinted")).to_have_count(0)
        session = session_after(code, " ".join([*session.done, move]))
        what, why = hint_texts(golf)
        following = best.line[count + 1]
        reason = "on_line" if plays(session.table) else "nothing_fits"
        assert (what, why) == said_of(session, following, reason, best.best)
    assert golf.page.evaluate("asked") == 1
    assert hints_counted(golf) == 7


def test_a_hint_with_nothing_to_say_is_not_counted(golf: Golf) -> None:
    game = BLOCKED[0]
    golf.open(query(game["code"], game["line"]))
    expect(golf.root).to_have_attribute("data-status", "blocked")
    golf.button("action.hint").click()
    expect(golf.log).to_contain_text(say("en", "hint.no_move"))
    expect(golf.page.locator(".hinted")).to_have_count(0)
    golf.button("action.u").first.click()
    assert hints_counted(golf) == 0


def test_the_end_says_how_many_hints_were_taken(golf: Golf) -> None:
    line = lost_line(LOSABLE, LOSING)
    before, last = line.rsplit(" ", 1)
    golf.open(query(LOSABLE, before))
    hint_texts(golf)
    golf.play(last)
    expect(golf.page.locator(".end")).to_contain_text(say("en", "status.hints", count=1))


def test_a_verdict_is_heard_once_by_key_and_by_button_and_is_off_by_default(golf: Golf) -> None:
    golf.open(query(LOSABLE, GOOD))
    good, lost = session_after(LOSABLE, GOOD), session_after(LOSABLE, LOSING)
    golf.play("s")
    expect(golf.field("verdict")).to_be_empty()
    golf.place("column-1").focus()
    golf.page.keyboard.press("w")
    expect(golf.field("verdict")).to_have_text(verdict_text(lost, lost=2))
    assert golf.log_lines()[-1] == verdict_text(lost, lost=2)
    golf.play("u")
    expect(golf.field("verdict")).to_be_empty()
    golf.button("action.verdict").click()
    expect(golf.field("verdict")).to_have_text(verdict_text(good))
    assert golf.log_lines()[-1] == verdict_text(good)


def test_after_a_losing_move_in_classic_the_verdict_names_it_and_the_warning_comes_once(golf: Golf) -> None:
    golf.open(query(LOSABLE, ""))
    golf.button("action.settings").click()
    window = golf.window("settings")
    for name in ("verdict", "warn"):
        window.get_by_role("checkbox", name=say("en", f"settings_window.{name}")).check()
    golf.page.keyboard.press("Escape")
    line: list[str] = []

    def play(move: str, lost: int) -> None:
        golf.play(move)
        if move == "u":
            line.pop()
        else:
            line.append(move)
        expect(golf.field("verdict")).to_have_text(verdict_text(session_after(LOSABLE, " ".join(line)), lost))

    verdict = golf.field("verdict")
    expect(verdict).to_have_text(verdict_text(session_after(LOSABLE, "")))
    play(GOOD, lost=0)
    expect(verdict).to_have_attribute("data-winnable", "true")
    play("s", lost=2)
    expect(verdict).to_have_attribute("data-winnable", "false")
    assert "since move 2;" in verdict.inner_text()
    left = solve(session_after(LOSABLE, LOSING).table).best
    warning = say("en", "verdict.warned", count=left)
    expect(golf.notice(warning)).to_be_visible()
    play(plays(session_after(LOSABLE, LOSING).table)[0], lost=2)
    expect(golf.notice(warning)).to_be_hidden()
    assert golf.log_lines().count(warning) == 1
    play("u", lost=2)
    play("u", lost=0)
    expect(golf.notice(warning)).to_be_hidden()
    golf.reload()  # a setting is kept
    expect(verdict).to_have_text(verdict_text(session_after(LOSABLE, GOOD)))


@pytest.fixture
def lost(golf: Golf) -> Golf:
    """A Classic game that is lost and over: its win was given away by the second move."""
    before, last = lost_line(LOSABLE, LOSING).rsplit(" ", 1)
    golf.open(query(LOSABLE, before))
    golf.play(last)
    expect(golf.root).to_have_attribute("data-status", "blocked")
    return golf


def test_after_a_lost_game_the_review_says_what_was_possible_and_where_it_was_lost(lost: Golf) -> None:
    best = solve(session_after(LOSABLE, "").table).best
    said = f"{say('en', 'review.best', count=-best)} {say('en', 'review.lost', number=2)}"
    expect(lost.page.locator(".end-review")).to_have_text(said)


def test_the_winning_line_is_stepped_through_forwards_and_back_to_its_win(lost: Golf) -> None:
    lost.button("action.study").click()
    expect(lost.notice(say("en", "notice.study"))).to_be_visible()
    line = [GOOD, *solve(session_after(LOSABLE, GOOD).table).line]
    lost.expect_game(LOSABLE, GOOD, moves=1)
    for count in (2, 3, 4):
        lost.button("action.r").click()
        lost.expect_game(LOSABLE, " ".join(line[:count]), moves=count)
    for count in (3, 2, 1, 0):
        lost.button("action.u").click()
        lost.expect_game(LOSABLE, " ".join(line[:count]), moves=4)
    for _ in line:
        lost.button("action.r").click()
    expect(lost.root).to_have_attribute("data-status", "won")
    expect(lost.button("action.study")).to_have_count(0)
    lost.button("action.back").click()
    lost.expect_game(LOSABLE, lost_line(LOSABLE, LOSING))


def test_a_line_that_is_stepped_through_is_not_the_players_game_until_it_is_continued(lost: Golf) -> None:
    lost.button("action.study").click()
    lost.button("action.r").click()
    lost.reload()
    lost.expect_game(LOSABLE, lost_line(LOSABLE, LOSING))
    lost.button("action.study").click()
    line = [GOOD, *solve(session_after(LOSABLE, GOOD).table).line][:3]
    lost.button("action.r").click()
    lost.button("action.r").click()
    lost.button("action.continue").click()
    expect(lost.notice(say("en", "notice.study"))).to_be_hidden()
    expect(lost.button("action.r")).to_have_attribute("aria-disabled", "true")
    lost.reload()
    lost.expect_game(LOSABLE, " ".join(line))
    lost.button("action.back").click()
    lost.expect_game(LOSABLE, lost_line(LOSABLE, LOSING))


def test_the_review_of_a_deal_that_could_never_be_won_says_so(new_golf: Callable[..., Golf]) -> None:
    golf = new_golf()
    code = "MS1-S-7"
    before, last = lost_line(code, "").rsplit(" ", 1)
    golf.open(query(code, before))
    golf.play(last)
    best = solve(session_after(code, "").table).best
    expect(golf.page.locator(".end-review")).to_have_text(say("en", "review.never", count=best))
    golf.button("action.study").click()
    golf.expect_game(code, "", moves=0)
    expect_answered(golf)
