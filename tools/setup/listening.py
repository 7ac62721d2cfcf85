"""A screen reader and a desktop without a screen, for `make listen`: those of Debian, which were tried."""

import shutil
import subprocess
from collections.abc import Callable

from tools.programs import chromium, firefox
from tools.setup.apt import apt_install
from tools.setup.steps import CannotSetUp

# Orca is a package of the system's Python, whatever Python plays.
_SYSTEM_PYTHON = "/usr/bin/python3"
_READER = """
import gi, orca.settings, pyatspi
gi.require_version("Atspi", "2.0")
gi.require_version("Gdk", "3.0")
"""


def set_up_listening() -> None:
    """Finds or installs Orca, the buses that it listens on, a virtual screen, a keyboard and the browsers."""
    needed: dict[str, Callable[[], object]] = {
        "orca": lambda: shutil.which("orca") and _reader_loads(),
        "python3-pyatspi": _reader_loads,
        "gir1.2-atspi-2.0": _reader_loads,
        "gir1.2-gtk-3.0": _reader_loads,
        "at-spi2-core": _reader_loads,
        "dbus": lambda: shutil.which("dbus-daemon") and shutil.which("dbus-send"),
        "xvfb": lambda: shutil.which("Xvfb"),
        "openbox": lambda: shutil.which("openbox"),
        "xdotool": lambda: shutil.which("xdotool"),
        "firefox-esr": firefox,
        "chromium": chromium,
    }
    missing = [package for package, find in needed.items() if not find()]
    if not missing:
        return
    # Without recommended packages there would be no font at all on a bare machine.
    apt_install([*missing, "fonts-liberation"], "a screen reader's desktop is not complete")
    missing = [package for package, find in needed.items() if not find()]
    if missing:
        raise CannotSetUp(f"installed, but not found or not working: {' '.join(missing)}")


def _reader_loads() -> bool:
    """Return whether the system's Python has all of Orca."""
    try:
        result = subprocess.run([_SYSTEM_PYTHON, "-c", _READER], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return result.returncode == 0
