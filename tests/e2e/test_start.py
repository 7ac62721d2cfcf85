"""From the first paint to the first move: nothing wrong is shown, nothing moves, no tap is lost."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from golf.cards import card_text
from golf.site.browsers import NEEDS, oldest

from .driving import CODE, LANGUAGES, Golf, say, session_after, until
from .watching import Watch

BUNDLE = re.compile(r"/golf-\w+\.txt$")
LATER = re.compile(r"/golf-later-\w+\.txt$")
WASM = re.compile(r"\.wasm$")

# Every card of the table with where it lies, as the page has it at one moment.
_CARDS = """() => [...document.querySelectorAll('.card')].map((card) => {
  const box = card.getBoundingClientRect();
  const face = Boolean(card.dataset.card) || card.childElementCount > 0;
  return {face, left: box.left, top: box.top, width: box.width, height: box.height};
})"""


@contextmanager
def holding(page: Page, pattern: re.Pattern[str]) -> Iterator[None]:
    """Requests that match are answered only after the block."""
    held: list[Route] = []
    holds = True
    page.route(pattern, lambda route: held.append(route) if holds else route.continue_())
    try:
        yield
    finally:
        holds = False
        for route in held:
            route.continue_()


def paint(golf: Golf, query: str) -> None:
    """Open a page whose Python is held back, up to its first paint."""
    golf.page.goto(golf.address + query, wait_until="commit")
    until(golf.page, "() => performance.getEntriesByName('first-contentful-paint').length")


SIZES = [(360, 740), (1440, 900), (640, 360), (320, 568)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_first_paint_shows_only_backs_in_their_final_places(
    new_golf: Callable[..., Golf], width: int, height: int
) -> None:
    golf = new_golf(width, height)
    with holding(golf.page, BUNDLE):
        paint(golf, f"?code={CODE}")
        neutral = golf.page.evaluate(_CARDS)
        assert len(neutral) == 35 + 1 + 16
        assert not [card for card in neutral if card["face"]]
        assert golf.page.locator("[data-card]").count() == 0
        assert golf.page.locator("body").inner_text().strip() == "Golf"  # the heading, for listeners only
        assert golf.page.locator("html[data-ready]").count() == 0
    golf.ready()
    dealt = golf.page.evaluate(_CARDS)
    assert [card["face"] for card in dealt] == [True] * 36 + [False] * 16
    for before, after in zip(neutral, dealt, strict=True):
        del before["face"], after["face"]
        assert before == pytest.approx(after, abs=0.5)


def test_without_scripts_the_table_lies_neutral_and_says_what_is_missing(
    new_golf: Callable[..., Golf],
) -> None:
    page = new_golf(java_script_enabled=False).page
    page.goto(new_golf().address + f"?code={CODE}")
    assert page.locator(".card").count() == 52
    assert page.locator("[data-card]").count() == 0
    assert page.locator("#golf").inner_text().strip() == "Golf"  # the heading, for listeners only
    for language in LANGUAGES:
        expect(page.get_by_text(say(language, "start.noscript"), exact=True)).to_be_visible()


_SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifts.push([entry.value, ...entry.sources.map((source) => source.node?.outerHTML?.slice(0, 90))]);
    }
  }).observe({type: 'layout-shift', buffered: true});
}"""


def _measure_shifts(page: Page) -> None:
    """Have the page note from its start on what moves, in `window.shifts`."""
    page.add_init_script(f"({_SHIFTS})()")
    if not page.evaluate("PerformanceObserver.supportedEntryTypes.includes('layout-shift')"):
        pytest.skip("this browser does not measure layout shifts")


@pytest.mark.parametrize("query", [*[f"lang={language}" for language in LANGUAGES], "embed=1"])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900)])
def test_nothing_moves_from_the_first_paint_to_ready(
    new_golf: Callable[..., Golf], width: int, height: int, query: str
) -> None:
    golf = new_golf(width, height)
    page = golf.page
    _measure_shifts(page)
    with holding(page, BUNDLE):
        paint(golf, f"?code={CODE}&moves=s%205&{query}")
    golf.ready()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("window.shifts") == []


class _InPieces(SimpleHTTPRequestHandler):
    """Sends the start page as a slow network does: its bar is cut, and the rest comes later."""

    def do_GET(self) -> None:
        if urlsplit(self.path).path != "/":
            super().do_GET()
            return
        page = (Path(self.directory) / "index.html").read_bytes()
        cut = page.index(b'data-do="more"')
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(page[:cut])
        time.sleep(0.3)
        self.wfile.write(page[cut:])

    def log_message(self, *_: object) -> None:
        """Says nothing."""


def test_nothing_moves_where_the_page_comes_in_pieces(
    new_context: Callable[..., BrowserContext], dist: Path, watch: Watch
) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_InPieces, directory=str(dist))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        watch.allow_origin(address)
        context = new_context()
        page = context.new_page()
        _measure_shifts(page)
        try:
            Golf(page, address).open(f"?code={CODE}")
            until(page, "window.golf.later().then(() => true)")  # nothing is on its way when the server ends
            assert page.evaluate("window.shifts") == []
        finally:
            context.close()
            server.shutdown()


