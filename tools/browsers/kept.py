"""What is kept, in each browser: two pages, a storage that throws, and the way back after a reload.

The second page is one that the first has opened, so that it can be asked from there.
"""

from tools.browsers.browser import Browser
from tools.browsers.looking import expect, expect_no_errors, field, wait_until_ready

_CODE, _OTHER = "GO1-E-AAAAAAC", "GO1-C-BBBBBBB"
_SECOND = "window.second"


def keep(browser: Browser, site: str) -> None:
    """Set and play in two pages, then load one anew; raises `WentWrong`."""
    browser.open(f"{site}?code={_CODE}&lang=en")
    wait_until_ready(browser)
    # A browser may open a page only for the player who taps.
    opens = f"() => {{ {_SECOND} = open('{site}?code={_OTHER}&lang=en'); }}"
    browser.value(f"void addEventListener('click', {opens}, {{ once: true, capture: true }})")
    browser.tap('[data-pile="stock"]')
    ready = f"{_SECOND}?.document.documentElement?.dataset.ready ?? ''"
    expect(browser, "in a second page", ready, "true", 60)
    browser.value("golf.send('set theme dark')")
    expect(browser, "in the second page", f"{_SECOND}.document.documentElement.dataset.theme", "dark")
    browser.value(f"{_SECOND}.golf.send('set four_colours on')")
    expect(browser, "after the second page", "document.documentElement.dataset.deck ?? ''", "four")
    browser.value("golf.send('s')")
    browser.open(f"{site}?lang=en")
    wait_until_ready(browser)
    for name, value in (("theme", "dark"), ("deck", "four")):
        expect(browser, "after a reload", f"document.documentElement.dataset.{name}", value)
    expect(browser, "after a reload", field("moves"), "2")
    browser.value("void (Storage.prototype.setItem = () => { throw new Error('full'); })")
    browser.value("golf.send('s')")
    expect(browser, "without room", field("moves"), "3")
    told = "String(document.querySelector('[role=log]').textContent.includes('did not store'))"
    expect(browser, "without room", told, "true")
    expect_no_errors(browser)


def summary() -> str:
    """Return what went well."""
    return "two pages keep each other's settings, the game goes on, what is not stored is said"
