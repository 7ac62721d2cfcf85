"""Output that is not read, input that is missing, and Ctrl-C: no traceback (docs/interfaces.md)."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from golf.cli.main import CUT_OFF, INTERRUPTED
from tests.cli.running import run
from tests.samples import DOCUMENTED, LANGUAGES, ROOT, words_of

GOLF = [sys.executable, "-m", "golf"]
FULL = "/dev/full"
SPEAKING = [
    ["deal", DOCUMENTED],
    ["play", DOCUMENTED, "--moves", "s 5", "--json"],
    ["solve", DOCUMENTED],
    ["cards", "--seats", "person,easy"],
    ["census", "--rules", "easy", "--deals", "2", "--jobs", "1"],
    ["opponents", "--seats", "easy,easy", "--matches", "2", "--jobs", "1"],
]


def spoken_into(output: int, arguments: list[str], unbuffered: str) -> subprocess.CompletedProcess[bytes]:
    """A command of its own whose output goes to an open file, kept back until its end or not."""
    return subprocess.run(
        [*GOLF, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.PIPE,
        check=False,
    )


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", SPEAKING)
def test_a_pipe_that_nobody_reads_ends_a_command_quietly(arguments: list[str], unbuffered: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = spoken_into(writing, arguments, unbuffered)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (CUT_OFF, b"")


@pytest.mark.skipif(not os.path.exists(FULL), reason="the system has no device that is full")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", SPEAKING[:1] + SPEAKING[3:4])
def test_a_full_disk_is_one_line(arguments: list[str], unbuffered: str, language: str) -> None:
    with open(FULL, "wb") as full:
        done = spoken_into(full.fileno(), [*arguments, "--lang", language], unbuffered)
    assert done.returncode == 2
    line = words_of(language).say("cli.stream", {"found": os.strerror(28)})
    assert done.stderr.decode() == line + "\n"


def test_closed_input_is_the_end_of_input() -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *GOLF, "cards"], cwd=ROOT, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"cards1 GC1-" in done.stdout.splitlines()[-1]


def test_input_that_is_no_text_is_a_move_that_does_not_exist() -> None:
    done = subprocess.run(
        [*GOLF, "cards", "--seats", "person,easy"],
        cwd=ROOT,
        input=b"\xff\nq\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_ctrl_c_ends_a_contest_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("golf.cli.cards.contest", interrupt)
    answer = run("opponents", "--matches", "5", "--jobs", "1")
    assert (answer.status, answer.out, answer.err) == (INTERRUPTED, "", "\n")
    monkeypatch.setattr("golf.cli.main.solve", interrupt)
    answer = run("solve", DOCUMENTED)
    assert (answer.status, answer.out, answer.err) == (INTERRUPTED, "", "\n")


@pytest.mark.parametrize(
    "arguments",
    [["census", "--rules", "easy", "--deals", "1000000"], ["opponents", "--matches", "100000"]],
    ids=lambda arguments: str(arguments[0]),
)
def test_ctrl_c_is_heard_by_no_process_but_the_first(tmp_path: Path, arguments: list[str]) -> None:
    path = tmp_path / "results.csv"
    command = [*GOLF, *arguments, "--jobs", "2", "--csv", str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as working:
        while working.poll() is None and not (path.exists() and path.stat().st_size):
            time.sleep(0.01)
        os.killpg(working.pid, signal.SIGINT)  # as a terminal does
        out, err = working.communicate()
    assert (working.returncode, out, err) == (INTERRUPTED, b"", b"\n")
    assert path.read_bytes().endswith(b"\n")
