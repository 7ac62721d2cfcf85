"""`make address URL=https://…/`: opens the game at an address and tries what only a deployed site can show.

One line for each check; the exit status is 0 only when all went well. With a mark, which `--mark FOLDER`
prints of a built site, it first waits until the address has that very build: a deployment takes a while to be
everywhere.
"""

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import APIRequestContext, Error, Playwright, sync_playwright

from tools.address.checks import Site, checks
from tools.browsers.looking import WentWrong
from tools.programs import chromium_options

# Together these name every other file of the site, and with it its content.
_MARKING = {"": "index.html", "sw.js": "sw.js", "embed/v1.js": "embed/v1.js"}
_MARK, _OFFLINE = "GOLF_MARK", "GOLF_OFFLINE"
_PAUSE_SECONDS = 5.0


def mark_of(read: Callable[[str], bytes]) -> str:
    """Return the mark of a build; `read` gives the content of an address in it."""
    digest = hashlib.sha256()
    for address in _MARKING:
        digest.update(hashlib.sha256(read(address)).digest())
    return digest.hexdigest()[:20]


def find(request: APIRequestContext, url: str, mark: str, patience: float) -> str:
    """Return where the game is, after redirects, as soon as it is there; with a mark, this build of it."""
    end = time.monotonic() + patience
    while True:
        try:
            address = request.get(url).url.partition("?")[0]
            address = address if address.endswith("/") else f"{address}/"
            found = mark_of(lambda path, address=address: _read(request, address + path))  # type: ignore[misc]
            problem = "another build than the one that was deployed" if mark and found != mark else ""
        except (Error, WentWrong) as error:
            problem = str(error).strip().splitlines()[0]
        if not problem:
            return address
        if time.monotonic() > end:
            raise WentWrong(f"after {patience:.0f} s still: {problem}")
        time.sleep(min(_PAUSE_SECONDS, patience))


def _read(request: APIRequestContext, address: str) -> bytes:
    response = request.get(address, headers={"Cache-Control": "no-cache"})
    if not response.ok:
        raise WentWrong(f"{address} answers {response.status}")
    return response.body()


def _try_all(playwright: Playwright, url: str, options: argparse.Namespace) -> bool:
    request = playwright.request.new_context()
    try:
        address = find(request, url, options.built, options.patience)
    except WentWrong as problem:
        print(f"FAILED  {'there':<18} {url}: {problem}", flush=True)
        return False
    browser = playwright.chromium.launch(**chromium_options())
    print(f"{address} in Chromium {browser.version}", flush=True)
    good = True
    try:
        for name, check in checks(is_offline_on=os.environ.get(_OFFLINE) != "off").items():
            good &= _try(name, check, Site(address, browser, options.seconds), options.tries)
    finally:
        browser.close()
    return good


def _try(name: str, check: Callable[[Site], str], site: Site, tries: int) -> bool:
    """Try one check, more than once if need be: a fresh deployment is not on every server at once."""
    for count in range(1, tries + 1):
        try:
            seen = check(site)
        except (Error, WentWrong) as error:
            problem = str(error).strip().splitlines()[0]
        else:
            print(f"ok      {name:<18} {seen}{f' (at try {count})' if count > 1 else ''}", flush=True)
            return True
        if count < tries:
            time.sleep(_PAUSE_SECONDS * count)
    print(f"FAILED  {name:<18} {problem}", flush=True)
    return False


def main(arguments: list[str] | None = None) -> int:
    """Try the address, or print the mark of a build."""
    parser = argparse.ArgumentParser(prog="tools.address", description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("url", nargs="?", default="", metavar="URL", help="where the game is")
    add("--mark", type=Path, metavar="FOLDER", help="print the mark of a built site")
    add(
        "--built", default=os.environ.get(_MARK, ""), metavar="MARK", help=f"the build to wait for (${_MARK})"
    )
    add("--patience", type=float, default=900, help="seconds until it is there (default: 900)")
    add("--seconds", type=float, default=120, help="for what a slow network brings (default: 120)")
    add("--tries", type=int, default=3, help="for each check (default: 3)")
    options = parser.parse_args(arguments)
    if options.mark:
        print(mark_of(lambda path: (options.mark / _MARKING[path]).read_bytes()))
        return 0
    if not options.url.startswith(("http://", "https://")):
        parser.error("where is the game? For example: make address URL=https://example.org/golf/")
    with sync_playwright() as playwright:
        return 0 if _try_all(playwright, options.url, options) else 1


if __name__ == "__main__":
    sys.exit(main())
