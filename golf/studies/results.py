"""CSV files of results: a census or a contest adds to one as it goes, and goes on from what it holds.

CPython only.
"""

import csv
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import StringIO
from os import SEEK_END
from pathlib import Path

from golf.errors import BadChoice


@contextmanager
def using_file() -> Iterator[None]:
    """Return what the system refuses to do with a file is raised as `BadChoice`.

    In the system's own words.
    """
    try:
        yield
    except OSError as error:
        raise BadChoice("cli_file", {"found": str(error)})


def is_there(path: Path) -> bool:
    """Return whether a file is there; raises `BadChoice` for a device or a pipe, which may never end."""
    if not path.exists():
        return False
    if not path.is_file():
        raise BadChoice("cli_file_kind", {"found": str(path)})
    return True


def read_results(path: Path, header: list[str]) -> Iterator[list[str]]:
    """Return the lines of a file behind its header; raises `BadChoice` where it is not ours to add to."""
    if not is_there(path) or not path.stat().st_size:
        return
    try:
        # Spreadsheets put a mark before UTF-8.
        with using_file(), path.open(newline="", encoding="utf-8-sig") as file:
            lines = csv.reader(file)
            if next(lines, None) != header:
                raise BadChoice("cli_file_other", {"found": str(path)})
            yield from lines
    except UnicodeDecodeError:
        raise BadChoice("cli_file_text", {"found": str(path)})
    except csv.Error:
        raise BadChoice("cli_file_csv", {"found": str(path)})


def add_results(path: Path, header: list[str], rows: Iterable[list[object]]) -> None:
    """Add lines to a file, which gets the header when it is new."""
    with using_file(), path.open("ab+") as file:
        held = b""
        if file.tell():
            file.seek(-1, SEEK_END)
            held = file.read()
        lines = StringIO(newline="")
        writer = csv.writer(lines, lineterminator="\n")
        if not held:
            writer.writerow(header)
        elif held != b"\n":
            lines.write("\n")  # the last line was cut off by an interruption
        writer.writerows(rows)
        file.write(lines.getvalue().encode())
