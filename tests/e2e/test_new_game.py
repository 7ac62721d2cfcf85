"""The New game window: codes, rules, random deals, restart (A5, A9)."""

import pytest
from playwright.sync_api import Locator, expect

from golf.solitaire.session import begin

from .driving import CODE, DOCUMENTED, LANGUAGES, Golf, query, say

KPATIENCE = "MS1-C-49621"


def open_window(golf: Golf, language: str = "en") -> Locator:
    golf.button("action.new", language).click()
    window = golf.window("new", language)
    expect(window).to_be_visible()
    return window


def deal(window: Locator, code: str = "", rule: str = "", language: str = "en") -> None:
    if rule:
        window.get_by_role("radio", name=say(language, f"rules.{rule}")).check()
    if code:
        window.get_by_role("textbox", name=say(language, "new_window.code")).fill(code)
    window.get_by_role("button", name=say(language, "new_window.deal"), exact=True).click()


@pytest.mark.parametrize(
    "typed",
    [
        CODE,
        "go1 e aaaaaab",
        "GО1-Е-АААААА8",  # Cyrillic letters, and an 8 for the B
        "https://example.org/golf/?code=GO1-E-AAAAAAB&lang=pl",
        "Look at this deal: GO1-N-AAAAAAB!",
    ],
    ids=["strict", "small", "cyrillic", "link", "sentence"],
)
def test_a9_a_typed_code_deals_the_same_cards(golf: Golf, typed: str) -> None:
    golf.open("?code=GO1-C-BBBBBBB")
    window = open_window(golf)
    deal(window, typed)
    expect(window).to_be_hidden()
    assert golf.columns() == DOCUMENTED["columns"]
    golf.expect_game(CODE, "")


def test_a9_e_c_and_s_decide_the_rule_and_deal_the_same_cards(golf: Golf) -> None:
    golf.open()
    for letter, chosen in (("C", "easy"), ("S", "classic"), ("E", "strict")):
        code = CODE.replace("-E-", f"-{letter}-")
        deal(open_window(golf), code, chosen)
        golf.expect_game(code, "")
        assert golf.columns() == DOCUMENTED["columns"]
    deal(open_window(golf), KPATIENCE)
    golf.expect_game(KPATIENCE, "")


@pytest.mark.parametrize(("rule", "letter"), [("easy", "E"), ("classic", "C"), ("strict", "S")])
def test_a5_an_empty_field_deals_at_random_under_the_chosen_rule(golf: Golf, rule: str, letter: str) -> None:
    golf.open(f"?code={CODE}")
    codes = set()
    for _ in range(3):
        deal(open_window(golf), rule=rule)
        expect(golf.field("code")).to_contain_text(f"GO1-{letter}-")
        code = golf.field("code").inner_text()
        assert begin(code).code == code
        golf.expect_game(code, "")
        codes.add(code)
    # Before the list of winnable deals has come there are a few dozen to choose from: two may be the same.
    assert len(codes) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a5_the_rules_are_offered_by_their_names(golf: Golf, language: str) -> None:
    names = {  # A5
        "pt": ("Nova partida", ["Fácil", "Clássico", "Estrito"]),
        "pl": ("Nowa gra", ["Łatwy", "Klasyczny", "Ścisły"]),
        "ru": ("Новая игра", ["Лёгкий", "Классический", "Строгий"]),
        "en": ("New game", ["Easy", "Classic", "Strict"]),
    }
    title, rules = names[language]
    golf.open(f"?lang={language}")
    golf.page.get_by_role("button", name=title, exact=True).click()
    window = golf.page.get_by_role("dialog", name=title, exact=True)
    expect(window.locator('input[name="rule"]')).to_have_count(5)
    for rule in rules:
        expect(window.get_by_role("radio", name=rule)).to_be_visible()
    expect(window.get_by_role("radio", name=rules[0])).to_be_checked()  # Easy is the default


@pytest.mark.parametrize("language", LANGUAGES)
def test_a9_a_bad_code_says_what_is_wrong_and_keeps_the_game(golf: Golf, language: str) -> None:
    golf.open(f"?code={CODE}&moves=s%205%202&lang={language}")
    window = open_window(golf, language)
    field = window.get_by_role("textbox")
    example = CODE
    for typed, key, values in (
        ("GO1-E-AAAA", "code_short", {"count": 4, "example": example}),
        ("GO1-X-AAAAAAB", "code_letter", {"found": "X", "example": example}),
        ("GO1-E-AAAAAA1", "code_character", {"found": "1", "example": example}),
        ("hello", "code_unknown", {"found": "hello", "example": example}),
    ):
        deal(window, typed, language=language)
        expect(window.get_by_role("alert")).to_have_text(say(language, f"error.{key}", **values))
        expect(window).to_be_visible()
        expect(field).to_have_value(typed)  # to be corrected, not typed again
        expect(field).to_have_attribute("aria-invalid", "true")
    golf.page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    golf.expect_game(CODE, "s 5 2")
    window = open_window(golf, language)
    expect(window.get_by_role("alert")).to_be_hidden()


def test_restart_deals_the_same_cards_again(golf: Golf) -> None:
    golf.open(f"?code={CODE}&moves=s%205%202")
    window = open_window(golf)
    window.get_by_role("button", name=say("en", "action.restart"), exact=True).click()
    expect(window).to_be_hidden()
    golf.expect_game(CODE, "")


def test_a_new_game_by_mistake_loses_nothing(golf: Golf) -> None:
    golf.open(f"?code={CODE}&moves=s%205%202")
    deal(open_window(golf))
    expect(golf.field("moves")).to_have_text("0")
    golf.button("action.back").click()
    golf.expect_game(CODE, "s 5 2")


def test_esc_and_close_give_the_focus_back(golf: Golf) -> None:
    golf.open(f"?code={CODE}")
    opener = golf.button("action.new")
    for way in ("Escape", "close", "beside", "deal"):
        window = open_window(golf)
        if way == "Escape":
            golf.page.keyboard.press("Escape")
        elif way == "close":
            window.get_by_role("button", name=say("en", "action.close"), exact=True).click()
        elif way == "beside":
            golf.page.mouse.click(3, 3)
        else:
            deal(window)
        expect(window).to_be_hidden()
        expect(opener).to_be_focused()
    place = golf.place("column-4")
    place.focus()
    place.press("n")
    expect(golf.window("new")).to_be_visible()
    golf.page.keyboard.press("Escape")
    expect(place).to_be_focused()


def test_enter_in_the_field_deals(golf: Golf) -> None:
    golf.open()
    field = open_window(golf).get_by_role("textbox")
    field.fill(CODE)
    field.press("Enter")
    golf.expect_game(CODE, "")


def test_a_game_that_ended_is_among_the_last_deals_though_the_page_was_closed_at_once(golf: Golf) -> None:
    *line, last = DOCUMENTED["won_game"].split()
    golf.open(query(CODE, " ".join(line)))
    golf.page.evaluate("window.requestIdleCallback = () => 0")  # the page is never at rest
    golf.play(last)
    golf.reload()
    window = open_window(golf)
    window.get_by_text(say("en", "new_window.recent")).click()
    expect(window.get_by_text(CODE, exact=True)).to_be_visible()
