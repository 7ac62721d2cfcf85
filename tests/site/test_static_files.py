"""How scripts and style sheets are put together; what start-up is told of the settings and shortcuts."""

import re

import pytest

from golf.page.settings import DEFAULT, SETTINGS, root_attributes, with_setting
from golf.site.build import root_facts
from golf.site.manifest import OPENS, SHORTCUTS
from golf.site.static_files import STATIC, filled, inline_script, script, sheet

SCRIPTS = sorted(path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js"))
OF_THE_PAGE = ("start/boot.js", "start/trouble.js")  # two scripts within it
ENTRIES = [name for name in SCRIPTS if not name.startswith(("shared/", "start/")) or name in OF_THE_PAGE]


@pytest.mark.parametrize("name", ENTRIES)
def test_no_script_asks_for_a_part_of_its_own(name: str) -> None:
    assert not re.search(r"(?m)^import\b", filled(name))


def test_every_part_is_used_and_stands_once() -> None:
    texts = {name: filled(name) for name in ENTRIES}
    for name in set(SCRIPTS) - set(ENTRIES):
        first = (STATIC / name).read_text("utf-8").splitlines()[0]
        counts = {text.count(first) for text in texts.values()}
        assert counts in ({0, 1}, {1}), name
    for part in set((STATIC / "start").glob("*.js")) - {STATIC / "start/trouble.js"}:
        assert texts["start/boot.js"].count(part.read_text("utf-8").splitlines()[0]) == 1


def test_the_start_up_script_leaves_no_name_behind() -> None:
    text = inline_script("start/boot.js")
    assert text.startswith("(()=>{")
    assert text.endswith("})();")
    assert "export" not in text


def test_a_modules_functions_are_exported() -> None:
    assert re.search(r"export\{\w+ as feel\}", script("later/feel.js"))


def test_the_dark_themes_colours_are_written_once_and_sent_twice() -> None:
    source, sent = (STATIC / "style/colours.css").read_text("utf-8"), sheet("style/colours.css")
    assert source.count("--felt: #1a2b26;") == 1
    assert sent.count("--felt: #1a2b26;") == 2
    dark = sent[sent.index(':root[data-theme="dark"] {') :]
    by_device = sent[sent.index(':root:not([data-theme="light"]') :]
    blocks = [re.sub(r"\s+", " ", text[text.index("{") : text.index("}")]) for text in (dark, by_device)]
    assert blocks[0] == blocks[1]


def test_start_up_sets_what_the_page_sets() -> None:
    facts = {name: (attribute, shown) for name, attribute, shown in root_facts()}
    plain = dict(root_attributes(DEFAULT))
    for name, values, _, _ in SETTINGS:
        for value in values:
            page = dict(root_attributes(with_setting(DEFAULT, name, value)))
            attribute, shown = facts.get(name, ("", {}))
            assert page == (plain | {attribute: shown[value]} if value in shown else plain)


def test_shortcuts_ask_for_what_an_address_may_open() -> None:
    assert {asked for _, asked in SHORTCUTS} <= set(OPENS)
