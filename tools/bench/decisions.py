"""Decisions of the card game's opponents: how long one takes, in CPython and in MicroPython under Node."""

import subprocess
import time
from statistics import median
from typing import NamedTuple

from golf.cardgame.codes import open_match
from golf.cardgame.opponents import choose
from golf.cardgame.table import after, new_match, seen
from tools.bench.pages import CannotMeasure
from tools.programs import ROOT, node

_CODE = "GC1-444-AAAAAAB"  # 4×4, four seats
_COUNT = 400
_PROGRAM = "tests/micropython/cards_program.py"


class Decisions(NamedTuple):
    """A strength in an interpreter, the ms of each decision, and the goal for their median, 0 for none."""

    strength: str
    interpreter: str
    times: list[float]
    goal: float


def decisions_table() -> list[str]:
    """Return the medians, with their goals."""
    rows = [
        Decisions("hard", "CPython", in_cpython("hard"), 20.0),
        Decisions("medium", "CPython", in_cpython("medium"), 0.0),
        Decisions("medium", "MicroPython", in_micropython("medium"), 60.0),
        Decisions("hard", "MicroPython", in_micropython("hard"), 0.0),
    ]
    label = f"card game, 4×4, 4 seats, {_COUNT} decisions"
    return [f"{label:<46}{'p50':>10}{'max':>10}", *map(_row, rows)]


def in_cpython(strength: str) -> list[float]:
    """Return the ms of each decision of a game against itself."""
    table = open_match(_CODE)[1]
    times = []
    for number in range(_COUNT):
        if table.winners:
            table = new_match(table.rules, number)
        view = seen(table, table.turn)
        started = time.perf_counter()
        choice = choose(strength, view, number)
        times.append(1000 * (time.perf_counter() - started))
        table = after(table, choice.move)
    return times


def in_micropython(strength: str) -> list[float]:
    """Return the same game's in MicroPython; its clock may count whole milliseconds."""
    found = node()
    if found is None:
        raise CannotMeasure("decisions in MicroPython without Node")
    command = [found, "tests/run_micropython.mjs", _PROGRAM, "times", strength, _CODE, str(_COUNT)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotMeasure(f"decisions in MicroPython: {done.stderr.strip()[-200:]}")
    return [float(line) for line in done.stdout.split()]


def _row(row: Decisions) -> str:
    middle = median(row.times)
    line = f"{row.strength + ', ' + row.interpreter:<46}{middle:>7.2f} ms{max(row.times):>7.0f} ms"
    if not row.goal:
        return line
    return f"{line}{'':>10}   ≤ {row.goal:.0f} ms{'':<5}{'ok' if middle <= row.goal else 'MISSED'}"
