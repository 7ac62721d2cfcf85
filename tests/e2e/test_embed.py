"""A board in another page: it tells the host how it stands and touches nothing that is the player's (D4)."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from golf.site.serve import SiteServer

from .driving import BLOCKED, CODE, DOCUMENTED, Golf, eventually, query, say, until
from .watching import Watch

HOST = """<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
<script>
  window.heard = [];
  addEventListener('message', (event) => {
    const frame = document.querySelector('iframe');
    if (event.source === frame.contentWindow) heard.push({origin: event.origin, data: event.data});
  });
</script>
<button autofocus>Before</button>
<iframe title="Golf" src="SRC" width="WIDTH" height="620" ATTRIBUTES></iframe>
"""

# Every touch of storage in a frame, from before the page's own scripts.
SPY = """
  window.touched = [];
  for (const name of ['getItem', 'setItem', 'removeItem', 'key', 'clear']) {
    const real = Storage.prototype[name];
    Storage.prototype[name] = function (...values) { window.touched.push([name, ...values]); return real.apply(this, values); };
  }
"""

Show = Callable[..., FrameLocator]


@pytest.fixture
def show(tmp_path: Path, site: SiteServer, watch: Watch, new_golf: Callable[..., Golf]) -> Iterator[Show]:
    """Shows the game in a frame of a page from another origin; gives the frame, ready to be played."""
    with SiteServer(tmp_path) as server:
        watch.allow_origin(server.address)

        def open_host(page: Page, query: str, attributes: str = "", width: int = 600) -> FrameLocator:
            text = HOST.replace("SRC", site.address + query).replace("ATTRIBUTES", attributes)
            (tmp_path / "index.html").write_text(text.replace("WIDTH", str(width)), "utf-8")
            page.goto(server.address)
            frame = page.frame_locator("iframe")
            expect(frame.locator("html")).to_have_attribute("data-ready", "true")
            return frame

        yield open_host


def heard(page: Page, kind: str = "") -> list[dict[str, Any]]:
    """The messages of the game that have arrived, of one kind or of all."""
    found: list[dict[str, Any]] = page.evaluate("window.heard.map((message) => message.data)")
    return [data for data in found if str(data.get("type", "")).startswith(kind or "golf:")]


def wait_for(page: Page, kind: str, count: int) -> list[dict[str, Any]]:
    until(
        page,
        "([kind, count]) => window.heard.filter(({data}) => data.type === kind).length >= count",
        arg=[kind, count],
    )
    return heard(page, kind)


def test_d4_the_host_hears_ready_state_refused_and_resize(page: Page, show: Show) -> None:
    frame = show(page, f"?embed=1&code={CODE}")
    (state,) = wait_for(page, "golf:state", 1)
    assert heard(page)[0] == {"v": 1, "type": "golf:ready"}  # before anything else
    assert heard(page, "golf:ready") == heard(page)[:1]
    assert state == {"v": 1, "type": "golf:state", "code": CODE, "line": "", "score": 0, "status": "playing"}
    (size,) = wait_for(page, "golf:resize", 1)[:1]
    assert set(size) == {"v", "type", "height"}
    assert 100 < size["height"] < 5000

    frame.locator('[data-pile="stock"]').click()
    frame.locator('[data-card="9C"]').click()
    expect(frame.locator('[data-field="score"]')).to_have_text("10")
    states = wait_for(page, "golf:state", 3)
    assert [(one["line"], one["score"]) for one in states[1:]] == [("s", 0), ("s 5", 10)]

    frame.locator('[data-card="6H"]').click()
    expect(frame.locator('[data-field="message"]')).to_have_text(say("en", "refusal.not_adjacent"))
    frame.locator('[data-card="TS"]').click(position={"x": 20, "y": 8})
    expect(frame.locator('[data-field="message"]')).to_have_text(say("en", "refusal.covered"))
    refused = wait_for(page, "golf:refused", 2)
    assert [(one["v"], one["move"], one["reason"]) for one in refused] == [
        (1, "1", "not_adjacent"),
        (1, "1:4", "covered"),
    ]
    assert all(one["v"] == 1 for one in heard(page))


def test_d4_a_new_width_is_reported(page: Page, show: Show) -> None:
    show(page, f"?embed=1&code={CODE}")
    before = len(wait_for(page, "golf:resize", 1))
    page.evaluate("Object.assign(document.querySelector('iframe').style, {width: '330px', height: '400px'})")
    assert wait_for(page, "golf:resize", before + 1)[-1]["height"] > 0


def test_d4_learning_platforms_hear_the_height_too(page: Page, show: Show) -> None:
    show(page, f"?embed=1&code={CODE}")
    wait_for(page, "golf:resize", 1)
    found = page.evaluate(
        "window.heard.map(({data}) => data).filter((data) => data.subject === 'lti.frameResize')"
    )
    assert found
    assert found[0]["height"] > 0


def test_d4_a_played_line_and_its_end_are_told(page: Page, show: Show) -> None:
    line = DOCUMENTED["won_game"].split()
    frame = show(page, f"?embed=1&code={CODE}&moves={'%20'.join(line[:-1])}")
    frame.locator(f'[data-card][data-do="{line[-1]}"]').click()
    expect(frame.locator("html")).to_have_attribute("data-status", "won")
    state = wait_for(page, "golf:state", 2)[-1]
    assert (state["status"], state["score"], state["line"]) == ("won", 350, " ".join(line))


def test_d4_saved_game_and_settings_are_not_touched(golf: Golf, show: Show) -> None:
    golf.open("?code=GO1-C-BBBBBBB&moves=s")
    golf.button("action.settings").click()
    golf.window("settings").get_by_role("radio", name=say("en", "settings_window.theme_dark")).check()
    golf.page.keyboard.press("Escape")
    kept = golf.storage()
    assert kept

    guest = golf.page.context.new_page()
    guest.add_init_script(SPY)
    frame = show(guest, f"?embed=1&code={CODE}")
    expect(frame.locator("html")).to_have_attribute("data-theme", "auto")
    expect(frame.locator('[data-field="code"]')).to_have_text(CODE)
    frame.locator('[data-pile="stock"]').click()
    expect(frame.locator('[data-field="moves"]')).to_have_text("1")
    assert frame.locator("html").evaluate("window.touched") == []
    assert golf.storage() == kept
    golf.reload()
    golf.expect_game("GO1-C-BBBBBBB", "s")
    expect(golf.root).to_have_attribute("data-theme", "dark")


def test_d4_nothing_is_stored_and_no_worker_registered(page: Page, show: Show) -> None:
    page.add_init_script(SPY)
    frame = show(page, "?embed=1")
    frame.locator('[data-pile="stock"]').click()
    expect(frame.locator('[data-field="moves"]')).to_have_text("1")
    root = frame.locator("html")
    assert root.evaluate("window.touched") == []
    assert root.evaluate("[localStorage.length, sessionStorage.length]") == [0, 0]
    assert root.evaluate("navigator.serviceWorker.getRegistrations().then((found) => found.length)") == 0
    assert root.evaluate("caches.keys()") == []
    assert root.get_attribute("data-offline") is None


def test_d4_the_full_game_opens_with_the_same_cards_and_moves(page: Page, show: Show) -> None:
    frame = show(page, f"?embed=1&code={CODE}&moves=s")
    frame.locator('[data-card="9C"]').click()
    link = frame.get_by_role("link", name=say("en", "action.full"), exact=True)
    expect(link).to_have_attribute("href", re.compile("moves=s5$"))
    with page.expect_popup() as opened:
        link.click()
    full = Golf(opened.value, "").ready()
    full.expect_game(CODE, "s 5")
    assert full.root.get_attribute("data-embed") is None
    expect(full.button("action.settings")).to_be_visible()


def test_d4_the_board_takes_no_focus_by_itself(page: Page, show: Show) -> None:
    frame = show(page, f"?embed=1&code={CODE}")
    expect(page.get_by_role("button", name="Before")).to_be_focused()
    frame.locator('[data-card="9C"]').click()
    expect(frame.locator("[data-pile]:focus")).to_have_count(1)
    page.keyboard.press("s")
    expect(frame.get_by_role("log")).to_contain_text(say("en", "read.score", score=0, moves=0, code=CODE))


@pytest.mark.parametrize(("parameter", "language"), [("code", "pt"), ("position", "ru")])
def test_d4_code_position_moves_and_language_of_a_frame(
    page: Page, show: Show, parameter: str, language: str
) -> None:
    deal = CODE if parameter == "code" else "E~8C.2H3H~9C~TS"
    frame = show(page, f"?embed=1&{parameter}={deal}&moves=s&lang={language}")
    expect(frame.locator("html")).to_have_attribute("lang", say(language, "language.tag"))
    expect(frame.locator('[data-field="moves"]')).to_have_text("1")
    assert wait_for(page, "golf:state", 1)[-1]["line"] == "s"


def test_d4_a_sandboxed_frame_speaks_from_nowhere(page: Page, show: Show) -> None:
    show(page, f"?embed=1&code={CODE}", 'sandbox="allow-scripts"')
    wait_for(page, "golf:ready", 1)
    assert page.evaluate("window.heard[0].origin") == "null"


@pytest.mark.parametrize("width", [320, 600])
def test_d4_the_whole_board_is_in_the_frame(page: Page, show: Show, width: int) -> None:
    frame = show(page, f"?embed=1&code={CODE}", width=width)
    root = frame.locator("html")
    assert root.evaluate("root => root.scrollWidth") <= width
    assert root.evaluate("root => root.scrollHeight - innerHeight") <= 0
    outside = root.evaluate(
        """() => [...document.querySelectorAll('[data-pile], .card')].filter((one) => {
             const box = one.getBoundingClientRect();
             return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
           }).length"""
    )
    assert outside == 0


def test_d4_a_board_gives_its_focus_to_its_table_and_takes_none_from_the_page_around_it(
    page: Page, show: Show
) -> None:
    (game,) = [game for game in BLOCKED if game["removed"] == 25]
    frame = show(page, query(game["code"], game["line"]) + "&embed=1")
    root = frame.locator("html")
    page.evaluate("document.body.append(Object.assign(document.createElement('input'), {ariaLabel: 'Name'}))")
    again = frame.get_by_role("button", name=say("en", "action.restart"), exact=True)
    again.focus()  # what has the focus in the frame is about to go
    page.get_by_label("Name").focus()
    root.evaluate("() => golf.send('u')")
    expect(root).to_have_attribute("data-status", "playing")
    root.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
    )
    expect(page.get_by_label("Name")).to_be_focused()
    root.evaluate("() => golf.send('r')")
    again.focus()
    page.keyboard.press("Enter")
    eventually(page, lambda: root.evaluate("() => Boolean(document.activeElement.dataset.pile)"), "focus")
