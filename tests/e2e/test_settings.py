"""Each setting does what it says on the page, and is there before the first paint (accessibility-and-feel)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from golf.cards import read_cards

from .driving import CODE, DOCUMENTED, PLACES, Golf, say, until
from .measuring import resize

CARD_9C, CARD_8H = (read_cards("9C8H") or ())[:2]
NO_PICTURES = "E~5C7C.2H~8D~KSQSAH4D"


def centre(golf: Golf, place: str) -> tuple[float, float]:
    box = golf.place(place).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def switch(golf: Golf, name: str, value: str = "on") -> None:
    golf.button("action.settings").click()
    window = golf.window("settings")
    field = window.locator(f'[name="{name}"][value="{value}"]')
    if field.get_attribute("type") == "checkbox":
        field.set_checked(not field.is_checked())
    else:
        field.check(force=True)  # its word lies over it
    golf.page.keyboard.press("Escape")
    expect(window).to_be_hidden()


@pytest.fixture
def dealt(golf: Golf) -> Golf:
    return golf.open(f"?code={CODE}&moves=s")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (1440, 900)])
def test_b7_the_left_handed_table_is_mirrored(new_golf: Callable[..., Golf], width: int, height: int) -> None:
    golf = new_golf(width, height).open(f"?code={CODE}")
    right_handed = centre(golf, "stock"), centre(golf, "discard")
    switch(golf, "left_hand")
    stock, discard = centre(golf, "stock"), centre(golf, "discard")
    if stock[1] == discard[1]:
        assert (stock[0], discard[0]) == pytest.approx((right_handed[1][0], right_handed[0][0]), abs=1)
    else:
        assert stock[0] < centre(golf, "column-1")[0] < right_handed[0][0]
    golf.play("s")
    golf.expect_game(CODE, "s")
    golf.reload()
    assert (centre(golf, "stock"), centre(golf, "discard")) == (stock, discard)


def shown(page: Page, card: str, what: str) -> str:
    value: str = page.locator(f'[data-card="{card}"]').evaluate(f"card => getComputedStyle(card).{what}")
    return value


def test_four_colours_tell_the_suits_apart(dealt: Golf) -> None:
    cards = ("8C", "8D", "6H", "JS")
    two = [shown(dealt.page, card, "color") for card in cards]
    assert len(set(two)) == 2
    switch(dealt, "four_colours")
    assert len({shown(dealt.page, card, "color") for card in cards}) == 4
    dealt.reload()
    assert len({shown(dealt.page, card, "color") for card in cards}) == 4


def test_large_faces_have_larger_letters_that_stay_on_their_cards(golf: Golf) -> None:
    golf.open(f"?code={CODE}&lang=pl")  # whose W is the widest letter
    size = "() => parseFloat(getComputedStyle(document.querySelector('[data-card=TS] .corner')).fontSize)"
    for width, height in ((320, 568), (360, 640), (640, 360), (1440, 900)):
        resize(golf.page, width, height)
        golf.page.evaluate("golf.send('set large_faces off')")
        before = golf.page.evaluate(size)
        golf.page.evaluate("golf.send('set large_faces on')")
        assert golf.page.evaluate(size) >= before
        over = golf.page.evaluate(
            """() => [...document.querySelectorAll('.in-column')].filter((card) => {
              const [box, corner] = [card, card.querySelector('.corner')].map((one) => one.getBoundingClientRect());
              return corner.right > box.right + 0.5;
            }).map((card) => card.dataset.card)"""
        )
        assert over == []


def test_high_contrast_is_chosen_and_stays(dealt: Golf) -> None:
    switch(dealt, "theme", "contrast")
    expect(dealt.root).to_have_attribute("data-theme", "contrast")
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    assert dealt.page.evaluate(ground) == "rgb(0, 0, 0)"
    dealt.page.reload(wait_until="commit")
    until(dealt.page, "() => document.getElementById('golf')")
    assert dealt.page.evaluate(ground) == "rgb(0, 0, 0)"
    dealt.ready()


@pytest.mark.parametrize(("motion", "longer"), [("fast", 0.5), ("normal", 1), ("slow", 2), ("off", 0)])
def test_cards_move_as_fast_as_is_set(new_golf: Callable[..., Golf], motion: str, longer: float) -> None:
    golf = new_golf(reduced_motion="no-preference").open(f"?code={CODE}")
    switch(golf, "motion", motion)
    durations = shown(golf.page, "6H", "transitionDuration").split(", ")
    assert float(durations[0].rstrip("s")) == pytest.approx(0.22 * longer)
    if motion == "off":
        golf.play("s 5")
        assert golf.page.evaluate("document.getAnimations().length") == 0
    golf.expect_fields(CODE, *((10, 2) if motion == "off" else (0, 0)))


def test_reduced_motion_is_followed_whatever_is_set(dealt: Golf) -> None:
    switch(dealt, "motion", "slow")
    dealt.play("5")
    assert dealt.page.evaluate("document.getAnimations().length") == 0


def test_letters_can_be_switched_off(dealt: Golf) -> None:
    switch(dealt, "letter_keys", "on")
    dealt.place("column-5").focus()
    before = dealt.log_lines()
    for key in ("d", "v", "n", "h", "z"):
        dealt.page.keyboard.press(key)
    assert dealt.log_lines() == before
    dealt.page.keyboard.press("5")
    dealt.expect_fields(CODE, 10, 2)


def test_drawing_by_itself_when_nothing_fits(golf: Golf) -> None:
    golf.open(f"?position={NO_PICTURES}")
    switch(golf, "auto_draw")
    golf.play("1")
    expect(golf.field("moves")).to_have_text("4")
    golf.play("u")
    expect(golf.place("stock")).to_have_attribute("aria-label", say("en", "place.stock", count=2))


_LISTEN = """() => {
  window.felt = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { felt.push('sound'); return start.apply(this, at); };
  window.loudest = [];
  const rise = AudioParam.prototype.linearRampToValueAtTime;
  AudioParam.prototype.linearRampToValueAtTime = function (level, at) { loudest.push(level); return rise.call(this, level, at); };
  navigator.vibrate = (pulse) => felt.push(JSON.stringify(pulse));
}"""


def test_sound_and_vibration_come_only_when_switched_on(dealt: Golf) -> None:
    page = dealt.page
    page.evaluate(_LISTEN)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    dealt.play("5")
    dealt.expect_fields(CODE, 10, 2)
    assert page.evaluate("felt") == []
    assert not [url for url in asked if "feel" in url]
    switch(dealt, "sound")
    dealt.play("2")
    until(page, "felt.includes('sound')")
    assert page.evaluate("felt.every((one) => one === 'sound')")
    switch(dealt, "vibration")
    dealt.tap("6H")
    until(page, "felt.includes('[20,40,20]')")


def test_sounds_are_quiet_or_loud_as_chosen(dealt: Golf) -> None:
    page = dealt.page
    page.evaluate(_LISTEN)
    levels = []
    for name in ("quiet", "on", "loud"):
        switch(dealt, "sound", name)
        page.evaluate("loudest.length = 0")
        dealt.tap("6H")
        until(page, "loudest.length > 0")
        levels.append(page.evaluate("loudest[0]"))
        page.keyboard.press("Escape")
    assert levels == sorted(set(levels))
    assert levels[0] > 0
    assert levels[-1] < 1


def test_the_score_can_be_hidden_and_is_told_at_the_end(new_golf: Callable[..., Golf]) -> None:
    golf = new_golf(360, 740).open(f"?code={CODE}&moves=s")
    switch(golf, "score", "on")  # a switch that is on goes off
    expect(golf.field("score")).to_be_hidden()
    expect(golf.field("moves")).to_be_visible()
    golf.reload()
    expect(golf.field("score")).to_be_hidden()
    golf.show(CODE, DOCUMENTED["won_game"])
    expect(golf.root).to_have_attribute("data-status", "won")
    expect(golf.page.locator(".end")).to_contain_text("350")


def test_everything_set_survives_a_reload_each_under_its_name(dealt: Golf) -> None:
    for name, value in (("brief", "on"), ("sound", "on"), ("motion", "fast"), ("four_colours", "on")):
        switch(dealt, name, value)
    stored = {name: text for name, text in dealt.storage().items() if name.startswith("settings.")}
    assert stored == {
        "settings.brief": "on",
        "settings.sound": "on",
        "settings.motion": "fast",
        "settings.four_colours": "on",
    }
    dealt.reload().play("5")
    assert dealt.log_lines()[-2:] == [
        say("en", "brief.played", card=CARD_9C),
        say("en", "brief.freed", card=CARD_8H),
    ]


def test_every_place_still_takes_focus_left_handed(dealt: Golf) -> None:
    switch(dealt, "left_hand")
    dealt.place("column-7").focus()
    dealt.page.keyboard.press("ArrowRight")
    assert dealt.page.evaluate("document.activeElement.dataset.pile") == "discard"
    assert dealt.page.locator("[data-pile]").count() == len(PLACES)
