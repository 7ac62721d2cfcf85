"""A browser, the served site, and pages that fail their test on any complaint.

`GOLF_BROWSER` is chromium (default), firefox or webkit; `GOLF_DIST` is another folder than `dist/`.
`GOLF_LATE=200` holds back every frame and every file by so many milliseconds, as a busy machine does now and then:
what a test forgets to wait for, it then fails on each time.
"""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from golf.site.serve import SiteServer
from tools.programs import ROOT, chromium_options

from .driving import Golf
from .watching import Watch

HERE = Path(__file__).parent
BROWSER = os.environ.get("GOLF_BROWSER", "chromium")
DIST = Path(os.environ.get("GOLF_DIST", ROOT / "dist"))
LATE_MS = int(os.environ.get("GOLF_LATE", "0"))
PATIENCE_MS = 10_000  # for one expectation, on a busy machine


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests of a worker."""
    started = getattr(playwright, BROWSER).launch(**(chromium_options() if BROWSER == "chromium" else {}))
    yield started
    started.close()


@pytest.fixture(scope="session")
def dist() -> Path:
    if not (DIST / "index.html").is_file():
        pytest.fail(f"no site in {DIST}: run make site first", pytrace=False)
    return DIST


class _LateServer(SiteServer):
    def find(self, path: str) -> Path | None:
        time.sleep(LATE_MS / 1000)
        return super().find(path)


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[SiteServer]:
    """The built site at the root of an origin of its own."""
    with (_LateServer if LATE_MS else SiteServer)(dist) as server:
        yield server


@pytest.fixture
def watch(site: SiteServer) -> Iterator[Watch]:
    """What the pages of a test complain about; anything at all fails the test."""
    watching = Watch(site.address)
    yield watching
    watching.check()


_LATE = f"""
  const frame = requestAnimationFrame;
  window.requestAnimationFrame = (work) => setTimeout(() => frame(work), {LATE_MS});
"""
_SAVE_DATA = "Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true})"
NewContext = Callable[..., BrowserContext]


@pytest.fixture
def new_context(browser: Browser, watch: Watch, request: pytest.FixtureRequest) -> Iterator[NewContext]:
    """Makes watched browser contexts: each a player with storage of their own.

    Movement is reduced unless a test asks for it, so that a card is where it belongs at once. What play
    does not need, the page's store for use without a network and the fast advisor, is fetched only in a test
    with the mark `unmetered`: that is many megabytes each time.
    """
    opened: list[BrowserContext] = []
    unmetered = request.node.get_closest_marker("unmetered") is not None

    def make(width: int = 1024, height: int = 768, **options: object) -> BrowserContext:
        settings: dict[str, object] = {
            "viewport": {"width": width, "height": height},
            "locale": "en-US",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            "service_workers": "allow" if unmetered else "block",
        }
        context = browser.new_context(**(settings | options))  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE_MS)
        if not unmetered:
            context.add_init_script(_SAVE_DATA)
        if LATE_MS:
            context.add_init_script(_LATE)
        watch.over(context)
        opened.append(context)
        return context

    yield make
    for context in opened:
        context.close()


@pytest.fixture
def new_golf(new_context: NewContext, site: SiteServer) -> Callable[..., Golf]:
    """Makes a game in a new context; `golf.open("?code=…")` goes there and waits until it is ready."""

    def make(width: int = 1024, height: int = 768, **options: object) -> Golf:
        return Golf(new_context(width, height, **options).new_page(), site.address)

    return make


@pytest.fixture
def golf(new_golf: Callable[..., Golf]) -> Golf:
    """A game on an ordinary screen."""
    return new_golf()


@pytest.fixture
def page(golf: Golf) -> Page:
    """Its page, before anything was opened."""
    return golf.page
