"""The typed door says what the start-up script has, member by member, and nothing else says `js`."""

import ast
import re

from tests.samples import ROOT
from tests.web.fake_browser import Tab

DOOR = ROOT / "golf" / "web" / "browser.py"
# Members that only scripts use, and the few lines of Python in index.html.
SCRIPTS_ALONE = {
    "adviceFails", "cards", "firstWords", "inPause", "installPrompt", "launched", "open", "send", "trouble",
    "unpack",
}  # fmt: skip


def members_of_the_door() -> set[str]:
    tree = ast.parse(DOOR.read_text("utf-8"))
    golf = next(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == "Golf")
    named = {node.name for node in golf.body if isinstance(node, ast.FunctionDef)}
    return named | {node.target.id for node in golf.body if isinstance(node, ast.AnnAssign)}  # type: ignore[union-attr]


def members_of_the_script() -> set[str]:
    """The members of the object literal, and those that are set later."""
    found: set[str] = set()
    for path in (ROOT / "static").rglob("*.js"):
        text = path.read_text("utf-8")
        found |= set(re.findall(r"(?:window\.)?golf\.(\w+) = ", text))
        if "window.golf = {" not in text:
            continue
        at = text.index("window.golf = {")
        indent = re.search(r"\n( *)window\.golf = \{", text).group(1)  # type: ignore[union-attr]
        body = text[at : text.index(f"\n{indent}}}", at)]
        found |= set(re.findall(rf"^{indent}  (\w+)(?:,|:)", body, re.MULTILINE))
    return found


def test_the_door_and_the_start_up_script_have_the_same_members() -> None:
    door, script = members_of_the_door(), members_of_the_script()
    assert not door & SCRIPTS_ALONE
    assert script - door == SCRIPTS_ALONE
    assert door - script == set()


def test_each_member_of_the_door_says_what_it_does() -> None:
    tree = ast.parse(DOOR.read_text("utf-8"))
    golf = next(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == "Golf")
    for node in golf.body:
        if isinstance(node, ast.FunctionDef):
            assert ast.get_docstring(node), node.name
            assert node.returns is not None, node.name


def test_one_module_imports_the_browser() -> None:
    for path in (ROOT / "golf").rglob("*.py"):
        found = [
            name.name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Import)
            for name in node.names
        ]
        assert "js" not in found or path == DOOR, path


def test_the_fake_of_the_tests_has_every_member() -> None:
    tab = Tab()
    tab.open()
    assert [name for name in members_of_the_door() if not hasattr(tab, name)] == []
