"""Small screens show everything, whatever lies there (B7); every screen is in `test_screens.py`."""

from collections.abc import Callable

from .driving import CODE, Golf
from .measuring import problems


def test_b7_tall_positions_fit(new_golf: Callable[..., Golf]) -> None:
    """Nine cards in a column, as a position may have."""
    golf = new_golf(640, 360).open("?position=E~AC2C3C4C5C6C7C8C9C.KHQHJHTH9H8H7H6H5H.2D~TC~x9")
    assert problems(golf.page, may_scroll_down=False, smallest_strip=16) == []


def test_b7_large_text_stays_usable(new_golf: Callable[..., Golf]) -> None:
    """400 % of 1280 × 1024, as people zoom who see little."""
    golf = new_golf(320, 256).open(f"?code={CODE}&lang=ru")
    assert golf.page.evaluate("document.documentElement.scrollWidth") <= 320
    golf.tap("6H")
    golf.place("stock").click()
    golf.card("9C").click()
    golf.expect_fields(CODE, 10, 2)
    golf.button("action.settings", "ru").click()
    golf.window("settings", "ru").get_by_role("combobox").select_option("en")
    golf.page.keyboard.press("Escape")
    golf.play("2")
    golf.expect_fields(CODE, 20, 3)
