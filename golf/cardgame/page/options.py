"""What a player has set for the card game, and the line of words it is stored as: `pace=2 words=brief`.

Theme, language and letters are those of the whole site (`golf.page.settings`).
"""

from collections import namedtuple

from golf.page.choices import choices_text, read_choices, unread_choices

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
    """The player's options; each is one of the texts in `CHOICES`.

    `pace`: seconds between two opponents' turns. `words`: full or brief sentences. `confirm`: whether the
    move that ends a round is asked for twice. `drawn`: whether the log names a card that is drawn. `keys`:
    whether letters are keys (WCAG 2.1.4). `sounds`: whether turns, refusals and ends are heard as tones.
    """

    __slots__ = ()
    pace: str
    words: str
    confirm: str
    drawn: str
    keys: str
    sounds: str


DEFAULT = Options(*[values[0] for _, values in CHOICES])


def with_option(options: Options, name: str, value: str) -> Options:
    """The options with one changed; an unknown name or value changes nothing."""
    values = list(options)
    for at, (known, allowed) in enumerate(CHOICES):
        if known == name and value in allowed:
            values[at] = value
    return Options(*values)


def options_text(options: Options) -> str:
    """What is stored: the options that differ from the default."""
    return choices_text(CHOICES, options, DEFAULT)


def read_options(text: str) -> Options:
    """The options of a stored text; words that cannot be read leave their defaults."""
    return read_choices(text, DEFAULT, with_option)


def unread_options(text: str) -> bool:
    """Whether a stored text holds words that cannot be read."""
    known = dict(CHOICES)
    return unread_choices(text, lambda name, value: value in known.get(name, ()))
