"""The first steps of reading a code: signs as they are meant, and where words begin and end.

A text becomes a list of signs first, and each step goes through it once: in MicroPython a place in a text is
found by counting from its beginning.
"""

from golf.errors import BadCode
from golf.limits import DEAL, check_length
from golf.signs import BLANKS, OVERRIDES, is_word, plain_signs, quoted, sign_name

DASHES = set("-+\u2010\u2011\u2012\u2013\u2014\u2015\u2212_" + BLANKS)
_LOOK_ALIKES = {}
for _latin, _others in (
    ("A", "Аа"), ("B", "Вв"), ("C", "Сс"), ("E", "Ее"), ("H", "Нн"), ("I", "Іі"), ("J", "Јј"), ("K", "Кк"),
    ("M", "Мм"), ("O", "Оо"), ("P", "Рр"), ("S", "Ѕѕ"), ("T", "Тт"), ("X", "Хх"), ("Y", "Уу"), ("3", "Зз"),
):  # fmt: skip
    for _other in _others:
        _LOOK_ALIKES[_other] = _latin


def plain_code(text: str, example: str) -> list[str]:
    """Return the signs of a text in which a code may stand; raises `BadCode` where there can be none.

    `example` is a code for the complaint.
    """
    check_length(BadCode, text, DEAL)
    plain = plain_letters(text)
    if skip_dashes(plain, 0) == len(plain):
        raise BadCode("code_empty", {"example": example})
    for sign in OVERRIDES:
        if sign in plain:  # what is seen is not what stands there
            raise BadCode("code_hidden", {"sign": sign_name(sign), "example": example})
    return plain


def plain_letters(text: str) -> list[str]:
    """Capital Latin letters for look-alikes and small letters; what a link encodes decoded."""
    return [
        char.upper() if "a" <= char <= "z" else _LOOK_ALIKES.get(char, char)
        for char in plain_signs(percent_decoded(text))
    ]


def percent_decoded(text: str) -> str:
    """Return a text with `%41` read as `A`, in UTF-8 as browsers write links.

    As it is where that makes no sense.
    """
    if "%" not in text:
        return text
    parts = text.split("%")
    try:
        data = [parts[0].encode()]
        for part in parts[1:]:
            encoded = len([char for char in part[:2] if char in "0123456789abcdefABCDEF"]) == 2
            data.append(bytes([int(part[:2], 16)]) + part[2:].encode() if encoded else b"%" + part.encode())
        return b"".join(data).decode()
    except UnicodeError:
        return text


def skip_dashes(plain: list[str], at: int) -> int:
    """Return the next place where no dash or blank stands."""
    while at < len(plain) and plain[at] in DASHES:
        at += 1
    return at


def word_at(plain: list[str], at: int) -> str:
    """Return the letters and digits from a place on."""
    end = at
    while end < len(plain) and is_word(plain[end]):
        end += 1
    return "".join(plain[at:end])


def joined(plain: list[str], at: int, most: int) -> str:
    """Return the signs from a place on without dashes and blanks.

    One more than `most` where there are more.
    """
    found: list[str] = []
    while at < len(plain) and len(found) <= most:
        if plain[at] not in DASHES:
            found.append(plain[at])
        at += 1
    return "".join(found)


def excerpt(text: str) -> str:
    """Return the beginning of a text, for a complaint."""
    short = text.strip(" \t\r\n")
    return quoted(short, 24) if len(short) <= 24 else quoted(short, 23) + "…"
