"""The rules of the solitaire as data: a variant is one row of `RULES`.

Ranks follow each other up and down; the rules differ at the ends of the row, in what may be played on
a king and on an ace (A5, B1).
"""

from collections import namedtuple

COLUMNS = 7
HEIGHT = 5
_ACE, _TWO, _QUEEN, _KING = 1, 2, 12, 13


class Rules(namedtuple("Rules", "name letter on_king on_ace draw_only_when_stuck")):
    """One rule: its name in texts and catalogs, its letter in codes, and what it allows.

    `on_king` and `on_ace` hold the ranks that may be played on a king and on an ace. With
    `draw_only_when_stuck` the stock is closed while a play exists (a reading some books give).
    """

    __slots__ = ()
    name: str
    letter: str
    on_king: tuple[int, ...]
    on_ace: tuple[int, ...]
    draw_only_when_stuck: bool


EASY = Rules("easy", "E", (_QUEEN, _ACE), (_TWO, _KING), False)
CLASSIC = Rules("classic", "C", (_QUEEN,), (_TWO,), False)
STRICT = Rules("strict", "S", (), (_TWO,), False)

RULES = (EASY, CLASSIC, STRICT)

# Letters found in old codes, with the letter they are written as today (A9).
_OLD_LETTERS = (("N", "E"),)


def rules_named(name: str) -> Rules | None:
    """The rules with that name or letter, or None."""
    for rules in RULES:
        if name in (rules.name, rules.letter):
            return rules
    return None


def code_letters() -> dict[str, str]:
    """Each letter that may stand in a code, with the letter it is written as."""
    letters = {rules.letter: rules.letter for rules in RULES}
    for old, new in _OLD_LETTERS:
        letters[old] = new
    return letters


def follows(rules: Rules, rank: int, top: int) -> bool:
    """Whether a card of `rank` may be played on a discard of rank `top`."""
    if top == _KING:
        return rank in rules.on_king
    if top == _ACE:
        return rank in rules.on_ace
    return rank - top in (1, -1)
