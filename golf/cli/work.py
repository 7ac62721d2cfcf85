"""Long work in several processes, as `census` and `opponents` have it."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path

from golf.cli.arguments import Parser
from golf.i18n.words import Words

MOST_JOBS = 256  # some systems start them all at once


def add_work(command: Parser, words: Words) -> None:
    """Add the options of a command with long work."""
    command.add_argument("--csv", type=Path, metavar="FILE", help=words.say("cli.csv"))
    command.add_number("--jobs", min(os.cpu_count() or 1, MOST_JOBS), MOST_JOBS, words.say("cli.jobs"))


def shown_progress(said: Callable[[int, int], str]) -> Callable[[int, int], None] | None:
    """Shows on one line of a terminal how much is done of how much, as `said` words it; None without one."""
    if sys.stderr is None or not sys.stderr.isatty():
        return None

    def show(done: int, all_of_it: int) -> None:
        line = said(done, all_of_it)
        print("\r" + line, end="\n" if done == all_of_it else "", file=sys.stderr, flush=True)

    return show


@contextmanager
def workers(jobs: int) -> Iterator[Executor]:
    """Start so many processes; at Ctrl-C they end without a word, and what they were at is lost."""
    with ProcessPoolExecutor(max(1, jobs), initializer=_ignore_interrupts) as executor:
        try:
            yield executor
        except KeyboardInterrupt:
            previous = signal.signal(signal.SIGINT, signal.SIG_IGN)  # an impatient second one
            # To wait for what they are at may take for ever: a pool that is told to cancel can lock itself up
            # between its queues. It ends by itself once its processes have; what is finished is in the file.
            for process in active_children():
                process.kill()
            executor.shutdown(cancel_futures=True)
            signal.signal(signal.SIGINT, previous)
            raise


def _ignore_interrupts() -> None:
    """Ctrl-C is for the first process alone, so that no other complains; what is finished is in the file."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
