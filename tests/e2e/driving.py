"""The game as a test sees it: by the attributes of the published interface, by roles and by names."""

import json
import re
import time
from collections.abc import Callable
from functools import cache
from math import inf
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from golf.cards import card_text
from golf.i18n.po import SOURCE, complete_entries, load_words
from golf.i18n.words import Words
from golf.solitaire.moves import read_moves
from golf.solitaire.session import Session, act_all, begin
from golf.solitaire.table import WON
from tests import samples
from tools.programs import ROOT

LANGUAGES = [*samples.LANGUAGES[1:], SOURCE]  # English last, as a page begins with it
# What takes long is tried in English and in the language with the longest words; in the others by `make verify`.
OFTEN = ("ru", SOURCE)
LONG_IN_LANGUAGES = [pytest.param(one, marks=() if one in OFTEN else pytest.mark.verify) for one in LANGUAGES]
PLACES = (
    "column-1",
    "column-2",
    "column-3",
    "column-4",
    "column-5",
    "column-6",
    "column-7",
    "stock",
    "discard",
)
CODE = "GO1-E-AAAAAAB"
DOCUMENTED: dict[str, Any] = json.loads((ROOT / "tests/data/example-deal.json").read_text("utf-8"))
BLOCKED: list[dict[str, Any]] = json.loads((Path(__file__).parent / "blocked_games.json").read_text("utf-8"))[
    "games"
]

# Which cards lie where, by what the screen shows: a card belongs to the place that its centre is in.
_LYING = """() => {
  const centre = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const places = [...document.querySelectorAll('[data-pile]')].map((place) => [place.dataset.pile, place.getBoundingClientRect()]);
  const found = Object.fromEntries(places.map(([name]) => [name, []]));
  for (const card of document.querySelectorAll('[data-card]')) {
    const box = card.getBoundingClientRect();
    const [x, y] = centre(box);
    const place = places.find(([, at]) => x > at.left && x < at.right && y > at.top && y < at.bottom);
    const name = place ? place[0] : 'nowhere';
    (found[name] ??= []).push([Number(getComputedStyle(card).zIndex), box.top, card.dataset.card]);
  }
  const order = (name) => (a, b) => (name === 'discard' ? a[0] - b[0] : a[1] - b[1]);
  return Object.fromEntries(Object.entries(found).map(([name, cards]) => [name, cards.sort(order(name)).map((card) => card[2])]));
}"""

# A board in another page leaves the focus where it is.
_TAKES_KEYS = "() => document.activeElement !== document.body || 'embed' in document.documentElement.dataset"

# What the screen shows of a game besides, in one question.
_SHOWN = f"""() => {{
  const text = (name) => document.querySelector(`[data-field="${{name}}"]`).textContent;
  return {{
    moves: text('moves'), score: text('score'), status: document.documentElement.dataset.status,
    bubbles: document.querySelectorAll('.bubble[data-shown=true]').length, lying: ({_LYING})(),
  }};
}}"""

# The part of a card that no other card covers.
_STRIP = """(card) => {
  const box = card.getBoundingClientRect();
  let bottom = box.bottom;
  for (const other of document.querySelectorAll('[data-card]')) {
    const at = other.getBoundingClientRect();
    if (Math.abs(at.left - box.left) < 1 && at.top > box.top + 1) bottom = Math.min(bottom, at.top);
  }
  return {left: box.left, top: box.top, width: box.width, height: bottom - box.top};
}"""

_BOX = "(one) => { const {left, top, width, height} = one.getBoundingClientRect(); return [left, top, width, height]; }"


@cache
def words(language: str) -> Words:
    return load_words(language)


def say(language: str, key: str, **values: object) -> str:
    return words(language).say(key, values)


def _review_texts() -> str:
    """A pattern for what a review may say, in any language."""
    texts: list[str] = []
    for language in LANGUAGES:
        entries = complete_entries(language)
        for key in ("review.best", "review.never", "review.lost"):
            found = entries[key]
            texts += [found] if isinstance(found, str) else found
    return "|".join(re.sub(r"\\{\w+\\}", r"\\d+", re.escape(text)) for text in texts)


_REVIEW = re.compile(_review_texts())


def query(code: str, line: str, language: str = "en") -> str:
    """The address of a game after some moves, in a language."""
    return f"?code={code}&moves={line.replace(' ', '%20')}&lang={language}"


def session_after(code: str, line: str) -> Session:
    """What the engine makes of a line; it must be legal from end to end."""
    session, refused = act_all(begin(code), read_moves(line))
    assert not refused
    return session


def until(page: Page, expression: str, arg: object = None, timeout: float = 10_000) -> None:
    """Wait until an expression or function is true in a page, at most `timeout` ms.

    Playwright's own waiting evaluates text in the page, which the content security policy forbids.
    """

    def holds() -> bool:
        try:
            return bool(page.evaluate(expression, arg))
        except Error:  # the page is being replaced
            return False

    eventually(page, holds, expression, timeout)


def eventually(page: Page, holds: Callable[[], bool], what: str, timeout: float = 10_000) -> None:
    """Wait until something holds, at most `timeout` ms; `what` says what was waited for."""
    end = time.monotonic() + timeout / 1000
    while not holds():
        assert time.monotonic() < end, f"not true within {timeout} ms: {what}"
        page.wait_for_timeout(30)


