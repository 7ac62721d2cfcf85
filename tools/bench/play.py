"""Play: the documented deal to its win, then undo and redo, on a processor that is made four times slower."""

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Error

from tools.bench.pages import PROBE, CannotMeasure
from tools.browsers.documented_game import read_deal

SLOW_DOWN = 4
PACE_MS = 250  # between the taps of a quick player
_UNDONE = 24
_TAPS = Path(__file__).with_name("taps.js").read_text("utf-8")


class Play(NamedTuple):
    """One game: for each tap the ms of its handler and of style and layout; shift; long tasks in ms."""

    handled: list[float]
    laid_out: list[float]
    shift: float
    long_tasks: list[float]


def measure_play(browser: Browser, site: str, pace: int) -> Play:
    """Play one game from a fresh profile, with so many ms from tap to tap or the least that is possible."""
    deal = read_deal()
    moves = deal["won_game"].split()
    selectors = ['[data-card="6H"]', '[data-card="TS"]']  # refused: does not fit, is covered
    selectors += ['[data-pile="stock"]' if move == "s" else f'[data-do="{move}"]' for move in moves]
    selectors += ['[data-do="u"]'] * _UNDONE + ['[data-do="r"]'] * _UNDONE
    context = browser.new_context()
    context.add_init_script(PROBE)
    try:
        page = context.new_page()
        page.goto(f"{site}?code={deal['code']}&lang=en", wait_until="commit")
        page.wait_for_selector("html[data-ready=true][data-offline=ready]", state="attached")
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
        found = page.evaluate(_TAPS, [selectors, pace])
    except Error as error:
        raise CannotMeasure(f"the documented game: {error.message.splitlines()[0]}") from error
    finally:
        context.close()
    if (found["status"], found["moves"]) != ("won", str(len(moves) + _UNDONE)):
        raise CannotMeasure(f"the documented game ended {found['status']} after {found['moves']} moves")
    handled, laid_out = zip(*found["times"], strict=True)
    return Play(list(handled), list(laid_out), found["shift"], found["tasks"])
