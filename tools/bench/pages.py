"""The three pages that are compared, each on a server of its own, and one load of one of them."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Error

from golf.site.serve import Answer, SiteServer
from tools.bench.empty_pages import build_micropython_page, build_pyodide_page

GAME, MICROPYTHON, PYODIDE = "the game", "empty MicroPython page", "empty Pyodide page"
PROBE = Path(__file__).with_name("probe.js").read_text("utf-8")
_PAGES_MAX_AGE = 600  # what GitHub Pages says
_READY_SECONDS = 90
_READY = """
([seconds, paints]) => {
  const measured = Promise.all([probe.isReady, paints && probe.isPainted])
    .then(probe.settle)
    .then(() => [probe.ready, probe.paint, probe.shift]);
  const message = () => `ready ${probe.ready}, painted ${probe.paint} after ${seconds} s`;
  return Promise.race([
    measured,
    new Promise((_, fail) => setTimeout(() => fail(new Error(message())), seconds * 1000)),
  ]);
}
"""


class CannotMeasure(Exception):
    """Something that should have been measured was not; the message says what."""


class Load(NamedTuple):
    """One load of a page: ms from navigation to readiness and to the first paint, and its layout shift."""

    ready: float
    paint: float
    shift: float


@contextmanager
def serve_pages(dist: Path) -> Iterator[dict[str, SiteServer]]:
    """Servers of the built site and of the two empty pages, by their names."""
    with ExitStack() as stack:
        empty = Path(stack.enter_context(TemporaryDirectory(prefix="golf-bench-")))
        build_micropython_page(empty / "micropython")
        build_pyodide_page(empty / "pyodide")
        folders = {GAME: dist, MICROPYTHON: empty / "micropython", PYODIDE: empty / "pyodide"}
        yield {
            name: stack.enter_context(SiteServer(folder, prefix="/golf/", max_age=_PAGES_MAX_AGE))
            for name, folder in folders.items()
        }


def load(
    context: BrowserContext, server: SiteServer, *, is_game: bool, query: str = "", stay_ms: int = 0
) -> Load:
    """Load a page in a tab of its own and stay there; a longer stay of the game ends when it is stored.

    The empty pages paint nothing, and there is nothing to wait for.
    """
    page = context.new_page()
    try:
        page.goto(server.address + query, wait_until="commit")
        ready, paint, shift = page.evaluate(_READY, [_READY_SECONDS, is_game])
        if stay_ms:
            if is_game:
                page.wait_for_selector("html[data-offline=ready]", state="attached")
            page.wait_for_timeout(stay_ms)
        return Load(ready, paint, shift)
    except Error as error:
        raise CannotMeasure(f"{server.folder}: {error.message.splitlines()[0]}") from error
    finally:
        page.close()


def sent_until_ready(log: list[Answer]) -> list[Answer]:
    """Return what a server sent before the page was ready.

    Then it asks for the service worker, and for more.
    """
    paths = [answer.path.rpartition("/")[2] for answer in log]
    return log[: paths.index("sw.js")] if "sw.js" in paths else log
