"""`<golf-board>` in pages of every kind: however its script is loaded, wherever it stands, whatever changes (D4)."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Frame, FrameLocator, Page, expect

from golf.site.serve import SiteServer

from .axe import violations
from .driving import CODE, eventually, say, until
from .test_embed import SPY
from .watching import Watch

_HEAD = """<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
<script>
  window.heard = [];
  for (const type of ['golf:ready', 'golf:state', 'golf:refused'])
    addEventListener(type, ({detail, target}) => heard.push({type, detail, id: target.id}));
</script><body><main>
"""
_SHADOW = """<div id="root"></div><script>
  const script = Object.assign(document.createElement('script'), {src: 'SRC'});
  document.getElementById('root').attachShadow({mode: 'open'}).append(script);
</script>"""
WAYS = {
    "in the document": '<script src="SRC" async></script>',
    "as a module": '<script type="module" src="SRC"></script>',
    "by import()": "<script>import('SRC')</script>",
    "in a shadow root": _SHADOW,
    "in a shadow root of the page's source": '<div><template shadowrootmode="open"><script src="SRC"></script></template></div>',
    "three times": '<script src="SRC"></script><script type="module" src="SRC"></script><script>import("SRC?again")</script>',
}
Serve = Callable[..., str]


@pytest.fixture
def serve(tmp_path: Path, site: SiteServer, watch: Watch) -> Iterator[Serve]:
    """Serves a host page on another site; `SRC` in what loads the script is the script's address."""
    with SiteServer(tmp_path) as server:
        address = server.address.replace("127.0.0.1", "localhost")
        watch.allow_origin(address)

        def put(body: str, way: str = WAYS["in the document"], head: str = _HEAD) -> str:
            loaded = way.replace("SRC", f"{site.address}embed/v1.js")
            (tmp_path / "index.html").write_text(head + body + loaded, "utf-8")
            return address

        yield put


def board(name: str = "one", attributes: str = f'code="{CODE}"') -> str:
    return f'<golf-board id="{name}" {attributes}><p>Figure</p></golf-board>'


def ready(page: Page | FrameLocator | Frame, name: str = "one") -> FrameLocator:
    frame = page.frame_locator(f"#{name} iframe")
    expect(frame.locator("html")).to_have_attribute("data-ready", "true", timeout=30_000)
    return frame


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        "(kind) => heard.filter(({type}) => type === kind).map(({detail, id}) => ({...detail, id}))", kind
    )
    return found


def do(page: Page | Frame, move: str, name: str = "one") -> None:
    page.evaluate("([name, move]) => document.getElementById(name).do(move)", [name, move])


def shows(frame: FrameLocator, moves: int) -> None:
    expect(frame.locator('[data-field="moves"]')).to_have_text(str(moves))


# ---- How the script is loaded


@pytest.mark.parametrize("way", list(WAYS))
def test_d4_the_script_may_be_loaded_in_any_way(page: Page, serve: Serve, way: str) -> None:
    page.goto(serve(board(), WAYS[way]))
    frame = ready(page)
    do(page, "s")
    shows(frame, 1)


def _copied() -> str:
    """The script within a page of its own, as a bundler puts it there: then nothing says where the game is."""
    text = (Path(__file__).parents[2] / "static/embed/v1.js").read_text("utf-8")
    return "<script>" + text.replace("</script>", "<\\/script>") + "</script>"


def test_d4_a_copy_of_the_script_is_told_where_the_game_is(
    page: Page, serve: Serve, site: SiteServer
) -> None:
    page.goto(serve(board("one", f'code="{CODE}" home="{site.address.rstrip("/")}"'), _copied()))
    frame = ready(page)
    do(page, "s")
    shows(frame, 1)


@pytest.mark.parametrize("home", ["", 'home="javascript:parent.hit=1//"', 'home="data:text/html,x"'])
def test_d4_without_a_place_for_the_game_that_is_said_and_the_content_stays(
    page: Page, serve: Serve, watch: Watch, home: str
) -> None:
    watch.expect("<golf-board>: where is the game")
    with page.expect_console_message(lambda message: "where is the game" in message.text):
        page.goto(serve(board("one", f'code="{CODE}" {home}'), _copied()))
    expect(page.locator("#one p")).to_be_visible()
    assert page.locator("#one iframe").count() == 0
    assert page.evaluate("window.hit") is None


# ---- Where the element stands


def test_d4_commands_reach_a_board_in_a_sandboxed_page(page: Page, serve: Serve) -> None:
    """As in playgrounds, notebooks and learning platforms: the page around the board has no origin."""
    address = serve(board())
    page.set_content(
        f'<iframe id="host" sandbox="allow-scripts" src="{address}" width="600" height="600"></iframe>'
    )
    handle = page.locator("#host").element_handle()
    host = handle and handle.content_frame()
    assert host
    frame = ready(host)
    assert host.evaluate("origin") == "null"
    do(host, "s")
    shows(frame, 1)
    host.evaluate("document.getElementById('one').load({code: 'GO1-C-BBBBBBB', moves: 'ss'})")
    shows(frame, 2)
    host.evaluate("document.getElementById('one').lang = 'pl'")
    expect(frame.locator("html")).to_have_attribute("lang", say("pl", "language.tag"))


