"""Match codes: `GC1-234-AAAAAAB` names the board, the seats, the options and the number of a match.

The middle part is three digits, rows, columns and seats, and behind them a letter for every option that
is not the document's: `N` no jokers, `K` a line of jokers keeps its -3, `U1` to `U3` cards up at first,
`A` an ender must be lowest alone, `L50`, `L150`, `L200` another limit, or `R1` to `R99` rounds instead. The
number is written as in family GO1. Reading is as lenient as there, writing strict: options in this order.
"""

from golf.cardgame.rules import (
    BOARDS,
    FEWEST_SEATS,
    LIMITS,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_UP,
    Rules,
    rules_for,
)
from golf.cardgame.table import Table, new_match
from golf.deals.codes import find_family, go1_letters, hidden_complaint, read_letters
from golf.deals.go1 import LIMIT
from golf.deals.reading import excerpt, plain_code, skip_dashes, word_at
from golf.errors import BadCode
from golf.signs import quoted

FAMILY = "GC1"
EXAMPLE = "GC1-234-AAAAAAB"
_DIGITS = "0123456789"
_ALIKE = {"O": "0", "I": "1", "B": "8"}  # read as digits where only digits make sense


def match_code(rules: Rules, number: int) -> str:
    """Return the one strict way to write a match; `number` is 0 to 2^35 - 1."""
    if not 0 <= number < LIMIT:
        raise ValueError("number out of range")
    return FAMILY + "-" + _rules_text(rules) + "-" + go1_letters(number)


def open_match(text: str) -> tuple[str, Table]:
    """Return the strict code of what the text names and the match it deals; raises `BadCode`."""
    rules, number = read_match_code(text)
    return match_code(rules, number), new_match(rules, number)


def read_match_code(text: str) -> tuple[Rules, int]:
    """Return the rules and the number of the code in a text; raises `BadCode`, saying what is wrong."""
    plain = plain_code(text, EXAMPLE)
    complaint = None
    start = find_family(plain, FAMILY, 0)
    while start >= 0:
        try:
            at = skip_dashes(plain, start + len(FAMILY))
            word = word_at(plain, at)
            return _read_rules(word), read_letters(plain, skip_dashes(plain, at + len(word)), EXAMPLE)
        except BadCode as error:
            complaint = complaint or error
        start = find_family(plain, FAMILY, start + 1)
    unknown = BadCode("code_unknown", {"found": excerpt(text), "example": EXAMPLE})
    raise hidden_complaint(plain, complaint or unknown)


def _rules_text(rules: Rules) -> str:
    text = str(rules.rows) + str(rules.columns) + str(rules.seats)
    if not rules.jokers:
        text += "N"
    if rules.jokers_keep:
        text += "K"
    if rules.up:
        text += "U" + str(rules.up)
    if rules.alone:
        text += "A"
    if rules.rounds:
        return text + "R" + str(rules.rounds)
    return text if rules.limit == 100 else text + "L" + str(rules.limit)


def _read_rules(word: str) -> Rules:
    """Return the rules of a code's middle part."""
    digits = "".join([_ALIKE.get(char, char) for char in word[:3]])
    if len(digits) < 3 or [char for char in digits if char not in _DIGITS]:
        raise BadCode("cards_code_board", {"found": quoted(word) or "–", "example": EXAMPLE})
    rows, columns, seats = int(digits[0]), int(digits[1]), int(digits[2])
    if (rows, columns) not in BOARDS:
        raise BadCode("cards_code_board", {"found": digits[:2], "example": EXAMPLE})
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise BadCode("cards_code_seats", {"found": seats, "fewest": FEWEST_SEATS, "most": MOST_SEATS})
    values = {"N": -1, "K": -1, "U": -1, "A": -1, "L": -1, "R": -1}  # -1: not chosen
    at = 3
    while at < len(word):
        letter = word[at]
        at += 1
        number = ""
        if letter in ("U", "L", "R"):
            while at < len(word) and _ALIKE.get(word[at], word[at]) in _DIGITS:
                number += _ALIKE.get(word[at], word[at])
                at += 1
        if letter not in values or values[letter] >= 0 or not _may_be(letter, number):
            raise BadCode("cards_code_option", {"found": letter + number[:8], "example": EXAMPLE})
        values[letter] = int(number or "1")
    plain = rules_for(rows, columns, seats)
    rounds = max(0, values["R"])
    limit = plain.limit if values["L"] < 0 else values["L"]
    if rounds and values["L"] >= 0:
        raise BadCode("cards_code_option", {"found": "L" + str(limit), "example": EXAMPLE})
    return Rules(
        rows, columns, seats, values["N"] < 0, values["K"] > 0, max(0, values["U"]), values["A"] > 0,
        0 if rounds else limit, rounds,
    )  # fmt: skip


def _may_be(letter: str, number: str) -> bool:
    """Return whether an option may have that number; some have none."""
    if letter in ("N", "K", "A"):
        return number == ""
    if not 0 < len(number) < 4:
        return False
    if letter == "U":
        return 1 <= int(number) <= MOST_UP
    return int(number) in LIMITS if letter == "L" else 1 <= int(number) <= MOST_ROUNDS
