"""Every screen in every language: axe finds nothing in any theme, and on small screens all of it is there (B7).

Opening the screens takes longer than most of what is checked on them, so both are done in one walk.
"""

from itertools import chain

import pytest

from .advising import advised_screens
from .axe import violations_in_themes
from .driving import LONG_IN_LANGUAGES, Golf
from .measuring import problems, resize
from .screens import table_screens, window_screens

USUAL = (1024, 768)
SMALL = ((320, 568), (360, 640), (640, 360))
LARGE = ((844, 390), (768, 1024), (1440, 900))


@pytest.mark.parametrize("language", LONG_IN_LANGUAGES)
def test_b7_every_screen_fits_can_be_read_and_touched_and_axe_finds_nothing(
    golf: Golf, language: str
) -> None:
    """Nothing is cut off, nothing scrolls sideways, and from 360 × 640 on nothing scrolls down in play."""
    sizes = SMALL + LARGE if language == "ru" else SMALL  # the longest words
    found = {}
    for screen in chain(
        table_screens(golf, language), window_screens(golf, language), advised_screens(golf, language)
    ):
        found.update(violations_in_themes(golf.page, screen, language))
        for width, height in sizes:
            resize(golf.page, width, height)
            found[f"{screen} at {width} × {height}"] = problems(
                golf.page, may_scroll_down=width == 320, celebrates=screen == "won"
            )
        resize(golf.page, *USUAL)
    assert len(found) >= 16 * ((3 if language == "en" else 1) + len(sizes))
    assert {screen: complaints for screen, complaints in found.items() if complaints} == {}
