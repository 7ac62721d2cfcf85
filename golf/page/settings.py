"""What a player has set, and the line of words it is stored as: `interactive=off theme=dark`."""

from collections import namedtuple

from golf.page.choices import choices_text, read_choices, unread_choices

ON, OFF = "on", "off"
BY_RULE = "rule"
# Each setting with its values, the default first. A language is any short tag, since each file in
# `i18n/` is one more; "" means: what the browser prefers.
ANY_LANGUAGE = ("",)
CHOICES = (
    ("interactive", (ON, OFF)),
    ("letters", ("local", "international")),
    ("theme", ("auto", "light", "dark", "contrast")),
    ("language", ANY_LANGUAGE),
    ("verdict", (OFF, ON)),
    ("warn", (OFF, ON)),
    ("winnable", (BY_RULE, ON, OFF)),
    ("difficulty", ("any", "gentle", "normal", "hard")),
    ("four_colours", (OFF, ON)),
    ("large_faces", (OFF, ON)),
    ("left_hand", (OFF, ON)),
    ("motion", ("normal", "fast", "slow", "off")),
    ("sound", (OFF, "quiet", ON, "loud")),
    ("vibration", (OFF, ON)),
    ("auto_draw", (OFF, ON)),
    ("brief", (OFF, ON)),
    ("letter_keys", (ON, OFF)),
    ("score", (ON, OFF)),
)


class Settings(
    namedtuple(
        "Settings",
        "interactive letters theme language verdict warn winnable difficulty four_colours large_faces"
        " left_hand motion sound vibration auto_draw brief letter_keys score",
    )
):
    """The player's settings; each is one of the texts in `CHOICES`."""

    __slots__ = ()
    interactive: str
    letters: str
    theme: str
    language: str
    verdict: str
    warn: str
    winnable: str
    difficulty: str
    four_colours: str
    large_faces: str
    left_hand: str
    motion: str
    sound: str
    vibration: str
    auto_draw: str
    brief: str
    letter_keys: str
    score: str


DEFAULT = Settings(*[values[0] for _, values in CHOICES])


def with_setting(settings: Settings, name: str, value: str) -> Settings:
    """The settings with one changed; an unknown name or value changes nothing."""
    values = list(settings)
    at = _place(name, value)
    if at is not None:
        values[at] = value
    return Settings(*values)


def _place(name: str, value: str) -> int | None:
    """Which setting it is that may have this value."""
    for at, (known, allowed) in enumerate(CHOICES):
        if known == name and (value in allowed or (allowed == ANY_LANGUAGE and is_language(value))):
            return at
    return None


def is_language(text: str) -> bool:
    """Whether a text has the shape of a language tag: `pl`, `pt-BR`."""
    letters = [char for char in text if "a" <= char <= "z" or "A" <= char <= "Z" or char == "-"]
    return 2 <= len(text) <= 12 and len(letters) == len(text)


def settings_text(settings: Settings) -> str:
    """What is stored: the settings that differ from the default."""
    return choices_text(CHOICES, settings, DEFAULT)


def read_settings(text: str) -> Settings:
    """The settings of a stored text; words that cannot be read leave their defaults."""
    return read_choices(text, DEFAULT, with_setting)


def unread_settings(text: str) -> bool:
    """Whether a stored text holds words that cannot be read."""
    return unread_choices(text, lambda name, value: _place(name, value) is not None)
