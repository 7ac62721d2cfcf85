"""The documented deal, played by taps from the first card to the win, with what must be seen on the way.

The deal and the line that wins are read from `tests/data/example-deal.json`.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.browsers.browser import Browser
from tools.programs import ROOT

_DEAL = ROOT / "tests" / "data" / "example-deal.json"
_START_SECONDS = 60.0
_TAP_SECONDS = 10.0
_FIRST_MOVES, _FIRST_SCORE = 3, 20
_WON_SCORE = 350
_LOOK_SECONDS = 0.01


class WentWrong(Exception):
    """The page did not show what it should; the message says what it showed."""


def read_deal(path: Path = _DEAL) -> dict[str, Any]:
    """Return the documented deal: `code`, `columns`, `discard`, and `won_game`, the moves that win it."""
    deal: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return deal


def play(browser: Browser, site: str) -> float:
    """Play the deal on the site at this address; gives the seconds from navigation to readiness."""
    deal = read_deal()
    moves = deal["won_game"].split()
    browser.open(f"{site}?code={deal['code']}&lang=en")
    seconds = _wait_until_ready(browser)
    _check_the_start(browser, deal)
    _check_a_refusal(browser)
    for count, move in enumerate(moves, 1):
        browser.tap('[data-pile="stock"]' if move == "s" else f'[data-do="{move}"]')
        _expect(browser, f"after move {count} ({move})", _field("moves"), str(count))
        if count == _FIRST_MOVES:
            _expect(browser, f"after {' '.join(moves[:count])}", _field("score"), str(_FIRST_SCORE))
    _expect(browser, "at the end", "document.documentElement.dataset.status", "won")
    _expect(browser, "at the end", _field("score"), str(_WON_SCORE))
    errors = browser.errors()
    if errors:
        raise WentWrong(f"{len(errors)} errors on the console, the first: {errors[0]}")
    return seconds


def summary() -> str:
    """Return what a game that went well has shown."""
    moves = len(read_deal()["won_game"].split())
    return (
        f"36 cards, 6♥ refused, {_FIRST_SCORE} points after {_FIRST_MOVES} moves, "
        f"won with {_WON_SCORE} after {moves}, no error on the console"
    )


def _wait_until_ready(browser: Browser) -> float:
    """Return the page's own clock counts from the navigation; one look at it costs some milliseconds."""
    ready = "document.documentElement?.dataset.ready === 'true' ? performance.now() : 0"
    try:
        now = _look_until(browser, ready, bool, _START_SECONDS)
    except WentWrong:
        said = browser.value("document.querySelector('.trouble-details')?.textContent ?? ''")
        raise WentWrong(f"not ready after {_START_SECONDS:.0f} s {said}".rstrip()) from None
    assert isinstance(now, (int, float))
    return now / 1000


def _check_the_start(browser: Browser, deal: dict[str, Any]) -> None:
    dealt = sorted([card for column in deal["columns"] for card in column] + [deal["discard"]])
    shown = "[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card).sort()"
    _expect(browser, "at the start", f"{shown}.join(' ')", " ".join(dealt))
    _expect(browser, "at the start", _field("code"), deal["code"])


def _check_a_refusal(browser: Browser) -> None:
    """6♥ does not go on A♣: the page says why and counts no move."""
    _expect(browser, "before the refused tap", _field("message"), "")
    browser.tap('[data-card="6H"]')
    try:
        _look_until(browser, _field("message"), bool, _TAP_SECONDS)
    except WentWrong:
        raise WentWrong("the refused tap on 6♥ was not explained") from None
    _expect(browser, "after the refused tap", _field("moves"), "0")


def _field(name: str) -> str:
    return f"document.querySelector('[data-field=\"{name}\"]')?.textContent ?? ''"


def _expect(browser: Browser, when: str, expression: str, expected: str) -> None:
    seen: object = None

    def is_it(value: object) -> bool:
        nonlocal seen
        seen = value
        return value == expected

    try:
        _look_until(browser, expression, is_it, _TAP_SECONDS)
    except WentWrong:
        raise WentWrong(f"{when}: {expression} is {seen!r} and not {expected!r}") from None


def _look_until(browser: Browser, expression: str, good: Callable[[object], bool], seconds: float) -> object:
    """Look at the page until it shows something good; raises `WentWrong` when it does not in time."""
    end = time.monotonic() + seconds
    while True:
        value = browser.value(expression)
        if good(value):
            return value
        if time.monotonic() > end:
            raise WentWrong(f"{expression} is {value!r}")
        time.sleep(_LOOK_SECONDS)
