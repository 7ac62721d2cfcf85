"""What is tried at an address, each by itself and as somebody who has never been there.

A check gives what it has seen; what goes wrong raises `WentWrong`, or whatever Playwright throws.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from golf.i18n.po import SOURCE, languages
from golf.site.serve import SiteServer
from tools.browsers.browser import Browser
from tools.browsers.chromium import drive
from tools.browsers.documented_game import play, read_deal, summary
from tools.browsers.looking import (
    WentWrong,
    expect,
    expect_no_errors,
    field,
    look_until,
    wait_until_ready,
)

_STOCK = '[data-pile="stock"]'
_MATCH = "GC1-222-AAAAAAC"  # a person begins
_OFFLINE = "document.documentElement.dataset.offline ?? ''"
_WAITS = "document.documentElement.dataset.waits ?? ''"
_MANIFEST = "document.querySelector('link[rel=manifest]')?.href ?? ''"
_SAID = "document.querySelectorAll('.card-log p').length"  # an entry for each message
# A file that is not stored, so that it is there only while the network is.
_REACHED = "fetch('404.html?' + Math.random(), {cache: 'no-store'}).then(() => 'on', () => 'off')"
_OURS = "name.startsWith(`golf ${location.pathname} `)"
_CACHES = f"caches.keys().then((names) => names.filter((name) => {_OURS}).length)"
_HOST = """<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
<script>
  window.heard = {{}};
  for (const type of ["golf:ready", "golf:state"])
    addEventListener(type, ({{ detail }}) => (heard[type] = detail));
</script>
<golf-board code="{code}" lang="en"></golf-board>
<script src="{address}embed/v1.js" async></script>
"""


class Site(NamedTuple):
    """The address with its last slash, the browser that goes there, and how long it waits for the network."""

    address: str
    browser: Chromium
    seconds: float

    @contextmanager
    def visit(self) -> Iterator[tuple[Browser, Page]]:
        """Open an empty page of a new visitor, who has nothing stored."""
        context = self.browser.new_context(locale="en-US", reduced_motion="reduce")
        try:
            page = context.new_page()
            yield drive(page, self.browser.version), page
        finally:
            context.close()


def documented_deal(site: Site) -> str:
    """The documented deal, by taps from the first card to the win."""
    with site.visit() as (browser, _):
        seconds = play(browser, site.address)
    return f"{summary()}; ready in {seconds:.2f} s"


def without_a_network(site: Site) -> str:
    """A game that goes on, and a move of it, after the network has gone."""
    code = read_deal()["code"]
    with site.visit() as (browser, page):
        browser.open(f"{site.address}?code={code}&lang=en")
        wait_until_ready(browser, site.seconds)
        browser.tap(_STOCK)
        expect(browser, "after a draw", field("moves"), "1")
        expect(browser, "after the first visit", _OFFLINE, "ready", site.seconds)
        expect(browser, "while the network is there", _REACHED, "on")
        page.context.set_offline(True)
        expect(browser, "once the network is off", _REACHED, "off")
        page.reload(wait_until="commit")
        wait_until_ready(browser, site.seconds)
        expect(browser, "after a reload without a network", field("moves"), "1")
        browser.tap(_STOCK)
        expect(browser, "after a move without a network", field("moves"), "2")
    return "the game goes on after a reload, and takes a move"


def nothing_stored(site: Site) -> str:
    """The kill switch: nothing is stored for use without a network (README.md, *Host your own*)."""
    with site.visit() as (browser, page):
        browser.open(f"{site.address}?lang=en")
        wait_until_ready(browser, site.seconds)
        browser.tap(_STOCK)
        expect(browser, "after a draw", field("moves"), "1")
        page.wait_for_timeout(2000)  # where it stores anything, it has begun by then
        expect(browser, "with the kill switch", _CACHES, 0)
    return "the kill switch is on: nothing is stored"


def board_elsewhere(site: Site) -> str:
    """`<golf-board>` in a page of another origin, and a move that this page sends."""
    host = "127.0.0.1" if urlsplit(site.address).hostname == "localhost" else "localhost"
    with TemporaryDirectory() as folder, SiteServer(Path(folder)) as server, site.visit() as (browser, _):
        html = _HOST.format(code=read_deal()["code"], address=site.address)
        (Path(folder) / "index.html").write_text(html, "utf-8")
        browser.open(f"http://{host}:{server.port}/")
        look_until(browser, "Boolean(heard['golf:ready'])", bool, site.seconds)
        # What do() gives back is nothing, and what it does is heard.
        browser.value("document.querySelector('golf-board').do('s')")
        expect(browser, "after do('s')", "heard['golf:state']?.line ?? ''", "s")
        expect_no_errors(browser)
    return f"embed/v1.js in a page of {host}: the board is ready, and do() is played"


def application(site: Site) -> str:
    """As what the browser would install it: one game in all languages, and this folder's."""
    with site.visit() as (browser, page):
        session = page.context.new_cdp_session(page)
        for language in languages():
            browser.open(f"{site.address}?lang={language}")
            wait_until_ready(browser, site.seconds)
            name = "manifest.webmanifest" if language == SOURCE else f"manifest-{language}.webmanifest"
            expect(browser, f"in {language}", _MANIFEST, site.address + name)
            manifest = session.send("Page.getAppManifest")
            if manifest["errors"] or not manifest.get("data"):
                raise WentWrong(f"{name} cannot be read: {manifest['errors']}")
            found = session.send("Page.getAppId")["appId"]
            if found != site.address:
                raise WentWrong(f"{name} installs {found} and not {site.address}")
    return f"{site.address} in {', '.join(languages())}"


def card_game(site: Site) -> str:
    """The first turn of the card game, and the answer of an opponent."""
    with site.visit() as (browser, _):
        browser.open(f"{site.address}?game=cards&code={_MATCH}&lang=en")
        wait_until_ready(browser, site.seconds)
        expect(browser, "when the match has begun", _WAITS, "person", site.seconds)
        said = browser.value(_SAID)
        assert isinstance(said, int)
        browser.tap(_STOCK)
        expect(browser, "after a draw", _SAID, said + 1)
        browser.tap('[data-pile="11"]')
        # One's own move is said, and then the opponent's.
        expect(browser, "after the first turn", _SAID, said + 3, site.seconds)
        expect(browser, "after the opponent's turn", _WAITS, "person", site.seconds)
        expect_no_errors(browser)
    return "a card drawn and laid, and the opponent has answered"


def checks(*, is_offline_on: bool) -> dict[str, Callable[[Site], str]]:
    """Return all that is tried, by name."""
    return {
        "documented deal": documented_deal,
        "without a network": without_a_network if is_offline_on else nothing_stored,
        "board elsewhere": board_elsewhere,
        "application": application,
        "card game": card_game,
    }
