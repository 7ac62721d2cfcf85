"""CSV files of results: a census or a contest adds to one as it goes, and goes on from what it holds.

CPython only.
"""

import csv
from collections.abc import Iterator
from pathlib import Path

from golf.errors import BadChoice


def is_there(path: Path) -> bool:
    """Whether a file is there; raises `BadChoice` for a device or a pipe, which may never end."""
    if not path.exists():
        return False
    if not path.is_file():
        raise BadChoice("cli_file_kind", {"found": str(path)})
    return True


def read_results(path: Path, header: list[str]) -> Iterator[list[str]]:
    """The lines of a file behind its header; raises `BadChoice` where it is not ours to add to."""
    if not is_there(path) or not path.stat().st_size:
        return
    try:
        with path.open(newline="", encoding="utf-8-sig") as file:  # spreadsheets put a mark before UTF-8
            lines = csv.reader(file)
            if next(lines, None) != header:
                raise BadChoice("cli_file_other", {"found": str(path)})
            yield from lines
    except UnicodeDecodeError:
        raise BadChoice("cli_file_text", {"found": str(path)})
    except csv.Error:
        raise BadChoice("cli_file_csv", {"found": str(path)})
