"""A tap on a card that cannot be played changes nothing and is explained where the finger is (A3)."""

import pytest
from playwright.sync_api import expect

from golf.cards import read_cards

from .driving import CODE, LANGUAGES, Golf, say

# The sentences of the rule documents; English has none, so its catalog speaks.
NOT_ADJACENT = {
    "pt": "Deve ter um valor imediatamente superior ou inferior",
    "pl": "Wartość musi być o jeden wyższa lub niższa",
    "ru": "Достоинство должно быть на одну ступень выше или ниже",
    "en": say("en", "refusal.not_adjacent"),
}
COVERED = {
    "pt": "Esta carta está bloqueada",
    "pl": "Ta karta jest zablokowana",
    "ru": "Эта карта заблокирована",
    "en": say("en", "refusal.covered"),
}
SIZES = ((1024, 768), (1440, 900), (360, 640), (640, 360), (320, 568))
NEAR = 40  # pixels between the explanation and the card

# The bubble that holds the message, the table, and the bare part of the tapped card.
_BOXES = """([message, card, strip]) => {
  const flat = (box) => ({left: box.left, top: box.top, right: box.right, bottom: box.bottom});
  const at = card.getBoundingClientRect();
  return {
    bubble: flat(message.parentElement.getBoundingClientRect()),
    table: flat(document.querySelector('main').getBoundingClientRect()),
    card: flat(new DOMRect(at.left, at.top, strip.width, strip.height)),
    window: {left: 0, top: 0, right: innerWidth, bottom: innerHeight},
  };
}"""


def expect_beside(golf: Golf, card: str) -> None:
    """The explanation is inside the table and the window, near the card, and leaves the card readable."""
    message = golf.field("message")
    expect(message).to_be_visible()
    boxes = golf.page.evaluate(
        _BOXES, [message.element_handle(), golf.card(card).element_handle(), golf.strip(card)]
    )
    bubble, tapped = boxes["bubble"], boxes["card"]
    for outside in (boxes["table"], boxes["window"]):
        assert bubble["left"] >= outside["left"] - 0.5, (card, boxes)
        assert bubble["right"] <= outside["right"] + 0.5, (card, boxes)
        assert bubble["top"] >= outside["top"] - 0.5, (card, boxes)
        assert bubble["bottom"] <= outside["bottom"] + 0.5, (card, boxes)
    gaps = [
        max(tapped["left"] - bubble["right"], bubble["left"] - tapped["right"]),
        max(tapped["top"] - bubble["bottom"], bubble["top"] - tapped["bottom"]),
    ]
    assert max(gaps) >= 0, f"the explanation covers {card}: {boxes}"
    assert max(gaps) <= NEAR, f"the explanation is far from {card}: {boxes}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a3_a10_refusals_are_explained(golf: Golf, language: str) -> None:
    golf.open(f"?code={CODE}&lang={language}")
    before = golf.lying()
    message = golf.field("message")
    golf.tap("6H")
    expect(message).to_have_text(NOT_ADJACENT[language])
    expect_beside(golf, "6H")
    assert golf.log_lines()[-1] == NOT_ADJACENT[language]

    golf.tap("TS")
    expect(message).to_have_text(COVERED[language])
    expect_beside(golf, "TS")
    tapped, cover = read_cards("TS6H") or ()
    by = say(language, "refusal.covered_by", card=tapped, cover=cover)
    expect(golf.page.locator("main").get_by_text(by, exact=True)).to_be_visible()
    assert golf.log_lines()[-2:] == [COVERED[language], by]

    assert golf.lying() == before
    golf.expect_fields(CODE, 0, 0)


def test_a3_the_explanation_is_where_the_finger_is(golf: Golf) -> None:
    golf.open(f"?code={CODE}&lang=ru")
    columns = golf.columns()
    for width, height in SIZES:
        golf.page.set_viewport_size({"width": width, "height": height})
        for column in (0, 3, 6):
            for row in (0, 3, 4):
                card = columns[column][row]
                golf.page.keyboard.press("Escape")  # on the smallest screens an explanation can lie over it
                golf.tap(card)
                said = NOT_ADJACENT["ru"] if row == 4 else COVERED["ru"]
                expect(golf.field("message")).to_have_text(said)
                expect_beside(golf, card)


def test_a3_the_explanation_goes_with_the_next_move_or_a_tap_beside(golf: Golf) -> None:
    golf.open(f"?code={CODE}")
    golf.tap("6H")
    expect(golf.field("message")).to_be_visible()
    golf.play("s")
    expect(golf.field("message")).to_be_hidden()
    golf.tap("6H")
    expect(golf.field("message")).to_be_visible()
    golf.page.locator("main").click(position={"x": 3, "y": 3})
    expect(golf.field("message")).to_be_hidden()
    golf.tap("6H")
    expect(golf.field("message")).to_be_visible()
    expect(
        golf.page.locator("[data-pile]:focus")
    ).to_be_visible()  # a tap takes the focus along by the next frame
    golf.page.keyboard.press("Escape")
    expect(golf.field("message")).to_be_hidden()


def test_a3_without_interactive_rules_a_refused_tap_changes_nothing(golf: Golf) -> None:
    golf.open(f"?code={CODE}")
    golf.button("action.settings").click()
    window = golf.window("settings")
    interactive = window.get_by_role("checkbox", name=say("en", "settings_window.interactive"))
    expect(interactive).to_be_checked()
    interactive.uncheck()
    window.get_by_role("button", name=say("en", "action.close")).click()
    expect(window).to_be_hidden()

    before, said = golf.lying(), golf.log_lines()
    for card in ("6H", "TS", "6H", "JS"):
        golf.tap(card)
        expect(golf.field("message")).to_be_hidden()
        assert golf.log_lines() == said
        assert golf.lying() == before
    golf.expect_fields(CODE, 0, 0)
    golf.play("s 5 2")  # what fits is played as ever
    golf.expect_fields(CODE, 20, 3)

    golf.reload()
    golf.tap("6H")
    expect(golf.field("message")).to_be_hidden()


def test_a3_empty_columns_stock_and_bar_explain_themselves(golf: Golf) -> None:
    golf.open("?position=E~8C.2H3H~9C~TS")
    golf.play("1")
    golf.place("column-1").click()
    expect(golf.field("message")).to_have_text(say("en", "refusal.empty_column"))
    golf.play("s")
    golf.place("stock").click()
    # The game is blocked now: nothing is left to draw, and nothing fits.
    expect(golf.root).to_have_attribute("data-status", "blocked")
    expect(golf.field("message")).to_have_text(say("en", "refusal.stock_empty"))
