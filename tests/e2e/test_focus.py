"""Where the focus is after something was pressed that is gone then: never on nothing."""

import pytest
from playwright.sync_api import expect

from .driving import BLOCKED, CODE, Golf, eventually, query

(MANY,) = [game for game in BLOCKED if game["removed"] == 25]
ENDED = query(MANY["code"], MANY["line"])


def press(golf: Golf, selector: str) -> None:
    """Press a button by the keyboard."""
    button = golf.page.locator(selector)
    button.focus()
    golf.page.keyboard.press("Enter")


def expect_at_the_table(golf: Golf) -> None:
    eventually(golf.page, lambda: golf.page.evaluate("Boolean(document.activeElement.dataset.pile)"), "focus")


@pytest.mark.parametrize(
    ("link", "selector"),
    [
        (ENDED, '.end [data-do^="start"]'),
        (ENDED, '.end [data-do="restart"]'),
        (ENDED, '.end [data-do="undo"]'),
        ("?code=GO1-Q-1", '.notice [data-do="dismiss"]'),
    ],
    ids=["new deal", "again", "undo", "notice"],
)
def test_the_table_takes_the_focus_of_a_button_that_is_gone(golf: Golf, link: str, selector: str) -> None:
    golf.open(link)
    press(golf, selector)
    expect_at_the_table(golf)
    expect(golf.page.locator(selector)).to_be_hidden()


def test_the_way_through_the_best_line_keeps_the_focus(golf: Golf) -> None:
    golf.open(ENDED)
    expect(golf.page.locator('.end [data-do="study"]:not([aria-disabled])')).to_be_visible(timeout=30_000)
    press(golf, '.end [data-do="study"]')
    expect_at_the_table(golf)
    golf.page.keyboard.press("y")
    press(golf, '[data-do="continue"]')
    expect_at_the_table(golf)
    press(golf, '[data-do="back"]')  # the same button leads to and fro
    expect(golf.page.locator('[data-do="back"]')).to_be_focused()


@pytest.mark.parametrize(
    ("first", "do", "second"),
    [("more", "keys", "keys"), ("more", "about", "about"), ("rules", "embed", "embed")],
)
def test_another_window_takes_the_focus_of_the_one_before(
    golf: Golf, first: str, do: str, second: str
) -> None:
    golf.open(f"?code={CODE}")
    press(golf, f'.bar [data-do="{first}"]')
    expect(golf.window(first)).to_be_visible()
    press(golf, f'dialog [data-do="{do}"]')
    expect(golf.window(second)).to_be_visible()
    eventually(
        golf.page, lambda: golf.page.evaluate("Boolean(document.activeElement.closest('dialog'))"), "focus"
    )
    golf.page.keyboard.press("Escape")
    expect(golf.window(second)).to_be_hidden()
    eventually(
        golf.page,
        lambda: golf.page.evaluate("document.activeElement.dataset.do ?? ''") == first,
        "the opener",
    )


@pytest.mark.parametrize("opener", ["", "setup"], ids=["on the empty table", "in the window"])
def test_the_first_round_of_the_card_game_begins_on_a_board(golf: Golf, opener: str) -> None:
    """And not on the move that happens to stand where the button was."""
    golf.open("?game=cards")
    expect(golf.page.locator("dialog[data-window=setup]")).to_be_visible()
    if not opener:
        golf.page.keyboard.press("Escape")
        expect(golf.page.locator("dialog[data-window=setup]")).to_be_hidden()
        eventually(golf.page, lambda: golf.page.evaluate("document.activeElement !== document.body"), "focus")
    press(golf, ("dialog" if opener else "#golf") + ' [data-do="lesson"]')
    expect_at_the_table(golf)
    golf.page.keyboard.press("Escape")
    expect_at_the_table(golf)
