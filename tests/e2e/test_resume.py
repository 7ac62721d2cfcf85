"""Where a game goes on: reload, links beside it, the way back (docs/interfaces.md, Page)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from golf.solitaire.session import begin

from .driving import CODE, Golf, say

OTHER = "GO1-C-BBBBBBB"
OPENED = f"?code={CODE}&moves=s%205%202"


def test_first_visit_deals_a_random_easy_game(new_golf: Callable[..., Golf]) -> None:
    codes: set[str] = set()
    # One of some ninety deals, so two visits may well get the same one; not six.
    for _ in range(6):
        golf = new_golf().open()
        code = golf.field("code").inner_text()
        assert code.startswith("GO1-E-")
        assert begin(code).code == code
        golf.expect_game(code, "")
        codes.add(code)
        if len(codes) > 1:
            break
    assert len(codes) == 2


def test_reload_in_the_middle_continues(golf: Golf) -> None:
    golf.open()
    code = golf.field("code").inner_text()
    golf.play("s s s u s u")
    golf.expect_game(code, "s s", moves=4)
    golf.reload()
    golf.expect_game(code, "s s", moves=4)
    expect(golf.log).to_contain_text(say("en", "log.resumed", code=code))
    golf.button("action.r").click()  # what was undone is still there to be redone
    golf.expect_game(code, "s s s", moves=5)
    golf.open()  # the plain address, as from a bookmark
    golf.expect_game(code, "s s s", moves=5)


def test_a_new_tab_continues_the_newest_game(golf: Golf) -> None:
    """Also when the clock passes a round number of milliseconds in between."""
    context = golf.page.context
    round_number = 837 * 2**31 / 1000  # seconds
    context.clock.set_fixed_time(round_number - 60)
    golf.open(f"?code={OTHER}&moves=s")
    context.clock.set_fixed_time(round_number + 60)
    second = Golf(context.new_page(), golf.address).open(OPENED)
    context.clock.set_fixed_time(round_number + 90)
    second.play("s")
    third = Golf(context.new_page(), golf.address).open()
    third.expect_game(CODE, "s 5 2 s")


def test_link_beside_a_game_keeps_it(golf: Golf) -> None:
    language = "pt"
    golf.open(f"{OPENED}&lang={language}")
    link = f"?code={OTHER}&lang={language}"
    golf.open(link)
    golf.expect_game(OTHER, "")
    expect(golf.notice(say(language, "notice.aside"))).to_be_visible()
    golf.play("s")
    golf.reload()  # where one was, not the link's beginning
    golf.expect_game(OTHER, "s")
    golf.button("action.back", language).click()
    golf.expect_game(CODE, "s 5 2")
    golf.reload()
    golf.expect_game(CODE, "s 5 2")


def test_the_game_left_for_ones_own_can_be_gone_back_to(golf: Golf) -> None:
    golf.open(OPENED)
    golf.open(f"?code={OTHER}")
    golf.play("s s")
    golf.button("action.back").click()
    golf.expect_game(CODE, "s 5 2")
    golf.button("action.back").click()
    golf.expect_game(OTHER, "s s")


def test_a_link_in_a_new_tab_leaves_the_first_tab_alone(golf: Golf) -> None:
    golf.open(OPENED)
    second = Golf(golf.page.context.new_page(), golf.address).open(f"?code={OTHER}")
    second.play("s")
    golf.play("s")
    for tab in (golf, second):
        tab.reload()
    golf.expect_game(CODE, "s 5 2 s")
    second.expect_game(OTHER, "s")


def test_a_bad_link_says_so_and_loses_nothing(golf: Golf) -> None:
    language = "pl"
    golf.open(OPENED)
    golf.open(f"?code=GO1-E-AAAA&lang={language}")
    golf.expect_game(CODE, "s 5 2")
    said = say(language, "error.code_short", count=4, example=CODE)
    notice = golf.notice(said)
    expect(notice).to_be_visible()
    assert said in golf.log_lines()
    golf.button("action.dismiss", language).click()
    expect(notice).to_be_hidden()
    golf.play("s")
    golf.open()
    golf.expect_game(CODE, "s 5 2 s")


def test_moves_of_a_link_are_played(golf: Golf) -> None:
    golf.open(f"?code={CODE}&moves=s52")
    golf.expect_game(CODE, "s 5 2")
    golf.play("u u u")
    golf.expect_game(CODE, "", moves=3)


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("S~7C8S.6H~7D~", "1 1 2"),  # the worked example B6
        ("E~6C5S.2S.TCAH.3D.JH.TH4H.3S7S~KC~2H6S5HKSx2", "3 2"),
    ],
)
def test_position_of_a_link_is_dealt(golf: Golf, position: str, line: str) -> None:
    golf.open(f"?position={position}")
    golf.expect_game(position, "")
    golf.play(line)
    golf.expect_game(position, line)
    golf.reload()
    golf.expect_game(position, line)


def test_a_card_of_the_stock_that_nobody_knows_is_not_drawn(golf: Golf) -> None:
    golf.open("?position=E~8C.2H~5C~x3")
    expect(golf.place("stock")).to_have_attribute("aria-label", say("en", "place.stock", count=3))
    golf.place("stock").click()
    expect(golf.field("message")).to_have_text(say("en", "refusal.unknown_card"))
    golf.expect_game("E~8C.2H~5C~x3", "")
