"""`python -m tools.browsers [NAME …]` plays the documented deal on `dist/` in the installed browsers.

Then it looks at what must not depend on the engine: what two pages keep.

One line for each browser. The exit status is 0 only when the game was won in every one of them: a
browser that is missing is named, but it is no proof.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

from golf.site.serve import SiteServer
from tools.browsers.browser import CHROMIUM, FIREFOX, WEBKIT, Browser, NotHere
from tools.browsers.chromium import open_chromium
from tools.browsers.copying import copy_link
from tools.browsers.documented_game import play, summary
from tools.browsers.firefox import open_firefox
from tools.browsers.kept import keep
from tools.browsers.kept import summary as kept_summary
from tools.browsers.webkit import open_webkit
from tools.programs import ROOT, xvfb_run

_OPENERS: dict[str, Callable[[], AbstractContextManager[Browser]]] = {
    CHROMIUM: open_chromium,
    FIREFOX: open_firefox,
    WEBKIT: open_webkit,
}
_SCREEN_SECONDS = 300


class _Line(NamedTuple):
    version: str = "–"
    ready: str = "–"
    result: str = ""
    good: bool = False


def main(arguments: list[str] | None = None) -> int:
    """Play in each browser and print how it went."""
    parser = argparse.ArgumentParser(prog="tools.browsers", description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of: {', '.join(_OPENERS)}")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the built site (default: dist)")
    parser.add_argument("--site", help="address of a site that is served already")
    options = parser.parse_args(arguments)
    names = options.names or list(_OPENERS)
    unknown = [name for name in names if name not in _OPENERS]
    if unknown:
        parser.error(f"unknown: {' '.join(unknown)} (known: {' '.join(_OPENERS)})")
    if options.site:
        return _play_in_all(names, options.site)
    if not (options.dist / "index.html").is_file():
        parser.error(f"there is no site in {options.dist}: run make site first")
    with SiteServer(options.dist, prefix="/some/path/") as site:
        return _play_in_all([name for name in names if name != WEBKIT], site.address) | (
            _play_on_a_screen(site.address) if WEBKIT in names else 0
        )


def _play_in_all(names: list[str], site: str) -> int:
    lines = []
    for name in names:
        line = _play_in(_OPENERS[name], site)
        lines.append(line)
        _show(name, line)
    return 0 if all(line.good for line in lines) else 1


def _play_in(opener: Callable[[], AbstractContextManager[Browser]], site: str) -> _Line:
    line = _Line()
    try:
        with opener() as browser:
            line = line._replace(version=browser.version)
            seconds = play(browser, site)
            copy_link(browser)
            note = f" ({browser.console_note})" if browser.console_note else ""
            line = line._replace(ready=f"{seconds:.2f} s")
            keep(browser, site)
            line = line._replace(result=f"ok: {summary()}, link copied; {kept_summary()}{note}", good=True)
    except NotHere as missing:
        return line._replace(result=f"NOT HERE: {missing}")
    except Exception as problem:  # whatever a driver throws: the other browsers have their turn
        text = str(problem).strip() or type(problem).__name__
        return line._replace(result=f"FAILED: {text.splitlines()[0]}", good=False)
    return line


def _play_on_a_screen(site: str) -> int:
    """WebKitGTK draws on a screen only: the same command again, on a virtual one."""
    screen = xvfb_run()
    if screen is None:
        _show(WEBKIT, _Line(result="NOT HERE: xvfb-run is not installed (Debian: xvfb, xauth)"))
        return 1
    command = [screen, "-a", sys.executable, "-m", "tools.browsers", WEBKIT, "--site", site]
    try:
        return subprocess.run(command, cwd=ROOT, timeout=_SCREEN_SECONDS, check=False).returncode
    except subprocess.TimeoutExpired:
        _show(WEBKIT, _Line(result=f"FAILED: not done after {_SCREEN_SECONDS} s"))
        return 1


def _show(name: str, line: _Line) -> None:
    print(f"{name:<10} {line.version:<16} ready in {line.ready:<7} {line.result}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
