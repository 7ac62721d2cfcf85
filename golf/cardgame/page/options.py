"""What a player has set for the card game, and the line of words it is stored as: `pace=2 words=brief`.

Theme, language and letters are those of the whole site (`golf.page.settings`).
"""

from collections import namedtuple

from golf.page.choices import choices_text, read_choices, unread_choices
from golf.record import replace

ON, OFF = "on", "off"
FULL, BRIEF = "full", "brief"
# Each option with its values, the default first.
CHOICES = (
    ("pace", ("1", "0", "2", "3", "4", "5")),
    ("words", (FULL, BRIEF)),
    ("confirm", (ON, OFF)),
    ("drawn", (ON, OFF)),
    ("keys", (ON, OFF)),
    ("sounds", (OFF, ON)),
)


class Options(namedtuple("Options", "pace words confirm drawn keys sounds")):
    """What a player has set; each option is one of its texts in `CHOICES`."""

    __slots__ = ()
    pace: str  # seconds between the turns of two opponents
    words: str  # full or brief sentences
    confirm: str  # whether the move that ends a round must be made twice
    drawn: str  # whether the log names a card that is drawn
    keys: str  # whether letters are keys (WCAG 2.1.4)
    sounds: str  # whether turns, refusals and ends are heard as tones


DEFAULT = Options(*[values[0] for _, values in CHOICES])


def with_option(options: Options, name: str, value: str) -> Options:
    """Return the options with one changed; an unknown name or value changes nothing."""
    known = dict(CHOICES)
    return replace(options, **{name: value}) if value in known.get(name, ()) else options


def options_text(options: Options) -> str:
    """Return what is stored: the options that differ from the default."""
    return choices_text(CHOICES, options, DEFAULT)


def read_options(text: str) -> Options:
    """Return the options of a stored text; words that cannot be read leave their defaults."""
    return read_choices(text, DEFAULT, with_option)


def unread_options(text: str) -> bool:
    """Return whether a stored text holds words that cannot be read."""
    known = dict(CHOICES)
    return unread_choices(text, lambda name, value: value in known.get(name, ()))
