"""Documents that code and tests cite exist, and so does all that the documents name."""

import ast
import io
import json
import re
import tokenize
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from golf.cardgame.page import effects as cards_effects
from golf.cardgame.page import update as cards_update
from golf.cardgame.page.later import WINDOWS as CARD_WINDOWS
from golf.cardgame.page.options import CHOICES as OPTIONS
from golf.page import effects
from golf.page.settings import CHOICES as SETTINGS
from golf.solitaire.page import effects as solitaire_effects
from tests.samples import ROOT
from tests.solitaire.page.playing import WORDS_OF_MESSAGES
from tests.web.fake_browser import PLACE, Tab

DOCS = ROOT / "docs"
TESTS = ROOT / "tests"
PYTHON = [path for folder in ("golf", "tests", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
DOCUMENTS = [*sorted(DOCS.glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
# `a6`, `a6_a7`, `a5_and_b1`, `c1_to_c7`: the numbers that begin the name of a test.
LEADING = re.compile(r"test_([a-d]\d+a?(?:_(?:and_|to_)?[a-d]\d+a?(?=_))*)_")
ROW = re.compile(r"^\| ([A-D]\d+a?) \| (.+?) \| (.+?) \|$", re.MULTILINE)
# Names in backticks that look like files: `golf/x.py`, `e2e/test_x.py`, `static/`.
FILE = re.compile(
    r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|mjs|js|css|json|toml|html|bin|txt)|(?:[\w-]+/)+)(?:::\w+)?`"
)
NUMBER = re.compile(r"(?<![\w-])[A-D]\d{1,2}a?(?![\w-])")
CITED = re.compile(r"docs/([\w-]+\.md)(?:, ([A-Z][\w ]+?)[;)])?")
# On the built site, made by commands, or standing for any language or folder.
ABSENT = ("dist/", "build/", "rules/", "embed/", "404.html", "golf.txt", "later/", "i18n/rules/CODE/")
# Where a page looks for a file that it names by the end of its path.
PLACES = ("", "tests", "golf", "golf/solitaire", "golf/cardgame", "static", "docs", "tools")


@cache
def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


@cache
def functions() -> list[tuple[str, str]]:
    """Every test function: its file below `tests/`, and its name."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append((path.relative_to(TESTS).as_posix(), node.name))
    return found


def numbers_of(test: str) -> set[str]:
    """The numbers that a test's name begins with; `c1_to_c7` names its ends."""
    match = LEADING.match(test)
    return {number.capitalize() for number in re.findall(r"[a-d]\d+a?", match[1])} if match else set()


def rows() -> dict[str, str]:
    """The requirements: number and the text of the column of tests."""
    return {number: tests for number, _, tests in ROW.findall(page("requirements.md"))}


def comments(path: Path, wanted: re.Pattern[str]) -> list[str]:
    """The comments and docstrings of a file, if what is wanted stands in it at all."""
    text = path.read_text("utf-8")
    if not wanted.search(text):
        return []
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    found = [token.string for token in tokens if token.type == tokenize.COMMENT]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            found.append(ast.get_docstring(node) or "")
    return found


def test_every_number_that_a_test_or_a_comment_of_golf_cites_is_a_requirement() -> None:
    cited = {number for _, name in functions() for number in numbers_of(name)}
    for path in (ROOT / "golf").rglob("*.py"):
        cited |= {number for text in comments(path, NUMBER) for number in NUMBER.findall(text)}
    assert cited - set(rows()) == set()


@pytest.mark.parametrize(("number", "tests"), [pair for pair in rows().items() if pair[0] != "D4"])
def test_every_requirement_has_a_test_in_each_file_that_the_page_names(number: str, tests: str) -> None:
    files = re.findall(r"`(\S+\.py)`", tests)
    assert files
    for file in files:
        names = [name for where, name in functions() if where == file]
        assert [name for name in names if number.lower() in re.split(r"_", name)], f"{number}: {file}"


def test_every_test_of_d4_stands_in_a_file_of_one_of_its_sections() -> None:
    sections = re.findall(r"^### D4 .+?(?=^##|\Z)", page("requirements.md"), re.MULTILINE | re.DOTALL)
    assert len(sections) == 3
    named = {file for section in sections for file in re.findall(r"`(\S+\.py)`", section)}
    assert {file for file, name in functions() if "D4" in numbers_of(name)} == named


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_every_file_that_a_document_names_exists(path: Path) -> None:
    missing = [
        name
        for name in FILE.findall(path.read_text("utf-8"))
        if not name.startswith(ABSENT) and not any((ROOT / place / name).exists() for place in PLACES)
    ]
    assert missing == []


def test_every_document_and_section_that_code_cites_exists() -> None:
    wrong = []
    for path in PYTHON:
        for text in comments(path, CITED):
            for name, section in CITED.findall(" ".join(text.split())):
                exists = (DOCS / name).exists()
                if not exists or (section and f"\n## {section}\n" not in page(name)):
                    wrong.append(f"{path.relative_to(ROOT)}: {name} {section}")
    assert wrong == []


def stored_names() -> set[str]:
    """The names under which a player's pages have stored something, after everything was stored once."""
    tab = Tab()
    other = Tab(tab.local, is_cards=True)
    tab.local.texts.update(json.loads((ROOT / "tests/saves/storage-0.1.json").read_text("utf-8")))
    for one, address in ((tab, "?code=GO1-E-AAAAAAB"), (other, "?code=GC1-232-AAAAAAB")):
        one.open(address)
        for name, values in SETTINGS + OPTIONS:
            one.page.send(f"set {name} {values[-1] or 'pl'}")
        one.leave()
        one.open()
    tab.page.records.write()
    tab.local.texts[PLACE + "settings.theme"] = "purple"
    tab.open()
    return {*tab.local.mine(), *tab.session.mine(), *other.session.mine()}


def test_every_storage_key_is_among_the_interfaces() -> None:
    section = page("interfaces.md").split("## Storage\n")[1].split("\n## ")[0]
    listed = re.findall(r"`([^`]+)`", " ".join(re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)))
    # One setting, option or deal stands for all; "…" for any word.
    patterns = {re.sub(r"(settings|options|recent)\.[\w-]+$", r"\1.…", key) for key in listed}
    beginnings = tuple(key[:-1] for key in patterns if key.endswith("…"))
    names = stored_names()
    assert len(names) > 50
    unlisted = {name for name in names if name not in patterns and not name.startswith(beginnings)}
    # What belongs to a match has the same names behind `cards.`.
    shorter = {name.removeprefix("cards.") for name in unlisted}
    assert {name for name in shorter if name not in patterns and not name.startswith(beginnings)} == set()
    assert {key for key in beginnings if not any(name.startswith(key) for name in names)} == set()


def test_every_variable_that_the_build_reads_is_in_the_readme_and_passed_by_the_workflow() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "golf" / "site").rglob("*.py")]
    variables = {name for text in sources for name in re.findall(r'"(GOLF_[A-Z]+)"', text)}
    assert {"GOLF_ADDRESS", "GOLF_OFFLINE"} <= variables
    readme = (ROOT / "README.md").read_text("utf-8")
    workflow = (ROOT / ".github" / "workflows" / "deploy.yml").read_text("utf-8")
    for name in variables:
        assert f"| `{name}` |" in readme
        assert re.search(rf"^ +{name}: \${{{{ vars\.{name} ", workflow, re.MULTILINE)


def listed(heading: str) -> set[str]:
    """The names in a section of docs/messages.md: the first word of everything in backticks."""
    section = page("messages.md").split(f"## {heading}\n")[1].split("\n## ")[0]
    return {code.split(" ")[0] for code in re.findall(r"`([^`]+)`", section)}


def texts(module: ModuleType) -> set[str]:
    """The values of the constants of a module that are texts."""
    return {value for name, value in vars(module).items() if name.isupper() and isinstance(value, str)}


def test_every_message_is_listed() -> None:
    solitaire = {message.split(" ")[0] for message in WORDS_OF_MESSAGES}
    assert solitaire - listed("Messages of the solitaire") == set()
    cards = {*cards_update.HANDLERS, *CARD_WINDOWS}
    assert cards - listed("Messages of the card game") == set()


def test_every_effect_is_listed_and_no_other() -> None:
    found = texts(effects) | texts(solitaire_effects) | texts(cards_effects)
    assert listed("Effects") - {"golf/web/", "number", "recalled", "given"} == found
