"""Two tabs, damaged storage, no storage: the game goes on and nothing kept is lost."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from golf.site.serve import SiteServer
from golf.solitaire.session import save_text

from .driving import CODE, Golf, say, session_after
from .watching import Watch

OTHER = "GO1-E-BBBBBBB"
GOOD = save_text(session_after(CODE, "s 5 2"))


BLANK = '<!doctype html><link rel="icon" href="data:,">'


def put(golf: Golf, **kept: str) -> None:
    """Fill the browser's storage before the game is opened: `game_abc`, `settings_theme`."""
    blank = golf.address + "blank"
    golf.page.route(blank, lambda route: route.fulfill(body=BLANK, content_type="text/html"))
    golf.page.goto(blank)
    golf.page.evaluate(
        "kept => Object.entries(kept).forEach(([name, text]) => localStorage.setItem(name, text))",
        {golf.beginning() + name.replace("_", "."): text for name, text in kept.items()},
    )


def test_two_tabs_never_overwrite_each_other(golf: Golf) -> None:
    first = golf.open(f"?code={CODE}")
    first.play("s")
    second = Golf(golf.page.context.new_page(), golf.address).open()
    second.expect_game(CODE, "s")  # it takes the game up …
    second.play("5 2")
    first.play("s s s")  # … and the first tab goes on with its own
    second.play("s")
    for tab in (first, second, first):
        tab.reload()
    first.expect_game(CODE, "s s s s")
    second.expect_game(CODE, "s 5 2 s")
    assert len([name for name in first.storage() if name.startswith("game.")]) == 2


def test_two_tabs_with_new_games_keep_both(golf: Golf) -> None:
    first = golf.open(f"?code={CODE}&moves=s")
    second = Golf(golf.page.context.new_page(), golf.address).open(f"?code={OTHER}&moves=s")
    second.play("s")
    first.play("5")
    second.reload()
    first.reload()
    first.expect_game(CODE, "s 5")
    second.expect_game(OTHER, "s s")


def test_a_duplicated_tab_goes_on_by_itself(golf: Golf) -> None:
    """A browser copies the tab's own storage when it duplicates the tab."""
    first = golf.open(f"?code={CODE}&moves=s")
    with golf.page.expect_popup() as opened:
        golf.page.evaluate("void window.open(location.href)")
    second = Golf(opened.value, golf.address).ready()
    second.expect_game(CODE, "s")
    second.play("5")
    first.play("s")
    second.play("2")
    first.play("s")
    second.reload()
    first.reload()
    first.expect_game(CODE, "s s s")
    second.expect_game(CODE, "s 5 2")


@pytest.mark.parametrize(
    ("slot", "line"),
    [
        (f"abc 5 own\n{GOOD.replace(' 2 .', '')}\n", "s 5"),
    ],
    ids=["cut"],
)
def test_a_damaged_save_goes_on_from_its_valid_beginning(golf: Golf, slot: str, line: str) -> None:
    put(golf, game_abc=slot)
    golf.open()
    golf.expect_game(CODE, line, moves=3)
    said = say("en", "error.save_damaged")
    expect(golf.notice(said)).to_be_visible()
    assert said in golf.log_lines()
    expect_kept(golf, slot)


def test_a_save_damaged_under_an_open_page_is_set_aside_by_a_reload(golf: Golf) -> None:
    golf.open(f"?code={CODE}&moves=s%205%202")
    ((name, kept),) = [item for item in golf.storage().items() if item[0].startswith("game.")]
    damaged = kept.replace("s 5 2", "s 5 9 !")
    assert damaged != kept
    golf.page.evaluate(
        "([name, text]) => localStorage.setItem(name, text)", [golf.beginning() + name, damaged]
    )
    golf.reload()
    golf.expect_game(CODE, "s 5", moves=3)
    expect(golf.notice(say("en", "error.save_damaged"))).to_be_visible()
    expect_kept(golf, damaged)


@pytest.mark.parametrize(
    "slot",
    [
        "\0\1\2\ud800 ~ <img src=x onerror=window.hit=1>\n\n\n\n",
        "🂡" * 2000,
    ],
    ids=["binary", "long"],
)
def test_a_save_that_cannot_be_read_is_set_aside(golf: Golf, slot: str) -> None:
    put(golf, game_abc=slot)
    golf.open()
    expect(golf.field("code")).to_contain_text("GO1-E-")
    unknown, no_deal = (golf.notice(say("en", f"error.save_{why}")) for why in ("unknown", "deal"))
    expect(unknown.or_(no_deal)).to_be_visible()
    golf.play("s")
    expect(golf.field("moves")).to_have_text("1")
    expect_kept(golf, slot)
    assert golf.page.evaluate("window.hit") is None


