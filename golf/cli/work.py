"""Long work in several processes, as `census` and `opponents` have it."""

import argparse
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from golf.cli.arguments import number
from golf.i18n.words import Words

MOST_JOBS = 256  # some systems start them all at once


def add_work(command: argparse.ArgumentParser, words: Words) -> None:
    """Add the options of a command with long work."""
    command.add_argument("--csv", type=Path, metavar="FILE", help=words.say("cli.csv"))
    command.add_argument(
        "--jobs",
        type=number("--jobs", MOST_JOBS),
        default=min(os.cpu_count() or 1, MOST_JOBS),
        metavar="N",
        help=words.say("cli.jobs"),
    )


@contextmanager
def workers(jobs: int) -> Iterator[Executor]:
    """So many processes; at Ctrl-C they finish what they are at, without a word."""
    with ProcessPoolExecutor(max(1, jobs), initializer=_deaf) as executor:
        try:
            yield executor
        except KeyboardInterrupt:
            previous = signal.signal(signal.SIGINT, signal.SIG_IGN)  # an impatient second one
            executor.shutdown(cancel_futures=True)
            signal.signal(signal.SIGINT, previous)
            raise


def _deaf() -> None:
    """Ctrl-C is for the first process alone, so that no other complains; what is finished is in the file."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
