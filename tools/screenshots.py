"""`make screenshots`: every screen in four sizes and all themes, looked at in the real page.

All of them go into `build/screenshots/`, to be looked at; a few, small and compressed, into
`docs/screenshots/`, for the README and the manifest.
"""

import shutil
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from golf.site.serve import SiteServer
from tools.programs import ROOT, chromium_options

ALL = ROOT / "build/screenshots"
KEPT = ROOT / "docs/screenshots"
DIST = ROOT / "dist"
SIZES = {"phone": (360, 740), "phone-wide": (740, 360), "tablet": (768, 1024), "desktop": (1440, 900)}
THEMES = ("light", "dark", "contrast")
QUALITY = 80
_TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))"
OPENING = "?code=GO1-E-AAAAAAB&moves=s"
MATCH, SHORT_MATCH = "?game=cards&code=GC1-234-AAAAAAC", "?game=cards&code=GC1-222-AAAAAAC"


class Screen(NamedTuple):
    """A screen: how the page is opened, and what is done then."""

    query: str
    act: Callable[[Page], object]


def _send(*messages: str) -> Callable[[Page], object]:
    return lambda page: page.evaluate("all => all.forEach((one) => golf.send(one))", list(messages))


def _play_cards(*messages: str, until: str = "person") -> Callable[[Page], object]:
    """Messages of the card game, each at the person's turn or at the count; then what comes last."""

    def act(page: Page) -> None:
        for message in ("set pace 0", "set confirm off", *messages):
            page.wait_for_selector("html:is([data-waits=person],[data-waits=count])")
            _send(message)(page)
        page.wait_for_selector(f"html[data-waits={until}]")

    return act


def _read_in_more(page: Page) -> None:
    _send("more")(page)
    page.wait_for_selector("dialog[open]")
    _send("read free")(page)


SCREENS = {
    "table": Screen(OPENING, _send()),
    "preview": Screen(OPENING, _send("look column-5")),
    "refused": Screen(OPENING, _send("1:4")),
    "hint": Screen("?code=GO1-E-AAAAAAB", _send("hint")),
    "blocked": Screen("?position=S~7C8S.6H~7D~", _send("restart", "2")),
    "won": Screen("?position=S~7C8S.6H~7D~2C2D3D", _send("restart", "1", "1", "2")),
    "new": Screen(OPENING, _send("new")),
    "settings": Screen(OPENING, _send("settings")),
    "rules": Screen(OPENING, _send("rules")),
    "keys": Screen(OPENING, _send("keys")),
    "more": Screen(OPENING, _read_in_more),
    "about": Screen(OPENING, _send("about")),
    "embed": Screen(OPENING, _send("embed")),
    "share": Screen(OPENING, _send("share", "given game copied")),
    "notice": Screen("?code=GO1-E-AAAA", _send()),
    "course": Screen("?code=GO9-S-AAAAAAB", _send("s")),
    "scorecard": Screen("?code=GO9-S-AAAAAAB", _send("give-up", "course")),
    "board": Screen("?embed=1&code=GO1-E-AAAAAAB&moves=s", _send()),
    "cards-set-up": Screen("?game=cards", _send()),
    "cards-to-draw": Screen(MATCH, _play_cards()),
    "cards-in-hand": Screen(MATCH, _play_cards("d")),
    "cards-hint": Screen(MATCH, _play_cards("hint")),
    "cards-another-board": Screen(MATCH, _play_cards("show 2")),
    "cards-count": Screen(
        SHORT_MATCH, _play_cards("d", "p11", "d", "p12", "d", "p21", "d", "p22", until="count")
    ),
    "cards-share": Screen(MATCH, _play_cards("share", "given link not_copied")),
    "cards-keys": Screen(MATCH, _play_cards("keys")),
}
# Settings that change the look of the table.
LOOKS = {"four-colours": "four_colours", "large-faces": "large_faces", "left-handed": "left_hand"}
# What the documents and the manifest show: the picture's name, and of which size, theme and screen it is.
SHOWN = {
    "phone": ("phone", "light", "table"),
    "phone-dark": ("phone", "dark", "refused"),
    "desktop": ("desktop", "light", "preview"),
    "desktop-contrast": ("desktop", "contrast", "table"),
}


def main() -> None:
    """Take them all."""
    shutil.rmtree(ALL, ignore_errors=True)
    for folder in (ALL, KEPT):
        folder.mkdir(parents=True, exist_ok=True)
    with SiteServer(DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium_options())
        for size, (width, height) in SIZES.items():
            page = browser.new_page(
                viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-US"
            )
            for name, screen in SCREENS.items():
                page.goto(server.address + screen.query)
                page.wait_for_selector("html[data-ready=true]")
                screen.act(page)
                page.wait_for_function("!document.querySelector('[aria-busy=true]')")
                for theme in THEMES:
                    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
                    _take(page, f"{size}-{theme}-{name}")
            page.goto(server.address + OPENING)
            page.wait_for_selector("html[data-ready=true]")
            _send("set theme light")(page)
            for look, setting in LOOKS.items():
                _send(f"set {setting} on")(page)
                _take(page, f"{size}-{look}")
                _send(f"set {setting} off")(page)
            page.close()
        browser.close()
    for name, (size, theme, what) in SHOWN.items():
        shutil.copy(ALL / f"{size}-{theme}-{what}.jpg", KEPT / f"{name}.jpg")
    print(f"{len(list(ALL.iterdir()))} pictures in {ALL.relative_to(ROOT)}, {len(SHOWN)} of them kept")


def _take(page: Page, name: str) -> None:
    """One picture."""
    page.evaluate(_TWO_FRAMES)  # so that what was written is drawn
    page.screenshot(path=str(ALL / f"{name}.jpg"), type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main()