@pytest.mark.parametrize("theme", ["=\0="])
def test_damaged_settings_are_set_aside_and_the_rest_holds(golf: Golf, theme: str) -> None:
    put(golf, game_abc=f"abc 5 own\n{GOOD}\n", settings_theme=theme, settings_letters="international")
    golf.open()
    golf.expect_game(CODE, "s 5 2")
    expect(golf.card("KC")).to_contain_text("K")
    expect(golf.button("action.dismiss")).to_be_visible()  # beside what says that they are damaged
    golf.tap("6H")
    expect(golf.field("message")).to_be_visible()
    golf.button("action.settings").click()
    golf.window("settings").get_by_role("radio", name=say("en", "settings_window.theme_dark")).check()
    golf.reload()
    expect(golf.root).to_have_attribute("data-theme", "dark")
    expect_kept(golf, theme)


def test_damaged_settings_are_set_aside_in_the_card_game_too(golf: Golf) -> None:
    put(golf, cards_options_pace="garbage", settings_theme="dark")
    golf.open("?game=cards")
    expect(golf.page.get_by_role("alert").get_by_text(say("en", "error.settings_damaged"))).to_be_visible()
    expect(golf.root).to_have_attribute("data-theme", "dark")
    expect_kept(golf, "garbage")


def expect_kept(golf: Golf, text: str) -> None:
    """The damaged text is in storage, whole, under a name that says so."""
    kept = {name: value for name, value in golf.storage().items() if name.startswith("damaged.")}
    assert text in kept.values(), kept
    golf.reload()
    again = {name: value for name, value in golf.storage().items() if name.startswith("damaged.")}
    assert text in again.values(), again


def test_p1_what_one_page_sets_another_shows_and_neither_takes_it_back(golf: Golf) -> None:
    first = golf.open(f"?code={CODE}")
    second = Golf(golf.page.context.new_page(), golf.address).open()
    first.page.evaluate("golf.send('set theme dark')")
    expect(second.root).to_have_attribute("data-theme", "dark")
    second.page.evaluate("golf.send('set four_colours on')")
    expect(first.root).to_have_attribute("data-deck", "four")
    for tab in (first, second):
        tab.reload()
        expect(tab.root).to_have_attribute("data-theme", "dark")
        expect(tab.root).to_have_attribute("data-deck", "four")


def test_p1_a_page_shown_again_as_it_was_left_takes_over_what_was_set_meanwhile(golf: Golf) -> None:
    golf.open(f"?code={CODE}")
    golf.page.goto(golf.address + "?game=cards&code=GC1-222-AAAAAAB")
    golf.ready()
    golf.page.evaluate("golf.send('set theme dark')")
    golf.page.go_back()
    expect(golf.root).to_have_attribute("data-theme", "dark")
    golf.page.evaluate("golf.send('set sound on')")
    golf.reload()
    expect(golf.root).to_have_attribute("data-theme", "dark")


THROWS = {
    "setItem": "Storage.prototype.setItem",
    "getItem": "Storage.prototype.getItem",
    "removeItem": "Storage.prototype.removeItem",
    "key": "Storage.prototype.key",
}


@pytest.mark.parametrize("call", [*THROWS, "ownKeys", "everything"])
def test_7_a_storage_that_throws_stops_no_game(golf: Golf, call: str) -> None:
    golf.open(f"?code={CODE}").play("s")
    thrown = [THROWS[call]] if call in THROWS else list(THROWS.values()) if call == "everything" else []
    script = "".join(
        f"{name} = () => {{ throw new DOMException('damaged', 'UnknownError'); }};" for name in thrown
    )
    if call in ("ownKeys", "everything"):  # from the second listing on: the browser's own tools list it too
        script += "Object.keys = ((keys) => (it) => { if (it instanceof Storage) throw new Error(); return keys(it); })(Object.keys);"
    golf.page.add_init_script(script)
    golf.reload()
    golf.play("s")
    expect(golf.field("moves")).not_to_have_text("0")
    if call in ("setItem", "everything"):
        expect(golf.page.get_by_role("log")).to_contain_text(
            say("en", "error.not_kept" if call == "setItem" else "error.denied")
        )
    golf.reload().play("s")


