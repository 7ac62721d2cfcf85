"""Embed this position: the form, its preview, and a snippet that shows the same position elsewhere (D4)."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from golf.site.serve import SiteServer
from tools.programs import ROOT

from .driving import CODE, LANGUAGES, Golf, say
from .measuring import resize
from .watching import Watch

DOMPURIFY = ROOT / "node_modules/dompurify/dist/purify.min.js"


def open_window(golf: Golf, language: str = "en") -> Locator:
    golf.button("action.rules", language).click()
    golf.window("rules", language).get_by_role(
        "button", name=say(language, "action.embed"), exact=True
    ).click()
    window = golf.window("embed", language)
    expect(window).to_be_visible()
    return window


@pytest.fixture
def paste(tmp_path: Path, site: SiteServer, watch: Watch) -> Iterator[Callable[[Page, str], None]]:
    """Puts a snippet into a page of another origin and goes there."""
    with SiteServer(tmp_path) as server:
        watch.allow_origin(server.address)

        def go(page: Page, snippet: str) -> None:
            head = '<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">'
            (tmp_path / "index.html").write_text(head + snippet, "utf-8")
            page.goto(server.address)

        yield go


def snippet_of(window: Locator) -> str:
    return window.get_by_role("textbox", name=say("en", "embed_window.snippet")).input_value()


def test_d4_each_snippet_shows_the_position(golf: Golf, paste: Callable[[Page, str], None]) -> None:
    golf.open(f"?code={CODE}&moves=s52")
    window = open_window(golf)
    snippets = {}
    for kind in ("board", "iframe", "address", "link", "svg"):
        window.get_by_role("radio", name=say("en", f"embed_window.kind_{kind}"), exact=True).check()
        snippets[kind] = snippet_of(window)
    page = golf.page.context.new_page()
    for kind in ("board", "iframe"):
        paste(page, snippets[kind])
        frame = page.frame_locator("golf-board iframe" if kind == "board" else "iframe")
        expect(frame.locator("html")).to_have_attribute("data-ready", "true")
        expect(frame.locator('[data-field="score"]')).to_have_text("20")
        expect(frame.locator('[data-field="code"]')).to_have_text(CODE)
    page.goto(snippets["address"])
    expect(page.locator('[data-field="score"]')).to_have_text("20")
    assert page.evaluate("golf.embed")
    (link,) = re.findall(r"\]\((http[^)]*)\)$", snippets["link"])
    page.goto(link)
    expect(page.locator('[data-field="score"]')).to_have_text("20")
    paste(page, snippets["svg"])
    picture = page.get_by_role("img")
    expect(picture).to_be_visible()
    expect(picture).to_have_attribute("aria-label", re.compile("discard: 8 of clubs"))


def test_d4_choices_change_preview_and_snippet_and_captions_stay(golf: Golf) -> None:
    golf.open(f"?code={CODE}&moves=s5")
    window = open_window(golf)
    preview = window.locator(".preview svg")
    assert preview.locator('rect[stroke-width="4"]').count() == 0
    window.get_by_role("combobox", name=say("en", "embed_window.mark")).select_option("column-3")
    expect(preview.locator('rect[stroke-width="4"]')).to_have_count(1)
    window.get_by_role("radio", name=say("en", "embed_window.start_steps"), exact=True).check()
    first = window.get_by_role("textbox", name=say("en", "embed_window.caption_first"))
    first.fill('<b>"Look"</b>')
    window.get_by_role("combobox", name=say("en", "new_window.rule")).select_option("C")
    window.get_by_role("combobox", name=say("en", "settings_window.theme")).select_option("dark")
    window.get_by_role("checkbox", name=say("en", "embed_window.controls_full")).uncheck()
    text = snippet_of(window)
    assert 'code="GO1-C-AAAAAAB"' in text
    assert 'captions="&lt;b&gt;&quot;Look&quot;&lt;/b&gt;||"' in text
    assert 'controls="score undo rules"' in text
    assert 'highlight="column-3"' in text
    expect(first).to_have_value('<b>"Look"</b>')
    golf.page.keyboard.press("Escape")
    golf.expect_game(CODE, "s 5")  # the game itself is as it was


def test_d4_the_snippet_is_copied(new_golf: Callable[..., Golf]) -> None:
    golf = new_golf(permissions=["clipboard-read", "clipboard-write"]).open(f"?code={CODE}")
    window = open_window(golf)
    window.get_by_role("button", name=say("en", "action.copy"), exact=True).click()
    expect(
        window.get_by_role("status").get_by_text(say("en", "giving.copied_snippet"), exact=True)
    ).to_be_visible()
    assert golf.page.evaluate("navigator.clipboard.readText()") == snippet_of(window)


def test_d4_a_sanitizer_leaves_the_picture_as_it_is(golf: Golf, paste: Callable[[Page, str], None]) -> None:
    """DOMPurify as it comes, which many editors and platforms use; of a board its picture stays."""
    golf.open(f"?code={CODE}&moves=s52")
    window = open_window(golf)
    page = golf.page.context.new_page()
    paste(page, "")
    page.evaluate(DOMPURIFY.read_text("utf-8"))
    left = {}
    for kind in ("board", "svg"):
        window.get_by_role("radio", name=say("en", f"embed_window.kind_{kind}"), exact=True).check()
        left[kind] = page.evaluate("(text) => DOMPurify.sanitize(text)", snippet_of(window))
    parsed = "(text) => new DOMParser().parseFromString(text, 'text/html').body.innerHTML"
    assert left["svg"] == page.evaluate(parsed, snippet_of(window))
    assert left["board"].strip() == left["svg"]


def test_d4_the_picture_is_a_file_to_download(golf: Golf) -> None:
    golf.open(f"?code={CODE}&moves=s52")
    window = open_window(golf)
    button = window.get_by_role("button", name=say("en", "embed_window.save"), exact=True)
    expect(button).to_be_hidden()
    window.get_by_role("radio", name=say("en", "embed_window.kind_link"), exact=True).check()
    with golf.page.expect_download() as download:
        button.click()
    name = download.value.suggested_filename
    assert name == f"golf-{CODE}-s52.png"
    assert f"]({name})](" in snippet_of(window)
    content = Path(download.value.path()).read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
    box = window.locator(".preview svg").evaluate(
        "svg => [svg.viewBox.baseVal.width, svg.viewBox.baseVal.height]"
    )
    assert [width, height] == [2 * side for side in box]
    # Something is drawn: an empty picture of this size takes a few hundred bytes.
    assert len(content) > 10_000


def test_d4_a_picture_that_cannot_be_made_is_said(golf: Golf) -> None:
    golf.open(f"?code={CODE}")
    golf.page.evaluate("() => { HTMLCanvasElement.prototype.toBlob = (done) => done(null); }")
    window = open_window(golf)
    window.get_by_role("radio", name=say("en", "embed_window.kind_svg"), exact=True).check()
    window.get_by_role("button", name=say("en", "embed_window.save"), exact=True).click()
    expect(window.get_by_text(say("en", "embed_window.not_saved"), exact=True)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_b7_the_window_fits_every_screen(golf: Golf, language: str) -> None:
    golf.open(f"?code={CODE}&moves=s&lang={language}")
    for width, height in ((320, 640), (740, 360), (1440, 900)):
        resize(golf.page, width, height)
        window = open_window(golf, language)
        body = window.locator(".window-body")
        assert body.evaluate("body => body.scrollWidth - body.clientWidth") <= 0
        copy = window.get_by_role("button", name=say(language, "action.copy"), exact=True)
        copy.scroll_into_view_if_needed()
        expect(copy).to_be_in_viewport(ratio=1)
        golf.page.keyboard.press("Escape")
        expect(window).to_be_hidden()