def test_d4_commands_reach_a_board_in_a_page_from_a_file(
    page: Page, serve: Serve, watch: Watch, tmp_path: Path
) -> None:
    watch.expect("request that leaves the origin: file:")
    serve(board())
    page.goto((tmp_path / "index.html").as_uri())
    frame = ready(page)
    do(page, "s")
    shows(frame, 1)


def test_d4_a_board_in_a_shadow_root_is_heard_outside(page: Page, serve: Serve) -> None:
    page.goto(serve(f'<div><template shadowrootmode="open">{board()}</template></div>'))
    ready(page)
    until(page, "heard.some(({type}) => type === 'golf:state')")


class _Isolated(SimpleHTTPRequestHandler):
    """Serves pages with the policies of notebooks and of playgrounds for WebAssembly."""

    def end_headers(self) -> None:
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.mark.parametrize("kind", ["element", "frame"])
def test_d4_a_page_that_shows_only_isolated_frames_shows_boards(
    page: Page, serve: Serve, site: SiteServer, watch: Watch, tmp_path: Path, kind: str
) -> None:
    """The element makes a frame without credentials, which such a page may show; a plain frame says so itself."""
    frame_text = (
        f'<div id="one"><iframe credentialless src="{site.address}?embed=1&code={CODE}"></iframe></div>'
    )
    serve(
        *(board(), '<script src="SRC" crossorigin async></script>') if kind == "element" else (frame_text, "")
    )
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Isolated, directory=str(tmp_path))) as server:
        thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        address = f"http://localhost:{server.server_address[1]}"
        watch.allow_origin(address)
        page.goto(address)
        assert page.evaluate("crossOriginIsolated")
        frame = ready(page)
        frame.locator('[data-pile="stock"]').click()
        shows(frame, 1)
        server.shutdown()


def test_d4_frames_have_names_of_their_own(page: Page, serve: Serve) -> None:
    boards = [
        board("one"), board("two"), board("three", f'code="{CODE}" moves="s5"'),
        board("four", 'position="S~7C8S.6H~7D~" title="My example"'), board("five", 'aria-label="My example"'),
        board("six", f'code="{CODE}" moves="s" captions="Nothing fits|The 8 comes"'),
    ]  # fmt: skip
    page.goto(serve("<h1>Boards</h1>" + "".join(boards)))
    for name in ("one", "two", "three", "four", "five", "six"):
        page.locator(f"#{name}").scroll_into_view_if_needed()
        ready(page, name)
    titles = [frame.get_attribute("title") for frame in page.locator("golf-board iframe").all()]
    assert titles == [
        f"Golf: {CODE}", f"Golf: {CODE} (2)", f"Golf: {CODE} s5", "My example", "My example (2)",
        "Golf: Nothing fits",
    ]  # fmt: skip
    assert not [rule for rule in violations(page) if "frame" in rule]


# ---- What is moved and what changes


def test_d4_a_board_that_is_moved_keeps_its_game(page: Page, serve: Serve) -> None:
    page.goto(serve(board("one", f'code="{CODE}" highlight="9C"') + '<section id="other"></section>'))
    frame = ready(page)
    for move in ("s", "5"):
        do(page, move)
    shows(frame, 2)
    if page.evaluate("'moveBefore' in Element.prototype"):
        page.evaluate("document.getElementById('other').moveBefore(document.getElementById('one'), null)")
        do(page, "u")
        do(page, "5")
        shows(frame, 3)  # undo counts no move
        assert len(heard(page, "golf:ready")) == 1  # not even loaded again
    page.evaluate("document.querySelector('main').append(document.getElementById('one'))")
    until(page, "heard.filter(({type}) => type === 'golf:ready').length === 2")
    states = heard(page, "golf:state")
    assert (states[-1]["code"], states[-1]["line"]) == (CODE, "s 5")
    expect(ready(page).locator('[data-card="9C"]')).to_have_class(re.compile("marked"))
    # Another deal is another deal.
    page.evaluate("document.getElementById('one').setAttribute('code', 'GO1-E-BBBBBBB')")
    until(page, "heard.filter(({type}) => type === 'golf:ready').length === 3")
    assert [heard(page, "golf:state")[-1][key] for key in ("code", "line")] == ["GO1-E-BBBBBBB", ""]


