"""Chromium, driven by Playwright."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import ConsoleMessage, Page, sync_playwright

from tools.browsers.browser import Browser, NotHere
from tools.programs import chromium_options


class _Chromium:
    console_note = ""

    def __init__(self, page: Page, version: str) -> None:
        self.version = version
        self._page = page
        self._errors: list[str] = []
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self._errors.append(str(error)))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._errors.append(f"{message.text} ({message.location.get('url', '')})")

    def open(self, address: str) -> None:
        self._page.goto(address, wait_until="commit")

    def value(self, expression: str) -> object:
        return self._page.evaluate(expression)

    def tap(self, selector: str) -> None:
        self._page.click(selector)

    def errors(self) -> list[str]:
        return self._errors


def drive(page: Page, version: str) -> Browser:
    """Return a page of a Chromium that runs already, as the checks drive it."""
    return _Chromium(page, version)


@contextmanager
def open_chromium() -> Iterator[_Chromium]:
    """Chromium, until the end of the block."""
    options = chromium_options()
    if options["executable_path"] is None:
        raise NotHere("no Chromium that starts; GOLF_CHROMIUM can name one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**options)
        try:
            yield _Chromium(browser.new_page(), browser.version)
        finally:
            browser.close()
