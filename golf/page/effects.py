"""What must happen outside the model: values that `golf.web` carries out."""

from collections import namedtuple

SAVE = "save"  # keep the game
SETTINGS = "settings"  # keep the settings
RANDOM = "random"  # answer with `number LETTER N`, N from the browser's crypto source
PROVEN = "proven"  # the same, N from the proven list; `detail` is the letter and the difficulty
DAY = "day"  # answer with `day LETTER N`, N that of today's deal under the rule `detail`
FOCUS = "focus"  # move the browser's focus to the place `detail`
LANGUAGE = "language"  # fetch the words of the language `detail`
STATE = "state"  # tell a host page how the game stands
REFUSED = "refused"  # tell a host page that a move was refused; `detail` is the move and the reason
COURSE = "course"  # keep the finished course `detail` among the past ones
COPY_TEXT = "copy-text"  # put the text `detail` on the clipboard
FEEL = "feel"  # sound and vibration for `detail`: play, draw, undo, refuse, win or blocked
RECENT = "recent"  # put `detail` on top of the list of recent deals
RECALL = "recall"  # answer with `recalled NAME TEXT`, what is kept under the name `detail`
ASK = "ask"  # put the question `detail` to the advisor
COPY = "copy"  # put the snippet that is shown on the clipboard; answered with `embed copied yes` or `no`
OFFLINE = "offline"  # fetch, install, keep or update, as `detail` says (golf.page.offline)


class Effect(namedtuple("Effect", "kind detail")):
    """Something to be done: one of the kinds above with what it needs."""

    __slots__ = ()
    kind: str
    detail: str


def effects(kind: str, detail: str = "") -> tuple[Effect, ...]:
    """One effect, as `update` gives it back."""
    return (Effect(kind, detail),)
