"""The rules of the solitaire as data: a variant is one row of `RULES`.

Ranks follow each other up and down; the rules differ at the ends of the row, in what may be played on a
king and on an ace (A5, B1), in jokers, in how the discard begins and in when the stock may be drawn (A13,
B3). What no row combines can still be written: letters of options behind that of a row make a *mark*,
such as `CD` or `E1O`.
"""

from collections import namedtuple

from golf.cards import ACE, JOKER, KING
from golf.record import replace

COLUMNS = 7
HEIGHT = 5
_TWO, _QUEEN = 2, 12


class Rules(namedtuple("Rules", "name letter on_king on_ace jokers open_start draw_only_when_stuck")):
    """One rule: what it is called, and what it allows."""

    __slots__ = ()
    name: str  # in texts and catalogs
    letter: str  # in codes; a mark where options were added
    on_king: tuple[int, ...]  # the ranks that may be played on a king
    on_ace: tuple[int, ...]  # the same on an ace
    jokers: int  # so many are dealt with the pack; one goes on anything, and anything on it
    open_start: bool  # the discard begins empty: any free card may be the first, and until then none is drawn
    draw_only_when_stuck: bool  # the stock is closed while a play exists (a reading some books give)


RULES = (
    Rules("easy", "E", (_QUEEN, ACE), (_TWO, KING), 0, False, False),
    Rules("classic", "C", (_QUEEN,), (_TWO,), 0, False, False),
    Rules("strict", "S", (), (_TWO,), 0, False, False),
    Rules("jokers", "J", (), (_TWO,), 2, False, False),
    Rules("open", "O", (), (_TWO,), 0, True, False),
)
_by_name = {rules.name: rules for rules in RULES}
EASY, CLASSIC, STRICT = _by_name["easy"], _by_name["classic"], _by_name["strict"]

# Letters found in old codes, with the letter they are written as today (A9).
_OLD_LETTERS = (("N", "E"),)

# The letters of the options and their names, in the order in which a mark has them.
ONE_JOKER, TWO_JOKERS, OPEN_START, STUCK = "1", "2", "O", "D"
OPTIONS = ((ONE_JOKER, "joker"), (TWO_JOKERS, "two_jokers"), (OPEN_START, "open"), (STUCK, "stuck"))


def rules_named(name: str) -> Rules | None:
    """Return the rules with that name or mark, or None."""
    base, _, options = name.partition("-")
    letters = {option: letter for letter, option in OPTIONS}
    for rules in RULES:
        if base == rules.name:
            mark = rules.letter
            for option in options.split("-") if options else ():
                mark += letters.get(option, "?")
            return rules_marked(mark)
    return rules_marked(name)


def rules_marked(mark: str) -> Rules | None:
    """Return the rules of a mark: a row's letter, and behind it the letters of options in their order."""
    rules = None
    for row in RULES:
        if mark[:1] == row.letter:
            rules = row
    order = [letter for letter, _ in OPTIONS]
    last = -1
    for option in mark[1:]:
        if rules is None or option not in order or order.index(option) <= last:
            return None
        last = order.index(option)
        rules = _with_option(rules, option)
    return rules


def _with_option(rules: Rules, option: str) -> Rules | None:
    """Return the rules with an option, under the shortest mark they have; None where that changes nothing."""
    if option in (ONE_JOKER, TWO_JOKERS) and not rules.jokers:
        wanted = replace(rules, jokers=int(option))
    elif option == OPEN_START and not rules.open_start:
        wanted = replace(rules, open_start=True)
    elif option == STUCK and not rules.draw_only_when_stuck:
        wanted = replace(rules, draw_only_when_stuck=True)
    else:
        return None
    for row in RULES:
        if replace(wanted, name=row.name, letter=row.letter) == row:
            return row
    return replace(wanted, name=rules.name + "-" + dict(OPTIONS)[option], letter=rules.letter + option)


def parts_of(rules: Rules) -> tuple[str, tuple[str, ...]]:
    """Return the name of the row that a rule is made from, and the names of its options."""
    options = dict(OPTIONS)
    base = rules.name.split("-")[0]
    return base, tuple([options[letter] for letter in rules.letter[1:]])


def dealt_as(rules: Rules) -> Rules:
    """Return the rule whose codes new deals have: codes lack most of the options that a position can name."""
    if rules.letter in code_letters().values():
        return rules
    base = rules.letter[:1]
    return rules_marked(base + STUCK if rules.draw_only_when_stuck else base) or rules


def code_letters() -> dict[str, str]:
    """Return each letter, or pair of letters, that may stand in a code, with what it is written as.

    A code has room for one option, the closed stock; positions can name every combination.
    """
    letters = {rules.letter: rules.letter for rules in RULES}
    for old, new in _OLD_LETTERS:
        letters[old] = new
    for letter, written in tuple(letters.items()):
        if rules_marked(written + STUCK):
            letters[letter + STUCK] = written + STUCK
    return letters


def dealt_rules() -> tuple[Rules, ...]:
    """Return every rule that a code can name: the rows, then the same with a closed stock."""
    marks = sorted(set(code_letters().values()), key=len)
    found = [rules_marked(mark) for mark in marks]
    return RULES + tuple([rules for rules in found if rules and rules not in RULES])


def follows(rules: Rules, rank: int, top: int) -> bool:
    """Return whether a card of `rank` may be played on a discard of rank `top`."""
    if rank == JOKER or top == JOKER:
        return True
    if top == KING:
        return rank in rules.on_king
    if top == ACE:
        return rank in rules.on_ace
    return rank - top in (1, -1)
