"""Debian and Ubuntu packages: installed where we are root, otherwise named with the command to type."""

import os
import shutil

from tools.setup.steps import CannotSetUp, CommandFailed, run, say


def apt_install(packages: list[str], missing: str) -> None:
    """Installs packages; raises `CannotSetUp` that says what is missing and how to get it."""
    names = " ".join(packages)
    if shutil.which("apt-get") is None:
        raise CannotSetUp(f"{missing}: install what Debian calls {names}")
    if os.geteuid() != 0:
        raise CannotSetUp(f"{missing}: type  sudo apt-get install {names}")
    say(f"installing {names} (apt-get)")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "-y"]
    try:
        run([*apt, "update"], environment=environment)
        run([*apt, "install", "--no-install-recommends", *packages], environment=environment)
    except CommandFailed as failure:
        raise CommandFailed(f"{missing}: apt-get could not install {names}", failure.output) from failure
