"""Makes the list of deals that can be won: `python -m tools.proven [--want 20000]`.

Solves the numbers of GO1 from 0 on, for each rule, until enough can be won. Every win is replayed with
the engine before it counts (`advisor.forwards`). Results go to `build/proven-RULE.csv` as they come,
so an interrupted run goes on; the list is written to `static/winnable/proven.bin`.
"""

import argparse
import gzip
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from golf.solitaire.advisor.forwards import solve
from golf.solitaire.opening import new_code, open_game
from golf.solitaire.rules import CLASSIC, EASY, STRICT, Rules
from tools.programs import ROOT

LIST = ROOT / "static/winnable/proven.bin"
LISTED = (EASY, CLASSIC, STRICT)
_BATCH = 50


def main() -> None:
    """Solve what is missing and write the list."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--want", type=int, default=20_000, help="winnable deals for each rule")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    options = parser.parse_args()
    lines = [
        rules.letter + "".join(mark(best) for best in results(rules, options.want, options.jobs))
        for rules in LISTED
    ]
    data = pack(lines)
    LIST.write_bytes(data)
    deals = ", ".join(str(len(line) - 1) for line in lines)
    print(f"{LIST.relative_to(ROOT)}: {len(data)} bytes, {deals} deals")


def results(rules: Rules, want: int, jobs: int) -> list[int]:
    """Return the best hole scores of the numbers from 0 on, up to the one that makes enough wins."""
    path = ROOT / f"build/proven-{rules.name}.csv"
    path.parent.mkdir(exist_ok=True)
    found = read(path)
    with ProcessPoolExecutor(jobs) as executor, path.open("a", encoding="utf-8") as file:
        while sum(best <= 0 for best in found) < want:
            starts = range(len(found), len(found) + 20 * _BATCH, _BATCH)
            for batch in executor.map(solve_batch, [rules.name] * len(starts), starts):
                file.writelines(f"{len(found) + at},{best}\n" for at, best in enumerate(batch))
                found.extend(batch)
            file.flush()
            print(
                f"{rules.name}: {len(found)} solved, {sum(best <= 0 for best in found)} can be won",
                flush=True,
            )
    return list(until(found, want))


def until(found: list[int], want: int) -> Iterator[int]:
    """Return the results up to the one that makes enough wins."""
    won = 0
    for best in found:
        if won == want:
            return
        won += best <= 0
        yield best


def read(path: Path) -> list[int]:
    """Return what an earlier run solved: whole lines, in order."""
    found: list[int] = []
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            number, _, best = line.partition(",")
            if number != str(len(found)):
                break
            found.append(int(best))
        path.write_text("".join(f"{number},{best}\n" for number, best in enumerate(found)), "utf-8")
    return found


def solve_batch(name: str, start: int) -> list[int]:
    """Return the best hole scores of `_BATCH` numbers from `start` on."""
    rules = next(rules for rules in LISTED if rules.name == name)
    return [solve(open_game(new_code(rules, start + at))[1]).best for at in range(_BATCH)]


def mark(best: int) -> str:
    """Return the character of a deal in the list (`golf.solitaire.winnable`)."""
    return "." if best > 0 else chr(ord("a") - best)


def pack(lines: list[str]) -> bytes:
    """Return the list as it is shipped; the same lines give the same bytes."""
    return gzip.compress(("\n".join(lines) + "\n").encode(), 9, mtime=0)


if __name__ == "__main__":
    main()
