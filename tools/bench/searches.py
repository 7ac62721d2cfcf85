"""The advisor's searches in CPython: seconds, and units of one shift and mask timed in the same run."""

import time
import tracemalloc
from collections.abc import Callable
from statistics import mean
from typing import NamedTuple

from golf.solitaire.advisor.backwards import win_table
from golf.solitaire.advisor.forwards import solve
from golf.solitaire.opening import open_game
from golf.solitaire.rules import RULES, STRICT
from golf.solitaire.table import Table

_DEALS = range(1, 51)  # of the numbered deals
_REPEATS = 2  # the better one counts
_UNIT_BITS = 279_936
_PROTOTYPE_UNIT = 7e-6
_PROTOTYPES = {  # seconds, where a unit took 7 µs
    "strict": (0.015, 0.036),
    "classic": (0.020, 0.043),
    "easy": (0.024, 0.076),
}
_GOAL = 0.8  # of the prototypes
_VARIANT_GOAL = 3.0  # of the strict rule, for variants that had no prototype


class Search(NamedTuple):
    """A search under a rule: mean seconds and units a deal, peak bytes, and the ratio to the prototype.

    A variant without one is compared with the search of the strict rule.
    """

    name: str
    seconds: float
    units: float
    ratio: float
    goal: float
    peak: int


def measure_searches() -> list[Search]:
    """Verdict with best result, and the table of all positions, per rule."""
    found = []
    for at, (name, search) in enumerate((("verdict and best", solve), ("table of all", win_table))):
        strict = 0.0
        for rules in RULES:  # the strict rule comes before the variants
            seconds, units, peak = _measure(rules.letter, search)
            if rules == STRICT:
                strict = units
            if rules.name in _PROTOTYPES:
                against, goal = _PROTOTYPES[rules.name][at] / _PROTOTYPE_UNIT, _GOAL
            else:
                against, goal = strict, _VARIANT_GOAL
            found.append(Search(f"{rules.name}, {name}", seconds, units, units / against, goal, peak))
    return found


def _measure(letter: str, search: Callable[[Table], object]) -> tuple[float, float, int]:
    """Mean seconds and units a deal, and the peak of bytes."""
    tables = [open_game(f"MS1-{letter}-{number}")[1] for number in _DEALS]
    best = [float("inf")] * len(tables)
    units = []
    for _ in range(_REPEATS):
        units.append(_unit())
        for at, table in enumerate(tables):
            began = time.thread_time()  # what else the machine does is not counted
            search(table)
            best[at] = min(best[at], time.thread_time() - began)
    seconds = mean(best)
    return seconds, seconds / min(units), _peak(tables[0], search)


def _unit() -> float:
    members, mask = (1 << _UNIT_BITS) // 3, (1 << _UNIT_BITS) // 5
    began = time.thread_time()
    for _ in range(500):
        (members << 6) & mask
    return (time.thread_time() - began) / 500


def _peak(table: Table, search: Callable[[Table], object]) -> int:
    tracemalloc.start()
    search(table)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak
