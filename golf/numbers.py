"""Numbers from outside: as they stand in saves, codes and messages, and as people write them."""

from golf.limits import NUMBER
from golf.signs import BLANKS, plain_signs, trimmed

# Signs that part thousands somewhere: comma, full stop, apostrophes, underscore, middle dot, Arabic thousands
# sign, blanks of every width.
GROUPING = ",.'_\u2019\u02bc\u00b7\u066c\uff0c" + BLANKS
_DIGITS = "0123456789"


def read_number(text: str, digits: int) -> int | None:
    """Return the number that a text of up to so many digits 0 to 9 writes; None for any other text."""
    if not 0 < len(text) <= digits or [char for char in text if char not in _DIGITS]:
        return None
    return int(text)


def read_written(text: str, digits: int) -> int | None:
    """Return the number that a person wrote, with thousands parted or not; None where it is none or in doubt.

    Digits of other scripts are read. What is no whole number (`49.5`, `4,9`) is none: nothing is cut off.
    """
    if len(text) > 4 * NUMBER:
        return None
    signs = trimmed(plain_signs(text))
    groups, parts = [""], []
    for char in signs:
        if char in _DIGITS:
            groups[-1] += char
        elif char in GROUPING:
            groups.append("")
            parts.append(char)
        else:
            return None
    return read_groups(groups, parts, digits)


def read_groups(groups: list[str], parts: list[str], digits: int) -> int | None:
    """Return the number whose groups of digits are parted by those signs; None where they are no thousands.

    `1,234,567` and `1 234 567`, and `12,34,567` as in India.
    """
    if len(groups) > 1:
        middle = [len(group) for group in groups[1:-1]]
        if len(groups[-1]) != 3 or len(set(parts)) > 1 or not 1 <= len(groups[0]) <= 3:
            return None
        if [size for size in middle if size != 3] and [size for size in middle if size != 2]:
            return None
        if middle and middle[0] == 2 and len(groups[0]) > 2:
            return None
    return read_number("".join(groups), digits)
