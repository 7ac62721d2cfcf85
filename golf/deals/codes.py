"""Deal codes: `GO1-E-AAAAAAB` names a family of deals, a rule and a deal's number.

Reading is lenient, because codes arrive from paper, chats and other keyboards: any case, blanks, other
dashes, Cyrillic look-alikes, 0 for O and 8 for B, a whole pasted link or sentence. Writing is strict:
one deal and rule have one code. The letter names the rule: for one number, all rules without jokers deal
the same cards; a rule with jokers shuffles them in and deals others.
"""

from collections import namedtuple

from golf.cards import Card
from golf.deals import go1, ms1
from golf.errors import BadCode
from golf.numbers import read_number

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"  # base 32, A = 0
LENGTH = 7
FAMILIES = ("GO1", "MS1")
COURSES = ("GO9",)  # nine deals of GO1 from a number on (`golf.solitaire.course`)
_LETTERED = ("GO1", "GO9")
EXAMPLE = "GO1-E-AAAAAAB"

_DASH_SIGNS = tuple("-+\u2010\u2011\u2012\u2013\u2014\u2015\u2212_ \t\r\n\u00a0")
_DASHES = "".join(_DASH_SIGNS)
_LOOK_ALIKES = {}
for _latin, _others in (
    ("A", "Аа"), ("B", "Вв"), ("C", "Сс"), ("E", "Ее"), ("H", "Нн"), ("I", "Іі"), ("J", "Јј"), ("K", "Кк"),
    ("M", "Мм"), ("O", "Оо"), ("P", "Рр"), ("S", "Ѕѕ"), ("T", "Тт"), ("X", "Хх"), ("Y", "Уу"), ("3", "Зз"),
):  # fmt: skip
    for _other in _others:
        _LOOK_ALIKES[_other] = _latin


class DealCode(namedtuple("DealCode", "family letter number")):
    """A deal of a family under the rule that `letter` names; its text is `code_text(code)`.

    A second letter may say that the stock is closed while something fits: `CD`.
    """

    __slots__ = ()
    family: str
    letter: str
    number: int


def code_text(code: DealCode) -> str:
    """Return the one strict way to write a code."""
    number = go1_letters(code.number) if code.family in _LETTERED else str(code.number)
    return code.family + "-" + code.letter + "-" + number


def pack_of(code: DealCode, jokers: int = 0) -> tuple[Card, ...]:
    """Return the 52 cards in dealing order, and so many jokers among them; else the rule has no say in it."""
    if code.family == "GO1":
        return go1.pack_for(code.number, jokers)
    return ms1.pack_for(code.number, jokers)


def go1_letters(number: int) -> str:
    """Return the seven letters of a GO1 number."""
    letters = ""
    for _ in range(LENGTH):
        letters = ALPHABET[number % 32] + letters
        number //= 32
    return letters


def read_code(text: str, letters: dict[str, str], families: tuple[str, ...] = FAMILIES) -> DealCode:
    """Return the code in a text; raises `BadCode` that says what is wrong with the nearest thing to a code.

    `letters` maps each letter, or two, that may name a rule to what it is written as (an old N to E).
    """
    plain = plain_letters(text)
    if skip_dashes(plain, 0) == len(plain):
        raise BadCode("code_empty", {"example": EXAMPLE})
    complaint = None
    for family in families:
        start = find_family(plain, family, 0)
        while start >= 0:
            try:
                return _read_after(plain, start + 3, family, letters)
            except BadCode as error:
                complaint = complaint or error
            start = find_family(plain, family, start + 1)
    example = EXAMPLE
    if families == COURSES:
        example = example.replace(FAMILIES[0], COURSES[0])
    elif find_family(plain, COURSES[0], 0) >= 0:
        complaint = complaint or BadCode("code_course", {"example": example})
    raise complaint or BadCode("code_unknown", {"found": excerpt(text), "example": example})


def plain_letters(text: str) -> str:
    """Capital Latin letters for look-alikes and small letters; what a link encodes decoded."""
    plain = ""
    for char in percent_decoded(text):
        plain += _LOOK_ALIKES.get(char, char.upper() if "a" <= char <= "z" else char)
    return plain


