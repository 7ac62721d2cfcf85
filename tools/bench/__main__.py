"""`python -m tools.bench [--runs N]` measures `dist/` in Chromium and prints a table of medians.

A goal that is missed is shown as MISSED and is no failure; the exit status is 1 only where something
could not be measured. Load pages take turns and are compared round by round, so that the ratios hold on
a machine that is busy with other things; the milliseconds do not.
"""

import argparse
import os
import sys
from pathlib import Path
from threading import Timer

from playwright.sync_api import Error, sync_playwright

from tools.bench.advisor import measure_advisor
from tools.bench.boards import measure_boards
from tools.bench.card_game import measure_card_game
from tools.bench.decisions import decisions_table
from tools.bench.doors import doors_table
from tools.bench.pages import GAME, CannotMeasure, serve_pages
from tools.bench.play import PACE_MS, measure_play
from tools.bench.report import (
    advisor_table,
    boards_table,
    card_game_table,
    files_table,
    play_table,
    searches_table,
    start_table,
)
from tools.bench.searches import measure_searches
from tools.bench.start import measure_start
from tools.programs import ROOT, chromium_options

_RUNS = 5
_LONGEST_SECONDS, _LONGEST_RUN_SECONDS = 240, 90


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="tools.bench", description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=_RUNS, help=f"rounds of loads (default: {_RUNS})")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the built site (default: dist)")
    options = parser.parse_args(arguments)
    if options.runs < 1:
        parser.error("--runs must be at least 1")
    if not (options.dist / "index.html").is_file():
        parser.error(f"there is no site in {options.dist}: run make site first")
    watchdog = Timer(_LONGEST_SECONDS + _LONGEST_RUN_SECONDS * options.runs, _give_up)
    watchdog.daemon = True
    watchdog.start()
    try:
        _measure(options.dist, options.runs)
    except (CannotMeasure, Error) as problem:
        print(f"tools.bench: cannot measure {problem}", file=sys.stderr)
        return 1
    return 0


def _give_up() -> None:
    """End for good: a browser that is stopped or lost can leave Playwright waiting for ever."""
    print("tools.bench: cannot measure: a browser does not answer", file=sys.stderr, flush=True)
    os._exit(1)


def _measure(dist: Path, runs: int) -> None:
    print("\n".join(decisions_table()) + "\n", flush=True)
    print("\n".join(doors_table()) + "\n", flush=True)
    print("\n".join(searches_table(measure_searches())) + "\n", flush=True)
    options = chromium_options()
    if options["executable_path"] is None:
        raise CannotMeasure("without a Chromium that starts; GOLF_CHROMIUM can name one")
    with serve_pages(dist) as servers, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**options)
        print(f"Chromium {browser.version}; medians; cold: empty profile, warm: later visit\n", flush=True)
        start = measure_start(playwright.chromium, browser, options, servers, runs)
        print("\n".join(start_table(start)) + "\n", flush=True)
        played, hurried = (
            [measure_play(browser, servers[GAME].address, pace) for _ in range((runs + 1) // 2)]
            for pace in (PACE_MS, 0)
        )
        print("\n".join(play_table(played, hurried)) + "\n", flush=True)
        advisor = measure_advisor(playwright.chromium, browser, options, dist, max(1, runs // 2))
        print("\n".join(advisor_table(advisor)) + "\n", flush=True)
        cards = measure_card_game(playwright.chromium, options, servers[GAME], runs)
        print("\n".join(card_game_table(cards)) + "\n", flush=True)
        boards = [measure_boards(browser, servers[GAME].address) for _ in range((runs + 1) // 2)]
        print("\n".join(boards_table(boards)) + "\n", flush=True)
        print("\n".join(files_table(start.sent[-1])))
        browser.close()


if __name__ == "__main__":
    sys.exit(main())
