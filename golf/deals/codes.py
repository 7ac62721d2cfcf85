"""Deal codes: `GO1-E-AAAAAAB` names a family of deals, a rule and a deal's number.

Reading is lenient, because codes arrive from paper, chats and other keyboards: any case, blanks, other
dashes, Cyrillic look-alikes, 0 for O and 8 for B, thousands parted, a whole pasted link or sentence. But what
is read is what a person would read: nothing that belongs to a code is cut off, and what is in doubt is
refused. Writing is strict: one deal and rule have one code. The letter names the rule: for one number, all
rules without jokers deal the same cards; a rule with jokers shuffles them in and deals others.
"""

from collections import namedtuple

from golf.cards import Card
from golf.deals import go1, ms1
from golf.deals.numbered import read_digits
from golf.deals.reading import DASHES, excerpt, joined, plain_code, skip_dashes, word_at
from golf.errors import BadCode
from golf.signs import hidden_in, is_word, quoted

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"  # base 32, A = 0
LENGTH = 7
FAMILIES = ("GO1", "MS1")
COURSES = ("GO9",)  # nine deals of GO1 from a number on (`golf.solitaire.course`)
_LETTERED = ("GO1", "GO9")
EXAMPLE = "GO1-E-AAAAAAB"


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
    plain = plain_code(text, EXAMPLE)
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
    raise hidden_complaint(
        plain, complaint or BadCode("code_unknown", {"found": excerpt(text), "example": example})
    )


def hidden_complaint(plain: list[str], complaint: BadCode) -> BadCode:
    """Return the complaint about a text, or that an invisible sign is in it: that explains all else."""
    sign = hidden_in("".join(plain))
    return (
        BadCode("code_hidden", {"sign": sign, "example": complaint.values["example"]}) if sign else complaint
    )


def find_family(plain: list[str], family: str, start: int) -> int:
    """Return where a family's three characters begin, as a word of their own; -1 if nowhere."""
    first = family[0]
    for at in range(start, len(plain) - 2):
        if plain[at] != first:
            continue
        here = "".join(plain[at : at + 3]).replace("0", "O")
        if here[2] in "IL" and plain[at + 3 : at + 4] != ["F"]:  # the word Golf is no code
            here = here[:2] + "1"
        if here == family and (at == 0 or plain[at - 1] >= "\x80" or not is_word(plain[at - 1])):
            return at
    return -1


def _read_after(plain: list[str], at: int, family: str, letters: dict[str, str]) -> DealCode:
    """Read the rule's letter and the number behind a family's name."""
    at = skip_dashes(plain, at)
    letter = "".join(plain[at : at + 1])
    pair = "".join(plain[at : at + 2])
    if pair in letters and _ends_rule(plain, at + 2, family):
        letter = pair
    if letter not in letters:
        raise BadCode("code_letter", {"found": quoted(letter) or "–", "example": EXAMPLE})
    at = skip_dashes(plain, at + len(letter))
    number = read_letters(plain, at, EXAMPLE) if family in _LETTERED else read_digits(plain, at)
    return DealCode(family, letters[letter], number)


def _ends_rule(plain: list[str], at: int, family: str) -> bool:
    """Return whether two letters of a rule end here: a dash and a whole number follow.

    Where they do not, the second is the number's first letter: `GO1-C DAAAAAB`.
    """
    dash = at < len(plain) and plain[at] in DASHES
    return dash and (family not in _LETTERED or len(word_at(plain, skip_dashes(plain, at))) == LENGTH)


def read_letters(plain: list[str], at: int, example: str) -> int:
    """Return the number whose seven letters stand there; `example` is a code for the complaint."""
    word = word_at(plain, at)
    if len(word) < LENGTH:
        # Blanks between the letters are read only when nothing but the code is there: in a sentence
        # the next word would be taken for the rest of a short code.
        together = joined(plain, at, LENGTH)
        word = together if len(together) == LENGTH else word
    if len(word) != LENGTH:
        values = {"found": quoted(word) or "–", "count": len(word), "example": example}
        raise BadCode("code_short" if len(word) < LENGTH else "code_long", values)
    number = 0
    for char in word:
        char = {"0": "O", "8": "B"}.get(char, char)
        if char not in ALPHABET:
            raise BadCode("code_character", {"found": quoted(char), "example": example})
        number = number * 32 + ALPHABET.index(char)
    return number
