"""`static/workers/advice.js` in Node: who is started and asked when, and what happens when a worker fails."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from golf.site.static_files import filled
from tools.programs import node

HINT = "hint 1 GO1-E-AAAAAAB s"
VERDICT = "verdict 2 GO1-E-AAAAAAB s"
LATER = "hint 3 GO1-E-AAAAAAB s5"
ANSWER = "advice hint 1 only_win won -3 5"
READY = ["hear", "micropython", "ready micropython"]
PYODIDE_READY = ["hear", "pyodide", "ready pyodide"]
IDLE = ["wait", 10_000]
# With the files without which it cannot start: the page looks whether the site still has them.
FAILS = "send advisor-failed advisor.js micropython.mjs golf-advisor.bin"
FILES = {
    "worker": "assets/advisor.js",
    "micropython": "micropython/micropython.mjs",
    "bundle": "assets/golf-advisor.bin",
    "modules": "assets/golf-advisor.zip",
    "pyodide": {
        "folder": "pyodide/",
        "version": "abc",
        "files": [["pyodide.mjs", 4], ["pyodide.asm.wasm", 5]],
        "lock": {},
    },
}


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The script with its list of files filled in, as the build does it."""
    path = tmp_path_factory.mktemp("page") / "advice.js"
    path.write_text(filled("workers/advice.js", files=json.dumps(FILES)), "utf-8")
    return path