class Golf:
    """One page with a game in it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    def open(self, query: str = "") -> "Golf":
        self.page.goto(self.address + query)
        return self.ready()

    def show(self, code: str, line: str = "") -> None:
        """What a link to these cards and moves shows, without starting the page anew."""
        self.page.evaluate(
            "([code, line]) => { golf.send(`link ${code}`); if (line) golf.send(`moves ${line}`); }",
            [code, line],
        )

    def ready(self) -> "Golf":
        """Wait until taps are handled, and until keys are: the table takes the focus with the first frame."""
        expect(self.root).to_have_attribute("data-ready", "true")
        until(self.page, _TAKES_KEYS)
        return self

    def reload(self) -> "Golf":
        self.page.reload()
        return self.ready()

    def with_hands(self) -> "Golf":
        """Wait for the script of what a hand does beyond tapping, which the page fetches of itself."""
        until(
            self.page,
            "performance.getEntriesByType('resource').some((one) => /hand-.*js/.test(one.name) && one.responseEnd)",
        )
        # The script runs a moment after it has come.
        self.page.evaluate(
            "() => import(JSON.parse(document.getElementById('golf-build').textContent).hand.replace(/^/, './'))"
        )
        return self

    @property
    def root(self) -> Locator:
        return self.page.locator("html")

    def field(self, name: str) -> Locator:
        return self.page.locator(f'[data-field="{name}"]')

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-pile="{name}"]')

    def card(self, card: str) -> Locator:
        return self.page.locator(f'[data-card="{card}"]')

    def button(self, key: str, language: str = "en") -> Locator:
        """A button of the page by its name's key in the catalogs."""
        return self.page.get_by_role("button", name=say(language, key), exact=True)

    def window(self, name: str, language: str = "en") -> Locator:
        return self.page.get_by_role("dialog", name=say(language, f"{name}_window.title"), exact=True)

    def notice(self, text: str) -> Locator:
        """A sentence under the bar: what could not be read, or that a game is waiting."""
        return self.page.get_by_role("banner").get_by_text(text, exact=True)

    def strip(self, card: str) -> dict[str, float]:
        """The visible part of a card: left, top, width, height."""
        found: dict[str, float] = self.card(card).evaluate(_STRIP)
        return found

    def bare(self, card: str, most: float = inf) -> tuple[float, float]:
        """The middle of the visible part of a card, or of the upper `most` pixels of it."""
        strip = self.strip(card)
        return strip["left"] + strip["width"] / 2, strip["top"] + min(strip["height"], most) / 2

    def middle(self, place: str) -> tuple[float, float]:
        """The middle of a place."""
        left, top, width, height = self.place(place).evaluate(_BOX)
        return left + width / 2, top + height / 2

    def tap(self, card: str) -> None:
        strip = self.strip(card)
        self.card(card).click(position={"x": strip["width"] / 2, "y": strip["height"] / 2})

    def play(self, line: str) -> None:
        """Moves by taps: the stock, the free card of a column, undo and redo."""
        for move in line.split():
            if move == "s":
                self.place("stock").click()
            elif move in ("u", "r"):
                self.button(f"action.{move}").click()
            else:
                self.page.locator(f'[data-card][data-do="{move}"]').click()

    def lying(self) -> dict[str, list[str]]:
        """The face-up cards of each place, as they are seen: columns from the top, the discard from below."""
        found: dict[str, list[str]] = self.page.evaluate(_LYING)
        return found

    def shown(self) -> dict[str, Any]:
        """Moves, score, status, the number of bubbles, and `lying`."""
        found: dict[str, Any] = self.page.evaluate(_SHOWN)
        return found

    def columns(self) -> list[list[str]]:
        lying = self.lying()
        return [lying[name] for name in PLACES[:7] if name in lying]

    def face_up(self) -> set[str]:
        return set(
            self.page.locator("[data-card]").evaluate_all("found => found.map(card => card.dataset.card)")
        )

    @property
    def log(self) -> Locator:
        return self.page.locator(".log")

    @property
    def sentences(self) -> Locator:
        """Each sentence of the log by itself; what one message says stands in one paragraph."""
        return self.log.locator(":is(.past, .live) :is(p:not(:has(span)), span)")

    def log_lines(self) -> list[str]:
        """What the log says, but for the review of a game that is over: it comes whenever it is found."""
        return [line for line in self.sentences.all_inner_texts() if not _REVIEW.fullmatch(line)]

    def expect_fields(self, code: str, score: int, moves: int) -> None:
        expect(self.field("code")).to_have_text(code)
        expect(self.field("score")).to_have_text(str(score))
        expect(self.field("moves")).to_have_text(str(moves))

    def expect_game(self, code: str, line: str, moves: int | None = None) -> None:
        """The game on the table, by its fields and by where every card lies."""
        session = session_after(code, line)
        self.expect_fields(code, session.score, session.move_count if moves is None else moves)
        if session.status == WON:
            expect(self.root).to_have_attribute("data-status", WON)
            return  # the cards celebrate
        lying = self.lying()
        table = session.table
        assert [lying[name] for name in PLACES[: len(table.columns)]] == [
            [card_text(card) for card in column] for column in table.columns
        ]
        assert lying["discard"] == [card_text(card) for card in table.discard]
        expect(self.place("stock")).to_have_attribute("aria-label", re.compile(rf"\b{len(table.stock)}\b"))

    def beginning(self) -> str:
        """What the names in storage begin with."""
        return f"golf {urlsplit(self.address).path} "

    def storage(self) -> dict[str, str]:
        """What the site's folder has stored, by its short names, and what else is there by its own.

        But for the marks of what was taken from version 0.1: some of them come in idle time.
        """
        found: dict[str, str] = self.page.evaluate("() => ({...localStorage})")
        short = {name.removeprefix(self.beginning()): text for name, text in found.items()}
        return {name: text for name, text in short.items() if "taken." not in name}


def open_settings(golf: Golf, language: str = "en") -> Locator:
    golf.button("action.settings", language).click()
    window = golf.window("settings", language)
    expect(window).to_be_visible()
    return window
