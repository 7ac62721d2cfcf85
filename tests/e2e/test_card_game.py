"""The card game's page: by keyboard and log, by touch, hot seat, reload, offline, apart from the solitaire."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from golf.cardgame.match import Match, hint, load_match
from golf.cardgame.scoring import VALUES
from golf.site.serve import SiteServer

from .axe import violations_in_themes
from .conftest import NewContext
from .driving import LONG_IN_LANGUAGES, Golf, say

CODE = "GC1-222L50-AAAAAAC"
TWO_ROUNDS = "GC1-222R2-AAAAAAC"


class Cards:
    """The card game as a test sees it."""

    def __init__(self, golf: Golf) -> None:
        self.golf = golf
        self.page: Page = golf.page

    def open(self, query: str = "") -> "Cards":
        self.golf.open("?game=cards" + query)
        return self

    @property
    def log(self) -> list[str]:
        return self.page.locator(".card-log :is(p:not(:has(span)), span)").all_inner_texts()

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-pile="{name}"]')

    def match(self) -> Match:
        """The match as it is kept."""
        slots = {name: text for name, text in self.golf.storage().items() if name.startswith("cards.game.")}
        newest = max(slots.values(), key=lambda text: int(text.split(" ")[1]))
        match, dropped = load_match(newest.split("\n")[1])
        assert dropped == ""
        return match

    def waits(self, *states: str) -> str:
        """Wait until the page waits for one of these."""
        expect(self.golf.root).to_have_attribute("data-waits", re.compile("|".join(states)))
        return self.golf.root.get_attribute("data-waits") or ""

    def send(self, message: str) -> None:
        self.page.evaluate("(message) => golf.send(message)", message)

    def walk(self, place: str) -> None:
        """Go to a place of the board by arrow keys."""
        for _ in range(12):
            here = self.page.evaluate("document.activeElement.dataset.pile")
            if here == place:
                return
            row, column = (0, 1 if here == "stock" else 2) if len(here) > 2 else (int(here[0]), int(here[1]))
            key = "Down" if row < int(place[0]) else "Up" if row > int(place[0]) else ""
            self.page.keyboard.press(f"Arrow{key or ('Right' if column < int(place[1]) else 'Left')}")
        pytest.fail(f"{place} cannot be reached")


@pytest.fixture
def cards(golf: Golf) -> Cards:
    return Cards(golf)


def test_the_first_screen_has_a_link_to_it_and_it_has_one_back(golf: Golf) -> None:
    golf.open()
    golf.page.get_by_role("link", name=say("en", "action.card_game"), exact=True).click()
    golf.ready()
    expect(golf.page.get_by_role("dialog", name=say("en", "cards_page.window_setup"))).to_be_visible()
    golf.page.keyboard.press("Escape")
    golf.page.get_by_role("link", name=say("en", "cards_page.solitaire"), exact=True).click()
    golf.ready()
    assert golf.page.locator("[data-card]").count() > 0


@pytest.mark.parametrize("window", ["new", "more"])
def test_on_phones_two_windows_lead_to_it(new_golf: Callable[..., Golf], window: str) -> None:
    golf = new_golf(360, 740).open()
    expect(golf.page.locator(".to-cards")).to_be_hidden()
    golf.button(f"action.{window}").click()
    golf.page.get_by_role("dialog").get_by_role(
        "link", name=say("en", "action.card_game"), exact=True
    ).click()
    golf.ready()
    expect(golf.root).to_have_attribute("data-waits", "nobody")


def test_its_windows_look_like_the_solitaires(cards: Cards) -> None:
    cards.open()
    window = cards.page.get_by_role("dialog")
    expect(window).to_be_visible()
    looks = "(one) => [getComputedStyle(one).borderRadius, getComputedStyle(one).display]"
    assert window.evaluate(looks) == ["16px", "flex"]
    choice = window.locator(".choice").first.bounding_box()
    assert choice is not None
    assert choice["height"] >= 44


def test_a_match_is_set_up_in_the_window_and_the_table_is_remembered(cards: Cards) -> None:
    cards.open()
    window = cards.page.get_by_role("dialog")
    window.locator("input[name=board][value='3x3']").check()
    window.locator("input[name=seats][value='3']").check()
    window.get_by_label(say("en", "cards_setup.name", number=1)).fill("Ana <b>")
    window.get_by_label(say("en", "cards_setup.seat", number=3)).select_option("hard")
    window.get_by_role("button", name=say("en", "cards_setup.begin"), exact=True).click()
    expect(window).to_be_hidden()
    match = cards.match()
    assert match.players == ("person", "medium", "hard")
    assert (match.table.rules.rows, match.table.rules.columns) == (3, 3)
    expect(cards.page.locator(".player b")).to_have_text("Ana <b>")
    cards.waits("person")  # whoever begins: an opponent's turn is kept as it is taken
    cards.page.goto(cards.golf.address + "rules/en/")  # a page that goes writes its match, so it must be gone
    cards.page.evaluate(
        "localStorage.removeItem(Object.keys(localStorage).find((name) => name.includes(' cards.game.')))"
    )
    cards.page.evaluate("sessionStorage.clear()")
    cards.open()
    expect(window.get_by_label(say("en", "cards_setup.name", number=1))).to_have_value("Ana <b>")
    expect(window.get_by_label(say("en", "cards_setup.seat", number=3))).to_have_value("hard")


def test_c8_a_whole_match_by_keyboard_alone_is_told_by_the_log(cards: Cards) -> None:
    """Against Easy, as the hint plays; every turn is one sentence, and the log names what the engine did."""
    cards.open(f"&code={CODE}")
    page = cards.page
    cards.send("set pace 0")
    cards.send("set seat2 easy")
    expect(page.locator("[data-pile][tabindex='0']")).to_be_focused()
    for _ in range(200):
        while cards.waits("person", "count", "over") == "count":
            page.keyboard.press("Enter")  # dead for a moment after the count has appeared
        if cards.waits("person", "over") == "over":
            break
        choice = hint(cards.match())
        assert choice is not None
        if choice.move in ("d", "t"):
            page.keyboard.press("Space" if choice.move == "d" else "Shift+D")
            continue
        if choice.move[0] == "x":
            page.keyboard.press("x")
        cards.walk(choice.move[1:])
        page.keyboard.press("Enter")
        if page.locator(".cell.choice").count() and cards.match().line.done[-1] != choice.move:
            page.keyboard.press("Enter")  # the move that ends the round, confirmed
    match = cards.match()
    assert match.table.winners
    log = cards.log
    turns = sum(1 for move in match.line.done if move[0] in "px")
    told = [
        line
        for line in log
        if re.search(r"row \d, column \d", line) and not line.startswith(("Put ", "Throw "))
    ]
    assert len(told) == turns or len(log) > 100  # a long log has lost its beginning
    assert log.count("The round is over; all cards are turned up.") == len(match.table.reports)
    assert log[-2].endswith("wins the match.")
    assert log[-1] == say("en", "cards_log.over")
    expect(page.locator(".count-panel h2")).to_have_text(log[-2])


def test_every_reading_key_speaks_and_focus_stays(cards: Cards) -> None:
    cards.open(f"&code={CODE}")
    cards.waits("person")
    cards.page.keyboard.press("ArrowRight")
    for key in ("d", "c", "v", "Shift+V", "s", "t", "l", "h", "PageUp", "PageDown"):
        before = len(cards.log)
        cards.page.keyboard.press(key)
        expect(cards.page.locator(".card-log :is(p:not(:has(span)), span)")).not_to_have_count(before)
        expect(cards.place("12")).to_be_focused()
    cards.page.keyboard.press("F1")
    expect(cards.page.get_by_role("dialog", name=say("en", "cards_page.window_keys"))).to_be_visible()
    cards.page.keyboard.press("Escape")
    expect(cards.place("12")).to_be_focused()


def test_a_whole_match_by_touch_on_a_phone(new_golf: Callable[..., Golf]) -> None:
    cards = Cards(new_golf(360, 740, has_touch=True, is_mobile=True)).open(f"&code={TWO_ROUNDS}")
    cards.send("set pace 0")
    cards.send("set seat2 easy")
    page = cards.page
    tapped = ""  # the place of one's own that was tapped last
    for _ in range(200):
        state = cards.waits("person", "count", "over")
        if state == "over":
            break
        if state == "count":
            page.get_by_role("button", name=say("en", "cards_count.next"), exact=True).tap()
            continue
        choice = hint(cards.match())
        assert choice is not None
        if choice.move in ("d", "t"):
            cards.place("stock" if choice.move == "d" else "discard").tap()
            tapped = ""
            continue
        if choice.move[0] == "x":
            cards.place("discard").tap()
            tapped = ""
        if tapped == choice.move[1:]:
            page.wait_for_timeout(320)  # two taps on one spot within 300 ms are one
        tapped = choice.move[1:]
        cards.place(tapped).tap()
        if cards.match().line.done[-1] != choice.move:
            page.wait_for_timeout(320)
            cards.place(tapped).tap()
    assert len(cards.match().table.reports) == 2
    assert cards.match().table.winners
    again = page.get_by_role("button", name=say("en", "cards_page.do_again"), exact=True)
    again.tap()
    cards.waits("person", "opponent")
    assert cards.match().players == ("person", "easy")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (1440, 900), (320, 568)])
@pytest.mark.parametrize("code", ["GC1-232-AAAAAAB", "GC1-446-AAAAAAB"])
def test_everything_of_a_turn_is_on_the_screen_and_nothing_scrolls(
    new_golf: Callable[..., Golf], width: int, height: int, code: str
) -> None:
    cards = Cards(new_golf(width, height)).open(f"&code={code}&lang=ru")
    cards.send("set pace 0")
    cards.waits("person")
    cards.page.evaluate("document.querySelector('[data-pile=\"11\"]').focus()")
    cards.page.keyboard.press("Space")
    inside = cards.page.evaluate(
        """() => [...document.querySelectorAll('.grid [data-pile], .hand .pc, .turn, .card-bar .action')].map((one) => {
          const box = one.getBoundingClientRect();
          return [one.className, box.left >= -1, box.top >= -1, box.right <= innerWidth + 1, box.bottom <= innerHeight + 1, box.width > 10];
        }).filter((found) => found.includes(false))"""
    )
    assert inside == []
    size = cards.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size[0] <= width
    assert size[1] <= height
    log = cards.page.locator(".card-log").bounding_box()
    assert log is not None
    for cell in cards.page.locator(".grid [data-pile]").all():
        box = cell.bounding_box()
        assert box is not None
        apart = (
            box["y"] + box["height"] <= log["y"] + 1
            or box["x"] >= log["x"] + log["width"]
            or box["x"] + box["width"] <= log["x"]
        )
        assert apart, (box, log)


def test_hot_seat_with_three_says_whose_turn_it_is_and_waits(cards: Cards) -> None:
    cards.open()
    window = cards.page.get_by_role("dialog")
    window.locator("input[name=seats][value='3']").check()
    for number, name in enumerate(("Ana", "Bo", "Cy"), 1):
        window.get_by_label(say("en", "cards_setup.seat", number=number)).select_option("person")
        window.get_by_label(say("en", "cards_setup.name", number=number)).fill(name)
    window.get_by_role("button", name=say("en", "cards_setup.begin"), exact=True).click()
    seen = []
    for turn in range(6):
        cards.waits("handover")
        name = ("Ana", "Bo", "Cy")[cards.match().table.turn]
        expect(cards.golf.field("turn")).to_contain_text(name)
        cards.place("stock").click()
        assert cards.match().table.hand is None  # it waits
        cards.page.get_by_role("button", name=say("en", "cards_page.do_next"), exact=True).click()
        cards.waits("person")
        expect(cards.page.locator(".player b")).to_have_text(name)
        cards.place("stock").click()
        cards.place(f"1{1 + turn // 3}").click()
        seen.append(name)
    assert sorted(seen) == ["Ana", "Ana", "Bo", "Bo", "Cy", "Cy"]


def test_a_reload_in_the_middle_of_a_turn_keeps_the_card_in_hand(cards: Cards) -> None:
    cards.open(f"&code={CODE}")
    cards.waits("person")
    cards.page.keyboard.press("Space")
    expect(cards.page.locator(".hand.full")).to_be_visible()
    before = cards.match()
    cards.golf.reload()
    expect(cards.page.locator(".hand.full")).to_be_visible()
    assert cards.match() == before
    assert before.table.hand is not None
    cards.place("11").click()
    cards.waits("person")
    assert VALUES[cards.match().table.boards[0][0].rank] == VALUES[before.table.hand.rank]


@pytest.mark.unmetered
def test_it_opens_and_plays_without_a_network(golf: Golf) -> None:
    cards = Cards(golf).open(f"&code={CODE}")
    expect(golf.root).to_have_attribute("data-offline", "ready")
    golf.page.context.set_offline(True)
    golf.reload()
    cards.send("set seat2 hard")
    cards.waits("person")
    cards.page.keyboard.press("Space")
    cards.page.keyboard.press("Enter")
    cards.waits("person")
    assert len([move for move in cards.match().line.done if move[0] in "px"]) >= 2


def test_hard_answers_from_its_worker(cards: Cards) -> None:
    cards.open("&code=GC1-222-AAAAAAC")
    cards.send("set seat2 hard")
    cards.waits("person")
    cards.page.keyboard.press("Space")
    cards.page.keyboard.press("Enter")
    cards.waits("person")
    cards.page.keyboard.press("Space")
    cards.page.keyboard.press("Enter")
    cards.waits("person", "count")
    assert not [line for line in cards.log if "too long" in line]


def test_without_its_worker_medium_plays_and_that_is_said(cards: Cards) -> None:
    cards.page.add_init_script("window.Worker = class { postMessage() {} }")  # it never answers
    cards.open("&code=GC1-222-AAAAAAC")
    cards.send("set seat2 hard")
    cards.waits("person")
    cards.page.keyboard.press("Space")
    cards.page.keyboard.press("Enter")
    cards.waits("person", "count")
    assert say("en", "cards_log.medium_instead", who="Ben") in cards.log


def test_the_first_round_explains_choices_and_mistakes(cards: Cards) -> None:
    cards.open()
    cards.page.get_by_role("dialog").get_by_role(
        "button", name=say("en", "cards_page.do_lesson"), exact=True
    ).click()
    expect(cards.golf.field("message")).to_have_text(say("en", "cards_lesson.step_1"))
    cards.place("discard").click()
    expect(cards.golf.field("message")).to_contain_text("Draw instead")
    cards.place("stock").click()
    expect(cards.golf.field("message")).to_have_text(say("en", "cards_lesson.step_2"))


def screens(cards: Cards, language: str) -> Iterator[str]:
    """Every state of the card game; the name of each is given while it is shown."""
    cards.open(f"&lang={language}")
    yield "set-up"
    cards.page.keyboard.press("Escape")
    yield "no match"
    cards.open(f"&code=GC1-234-AAAAAAC&lang={language}")
    cards.send("set pace 0")
    cards.waits("person")
    yield "to draw"
    cards.send("d")
    yield "in hand"
    cards.send("throw")
    yield "throwing"
    cards.send("x11")
    cards.waits("person")
    cards.send("hint")
    yield "hint"
    cards.send("show 2")
    yield "another board"
    for window in ("settings", "rules", "keys"):
        cards.send(window)
        expect(
            cards.page.get_by_role("dialog", name=say(language, f"cards_page.window_{window}"))
        ).to_be_visible()
        yield window
        cards.page.keyboard.press("Escape")
    cards.open(f"&code=GC1-222-AAAAAAC&lang={language}")
    cards.send("set confirm off")
    for move in ("d p11", "d p12", "d p21", "d p22"):
        if cards.waits("person", "count") == "count":
            break
        for part in move.split():
            cards.send(part)
    cards.waits("count")
    yield "count"
    cards.send("set seat2 person")
    cards.send("next")
    cards.waits("handover")
    yield "hand-over"


@pytest.mark.parametrize("language", LONG_IN_LANGUAGES)
def test_axe_finds_nothing_in_any_state(golf: Golf, language: str) -> None:
    found = {}
    for screen in screens(Cards(golf), language):
        found.update(violations_in_themes(golf.page, screen, language))
    assert len(found) == (3 * 12 if language == "en" else 12)
    assert {screen: complaints for screen, complaints in found.items() if complaints} == {}


def _loaded(site: SiteServer, context: NewContext, query: str) -> list[str]:
    before = len(site.log)
    golf = Golf(context().new_page(), site.address).open(query)
    expect(golf.root).to_have_attribute("data-offline", "ready")
    # What waits for a pause has been asked for once two of our own have come.
    golf.page.evaluate("() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))")
    return [answer.path for answer in site.log[before:]]


@pytest.mark.unmetered
def test_the_solitaire_loads_nothing_of_it(site: SiteServer, new_context: NewContext, dist: Path) -> None:
    files = set(json.loads(re.findall(r"const CARD_FILES = (\[.*?\]);", (dist / "sw.js").read_text())[0]))
    assert len(files) >= 9
    asked = " ".join(_loaded(site, new_context, "?code=GO1-E-AAAAAAB"))
    assert not [name for name in files if name in asked]
    asked = " ".join(_loaded(site, new_context, f"?game=cards&code={CODE}"))
    assert [name for name in files if name not in asked] == []
