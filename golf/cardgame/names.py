"""Names of players, as whoever types them may mean them: one reader for every door they come in by.

A name is one short line of signs that can be seen. Signs that turn the direction of a sentence are taken
out, and a name that is written from right to left is set apart from the sentence around it.
"""

LONGEST_NAME = 20
_LONGEST_TEXT = 200  # of which a name is read
_MOST_MARKS = 2  # above and below one letter: more make a tower over the lines beside it

# Signs by their numbers, from and to, in order. What looks like a blank is one.
_BLANKS = (
    (0x00, 0x20), (0x7F, 0xA0), (0x115F, 0x1160), (0x1680, 0x1680), (0x2000, 0x200A), (0x2028, 0x2029),
    (0x202F, 0x202F), (0x205F, 0x205F), (0x2800, 0x2800), (0x3000, 0x3000), (0x3164, 0x3164),
    (0xFFA0, 0xFFA0),
)  # fmt: skip
# What is not seen, turns the direction, or is no sign at all.
_UNSEEN = (
    (0xAD, 0xAD), (0x034F, 0x034F), (0x061C, 0x061C), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200B),
    (0x200E, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0xD800, 0xDFFF), (0xFDD0, 0xFDEF),
    (0xFEFF, 0xFEFF), (0xFFF0, 0xFFFC), (0xFFFE, 0xFFFF), (0x13430, 0x13455), (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
# What belongs to the sign before it: marks, joiners (of a family of emoji), variants.
_JOINERS = ((0x200C, 0x200D), (0xFE00, 0xFE0F))
_MARKS = (
    (0x0300, 0x036F), (0x0483, 0x0489), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF),
    (0xFE20, 0xFE2F),
)  # fmt: skip
_FROM_RIGHT = (
    (0x0590, 0x08FF), (0xFB1D, 0xFDFF), (0xFE70, 0xFEFE), (0x10800, 0x10FFF), (0x1E800, 0x1EFFF),
)  # fmt: skip
_CAPITALS = ((0x41, 0x5A), (0xC0, 0xD6), (0xD8, 0xDE), (0x0410, 0x042F))  # the small letters follow 32 later


def _among(char: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    code = ord(char)
    for first, last in ranges:
        if code <= last:
            return first <= code
    return False


def tidy_name(text: str) -> str:
    """Return a name as it is shown and spoken; "" where nothing in the text can be seen."""
    kept = " "
    marks = 0
    for char in text[:_LONGEST_TEXT]:
        if _among(char, _BLANKS):
            char = " "
        elif _among(char, _UNSEEN):
            continue
        if _among(char, _JOINERS) or _among(char, _MARKS):
            marks += 1
            if kept[-1] == " " or marks > _MOST_MARKS:
                continue
        else:
            marks = 0
            if char == " " and kept[-1] == " ":
                continue
        kept += char
    return kept[1 : 1 + LONGEST_NAME].rstrip(" \u200c\u200d")


def told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return names in which none is there twice: the second Ben is `Ben 2`."""
    taken = [_sound(name) for name in names if name]
    apart: list[str] = []
    for name in names:
        if name and _sound(name) in [_sound(known) for known in apart]:
            name = free_name(name, tuple(taken))
            taken.append(_sound(name))
        apart.append(name)
    return tuple(apart)


def free_name(name: str, taken: tuple[str, ...]) -> str:
    """Return a name that is not taken: the name, else the name with a number."""
    sounds = [_sound(known) for known in taken]
    found, number = name, 1
    while _sound(found) in sounds:
        number += 1
        ending = " " + str(number)
        found = name[: LONGEST_NAME - len(ending)].rstrip(" \u200c\u200d") + ending
    return found


def _sound(name: str) -> str:
    """Return what two names that sound alike have in common."""
    heard = [char for char in name if not _among(char, _JOINERS)]
    return "".join([chr(ord(char) + 32) if _among(char, _CAPITALS) else char for char in heard])


def set_apart(name: str) -> str:
    """Return a name for the middle of a sentence, which it must not turn round."""
    turns = [char for char in name if _among(char, _FROM_RIGHT)]
    return "\u2068" + name + "\u2069" if turns else name
