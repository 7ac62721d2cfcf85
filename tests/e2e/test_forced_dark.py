"""A browser that darkens pages by itself leaves the game as it is: its cards stay light in every theme (B7).

Such a browser calls the device dark. One that calls it light and darkens all the same, as Chromium does by the
flag alone, asks no page.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright

from golf.site.serve import SiteServer
from tools.programs import chromium_options

from .conftest import BROWSER
from .driving import CODE
from .watching import Watch

pytestmark = pytest.mark.skipif(BROWSER != "chromium", reason="only Chromium darkens pages by itself")
Shot = Callable[[Browser, str], bytes]


@pytest.fixture(scope="module")
def darkening(playwright: Playwright) -> Iterator[Browser]:
    """Chromium as on a phone that is told to darken web pages."""
    options = chromium_options()
    options["args"] = [*options["args"], "--enable-features=WebContentsForceDark"]
    started = playwright.chromium.launch(**options)
    yield started
    started.close()


@pytest.fixture
def shot(site: SiteServer, watch: Watch) -> Iterator[Shot]:
    """Takes a picture of a page in a browser, on a device that is dark."""
    opened: list[BrowserContext] = []

    def take(browser: Browser, path: str) -> bytes:
        context = browser.new_context(
            viewport={"width": 600, "height": 500},
            color_scheme="dark",
            reduced_motion="reduce",
            service_workers="block",
        )
        opened.append(context)
        watch.over(context)
        page = context.new_page()
        page.goto(site.address + path)
        if "embed=" in path:
            page.locator("html[data-ready=true]").wait_for()
            page.evaluate(
                "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
            )
        return page.screenshot(animations="disabled")

    yield take
    for context in opened:
        context.close()


_DARKENED = (
    "data:text/html,<meta name=viewport content=width=600><body style='background:white'>Black on white"
)


def test_the_browser_does_darken_a_page_that_says_nothing(browser: Browser, darkening: Browser) -> None:
    """Otherwise the others here would prove nothing."""
    pictures = []
    for one in (browser, darkening):
        page = one.new_page(viewport={"width": 600, "height": 500}, color_scheme="dark")
        page.goto(_DARKENED)
        pictures.append(page.screenshot())
        page.close()
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize(
    "path",
    [
        *[f"?embed=1&code={CODE}&theme={theme}" for theme in ("auto", "light", "dark", "contrast")],
        "rules/en/",
        "embed/",
        "404.html",
    ],
)
def test_b7_a_page_that_is_darkened_by_the_browser_looks_as_ever(
    browser: Browser, darkening: Browser, shot: Shot, path: str
) -> None:
    assert shot(darkening, path) == shot(browser, path)
