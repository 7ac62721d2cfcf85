"""`python -m tools.listen [SCENARIO …]`: play `dist/` by keys under Orca, and judge what was heard.

One line for each scenario, browser and run; the transcripts are in build/listen/. A run that is not complete
is tried once more. The exit status is 0 only when every run was complete, at the first or the second try.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tools.listen.alone import alone
from tools.listen.desktop import CHROMIUM, FIREFOX, Desktop, DidNotStart
from tools.listen.judge import Judgement, judge
from tools.listen.player import Player
from tools.listen.record import write
from tools.listen.scenarios import SCENARIOS, WITH_DEFAULTS
from tools.listen.witness import Witness
from tools.programs import ROOT, chromium, firefox

_OUT = ROOT / "build" / "listen"
_TRIES = 2
_SHOWN_FAULTS = 5


class Options(NamedTuple):
    """What was asked for."""

    scenarios: list[str]
    browsers: list[str]
    runs: int
    rate: float
    reader_defaults: bool
    out: Path


def main(arguments: list[str] | None = None) -> int:
    """Play every scenario in every browser and print how it went."""
    parser = argparse.ArgumentParser(prog="tools.listen", description=__doc__.splitlines()[0])
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=f"some of: {', '.join(SCENARIOS)}")
    parser.add_argument("--browser", choices=(CHROMIUM, FIREFOX), help="only this one")
    parser.add_argument("--runs", type=int, default=1, help="how often each is played (1)")
    parser.add_argument("--rate", type=float, default=30, help="letters the voice says a second (30)")
    parser.add_argument("--defaults", action="store_true", help="Orca reads each page out when it has loaded")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the built site (default: dist)")
    parser.add_argument("--out", type=Path, default=_OUT, help="where transcripts go (default: build/listen)")
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.scenarios if name not in SCENARIOS]
    if unknown:
        parser.error(f"unknown: {' '.join(unknown)} (known: {' '.join(SCENARIOS)})")
    if not (asked.dist / "index.html").is_file():
        parser.error(f"there is no site in {asked.dist}: run make site first")
    if asked.rate <= 0 or asked.runs < 1:
        parser.error("--rate and --runs are positive numbers")
    options = Options(
        asked.scenarios or list(SCENARIOS),
        [asked.browser] if asked.browser else [FIREFOX, CHROMIUM],
        asked.runs,
        asked.rate,
        asked.defaults,
        asked.out,
    )
    # Ended by another program, a run ends what it has started all the same.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    # For the whole machine, not only for this folder.
    lock = Path(tempfile.gettempdir()) / f"golf-listen-{os.geteuid()}.lock"
    with alone(lock, "listen: another run is under way; this one waits for its end"):
        return _play_all(options, asked.dist)


def _play_all(options: Options, dist: Path) -> int:
    options.out.mkdir(parents=True, exist_ok=True)
    print("; ".join(_versions(options.browsers)), flush=True)
    print(f"{'scenario':<10} {'browser':<9} {'run':>3}  {'heard':>7}  {'time':>6}  result", flush=True)
    complete = True
    with Witness(dist, options.out / "site") as witness:
        for name in options.scenarios:
            for browser in options.browsers:
                for run in range(1, options.runs + 1):
                    complete = _play(name, browser, run, options, witness) and complete
    print(f"transcripts: {options.out}", flush=True)
    return 0 if complete else 1


def _play(name: str, browser: str, run: int, options: Options, witness: Witness) -> bool:
    for attempt in range(1, _TRIES + 1):
        began = time.monotonic()
        judgement = _run(name, browser, f"{name}-{browser}-{run}-{attempt}", options, witness)
        heard = f"{judgement.well}/{judgement.said}"
        faults = judgement.faults
        result = f"{len(faults)} faults" if faults else "complete"
        result += " at the second try" if attempt > 1 else ""
        seconds = f"{time.monotonic() - began:.0f} s"
        print(f"{name:<10} {browser:<9} {run:>3}  {heard:>7}  {seconds:>6}  {result}", flush=True)
        for fault in faults[:_SHOWN_FAULTS]:
            print(f"    {fault}", flush=True)
        if len(faults) > _SHOWN_FAULTS:
            print(f"    … and {len(faults) - _SHOWN_FAULTS} more", flush=True)
        if not faults:
            return True
    return False


def _run(name: str, browser: str, called: str, options: Options, witness: Witness) -> Judgement:
    """Play once on a desktop of its own and keep the transcript."""
    logs = options.out / f"{called}-logs"
    shutil.rmtree(logs, ignore_errors=True)
    logs.mkdir()
    reader_defaults = options.reader_defaults or name in WITH_DEFAULTS
    player = None
    stopped = ""
    try:
        with Desktop(browser, options.rate, reader_defaults, logs) as desktop:
            player = Player(desktop, witness)
            SCENARIOS[name](player)
    except DidNotStart as problem:
        stopped = str(problem)
    steps = player.steps if player else []
    judgement = judge(steps)
    if stopped:
        judgement = judgement._replace(faults=[*judgement.faults, stopped])
    write(steps, options.out / called, judgement.faults)
    return judgement


def _versions(browsers: list[str]) -> list[str]:
    commands = {"Orca": ["orca", "--version"]}
    if FIREFOX in browsers:
        commands["Firefox"] = [firefox() or FIREFOX, "--version"]
    if CHROMIUM in browsers:
        commands["Chromium"] = [chromium() or CHROMIUM, "--version"]
    found = []
    for name, command in commands.items():
        try:
            shown = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60).stdout
        except (OSError, subprocess.SubprocessError):
            shown = "not here"
        found.append(shown.strip() if name in shown else f"{name} {shown.strip()}")
    return found


if __name__ == "__main__":
    sys.exit(main())
