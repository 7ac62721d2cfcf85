"""How many deals of a rule can be won: solve many, in as many processes as there are.

The deals of a census are fixed by its seed, so two people counting with the same seed count the same.
Results are written to a CSV file as they come; a census that was interrupted goes on from there. Any
executor of `concurrent.futures`' interface can do the work, also one that spreads it over machines.
CPython only.
"""

import csv
import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from pathlib import Path

from golf.advisor.forwards import solve
from golf.deals.pcg import Pcg32
from golf.solitaire.opening import new_code, open_game
from golf.solitaire.rules import Rules

_STREAM = 2  # not the stream that shuffles
_BATCH = 10  # deals a task: large enough to make sending it cheap, small enough to stop soon
_AHEAD = 64  # tasks handed out and not yet answered
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


def deal_codes(rules: Rules, deals: int, seed: int) -> list[str]:
    """The codes of a census' deals."""
    generator = Pcg32(seed, _STREAM)
    return [new_code(rules, (generator.next() & 7) << 32 | generator.next()) for _ in range(deals)]


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
    """
    started = time.perf_counter()
    codes = deal_codes(rules, deals, seed)
    rows = {row.deal: row for row in read_rows(path, codes)} if path else {}
    missing = [deal for deal in range(deals) if deal not in rows]
    for found in _solved(executor, codes, missing):
        rows.update({row.deal: row for row in found})
        if path:
            write_rows(path, found)
        if progress:
            progress(len(rows), deals)
    return summary(rules.name, list(rows.values()), time.perf_counter() - started)


def _solved(executor: Executor, codes: list[str], missing: list[int]) -> Iterator[list[Row]]:
    """Batches of rows as they are finished, with a bounded number handed out ahead."""
    batches = iter([missing[at : at + _BATCH] for at in range(0, len(missing), _BATCH)])
    running: set[Future[list[tuple[int, str, bool, int]]]] = set()
    while True:
        while len(running) < _AHEAD and (batch := next(batches, None)) is not None:
            running.add(executor.submit(solve_batch, [(deal, codes[deal]) for deal in batch]))
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


def summary(name: str, rows: list[Row], seconds: float) -> Census:
    """What the rows add up to."""
    count, won = len(rows), sum(row.winnable for row in rows)
    low, high = wilson(won, count)
    mean = sum(row.best for row in rows) / count if count else 0.0
    return Census(name, count, won, won / count if count else 0.0, low, high, mean, seconds)


def wilson(won: int, count: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a share."""
    if not count:
        return 0.0, 1.0
    share = won / count
    scale = 1 + Z95**2 / count
    middle = (share + Z95**2 / (2 * count)) / scale
    width = Z95 * math.sqrt(share * (1 - share) / count + Z95**2 / (4 * count**2)) / scale
    return middle - width, middle + width


def read_rows(path: Path, codes: list[str]) -> list[Row]:
    """The rows a file already holds for these codes; lines cut off or of another census do not count."""
    if not path.exists():
        return []
    rows = []
    with path.open(newline="", encoding="utf-8") as file:
        for line in csv.reader(file):
            if len(line) == len(HEADER) and line[0].isdecimal() and line[2] in ("0", "1"):
                deal = int(line[0])
                try:
                    best = int(line[3])
                except ValueError:
                    continue
                if deal < len(codes) and codes[deal] == line[1]:
                    rows.append(Row(deal, line[1], line[2] == "1", best))
    return rows


def write_rows(path: Path, rows: list[Row]) -> None:
    """Add rows to a file, which gets a header when it is new."""
    held = path.read_bytes()[-1:] if path.exists() else b""
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        if not held:
            writer.writerow(HEADER)
        elif held != b"\n":
            file.write("\n")  # the last line was cut off by an interruption
        writer.writerows([[row.deal, row.code, int(row.winnable), row.best] for row in rows])
