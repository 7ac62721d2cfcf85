"""Boards in a page of another site: how long until six are shown and playable, against one; their memory."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Error

from golf.site.serve import SiteServer
from tools.bench.pages import CannotMeasure

BOARDS = 6
_READY_MS = 60_000
_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,">
<style>golf-board {{ display: inline-block; width: 380px; height: 420px; overflow: hidden }}</style>
<script>
  // An element shows its board with the first height after it is ready.
  const ready = new Set(), shown = new Set();
  addEventListener('golf:ready', ({{ target }}) => ready.add(target));
  addEventListener('golf:resize', ({{ target }}) => {{
    if (ready.has(target) && shown.add(target).size === {count}) window.allReady ??= performance.now();
  }});
</script>
{boards}
<script src="{site}embed/v1.js" async></script>
"""


class Boards(NamedTuple):
    """Ms from navigation until one board and until six are shown and playable; bytes of a further board."""

    one: float
    six: float
    memory: float


@contextmanager
def _host(site: str, count: int) -> Iterator[str]:
    """Serves a page with some boards; its site is not that of the game."""
    board = '<golf-board code="GO1-E-AAAAAAB" moves="s52" lang="en"></golf-board>'
    with TemporaryDirectory(prefix="golf-boards-") as folder:
        page = _PAGE.format(count=count, boards=board * count, site=site)
        (Path(folder) / "index.html").write_text(page, "utf-8")
        with SiteServer(Path(folder)) as server:
            yield server.address.replace("127.0.0.1", "localhost")


def measure_boards(browser: Browser, site: str) -> Boards:
    """Return one round: a page with one board, then one with six, each in a fresh profile."""
    one, small = _load(browser, site, 1)
    six, large = _load(browser, site, BOARDS)
    return Boards(one, six, (large - small) / (BOARDS - 1))


def _load(browser: Browser, site: str, count: int) -> tuple[float, int]:
    context = browser.new_context(viewport={"width": 1280, "height": 960})
    try:
        with _host(site, count) as address:
            page = context.new_page()
            page.goto(address, wait_until="commit")
            page.wait_for_function("window.allReady", timeout=_READY_MS)
            ready: float = page.evaluate("window.allReady")
            return ready, _memory(browser)
    except Error as error:
        raise CannotMeasure(f"{count} boards: {error.message.splitlines()[0]}") from error
    finally:
        context.close()


def _memory(browser: Browser) -> int:
    """Return what all of the browser's processes hold, bytes that they share counted once (Linux)."""
    session = browser.new_browser_cdp_session()
    try:
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    finally:
        session.detach()
    total = 0
    for process in processes:
        try:
            text = Path(f"/proc/{process['id']}/smaps_rollup").read_text("utf-8")
        except OSError:
            continue  # it is gone, or this is no Linux
        total += sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:"))
    return total * 1024
