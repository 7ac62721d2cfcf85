"""What must happen outside the model: values that `golf.web` carries out.

These are the effects of both games; each has more in `page/effects.py`, which docs/messages.md lists too.
"""

from collections import namedtuple

SAVE = "save"  # keep the game
SETTINGS = "settings"  # keep the settings
RANDOM = "random"  # answer with `number DETAIL N`, N from the browser's crypto source
FOCUS = "focus"  # move the browser's focus to the place `detail`
LANGUAGE = "language"  # fetch the words of the language `detail`
OFFLINE = "offline"  # fetch, install, keep or update, as `detail` says (golf.page.offline)
SPEAK = "speak"  # send `speak` in a moment, so that what speaks is there before it is filled
COPY = "copy"  # copy what the field `detail` of the open window shows; answered with `given DETAIL copied`
SHARE = "share"  # pass it on by the device's share sheet; answered with `given DETAIL shared`
ASK = "ask"  # put the question `detail` to the advisor


class Effect(namedtuple("Effect", "kind detail")):
    """Something to be done: one of the kinds above with what it needs."""

    __slots__ = ()
    kind: str
    detail: str


def effects(kind: str, detail: str = "") -> tuple[Effect, ...]:
    """Return one effect, as `update` gives it back."""
    return (Effect(kind, detail),)
