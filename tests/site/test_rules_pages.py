"""The rules pages: complete, valid, the same in every language, readable without scripts (A12, D4, B7a)."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from golf.page.nodes import html
from golf.record import replace
from golf.site.embed_page import write_embed_page
from golf.site.output import Site
from golf.site.rules_pages import ADDRESS, SOURCES, RulesPages, write_rules_pages
from golf.site.rules_text import HEAD, BadSource, read_source
from golf.solitaire.page.model import NEUTRAL
from golf.solitaire.page.view import view
from tests.samples import LANGUAGES, WITH_RULES, words_of
from tests.site.reading import Document, target, text_of

# What A12 asks for, in its order, and what the pages have besides.
A12 = [
    "brief", "deal", "plays", "stock", "king-and-ace", "end", "score", "undo-and-code", "strict", "variants",
]  # fmt: skip
BESIDES = ["name", "examples", "keys", "questions", "sources"]


@pytest.fixture
def page(written: RulesPages, folder: Path, language: str) -> Document:
    return Document(path_of(folder, language).read_text("utf-8"))


def path_of(folder: Path, language: str) -> Path:
    return folder / f"rules/{language}/index.html"


every_language = pytest.mark.parametrize("language", WITH_RULES)


@every_language
def test_a12_every_heading_is_there_and_in_the_table_of_contents(page: Document) -> None:
    headings = page.within(page.one("div", class_="text"), "h2")
    assert [heading.attrib["id"] for heading in headings] == A12 + BESIDES
    contents = page.within(page.one("nav", class_="contents").find("ol"), "a")
    assert [(link.attrib["href"], text_of(link)) for link in contents] == [
        (f"#{heading.attrib['id']}", text_of(heading)) for heading in headings
    ]


@every_language
def test_a12_every_section_says_something(page: Document) -> None:
    sections: dict[str, int] = {}
    current = ""
    for element in page.one("div", class_="text"):
        current = element.attrib.get("id", "") if element.tag == "h2" else current
        sections[current] = sections.get(current, 0) + len(text_of(element))
    assert min(sections[name] for name in A12 + BESIDES) > 200


def outline(language: str) -> list[str]:
    """A source without its words: headings, lists, tables, figures with everything but their captions."""
    lines = []
    for line in read_source(SOURCES / language / "solitaire.md").text.splitlines():
        name = re.search(r"\{#[a-z-]+\}$", line)
        shape = re.match(r"#+|- |\||```\w*|(?:name|code|moves|try|mark|fits): .*", line)
        if shape:
            lines.append(shape.group() + (name.group() if name else ""))
    return lines


@every_language
def test_every_language_has_the_same_sections_and_figures_in_the_same_order(language: str) -> None:
    assert outline(language) == outline("en")
    assert len(outline(language)) > 100


@every_language
def test_every_language_gives_the_same_numbers(language: str) -> None:
    """Scores of A7, the count of what can be won, years, moves, codes."""

    def numbers(text: str) -> set[str]:
        return set(re.findall(r"\d\d+", re.sub(r"https?://\S+", "", text)))

    ours, theirs = (read_source(SOURCES / one / "solitaire.md").text for one in (language, "en"))
    assert numbers(ours) == numbers(theirs)


@every_language
def test_pages_are_valid_html(page: Document) -> None:
    assert page.complaints == []
    assert len(page.names) == len(set(page.names))
    assert len(page.all("h1")) == 1
    for element in page.all("*"):
        for reference in element.attrib.get("aria-labelledby", "").split():
            assert reference in page.names
        assert element.tag not in ("font", "center", "slot")


@every_language
def test_headings_never_skip_a_level(page: Document) -> None:
    levels = [int(one.tag[1]) for one in page.one("main").iter() if re.fullmatch("h[1-6]", str(one.tag))]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


@every_language
def test_every_link_leads_somewhere(page: Document, folder: Path, language: str) -> None:
    here = path_of(folder, language)
    addresses = [
        element.attrib[name]
        for element in page.all("*")
        for name in ("href", "src", "data-frame")
        if name in element.attrib
    ]
    inside = [address for address in addresses if not address.startswith("http")]
    assert len(inside) > 150
    for address in inside:
        path, place = target(folder, here, address)
        assert path.is_file(), address
        if place:
            assert place in page.names, address


@every_language
def test_pages_say_their_language_and_name_the_others(page: Document, language: str) -> None:
    assert page.root.attrib["lang"] == words_of(language).say("language.tag")
    alternates = {link.attrib["hreflang"]: link.attrib["href"] for link in page.all("link", rel="alternate")}
    tags = {words_of(one).say("language.tag"): f"../../rules/{one}/" for one in LANGUAGES}
    assert alternates == tags | {"x-default": "../../rules/en/"}
    shown = page.within(page.one("nav", class_="languages"), "a")
    assert [text_of(link) for link in shown] == [words_of(one).say("language.name") for one in LANGUAGES]


@every_language
def test_pages_need_no_script(page: Document) -> None:
    """Everything is in the page; its one script comes from a file, and every link works without it."""
    script = page.one("script")
    assert "src" in script.attrib
    assert not text_of(script)
    for element in page.all("*"):
        assert not [name for name in element.attrib if name.startswith("on")]
        assert "hidden" not in element.attrib
    assert page.all("iframe") == []
    for link in page.all("a"):
        assert link.attrib["href"]
        assert "embed=" not in link.attrib["href"]


@every_language
def test_the_game_links_to_the_page_of_its_language(folder: Path, written: RulesPages, language: str) -> None:
    window = Document(html(view(replace(NEUTRAL, window="rules"), words_of(language)).window))
    links = [link.attrib["href"] for link in window.all("a")]
    assert links == [f"rules/{language}/"]
    assert f"rules/{language}/index.html" in written.files[language]
    assert (folder / links[0] / "index.html").is_file()


def test_the_build_knows_what_each_language_needs(folder: Path, written: RulesPages) -> None:
    for language in LANGUAGES:
        page = path_of(folder, language).read_text("utf-8")
        assets = set(re.findall(r'(?:href|src)="\.\./\.\./(assets/[^"]+)"', page))
        assert assets == {name for name in written.files[language] if name.startswith("assets/")}
        assert all((folder / name).is_file() for name in written.files[language])


@every_language
def test_heads_are_complete(language: str) -> None:
    head = read_source(SOURCES / language / "solitaire.md").head
    assert set(head) == set(HEAD)
    assert all(head.values())
    assert "{card}" in head["refused"]


def test_an_incomplete_source_stops_the_build(tmp_path: Path) -> None:
    whole = (SOURCES / "en/solitaire.md").read_text("utf-8")
    source = tmp_path / "solitaire.md"
    for broken in (whole.replace("title:", "tile:"), whole.replace("---\n", "", 1), "no head"):
        source.write_text(broken, "utf-8")
        with pytest.raises(BadSource):
            read_source(source)
    for broken in ("{refusal.unheard_of}", "## No name", "## Twice {#brief}"):
        (tmp_path / "en").mkdir(exist_ok=True)
        (tmp_path / "en/solitaire.md").write_text(f"{whole}\n{broken}\n", "utf-8")
        with pytest.raises(BadSource):
            write_rules_pages(Site(tmp_path / "site"), tmp_path, "")


def test_there_is_room_for_the_card_game_and_a_language_without_sources_has_english(tmp_path: Path) -> None:
    english = (SOURCES / "en/solitaire.md").read_text("utf-8")
    polish = (SOURCES / "pl/solitaire.md").read_text("utf-8")
    for name, text in (("en/solitaire", english), ("en/cards", english), ("pl/solitaire", polish)):
        path = tmp_path / "sources" / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("title: The rules of Golf solitaire", f"title: {name}"), "utf-8")
    site = tmp_path / "site"
    (site / "rules").mkdir(parents=True)
    (site / "index.html").touch()
    write_embed_page(Site(site))
    written = write_rules_pages(Site(site), tmp_path / "sources", "")
    for language in LANGUAGES:
        cards = site / f"rules/{language}/cards/index.html"
        page = Document(cards.read_text("utf-8"))
        assert page.complaints == []
        assert f"rules/{language}/cards/index.html" in written.files[language]
        for element in (*page.all("a"), *page.all("link")):
            if not element.attrib["href"].startswith(("http", "#")):
                assert target(site.resolve(), cards, element.attrib["href"])[0].is_file()
        games = page.within(page.one("ul", class_="games"), "a")
        assert [link.attrib.get("aria-current") for link in games] == [None, "page"]
    assert Document((site / "rules/pt/index.html").read_text("utf-8")).one("h1").text == "en/solitaire"
    assert Document((site / "rules/pl/index.html").read_text("utf-8")).one("h1").text != "en/solitaire"


def test_full_addresses_where_the_site_knows_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ADDRESS, "https://example.org/golf")
    written = write_rules_pages(Site(tmp_path))
    page = Document((tmp_path / "rules/pl/index.html").read_text("utf-8"))
    assert page.one("link", rel="canonical").attrib["href"] == "https://example.org/golf/rules/pl/"
    assert page.one("link", hreflang="ru").attrib["href"] == "https://example.org/golf/rules/ru/"
    image = page.one("meta", property="og:image").attrib["content"]
    assert image.startswith("https://example.org/golf/assets/preview-pl-")
    assert 'property="og:url" content="https://example.org/golf/"' in written.home_preview
    missing = (tmp_path / "404.html").read_text("utf-8")
    assert 'href="https://example.org/golf/rules/pl/"' in missing
