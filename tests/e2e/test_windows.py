"""Settings, rules and keys windows: language, corner letters, colours (A3, A12; docs/requirements.md, Words)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from golf.solitaire.page.keys import listed_keys
from golf.solitaire.page.later.rules import SHORT_RULES

from .driving import CODE, LANGUAGES, Golf, open_settings, say, until

# A K Q J as printed on the cards (docs/requirements.md, Words).
LOCAL = {"en": "AKQJ", "pt": "ARDV", "pl": "AKDW", "ru": "ТКДВ"}
# Aces, king, queen, jack that lie face up in the documented deal.
LETTERED = ("AC", "KC", "QS", "JS")
NAMES = {"en": "English", "pt": "Português", "pl": "Polski", "ru": "Русский"}


def expect_corners(golf: Golf, letters: str) -> None:
    for card, letter in zip(LETTERED, letters, strict=True):
        expect(golf.card(card)).to_contain_text(letter)
        assert golf.card(card).inner_text().strip().startswith(letter)


def test_language_changes_at_once_in_all_four(golf: Golf) -> None:
    golf.open(f"?code={CODE}&moves=s")
    golf.page.evaluate("window.same = true")
    golf.tap("6H")
    current = "en"
    window = open_settings(golf)
    for language in LANGUAGES:
        name = say(current, "settings_window.language")
        window.get_by_role("combobox", name=name, exact=True).select_option(language)
        window = golf.window("settings", language)
        expect(window).to_be_visible()
        expect(golf.root).to_have_attribute("lang", say(language, "language.tag"))
        expect(
            window.get_by_role("checkbox", name=say(language, "settings_window.interactive"))
        ).to_be_visible()
        expect(golf.place("stock")).to_have_attribute("aria-label", say(language, "place.stock", count=15))
        expect(golf.page.locator("[data-do=new]")).to_have_text(say(language, "action.new"))
        expect(golf.log).to_contain_text(say(language, "refusal.not_adjacent"))
        expect_corners(golf, LOCAL[language])
        current = language
    assert golf.page.evaluate("window.same"), "the page was loaded again"
    golf.expect_fields(f"{CODE}", 0, 1)


@pytest.mark.parametrize("language", ["pt", "en"])
def test_language_chosen_here_stays_and_is_louder_than_a_link(golf: Golf, language: str) -> None:
    other = "pl" if language != "pl" else "ru"
    golf.open(f"?lang={other}")
    window = open_settings(golf, other)
    window.get_by_role("combobox").select_option(language)
    expect(golf.window("settings", language)).to_be_visible()
    golf.reload()
    expect(golf.root).to_have_attribute("lang", say(language, "language.tag"))
    golf.open()
    expect(golf.root).to_have_attribute("lang", say(language, "language.tag"))
    expect(golf.button("action.settings", language)).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "language"), [("pt-BR", "pt"), ("pl-PL", "pl"), ("ru", "ru"), ("ja", "en")]
)
def test_language_of_the_browser_is_taken_first(
    new_golf: Callable[..., Golf], locale: str, language: str
) -> None:
    golf = new_golf(locale=locale).open()
    expect(golf.root).to_have_attribute("lang", say(language, "language.tag"))


def test_every_language_is_offered_under_its_own_name(golf: Golf) -> None:
    golf.open()
    options = open_settings(golf).get_by_role("combobox").locator("option")
    offered = dict(
        zip(options.evaluate_all("all => all.map(one => one.value)"), options.all_inner_texts(), strict=True)
    )
    assert {language: offered[language] for language in LANGUAGES} == {
        language: say(language, "language.name") for language in LANGUAGES
    }
    assert {code: re.split(r"[ (]", name)[0] for code, name in offered.items() if code in NAMES} == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_corner_letters_local_or_international(golf: Golf, language: str) -> None:
    golf.open(f"?code={CODE}&lang={language}")
    expect_corners(golf, LOCAL[language])
    window = open_settings(golf, language)
    window.get_by_role("radio", name=say(language, "settings_window.letters_international")).check()
    expect_corners(golf, "AKQJ")
    golf.reload()
    expect_corners(golf, "AKQJ")
    window = open_settings(golf, language)
    window.get_by_role("radio", name=say(language, "settings_window.letters_local")).check()
    expect_corners(golf, LOCAL[language])


def test_colours_follow_the_device_or_the_player(golf: Golf) -> None:
    golf.open()
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    page = golf.page
    light = page.evaluate(ground)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(ground)
    assert light != dark
    window = open_settings(golf)
    window.get_by_role("radio", name=say("en", "settings_window.theme_light"), exact=True).check()
    expect(golf.root).to_have_attribute("data-theme", "light")
    assert page.evaluate(ground) == light
    page.emulate_media(color_scheme="light")
    window.get_by_role("radio", name=say("en", "settings_window.theme_dark"), exact=True).check()
    assert page.evaluate(ground) == dark
    page.reload(wait_until="commit")
    # Before the game is ready, so that nothing flashes.
    until(page, "() => document.getElementById('golf')")
    assert page.evaluate(ground) == dark
    golf.ready()
    assert page.evaluate(ground) == dark
    window = open_settings(golf)
    window.get_by_role("radio", name=say("en", "settings_window.theme_auto"), exact=True).check()
    assert page.evaluate(ground) == light


@pytest.mark.parametrize("language", LANGUAGES)
def test_a12_rules_in_short(golf: Golf, language: str) -> None:
    golf.open(f"?lang={language}")
    opener = golf.button("action.rules", language)
    opener.click()
    window = golf.window("rules", language)
    expect(window).to_be_visible()
    for name in SHORT_RULES:
        expect(
            window.get_by_role("heading", name=say(language, f"short.{name}"), exact=True)
        ).to_be_attached()
        expect(window).to_contain_text(say(language, f"short.{name}_text"))
    golf.page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    expect(opener).to_be_focused()


def test_keys_window_lists_the_keys(golf: Golf) -> None:
    language = "pl"
    golf.open(f"?lang={language}")
    place = golf.place("stock")
    for key in ("F1", "?"):
        place.press(key)
        window = golf.window("keys", language)
        expect(window).to_be_visible()
        terms = window.get_by_role("term").all_inner_texts()
        # At the beginning there is nothing to undo.
        assert terms == [say(language, f"keys.{name}") for name in listed_keys() if name != "undo"]
        golf.page.keyboard.press("Escape")
        expect(window).to_be_hidden()
        expect(place).to_be_focused()


def test_a_window_opened_while_the_last_one_closes_stays_open(golf: Golf) -> None:
    golf.open()
    golf.place("stock").press("F1")
    expect(golf.window("keys")).to_be_visible()
    golf.page.evaluate(
        """() => {
          const dialog = document.querySelector('dialog');
          const told = new Promise((done) => dialog.addEventListener('close', done, {once: true}));
          dialog.close();
          golf.send('settings');
          return told.then(() => true);
        }"""
    )
    expect(golf.window("settings")).to_be_visible()