# Each state of the table that a frame could have shown: the marks of its cards with their places.
_SEEN = """() => {
  window.seen = new Set();
  const look = () => {
    const cards = [...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card + card.getAttribute('style'));
    if (cards.length) window.seen.add(cards.join(' '));
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
  setInterval(look, 1);
}"""


@pytest.mark.parametrize(
    "query", ["", f"?code={CODE}", "?position=E~8C.2H3H~9C~TS"], ids=["saved", "link", "position"]
)
def test_no_flash_of_wrong_cards(golf: Golf, query: str) -> None:
    golf.open("?code=GO1-E-CCCCCCC&moves=s%20s")  # a saved game, which a link must not show first
    if not query:
        golf.play("s")
    page = golf.page
    page.add_init_script(f"({_SEEN})()")
    golf.open(query)
    last = page.evaluate(
        "[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card + card.getAttribute('style')).join(' ')"
    )
    assert page.evaluate("[...window.seen]") == [last]


def test_taps_before_ready_are_kept_and_played(golf: Golf) -> None:
    page = golf.page
    with holding(page, BUNDLE):
        paint(golf, f"?code={CODE}")
        golf.place("stock").click()
        page.locator('.card[data-do="5"]').click()
        page.locator('.card[data-do="2"]').click()
        assert page.locator("[data-card]").count() == 0
    golf.ready()
    golf.expect_game(CODE, "s 5 2")
    golf.play("u")
    golf.expect_game(CODE, "s 5", moves=3)


def test_a_window_asked_for_before_ready_opens(golf: Golf) -> None:
    with holding(golf.page, BUNDLE):
        paint(golf, f"?code={CODE}")
        golf.page.locator("[data-do=settings]").click()
    golf.ready()
    expect(golf.window("settings")).to_be_visible()


# ---- The watchdog


def impatient(page: Page, milliseconds: int = 300) -> None:
    """Serve the page with a shorter patience among its build facts."""

    def answer(route: Route) -> None:
        response = route.fetch()
        body, count = re.subn(r'"patience": ?\d+', f'"patience": {milliseconds}', response.text())
        assert count == 1
        route.fulfill(response=response, body=body)

    page.route(lambda address: "?" in address or address.endswith("/"), answer)


BROKEN = {
    "interpreter": WASM,
    "game": BUNDLE,
    "words": re.compile(r"/words-\w+-\w+\.json$"),
    "loader": re.compile(r"/micropython\.mjs$"),
    "pyscript": re.compile(r"/core\.js$"),
    "pyscript's part": re.compile(r"/core-\w+\.js$"),
}


# How a file cannot be had, and what is then said of it (`start.…`).
HOW: dict[str, tuple[Callable[[Route], None], str]] = {
    "no network": (lambda route: route.abort(), "network"),
    "gone": (lambda route: route.fulfill(status=404, body="not here"), "missing"),
    "server down": (lambda route: route.fulfill(status=503, body="later"), "network"),
}


@pytest.mark.parametrize(
    ("broken", "how", "language"),
    [
        ("interpreter", "no network", "en"),
        ("interpreter", "gone", "en"),
        ("loader", "gone", "en"),
        ("game", "no network", "pt"),
        ("game", "gone", "pt"),
        ("game", "server down", "pt"),
        ("words", "no network", "pl"),
        ("words", "gone", "pl"),
        ("pyscript", "no network", "ru"),
        ("pyscript", "gone", "ru"),
        ("pyscript's part", "no network", "ru"),
    ],
)
def test_failure_is_told_at_once_with_what_is_missing(
    golf: Golf, watch: Watch, broken: str, how: str, language: str
) -> None:
    watch.expect(r"^(console error|exception)")  # of what is broken here on purpose
    page = golf.page
    answer, why = HOW[how]
    page.route(BROKEN[broken], answer)
    page.goto(f"{golf.address}?code={CODE}&lang={language}")
    trouble = page.get_by_role("alert")
    expect(trouble).to_be_visible()  # the last resort comes later than anything is waited for here
    expect(trouble).to_contain_text(say(language, "start.trouble"))
    expect(trouble).to_contain_text(say(language, f"start.{why}"))
    expect(trouble.get_by_role("link")).to_have_count(0)
    assert "Mozilla/" in trouble.locator("pre").inner_text()
    assert page.locator("html[data-ready]").count() == 0
    # Loading it again, once the network is back, starts the game.
    page.unroute(BROKEN[broken])
    trouble.get_by_role("button", name=say(language, "start.reload"), exact=True).click()
    golf.ready()
    expect(page.get_by_text(say(language, "start.trouble"))).to_be_hidden()
    golf.expect_game(CODE, "")


def test_a_damaged_download_is_told_at_once(golf: Golf, watch: Watch) -> None:
    watch.expect(r"^(console error|exception)")
    golf.page.route(BUNDLE, lambda route: route.fulfill(status=200, body="cut off"))
    golf.page.goto(f"{golf.address}?code={CODE}")
    expect(golf.page.get_by_role("alert")).to_contain_text(say("en", "start.help"))


