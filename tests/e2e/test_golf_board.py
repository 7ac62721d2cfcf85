"""`<golf-board>` in a page of another site: boards, figures until needed, events and commands (D4).

The host is `localhost`, the game `127.0.0.1`: another port would still be the same site.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from golf.site.serve import SiteServer
from tests.samples import DATA

from .driving import CODE, Golf, eventually, say, until
from .watching import Watch

_HEAD = """<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
<script>
  window.heard = [];
  for (const type of ['golf:ready', 'golf:resize', 'golf:state', 'golf:refused'])
    addEventListener(type, ({detail, target}) => heard.push({type, detail, id: target.id}));
</script>
<style>golf-board { width: 340px; margin: 8px; display: inline-block; vertical-align: top; min-height: 470px } .gap { height: 3000px }</style>
"""

Serve = Callable[[str], str]


@pytest.fixture
def serve(tmp_path: Path, site: SiteServer, watch: Watch) -> Iterator[Serve]:
    """Serves a host page on another site, with the script of the boards; gives its address."""
    with SiteServer(tmp_path) as server:
        address = server.address.replace("127.0.0.1", "localhost")
        watch.allow_origin(address)

        def put(body: str) -> str:
            script = f'<script src="{site.address}embed/v1.js" async></script>'
            (tmp_path / "index.html").write_text(_HEAD + body + script, "utf-8")
            return address

        yield put


def board(name: str, attributes: str = f'code="{CODE}"', content: str = "<p>Figure</p>") -> str:
    return f'<golf-board id="{name}" {attributes} lang="en">{content}</golf-board>'


def frame_of(page: Page, name: str) -> FrameLocator:
    return page.frame_locator(f"#{name} iframe")


def ready(page: Page, name: str) -> FrameLocator:
    frame = frame_of(page, name)
    expect(frame.locator("html")).to_have_attribute("data-ready", "true", timeout=30_000)
    return frame


def fits(page: Page, frame: FrameLocator) -> None:
    """Wait until a board's frame is as large as what is in it."""
    root = frame.locator("html")
    for over in ("root => root.scrollHeight - innerHeight", "root => root.scrollWidth - innerWidth"):
        eventually(page, lambda over=over: root.evaluate(over) <= 0, over)


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        "(kind) => heard.filter(({type}) => type === kind).map(({detail, id}) => ({...detail, id}))", kind
    )
    return found


def test_d4_six_boards_in_view_ten_further_down_and_a_bare_sandbox(
    golf: Golf, serve: Serve, site: SiteServer
) -> None:
    """A tap on each plays, those out of view stay figures, and a game in progress is untouched."""
    golf.open("?code=GO1-C-BBBBBBB&moves=s")
    kept = golf.storage()
    page = golf.page.context.new_page()
    page.set_viewport_size({"width": 1200, "height": 1000})
    sandboxed = f'<iframe id="bare" sandbox="allow-scripts" width="340" height="420" title="Golf" src="{site.address}?embed=1&code={CODE}"></iframe>'
    near = "".join(board(f"near{at}") for at in range(6))
    far = "".join(board(f"far{at}") for at in range(10))
    page.goto(serve(near + sandboxed + '<div class="gap"></div>' + far))
    for at in range(6):
        frame = ready(page, f"near{at}")
        frame.locator('[data-pile="stock"]').click()
        expect(frame.locator('[data-field="moves"]')).to_have_text("1")
        # A board that grows pushes those below it away.
        fits(page, frame)
    bare = page.frame_locator("#bare")
    expect(bare.locator("html")).to_have_attribute("data-ready", "true", timeout=30_000)
    page.locator("#bare").scroll_into_view_if_needed()
    # A press goes to what the screen shows there, and the screen shows it with the next frame.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    bare.locator('[data-pile="stock"]').click()
    expect(bare.locator('[data-field="moves"]')).to_have_text("1")
    # None of those further down has loaded anything.
    assert page.locator("golf-board iframe").count() == 6
    expect(page.locator("#far9 p")).to_be_attached()
    page.locator("#far9").scroll_into_view_if_needed()
    frame = ready(page, "far9")
    frame.locator('[data-card="9C"]').click()
    expect(frame.locator('[data-field="message"]')).to_have_text(say("en", "refusal.not_adjacent"))
    expect(page.locator("#far9 p")).to_be_hidden()
    assert golf.storage() == kept
    golf.reload()
    golf.expect_game("GO1-C-BBBBBBB", "s")


def test_d4_heights_follow_content_and_width(page: Page, serve: Serve) -> None:
    page.goto(
        serve(
            board("one")
            + board("small", 'position="S~7C8S.6H~7D~"')
            + board("told", f'code="{CODE}" moves="s52" captions="a|b|c|d"')
        )
    )
    for name in ("one", "small", "told"):
        frame = ready(page, name)
        until(page, "(name) => heard.some(({type, id}) => type === 'golf:resize' && id === name)", arg=name)
        until(
            page,
            "(name) => { const frame = document.getElementById(name).shadowRoot.querySelector('iframe'); return frame.style.height && frame.offsetHeight === Math.round(parseFloat(frame.style.height)); }",
            arg=name,
        )
        # The words come a moment after the first report, and the height follows them.
        fits(page, frame)
    tall = page.locator("#one iframe").bounding_box()
    page.evaluate("document.getElementById('one').style.width = '700px'")
    until(
        page,
        "(height) => document.getElementById('one').shadowRoot.querySelector('iframe').offsetHeight > height",
        arg=tall and tall["height"],
    )


def test_d4_events_and_commands(page: Page, serve: Serve) -> None:
    page.goto(serve(board("one")))
    # A command given before the board is ready is carried out then.
    until(page, "Boolean(customElements.get('golf-board'))")
    page.evaluate("document.getElementById('one').do('s')")
    frame = ready(page, "one")
    expect(frame.locator('[data-field="moves"]')).to_have_text("1")
    page.evaluate("document.getElementById('one').do('5')")
    expect(frame.locator('[data-field="score"]')).to_have_text("10")
    page.evaluate("document.getElementById('one').do('1')")
    expect(frame.locator('[data-field="message"]')).to_have_text(say("en", "refusal.not_adjacent"))
    page.evaluate("document.getElementById('one').load({code: 'GO1-C-BBBBBBB', moves: 's s'})")
    expect(frame.locator('[data-field="moves"]')).to_have_text("2")
    page.evaluate("document.getElementById('one').load({code: 'rubbish'})")
    until(page, "heard.filter(({type}) => type === 'golf:refused').length >= 2")
    assert [(one["move"], one["reason"]) for one in heard(page, "golf:refused")] == [
        ("1", "not_adjacent"),
        ("load", "code_unknown"),
    ]
    states = heard(page, "golf:state")
    assert [(one["code"], one["line"]) for one in states] == [
        (CODE, ""), (CODE, "s"), (CODE, "s 5"), ("GO1-C-BBBBBBB", "s s"),
    ]  # fmt: skip
    assert len(heard(page, "golf:ready")) == 1
    page.evaluate("document.getElementById('one').setAttribute('code', 'GO1-E-BBBBBBB')")
    until(page, "heard.filter(({type}) => type === 'golf:ready').length === 2")
    assert heard(page, "golf:state")[-1]["code"] == "GO1-E-BBBBBBB"


def test_d4_options_of_a_board(page: Page, serve: Serve) -> None:
    attributes = f'code="{CODE}" moves="s52" theme="dark" controls="undo" highlight="column-3 6H" interactive="off" captions="Start|Draw <b>|Nine|Eight"'
    page.goto(serve(board("one", attributes)))
    frame = ready(page, "one")
    root = frame.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(frame.locator(".fields")).to_be_hidden()
    expect(frame.locator('.actions [data-do="u"]')).to_be_visible()
    expect(frame.locator('.actions [data-do="rules"]')).to_be_hidden()
    expect(frame.locator('[data-pile="column-3"]')).to_have_class("place column marked")
    assert "marked" in (frame.locator('[data-card="6H"]').get_attribute("class") or "")
    caption = frame.locator(".caption-text")
    expect(caption).to_have_text("Start")
    following = frame.get_by_role("button", name=say("en", "caption.on"), exact=True)
    following.click()
    expect(caption).to_have_text("Draw <b>")
    following.click()
    following.click()
    expect(caption).to_have_text("Eight")
    expect(following).to_have_attribute("aria-disabled", "true")
    frame.get_by_role("button", name=say("en", "caption.back"), exact=True).click()
    expect(caption).to_have_text("Nine")
    frame.locator('[data-card="6H"]').click()
    expect(frame.locator('[data-field="message"]')).to_be_empty()  # refusals are not explained


