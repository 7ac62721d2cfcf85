"""Copying and sharing, with a clipboard, with an old one, with none: what is said is so, and is seen and heard (P4)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from golf.site.serve import SiteServer

from .driving import CODE, LANGUAGES, Golf, say
from .measuring import resize
from .watching import Watch

CARDS_CODE = "GC1-232-AAAAAAB"
ELSEWHERE = "http://golf.example"  # plain http on a name that is not this machine's: no clipboard there

REJECTS = """
  Clipboard.prototype.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
"""
NO_COPYING = "document.execCommand = () => false;"
SHARES = """
  Navigator.prototype.share = (what) => {
    window.shared = {...what, tapped: navigator.userActivation.isActive};
    return ANSWER;
  };
"""
FAILS_WITH = "Promise.reject(new DOMException('no', '%s'))"


def pasted(page: Page) -> str:
    """What is on the clipboard, by pasting it."""
    other = page.context.new_page()
    other.set_content("<textarea></textarea>")
    other.locator("textarea").press("ControlOrMeta+V")
    text = other.locator("textarea").input_value()
    other.close()
    return text


def share_window(golf: Golf, language: str = "en") -> Locator:
    golf.button("action.more", language).click()
    golf.button("action.share", language).click()
    window = golf.window("share", language)
    expect(window).to_be_visible()
    return window


def part(window: Locator, field: str) -> tuple[Locator, Locator, Locator]:
    """A text's field, the button that copies it, and the line that says what became of it."""
    group = window.locator(f"fieldset:has([name={field}])")
    return (
        group.get_by_role("textbox"),
        group.get_by_role("button", name=say("en", "action.copy"), exact=True),
        group.get_by_role("status"),
    )


def expect_copied(golf: Golf, window: Locator, field: str) -> None:
    text, copy, status = part(window, field)
    copy.press("Enter")
    expect(status).to_have_text(say("en", f"giving.copied_{field}"))
    expect(status).to_be_visible()
    expect(copy).to_be_focused()
    assert pasted(golf.page) == text.input_value()


def expect_marked(golf: Golf, window: Locator, field: str) -> None:
    text, copy, status = part(window, field)
    copy.click()
    expect(status).to_have_text(say("en", "giving.not_copied"))
    expect(status).to_be_visible()
    expect(text).to_be_focused()
    golf.page.keyboard.press("ControlOrMeta+C")  # as the sentence says
    assert pasted(golf.page) == text.input_value()


def test_links_are_copied_and_open_the_deal_and_the_game(golf: Golf) -> None:
    golf.open(f"?code={CODE}&moves=s52")
    window = share_window(golf)
    expect_copied(golf, window, "link")
    expect_copied(golf, window, "game")
    expect(part(window, "link")[2]).to_be_empty()  # it is no longer what is on the clipboard
    link, game = (part(window, field)[0].input_value() for field in ("link", "game"))
    golf.page.goto(game)
    golf.ready().expect_game(CODE, "s 5 2")
    golf.page.goto(link)
    golf.ready().expect_game(CODE, "")


def test_where_the_clipboard_rejects_the_older_way_is_tried(golf: Golf) -> None:
    golf.page.add_init_script(REJECTS)
    golf.open(f"?code={CODE}&moves=s")
    window = share_window(golf)
    expect_copied(golf, window, "game")


def test_what_cannot_be_copied_is_marked_and_that_is_said(golf: Golf) -> None:
    golf.page.add_init_script(REJECTS + NO_COPYING)
    golf.open(f"?code={CODE}&moves=s")
    window = share_window(golf)
    expect_marked(golf, window, "link")
    golf.page.keyboard.press("Escape")
    assert say("en", "giving.not_copied") in " ".join(golf.log_lines())
    golf.open("?code=GO9-S-AAAAAAB")
    for message in ("give-up", "course"):
        golf.page.evaluate("(message) => golf.send(message)", message)
    expect_marked(golf, golf.window("course"), "card")