def percent_decoded(text: str) -> str:
    """Return a text with `%41` read as `A`, in UTF-8 as browsers write links.

    As it is where that makes no sense.
    """
    parts = text.split("%")
    try:
        data = parts[0].encode()
        for part in parts[1:]:
            encoded = len([char for char in part[:2] if char in "0123456789abcdefABCDEF"]) == 2
            data += bytes([int(part[:2], 16)]) + part[2:].encode() if encoded else b"%" + part.encode()
        return data.decode()
    except UnicodeError:
        return text


def find_family(plain: str, family: str, start: int) -> int:
    """Return where a family's three characters begin, as a word of their own; -1 if nowhere."""
    for at in range(start, len(plain) - 2):
        here = plain[at : at + 3].replace("0", "O")
        if here[2] in "IL" and plain[at + 3 : at + 4] != "F":  # the word Golf is no code
            here = here[:2] + "1"
        if here == family and (at == 0 or not _is_word(plain[at - 1])):
            return at
    return -1


def _read_after(plain: str, at: int, family: str, letters: dict[str, str]) -> DealCode:
    """Read the rule's letter and the number behind a family's name."""
    at = skip_dashes(plain, at)
    letter = plain[at : at + 1]
    if plain[at : at + 2] in letters and _ends_rule(plain, at + 2, family):
        letter = plain[at : at + 2]
    if letter not in letters:
        raise BadCode("code_letter", {"found": letter or "–", "example": EXAMPLE})
    at = skip_dashes(plain, at + len(letter))
    number = read_letters(plain, at, EXAMPLE) if family in _LETTERED else _read_digits(plain, at)
    return DealCode(family, letters[letter], number)


def _ends_rule(plain: str, at: int, family: str) -> bool:
    """Return whether two letters of a rule end here: a dash and a whole number follow.

    Where they do not, the second is the number's first letter: `GO1-C DAAAAAB`.
    """
    word = word_at(plain, skip_dashes(plain, at))
    return plain[at : at + 1] in _DASH_SIGNS and (family not in _LETTERED or len(word) == LENGTH)


def read_letters(plain: str, at: int, example: str) -> int:
    """Return the number whose seven letters stand there; `example` is a code for the complaint."""
    word = word_at(plain, at)
    rest = plain[at:]
    if len(word) != LENGTH:
        # Blanks between the letters are read only when nothing but the code is there: in a sentence
        # the next word would be taken for the rest of a short code.
        joined = "".join([char for char in rest if char not in _DASHES])
        if len(word) < LENGTH and len(joined) == LENGTH:
            word = joined
    if len(word) != LENGTH:
        values = {"found": word[:20] or "–", "count": len(word), "example": example}
        raise BadCode("code_short" if len(word) < LENGTH else "code_long", values)
    number = 0
    for char in word:
        char = {"0": "O", "8": "B"}.get(char, char)
        if char not in ALPHABET:
            raise BadCode("code_character", {"found": char, "example": example})
        number = number * 32 + ALPHABET.index(char)
    return number


def _read_digits(plain: str, at: int) -> int:
    # Blanks between the digits are read only when nothing but the number is there.
    rest = "".join([char for char in plain[at:] if char not in _DASHES])
    alone = not [char for char in rest if char not in "0123456789OILB"]
    word = rest if alone else word_at(plain, at)
    digits = word.replace("O", "0").replace("I", "1").replace("L", "1").replace("B", "8")
    number = read_number(digits, 10)
    if number is None:
        raise BadCode(
            "code_number", {"found": word[:20] or "–", "limit": ms1.LIMIT - 1, "example": "MS1-C-49621"}
        )
    if not ms1.FIRST <= number < ms1.LIMIT:
        raise BadCode("code_number", {"found": digits, "limit": ms1.LIMIT - 1, "example": "MS1-C-49621"})
    return number


def skip_dashes(plain: str, at: int) -> int:
    """Return the next place where no dash or blank stands."""
    while at < len(plain) and plain[at] in _DASHES:
        at += 1
    return at


def word_at(plain: str, at: int) -> str:
    """Return the letters and digits from a place on."""
    end = at
    while end < len(plain) and _is_word(plain[end]):
        end += 1
    return plain[at:end]


def _is_word(char: str) -> bool:
    """ASCII letters and digits only: MicroPython's `isalpha` differs from CPython's beyond them."""
    return "0" <= char <= "9" or "A" <= char <= "Z" or "a" <= char <= "z"


def excerpt(text: str) -> str:
    """Return the beginning of a text, for a complaint."""
    short = text.strip(" \t\r\n")
    return short if len(short) <= 24 else short[:23] + "…"
