"""The documented deal, played by taps from the first card to the win, with what must be seen on the way.

The deal and the line that wins are read from `tests/data/example-deal.json`.
"""

import json
from pathlib import Path
from typing import Any

from tools.browsers.browser import Browser
from tools.browsers.looking import (
    TAP_SECONDS,
    WentWrong,
    expect,
    expect_no_errors,
    field,
    look_until,
    wait_until_ready,
)
from tools.programs import ROOT

_DEAL = ROOT / "tests" / "data" / "example-deal.json"
_FIRST_MOVES, _FIRST_SCORE = 3, 20
_WON_SCORE = 350


def read_deal(path: Path = _DEAL) -> dict[str, Any]:
    """Return the documented deal: `code`, `columns`, `discard`, and `won_game`, the moves that win it."""
    deal: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return deal


def play(browser: Browser, site: str) -> float:
    """Play the deal on the site at this address; gives the seconds from navigation to readiness."""
    deal = read_deal()
    moves = deal["won_game"].split()
    browser.open(f"{site}?code={deal['code']}&lang=en")
    seconds = wait_until_ready(browser)
    _check_the_start(browser, deal)
    _check_a_refusal(browser)
    for count, move in enumerate(moves, 1):
        browser.tap('[data-pile="stock"]' if move == "s" else f'[data-do="{move}"]')
        expect(browser, f"after move {count} ({move})", field("moves"), str(count))
        if count == _FIRST_MOVES:
            expect(browser, f"after {' '.join(moves[:count])}", field("score"), str(_FIRST_SCORE))
    expect(browser, "at the end", "document.documentElement.dataset.status", "won")
    expect(browser, "at the end", field("score"), str(_WON_SCORE))
    expect_no_errors(browser)
    return seconds


def summary() -> str:
    """Return what a game that went well has shown."""
    moves = len(read_deal()["won_game"].split())
    return (
        f"36 cards, 6♥ refused, {_FIRST_SCORE} points after {_FIRST_MOVES} moves, "
        f"won with {_WON_SCORE} after {moves}, no error on the console"
    )


def _check_the_start(browser: Browser, deal: dict[str, Any]) -> None:
    dealt = sorted([card for column in deal["columns"] for card in column] + [deal["discard"]])
    shown = "[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card).sort()"
    expect(browser, "at the start", f"{shown}.join(' ')", " ".join(dealt))
    expect(browser, "at the start", field("code"), deal["code"])


def _check_a_refusal(browser: Browser) -> None:
    """6♥ does not go on A♣: the page says why and counts no move."""
    expect(browser, "before the refused tap", field("message"), "")
    browser.tap('[data-card="6H"]')
    try:
        look_until(browser, field("message"), bool, TAP_SECONDS)
    except WentWrong:
        raise WentWrong("the refused tap on 6♥ was not explained") from None
    expect(browser, "after the refused tap", field("moves"), "0")
