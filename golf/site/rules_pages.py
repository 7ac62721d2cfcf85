"""The rules pages: `rules/<language>/`, static, from the Markdown sources in `i18n/rules/<language>/`.

`solitaire.md` is the page of the folder itself; any other source, such as `cards.md`, becomes a folder
below it. A language without sources has the English text. Here are made, too, what else leads to the game
from outside: the page for addresses that do not exist, and the tags and pictures of link previews.

Search engines and previews want full addresses, which only the owner of the site knows: `GOLF_ADDRESS`.
"""

import base64
import os
from pathlib import Path
from typing import NamedTuple

import jinja2
from markupsafe import Markup

from golf.i18n.po import FOLDER, SOURCE, languages, load_words
from golf.i18n.words import Words
from golf.page.nodes import el, html
from golf.site.art import favicon_svg, sprite
from golf.site.output import Site
from golf.site.pictures import PREVIEW_HEIGHT, PREVIEW_WIDTH, preview_png
from golf.site.policy import TEXT_POLICY, policy_hash
from golf.site.rules_text import Section, Source, read_source, render
from golf.site.static_files import script, style
from golf.solitaire.moves import read_moves
from golf.solitaire.position_words import position_in_words
from golf.solitaire.session import Session, act_all, begin

ADDRESS = "GOLF_ADDRESS"  # where the site will be, such as https://example.org/golf/
SOURCES = FOLDER / "rules"
FIRST = "solitaire"
TEMPLATES = Path(__file__).parent / "templates"
# What the previews show: the documented deal after its first moves.
PICTURED = ("GO1-E-AAAAAAB", "s 5 2")


class RulesPages(NamedTuple):
    """What was written: for each language its pages and what they load, and the home page's preview tags."""

    files: dict[str, list[str]]
    home_preview: str


class Page(NamedTuple):
    """One page to be written: its language, its folder in the site, the text it is made from."""

    language: str
    folder: str
    source: Source

    @property
    def name(self) -> str:
        """Return the folder below the language's own, with its slash; nothing for the first page."""
        return self.folder.split("/", 2)[2]

    @property
    def game(self) -> str:
        """Return the address of the game that the page is about, from the page."""
        return f"{self.root}?{'game=cards&' if self.name == 'cards/' else ''}lang={self.language}"

    @property
    def root(self) -> str:
        """Return the way from the page to the site's own folder."""
        return "../" * self.folder.count("/")


class Common(NamedTuple):
    """What all pages share: words by language, the pages, addresses of assets and pictures, the site's."""

    words: dict[str, Words]
    pages: list[Page]
    assets: dict[str, str]
    previews: dict[str, str]
    address: str


class Shown(NamedTuple):
    """What a link preview says; `url` is empty where the site does not know its address."""

    title: str
    description: str
    url: str
    image: str


class Link(NamedTuple):
    """A page as others link to it: address, language tag, what it is called."""

    url: str
    tag: str
    name: str


def write_rules_pages(site: Site, sources: Path = SOURCES, address: str | None = None) -> RulesPages:
    """Write every rules page, `404.html` and the previews; raises `BadSource` or `BadFigure`.

    `address` is the site's own, with a slash at its end; by default what `GOLF_ADDRESS` says, or nothing.
    """
    address = os.environ.get(ADDRESS, "") if address is None else address
    address = f"{address.rstrip('/')}/" if address else ""
    words = {language: load_words(language) for language in languages()}
    common = Common(
        words,
        [page for language in words for page in pages_of(language, sources)],
        {
            "style": site.hashed("rules.css", rules_style(), shell=False),
            "script": site.hashed("rules.js", script("pages/rules.js"), shell=False),
            "icon": site.hashed("rules-icon.svg", favicon_svg(), shell=False),
        },
        {
            language: site.hashed(f"preview-{language}.png", preview_png(spoken, pictured().table), False)
            for language, spoken in words.items()
        },
        address,
    )
    files = {language: [*common.assets.values()] for language in words}
    for page in common.pages:
        text = rendered(page, common)
        files[page.language].append(site.write(f"{page.folder}index.html", text, shell=False))
    site.write("404.html", missing_page(common), shell=False)
    spoken = words[SOURCE]
    home = Shown(spoken.say("app.name"), spoken.say("start.description"), address, common.previews[SOURCE])
    return RulesPages(files, preview_tags(spoken, home, address))


