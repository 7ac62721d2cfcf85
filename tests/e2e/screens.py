"""Every screen of the game, for checks that hold on all of them."""

from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from .driving import BLOCKED, CODE, DOCUMENTED, Golf, query, say

_MANY = next(game for game in BLOCKED if game["removed"] == 25)


def table_screens(golf: Golf, language: str) -> Iterator[str]:
    """The screens of play; the name of each is given while it is shown."""
    page = golf.page
    golf.open(query(CODE, "s 5 2", language))
    yield "table"
    golf.tap("6H")
    expect(golf.field("message")).to_be_visible()
    yield "refused"
    page.keyboard.press("Escape")
    golf.tap("TS")
    expect(golf.field("message")).to_be_visible()
    yield "refused, covered"
    page.keyboard.press("Escape")
    golf.show("GO1-E-AAAA")
    expect(golf.button("action.dismiss", language)).to_be_visible()
    yield "notice of a bad link"
    golf.open(query("GO1-S-BBBBBBB", "s", language))
    expect(golf.button("action.back", language)).to_be_visible()
    yield "notice of the game put aside"
    golf.show(_MANY["code"], _MANY["line"])
    expect(golf.root).to_have_attribute("data-status", "blocked")
    yield "blocked"
    golf.show(CODE, DOCUMENTED["won_game"])
    expect(golf.root).to_have_attribute("data-status", "won")
    yield "won"


def window_screens(golf: Golf, language: str) -> Iterator[str]:
    """Each window; the name of each is given while it is open."""
    page = golf.page
    # Two deals for the list of the last ones: one that ended, one that gave way.
    golf.open(query(_MANY["code"], _MANY["line"], language))
    golf.show("GO1-C-CCCCCCC", "ss")
    golf.show(CODE)
    openers: dict[str, Callable[[], None]] = {
        "new": lambda: golf.button("action.new", language).click(),
        "settings": lambda: golf.button("action.settings", language).click(),
        "rules": lambda: golf.button("action.rules", language).click(),
        "keys": lambda: golf.place("column-1").press("F1"),
        "more": lambda: golf.button("action.more", language).click(),
        "about": lambda: golf.page.evaluate("golf.send('about')"),
        "share": lambda: golf.page.evaluate("golf.send('share')"),
        "embed": lambda: open_embed_window(golf, language),
    }
    for name, opener in openers.items():
        opener()
        window = golf.window(name, language)
        expect(window).to_be_visible()
        yield f"window {name}"
        if name == "new":
            window.locator("summary").click()
            yield "window new, last deals"
            window.get_by_role("textbox").fill("GO1-Q-AAAAAAB")
            window.get_by_role("button", name=say(language, "new_window.deal"), exact=True).click()
            expect(window.get_by_role("alert")).not_to_be_empty()
            yield "window new, bad code"
        if name == "more":
            window.get_by_role("button", name=say(language, "keys.free_does"), exact=True).click()
            yield "window more, answered"
        page.keyboard.press("Escape")
        expect(window).to_be_hidden()


def open_embed_window(golf: Golf, language: str) -> None:
    """The Embed window, by way of the rules."""
    golf.button("action.rules", language).click()
    golf.page.get_by_role("button", name=say(language, "action.embed"), exact=True).click()
