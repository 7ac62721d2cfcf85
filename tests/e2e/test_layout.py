"""Small screens show everything: no scrolling in play, nothing cut off in any language (B7)."""

from collections.abc import Callable
from itertools import chain

import pytest

from .advising import advised_screens
from .driving import CODE, LANGUAGES, Golf
from .measuring import problems, resize
from .screens import table_screens, window_screens

SMALL = ((320, 568), (360, 640), (640, 360))
LARGE = ((844, 390), (768, 1024), (1440, 900))


@pytest.mark.parametrize("language", LANGUAGES)
def test_b7_every_screen_fits_and_can_be_read_and_touched(golf: Golf, language: str) -> None:
    """Nothing is cut off, nothing scrolls sideways, and from 360 × 640 on nothing scrolls down in play."""
    sizes = SMALL + LARGE if language == "ru" else SMALL  # the longest words
    found = {}
    for screen in chain(
        table_screens(golf, language), window_screens(golf, language), advised_screens(golf, language)
    ):
        for width, height in sizes:
            resize(golf.page, width, height)
            found[f"{screen} at {width} × {height}"] = problems(
                golf.page, may_scroll_down=width == 320, celebrates=screen == "won"
            )
    assert len(found) >= 16 * len(sizes)
    assert {screen: complaints for screen, complaints in found.items() if complaints} == {}


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