@pytest.mark.parametrize("copies", [True, False])
def test_plain_http_on_a_name_has_no_clipboard_and_is_told_the_truth(
    golf: Golf, site: SiteServer, watch: Watch, copies: bool
) -> None:
    def serve(route: Route) -> None:
        route.fulfill(response=route.fetch(url=route.request.url.replace(ELSEWHERE + "/", site.address)))

    watch.allow_origin(ELSEWHERE)
    golf.page.context.route(f"{ELSEWHERE}/**", serve)
    golf.address = ELSEWHERE + "/"
    if not copies:
        golf.page.add_init_script(NO_COPYING)
    golf.open(f"?code={CODE}&moves=s52")
    assert golf.page.evaluate("isSecureContext || 'clipboard' in navigator") is False
    window = share_window(golf)
    assert part(window, "link")[0].input_value() == f"{ELSEWHERE}/?code={CODE}"
    (expect_copied if copies else expect_marked)(golf, window, "game")


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("Promise.resolve()", "giving.shared"),
        (FAILS_WITH % "NotAllowedError", "giving.not_shared"),
        (FAILS_WITH % "AbortError", ""),  # the player gave it to nobody
    ],
)
def test_the_share_sheet_is_given_the_address_within_the_tap(golf: Golf, answer: str, key: str) -> None:
    golf.page.add_init_script(SHARES.replace("ANSWER", answer))
    golf.open(f"?code={CODE}&moves=s52")
    window = share_window(golf)
    text, _, status = part(window, "game")
    share = window.locator("[data-do='share game']")
    share.click()
    said = say("en", key) if key else ""
    if not said:
        golf.page.wait_for_timeout(500)
    expect(status).to_have_text(said)
    assert golf.page.evaluate("shared") == {"url": text.input_value(), "tapped": True}
    if key == "giving.not_shared":
        expect(text).to_be_focused()


def test_no_button_shares_where_the_device_cannot(golf: Golf) -> None:
    golf.page.add_init_script("delete Navigator.prototype.share;")
    golf.open(f"?code={CODE}&moves=s52")
    window = share_window(golf)
    expect(window.locator("[data-do='copy game']")).to_be_visible()
    expect(window.locator("[data-do='share game']")).to_be_hidden()


def test_the_card_games_link_is_copied_and_opens_the_match(golf: Golf) -> None:
    golf.open(f"?game=cards&code={CARDS_CODE}")
    golf.button("cards_page.do_settings").click()
    golf.button("cards_page.do_share").click()
    window = golf.page.get_by_role("dialog", name=say("en", "cards_page.window_share"), exact=True)
    expect_copied(golf, window, "link")
    link = part(window, "link")[0].input_value()
    assert link == f"{golf.address}?game=cards&code={CARDS_CODE}"
    golf.page.goto(link)
    golf.ready()
    expect(golf.root).to_have_attribute("data-waits", "person")


@pytest.mark.parametrize("language", LANGUAGES)
def test_b7_the_windows_of_links_fit_every_screen(new_golf: Callable[..., Golf], language: str) -> None:
    golf = new_golf()
    golf.page.add_init_script(SHARES.replace("ANSWER", "Promise.resolve()") + REJECTS + NO_COPYING)
    for query, field in ((f"?code={CODE}&moves=s52", "game"), (f"?game=cards&code={CARDS_CODE}", "link")):
        golf.open(f"{query}&lang={language}")
        for width, height in ((320, 640), (740, 360), (1440, 900)):
            resize(golf.page, width, height)
            golf.page.evaluate("golf.send('share')")
            copy = golf.page.locator(f"[data-do='copy {field}']")
            copy.click()
            status = golf.page.locator(f"fieldset:has([name={field}]) [role=status]")
            expect(status).to_have_text(say(language, "giving.not_copied"))
            body = golf.page.locator("dialog .window-body")
            assert body.evaluate("body => body.scrollWidth - body.clientWidth") <= 0
            for one in (copy, status, golf.page.locator(f"[data-do='share {field}']")):
                one.scroll_into_view_if_needed()
                expect(one).to_be_in_viewport(ratio=0.99)
            golf.page.keyboard.press("Escape")
