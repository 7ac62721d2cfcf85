"""What a hand does beyond tapping: drag, drift, hold, point (accessibility-and-feel, B8)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .driving import CODE, Golf, say

TOP = 30  # pixels: a free card is taken by its corner


def drag(golf: Golf, start: tuple[float, float], end: tuple[float, float]) -> None:
    mouse = golf.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=4)
    mouse.move(*end, steps=4)
    mouse.up()


@pytest.fixture
def dealt(golf: Golf) -> Golf:
    """One card drawn, and the hand's script there."""
    return golf.open(f"?code={CODE}&moves=s").with_hands()


def test_a_free_card_is_dragged_onto_the_discard(dealt: Golf) -> None:
    drag(dealt, dealt.bare("9C", TOP), dealt.middle("discard"))
    dealt.expect_game(CODE, "s 5")
    drag(dealt, dealt.bare("8C", TOP), dealt.middle("discard"))
    dealt.expect_game(CODE, "s 5 2")


def test_a_card_that_does_not_fit_goes_back_and_says_why(dealt: Golf) -> None:
    drag(dealt, dealt.bare("6H", TOP), dealt.middle("discard"))
    expect(dealt.field("message")).to_have_text(say("en", "refusal.not_adjacent"))
    dealt.expect_game(CODE, "s")


def test_a_card_dropped_elsewhere_goes_back_and_says_nothing(dealt: Golf) -> None:
    start = dealt.bare("9C", TOP)
    drag(dealt, start, (start[0] - 150, start[1] - 100))
    dealt.expect_game(CODE, "s")
    expect(dealt.field("message")).to_be_hidden()
    drag(dealt, start, (start[0] + 20, start[1] + 5))  # dropped on itself: not a tap any more
    dealt.expect_game(CODE, "s")
    dealt.tap("9C")  # and the next tap is one
    dealt.expect_game(CODE, "s 5")


def test_covered_cards_cannot_be_dragged(dealt: Golf) -> None:
    drag(dealt, dealt.bare("TS", TOP), dealt.middle("discard"))
    dealt.expect_game(CODE, "s")
    expect(dealt.field("message")).to_be_hidden()


@pytest.mark.parametrize(("dx", "dy"), [(9, 0), (0, -9), (-7, 7)])
def test_a_drift_of_ten_pixels_is_still_a_tap_on_the_card_it_began_on(dealt: Golf, dx: int, dy: int) -> None:
    box = dealt.card("9C").bounding_box()
    assert box is not None
    # Near the edge that the finger drifts over.
    x = box["x"] + (box["width"] - 3 if dx > 0 else 3 if dx < 0 else box["width"] / 2)
    y = box["y"] + (3 if dy < 0 else 20)
    mouse = dealt.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + dx, y + dy, steps=3)
    mouse.up()
    dealt.expect_game(CODE, "s 5")


def test_b8_pointing_shows_what_a_removal_would_free(dealt: Golf) -> None:
    dealt.page.mouse.move(*dealt.bare("9C", TOP))
    expect(dealt.page.locator(".card.freed")).to_have_attribute("data-card", "8H")
    expect(dealt.page.locator(".card.looked")).to_have_attribute("data-card", "9C")
    dealt.page.mouse.move(*dealt.bare("6H", TOP))  # it does not fit
    expect(dealt.page.locator(".card.freed")).to_have_count(0)
    dealt.expect_game(CODE, "s")


_TOUCH = """([type, x, y]) => {
  const target = document.elementFromPoint(x, y);
  target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0,
  }));
}"""


def test_b8_holding_a_finger_on_a_card_shows_it_and_plays_nothing(new_golf: Callable[..., Golf]) -> None:
    golf = new_golf(360, 740, has_touch=True).open(f"?code={CODE}&moves=s").with_hands()
    x, y = golf.bare("9C", TOP)
    golf.page.evaluate(_TOUCH, ["pointerdown", x, y])
    expect(golf.page.locator(".card.freed")).to_have_attribute("data-card", "8H")
    golf.page.evaluate(_TOUCH, ["pointerup", x, y])
    expect(golf.page.locator(".card.freed")).to_have_count(0)
    golf.expect_game(CODE, "s")


def test_b8_arrow_keys_show_it_too(dealt: Golf) -> None:
    dealt.place("column-4").focus()
    dealt.page.keyboard.press("ArrowRight")
    expect(dealt.page.locator(".card.freed")).to_have_attribute("data-card", "8H")
    expect(dealt.place("column-5")).to_have_attribute("aria-description", "Fits; frees the 8 of hearts")


def test_a_finger_drags_too_and_a_second_finger_ends_it(new_golf: Callable[..., Golf]) -> None:
    golf = new_golf(360, 740, has_touch=True).open(f"?code={CODE}&moves=s").with_hands()
    touch = golf.page.context.new_cdp_session(golf.page) if golf.page.context.browser else None
    assert touch is not None

    def send(kind: str, *points: tuple[float, float]) -> None:
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]},
        )

    start, end = golf.bare("9C", TOP), golf.middle("discard")
    halfway = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    send("touchStart", start)
    send("touchMove", halfway)
    send("touchMove", end)
    send("touchEnd")
    golf.expect_game(CODE, "s 5")
    start = golf.bare("8C", TOP)
    send("touchStart", start)
    send("touchMove", halfway)
    send("touchStart", halfway, (200, 60))
    send("touchEnd")
    golf.expect_game(CODE, "s 5")
    assert golf.page.evaluate("visualViewport.scale") == 1