def pages_of(language: str, sources: Path) -> list[Page]:
    """Return a language's pages, the solitaire's first; the English text where the language has none."""
    own = {path.stem: path for path in (sources / SOURCE).glob("*.md")}
    own.update({path.stem: path for path in (sources / language).glob("*.md")})
    names = sorted(own, key=lambda name: (name != FIRST, name))
    return [
        Page(language, f"rules/{language}/" + ("" if name == FIRST else f"{name}/"), read_source(own[name]))
        for name in names
    ]


def pictured() -> Session:
    """Return the game that the previews show."""
    session, refused = act_all(begin(PICTURED[0]), read_moves(PICTURED[1]))
    assert not refused
    return session


def rendered(page: Page, common: Common) -> str:
    """Return one page as HTML."""
    spoken, head = common.words[page.language], page.source.head
    base = common.address or page.root
    own = common.address and common.address + page.folder
    shown = Shown(head["title"], head["description"], own, common.previews[page.language])
    content = render(page.source, spoken, page.root)
    same = [link_to(other, common) for other in common.pages if other.name == page.name]
    games = [other for other in common.pages if other.language == page.language]
    return (
        _environment()
        .get_template("rules.html")
        .render(
            page=page,
            head=head,
            tag=spoken.say("language.tag"),
            assets=common.assets,
            base=base,
            own=own,
            default=f"{base}rules/{SOURCE}/{page.name}",
            languages=same,
            games=games if len(games) > 1 else [],
            sections=[Section(one.name, Markup(one.title)) for one in content.sections],
            content=Markup(content.html),
            sprite=Markup(sprite()),
            preview=Markup(preview_tags(spoken, shown, base)),
            policy=Markup(TEXT_POLICY),
            authors=spoken.say("rules_window.embed"),
        )
    )


def link_to(page: Page, common: Common) -> Link:
    """Return a page as those in other languages link to it."""
    spoken = common.words[page.language]
    return Link(page.folder, spoken.say("language.tag"), spoken.say("language.name"))


def preview_tags(words: Words, shown: Shown, base: str) -> str:
    """Return the tags of a link preview (Open Graph); the picture's alternative is the position in words.

    `base` comes before addresses that are relative to the site: its own address, or the way to it.
    """
    properties = [
        ("og:type", "website"),
        ("og:site_name", words.say("app.name")),
        ("og:title", shown.title),
        ("og:description", shown.description),
        ("og:locale", words.say("language.tag").replace("-", "_")),
        ("og:url", shown.url),
        ("og:image", base + shown.image),
        ("og:image:type", "image/png"),
        ("og:image:width", str(PREVIEW_WIDTH)),
        ("og:image:height", str(PREVIEW_HEIGHT)),
        ("og:image:alt", position_in_words(words, pictured().table)),
    ]
    tags = [html(el("meta", (("property", name), ("content", value)))) for name, value in properties if value]
    tags.append(html(el("meta", (("name", "twitter:card"), ("content", "summary_large_image")))))
    return "\n".join(tags)


def missing_page(common: Common) -> str:
    """`404.html`: served at any depth, so it loads nothing and finds its way home by itself."""
    look, finder = rules_style("pages/missing.css"), script("pages/missing.js")
    return (
        _environment()
        .get_template("missing.html")
        .render(
            style=Markup(look),
            script=Markup(finder),
            style_hash=Markup(policy_hash(look)),
            script_hash=Markup(policy_hash(finder)),
            home=common.address or "./",
            icon=Markup(_data_address(favicon_svg())),
            pages=[page for page in common.pages if not page.name],
            words=common.words,
        )
    )


def rules_style(*names: str) -> str:
    """Return the pages' style sheet and others, below the colours of the game's own."""
    return style("style/colours.css") + style("pages/rules.css", *names)


def _data_address(svg: str) -> str:
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()


def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
