"""`static/workers/advisor.js` in Node: the protocol between page and worker, with both interpreters."""

import json
import subprocess
import time
from pathlib import Path

import pytest

from golf.site.bundle import ADVISOR, packed
from golf.site.pyodide import pyodide
from golf.site.runtime import MICROPYTHON
from golf.site.static_files import filled
from golf.solitaire.advisor.answers import Queue
from golf.solitaire.advisor.questions import NONE, UNANSWERED
from tools.programs import node

HINT = "hint 1 MS1-C-7 s"
VERDICT = "verdict 2 MS1-C-7 s"


def answer(text: str) -> str:
    """What CPython's desk answers."""
    desk = Queue()
    desk.put(text)
    while not (found := desk.work(1000)):
        pass
    return f"advice {found}"


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The script with the parts that it shares, as the build puts it together."""
    path = tmp_path_factory.mktemp("worker") / "advisor.js"
    path.write_text(filled("workers/advisor.js"), "utf-8")
    return path


def run(script: Path, start: dict[str, object], *questions: str) -> list[str]:
    """What the worker posts."""
    command = [node() or "node", str(Path(__file__).with_name("worker.mjs")), str(script)]
    done = subprocess.run(
        [*command, json.dumps(start), *questions], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def micropython(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """The first message for MicroPython."""
    file = tmp_path_factory.mktemp("advisor") / "golf-advisor.bin"
    file.write_bytes(packed(ADVISOR))
    return {
        "name": "micropython",
        "module": (MICROPYTHON / "micropython.mjs").as_uri(),
        "bundle": file.as_uri(),
    }


@pytest.fixture(scope="module")
def with_pyodide(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """The first message for Pyodide as it is shipped."""
    found = pyodide()
    folder = tmp_path_factory.mktemp("pyodide")
    for name, data in found.files.items():
        (folder / name).write_bytes(data)
    (folder / "golf.zip").write_bytes(found.modules)
    return {
        "name": "pyodide",
        "folder": f"{folder}/",
        "modules": (folder / "golf.zip").as_uri(),
        "files": [(name, len(data)) for name, data in found.files.items()],
        "lock": found.lock,
        "cache": "golf / advisor test",
        "shells": "golf / shell ",
    }


def test_micropython_answers_what_cpython_answers(script: Path, micropython: dict[str, object]) -> None:
    posted = run(script, micropython, HINT, VERDICT, "until advice hint", "until advice verdict")
    assert posted == ["ready micropython", answer(HINT), answer(VERDICT)]


def test_pyodide_answers_what_cpython_answers(script: Path, with_pyodide: dict[str, object]) -> None:
    posted = run(script, with_pyodide, HINT, VERDICT, "until advice hint 1", "until advice verdict")
    bytes_heard = [text for text in posted if text.startswith("progress ")]
    assert posted[len(bytes_heard) :] == ["ready pyodide", answer(HINT), answer(VERDICT)]
    total = sum(size for _, size in with_pyodide["files"])  # type: ignore[attr-defined]
    assert bytes_heard[-1] == f"progress pyodide {total} {total}"


def test_pyodide_rehearses_for_the_first_question(script: Path, with_pyodide: dict[str, object]) -> None:
    posted = run(script, with_pyodide, "until advice", HINT, "until advice hint 1")
    assert posted[-2:] == [answer("hint 0 GO1-E-AAAAAAB -"), answer(HINT)]


def test_rubbish_is_answered_and_the_next_question_too(script: Path, micropython: dict[str, object]) -> None:
    posted = run(script, micropython, "until ready", "rubbish", "until advice", HINT, "until advice hint")
    assert posted == ["ready micropython", f"advice rubbish  {NONE} {UNANSWERED}", answer(HINT)]


def test_a_newer_question_is_heard_while_one_is_worked_on(
    script: Path, micropython: dict[str, object]
) -> None:
    began = time.monotonic()
    posted = run(script, micropython, "until ready", *["review 1 MS1-E-5 s"] * 20, HINT, "until advice")
    assert posted == ["ready micropython", answer(HINT)]
    assert time.monotonic() - began < 60


@pytest.mark.parametrize("missing", ["module", "bundle"])
def test_a_file_that_is_missing_is_said_to_be(
    script: Path, micropython: dict[str, object], missing: str
) -> None:
    posted = run(script, micropython | {missing: "file:///nowhere/at-all"}, HINT, "until failed")
    assert len(posted) == 1
    assert posted[0].startswith("failed micropython ")
    assert "/nowhere/at-all" in posted[0]


def test_pyodide_starts_with_all_of_its_files_or_not_at_all(
    script: Path, with_pyodide: dict[str, object]
) -> None:
    files = [*with_pyodide["files"], ("another.file", 10)]  # type: ignore[misc]
    posted = run(script, with_pyodide | {"files": files}, HINT, "until failed")
    assert posted[-1].startswith("failed pyodide 404 ")
    assert not [text for text in posted if text.startswith("ready")]
