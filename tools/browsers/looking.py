"""Looks at a page until it shows what it should, or says what it shows instead."""

import time
from collections.abc import Callable

from tools.browsers.browser import Browser

_START_SECONDS = 60.0
TAP_SECONDS = 10.0
_LOOK_SECONDS = 0.01


class WentWrong(Exception):
    """The page did not show what it should; the message says what it showed."""


def wait_until_ready(browser: Browser, seconds: float = _START_SECONDS) -> float:
    """Return the seconds from navigation to readiness, by the page's own clock; a look costs milliseconds."""
    ready = "document.documentElement?.dataset.ready === 'true' ? performance.now() : 0"
    try:
        now = look_until(browser, ready, bool, seconds)
    except WentWrong:
        said = browser.value("document.querySelector('.trouble-details')?.textContent ?? ''")
        raise WentWrong(f"not ready after {seconds:.0f} s {said}".rstrip()) from None
    assert isinstance(now, (int, float))
    return now / 1000


def field(name: str) -> str:
    """Return the expression of a field's text."""
    return f"document.querySelector('[data-field=\"{name}\"]')?.textContent ?? ''"


def expect(
    browser: Browser, when: str, expression: str, expected: object, seconds: float = TAP_SECONDS
) -> None:
    """Expect an expression to have a value within some seconds; raises `WentWrong`."""
    seen: object = None

    def is_it(value: object) -> bool:
        nonlocal seen
        seen = value
        return value == expected

    try:
        look_until(browser, expression, is_it, seconds)
    except WentWrong:
        raise WentWrong(f"{when}: {expression} is {seen!r} and not {expected!r}") from None


def look_until(browser: Browser, expression: str, good: Callable[[object], bool], seconds: float) -> object:
    """Look at the page until it shows something good; raises `WentWrong` when it does not in time."""
    end = time.monotonic() + seconds
    while True:
        value = browser.value(expression)
        if good(value):
            return value
        if time.monotonic() > end:
            raise WentWrong(f"{expression} is {value!r}")
        time.sleep(_LOOK_SECONDS)


def expect_no_errors(browser: Browser) -> None:
    """Expect that the console has said nothing."""
    errors = browser.errors()
    if errors:
        raise WentWrong(f"{len(errors)} errors on the console, the first: {errors[0]}")
