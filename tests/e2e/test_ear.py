"""The game by ear, to its end, in four languages; the answers of the keys from buttons (accessibility-and-feel)."""

import pytest
from playwright.sync_api import expect

from golf.page.log import flat
from golf.solitaire.page.model import NEUTRAL
from golf.solitaire.page.update import update

from .driving import CODE, DOCUMENTED, LANGUAGES, LONG_IN_LANGUAGES, Golf, say, words


def spoken(language: str, *sent: str) -> list[str]:
    """What the log says after messages, by the same code in another interpreter."""
    model = NEUTRAL
    for message in (f"link {CODE}", *sent):
        model, _ = update(model, message)
    return [said.in_words(words(language)) for said in flat(model.log)]


@pytest.mark.parametrize("language", LONG_IN_LANGUAGES)
def test_a_whole_game_is_won_by_keyboard_alone_and_told(golf: Golf, language: str) -> None:
    golf.open(f"?code={CODE}&lang={language}")
    line = DOCUMENTED["won_game"].split()
    keyboard = golf.page.keyboard
    at = 1  # the column in focus
    for count, move in enumerate(line):
        if move == "s":
            keyboard.press("Space")
        elif count % 3:  # two ways to play a column
            keyboard.press(move)
        else:
            for _ in range(abs(int(move) - at)):
                keyboard.press("ArrowRight" if int(move) > at else "ArrowLeft")
            at = int(move)
            keyboard.press("Enter")
    expect(golf.root).to_have_attribute("data-status", "won")
    lines = golf.log_lines()
    assert lines == spoken(language, *line)
    assert lines[-2:] == [
        say(language, "status.won"),
        say(language, "log.result", score=350, moves=len(line)),
    ]
    assert golf.page.evaluate("document.activeElement.dataset.pile") == f"column-{at}"
    # The next game is three keys away, and without a pointer too.
    keyboard.press("n")
    keyboard.press("Enter")
    expect(golf.root).to_have_attribute("data-status", "playing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_undo_and_the_block_are_told(golf: Golf, language: str) -> None:
    position = "S~7C8S.6H~7D~"
    golf.open(f"?position={position}&lang={language}")
    for key in ("2", "1", "z", "s"):
        golf.page.keyboard.press(key)
    model = NEUTRAL
    for message in (f"link {position}", "2", "1", "u", "read score"):
        model, _ = update(model, message)
    assert golf.log_lines() == [said.in_words(words(language)) for said in flat(model.log)]
    assert say(language, "status.blocked") in golf.log_lines()


def test_earlier_and_later_messages_by_key(golf: Golf) -> None:
    golf.open(f"?code={CODE}")
    for key in ("Space", "5", "PageUp", "PageUp", "PageDown", "l", "l"):
        golf.page.keyboard.press(key)
    told = spoken("en", "s", "5")
    dealt, drawn, played = told[:1], told[1:2], told[2:]  # what one message says is read again as a whole
    assert golf.log_lines() == [*told, *drawn, *dealt, *drawn, *played, *played]
    assert golf.page.evaluate("scrollY") == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_buttons_answer_as_the_keys_do(golf: Golf, language: str) -> None:
    golf.open(f"?code={CODE}&moves=s&lang={language}")
    opener = golf.button("action.more", language)
    opener.click()
    window = golf.window("more", language)
    answers = window.locator(".answers")
    window.get_by_role("button", name=say(language, "keys.stock_does"), exact=True).click()
    expect(answers).to_have_text(say(language, "read.stock", count=15))
    window.get_by_role("button", name=say(language, "keys.stock_does"), exact=True).click()
    expect(answers.locator("p")).to_have_count(2)
    window.get_by_role("button", name=say(language, "keys.free_does"), exact=True).click()
    expect(answers.locator("p")).to_have_count(2 + 8)
    golf.page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    expect(opener).to_be_focused()


def test_more_leads_to_the_keys_and_about_and_gives_the_focus_back(golf: Golf) -> None:
    golf.open(f"?code={CODE}")
    opener = golf.button("action.more")
    for name in ("keys", "about"):
        opener.click()
        golf.window("more").get_by_role("button", name=say("en", f"action.{name}"), exact=True).click()
        expect(golf.window(name)).to_be_visible()
        golf.page.keyboard.press("Escape")
        expect(golf.page.locator("dialog")).to_be_hidden()
        expect(opener).to_be_focused()
    opener.click()
    golf.window("more").locator('[data-do="about"]').click()
    version = golf.page.evaluate("JSON.parse(document.getElementById('golf-build').textContent).version")
    expect(golf.window("about")).to_contain_text(version)


def test_keys_window_lists_the_keys_of_this_moment(golf: Golf) -> None:
    golf.open("?position=S~7C8S.6H~7D~")
    terms = golf.window("keys").get_by_role("term")
    golf.place("column-1").press("F1")
    expect(terms.first).to_be_visible()
    names = terms.all_inner_texts()
    assert say("en", "keys.space") not in names  # the stock is empty
    assert say("en", "keys.undo") not in names
    golf.page.keyboard.press("Escape")
    expect(terms).to_have_count(0)
    golf.place("column-1").press("2")
    golf.place("column-1").press("?")
    expect(terms.first).to_be_visible()
    names = terms.all_inner_texts()
    assert say("en", "keys.undo") in names
    assert say("en", "keys.digits") not in names  # blocked
