"""Orca reads this as `orca-customizations.py`: the voice is `golf_voice.py`, and there is no braille.

Its default reads the whole page out when it has loaded; LISTEN_DEFAULTS=1 leaves it so.
"""

import os

import orca.settings

orca.settings.speechFactoryModules = ["golf_voice"]
orca.settings.speechServerFactory = "golf_voice"
orca.settings.enableBraille = False
orca.settings.enableSound = False
orca.settings.sayAllOnLoad = os.environ.get("LISTEN_DEFAULTS") == "1"
