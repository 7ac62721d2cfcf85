"""What a player has set, and the line of words it is stored as: `interactive=off theme=dark`."""

from collections import namedtuple

from golf.page.choices import choices_text, read_choices, unread_choices

ON, OFF = "on", "off"
BY_RULE = "rule"
# A language is any short tag, since each file in `i18n/` is one more; "" means: what the browser prefers.
ANY_LANGUAGE = ("",)

# A row: the name, the values with the default first, the attribute of the page's root that tells the style,
# and its value for each of the setting's; None and nothing where the style need not know. The order is that
# in which settings are stored. What each means is said at the fields of `Settings`.
SETTINGS: "tuple[tuple[str, tuple[str, ...], str | None, tuple[tuple[str, str], ...]], ...]" = (
    ("interactive", (ON, OFF), None, ()),
    ("letters", ("local", "international"), None, ()),
    (
        "theme",
        ("auto", "light", "dark", "contrast"),
        "data-theme",
        (("auto", "auto"), ("light", "light"), ("dark", "dark"), ("contrast", "contrast")),
    ),
    ("language", ANY_LANGUAGE, None, ()),
    ("verdict", (OFF, ON), None, ()),
    ("warn", (OFF, ON), None, ()),
    ("winnable", (BY_RULE, ON, OFF), None, ()),
    ("difficulty", ("any", "gentle", "normal", "hard"), None, ()),
    ("four_colours", (OFF, ON), "data-deck", ((ON, "four"),)),
    ("large_faces", (OFF, ON), "data-faces", ((ON, "large"),)),
    ("left_hand", (OFF, ON), "data-hand", ((ON, "left"),)),
    (
        "motion",
        ("normal", "fast", "slow", "off"),
        "data-motion",
        (("fast", "fast"), ("slow", "slow"), ("off", "off")),
    ),
    ("sound", (OFF, "quiet", ON, "loud"), None, ()),
    ("vibration", (OFF, ON), None, ()),
    ("auto_draw", (OFF, ON), None, ()),
    ("brief", (OFF, ON), None, ()),
    ("letter_keys", (ON, OFF), None, ()),
    ("score", (ON, OFF), "data-score", ((OFF, OFF),)),
)
# Each setting with its values, the default first.
CHOICES = tuple([row[:2] for row in SETTINGS])


class Settings(
    namedtuple(
        "Settings",
        "interactive letters theme language verdict warn winnable difficulty four_colours large_faces"
        " left_hand motion sound vibration auto_draw brief letter_keys score",
    )
):
    """The player's settings; each is one of the texts in `CHOICES`."""

    __slots__ = ()
    interactive: str  # whether a refused move is explained on the table
    letters: str  # on the cards: those of the page's language, or A K Q J
    theme: str  # colours; "auto" is as the device has them
    language: str  # a tag; "" is as the browser prefers
    verdict: str  # whether the bar tells if the game can still be won
    warn: str  # whether to warn at the move after which the game can be won no more
    winnable: str  # whether only deals that can be won are dealt; "rule" is as the rules in use suggest
    difficulty: str  # of the deals that are dealt
    four_colours: str  # whether clubs and diamonds have colours of their own
    large_faces: str  # whether cards have one large pip, and larger letters
    left_hand: str  # whether the table and the buttons are mirrored
    motion: str  # how fast cards move; "off" is not at all
    sound: str  # how loud the sounds are
    vibration: str  # whether a move vibrates the device
    auto_draw: str  # whether a card is drawn from the stock when none fits
    brief: str  # whether the log, which a screen reader speaks, only names the cards
    letter_keys: str  # whether letter keys act, as U for undo; `letters` is about the cards
    score: str  # whether moves and score stand in the bar during the game


DEFAULT = Settings(*[values[0] for _, values in CHOICES])


def with_setting(settings: Settings, name: str, value: str) -> Settings:
    """Return the settings with one changed; an unknown name or value changes nothing."""
    values = list(settings)
    at = _place(name, value)
    if at is not None:
        values[at] = value
    return Settings(*values)


def _place(name: str, value: str) -> int | None:
    """Return which setting it is that may have this value."""
    for at, (known, allowed) in enumerate(CHOICES):
        if known == name and (value in allowed or (allowed == ANY_LANGUAGE and is_language(value))):
            return at
    return None


def is_language(text: str) -> bool:
    """Return whether a text has the shape of a language tag: `pl`, `pt-BR`."""
    letters = [char for char in text if "a" <= char <= "z" or "A" <= char <= "Z" or char == "-"]
    return 2 <= len(text) <= 12 and len(letters) == len(text)


def root_attributes(settings: Settings) -> tuple[tuple[str, str | None], ...]:
    """Return the attributes of the page's root that the settings give; None for no attribute."""
    return tuple(
        [
            (attribute, dict(shown).get(settings[at]))
            for at, (_, _, attribute, shown) in enumerate(SETTINGS)
            if attribute
        ]
    )


def settings_text(settings: Settings) -> str:
    """Return what is stored: the settings that differ from the default."""
    return choices_text(CHOICES, settings, DEFAULT)


def read_settings(text: str) -> Settings:
    """Return the settings of a stored text; words that cannot be read leave their defaults."""
    return read_choices(text, DEFAULT, with_setting)


def unread_settings(text: str) -> bool:
    """Return whether a stored text holds words that cannot be read."""
    return unread_choices(text, lambda name, value: _place(name, value) is not None)
