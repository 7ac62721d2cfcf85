"""What the build writes beside the game: the page for authors, the manifest, the size of the shell.

The whole site is taken as `make site` left it; a test that needs it fails where there is none.
"""

import gzip
import json
import re
from html import unescape
from pathlib import Path

import pytest

from golf.i18n.po import load_words
from golf.site.build import shell_sizes
from golf.site.embed_page import EXAMPLES, board, source, write_embed_page
from golf.site.manifest import write_manifests
from golf.site.output import Site
from golf.site.policy import game_policy, policy_hash
from golf.site.runtime import without_worker_hooks
from golf.site.static_files import filled
from tests.samples import LANGUAGES, ROOT
from tests.site.reading import Document

DIST = ROOT / "dist"
SHELL_LIMIT = 500_000  # bytes under gzip, everything that the game needs without a network


@pytest.fixture
def dist() -> Path:
    if not (DIST / "sw.js").is_file():
        pytest.fail(f"no site in {DIST}: run make site first", pytrace=False)
    return DIST


def test_d4_the_shell_stays_small(dist: Path) -> None:
    text = (dist / "sw.js").read_text("utf-8")
    listed = json.loads(re.findall(r"const FILES = (\[.*?\]);", text)[0])
    names = ["index.html" if name == "./" else name for name in listed]
    assert len(names) > 15
    assert sum(len(gzip.compress((dist / name).read_bytes(), 9)) for name in names) <= SHELL_LIMIT


def test_d4_the_build_counts_what_it_lists(dist: Path) -> None:
    sizes = {name: packed for name, _, packed in shell_sizes(dist)}
    offline = next((dist / "assets").glob("offline-*.js")).read_text("utf-8")
    counted = {name: int(size) for name, size in re.findall(r'\["([^"]+)",(\d+)\]', offline)}
    assert {f"rules/{language}/index.html" for language in ("en", "pl", "pt", "ru")} <= set(counted)
    assert counted == {name: sizes[name] for name in counted}


def test_the_policy_names_each_script_and_style_of_the_page(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    policy = unescape(re.findall(r'Content-Security-Policy" content="([^"]*)"', page)[0])
    inline = re.findall(r"(?s)<(?:script|style)>(.*?)</(?:script|style)>", page)
    assert len(inline) == 3
    assert all(policy_hash(text) in policy for text in inline)
    assert policy == game_policy(page)


def test_a_new_pyscript_that_starts_otherwise_stops_the_build() -> None:
    with pytest.raises(AssertionError, match="worker hooks"):
        without_worker_hooks(b"export const nothing = 1;")


def test_d4_the_page_for_authors_is_valid_and_shows_what_it_says(tmp_path: Path) -> None:
    write_embed_page(Site(tmp_path))
    page = Document((tmp_path / "embed/index.html").read_text("utf-8"))
    assert page.complaints == []
    boards = page.all("golf-board")
    assert len(boards) == len(EXAMPLES) >= 4
    for element, example in zip(boards, EXAMPLES, strict=True):
        assert dict(element.attrib) == dict(example.attributes)
        for name, value in example.attributes:
            assert f'{name}="{value}"' in unescape(source(example))
        assert board(example).count("<svg") == 1
    told = " ".join(cell.text or "" for cell in page.all("code"))
    for attribute in (
        "code",
        "position",
        "moves",
        "captions",
        "lang",
        "theme",
        "controls",
        "highlight",
        "interactive",
    ):
        assert attribute in told


def test_d4_the_script_of_the_boards_is_published_under_its_name(tmp_path: Path) -> None:
    write_embed_page(Site(tmp_path))
    assert (tmp_path / "embed/v1.js").read_text("utf-8") == (ROOT / "static/embed/v1.js").read_text("utf-8")


def picture_size(data: bytes) -> str:
    """The size that a PNG or JPEG file says it has."""
    if data.startswith(b"\x89PNG"):
        return f"{int.from_bytes(data[16:20], 'big')}x{int.from_bytes(data[20:24], 'big')}"
    at = 2
    while data[at + 1] not in (0xC0, 0xC1, 0xC2):  # the frame headers; other segments are passed over
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return f"{int.from_bytes(data[at + 7 : at + 9], 'big')}x{int.from_bytes(data[at + 5 : at + 7], 'big')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_d4_the_manifests_addresses_exist_and_are_relative(tmp_path: Path, language: str) -> None:
    write_manifests(Site(tmp_path), "#fff")
    name = "manifest.webmanifest" if language == "en" else f"manifest-{language}.webmanifest"
    manifest = json.loads((tmp_path / name).read_text("utf-8"))
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        data = (tmp_path / picture["src"]).read_bytes()
        assert picture_size(data) == picture["sizes"]
    # An id would be resolved against the origin: every folder of it would be one application.
    assert "id" not in manifest
    addresses = [manifest[key] for key in ("start_url", "scope")]
    addresses += [shortcut["url"] for shortcut in manifest["shortcuts"]]
    assert all(address.startswith("./") for address in addresses)
    assert manifest["lang"].startswith(language)
    assert f"./rules/{language}/" in addresses
    assert manifest["shortcuts"][0]["name"] == load_words(language).say("action.new")


def test_the_page_knows_every_address_that_its_start_up_script_asks_for(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    facts = json.loads(re.findall(r'(?s)id="golf-build">(.*?)</script>', page)[0])
    asked = set(re.findall(r"\bbuild\.(\w+)", filled("start/boot.js")))
    assert len(asked) > 5
    assert asked <= set(facts)
