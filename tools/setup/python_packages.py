"""The virtual environment .venv with the packages of requirements-dev.txt."""

import sys
from importlib.util import find_spec

from tools.programs import ROOT, VENV, VENV_PYTHON
from tools.setup.apt import apt_install
from tools.setup.steps import fingerprint, is_stamped, run, say

_REQUIREMENTS = ROOT / "requirements-dev.txt"


def set_up_python_packages() -> None:
    """Makes .venv anew whenever the requirements, the Python or the project's place have changed."""
    # The scripts in .venv/bin name the folder they were made in: a moved project needs new ones.
    mark = fingerprint(_REQUIREMENTS, sys.version, str(ROOT))
    stamp = VENV / "golf-setup"
    if is_stamped(stamp, mark) and VENV_PYTHON.exists():
        return
    if find_spec("ensurepip") is None:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        apt_install([f"python{version}-venv"], f"Python {version} here cannot make virtual environments")
    say("installing Python packages into .venv")
    run([_base_python(), "-m", "venv", "--clear", str(VENV)])
    pip_install(["--requirement", str(_REQUIREMENTS)])
    stamp.write_text(mark)


def pip_install(what: list[str]) -> None:
    """Installs into .venv; from wheels only, so that no compiler is needed."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    run([str(VENV_PYTHON), "-m", "pip", "install", *quiet, "--only-binary=:all:", *what])


def _base_python() -> str:
    """Return the Python outside any virtual environment: make puts .venv/bin first on the path."""
    return str(getattr(sys, "_base_executable", sys.executable))
