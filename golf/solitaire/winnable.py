"""New deals that can be won: which of the first numbers of GO1 can, and how well, under each rule.

The list (`static/winnable/proven.bin`, made by `tools/proven.py`) is one line a rule: the rule's letter and a
character for each number from 0 on, `.` where the deal cannot be won, else `a` and up for the cards left
in the stock after the best win. That measure is also the difficulty: a deal that can be won with much of
the stock left forgives more. The bounds are such that a player who plays whatever fits, from the longest
column, wins *gentle* deals at least twice as often as *normal* ones, and those twice as often as *hard*
ones (`docs/advisor.md` has the counts).
"""

from golf.deals.pcg import DAY_STREAM, Pcg32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

ANY, GENTLE, NORMAL, HARD = "any", "gentle", "normal", "hard"

# For each rule: normal from so many cards left, gentle from so many.
_BOUNDS = {"E": (3, 6), "C": (2, 5), "S": (1, 4)}


# The beginning of each line of the list, for cards that are wanted before the list is there: the first game
# of a first visit must not wait. A test compares it with the list.
FIRST = {
    "E": ("fjdfehdhfhahgikdgheead.bgfddegiffdd.feiagdghkijdagfgjdfhjfebech..efffhieehdgehhe.edfgfbjifcg.ebf"),
    "C": (
        "...cegaba..c..f.ge.b...aba.bdebfad......bbb.ddi..a..bcahgea..a....a.ffe..fbde.db..b.d..c..bg...."
        "cdcaa.b.......c..c.ccc.d..de.a..hd......ce.dahaac.eee."
    ),
    "S": (
        "....b..b......d..d.......a..c..fa.......b...cci..a..b.a...a.......a.fac..b.d......a.b..c..bc...."
        "cdcaa.........a..c.c......de.a..dc......ce.c.gaac.aec.ad.............afaa.g..a...bbb...a...b...."
        ".ca...d...aa..............c.a.ba..b........b..c."
    ),
}
_OF_DAYS = 20_000  # the deal of the day is one of the first so many: a longer list leaves every day as it was
_TRIES = 2000  # the rarest difficulty is that of one deal in some thirty


def pick(deals: str, letter: str, difficulty: str, random: "Callable[[], int]") -> int | None:
    """Return the number of a deal of a difficulty, each equally likely; None where the list has none.

    `deals` is the rule's line of the list without its letter, `random` gives large numbers by chance.
    """
    wanted = levels(difficulty)
    for _ in range(_TRIES if deals else 0):
        number = random() % len(deals)
        if level(letter, deals[number]) in wanted:
            return number
    return None


def of_the_day(deals: str, letter: str, day: int) -> int:
    """Return the number of the deal of a day such as 20261130.

    One that can be won, if the rule has a list.
    """
    chance = Pcg32(day, DAY_STREAM)
    number = pick(deals[:_OF_DAYS], letter, ANY, chance.next)
    return chance.next() if number is None else number


def levels(difficulty: str) -> tuple[str, ...]:
    """Return the levels that serve where a difficulty is wanted."""
    return (GENTLE, NORMAL, HARD) if difficulty == ANY else (difficulty,)


def level(letter: str, mark: str) -> str:
    """Return the difficulty of a deal by its mark in the list; "" when it cannot be won."""
    if mark == ".":
        return ""
    normal, gentle = _BOUNDS.get(letter, (1, 4))
    left = ord(mark) - ord("a")
    if left >= gentle:
        return GENTLE
    return NORMAL if left >= normal else HARD
