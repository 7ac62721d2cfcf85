"""What may not happen on any page: a console error or warning, an exception, a request elsewhere."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

_INSIDE = ("data", "blob", "about")
_BLOCKED = "Service Worker registration blocked by Playwright"  # as most tests want it


def origin_of(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


class Watch:
    """Collects complaints of browser contexts; `check` fails the test if there were any.

    A test that breaks something on purpose names the complaints it causes with `expect`.
    """

    def __init__(self, *addresses: str) -> None:
        self._origins = {origin_of(address) for address in addresses}
        self._expected: list[str] = []
        self._complaints: list[str] = []
        self.requests: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("request", self._on_request)

    def allow_origin(self, address: str) -> None:
        """One more place where requests may go: a host page's server."""
        self._origins.add(origin_of(address))

    def expect(self, pattern: str) -> None:
        self._expected.append(pattern)

    def check(self) -> None:
        left = [
            text for text in self._complaints if not any(re.search(known, text) for known in self._expected)
        ]
        if left:
            pytest.fail("the page complained:\n  " + "\n  ".join(left), pytrace=False)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.text == _BLOCKED:
            return
        # PyScript reports that it is ready at the level "debug", which is no complaint.
        if message.type in ("error", "warning", "assert"):
            self._complaints.append(f"console {message.type}: {message.text} ({message.location['url']})")

    def _on_error(self, error: WebError) -> None:
        self._complaints.append(f"exception: {error.error}")

    def _on_request(self, request: Request) -> None:
        self.requests.append(request.url)
        if urlsplit(request.url).scheme in _INSIDE:
            return
        if origin_of(request.url) not in self._origins:
            self._complaints.append(f"request that leaves the origin: {request.url}")
