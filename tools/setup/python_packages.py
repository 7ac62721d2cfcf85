"""The virtual environment .venv with the packages of requirements-dev.txt."""

import sys
from importlib.util import find_spec
from pathlib import Path

from tools.programs import ROOT, VENV, VENV_PYTHON
from tools.setup.apt import apt_install
from tools.setup.steps import CannotSetUp, fingerprint, is_stamped, run, say

_REQUIREMENTS = ROOT / "requirements-dev.txt"


def set_up_python_packages() -> None:
    """Makes .venv anew whenever the requirements, the Python or the project's place have changed."""
    # The scripts in .venv/bin name the folder they were made in: a moved project needs new ones.
    mark = fingerprint(_REQUIREMENTS, sys.version, str(ROOT))
    stamp = VENV / "golf-setup"
    if is_stamped(stamp, mark) and VENV_PYTHON.exists():
        return
    # Made anew it would be emptied where it lies, under the feet of those to whom it belongs.
    if VENV.is_symlink():
        raise CannotSetUp(
            f".venv is a link ({VENV.readlink()}), and not made for this folder: remove the link"
        )
    if find_spec("ensurepip") is None:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        apt_install([f"python{version}-venv"], f"Python {version} here cannot make virtual environments")
    say("installing Python packages into .venv")
    run([_base_python(), "-m", "venv", "--clear", str(VENV)])
    run(install_command(_REQUIREMENTS))
    stamp.write_text(mark)


def install_command(requirements: Path) -> list[str]:
    """Return what installs a file of requirements into .venv.

    Each file that comes must have one of the hashes there, so nothing is installed that was not locked. Only
    wheels are taken: no compiler is needed, and no code of a package runs. The pip is the one Python brings.
    """
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    strict = ["--require-hashes", "--only-binary=:all:"]
    return [str(VENV_PYTHON), "-m", "pip", "install", *quiet, *strict, "--requirement", str(requirements)]


def _base_python() -> str:
    """Return the Python outside any virtual environment: make puts .venv/bin first on the path."""
    return str(getattr(sys, "_base_executable", sys.executable))
