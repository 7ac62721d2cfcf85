"""What the game needs of a browser: the table is what the sources use, and the documents say what it says."""

import re
from functools import cache

import pytest

from golf.site.browsers import BROWSERS, NEEDS, OLDEST, looked_for, oldest
from golf.site.runtime import MICROPYTHON, PYSCRIPT
from golf.site.static_files import STATIC, filled, small
from tests.samples import ROOT

# What could come into the sources next, and the browsers that it would shut out.
NOT_USED = {
    "CSS nesting": r"(?m)^\s+&[\s.:[]",
    "color-mix()": r"color-mix\(",
    "light-dark()": r"light-dark\(",
    "@starting-style": r"@starting-style",
    "@layer": r"@layer",
    "@scope": r"@scope",
    "popover": r"\bpopover\b|showPopover",
    "moveBefore": r"\bmoveBefore\(",
    "Array by copy": r"\.(?:toSorted|toSpliced|toReversed|with)\(",
    "findLast": r"\.findLast(?:Index)?\(",
    "groupBy": r"\b(?:Object|Map)\.groupBy\(",
    "Array.fromAsync": r"Array\.fromAsync",
    "iterator helpers": r"Iterator\.(?:from|prototype)",
    "set methods": r"\.(?:isSubsetOf|symmetricDifference)\(",
    "URL.parse": r"URL\.(?:parse|canParse)\(",
    "lookbehind": r"\(\?<[=!]",
}


# Older browsers keep the declaration before it.
WITH_FALLBACK = "color: CanvasText; color: light-dark(#000, #fff);"


@cache
def sources() -> str:
    """The scripts and styles of the game, and what the page takes over from others."""
    files = [path for kind in ("*.js", "*.css") for path in STATIC.rglob(kind)]
    files += [
        *(ROOT / "golf" / "web").glob("*.py"),
        *PYSCRIPT.glob("core-*.js"),
        MICROPYTHON / "micropython.mjs",
    ]
    text = "\n".join(path.read_text("utf-8") for path in files)
    return re.sub(r"(?m)^\s*//.*$", "", text.replace(WITH_FALLBACK, ""))


@pytest.mark.parametrize("need", NEEDS, ids=lambda need: need.name)
def test_each_row_is_of_something_that_is_used(need) -> None:
    assert re.search(need.used, sources())


def test_nothing_newer_is_used_than_the_table_says() -> None:
    assert [name for name, pattern in NOT_USED.items() if re.search(pattern, sources())] == []


def test_the_oldest_browsers_have_everything_and_the_readme_names_them() -> None:
    for at, name in enumerate(BROWSERS):
        assert OLDEST[at] == max(need.versions[at] for need in NEEDS)
        assert f"{name} {OLDEST[at]:g}" in oldest()
    assert oldest() in (ROOT / "README.md").read_text("utf-8")


def test_the_script_that_tells_is_one_that_old_browsers_can_read() -> None:
    text = small(filled("start/trouble.js", needs=looked_for()), "es5")
    assert not re.search(r"=>|`|\?\.|\?\?|\b(?:const|let|class|async|await)\b", text)
