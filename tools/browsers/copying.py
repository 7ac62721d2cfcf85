"""The link of a game, copied by taps with the browser's own clipboard: it is said once it is so."""

from tools.browsers.browser import Browser
from tools.browsers.looking import expect

_SHOWN = "document.querySelector('dialog').dataset.window ?? ''"
_SAID = "document.querySelector('fieldset:has([name=game]) [role=status]').textContent"


def copy_link(browser: Browser) -> None:
    """Copy the link of the game that is on the table."""
    for window in ("more", "share"):
        browser.tap(f"[data-do={window}]")
        expect(browser, f"after a tap on {window}", _SHOWN, window)
    browser.tap("[data-do='copy game']")
    expect(browser, "after a tap on Copy", _SAID, "The link with the moves is copied.")