def test_hostile_messages_and_attributes_change_nothing(page: Page, serve: Serve) -> None:
    """The corpus, from the host to the board and from a frame to the host; the console stays silent."""
    hostile = json.loads((DATA / "hostile.json").read_text("utf-8"))
    page.goto(
        serve(board("one", f'code="{CODE}" moves="s"') + '<iframe id="stranger" srcdoc="<p>x</p>"></iframe>')
    )
    frame = ready(page, "one")
    frame.locator("html").evaluate("() => (window.hit = 0)")
    page.evaluate("window.hit = 0")
    before = len(heard(page, "golf:state"))
    page.evaluate(
        """(messages) => {
          const board = document.getElementById('one').shadowRoot.querySelector('iframe').contentWindow;
          for (const message of messages) board.postMessage(message, '*');
          board.postMessage(10n, '*');
          const round = {v: 1, type: 'golf:do'};
          round.do = round;
          board.postMessage(round, '*');
          board.postMessage(new Map([['v', 1]]), '*');
        }""",
        hostile["messages"],
    )
    # What a stranger's frame sends to the host is no event; what the board itself would send wrongly neither.
    page.evaluate(
        """(messages) => {
          const stranger = document.getElementById('stranger').contentWindow;
          stranger.eval('(messages) => messages.forEach((message) => parent.postMessage(message, "*"))')(messages);
          stranger.eval('parent.postMessage({v: 1, type: "golf:state", code: "x", line: "", score: 1, status: "won"}, "*")');
        }""",
        hostile["messages"],
    )
    frame.locator("html").evaluate(
        "(root, messages) => messages.forEach((message) => parent.postMessage(message, '*'))",
        hostile["messages"],
    )
    # Messages keep their order: when this one is answered, all have been heard.
    page.evaluate("document.getElementById('one').do('5')")
    expect(frame.locator('[data-field="score"]')).to_have_text("10")
    states = heard(page, "golf:state")[before:]
    assert [one["line"] for one in states] == ["s 5"]
    assert all(
        set(one) <= {"move", "reason", "id"} and "<" not in str(one) for one in heard(page, "golf:refused")
    )
    assert all(160 <= one["height"] <= 2000 for one in heard(page, "golf:resize"))
    assert frame.locator("#golf img, #golf script, dialog *").count() == 0
    assert frame.locator("html").evaluate("window.hit") == 0
    assert page.evaluate("window.hit") == 0


def test_hostile_links_change_nothing(golf: Golf) -> None:
    """Each hostile text in an address: the game opens as ever, and nothing of it is an element."""
    hostile = json.loads((DATA / "hostile.json").read_text("utf-8"))
    golf.open("?code=GO1-C-BBBBBBB&moves=s")
    page = golf.page
    page.add_init_script("window.hit = 0")
    asked = [{"code": text} for text in hostile["codes"][:24:3]]
    asked += [{"position": text} for text in hostile["positions"][16:26:3]]
    asked += [{"code": CODE, "moves": text} for text in hostile["moves"][:8:3]]
    asked += [{"embed": "1", "code": CODE} | link for link in hostile["links"][:8]]
    for parameters in asked:
        query = page.evaluate("(parameters) => new URLSearchParams(parameters).toString()", parameters)
        if len(query) > 2000:
            continue  # servers refuse such addresses
        golf.open(f"?{query}")
        assert (
            page.locator("#golf img, #golf script, #golf iframe, #golf b:not(.corner b), dialog *").count()
            == 0
        )
        assert page.evaluate("window.hit") == 0


