"""`python -m tools.verify [NAME…]` plays what docs/card-game.md says of the opponents.

Prints each figure with its goal. Results are kept in `build/verify/`, under a name made from the code
that plays: a run that is interrupted goes on where it was, and one that is done is only printed again.
Exit status 1 where a goal is missed.
"""

import argparse
import ast
import hashlib
import os
import signal
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from golf.studies.contest import contest
from tools.programs import ROOT
from tools.verify.runs import Run, runs

_SEED = 1


def main(arguments: list[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="tools.verify", description=__doc__.splitlines()[0])
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="beginnings of the runs' names (default: all)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    parser.add_argument("--matches", type=int, default=0, help="play no more than so many of each run")
    options = parser.parse_args(arguments)
    chosen = [run for run in runs() if not options.names or run.name.startswith(tuple(options.names))]
    folder = ROOT / "build" / "verify" / _fingerprint()
    folder.mkdir(parents=True, exist_ok=True)
    # Stopped from outside, it ends as it does otherwise, and takes its processes along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    missed = 0
    executor = ProcessPoolExecutor(max(1, options.jobs))
    try:
        for run in chosen:
            missed += not _show(run, executor, folder, options.matches)
    finally:
        executor.shutdown(cancel_futures=True)
    return 1 if missed else 0


def _fingerprint() -> str:
    """Return a name for the code that plays, comments aside: results of other code do not count."""
    text = hashlib.sha256()
    for path in sorted((ROOT / "golf" / "cardgame").rglob("*.py")) + [ROOT / "golf/studies/contest.py"]:
        text.update(ast.dump(ast.parse(path.read_text("utf-8"))).encode())
    return text.hexdigest()[:12]


def _show(run: Run, executor: ProcessPoolExecutor, folder: Path, most: int) -> bool:
    """Play a run, or the rest of it, and print its figures; whether all goals are met."""
    matches = min(run.matches, most) if most else run.matches
    started = time.monotonic()
    found = contest(run.rules, run.opponents, matches, _SEED, executor, folder / f"{run.name}.csv")
    seconds = time.monotonic() - started
    print(f"{run.name}: {found.matches} matches, {found.rounds} rounds, {seconds:.0f} s", flush=True)
    met = True
    for goal in run.goals:
        value = goal.figure(found)
        sign = "≤" if goal.at_most else "≥"
        verdict = "ok" if goal.met(found) else "MISSED"
        print(f"    {goal.name:<16}{value:>9.3f}   {sign} {goal.bound:<7g}{verdict}", flush=True)
        met = met and goal.met(found)
    return met


if __name__ == "__main__":
    sys.exit(main())
