"""Code of the page keeps to what MicroPython knows (docs/design.md)."""

from pathlib import Path

import pytest

from golf.site.bundle import BUNDLES, modules_of
from tests.frame.portable import IN_THE_BROWSER, MODULES, complaints
from tests.samples import ROOT

PORTABLE = sorted({path for bundle in BUNDLES for path in modules_of(bundle)})


@pytest.mark.parametrize("path", PORTABLE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_of_the_page_is_written_in_the_portable_subset(path: Path) -> None:
    browser = IN_THE_BROWSER if path.is_relative_to(ROOT / "golf" / "web") else set()
    assert complaints(path.read_text("utf-8"), MODULES | browser) == []


def test_the_pages_and_workers_have_all_that_runs_in_a_browser() -> None:
    apart = {"site", "cli", "studies", "__main__.py"}
    portable = {path.relative_to(ROOT / "golf").as_posix() for path in PORTABLE}
    others = {
        path.relative_to(ROOT / "golf").as_posix()
        for path in (ROOT / "golf").rglob("*.py")
        if path.relative_to(ROOT / "golf").parts[0] not in apart
    }
    assert portable <= others
    # What the command line alone uses of the games.
    assert (
        others - portable
        == {"i18n/po.py", "solitaire/advisor/backwards.py", "cardgame/report.py"} & others - portable
    )


@pytest.mark.parametrize(
    "source",
    [
        "import dataclasses",
        "from typing import Any",
        "from __future__ import annotations",
        "import js",
        "from collections import OrderedDict",
        "match x:\n    case 1: pass",
        "def f(a, /): pass",
        "X = tuple[int, ...]",
        "X = int | None",
        "f(list[int])",
        "'ab'.removeprefix('a')",
        "'1'.zfill(3)",
        "'1'.ljust(3)",
        "'a'.casefold()",
        "'a'.title()",
        "'a'.isalpha()",
        "a.split()",
        "a.strip()",
        "[*a]",
        "(*a, b)",
        "{*a}",
        "{**d}",
        "zip(a, b, strict=True)",
        "a[::-1]",
        "a[::2]",
        "namedtuple('A', 'b c', defaults=(1,))",
        "card._replace(rank=1)",
        "card._asdict()",
        "n.bit_count()",
        "re.findall('a', b)",
        "re.compile('[A-Z]{7}')",
        "try: pass\nexcept ValueError as e:\n    raise KeyError from e",
        "async def f(): pass",
    ],
)
def test_what_micropython_lacks_is_found(source: str) -> None:
    assert complaints(source)


@pytest.mark.parametrize(
    "source",
    [
        "def f(a: int | None, *, b: list[int] = ()) -> tuple[int, ...]: pass",
        "x: dict[str, int] = {}",
        "class A(namedtuple('A', 'b')):\n    b: 'tuple[int, ...] | str'",
        "f(*a, **d)",
        "a, *b = c",
        "a[1:-1]",
        "a.split(' ')",
        "a.strip(' ')",
        "flags | 1",
        "if TYPE_CHECKING:\n    from typing import Any",
        "import json\nfrom golf.cards import Card",
    ],
)
def test_what_micropython_knows_is_left_alone(source: str) -> None:
    assert complaints(source) == []
