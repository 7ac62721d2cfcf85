"""Nine holes in a browser: played by hints, resumed without a network, shared, compared (B4, B5)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from golf.solitaire.advisor.forwards import solve
from golf.solitaire.course import hole_codes, open_course, score_display
from golf.solitaire.session import begin

from .conftest import NewContext
from .driving import LANGUAGES, Golf, say
from .test_new_game import open_window

CODE = "GO9-S-AAAAAAB"
HOLES = hole_codes(open_course(CODE))
BEST = [solve(begin(code).table).best for code in HOLES]

# Asks for a hint and taps what it points at until the hole is over: all of it by the page's own buttons.
_FOLLOW_HINTS = """async () => {
  const wait = (found) => new Promise((resolve, reject) => {
    const end = performance.now() + 30000;
    const look = () => {
      const it = found();
      if (it) resolve(it);
      else if (performance.now() > end) reject(new Error('no hint came'));
      else setTimeout(look, 5);
    };
    look();
  });
  const status = () => document.documentElement.dataset.status;
  const moves = () => document.querySelector('[data-field="moves"]').textContent;
  while (status() === 'playing') {
    const before = moves();
    document.querySelector('[data-do="hint"]').click();
    (await wait(() => document.querySelector('.hinted'))).click();
    await wait(() => moves() !== before);
  }
}"""


def next_hole(golf: Golf) -> None:
    golf.page.locator('.end [data-do="next-hole"]').click()


def scorecard(golf: Golf, language: str = "en") -> Locator:
    window = golf.window("course", language)
    if not window.is_visible():
        golf.field("hole").get_by_role("button").click()
    expect(window.locator("table")).to_be_visible()
    return window


def column(card: Locator, number: int) -> list[str]:
    return card.locator(f"tbody tr > :nth-child({number})").all_inner_texts()


@pytest.mark.unmetered
def test_b4_a_course_played_by_hints_to_its_card_resumed_offline_and_compared(
    new_golf: Callable[..., Golf], new_context: NewContext
) -> None:
    golf = new_golf()
    golf.open()
    window = open_window(golf)
    window.get_by_role("checkbox", name=say("en", "new_window.holes")).check()
    window.get_by_role("textbox").fill(CODE)
    window.get_by_role("button", name=say("en", "new_window.deal"), exact=True).click()
    expect(golf.field("hole")).to_have_text("1/9")
    for number, code in enumerate(HOLES, 1):
        expect(golf.field("code")).to_have_text(code)
        expect(golf.field("hole")).to_have_text(f"{number}/9")
        if number == 5:  # half-way: a reload, and no network from here on
            expect(golf.root).to_have_attribute("data-offline", "ready")
            golf.page.context.set_offline(True)
            golf.play("s")
            golf.reload()
            expect(golf.field("hole")).to_have_text("5/9")
            golf.expect_game(code, "s")
            golf.play("u")
        golf.page.evaluate(_FOLLOW_HINTS)
        expect(golf.page.locator(".end-hole")).to_contain_text(score_display(BEST[number - 1]))
        next_hole(golf)
    expect(golf.window("course", "en")).to_be_visible()  # the last hole opens it
    card = scorecard(golf)
    assert column(card, 3) == [*map(score_display, BEST), score_display(sum(BEST))]
    expect(card.locator("tr.sum td").nth(2)).to_have_text(score_display(sum(BEST)))  # the best possible
    assert column(card, 4) == column(card, 3)
    shared = card.locator("[name=card]").input_value()
    assert shared.startswith(CODE)
    expect(card.locator(".past-courses li")).to_have_text([re.compile(f"^{CODE} .* = ")])
    golf.page.context.set_offline(False)

    other = Golf(new_context().new_page(), golf.address).open(f"?code={CODE}")
    expect(other.field("hole")).to_have_text("1/9")
    card = scorecard(other)
    left = sum(len(pile) for pile in other.columns())
    card.get_by_role("button", name=say("en", "action.give-up")).click()
    expect(other.field("total")).to_have_text(f"+{left}")
    card = scorecard(other)
    card.get_by_role("textbox", name=say("en", "course.paste")).fill(shared)
    card.get_by_role("button", name=say("en", "action.compare"), exact=True).click()
    behind = say("en", "course.behind", count=35 - BEST[0])
    expect(card.locator(".compared")).to_have_text(f"{say('en', 'course.compared', count=1)}: {behind}")
    assert column(card, 5) == [*map(score_display, BEST), score_display(sum(BEST))]


def test_b5_a_bad_card_is_explained_in_every_language(golf: Golf) -> None:
    for language in LANGUAGES:
        golf.open(f"?code={CODE}&lang={language}")
        card = scorecard(golf, language)
        card.get_by_role("textbox").fill(f"{CODE} +4 = +5")
        card.get_by_role("button", name=say(language, "action.compare"), exact=True).click()
        expected = say(language, "error.card_total", found="+5", total="+4")
        expect(card.get_by_role("alert")).to_have_text(expected)
