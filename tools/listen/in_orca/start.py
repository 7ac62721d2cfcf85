"""Orca as its own start script starts it, but beside another Orca that may be running.

`start.py FOLDER_OF_SETTINGS`, with the system's Python, whose packages Orca is one of. The script in
/usr/bin would refuse, or with --replace end the other one, which may be somebody's own.
"""

import sys

import gi

gi.require_version("Gdk", "3.0")
from gi.repository import Gdk  # noqa: E402

if Gdk.Display.get_default() is None:
    sys.exit("there is no display")
from orca import orca  # noqa: E402

manager = orca.getSettingsManager()
manager.activate(sys.argv[1], {})
sys.path.insert(0, manager.getPrefsDir())
sys.exit(orca.main())