@pytest.mark.parametrize(
    ("attribute", "value", "seen"),
    [
        ("theme", "dark", "document.documentElement.dataset.theme === 'dark'"),
        (
            "lang",
            "ru",
            "document.documentElement.lang === 'ru' && document.querySelector('[data-do=rules]').title === RULES",
        ),
        ("controls", "none", "document.documentElement.dataset.controls === 'none'"),
        ("highlight", "column-2", "Boolean(document.querySelector('[data-pile=column-2].marked'))"),
    ],
)
def test_d4_a_changed_look_does_not_begin_the_board_anew(
    page: Page, serve: Serve, attribute: str, value: str, seen: str
) -> None:
    page.goto(serve('<input aria-label="Name">' + board("one", f'code="{CODE}" lang="en" theme="light"')))
    frame = ready(page)
    do(page, "s")
    shows(frame, 1)
    page.get_by_label("Name").focus()
    page.evaluate(
        "([name, value]) => { const one = document.getElementById('one'); one.setAttribute(name, value); one.do('5'); }",
        [attribute, value],
    )
    condition = seen.replace("RULES", repr(say("ru", "action.rules")))
    eventually(page, lambda: frame.locator("html").evaluate(f"() => {condition}"), condition)
    until(page, "heard.some(({type, detail}) => type === 'golf:state' && detail.line === 's 5')")
    assert len(heard(page, "golf:ready")) == 1
    expect(page.get_by_label("Name")).to_be_focused()
    # As usual again.
    page.evaluate("(name) => document.getElementById('one').removeAttribute(name)", attribute)
    usual = f"!({condition})" if attribute != "lang" else "document.documentElement.lang === 'en'"
    eventually(page, lambda: frame.locator("html").evaluate(f"() => {usual}"), usual)
    assert len(heard(page, "golf:ready")) == 1


def test_d4_what_changes_while_a_board_starts_is_taken_over_in_its_order(page: Page, serve: Serve) -> None:
    page.goto(serve(board("one", f'code="{CODE}" theme="light"')))
    until(page, "Boolean(document.getElementById('one').shadowRoot?.querySelector('iframe'))")
    for theme in ("dark", "contrast", "light", "dark"):
        page.evaluate("(theme) => document.getElementById('one').setAttribute('theme', theme)", theme)
        do(page, "s")
    frame = ready(page)
    shows(frame, 4)
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    assert len(heard(page, "golf:ready")) == 1


_THEMES = """<style>.night { color-scheme: dark } :root.both { color-scheme: light dark }</style>"""


def test_d4_a_board_may_follow_the_pages_own_colours(page: Page, serve: Serve) -> None:
    """`theme="page"`: as the page's `color-scheme` is where the board stands, and when that changes."""
    page.goto(serve(f'{_THEMES}<div id="around">{board("one", f"""code="{CODE}" theme="page" """)}</div>'))
    root = ready(page).locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    for change, theme in (
        ("document.documentElement.classList.add('night')", "dark"),
        ("document.documentElement.classList.remove('night')", "light"),
        ("document.getElementById('around').classList.add('night')", "dark"),
        ("document.getElementById('around').classList.remove('night')", "light"),
        (
            "document.head.append(Object.assign(document.createElement('style'), {textContent: ':root {color-scheme: dark}'}))",
            "dark",
        ),
        ("document.documentElement.classList.add('both')", "light"),
    ):
        page.evaluate(change)
        expect(root).to_have_attribute("data-theme", theme)
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
    assert len(heard(page, "golf:ready")) == 1


def test_d4_a_dark_page_has_its_board_dark_from_the_start(page: Page, serve: Serve) -> None:
    page.goto(serve(f'{_THEMES}<div class="night">{board("one", f"""code="{CODE}" theme="page" """)}</div>'))
    expect(ready(page).locator("html")).to_have_attribute("data-theme", "dark")


def test_d4_a_board_speaks_the_language_of_the_text_around_it(page: Page, serve: Serve) -> None:
    inner = f'<div lang="pl"><div><template shadowrootmode="open">{board("two")}</template></div></div>'
    page.goto(serve(f'<div lang="pt-BR">{board()}</div>{inner}{board("three")}'))
    roots = {name: ready(page, name).locator("html") for name in ("one", "two", "three")}
    for name, language in (("one", "pt"), ("two", "pl"), ("three", "en")):
        expect(roots[name]).to_have_attribute("lang", say(language, "language.tag"))
    page.evaluate("document.documentElement.lang = 'ru'")
    expect(roots["three"]).to_have_attribute("lang", say("ru", "language.tag"))
    # A language that the game does not speak: as the reader's browser prefers.
    page.evaluate("document.documentElement.lang = 'fr'")
    expect(roots["three"]).to_have_attribute("lang", say("en", "language.tag"))
    assert len(heard(page, "golf:ready")) == 3


def test_d4_captions_run_in_the_direction_of_their_own_words(page: Page, serve: Serve) -> None:
    page.goto(serve(board("one", f'code="{CODE}" moves="s" captions="שום דבר לא מתאים|The 8"')))
    caption = ready(page).locator(".caption-text")
    assert caption.evaluate("one => getComputedStyle(one).direction") == "rtl"


def test_d4_a_board_whose_look_changes_touches_no_storage(page: Page, serve: Serve) -> None:
    page.add_init_script(SPY)
    page.goto(serve(board("one", f'code="{CODE}" theme="page"')))
    root = ready(page).locator("html")
    page.evaluate("Object.assign(document.getElementById('one'), {lang: 'pl'}).setAttribute('theme', 'dark')")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("lang", "pl")
    do(page, "s")
    until(page, "heard.some(({type, detail}) => type === 'golf:state' && detail.line === 's')")
    assert root.evaluate("window.touched") == []