def run(script: Path, *steps: list[Any], **world: bool) -> list[str]:
    """What goes on, without the addresses and settings that workers are started with."""
    command = [node() or "node", str(Path(__file__).with_name("page.mjs")), str(script)]
    told = json.dumps({**world, "list": steps})
    done = subprocess.run([*command, told], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return [line for line in done.stdout.splitlines() if not line.startswith("settings ")]


def started(lines: list[str]) -> list[str]:
    return [line.split(" ")[1] for line in lines if line.startswith("start ")]


def test_the_first_question_starts_micropython_and_nothing_else(script: Path) -> None:
    lines = run(script, ["ask", HINT])
    assert lines == [
        "start micropython https://example.org/golf/assets/advisor.js",
        f"post micropython {HINT}",
        "advisor none",
    ]


def test_an_answer_is_sent_to_the_game(script: Path) -> None:
    lines = run(script, ["ask", HINT], READY, ["hear", "micropython", ANSWER])
    assert f"send {ANSWER}" in lines
    assert lines[-1] == "advisor micropython"


def test_an_answer_that_comes_too_late_is_dropped(script: Path) -> None:
    lines = run(script, ["ask", HINT], READY, ["ask", LATER], ["hear", "micropython", ANSWER])
    assert [line for line in lines if line.startswith("send")] == []


def test_pyodide_is_fetched_when_idle_after_the_first_answer_and_takes_over(script: Path) -> None:
    lines = run(
        script, ["ask", HINT], READY, ["hear", "micropython", ANSWER], IDLE, PYODIDE_READY, ["ask", LATER]
    )
    assert started(lines) == ["micropython", "pyodide"]
    assert "end micropython" in lines
    assert lines[-2:] == [f"post pyodide {LATER}", "advisor pyodide"]


def test_what_is_asked_at_the_end_of_a_game_leaves_pyodide_to_the_pause_after_it(script: Path) -> None:
    review = "review 4 GO1-E-AAAAAAB s"
    assert started(run(script, ["prepare"], ["ask", review])) == ["micropython"]
    assert started(run(script, ["prepare"], ["ask", review], IDLE)) == ["micropython", "pyodide"]
    assert started(run(script, ["prepare"], ["ask", HINT])) == ["pyodide", "micropython"]


def test_pyodide_answers_what_micropython_is_still_working_on(script: Path) -> None:
    lines = run(script, ["prepare"], IDLE, ["ask", HINT], ["ask", VERDICT], READY, PYODIDE_READY)
    assert [f"post pyodide {HINT}", f"post pyodide {VERDICT}"] == lines[-3:-1]


@pytest.mark.parametrize("world", [{"metered": True}, {"embed": True}, {"online": False}])
def test_pyodide_is_not_fetched_where_that_costs_or_cannot_be(script: Path, world: dict[str, bool]) -> None:
    lines = run(script, ["prepare"], ["ask", HINT], READY, ["hear", "micropython", ANSWER], IDLE, **world)
    assert started(lines) == ["micropython"]


def test_the_page_is_told_how_far_pyodide_is(script: Path) -> None:
    lines = run(script, ["ask", "pyodide"], ["hear", "pyodide", "progress pyodide 5 9"], PYODIDE_READY)
    told = [line for line in lines if line.startswith("send")]
    assert told == [
        "send advisor-state fetching 0 9",
        "send advisor-state fetching 5 9",
        "send advisor-state ready",
    ]
    lines = run(script, ["ask", "pyodide"], ["hear", "pyodide", "failed pyodide 404 it"])
    assert "send advisor-state failed" in lines


def test_without_a_network_pyodide_starts_if_it_was_fetched_before(script: Path) -> None:
    assert started(run(script, ["prepare"], IDLE, online=False, stored=True)) == ["pyodide"]


def test_pyodide_can_be_asked_for_whatever_the_connection(script: Path) -> None:
    assert started(run(script, ["ask", "pyodide"], metered=True)) == ["pyodide"]


def test_where_pyodide_cannot_be_fetched_micropython_goes_on_answering(script: Path) -> None:
    lines = run(
        script, ["prepare"], IDLE, ["hear", "pyodide", "failed pyodide 404 it"],
        ["ask", HINT], READY, ["hear", "micropython", ANSWER], IDLE,
    )  # fmt: skip
    assert started(lines) == ["pyodide", "micropython"]
    assert f"send {ANSWER}" in lines
    assert FAILS not in lines


def test_pyodide_is_tried_again_after_a_while(script: Path) -> None:
    failed = ["hear", "pyodide", "failed pyodide 404 it"]
    steps = [["prepare"], IDLE, failed, ["ask", HINT], READY, ["hear", "micropython", ANSWER]]
    assert started(run(script, *steps, ["wait", 61_000], ["ask", LATER])).count("pyodide") == 2
    assert started(run(script, *steps, ["ask", LATER])).count("pyodide") == 1


def test_when_pyodide_dies_micropython_takes_its_questions(script: Path) -> None:
    lines = run(script, ["prepare"], IDLE, PYODIDE_READY, ["ask", HINT], ["error", "pyodide"])
    assert started(lines) == ["pyodide", "micropython"]
    assert f"post micropython {HINT}" in lines
    assert FAILS not in lines


@pytest.mark.parametrize("how", [["error", "micropython"], ["hear", "micropython", "failed micropython x"]])
def test_a_worker_that_cannot_start_is_said_once_and_tried_again_when_asked(
    script: Path, how: list[str]
) -> None:
    lines = run(script, ["ask", HINT], how, ["ask", LATER])
    assert lines.count(FAILS) == 1
    assert started(lines) == ["micropython", "micropython"]


def test_where_there_are_no_workers_at_all_that_is_said(script: Path) -> None:
    lines = run(script, ["ask", HINT], workers=False)
    assert lines[-2:] == [FAILS, "advisor failed"]


def test_a_worker_that_is_not_heard_of_is_given_up(script: Path) -> None:
    lines = run(script, ["ask", HINT], READY, ["wait", 59_000], ["wait", 2_000])
    assert "end micropython" in lines
    assert FAILS in lines


def test_a_worker_with_nothing_to_do_may_be_silent(script: Path) -> None:
    lines = run(
        script, ["ask", HINT], READY, ["hear", "micropython", ANSWER], ["wait", 200_000], metered=True
    )
    assert "end micropython" not in lines
