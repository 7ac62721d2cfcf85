"""What a link shows elsewhere, and what an address that does not exist shows."""

import base64
import hashlib
import re
import struct
from pathlib import Path

import pytest

from golf.i18n.po import complete_entries
from golf.i18n.words import Words
from golf.site.art.glyphs import has_glyph
from golf.site.pictures import preview_svg
from golf.site.rules_pages import RulesPages, pictured, write_rules_pages
from golf.solitaire.position_words import position_in_words
from golf.solitaire.table import status
from tests.samples import LANGUAGES, words_of
from tests.site.reading import Document


def preview(document: Document) -> dict[str, str]:
    return {
        meta.attrib["property"]: meta.attrib["content"]
        for meta in document.all("meta")
        if meta.attrib.get("property", "").startswith("og:")
    }


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", picture[16:24])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_pages_have_a_preview_with_the_position(
    folder: Path, written: RulesPages, language: str
) -> None:
    found = preview(Document((folder / f"rules/{language}/index.html").read_text("utf-8")))
    assert found["og:title"]
    assert found["og:description"]
    assert found["og:image:alt"] == position_in_words(words_of(language), pictured().table)
    picture = folder / found["og:image"].removeprefix("../../")
    assert size(picture.read_bytes()) == (1200, 630)
    assert picture.relative_to(folder).as_posix() in written.files[language] or picture.is_file()


def test_the_home_page_has_one_too(folder: Path, written: RulesPages) -> None:
    page = Document(f"<!doctype html><html><head><title>Golf</title>{written.home_preview}</head></html>")
    assert page.complaints == []
    found = preview(page)
    assert found["og:description"] == words_of("en").say("start.description")
    assert size((folder / found["og:image"]).read_bytes()) == (1200, 630)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_need_no_font(language: str) -> None:
    words = words_of(language)
    table = pictured().table
    svg = preview_svg(words, table)
    assert "<text" not in svg
    assert "var(" not in svg  # a picture has no style sheet
    cards = [card for column in table.columns for card in column]
    assert len(re.findall('href="#suit-[CDHS]"', svg)) == len(cards) + 1
    assert status(table) == "playing"


def test_a_letter_without_strokes_is_the_international_one() -> None:
    words = words_of("en")
    strange = Words("xx", {**complete_entries("en"), "corner.11": "Ж"}, ())
    assert not has_glyph("Ж")
    table = pictured().table
    assert any(card.rank == 11 for column in table.columns for card in column)

    def drawn(svg: str) -> str:
        return re.sub("aria-label='.*?'|aria-label=\".*?\"", "", svg)

    assert drawn(preview_svg(strange, table)) == drawn(preview_svg(words, table))


def test_the_missing_page_works_at_any_depth(folder: Path, written: RulesPages) -> None:
    text = (folder / "404.html").read_text("utf-8")
    page = Document(text)
    assert page.complaints == []
    loaded = [element.attrib["href"] for element in page.all("link")]
    assert all(address.startswith("data:") for address in loaded)
    assert [script.attrib for script in page.all("script")] == [{}]
    assert [section.attrib["lang"] for section in page.all("section")] == [
        words_of(language).say("language.tag") for language in LANGUAGES
    ]
    ways = [link.attrib["data-way"] for link in page.all("a")]
    assert ways == [way for language in LANGUAGES for way in (f"?lang={language}", f"rules/{language}/")]


def test_the_missing_page_allows_its_own_script_and_style_only(folder: Path, written: RulesPages) -> None:
    page = Document((folder / "404.html").read_text("utf-8"))
    policy = page.one("meta", **{"http-equiv": "Content-Security-Policy"}).attrib["content"]
    for tag in ("script", "style"):
        digest = hashlib.sha256(page.one(tag).text.encode()).digest()
        assert f"{tag}-src 'sha256-{base64.b64encode(digest).decode()}'" in policy
    assert policy.startswith("default-src 'none';")


def test_two_builds_are_the_same(folder: Path, written: RulesPages, tmp_path: Path) -> None:
    from golf.site.output import Site

    again = write_rules_pages(Site(tmp_path), address="")
    assert again == written
