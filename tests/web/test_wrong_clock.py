"""No order rests on the device's clock (fault 1): a day that was wrong once brings no old game back."""

import pytest

from tests.samples import DOCUMENTED
from tests.web.fake_browser import NOW, Tab

OTHER = "GO1-C-BBBBBBB"
IN_2030, IN_2001 = 1_893_492_001_041, 1_000_000_000_000


def test_1_a_game_of_a_day_that_never_was_does_not_come_back_at_each_launch() -> None:
    tab = Tab()
    tab.local.texts["golf.game.x"] = f"x {IN_2030} own\ngolf1 {DOCUMENTED} m1 s .\n"
    tab.open()
    assert tab.page.model.session.code == DOCUMENTED
    tab.page.send(f"start C {OTHER}")
    tab.page.send("s")
    for _ in range(2):
        launched = Tab(tab.local)
        assert launched.open().model.session.code == OTHER
        launched.page.send("s")
    assert Tab(tab.local).open().model.session.done == ("s", "s", "s")


@pytest.mark.parametrize("clocks", [(NOW, IN_2030, IN_2001, NOW), (IN_2001, 0, 0, NOW), (IN_2030, NOW, 5, 1)])
def test_1_the_game_played_last_goes_on_whatever_the_clock_says(clocks: tuple[int, ...]) -> None:
    first = Tab()
    for at, clock in enumerate(clocks):
        tab = Tab(first.local)
        tab.clock = clock
        tab.open()
        code = f"MS1-E-{at + 1}"
        tab.page.send(f"start E {code}")
        tab.page.send("s")
        assert Tab(first.local).open().model.session.code == code


def test_a_damaged_counter_is_counted_on_from_the_slots() -> None:
    tab = Tab()
    tab.open()
    for text in ("", "x", "9" * 14, "9" * 50, "-1"):
        tab.local.texts["golf /golf/ order"] = text
        tab = Tab(tab.local)
        tab.open()
        tab.page.send(f"start C {OTHER}")
        tab.page.send("s")
        assert Tab(tab.local).open().model.session.code == OTHER
        tab.page.send("start E MS1-E-7")
        tab.page.send("s")
        assert Tab(tab.local).open().model.session.code == "MS1-E-7"
