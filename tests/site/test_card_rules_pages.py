"""The card game's rules pages: the same sections and figures in every language, all counted by the engine."""

import re
from pathlib import Path

import pytest

from golf.i18n.po import complete_entries
from golf.site.card_figures import award_example, board_figure, read_board
from golf.site.figures import BadFigure
from golf.site.rules_pages import SOURCES, RulesPages
from golf.site.rules_text import read_source
from tests.samples import WITH_RULES, words_of
from tests.site.reading import Document, target, text_of
from tests.site.test_own_words import KNOWN, own_text
from tools.phrases import phrase_hash, phrases

SECTIONS = [
    "brief", "board", "turn", "lines", "end", "values", "match", "options", "opponents", "listening",
]  # fmt: skip
every_language = pytest.mark.parametrize("language", WITH_RULES)


@pytest.fixture
def page(written: RulesPages, folder: Path, language: str) -> Document:
    assert f"rules/{language}/cards/index.html" in written.files[language]
    return Document((folder / f"rules/{language}/cards/index.html").read_text("utf-8"))


@every_language
def test_every_section_is_there_and_says_something(page: Document) -> None:
    headings = page.within(page.one("div", class_="text"), "h2")
    assert [heading.attrib["id"] for heading in headings] == SECTIONS
    sizes = dict.fromkeys(SECTIONS, 0)
    current = ""
    for element in page.one("div", class_="text"):
        current = element.attrib.get("id", "") if element.tag == "h2" else current
        sizes[current] += len(text_of(element))
    assert min(sizes.values()) > 70
    assert page.complaints == []


def outline(language: str) -> list[str]:
    lines = []
    for line in read_source(SOURCES / language / "cards.md").text.splitlines():
        name = re.search(r"\{#[a-z-]+\}$", line)
        shape = re.match(r"#+|\d\. |\||```[\w-]*|(?:name|rows|counts): .*", line)
        if shape:
            lines.append(shape.group() + (name.group() if name else ""))
    return lines


@every_language
def test_every_language_has_the_same_sections_and_figures(language: str) -> None:
    assert outline(language) == outline("en")
    assert len(outline(language)) > 40


@every_language
def test_c5_the_examples_are_counted_by_the_engine(page: Document, language: str) -> None:
    lists = [text_of(found) for found in page.all("ul", class_="awards")]
    assert [("22" in text, "14" in text) for text in lists] == [(False, False), (True, False), (False, True)]
    text = text_of(page.one("main"))
    assert words_of(language).say("cards_refusal.taken_card") in text
    for key in ("cards_keys.skip_does", "cards_page.do_lesson"):
        assert words_of(language).say(key) in text


@every_language
def test_every_figure_has_words_and_says_what_it_counts(page: Document, language: str) -> None:
    figures = page.all("figure")
    assert [figure.attrib["id"] for figure in figures] == [
        "figure-start", "figure-lines", "figure-diagonal", "figure-values",
    ]  # fmt: skip
    for figure in figures:
        board = page.within(figure, "div", class_="board")[0]
        assert board.attrib["role"] == "img"
        assert board.attrib["aria-label"].count(";") >= 1
    assert len(page.within(figures[1], "li")) == 2


@every_language
def test_its_links_lead_to_the_card_game_and_into_the_site(
    page: Document, folder: Path, language: str
) -> None:
    here = folder / f"rules/{language}/cards/index.html"
    links = [link.attrib["href"] for link in page.all("a")]
    assert links.count(f"../../../?game=cards&lang={language}") == 2
    for address in links:
        if not address.startswith("http"):
            assert target(folder, here, address)[0].is_file()


@every_language
def test_no_eight_words_in_a_row_are_the_documents(page: Document, language: str) -> None:
    said = {
        phrase
        for key, entry in complete_entries(language).items()
        if key.startswith("cards") and isinstance(entry, str)
        for phrase in phrases(entry)
    }
    ours = [phrase for phrase in phrases(own_text(page.one("main"))) if phrase not in said]
    assert len(ours) > 300
    assert [phrase for phrase in ours if phrase_hash(phrase) in KNOWN] == []


@pytest.mark.parametrize(
    "rows", ["QS QH", "QS QH / AC", "QS QH / AC ZZ", "9S 9S / 9S 2C", "AC 2C 3C 4C 5C / AC 2C 3C 4C 5C"]
)
def test_a_board_that_cannot_be_stops_the_build(rows: str) -> None:
    with pytest.raises(BadFigure):
        read_board(rows)


def test_a_description_with_other_lines_stops_the_build() -> None:
    with pytest.raises(BadFigure):
        board_figure("name: a\nrows: AC 2C / 3C 4C\n", words_of("en"))
    with pytest.raises(BadFigure):
        award_example("counts: 1 2\nnames: A B\n", words_of("en"))
