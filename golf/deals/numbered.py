"""The numbers of MS1 deals as people write them: with thousands parted, in a code or alone."""

from golf.deals import ms1
from golf.deals.reading import joined, plain_letters, word_at
from golf.errors import BadCode
from golf.limits import DEAL
from golf.numbers import GROUPING, read_groups, read_number, read_written
from golf.signs import BLANKS, is_word, quoted, trimmed

EXAMPLE = "MS1-C-49621"
_LONGEST = 20  # digits, zeros before a number among them
_ALIKE = {"O": "0", "I": "1", "L": "1", "B": "8"}
_DIGITS = "0123456789"
_ENDS = "&#?<>\r\n"  # what follows belongs to the link or the next line


def read_number_alone(text: str) -> int | None:
    """Return the number of an MS1 deal where a text is nothing but that: `49621`, `#49,621`, `ms49621`.

    `ms` is what PySolFC has before such numbers. None for any other text; raises `BadCode` where there is no
    such number.
    """
    if len(text) > DEAL:
        return None
    word = trimmed(plain_letters(text))
    rest = word
    if word[:2] == ["M", "S"]:
        rest = trimmed(word[2:], "#")
        if word[2:3] == ["1"] and [char for char in rest if char not in _DIGITS]:
            return None  # the beginning of a code: `MS1 496` is not 1496
    elif word and word[0] in "#\u2116":
        rest = trimmed(word[1:])
    if not rest or rest[0] not in _DIGITS or [char for char in rest if char not in _DIGITS + GROUPING]:
        return None
    found = "".join(rest)
    return _in_range(read_written(found, _LONGEST), found)


def _in_range(number: int | None, found: str) -> int:
    if number is None or not ms1.FIRST <= number < ms1.LIMIT:
        values = {"found": quoted(found) or "–", "limit": ms1.LIMIT - 1, "example": EXAMPLE}
        raise BadCode("code_number", values)
    return number


def read_digits(plain: list[str], at: int) -> int:
    """Return the number of an MS1 deal, with its thousands parted or not."""
    # Blanks and dashes anywhere between the digits are read only when nothing but the number is there.
    alone = joined(plain, at, _LONGEST)
    if len(alone) <= _LONGEST and read_number(alone, _LONGEST) is not None:
        return _in_range(int(alone), alone)
    groups, parts = [word_at(plain, at)], []
    seen = [groups[0]]
    at += len(groups[0])
    while True:
        between = _between_digits(plain, at)
        if not between:
            break
        at += len(between)
        word = word_at(plain, at)
        groups.append(word)
        parts.append(between if len(between) == 1 and between in GROUPING else "")
        seen.extend((between, word))
        at += len(word)
        if len(groups) > _LONGEST:
            break
    groups = [_as_digits(group) for group in groups]
    return _in_range(None if "" in parts else read_groups(groups, parts, _LONGEST), "".join(seen))


def _as_digits(word: str) -> str:
    return "".join([_ALIKE.get(char, char) for char in word])


def _between_digits(plain: list[str], at: int) -> str:
    """Return what parts a digit from more digits: a sign, or a comma and a blank; "" at its end."""
    for size in (1, 2):
        part = plain[at : at + size]
        follows = plain[at + size : at + size + 1]
        if not follows or [char for char in part if char in _ENDS or is_word(char)]:
            return ""
        if follows[0] in _DIGITS and (size == 1 or part[1] in BLANKS):
            return "".join(part)
    return ""
