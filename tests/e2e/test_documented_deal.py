"""The documented deal GO1-E-AAAAAAB, played with taps (D3, A10)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tools.programs import ROOT

from .driving import CODE, DOCUMENTED, LANGUAGES, PLACES, Golf, say, session_after

OPENING: str = DOCUMENTED["opening"]
WON: list[str] = DOCUMENTED["won_game"].split()
POSITIONS = DOCUMENTED["documented_positions"]
CLASSIC = CODE.replace("-E-", "-C-")


def expect_position(golf: Golf, name: str) -> None:
    position = POSITIONS[name]
    lying = golf.lying()
    assert [lying[place] for place in PLACES[:7]] == position["columns"]
    assert lying["discard"][-1] == position["discard"]
    stock = say("en", "place.stock", count=position["stock"])
    expect(golf.place("stock")).to_have_attribute("aria-label", stock)


def test_d3_a10_the_documented_cards_lie_in_their_places(golf: Golf) -> None:
    golf.open(f"?code={CODE}")
    assert golf.columns() == DOCUMENTED["columns"]
    assert golf.lying()["discard"] == [DOCUMENTED["discard"]]
    expect_position(golf, "before move 1")
    golf.expect_fields(CODE, 0, 0)
    expect(golf.root).to_have_attribute("data-status", "playing")


def test_d3_only_face_up_cards_are_marked(golf: Golf) -> None:
    golf.open(f"?code={CODE}")
    expect(golf.page.locator("[data-card]")).to_have_count(36)
    html = golf.page.locator("main").inner_html()
    assert not [card for card in DOCUMENTED["stock"] if f'"{card}"' in html or f"face-{card}" in html]
    golf.play("s")
    expect(golf.page.locator("[data-card]")).to_have_count(37)
    assert golf.face_up() >= {DOCUMENTED["stock"][0]}
    assert not golf.face_up() & set(DOCUMENTED["stock"][1:])


def test_d3_opening_scores_20_in_3_moves(golf: Golf) -> None:
    golf.open(f"?code={CODE}")
    for move in ("3", "4", "6"):  # nothing fits the ace of clubs
        golf.play(move)
    golf.expect_fields(CODE, 0, 0)
    golf.play("s")
    expect(golf.card("8S")).to_be_visible()
    golf.tap("9C")
    golf.tap("8C")
    golf.expect_fields(CODE, 20, 3)
    expect_position(golf, "after 8S 9C 8C")


def test_d3_documented_game_is_won_with_350(golf: Golf) -> None:
    golf.open(f"?code={CODE}")
    golf.play(" ".join(WON[:34]))
    expect_position(golf, "before move 35")
    assert golf.lying()["column-3"][-1] == "AH"
    golf.tap("AH")
    expect(golf.field("moves")).to_have_text("35")
    assert golf.lying()["discard"][-2:] == ["KC", "AH"]
    golf.play(" ".join(WON[35:]))
    expect(golf.root).to_have_attribute("data-status", "won")
    golf.expect_fields(CODE, 350, len(WON))
    expect(golf.page.get_by_text(say("en", "status.won"), exact=True).first).to_be_visible()


def test_a10_move_35_is_refused_in_classic(golf: Golf) -> None:
    golf.open(f"?code={CLASSIC}&moves={'%20'.join(WON[:34])}")
    expect_position(golf, "before move 35")
    before = golf.lying()
    golf.tap("AH")
    expect(golf.field("message")).to_have_text(say("en", "refusal.not_adjacent"))
    assert golf.lying() == before
    expect(golf.field("moves")).to_have_text("34")


@pytest.mark.parametrize("language", ["pt", "ru"])
def test_a11_positions_in_words_as_documented(golf: Golf, language: str) -> None:
    documented = (ROOT / f"tests/data/positions.{language}.txt").read_text("utf-8").splitlines()
    for line, sentence in zip(("", OPENING, " ".join(WON[:34])), documented, strict=True):
        golf.open(f"?code={CODE}&lang={language}&moves={line.replace(' ', '%20')}")
        golf.place("discard").press("v")
        expect(golf.sentences.last).to_have_text(sentence)


def test_every_language_names_places_and_cards(new_golf: Callable[..., Golf]) -> None:
    golf = new_golf()
    table = session_after(CODE, "").table
    for language in LANGUAGES:
        golf.open(f"?code={CODE}&lang={language}")
        expect(golf.root).to_have_attribute("lang", say(language, "language.tag"))
        for at in range(7):
            name = say(language, "place.column", number=at + 1, card=table.columns[at][-1], count=4)
            expect(golf.page.get_by_role("gridcell", name=name, exact=True)).to_have_attribute(
                "data-pile", PLACES[at]
            )
        for place, name in (
            ("stock", say(language, "place.stock", count=16)),
            ("discard", say(language, "place.discard", card=table.discard[-1])),
        ):
            expect(golf.page.get_by_role("gridcell", name=name, exact=True)).to_have_attribute(
                "data-pile", place
            )
