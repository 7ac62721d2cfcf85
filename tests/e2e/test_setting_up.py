"""Setting up a match: what is wrong with a code is in sight, names of any width fit, one's match comes back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .driving import Golf, say

BAD = "GC1-992-AAAAAAB"
SIZES = pytest.mark.parametrize("size", [(360, 740), (1440, 900), (320, 640)], ids=str)
FAMILY = "👩\u200d👩\u200d👧\u200d👦"
WIDE = ["W" * 20, "国" * 20, FAMILY * 2, "W\u0301\u0302" * 6, "W" * 20, "Ш" * 20]
# Whatever lies outside the screen, or has to be scrolled sideways.
_TOO_WIDE = """() => {
  const wide = document.documentElement.clientWidth;
  const found = [...document.querySelectorAll('#golf *, dialog[open] *')].filter((one) => {
    const box = one.getBoundingClientRect();
    const seen = box.width && box.height && !one.closest('.visually-hidden') && !one.matches('h1');
    return seen && (box.right > wide + 1 || box.left < -1 || (one.matches('.chip, .player, .seat, .count-body, .window-body, .turn-line, .log-lines') && one.scrollWidth > one.clientWidth + 1));
  });
  return [document.documentElement.scrollWidth > wide, ...found.map((one) => one.className)];
}"""


def send(golf: Golf, *messages: str) -> None:
    for message in messages:
        golf.page.evaluate("(message) => golf.send(message)", message)


@SIZES
def test_a_window_opened_by_a_bad_link_begins_at_what_was_wrong(
    new_golf: Callable[..., Golf], size: tuple[int, int]
) -> None:
    golf = new_golf(*size)
    golf.open(f"?game=cards&code={BAD}")
    field = golf.page.locator("[name=code]")
    expect(field).to_be_focused()
    expect(field).to_have_value(BAD)
    expect(field).to_be_in_viewport(ratio=1)
    expect(golf.page.locator("#code-problem")).to_be_in_viewport(ratio=1)
    expect(golf.page.locator("#code-problem")).to_contain_text("99")


@SIZES
@pytest.mark.parametrize("query", ["?game=cards", "?code=GO1-E-AAAAAAB"])
def test_what_is_wrong_with_a_code_is_in_sight_wherever_the_window_is_scrolled(
    new_golf: Callable[..., Golf], size: tuple[int, int], query: str
) -> None:
    golf = new_golf(*size)
    golf.open(query)
    send(golf, "new", "setup")
    golf.page.locator("[name=code]").fill(BAD)
    golf.page.locator(".window-body").evaluate("(body) => body.scrollTo(0, 0)")
    golf.page.locator("dialog [type=submit]").click()
    expect(golf.page.locator("#code-problem")).not_to_be_empty()
    expect(golf.page.locator("#code-problem")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(320, 640), (360, 740), (740, 360), (1024, 768)], ids=str)
def test_wide_names_fit_the_form_the_table_the_count_and_the_settings(
    new_golf: Callable[..., Golf], size: tuple[int, int]
) -> None:
    golf = new_golf(*size)
    golf.open("?game=cards")
    send(golf, "choose seats 6", "choose board 2x2", "choose up 3", "set confirm off")
    for seat, name in enumerate(WIDE, 1):
        send(golf, f"choose player{seat} person", f"choose name{seat} {name}")
    fits = [False]
    assert golf.page.evaluate(_TOO_WIDE) == fits
    send(golf, "start GC1-226R1-AAAAAAB", "next")
    assert golf.page.evaluate(_TOO_WIDE) == fits
    send(golf, "show 2")
    assert golf.page.evaluate(_TOO_WIDE) == fits
    for _ in range(60):
        if golf.root.get_attribute("data-waits") == "over":
            break
        send(golf, "next", "d")
        hidden = golf.page.locator("[data-pile]:has(> .back):not(.stock)").first
        send(golf, "p" + ((hidden.get_attribute("data-pile") if hidden.count() else "") or "11"))
    expect(golf.root).to_have_attribute("data-waits", "over")
    assert golf.page.evaluate(_TOO_WIDE) == fits
    send(golf, "settings")
    assert golf.page.evaluate(_TOO_WIDE) == fits


def test_a_name_that_is_there_already_is_numbered_in_its_field(golf: Golf) -> None:
    golf.open("?game=cards")
    golf.page.locator("[name=player2]").select_option("person")
    golf.page.locator("[name=name1]").fill(" Ben ")
    golf.page.locator("[name=name2]").fill("Ben")
    golf.page.locator("[name=name2]").press("Tab")
    expect(golf.page.locator("[name=name1]")).to_have_value("Ben")
    expect(golf.page.locator("[name=name2]")).to_have_value("Ben 2")
    golf.page.locator("[name=name1]").fill("Ana")
    golf.page.locator("[name=name1]").press("Tab")
    expect(golf.page.locator("[name=name2]")).to_have_value("Ben")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_new_match_puts_the_one_in_progress_aside_one_button_away(golf: Golf, language: str) -> None:
    golf.open(f"?game=cards&code=GC1-222-AAAAAAC&lang={language}")
    send(golf, "d", "p11")
    mine = golf.page.locator('[data-pile="11"]').get_attribute("aria-label")
    golf.page.locator('.card-bar [data-do="setup"]').click()
    golf.page.locator("dialog [type=submit]").click()
    expect(golf.page.locator(".way-back")).to_contain_text(say(language, "cards_page.aside"))
    golf.page.locator('.card-bar [data-do="setup"]').click()
    expect(golf.page.locator('dialog [data-do="back"]')).to_be_in_viewport(ratio=1)
    golf.page.keyboard.press("Escape")
    golf.page.locator('.way-back [data-do="back"]').click()
    expect(golf.page.locator('[data-pile="11"]')).to_have_attribute("aria-label", mine or "")
    expect(golf.page.locator(".way-back")).to_be_hidden()
    expect(golf.page.locator("[data-pile]:focus")).to_have_count(1)
    assert re.search("GC1-222-AAAAAAC", " ".join(golf.storage().values()))
