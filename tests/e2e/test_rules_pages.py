"""The rules pages in a browser: to read without scripts, to play in place, on any screen (A12, D4, B7)."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from golf.site.serve import SiteServer

from .axe import COLOUR_RULES, violations
from .conftest import NewContext
from .driving import LANGUAGES, LONG_IN_LANGUAGES, Golf, say
from .watching import Watch

_WIDTHS = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
_COLOURS = """() => ["body", "h2", "td", "a", "figure", ".card", ".covered", "figcaption"].map((name) => {
  const { backgroundColor, color } = getComputedStyle(document.querySelector(`.text ${name}, ${name}`));
  return [backgroundColor, color];
})"""


def rules(page: Page, site: SiteServer, language: str) -> Page:
    page.goto(f"{site.address}rules/{language}/")
    return page


@pytest.mark.parametrize("language", LONG_IN_LANGUAGES)
def test_axe_finds_nothing_in_both_themes(new_context: NewContext, site: SiteServer, language: str) -> None:
    page = rules(new_context(1440, 900).new_page(), site, language)
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    found += violations(page, COLOUR_RULES)
    page.set_viewport_size({"width": 360, "height": 740})
    found += violations(page)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_scrolls_sideways(new_context: NewContext, site: SiteServer, language: str) -> None:
    page = rules(new_context(320, 640).new_page(), site, language)
    for width in (320, 360, 700, 1100):
        page.set_viewport_size({"width": width, "height": 640})
        page.locator("details").evaluate_all("all => all.forEach((one) => { one.open = true; })")
        within, across = page.evaluate(_WIDTHS)
        assert within <= across == width
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.locator(".board").first).to_be_visible()


def test_what_is_printed_is_dark_on_light_whatever_the_screen_is(
    new_context: NewContext, site: SiteServer
) -> None:
    page = rules(new_context().new_page(), site, "en")
    page.emulate_media(media="print", color_scheme="light")
    light = page.evaluate(_COLOURS)
    assert light[0] == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(_COLOURS) == light


@pytest.mark.parametrize("name", ["opening", "turn"])
def test_a_figure_that_is_played_is_printed_as_its_own_picture(
    new_context: NewContext, site: SiteServer, name: str
) -> None:
    page = rules(new_context().new_page(), site, "en")
    figure = page.locator(f"#figure-{name}")
    figure.locator("a.button").click()
    expect(figure.frame_locator("iframe").locator("html")).to_have_attribute("data-ready", "true")
    board, frame = figure.get_by_role("img"), figure.locator("iframe")
    expect(board).to_be_hidden()
    page.emulate_media(media="print")
    expect(board).to_be_visible()
    expect(frame).to_be_hidden()
    page.emulate_media(media="screen")
    expect(board).to_be_hidden()
    expect(frame).to_be_visible()


@pytest.mark.parametrize("language", LONG_IN_LANGUAGES)
def test_a_figure_is_played_where_it_stands_and_touches_no_game(
    new_golf: Callable[..., Golf], site: SiteServer, language: str
) -> None:
    golf = new_golf(360, 740, has_touch=True).open("?code=GO1-C-BBBBBBB&moves=s")
    kept = golf.storage()
    page = rules(golf.page, site, language)
    figure = page.locator("#figure-opening")
    button = figure.locator("a.button")
    play = button.inner_text()
    board = figure.get_by_role("img")
    expect(board).to_be_visible()
    button.tap()
    expect(board).to_be_hidden()
    frame = figure.frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("data-ready", "true")
    expect(frame.locator("html")).to_have_attribute("lang", say(language, "language.tag"))
    frame.locator("[data-pile='stock']").tap()
    # 6D is what comes after 8S in the documented deal.
    expect(frame.locator("[data-field='moves']")).to_have_text("4")
    expect(frame.locator("[data-card='6D']")).to_be_visible()
    within, across = page.evaluate(_WIDTHS)
    assert within <= across
    button.tap()
    expect(board).to_be_visible()
    expect(figure.locator("iframe")).to_have_count(0)
    assert button.inner_text() == play
    assert golf.storage() == kept


def test_a_refusal_is_said_in_the_game_as_in_the_figure(new_context: NewContext, site: SiteServer) -> None:
    page = rules(new_context().new_page(), site, "pt")
    figure = page.locator("#figure-refusals")
    said = figure.locator("dd").first.inner_text()
    figure.locator("a.button").click()
    frame = figure.frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("data-ready", "true")
    frame.locator("[data-card='6H']").click()
    expect(frame.locator("[data-field='message']")).to_have_text(said)


def test_pages_are_whole_without_scripts(new_context: NewContext, site: SiteServer, watch: Watch) -> None:
    watch.expect("preloaded using link preload but not used")  # the game's page, which then does not start
    for language in LANGUAGES:
        context = new_context(java_script_enabled=False)
        page = rules(context.new_page(), site, language)
        expect(page.get_by_role("heading", level=2)).to_have_count(16)
        expect(page.get_by_role("img").first).to_be_visible()
        figure = page.locator("#figure-before-35")
        figure.locator("summary").click()
        expect(figure.locator("details p")).to_contain_text(say(language, "position.stock", count=6) + "; ")
        figure.locator("a.button").click()
        expect(page).to_have_url(re.compile(rf"/\?code=GO1-E-AAAAAAB&moves=[1-7s]{{34}}&lang={language}$"))


def test_a_figures_link_opens_its_position_in_the_game(
    new_golf: Callable[..., Golf], site: SiteServer
) -> None:
    golf = new_golf()
    page = rules(golf.page, site, "pl")
    address = page.locator("#figure-turned a.button").get_attribute("href")
    assert address is not None
    golf.page.goto(f"{site.address}{address.removeprefix('../../')}")
    golf.ready()
    expect(golf.root).to_have_attribute("lang", "pl")
    assert golf.columns() == [["7C"], ["6H"]]
    assert golf.lying()["discard"] == ["7D", "8S"]


def test_a_small_position_shows_all_of_its_table(new_context: NewContext, site: SiteServer) -> None:
    """Two columns: stock and discard are larger than columns are wide, and must not be cut off."""
    for width, height in ((360, 740), (1440, 900)):
        page = rules(new_context(width, height).new_page(), site, "en")
        figure = page.locator("#figure-turn")
        figure.locator("a.button").click()
        frame = figure.frame_locator("iframe")
        expect(frame.locator("html")).to_have_attribute("data-ready", "true")
        room = figure.locator("iframe").bounding_box()
        assert room is not None
        for place in frame.locator("[data-pile]").all():
            box = place.bounding_box()
            assert box is not None
            assert room["x"] <= box["x"]
            assert box["x"] + box["width"] <= room["x"] + room["width"]
            assert box["y"] + box["height"] <= room["y"] + room["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_rules_lead_to_the_page_of_the_language(golf: Golf, language: str) -> None:
    golf.open(f"?lang={language}")
    golf.button("action.rules", language).click()
    link = golf.window("rules", language).get_by_role("link", name=say(language, "rules_window.full"))
    with golf.page.context.expect_page() as opened:
        link.click()
    expect(opened.value.get_by_role("heading", level=1)).to_be_visible()
    expect(opened.value.locator("html")).to_have_attribute("lang", say(language, "language.tag"))


def test_a_message_that_is_no_board_changes_nothing(new_context: NewContext, site: SiteServer) -> None:
    page = rules(new_context().new_page(), site, "en")
    figure = page.locator("#figure-turn")
    figure.locator("a.button").click()
    frame = figure.locator("iframe")
    expect(figure.frame_locator("iframe").locator("html")).to_have_attribute("data-ready", "true")
    height = frame.bounding_box()
    for data in (None, "golf:resize", {"v": 1, "type": "golf:resize", "height": "<b>9000</b>"}):
        page.evaluate(f"postMessage({json.dumps(data)}, '*')")
    page.evaluate("postMessage({v: 1, type: 'golf:resize', height: 1e9}, '*')")
    page.evaluate(
        "() => new Promise((done) => { addEventListener('message', () => done(), {once: true}); postMessage(0, '*'); })"
    )
    assert frame.bounding_box() == height


def test_a_missing_address_leads_home_from_any_depth(
    new_context: NewContext, watch: Watch, site: SiteServer
) -> None:
    watch.expect("the server responded with a status of 404")
    with SiteServer(site.folder, prefix="/some/where/") as deep:
        watch.allow_origin(deep.address)
        page = new_context(360, 740, bypass_csp=True).new_page()  # axe is a script of its own
        for missing in ("nowhere", "rules/xx/", "a/b/c/d"):
            page.goto(deep.address + missing)
            link = page.locator("[lang=pl] a").first
            expect(link).to_have_attribute("href", "/some/where/?lang=pl")
            within, across = page.evaluate(_WIDTHS)
            assert within <= across
        assert violations(page) == []
        page.locator("[lang=ru] a").last.click()
        expect(page).to_have_url(f"{deep.address}rules/ru/")