def test_a_start_that_python_cannot_finish_is_told_at_once(golf: Golf, watch: Watch) -> None:
    watch.expect(r"^(console error|exception)")
    golf.page.route(re.compile(r"/words-\w+-\w+\.json$"), lambda route: route.fulfill(status=200, body="{}"))
    golf.page.goto(f"{golf.address}?code={CODE}")
    trouble = golf.page.get_by_role("alert")
    expect(trouble).to_contain_text(say("en", "start.help"))
    assert "KeyError" in trouble.locator("pre").inner_text()


def test_a_card_game_that_cannot_be_had_leads_back_to_the_solitaire(golf: Golf, watch: Watch) -> None:
    watch.expect(r"^(console error|exception)")
    page = golf.page
    page.route(re.compile(r"/(golf-cards|cards)-[\w-]+\.\w+$"), lambda route: route.abort())
    golf.open(f"?code={CODE}")
    golf.page.locator("a.to-cards").click()
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text(say("en", "start.network"))
    trouble.get_by_role("link", name=say("en", "start.back"), exact=True).click()
    golf.ready()
    golf.expect_game(CODE, "")


def test_a_page_that_was_opened_as_a_file_says_how_it_is_served(
    new_context: Callable[..., BrowserContext], dist: Path, watch: Watch
) -> None:
    watch.expect(".")  # a browser loads nothing then, and says so for each file
    watch.allow_origin("file://")
    page = new_context().new_page()
    page.goto(f"{(dist / 'index.html').as_uri()}?lang=en")
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text(say("en", "start.file"))
    assert "make play" in trouble.inner_text()


LACKING = {
    "WebAssembly": "delete window.WebAssembly",
    "<dialog>": "delete window.HTMLDialogElement",
    "Object.hasOwn": "delete Object.hasOwn",
    "structuredClone": "delete window.structuredClone",
    "cqw": "CSS.supports = (_, value) => value !== '1cqw'",
    "dvh": "CSS.supports = (_, value) => value !== '1dvh'",
}


@pytest.mark.parametrize("lacking", LACKING)
def test_a_browser_that_lacks_something_is_told_what_and_the_oldest_that_have_it(
    golf: Golf, watch: Watch, lacking: str
) -> None:
    watch.expect(r"^(console error|exception)")
    golf.page.add_init_script(LACKING[lacking])
    golf.page.goto(f"{golf.address}?code={CODE}")
    trouble = golf.page.get_by_role("alert")
    expect(trouble).to_contain_text(say("en", "start.browser", lacks=lacking, browsers=oldest()))
    golf.page.wait_for_timeout(1000)
    expect(trouble).to_be_visible()
    assert golf.page.locator("html[data-ready]").count() == 0  # half a game is none


def test_every_need_of_a_start_is_tried_here() -> None:
    assert set(LACKING) == {need.name for need in NEEDS if need.test}


def test_an_error_of_something_else_is_no_trouble(golf: Golf, watch: Watch) -> None:
    watch.expect("exception")
    golf.page.add_init_script(
        "setTimeout(() => { throw new Error('of an extension'); }); Promise.reject('x')"
    )
    with holding(golf.page, BUNDLE):
        paint(golf, f"?code={CODE}")
        golf.page.wait_for_timeout(500)
        expect(golf.page.get_by_role("alert")).to_be_hidden()
    golf.ready()


def test_a_start_that_hangs_is_told_in_the_end(golf: Golf) -> None:
    impatient(golf.page)
    with holding(golf.page, BUNDLE):
        golf.page.goto(f"{golf.address}?code={CODE}", wait_until="commit")
        expect(golf.page.get_by_role("alert")).to_contain_text(say("en", "start.help"))
    golf.ready()


def test_a_slow_start_takes_the_message_back(golf: Golf) -> None:
    page = golf.page
    impatient(page)
    with holding(page, re.compile(r"/words-\w+-\w+\.json$")):
        page.goto(f"{golf.address}?code={CODE}")
        expect(page.get_by_role("alert")).to_be_visible()
    golf.ready()
    expect(page.get_by_text(say("en", "start.trouble"))).to_be_hidden()
    golf.play("s")
    golf.expect_game(CODE, "s")


def test_no_tap_waits_for_what_comes_later(golf: Golf) -> None:
    """A look at a card needs code that comes after the start; a pointer looks before it taps."""
    with holding(golf.page, LATER):
        golf.open(f"?code={CODE}&moves=s")
        until(
            golf.page, "() => performance.getEntriesByType('resource').some((one) => /proven/.test(one.name))"
        )
        golf.page.mouse.move(5, 5)
        golf.play("5")
        assert golf.columns() == [
            [card_text(card) for card in column] for column in session_after(CODE, "s 5").table.columns
        ]
    golf.play("2")
    golf.expect_game(CODE, "s 5 2")
