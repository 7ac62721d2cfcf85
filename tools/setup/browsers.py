"""Browsers: a Chromium for the tests and benches; Firefox and WebKit for `make browsers`."""

import os

from tools.programs import (
    CHROMIUM_VARIABLE,
    VENV_PYTHON,
    chromium,
    firefox,
    playwright_driver,
    webkit_driver,
    xvfb_run,
)
from tools.setup.apt import apt_install
from tools.setup.steps import CannotSetUp, CommandFailed, run, say


def set_up_chromium() -> None:
    """Finds a Chromium that starts: an installed one, else Playwright's own, else Debian's."""
    _set_up_playwright()
    if chromium() is not None:
        return
    named = os.environ.get(CHROMIUM_VARIABLE)
    if named:
        raise CannotSetUp(f"{CHROMIUM_VARIABLE} is {named}, which does not start")
    say("no Chromium found: trying Playwright's")
    try:
        run([str(VENV_PYTHON), "-m", "playwright", "install", "chromium"])
        if chromium() is None and os.geteuid() == 0:
            say("installing the libraries that Playwright's Chromium needs")
            run([str(VENV_PYTHON), "-m", "playwright", "install-deps", "chromium"])
    except CommandFailed:
        say("Playwright's Chromium could not be had")
    if chromium() is not None:
        return
    # Without recommended packages there would be no font at all on a bare machine.
    apt_install(["chromium", "fonts-liberation"], f"no Chromium found, and {CHROMIUM_VARIABLE} names none")
    if chromium() is None:
        raise CannotSetUp(f"the chromium package's Chromium does not start: set {CHROMIUM_VARIABLE}")


def _set_up_playwright() -> None:
    """Brings the one library that Playwright's own Node needs and a bare Debian lacks."""
    if playwright_driver() is not None:
        return
    apt_install(["libatomic1"], "Playwright's driver does not start")
    if playwright_driver() is None:
        raise CannotSetUp("Playwright's driver does not start, even with libatomic1")


def set_up_other_browsers() -> None:
    """Finds or installs Firefox, WebKitGTK with its driver, and a virtual screen to run it on."""
    needed = {
        "firefox-esr": firefox,
        "webkit2gtk-driver": webkit_driver,
        "xvfb": xvfb_run,
    }
    missing = [package for package, find in needed.items() if find() is None]
    if not missing:
        return
    # xvfb-run calls xauth, which xvfb only recommends.
    apt_install([*missing, *(["xauth"] if "xvfb" in missing else [])], "browsers are missing")
    missing = [package for package, find in needed.items() if find() is None]
    if missing:
        raise CannotSetUp(f"installed, but not found on the path: {' '.join(missing)}")
