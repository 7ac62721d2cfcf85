"""The advisor's workers in Chromium: from asking to showing a hint, until Pyodide is ready, and memory.

Pyodide as it is shipped is compared with a worker on the npm package as it is, in turns.
"""

import shutil
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Page

from golf.site.pyodide import LIBRARY, PACKAGE, UNCHANGED
from golf.site.serve import SiteServer
from tools.bench.pages import CannotMeasure
from tools.programs import ROOT, Options

# From the deal, where a search is longest, and from later in a game. In each of them some card fits: where
# none does, a hint needs no search.
POSITIONS = (
    ("MS1-E-5", ""),
    ("MS1-C-12", ""),
    ("MS1-S-7", ""),
    ("MS1-E-5", "ss2s52574s56"),
    ("MS1-C-12", "443s2"),
)
OURS, STOCK = "ours", "npm package"
_PAGES_MAX_AGE = 600  # what GitHub Pages says
_READY_MS = 90_000
_STAY_MS = 1000  # so that what is to be stored is stored
_VISITS = ("cold", "", "warm")  # Chromium keeps compiled code from the second visit on
_SCRIPTS = Path(__file__).with_name("advisor.js").read_text("utf-8")
_STOCK_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL("./", import.meta.url).href });
const modules = await (await fetch(new URL("./golf.zip", import.meta.url))).arrayBuffer();
python.unpackArchive(modules, "zip");
python.pyimport("golf.solitaire.advisor.worker");
postMessage("ready");
"""


class Advisor(NamedTuple):
    """Milliseconds and bytes.

    `cold` and `ready` hold for each position the hints of a MicroPython worker not yet started and of a
    Pyodide that is ready; `followed` the next hints on the hinted line; `starts` for each visit and worker
    the times until Pyodide is ready; `memory` by how much each interpreter's worker makes the process grow.
    """

    cold: dict[str, list[float]]
    ready: dict[str, list[float]]
    followed: list[float]
    starts: dict[tuple[str, str], list[float]]
    memory: dict[str, int]


def measure_advisor(kind: BrowserType, browser: Browser, options: Options, dist: Path, runs: int) -> Advisor:
    """Measure in so many rounds."""
    found = Advisor(defaultdict(list), defaultdict(list), [], defaultdict(list), {})
    try:
        with _served(dist) as site:
            for run in range(runs):
                _hints(browser, site, run, found)
                _starts(kind, options, site, found)
            _memory(browser, site, found)
    except Error as error:
        raise CannotMeasure(f"the advisor: {error.message.splitlines()[0]}") from error
    return found


@contextmanager
def _served(dist: Path) -> Iterator[SiteServer]:
    """Return the site, with the npm package of Pyodide and the modules as source beside it."""
    with TemporaryDirectory(prefix="golf-bench-") as name:
        folder, source = Path(name) / "site", Path(name) / "source"
        shutil.copytree(dist, folder)
        stock = folder / "stock"
        stock.mkdir()
        for file in (*UNCHANGED, LIBRARY, "pyodide-lock.json"):
            shutil.copyfile(PACKAGE / file, stock / file)
        (stock / "worker.mjs").write_text(_STOCK_WORKER, "utf-8")
        for path in (ROOT / "golf").rglob("*.py"):
            target = source / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        shutil.make_archive(str(stock / "golf"), "zip", source)
        with SiteServer(folder, prefix="/golf/", max_age=_PAGES_MAX_AGE) as site:
            yield site


def _opened(context: BrowserContext, site: SiteServer) -> Page:
    context.add_init_script(_SCRIPTS)
    page = context.new_page()
    page.goto(site.address)
    page.wait_for_selector("html[data-ready]", state="attached", timeout=_READY_MS)
    return page


def _hints(browser: Browser, site: SiteServer, run: int, found: Advisor) -> None:
    for position in POSITIONS:
        with browser.new_context() as context:
            page = _opened(context, site)
            found.cold[_name(position)].append(page.evaluate("advisorBench.ask", list(position)))
    first = run % len(POSITIONS)  # nobody is always the first after the start
    with browser.new_context() as context:
        page = _opened(context, site)
        page.evaluate("advisorBench.untilReady")
        for position in POSITIONS[first:] + POSITIONS[:first]:
            found.ready[_name(position)].append(page.evaluate("advisorBench.ask", list(position)))
            found.followed.append(page.evaluate("advisorBench.follow"))


def _name(position: tuple[str, str]) -> str:
    code, line = position
    return f"{code}, after {len(line)} moves" if line else code


def _starts(kind: BrowserType, options: Options, site: SiteServer, found: Advisor) -> None:
    for name, script in ((OURS, "advisorBench.untilReady"), (STOCK, "advisorBench.untilStockIsReady")):
        with TemporaryDirectory(prefix="golf-profile-", ignore_cleanup_errors=True) as profile:
            for visit in _VISITS:
                with kind.launch_persistent_context(profile, **options) as context:
                    page = _opened(context, site)
                    page.wait_for_selector("html[data-offline=ready]", state="attached")
                    found.starts[visit, name].append(page.evaluate(script))
                    page.wait_for_timeout(_STAY_MS)


def _memory(browser: Browser, site: SiteServer, found: Advisor) -> None:
    for name in ("MicroPython", "Pyodide"):
        with browser.new_context() as context:
            page = _opened(context, site)
            before = _process_sizes(browser)
            if name == "Pyodide":
                page.evaluate("advisorBench.untilReady")
            page.evaluate("advisorBench.ask", list(POSITIONS[0]))
            after = _process_sizes(browser)
            found.memory[name] = max(
                after[process] - before.get(process, after[process]) for process in after
            )


def _process_sizes(browser: Browser) -> dict[int, int]:
    """Return the anonymous memory of each renderer, in bytes."""
    session: Any = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return {item["id"]: _anonymous(item["id"]) for item in found if item["type"] == "renderer"}


def _anonymous(process: int) -> int:
    for line in Path(f"/proc/{process}/status").read_text("ascii").splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024
    return 0
