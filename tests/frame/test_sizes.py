"""Modules stay short enough to be read at once, and records have one way to change."""

import re
from pathlib import Path

from tests.samples import ROOT

LONGEST = 300  # lines
SOURCES = sorted(
    [*(ROOT / "golf").rglob("*.py"), *(ROOT / "static").rglob("*.js"), *(ROOT / "tools").rglob("*.py")]
)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_module_is_longer_than_300_lines() -> None:
    assert len(SOURCES) > 150
    long = {name(path) for path in SOURCES if len(path.read_text("utf-8").splitlines()) > LONGEST}
    assert long == set()


def test_records_are_changed_by_replace_only() -> None:
    """`golf.record.replace` fails loudly on a name that a record does not have; what it replaced did not."""
    found = [
        f"{name(path)}: {line.strip()}"
        for path in SOURCES
        if path.suffix == ".py"
        for line in path.read_text("utf-8").splitlines()
        if re.search(r"\bbut\(|\b_FIELDS\b", line)
    ]
    assert found == []
