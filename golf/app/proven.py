"""New deals that can be won: which of the first numbers of GO1 can, and how well, under each rule.

The list (`static/proven.bin`, made by `tools/proven.py`) is one line a rule: the rule's letter and a
character for each number from 0 on, `.` where the deal cannot be won, else `a` and up for the cards left
in the stock after the best win. That measure is also the difficulty: a deal that can be won with much of
the stock left forgives more. The bounds are such that a player who plays whatever fits, from the longest
column, wins *gentle* deals at least twice as often as *normal* ones, and those twice as often as *hard*
ones (`docs/advisor.md` has the counts).
"""

ANY, GENTLE, NORMAL, HARD = "any", "gentle", "normal", "hard"

# For each rule: normal from so many cards left, gentle from so many.
_BOUNDS = {"E": (3, 6), "C": (2, 5), "S": (1, 4)}


class Proven:
    """The list; `text` is what the file holds once it is unpacked."""

    def __init__(self, text: str) -> None:
        self._deals = {line[0]: line[1:] for line in text.split("\n") if line}

    def pick(self, letter: str, difficulty: str, number: int) -> int | None:
        """A deal's number for a random `number`; None when that one does not serve and another is wanted."""
        deals = self._deals.get(letter, "")
        if not deals:
            return None
        number %= len(deals)
        return number if level(letter, deals[number]) in levels(difficulty) else None


def levels(difficulty: str) -> tuple[str, ...]:
    """The levels that serve where a difficulty is wanted."""
    return (GENTLE, NORMAL, HARD) if difficulty == ANY else (difficulty,)


def level(letter: str, mark: str) -> str:
    """The difficulty of a deal by its mark in the list; "" when it cannot be won."""
    if mark == ".":
        return ""
    normal, gentle = _BOUNDS.get(letter, (1, 4))
    left = ord(mark) - ord("a")
    if left >= gentle:
        return GENTLE
    return NORMAL if left >= normal else HARD
