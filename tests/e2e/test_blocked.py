"""A blocked game: its message, its score and the way back out of it (A6, A7, A8)."""

from typing import Any

import pytest
from playwright.sync_api import expect

from golf.solitaire.session import begin

from .driving import BLOCKED, LANGUAGES, Golf, say, session_after

# The sentences of the rule documents; English has none, so its catalog speaks.
NO_MORE_MOVES = {
    "pt": "Não há mais jogadas possíveis",
    "pl": "Brak możliwych ruchów",
    "ru": "Больше нет возможных ходов",
    "en": say("en", "status.blocked"),
}
A7_VALUES = {31: 270, 30: 250, 25: 150, 17: 0}
(MANY,) = [game for game in BLOCKED if game["removed"] == 25]


def open_before_the_end(golf: Golf, game: dict[str, Any], language: str, last: int = 2) -> list[str]:
    """The game up to its last moves; gives back those."""
    line = game["line"].split()
    golf.open(f"?code={game['code']}&moves={'%20'.join(line[:-last])}&lang={language}")
    golf.expect_game(game["code"], " ".join(line[:-last]))
    expect(golf.root).to_have_attribute("data-status", "playing")
    return line[-last:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a6_a7_a_blocked_game_says_so_and_takes_10_for_each_card_left(golf: Golf, language: str) -> None:
    for move in open_before_the_end(golf, MANY, language):
        golf.play(move)
    expect(golf.root).to_have_attribute("data-status", "blocked")
    expect(golf.field("message")).to_be_visible()
    expect(golf.field("message")).to_have_text(NO_MORE_MOVES[language])
    expect(golf.field("score")).to_have_text(str(10 * 25 - 10 * 10))
    said = say(language, "status.blocked_text", count=10, score=150)
    expect(golf.page.locator("main").get_by_text(said, exact=True)).to_be_visible()
    assert golf.log_lines()[-2:] == [NO_MORE_MOVES[language], said]
    main = golf.page.get_by_role("main")
    for action in ("u", "next"):  # undo and a new game are offered
        expect(main.get_by_role("button", name=say(language, f"action.{action}"), exact=True)).to_be_visible()


@pytest.mark.parametrize("game", BLOCKED, ids=[f"{game['removed']}-removed" for game in BLOCKED])
def test_a7_score_of_a_blocked_game(golf: Golf, game: dict[str, Any]) -> None:
    for move in open_before_the_end(golf, game, "en"):
        golf.play(move)
    expect(golf.root).to_have_attribute("data-status", "blocked")
    assert sum(map(len, golf.columns())) == 35 - game["removed"]
    golf.expect_fields(game["code"], A7_VALUES[game["removed"]], len(game["line"].split()))


def test_a8_undo_works_out_of_a_block_and_gives_the_score_back(golf: Golf) -> None:
    last = open_before_the_end(golf, MANY, "en")
    code, moves = MANY["code"], len(MANY["line"].split())
    golf.play(" ".join(last))
    golf.expect_fields(code, 150, moves)

    main = golf.page.get_by_role("main")
    main.get_by_role("button", name=say("en", "action.u"), exact=True).click()
    expect(golf.root).to_have_attribute("data-status", "playing")
    expect(golf.field("message")).to_be_hidden()
    before_last = MANY["line"].split()[:-1]
    golf.expect_game(code, " ".join(before_last), moves=moves)  # the counter does not go down
    assert golf.field("score").inner_text() == str(session_after(code, " ".join(before_last)).score)

    golf.button("action.r").click()  # redo is a move again
    expect(golf.root).to_have_attribute("data-status", "blocked")
    golf.expect_fields(code, 150, moves + 1)


def test_a8_the_whole_game_can_be_undone_and_the_moves_stay_counted(golf: Golf) -> None:
    code, line = MANY["code"], MANY["line"].split()
    golf.open(f"?code={code}&moves={'%20'.join(line)}")
    golf.expect_fields(code, 150, len(line))
    undo, redo = golf.button("action.u").first, golf.button("action.r")
    golf.place("stock").focus()
    for _ in line:
        golf.page.keyboard.press("z")
    golf.expect_game(code, "", moves=len(line))
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # it stays where it is and says that nothing is left
    golf.expect_fields(code, 0, len(line))
    expect(golf.field("message")).to_have_text(say("en", "refusal.nothing_to_undo"))
    redo.click()
    golf.expect_game(code, line[0], moves=len(line) + 1)


def test_a6_new_deal_after_a_block_keeps_the_rule(golf: Golf) -> None:
    golf.open("?position=C~5H.2H~9C~")
    expect(golf.root).to_have_attribute("data-status", "blocked")
    main = golf.page.get_by_role("main")
    main.get_by_role("button", name=say("en", "action.next"), exact=True).click()
    expect(golf.root).to_have_attribute("data-status", "playing")
    code = golf.field("code").inner_text()
    assert code.startswith("GO1-C-")
    assert begin(code).code == code


def test_a6_restart_after_a_block_deals_the_same_cards(golf: Golf) -> None:
    line = "%20".join(MANY["line"].split())
    golf.open(f"?code={MANY['code']}&moves={line}")
    main = golf.page.get_by_role("main")
    main.get_by_role("button", name=say("en", "action.restart"), exact=True).click()
    golf.expect_game(MANY["code"], "")


def test_a6_won_even_with_stock_left(golf: Golf) -> None:
    golf.open("?position=E~8C9C~TC~AHx3")
    golf.play("1 1")
    expect(golf.root).to_have_attribute("data-status", "won")
    main = golf.page.get_by_role("main")
    expect(main.get_by_text(say("en", "status.won"), exact=True)).to_be_visible()
    expect(golf.field("score")).to_have_text("20")
    expect(golf.place("stock")).to_have_attribute("aria-label", say("en", "place.stock", count=4))
    main.get_by_role("button", name=say("en", "action.next"), exact=True).click()
    expect(golf.root).to_have_attribute("data-status", "playing")


def test_a8_undo_after_winning_goes_back_into_the_game(golf: Golf) -> None:
    golf.open("?position=E~8C9C~TC~")
    golf.play("1 1")
    expect(golf.root).to_have_attribute("data-status", "won")
    golf.button("action.u").click()
    expect(golf.root).to_have_attribute("data-status", "playing")
    golf.expect_game("E~8C9C~TC~", "1", moves=2)
