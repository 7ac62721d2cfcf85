"""Texts from outside, as long as each door lets them in: how long MicroPython takes to read them."""

import subprocess

from tools.bench.pages import CannotMeasure
from tools.programs import ROOT, node

_PROGRAM = "tests/micropython/doors_program.py"
_GOAL = 100  # ms


def doors_table() -> list[str]:
    """Return the slowest text of each door, with the goal."""
    found = node()
    if found is None:
        raise CannotMeasure("doors in MicroPython without Node")
    command = [found, "tests/run_micropython.mjs", _PROGRAM, "times"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotMeasure(f"doors in MicroPython: {done.stderr.strip()[-200:]}")
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    return [f"{'text from outside, MicroPython, slowest':<46}{'time':>10}", *[_row(*row) for row in rows]]


def _row(name: str, length: str, ms: str) -> str:
    line = f"{name + ', ' + length + ' characters':<46}{ms:>7} ms"
    return f"{line}{'':>10}   ≤ {_GOAL} ms{'':<5}{'ok' if int(ms) <= _GOAL else 'MISSED'}"