def test_scripts_off_the_picture_stays(new_golf: Callable[..., Golf], serve: Serve) -> None:
    golf = new_golf(java_script_enabled=False)
    golf.page.goto(
        serve(board("one", content='<svg role="img" aria-label="A position" width="50" height="50"></svg>'))
    )
    expect(golf.page.get_by_role("img", name="A position")).to_be_visible()


def test_d4_the_page_for_authors_has_live_examples(page: Page, site: SiteServer) -> None:
    page.goto(site.address + "embed/")
    page.evaluate("document.querySelectorAll('golf-board').forEach((board, at) => (board.id = 'b' + at))")
    for at in range(page.locator("golf-board").count()):
        page.locator(f"#b{at}").scroll_into_view_if_needed()
        ready(page, f"b{at}")
    page.get_by_role("button", name='do("u")').click()
    expect(page.locator(".heard li").first).to_contain_text("golf:state")
    expect(frame_of(page, "b0").locator('[data-field="score"]')).to_have_text("10")


PARENTS = (
    "display:grid",
    "display:flex",
    "display:flex; flex-direction:column",
    "display:inline-block",
    "float:left",
)


@pytest.mark.parametrize("content", ["", "<p>Figure</p>"], ids=["empty", "figure"])
def test_d4_a_board_comes_whatever_lays_out_its_parent(page: Page, serve: Serve, content: str) -> None:
    boards = [
        f'<div style="{parent}">{board(f"b{at}", content=content)}</div><br style="clear:both">'
        for at, parent in enumerate(PARENTS)
    ]
    page.goto(serve("<style>golf-board { all: unset }</style>" + "".join(boards)))
    for at in range(len(PARENTS)):
        page.locator(f"#b{at}").scroll_into_view_if_needed()
        frame = ready(page, f"b{at}")
        expect(page.locator(f"#b{at} iframe")).to_be_visible()
        until(page, "(id) => heard.some((one) => one.type === 'golf:resize' && one.id === id)", arg=f"b{at}")
        fits(page, frame)
        box = page.locator(f"#b{at} iframe").bounding_box()
        assert box
        assert box["width"] >= 300, PARENTS[at]
        assert box["height"] >= 300, PARENTS[at]


def test_d4_what_the_attributes_ask_for_in_vain_is_told(page: Page, serve: Serve) -> None:
    page.goto(serve(board("one", f'code="{CODE}" moves="1s52"') + board("two", 'code="GO1-Q-1"')))
    ready(page, "one")
    ready(page, "two")
    until(page, "heard.filter(({type}) => type === 'golf:refused').length === 2")
    told = {one["id"]: (one["move"], one["reason"]) for one in heard(page, "golf:refused")}
    assert told == {"one": ("1", "not_adjacent"), "two": ("load", "code_letter")}


def test_d4_a_changed_attribute_keeps_the_board_in_sight_and_commands_in_order(
    page: Page, serve: Serve
) -> None:
    page.goto(serve(board("one")))
    ready(page, "one")
    until(page, "heard.some(({type}) => type === 'golf:resize')")
    page.evaluate(
        """() => {
          const one = document.getElementById('one');
          window.heights = [];
          const look = () => (heights.push(one.offsetHeight), requestAnimationFrame(look));
          look();
          one.title = 'The second';
          one.setAttribute('theme', 'dark');
          one.setAttribute('code', 'GO1-C-BBBBBBB');
          one.do('s');
        }"""
    )
    until(
        page,
        "heard.some(({type, detail}) => type === 'golf:state' && detail.code === 'GO1-C-BBBBBBB' && detail.line === 's')",
    )
    until(page, "document.getElementById('one').shadowRoot.querySelectorAll('iframe').length === 1")
    heights = page.evaluate("heights")
    assert max(heights) - min(heights) <= 2, heights
    assert page.locator("#one iframe").get_attribute("title") == "The second"
