"""Signs of a text from outside that are not what they seem: invisible, or of another script.

Chats, editors and word processors put invisible signs into text. They are passed over, since a person reads
the text without them, save those that turn the order in which it is shown: then what stands there is not what
is seen. A complaint shows an invisible sign by its name.
"""

# What may be passed over: soft hyphen, joiners, spaces without width, marks of direction, word joiner,
# isolates, byte order mark; then the selectors of how a sign is drawn.
_PASSED = (
    "\u00ad\u034f\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u2060\u2061\u2062\u2063\u2064"
    "\u2066\u2067\u2068\u2069\ufeff\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c"
    "\ufe0d\ufe0e\ufe0f"
)
PASSED = set(_PASSED)
OVERRIDES = "\u202d\u202e"  # from here on what is shown runs the other way
# Blanks of every width; the narrow ones also group digits.
BLANKS = (
    " \t\r\n\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006"
    "\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
)
_NAMES = {
    0x00AD: "SOFT HYPHEN",
    0x115F: "HANGUL CHOSEONG FILLER",
    0x1160: "HANGUL JUNGSEONG FILLER",
    0x200B: "ZERO WIDTH SPACE",
    0x200C: "ZERO WIDTH NON-JOINER",
    0x200D: "ZERO WIDTH JOINER",
    0x200E: "LEFT-TO-RIGHT MARK",
    0x200F: "RIGHT-TO-LEFT MARK",
    0x202D: "LEFT-TO-RIGHT OVERRIDE",
    0x202E: "RIGHT-TO-LEFT OVERRIDE",
    0x2060: "WORD JOINER",
    0x2800: "BRAILLE PATTERN BLANK",
    0x3164: "HANGUL FILLER",
    0xFEFF: "ZERO WIDTH NO-BREAK SPACE",
    0xFFA0: "HALFWIDTH HANGUL FILLER",
}
_ZEROS = (0x0660, 0x06F0, 0x0966)  # of Arabic, Persian and Devanagari digits
# Blocks, first and last, whose signs end a word as a comma does; all else beyond ASCII belongs to the word.
_SIGNS = (
    (0x00A0, 0x00A9), (0x00AB, 0x00B1), (0x00B4, 0x00B4), (0x00B6, 0x00B8), (0x00BB, 0x00BB),
    (0x00BF, 0x00BF), (0x00D7, 0x00D7), (0x00F7, 0x00F7), (0x02BC, 0x02BC), (0x060C, 0x060C),
    (0x061B, 0x061B), (0x061F, 0x061F), (0x066A, 0x066D), (0x06D4, 0x06D4), (0x1680, 0x1680),
    (0x2000, 0x202C), (0x202F, 0x205F), (0x20A0, 0x20CF),
    (0x2190, 0x245F), (0x2500, 0x2775), (0x2794, 0x27FF), (0x2900, 0x2BFF), (0x3000, 0x3006),
    (0x3008, 0x3020), (0x3030, 0x3037), (0x1F300, 0x1FAFF),
)  # fmt: skip
# Chinese, Japanese and Korean are written without blanks, so they may follow a word; their numerals may not.
_UNSPACED = ((0x3040, 0x318E), (0x3400, 0x9FFF), (0xAC00, 0xD7A3))
_NUMERALS = "〇零一二三四五六七八九十百千万萬億亿兆\u3164"


def plain_signs(text: str) -> list[str]:
    """Return the signs of a text as they are meant: no invisible ones, one kind of digits and Latin letters.

    A list, since MicroPython finds a place in a text only by counting from its beginning.
    """
    found = []
    for char in text:
        if char < "\x80":
            found.append(char)
        elif char not in PASSED:
            found.append(_plain(char))
    return found


def trimmed(signs: list[str], more: str = "") -> list[str]:
    """Return signs without the blanks around them; before them not those of `more` either.

    MicroPython's `strip` knows blanks of one byte only.
    """
    first, last = 0, len(signs)
    while first < last and (signs[first] in BLANKS or signs[first] in more):
        first += 1
    while last > first and signs[last - 1] in BLANKS:
        last -= 1
    return signs[first:last]


def plain_line(text: str) -> str:
    """Return a text with its signs as they are meant, and plain blanks."""
    return "".join([" " if char in BLANKS else char for char in plain_signs(text)])


def _plain(char: str) -> str:
    code = ord(char)
    if 0xFF01 <= code <= 0xFF5E:  # as wide as a Chinese sign
        return chr(code - 0xFEE0)
    for zero in _ZEROS:
        if zero <= code < zero + 10:
            return "0123456789"[code - zero]
    return char


def is_word(char: str) -> bool:
    """Return whether a sign belongs to the word it stands in: letters and digits of any script.

    MicroPython's `isalpha` differs from CPython's beyond ASCII.
    """
    if char < "\x80":
        return "0" <= char <= "9" or "A" <= char <= "Z" or "a" <= char <= "z" or is_hidden(char)
    code = ord(char)
    if char in _NUMERALS:
        return True
    for first, last in _SIGNS + _UNSPACED:
        if first <= code <= last:
            return is_hidden(char)
    return True


def is_hidden(char: str) -> bool:
    """Return whether a sign is not to be seen, and is no blank."""
    code = ord(char)
    if code < 0x20 or 0x7F <= code < 0xA0:
        return char not in BLANKS
    if char in PASSED or code in _NAMES or 0xE0000 <= code <= 0xE0FFF:
        return True
    # What has no use any more, what is anybody's own, and notes between lines.
    return 0x206A <= code <= 0x206F or 0xE000 <= code <= 0xF8FF or 0xFFF9 <= code <= 0xFFFB or code == 0x180E


def sign_name(char: str) -> str:
    """Return the name of an invisible sign, as Unicode has it: `ZERO WIDTH SPACE U+200B`."""
    number = "%04X" % ord(char)
    name = _NAMES.get(ord(char), "")
    return (name + " U+" if name else "U+") + number


def hidden_in(text: str) -> str:
    """Return the name of the first invisible sign that is not passed over, "" where there is none."""
    for char in text:
        if is_hidden(char) and char not in PASSED:
            return sign_name(char)
    return ""


def quoted(text: str, most: int = 20) -> str:
    """Return the beginning of a text for a complaint, with invisible signs by their names."""
    return "".join(["[" + sign_name(char) + "]" if is_hidden(char) else char for char in text[:most]])
