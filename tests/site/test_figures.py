"""Figures show and say what the engine makes of them, and nothing else (A10, A11, A3, B6, B8)."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from golf.cards import card_text
from golf.site.figures import BadFigure, read_figure
from golf.site.rules_pages import SOURCES, RulesPages
from golf.site.rules_text import Content, filled, read_source, render
from golf.solitaire.advisor.forwards import solve
from golf.solitaire.moves import read_moves
from golf.solitaire.position_words import position_in_words
from golf.solitaire.score import POINTS
from golf.solitaire.session import Session, act_all, begin
from golf.solitaire.table import COVERED, NO_DISCARD, NOT_ADJACENT, PLAY_EXISTS, Table, plays
from tests.samples import DATA, DOCUMENTED, WITH_RULES, example_deal, words_of
from tests.site.reading import Document, text_of

every_language = pytest.mark.parametrize("language", WITH_RULES)


def content(language: str) -> Content:
    return render(read_source(SOURCES / language / "solitaire.md"), words_of(language), "../../")


def played(code: str, moves: str) -> Session:
    session, refused = act_all(begin(code), read_moves(moves))
    assert not refused
    return session


@every_language
def test_a11_every_figure_has_the_engines_words(written: RulesPages, folder: Path, language: str) -> None:
    page = Document((folder / f"rules/{language}/index.html").read_text("utf-8"))
    figures = page.all("figure")
    assert len(figures) == len(content(language).figures) >= 10
    for figure in figures:
        link = page.within(figure, "a", class_="button")[0]
        asked = parse_qs(urlsplit(link.attrib["href"]).query)
        (code,) = asked.get("code") or asked["position"]
        words = position_in_words(words_of(language), played(code, asked.get("moves", [""])[0]).table)
        board = page.within(figure, "div", role="img")[0]
        assert board.attrib["aria-label"] == words
        assert text_of(page.within(page.within(figure, "details")[0], "p")[0]) == words
        assert parse_qs(urlsplit(link.attrib["data-frame"]).query) == asked | {"embed": ["1"]}
        assert asked["lang"] == [language]


@pytest.mark.parametrize("language", ["pt", "ru"])
def test_a11_the_documented_positions_are_among_the_figures(language: str) -> None:
    shown = content(language).html
    for line in (DATA / f"positions.{language}.txt").read_text("utf-8").splitlines():
        assert f'aria-label="{line}"' in shown


@every_language
def test_figures_show_the_cards_of_the_position(language: str) -> None:
    found = content(language)
    page = Document(found.html)
    for figure, element in zip(found.figures, page.all("figure"), strict=True):
        columns = [
            tuple(card.attrib["data-figure-card"] for card in page.within(column, "div", class_="card"))
            for column in page.within(element, "div", class_="column")
        ]
        assert columns == [tuple(card_text(card) for card in column) for column in figure.table.columns]
        (discard,) = page.within(element, "div", class_="discard")
        cards = [card.attrib["data-figure-card"] for card in page.within(discard, "div", class_="card")]
        assert cards == [card_text(card) for card in figure.table.discard[-1:]]
        (stock,) = page.within(element, "div", class_="stock")
        assert text_of(stock) == str(len(figure.table.stock))
        fitting = page.within(element, "div", class_="fits")
        expected = [
            card_text(figure.table.columns[int(move) - 1][-1]) for move in plays(figure.table) if figure.fits
        ]
        assert [card.attrib["data-figure-card"] for card in fitting] == expected
    assert "data-card=" not in found.html


@every_language
def test_a3_refusals_are_demonstrated_in_the_words_of_the_app(language: str) -> None:
    found = content(language)
    words = words_of(language)
    page = Document(found.html)
    reasons = set()
    for figure, element in zip(found.figures, page.all("figure"), strict=True):
        said = [text_of(one) for one in page.within(element, "dd")]
        assert len(said) == len(figure.refused)
        for (_, reason), text in zip(figure.refused, said, strict=True):
            assert text.startswith(words.say(f"refusal.{reason}"))
            reasons.add(reason)
    assert reasons == {NOT_ADJACENT, COVERED, NO_DISCARD, PLAY_EXISTS}


def test_a10_the_documented_refusals_and_move_35() -> None:
    by_name = {figure.name: figure for figure in content("en").figures}
    assert by_name["refusals"].refused == (("1", NOT_ADJACENT), ("1:4", COVERED))
    assert by_name["before-35"].session.done == tuple(example_deal()["won_game"].split()[:34])
    assert by_name["before-35-classic"].session.done == by_name["before-35"].session.done
    assert by_name["before-35-classic"].refused == (("3", NOT_ADJACENT),)
    assert "3" in plays(by_name["before-35"].table)
    assert by_name["before-35"].marks == ("column-3",)


@every_language
def test_a10_the_table_of_the_won_game_is_the_documented_line(language: str) -> None:
    page = Document(content(language).html)
    words = words_of(language)
    session = played(DOCUMENTED, example_deal()["won_game"])
    assert session.status == "won"
    shown = [text_of(one) for one in page.within(page.one("table", class_="line"), "b")]
    assert shown == [words.card(card, "sign") for card in session.table.discard[1:]]
    numbers = [text_of(one) for one in page.within(page.one("table", class_="line"), "small")]
    assert numbers == [move for move in session.done if move != "s"]


@every_language
def test_a13_each_variant_can_be_played_from_its_figure(language: str) -> None:
    found = {figure.name: figure.session for figure in content(language).figures}
    assert plays(found["joker"].table) == ("1",)
    assert found["joker"].table.columns[0][-1].rank == 14
    assert (found["open-start"].table.discard, plays(found["open-start"].table)) == ((), ("1", "2", "3"))
    assert found["closed-stock"].table.rules.draw_only_when_stuck
    queens = [plays(found[f"king-{rule}"].table) for rule in ("easy", "classic", "strict")]
    assert [len(fitting) for fitting in queens] == [2, 1, 0]  # round the corner; queen on king; neither


@every_language
def test_b6_the_worked_example_is_a_figure(language: str) -> None:
    figures = {figure.name: figure for figure in content(language).figures}
    assert figures["turn"].session.code == "S~7C8S.6H~7D~"
    assert [reason for _, reason in figures["turn"].refused] == [COVERED]
    assert act_all(figures["turn"].session, ("1", "1", "2"))[0].status == "won"
    assert act_all(figures["turn-wrong"].session, ())[0].status == "blocked"


@every_language
def test_b7a_the_name_and_the_history_are_told_with_sources(language: str) -> None:
    page = content(language).html
    for told in ("One Foundation", "Tarbart", "1905", "Bonaventure", "1931", "solitairelaboratory.com"):
        assert told in page


def best(code: str) -> int:
    return solve(begin(code).table).best


def test_a14_what_the_page_says_can_be_won_is_what_the_solver_finds() -> None:
    """One card left at best in Classic and Strict, nine to spare in Easy; the won game leaves three."""
    assert [best(f"GO1-{letter}-AAAAAAB") for letter in "ECS"] == [-9, 1, 1]
    won: Table = played(DOCUMENTED, example_deal()["won_game"]).table
    assert len(won.stock) == 3
    assert example_deal()["won_game"].split().count("s") == 13


@every_language
def test_a7_the_scores_of_blocked_games(language: str) -> None:
    page = Document(content(language).html)
    rows = [
        [int(text_of(cell)) for cell in page.within(row, "td")]
        for table in page.all("table")
        for row in page.within(table, "tr")
        if len(page.within(row, "td")) == 3 and text_of(page.within(row, "td")[0]).isdigit()
        and table.attrib.get("class") != "line"
    ]  # fmt: skip
    assert [row[0] for row in rows] == [31, 30, 25, 17]
    for gone, left, points in rows:
        assert gone + left == 35
        assert points == max(0, POINTS * gone - POINTS * left)


@pytest.mark.verify
def test_the_counts_of_winnable_deals_are_those_of_the_census() -> None:
    """The page names the command; this runs it."""
    from concurrent.futures import ProcessPoolExecutor

    from golf.solitaire.rules import RULES
    from golf.studies.census import deal_codes, solve_batch

    text = read_source(SOURCES / "en/solitaire.md").text
    with ProcessPoolExecutor() as pool:
        for rules, count in zip(RULES, (9319, 4534, 2650, 9010, 5691), strict=True):
            batch = list(enumerate(deal_codes(rules, 10_000, 1)))
            parts = pool.map(solve_batch, [batch[at : at + 100] for at in range(0, 10_000, 100)])
            assert sum(row[2] for part in parts for row in part) == count
            assert str(count) in text


@pytest.mark.parametrize(
    "text",
    [
        "code: GO1-E-AAAAAAB\ncaption: no name",
        "name: a\ncode: GO1-E-AAAAAAB",
        "name: a\ncode: GO1-E-AAAA\ncaption: bad code",
        "name: a\ncode: S~7C7C~7D~\ncaption: a card twice",
        "name: a\ncode: GO1-E-AAAAAAB\nmoves: 1\ncaption: an illegal move",
        "name: a\ncode: GO1-E-AAAAAAB\nmoves: s 9\ncaption: no move",
        "name: a\ncode: GO1-E-AAAAAAB\nmoves: s\ntry: 5\ncaption: not refused",
        "name: a\ncode: GO1-E-AAAAAAB\ncards: 9C\ncaption: by hand",
        "nothing",
    ],
)
def test_a_figure_that_the_engine_cannot_make_stops_the_build(text: str) -> None:
    with pytest.raises(BadFigure):
        read_figure(text)


@every_language
def test_cards_in_the_text_have_the_letters_of_the_language(language: str) -> None:
    king = {"en": "K♣", "pt": "R♣", "pl": "K♣", "ru": "К♣"}[language]
    assert filled("{KC} {TS} {refusal.covered}", words_of(language)) == (
        f"{king} 10♠ {words_of(language).say('refusal.covered')}"
    )
