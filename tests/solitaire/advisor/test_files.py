"""What page and worker are sent: nothing they do not need, and everything they do."""

import io
import json
import zipfile

import pytest

from golf.site.bundle import ADVISOR, PAGE, modules_of, packed
from golf.site.pyodide import LIBRARY, PACKAGE, pyodide
from tools.programs import ROOT

SEARCH = {"advice", "answers", "backwards", "forwards", "plays", "shape", "way", "worker"}


def names(packed: bytes) -> list[str]:
    return [name for name, _ in json.loads(packed[: packed.index(b"\n")])]


@pytest.fixture(scope="module")
def library() -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(pyodide().files[LIBRARY]))


def test_the_page_has_the_questions_and_none_of_the_search() -> None:
    found = {name for name in names(packed(PAGE)) if name.startswith("golf/solitaire/advisor/")}
    assert found == {"golf/solitaire/advisor/__init__.mpy", "golf/solitaire/advisor/questions.mpy"}


def test_the_worker_has_the_search_and_nothing_that_is_shown() -> None:
    found = names(packed(ADVISOR))
    assert {f"golf/solitaire/advisor/{name}.mpy" for name in SEARCH} <= set(found)
    assert {name.split("/")[1] for name in found} == {
        "__init__.mpy",
        "cards.mpy",
        "deals",
        "errors.mpy",
        "limits.mpy",
        "numbers.mpy",
        "signs.mpy",
        "play",
        "record.mpy",
        "solitaire",
    }
    assert not [name for name in found if "/page/" in name]


def test_the_worker_keeps_the_checks_that_its_answers_rest_on() -> None:
    check = b"the search made a move that the rules refuse"
    assert check in packed(ADVISOR)
    archive = zipfile.ZipFile(io.BytesIO(pyodide().modules))
    assert check in archive.read("golf/solitaire/advisor/forwards.pyc")


def test_pyodide_gets_the_same_modules() -> None:
    archive = zipfile.ZipFile(io.BytesIO(pyodide().modules))
    expected = [f"{path.relative_to(ROOT).as_posix()}c" for path in modules_of(ADVISOR)]
    assert archive.namelist() == expected


def test_pyodides_library_is_byte_code_and_a_fraction_of_the_whole(library: zipfile.ZipFile) -> None:
    whole = zipfile.ZipFile(PACKAGE / LIBRARY).namelist()
    found = library.namelist()
    assert all(name.endswith(".pyc") for name in found)
    assert {name.removesuffix("c") for name in found} <= set(whole)
    assert len(found) < 200 < len(whole)


@pytest.mark.parametrize(
    "module", ["asyncio/__init__", "encodings/utf_8", "html/__init__", "linecache", "traceback", "zipimport"]
)
def test_pyodides_library_has_what_starting_and_failing_need(library: zipfile.ZipFile, module: str) -> None:
    assert f"{module}.pyc" in library.namelist()


def test_the_made_files_say_nothing_of_when_they_were_made(library: zipfile.ZipFile) -> None:
    assert {entry.date_time for entry in library.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    for entry in library.infolist():
        assert library.read(entry)[4:8] == b"\x01\0\0\0"  # no time, and nobody looks for the source


def test_pyodide_knows_of_no_packages_to_fetch() -> None:
    lock = pyodide().lock
    assert lock["packages"] == {}
    assert lock["info"] == json.loads((PACKAGE / "pyodide-lock.json").read_text("utf-8"))["info"]
