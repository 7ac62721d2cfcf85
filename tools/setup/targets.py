"""The order of the set-up: Python packages, npm packages, then the browsers that were asked for."""

import fcntl
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tools.programs import ROOT
from tools.setup.browsers import set_up_chromium, set_up_other_browsers
from tools.setup.listening import set_up_listening
from tools.setup.node_packages import set_up_node_packages
from tools.setup.python_packages import set_up_python_packages
from tools.setup.steps import CannotSetUp, CommandFailed

_SHOWN_LINES = 20
_EXTRAS = {"chromium": set_up_chromium, "browsers": set_up_other_browsers, "listening": set_up_listening}


def main(wanted: list[str]) -> int:
    """Sets up the packages, and the extras named; returns the exit status."""
    unknown = [name for name in wanted if name not in _EXTRAS]
    if unknown:
        print(f"setup: unknown: {' '.join(unknown)} (known: {' '.join(_EXTRAS)})", file=sys.stderr)
        return 2
    try:
        with _alone():
            set_up_python_packages()
            set_up_node_packages()
            for name in wanted:
                _EXTRAS[name]()
    except CannotSetUp as problem:
        if isinstance(problem, CommandFailed):
            for line in problem.output.strip().splitlines()[-_SHOWN_LINES:]:
                print(f"  {line}", file=sys.stderr)
        print(f"setup: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


@contextmanager
def _alone() -> Iterator[None]:
    """Lets only one set-up at a time work on the project's folder."""
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)
