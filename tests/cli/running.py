"""Runs the command line in this process and catches what it prints."""

import contextlib
import io
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from golf.cli.main import main


class Answer(NamedTuple):
    """Exit status, standard output, standard error."""

    status: int
    out: str
    err: str


def run(*arguments: str) -> Answer:
    """One command."""
    return run_all(arguments)


def run_all(arguments: Sequence[str]) -> Answer:
    """One command from a list of arguments."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(arguments)
    return Answer(status, out.getvalue(), err.getvalue())


def report(*arguments: str) -> dict[str, Any]:
    """The one JSON object that a command prints."""
    answer = run(*arguments, "--json")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.count("\n") == 1
    return dict(json.loads(answer.out))