def test_3_storage_that_is_denied_is_said_by_eye_and_by_ear(golf: Golf) -> None:
    golf.page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name,"
        " {get() { throw new DOMException('denied', 'SecurityError'); }});"
    )
    golf.open(f"?code={CODE}")
    expect(golf.notice(say("en", "error.denied"))).to_be_visible()
    assert golf.log_lines().count(say("en", "error.denied")) == 1


def test_storage_that_is_full_does_not_stop_the_game(golf: Golf) -> None:
    """What is kept stays, and that the rest is not is said once."""
    golf.open(f"?code={CODE}")
    golf.play("s")
    golf.page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"
    )
    for _ in range(2):
        golf.reload()
        golf.expect_game(CODE, "s")
        golf.play("5 2")
        golf.expect_game(CODE, "s 5 2")
        assert golf.log_lines().count(say("en", "error.not_kept")) == 1


@pytest.mark.parametrize("is_kept", [True, False], ids=["as it was left", "loaded anew"])
def test_back_and_forward_find_each_links_game(golf: Golf, is_kept: bool) -> None:
    if not is_kept:  # a page with such a listener is loaded anew
        golf.page.add_init_script("addEventListener('unload', () => {})")
        golf.page.add_init_script("navigator.locks.request('held', () => new Promise(() => {}))")
    golf.open(f"?code={CODE}").play("s 5")
    golf.open(f"?code={OTHER}").play("s")
    golf.page.go_back()
    golf.ready().expect_game(CODE, "s 5")
    golf.reload().expect_game(CODE, "s 5")
    golf.page.go_forward()
    golf.ready().expect_game(OTHER, "s")
    golf.reload().expect_game(OTHER, "s")


@pytest.mark.parametrize("name", ["constructor", "__proto__", "toString"])
def test_a_language_named_like_a_property_is_none(golf: Golf, name: str) -> None:
    put(golf, settings_language=name)
    golf.open(f"?code={CODE}&lang={name}")
    expect(golf.root).to_have_attribute("lang", "en")
    golf.play("s")


# ---- Frames without storage (runtime.md): cross-site, and two kinds of sandbox.

HOST = """<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
<iframe title="cross-site" src="{address}{query}" width="700" height="600"></iframe>
<iframe title="sandboxed" sandbox="allow-scripts" src="{address}{query}" width="700" height="600"></iframe>
<iframe title="same-origin" sandbox="allow-scripts allow-same-origin" src="{address}{query}" width="700" height="600"></iframe>
"""


@pytest.fixture
def host(tmp_path: Path, site: SiteServer, watch: Watch) -> Iterator[Callable[[Page, str], None]]:
    """Opens a page of another site (localhost, not 127.0.0.1) with three frames of the game."""
    with SiteServer(tmp_path) as server:
        address = server.address.replace("127.0.0.1", "localhost")
        watch.allow_origin(address)

        def show(page: Page, query: str) -> None:
            (tmp_path / "index.html").write_text(HOST.format(address=site.address, query=query), "utf-8")
            page.goto(address)

        yield show


FRAMES = ("cross-site", "sandboxed", "same-origin")
_DENIED = "() => { try { return localStorage === null } catch { return true } }"
# Debian's Chromium denies storage to other sites' frames; where a browser does not, it is made to.
_DENY = """if (window !== top) for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
  Object.defineProperty(window, name, {configurable: true, get() { throw new DOMException('denied', 'SecurityError'); }});
}"""


@pytest.mark.parametrize(
    "query", [f"?code={CODE}", f"?embed=1&code={CODE}", ""], ids=["page", "embed", "plain"]
)
def test_frames_without_storage_become_ready(
    new_golf: Callable[..., Golf], host: Callable[[Page, str], None], query: str
) -> None:
    page = new_golf(1024, 2000).page
    host(page, query)
    frames = [page.frame_locator(f'iframe[title="{title}"]') for title in FRAMES]
    if not all(frame.locator("html").evaluate(_DENIED) for frame in frames):
        page.add_init_script(_DENY)
        page.reload()
    for frame in frames:
        expect(frame.locator("html")).to_have_attribute("data-ready", "true")
        assert frame.locator("html").evaluate(_DENIED)
        play_in(frame)


def play_in(frame: FrameLocator) -> None:
    frame.locator('[data-pile="stock"]').click()
    expect(frame.locator('[data-field="moves"]')).to_have_text("1")
    expect(frame.locator("[data-card]")).to_have_count(37)
