"""What the address of a board in another page asks for: colours, controls, marks, a line with captions.

Whatever stands in an address is read leniently and shown as text only; words that are not known are passed
over. `query` writes what `read_frame` reads.
"""

from golf.cards import card_text, read_card
from golf.limits import CAPTION, MARKS
from golf.page.settings import CHOICES, DEFAULT, OFF, ON
from golf.solitaire.page.frame import CONTROLS, NONE, Frame
from golf.solitaire.places import DISCARD, STOCK, column_pile
from golf.solitaire.rules import COLUMNS

CAPTION_MARK = "|"
_CUT = "…"  # where a caption was cut
_MOST_CAPTIONS = 60  # a game has at most 51 moves, and there is one caption before the first
_MOST_MARKS = 12
_SAFE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:"
MARKABLE = (STOCK, DISCARD) + tuple([column_pile(index) for index in range(COLUMNS)])


def read_frame(asked: "dict[str, str]") -> Frame:
    """Return the frame that an address asks for.

    `asked` holds its parameters, missing ones may be missing.
    """
    controls: tuple[str, ...] = CONTROLS
    words = _words(asked.get("controls", ""))
    known = tuple([name for name in CONTROLS if name in words])
    if known or words == [NONE]:
        controls = known
    theme = asked.get("theme", "")
    captions = tuple(
        [_caption(text) for text in asked.get("captions", "").split(CAPTION_MARK, _MOST_CAPTIONS)]
    )
    return Frame(
        controls,
        read_marks(asked.get("highlight", "")),
        captions[:_MOST_CAPTIONS] if [text for text in captions if text] else (),
        (),
        theme if theme in dict(CHOICES)["theme"] else DEFAULT.theme,
        OFF if asked.get("interactive", "") == OFF else ON,
    )


def _caption(text: str) -> str:
    text = text.strip(" ")
    return text if len(text) <= CAPTION else text[: CAPTION - 1] + _CUT


def read_marks(text: str) -> tuple[str, ...]:
    """Places and cards named in a text, each once: `9C, column-3`."""
    found: list[str] = []
    for word in _words(text[:MARKS]):
        card = read_card(word.upper())
        name = card_text(card) if card else word
        if (card or name in MARKABLE) and name not in found:
            found.append(name)
    return tuple(found[:_MOST_MARKS])


def _words(text: str) -> list[str]:
    return [word for word in text.replace(",", " ").split(" ") if word]


def options(frame: Frame) -> tuple[tuple[str, str], ...]:
    """Return the options of a frame that are not as usual, by their names in addresses and attributes."""
    pairs = [
        ("theme", frame.theme if frame.theme != DEFAULT.theme else ""),
        ("controls", (" ".join(frame.controls) or NONE) if frame.controls != CONTROLS else ""),
        ("highlight", " ".join(frame.marks)),
        ("interactive", OFF if frame.interactive == OFF else ""),
        ("captions", CAPTION_MARK.join(frame.captions)),
    ]
    return tuple([(name, value) for name, value in pairs if value])


def query(pairs: tuple[tuple[str, str], ...]) -> str:
    """Names and values as the part of an address behind the question mark."""
    return "&".join([name + "=" + encoded(value) for name, value in pairs])


def encoded(text: str) -> str:
    """Return a text as it stands in an address."""
    parts = []
    for byte in text.encode():
        char = chr(byte)
        if char in _SAFE:
            parts.append(char)
        else:
            parts.append("%" + "0123456789ABCDEF"[byte // 16] + "0123456789ABCDEF"[byte % 16])
    return "".join(parts)
