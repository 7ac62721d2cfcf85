"""Command: `python3 -m tools.setup [chromium] [browsers] [listening]`."""

# This file must still be readable for an older Python, so that it can say which one is needed.
import os
import shutil
import sys

if sys.version_info < (3, 11):  # noqa: UP036 (whoever has an older one shall be told)
    for minor in (14, 13, 12, 11):
        newer = shutil.which("python3." + str(minor))
        if newer:
            os.execv(newer, [newer, "-m", "tools.setup"] + sys.argv[1:])
    sys.exit("setup: Python 3.11 or newer is needed, and python3 is " + sys.version.split()[0])

from tools.setup.targets import main

sys.exit(main(sys.argv[1:]))
