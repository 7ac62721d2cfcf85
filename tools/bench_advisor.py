"""`python -m tools.bench_advisor [--runs N]` measures the advisor: its searches, and its workers in Chromium.

The searches are given in seconds and in units of one shift and mask of 279,936 bits timed in the same run.
In the browser everything takes turns, round by round, and medians are shown: ratios hold on a machine that
is busy with other things, milliseconds do not. A missed goal is shown as MISSED and is no failure.
"""

import argparse
import shutil
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Page, Playwright, sync_playwright

from golf.advisor.advice import hinting
from golf.advisor.backwards import win_table
from golf.advisor.forwards import finish, solve
from golf.site.pyodide import LIBRARY, PACKAGE, UNCHANGED
from golf.site.serve import SiteServer
from golf.solitaire.opening import open_game
from golf.solitaire.rules import RULES
from golf.solitaire.table import Table
from tools.programs import ROOT, chromium

_DEALS = range(1, 51)  # of the numbered deals
_UNIT_BITS = 279_936
_PROTOTYPES = {  # in units: what the prototypes took where a unit was 7 µs
    "strict": (0.015 / 7e-6, 0.036 / 7e-6),
    "classic": (0.020 / 7e-6, 0.043 / 7e-6),
    "easy": (0.024 / 7e-6, 0.076 / 7e-6),
}
# From the deal, where a search is longest, and from later in a game. In each of them some card fits: where
# none does, a hint needs no search.
_POSITIONS = ("MS1-E-5", "MS1-C-12", "MS1-S-7", "MS1-E-5&moves=ss2s52574s56", "MS1-C-12&moves=443s2")
_PAGES_MAX_AGE = 600  # what GitHub Pages says
_READY_MS = 90_000
_ASK = """
(word) => new Promise((done, fail) => {
  const { send } = golf;
  const began = performance.now();
  setTimeout(fail, 60000, new Error("no answer"));
  golf.send = (message) => {
    send(message);
    if (!message.startsWith("advi")) return;
    golf.send = send;
    if (message.startsWith("advice")) done(performance.now() - began);
    else fail(new Error(message));
  };
  send(word);
})
"""
_UNTIL_PYODIDE = """
() => new Promise((done) => {
  const began = performance.now();
  new MutationObserver(() => {
    if (document.documentElement.dataset.advisor === "pyodide") done(performance.now() - began);
  }).observe(document.documentElement, { attributes: true });
  golf.ask("pyodide");
})
"""
# A worker on the npm package as it is, with the modules as source.
_STOCK_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL("./", import.meta.url).href });
const modules = await (await fetch(new URL("./golf.zip", import.meta.url))).arrayBuffer();
python.unpackArchive(modules, "zip");
python.pyimport("golf.advisor.worker");
postMessage("ready");
"""
_UNTIL_STOCK = """
() => new Promise((done) => {
  const began = performance.now();
  const worker = new Worker("stock/worker.mjs", { type: "module" });
  worker.onmessage = () => done(performance.now() - began);
})
"""


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="tools.bench_advisor", description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5, help="rounds in the browser (default: 5)")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the built site (default: dist)")
    options = parser.parse_args(arguments)
    if not (options.dist / "index.html").is_file():
        parser.error(f"there is no site in {options.dist}: run make site first")
    print("\n".join(searches()) + "\n", flush=True)
    try:
        with served(options.dist) as site, sync_playwright() as playwright:
            for line in _in_chromium(playwright, site, options.runs):
                print(line, flush=True)
    except Error as problem:
        print(f"tools.bench_advisor: cannot measure: {problem.message.splitlines()[0]}", file=sys.stderr)
        return 1
    return 0


def _in_chromium(playwright: Playwright, site: SiteServer, runs: int) -> Iterator[str]:
    path = chromium()
    browser = playwright.chromium.launch(executable_path=path)
    yield f"Chromium {browser.version}; medians of {runs} rounds"
    yield from answers(browser, site, runs)
    yield from starts(playwright.chromium, path, site, runs)
    yield from memory(browser, site)
    browser.close()


def searches() -> list[str]:
    """The mean over fifty numbered deals of each search, per rule, and the peak of its memory."""
    lines = [f"{'mean of 50 deals':24}{'s':>9}{'units':>9}{'prototype':>11}{'ratio':>7}{'peak MB':>9}"]
    for rules in RULES:
        tables = [open_game(f"MS1-{rules.letter}-{number}")[1] for number in _DEALS]
        for at, (name, search) in enumerate((("verdict and best", solve), ("table of all", win_table))):
            seconds, unit = _mean_time(tables, search)
            prototype = _PROTOTYPES[rules.name][at]
            lines.append(
                f"{rules.name + ', ' + name:24}{seconds:9.4f}{seconds / unit:9.0f}{prototype:11.0f}"
                f"{seconds / unit / prototype:7.2f}{_peak(tables[0], search) / 1e6:9.1f}"
            )
        seconds, unit = _mean_time(tables, lambda table: finish(hinting(table)))
        lines.append(f"{rules.name + ', hint':24}{seconds:9.4f}{seconds / unit:9.0f}")
    return lines


def _mean_time(tables: list[Table], search: Callable[[Table], object]) -> tuple[float, float]:
    """The mean of the best of three, in seconds, and that of a unit. Other processes do not count."""
    best = [float("inf")] * len(tables)
    units = []
    for _ in range(3):
        units.append(_unit())
        for at, table in enumerate(tables):
            began = time.thread_time()
            search(table)
            best[at] = min(best[at], time.thread_time() - began)
    return mean(best), min(units)


def _unit() -> float:
    members, mask = (1 << _UNIT_BITS) // 3, (1 << _UNIT_BITS) // 5
    began = time.thread_time()
    for _ in range(200):
        (members << 6) & mask
    return (time.thread_time() - began) / 200


def _peak(table: Table, search: Callable[[Table], object]) -> int:
    tracemalloc.start()
    search(table)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


@contextmanager
def served(dist: Path) -> Iterator[SiteServer]:
    """The site, with the npm package of Pyodide as it is beside it."""
    with TemporaryDirectory(prefix="golf-bench-") as name:
        folder = Path(name) / "site"
        shutil.copytree(dist, folder)
        stock = folder / "stock"
        stock.mkdir()
        for file in (*UNCHANGED, LIBRARY, "pyodide-lock.json"):
            shutil.copyfile(PACKAGE / file, stock / file)
        (stock / "worker.mjs").write_text(_STOCK_WORKER, "utf-8")
        source = Path(name) / "source"
        for path in (ROOT / "golf").rglob("*.py"):
            target = source / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        shutil.make_archive(str(stock / "golf"), "zip", source)
        with SiteServer(folder, prefix="/golf/", max_age=_PAGES_MAX_AGE) as site:
            yield site


def opened(context: BrowserContext, site: SiteServer, code: str) -> Page:
    """The game, ready."""
    page = context.new_page()
    page.goto(f"{site.address}?code={code}")
    page.wait_for_selector("html[data-ready]", state="attached", timeout=_READY_MS)
    return page


def answers(browser: Browser, site: SiteServer, runs: int) -> Iterator[str]:
    """From asking for a hint to its being shown, by a MicroPython worker not yet started and by Pyodide."""
    times: dict[tuple[str, str], list[float]] = {}
    for _ in range(runs):
        for code in _POSITIONS:
            for word in ("hint", "verdict"):
                with browser.new_context() as context:
                    page = opened(context, site, code)
                    times.setdefault((code, f"{word}, MicroPython, cold"), []).append(
                        page.evaluate(_ASK, word)
                    )
            with browser.new_context() as context:
                page = opened(context, site, code)
                page.evaluate(_UNTIL_PYODIDE)
                for word in ("hint", "verdict"):
                    times.setdefault((code, f"{word}, Pyodide ready"), []).append(page.evaluate(_ASK, word))
    for (code, what), found in sorted(times.items(), key=lambda item: (item[0][1], item[0][0])):
        goal = 2000 if "cold" in what else 150
        yield _row(f"{what}: {code}", median(found), "ms", goal)


def starts(chromium_type: BrowserType, path: str | None, site: SiteServer, runs: int) -> Iterator[str]:
    """Until a Pyodide worker is ready: ours and one on the npm package, in an empty profile and later."""
    times: dict[str, list[float]] = {}
    for _ in range(runs):
        for name, script in (("ours", _UNTIL_PYODIDE), ("npm package", _UNTIL_STOCK)):
            with TemporaryDirectory(prefix="golf-profile-") as profile:
                for visit in ("cold", "second visit", "third visit"):
                    context = chromium_type.launch_persistent_context(profile, executable_path=path)
                    page = opened(context, site, "MS1-E-5")
                    page.wait_for_selector("html[data-offline=ready]", state="attached")
                    times.setdefault(f"{visit}, {name}", []).append(page.evaluate(script))
                    page.wait_for_timeout(1000)  # what is to be stored is stored
                    context.close()
    for visit, goal in (("cold", 0.45), ("second visit", 0.35), ("third visit", 0.35)):
        ours, stock = times[f"{visit}, ours"], times[f"{visit}, npm package"]
        yield _row(f"Pyodide worker ready, {visit}: ours", median(ours), "ms")
        yield _row(f"Pyodide worker ready, {visit}: npm package", median(stock), "ms")
        ratios = [one / other for one, other in zip(ours, stock, strict=True)]
        yield _row(f"Pyodide worker ready, {visit}: ratio", median(ratios), "", goal)


def memory(browser: Browser, site: SiteServer) -> Iterator[str]:
    """How much the page's process grows by a worker that has answered."""
    for name in ("MicroPython", "Pyodide"):
        with browser.new_context() as context:
            page = opened(context, site, "MS1-E-5")
            before = _process_sizes(browser)
            if name == "Pyodide":
                page.evaluate(_UNTIL_PYODIDE)
            page.evaluate(_ASK, "hint")
            after = _process_sizes(browser)
            grown = max(after[process] - before.get(process, after[process]) for process in after)
            yield _row(f"memory of a {name} worker after a hint", grown / 1e6, "MB", 160)


def _process_sizes(browser: Browser) -> dict[int, int]:
    """The anonymous memory of each renderer, in bytes."""
    session: Any = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return {item["id"]: _anonymous(item["id"]) for item in found if item["type"] == "renderer"}


def _anonymous(process: int) -> int:
    for line in Path(f"/proc/{process}/status").read_text("ascii").splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024
    return 0


def _row(what: str, value: float, unit: str, goal: float | None = None) -> str:
    shown = f"{value:8.2f}" if not unit else f"{value:8.0f}"
    said = "" if goal is None else f"   goal ≤ {goal:g}{'' if value <= goal else '  MISSED'}"
    return f"{what:58}{shown} {unit:2}{said}"


if __name__ == "__main__":
    sys.exit(main())
