"""Jokers and an empty discard in a browser, by tap and by keyboard, heard in four languages (A13)."""

import pytest
from playwright.sync_api import expect

from golf.solitaire.sentences import dealt_said, move_said
from golf.solitaire.session import act, begin

from .driving import LANGUAGES, OFTEN, Golf, say, words

JOKERS = "J~XA2C.7D~KC~XB"
OPEN = "O~KC7D.8C~~9H"


def spoken(language: str, code: str, line: str) -> list[str]:
    """What the log says of a game, from the engine."""
    session = begin(code)
    said = list(dealt_said(session))
    for move in line.split():
        after, reason = act(session, move)
        assert reason is None
        said += move_said(session, after, move)
        session = after
    return [one.in_words(words(language)) for one in said]


def enter(golf: Golf, line: str) -> None:
    for move in line.split():
        golf.page.keyboard.press("Space" if move == "s" else move)


# A key says what a tap says: each language by tap, and two by keys too.
in_each_language_and_way = pytest.mark.parametrize(
    ("language", "by_key"),
    [
        *[pytest.param(one, False, id=f"{one}-tap") for one in LANGUAGES],
        *[
            pytest.param(one, True, id=f"{one}-keys", marks=() if one in OFTEN else pytest.mark.verify)
            for one in LANGUAGES
        ],
    ],
)


@in_each_language_and_way
def test_a13_a_joker_takes_a_king_and_any_card(golf: Golf, language: str, by_key: bool) -> None:
    golf.open(f"?position={JOKERS}&lang={language}")
    expect(golf.card("XA")).to_be_visible()
    (enter if by_key else Golf.play)(golf, "s 1 1 2")  # type: ignore[operator]
    expect(golf.root).to_have_attribute("data-status", "won")
    expected = spoken(language, JOKERS, "s 1 1 2")
    assert golf.log_lines()[-len(expected) :] == expected


@in_each_language_and_way
def test_a13_any_free_card_begins_an_empty_discard(golf: Golf, language: str, by_key: bool) -> None:
    golf.open(f"?position={OPEN}&lang={language}")
    (enter if by_key else Golf.play)(golf, "s")  # type: ignore[operator]
    expect(golf.field("message")).to_have_text(say(language, "refusal.no_discard"))
    assert golf.log_lines()[-2:] == [
        say(language, "refusal.no_discard"),
        say(language, "refusal.any_first"),
    ]
    (enter if by_key else Golf.play)(golf, "2 1")  # type: ignore[operator]
    expected = spoken(language, OPEN, "2 1")
    assert golf.log_lines()[:2] == expected[:2]
    assert golf.log_lines()[-len(expected) + 2 :] == expected[2:]
    assert golf.lying()["discard"] == ["8C", "7D"]


def test_a13_a_deal_with_jokers_has_eighteen_in_the_stock(golf: Golf) -> None:
    golf.open("?code=GO1-J-AAAAAAB")
    golf.expect_game("GO1-J-AAAAAAB", "")
    golf.open("?code=GO1-O-AAAAAAB")
    golf.expect_game("GO1-O-AAAAAAB", "")
