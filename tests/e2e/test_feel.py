"""Taps as hands make them: quick, double, drifting, faster than any movement (accessibility-and-feel)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .driving import CODE, DOCUMENTED, Golf, say, session_after, until

LEGAL = "E~8C9C.2H~TC~AH"  # after the nine the eight beneath it fits too
NOT_LEGAL = "E~2C9C.2H~TC~AH"


TOP = 40  # pixels: where a card lies, and the one beneath it too

# Two clicks as the browser counts them, without the pause that a busy machine would make between them.
_QUICK_TAPS = """([clientX, clientY]) => {
  for (const detail of [1, 2]) {
    const click = new MouseEvent('click', {clientX, clientY, detail, bubbles: true, cancelable: true});
    document.elementFromPoint(clientX, clientY).dispatchEvent(click);
  }
}"""


@pytest.fixture
def moving(new_golf: Callable[..., Golf]) -> Golf:
    """A game whose cards fly."""
    return new_golf(reduced_motion="no-preference")


def test_two_quick_taps_play_twice_where_that_is_legal(moving: Golf) -> None:
    moving.open(f"?position={LEGAL}")
    spot = moving.bare("9C", TOP)
    moving.page.mouse.dblclick(*spot, delay=20)
    expect(moving.field("score")).to_have_text("20")
    moving.open(f"?code={CODE}")
    stock = moving.place("stock").bounding_box()
    assert stock is not None
    moving.page.mouse.dblclick(stock["x"] + stock["width"] / 2, stock["y"] + stock["height"] / 2, delay=20)
    moving.expect_fields(CODE, 0, 2)


def test_two_quick_taps_say_nothing_where_the_second_is_not_legal(moving: Golf) -> None:
    moving.open(f"?position={NOT_LEGAL}")
    moving.page.evaluate(_QUICK_TAPS, moving.bare("9C", TOP))
    expect(moving.field("score")).to_have_text("10")
    expect(moving.field("message")).to_be_hidden()
    assert say("en", "refusal.not_adjacent") not in moving.log_lines()
    # A tap that comes later is one that was meant.
    until(
        moving.page, "start => performance.now() > start + 400", arg=moving.page.evaluate("performance.now()")
    )
    moving.tap("2C")
    expect(moving.field("message")).to_have_text(say("en", "refusal.not_adjacent"))


def test_a_fast_player_never_waits_for_a_movement(moving: Golf) -> None:
    """The spots of a still table, tapped one after the other without looking."""
    line = DOCUMENTED["won_game"].split()[:12]
    moving.open(f"?code={CODE}")
    spots = []
    stock = moving.place("stock").bounding_box()
    assert stock is not None
    for at, move in enumerate(line):
        if move == "s":
            spots.append((stock["x"] + stock["width"] / 2, stock["y"] + stock["height"] / 2))
            continue
        column = session_after(CODE, " ".join(line[:at])).table.columns[int(move) - 1]
        spots.append(moving.bare(DOCUMENTED["columns"][int(move) - 1][len(column) - 1], TOP))
    for spot in spots:
        moving.page.mouse.click(*spot)
    expect(moving.field("moves")).to_have_text(str(len(line)))
    session = session_after(CODE, " ".join(line))
    moving.expect_fields(CODE, session.score, len(line))


def test_cards_come_to_rest_where_they_belong(moving: Golf) -> None:
    moving.open(f"?code={CODE}")
    moving.play("s 5 2 u")
    until(moving.page, "() => document.getAnimations().every((one) => one.playState !== 'running')")
    moving.expect_game(CODE, "s 5", moves=3)


def test_a_finger_that_drifts_a_few_pixels_still_taps(golf: Golf) -> None:
    golf.open(f"?code={CODE}&moves=s")
    x, y = golf.bare("9C", TOP)
    golf.page.mouse.move(x, y)
    golf.page.mouse.down()
    golf.page.mouse.move(x + 4, y + 3, steps=3)
    golf.page.mouse.up()
    golf.expect_fields(CODE, 10, 2)


def test_fingers_play_on_a_touch_screen(new_golf: Callable[..., Golf]) -> None:
    golf = new_golf(360, 740, has_touch=True).open(f"?code={CODE}")
    page = golf.page
    golf.place("stock").tap()
    for card in ("9C", "8C"):
        page.touchscreen.tap(*golf.bare(card, TOP))
    golf.expect_fields(CODE, 20, 3)
    page.touchscreen.tap(*golf.bare("TS", TOP))
    expect(golf.field("message")).to_have_text(say("en", "refusal.covered"))
    # Two quick taps neither enlarge the page nor select words.
    assert page.evaluate("visualViewport.scale") == 1
    assert page.evaluate("String(getSelection())") == ""


def test_without_movement_nothing_moves(golf: Golf) -> None:
    """Reduced motion is followed without freezing."""
    line = DOCUMENTED["won_game"].split()
    golf.open(f"?code={CODE}&moves={'%20'.join(line[:-3])}")
    assert golf.page.evaluate("document.getAnimations().length") == 0
    golf.play(" ".join(line[-3:]))
    expect(golf.root).to_have_attribute("data-status", "won")
    assert golf.page.evaluate("document.getAnimations().length") == 0


def test_all_cards_rise_for_a_win_and_come_back_with_undo(moving: Golf) -> None:
    """They set out some at a time; what is undone and won again meanwhile does not leave half of them behind."""
    line = DOCUMENTED["won_game"].split()
    moving.open(f"?code={CODE}&moves={'%20'.join(line[:-1])}")
    risen = moving.page.locator(".card[data-up]")
    moving.play(line[-1])
    expect(risen).to_have_count(52)
    moving.page.evaluate("() => { golf.send('u'); golf.send('r'); golf.send('u'); }")
    expect(moving.root).to_have_attribute("data-status", "playing")
    expect(risen).to_have_count(0)
    moving.page.evaluate("() => { golf.send('r'); golf.send('u'); golf.send('r'); }")
    expect(risen).to_have_count(52)
    moving.reload()
    expect(risen).to_have_count(52)
    moving.button("action.new").click()
    expect(moving.window("new")).to_be_visible()  # its code comes after the start
    moving.page.keyboard.press("Enter")
    expect(moving.root).to_have_attribute("data-status", "playing")
    expect(risen).to_have_count(0)
