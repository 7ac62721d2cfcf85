"""How many deals of a rule can be won: solve many, in as many processes as there are.

The deals of a census are fixed by its seed, so two people counting with the same seed count the same.
Results are written to a CSV file as they come; a census that was interrupted goes on from there. Any
executor of `concurrent.futures`' interface can do the work, also one that spreads it over machines.
CPython only.
"""

import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from golf.deals.pcg import CENSUS_STREAM, Pcg32
from golf.solitaire.advisor.forwards import solve
from golf.solitaire.opening import new_code, open_game
from golf.solitaire.rules import Rules
from golf.studies.results import add_results, read_results

_BATCH = 10  # deals a task: large enough to make sending it cheap, small enough to stop soon
_AHEAD = 64  # tasks handed out and not yet answered
_MOST_CARDS = 54  # of a deal, with its jokers
HEADER = ["deal", "code", "winnable", "best"]
Z95 = 1.959964  # of the normal distribution, for a 95 % interval


@dataclass(frozen=True)
class Row:
    """One deal of a census: its place from 0, its code, whether it can be won, its best hole score."""

    deal: int
    code: str
    winnable: bool
    best: int


@dataclass(frozen=True)
class Census:
    """The result: counts, the winnable share with its 95 % Wilson interval, the mean best hole score."""

    rules: str
    deals: int
    winnable: int
    share: float
    low: float
    high: float
    mean_best: float
    seconds: float


class _Tally:
    """Which deals are counted, a byte each, and what they add up to; the rows themselves are not kept."""

    def __init__(self, deals: int) -> None:
        self.counted = bytearray(deals)
        self.count = self.won = self.total_best = 0

    def add(self, row: Row) -> None:
        """Count a deal that is not counted yet."""
        self.counted[row.deal] = 1
        self.count += 1
        self.won += row.winnable
        self.total_best += row.best


def deal_codes(rules: Rules, deals: int, seed: int) -> Iterator[str]:
    """Return the codes of a census' deals, one after the other."""
    generator = Pcg32(seed, CENSUS_STREAM)
    for _ in range(deals):
        yield _next_code(rules, generator)


def deal_code(rules: Rules, deal: int, seed: int) -> str:
    """Return the code of one deal of a census, by its place from 0."""
    generator = Pcg32(seed, CENSUS_STREAM)
    generator.skip(2 * deal)
    return _next_code(rules, generator)


def _next_code(rules: Rules, generator: Pcg32) -> str:
    return new_code(rules, (generator.next() & 7) << 32 | generator.next())


def census(
    rules: Rules,
    deals: int,
    seed: int,
    executor: Executor,
    path: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Census:
    """Solve the deals of a seed with an executor; `progress` is told how many are done and of how many.

    With a `path` results are added to that CSV file, and deals that it already holds are not solved again.
    However many deals there are, memory holds one byte for each and the few that are being worked on.
    """
    started = time.perf_counter()
    tally = _Tally(deals)
    for row in read_rows(path, rules, deals, seed) if path else ():
        if not tally.counted[row.deal]:
            tally.add(row)
    missing = (
        (deal, code) for deal, code in enumerate(deal_codes(rules, deals, seed)) if not tally.counted[deal]
    )
    for found in _solved(executor, missing):
        for row in found:
            tally.add(row)
        if path:
            write_rows(path, found)
        if progress:
            progress(tally.count, deals)
    return _summary(rules.name, tally, time.perf_counter() - started)


def _solved(executor: Executor, missing: Iterator[tuple[int, str]]) -> Iterator[list[Row]]:
    """Batches of rows as they are finished, with a bounded number handed out ahead."""
    running: set[Future[list[tuple[int, str, bool, int]]]] = set()
    while True:
        while len(running) < _AHEAD and (batch := list(islice(missing, _BATCH))):
            running.add(executor.submit(solve_batch, batch))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for task in done:
            yield [Row(*values) for values in task.result()]


def solve_batch(batch: list[tuple[int, str]]) -> list[tuple[int, str, bool, int]]:
    """Solve deals given as place and code; plain values in and out, so that any executor can carry them."""
    found = []
    for deal, code in batch:
        answer = solve(open_game(code)[1])
        found.append((deal, code, answer.winnable, answer.best))
    return found


def _summary(name: str, tally: _Tally, seconds: float) -> Census:
    """Return what the rows add up to."""
    count, won = tally.count, tally.won
    low, high = wilson(won, count)
    share, mean = (won / count, tally.total_best / count) if count else (0.0, 0.0)
    return Census(name, count, won, share, low, high, mean, seconds)


def wilson(won: int, count: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a share."""
    if not count:
        return 0.0, 1.0
    share = won / count
    scale = 1 + Z95**2 / count
    middle = (share + Z95**2 / (2 * count)) / scale
    width = Z95 * math.sqrt(share * (1 - share) / count + Z95**2 / (4 * count**2)) / scale
    return middle - width, middle + width


def read_rows(path: Path, rules: Rules, deals: int, seed: int) -> Iterator[Row]:
    """Return the rows of a census that a file already holds.

    Lines cut off or of another census do not count.
    """
    for line in read_results(path, HEADER):
        row = _read_row(line)
        if row and row.deal < deals and row.code == deal_code(rules, row.deal, seed):
            yield row


def _read_row(line: list[str]) -> Row | None:
    if len(line) != len(HEADER) or not line[0].isdecimal() or line[2] not in ("0", "1"):
        return None
    try:
        row = Row(int(line[0]), line[1], line[2] == "1", int(line[3]))
    except ValueError:
        return None
    return row if abs(row.best) <= _MOST_CARDS else None  # more could be too large to count with


def write_rows(path: Path, rows: list[Row]) -> None:
    """Add rows to a file, which gets a header when it is new."""
    add_results(path, HEADER, [[row.deal, row.code, int(row.winnable), row.best] for row in rows])
