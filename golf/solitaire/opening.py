"""From a text to a table: a deal code or a position, wherever either may stand."""

from golf.deals.codes import DealCode, code_text, pack_of, read_code
from golf.deals.numbered import read_number_alone
from golf.deals.reading import percent_decoded
from golf.errors import BadCode
from golf.solitaire.position import MARK, position_text, read_position
from golf.solitaire.rules import CLASSIC, Rules, code_letters, rules_named
from golf.solitaire.table import Table, deal

_CODE_PARAMETERS = ("position=", "code=")
_LINK_ENDS = "&# \t\r\n<>\"'"


def open_game(text: str) -> tuple[str, Table]:
    """Return the strict code of what the text names and the table it deals; raises `BadCode`."""
    text = numbered_code(text, CLASSIC.letter) or text
    try:
        code = read_code(text, code_letters())
    except BadCode as error:
        position = _position_in(text)
        if position is None:
            raise error
        table = read_position(position)
        return position_text(table), table
    return code_text(code), deal_code(code)


def numbered_code(text: str, letter: str) -> str:
    """Return the code of a number alone under the rule of a letter, "" for any other text; raises `BadCode`.

    Where no rule was chosen it is Classic, which is what the programs with these numbers deal as Golf.
    """
    number = read_number_alone(text)
    return "" if number is None else code_text(DealCode("MS1", letter, number))


def deal_code(code: DealCode) -> Table:
    """Return the table a code deals."""
    rules = rules_of(code)
    return deal(pack_of(code, rules.jokers), rules)


def rules_of(code: DealCode) -> Rules:
    """Return the rules a code's letter names."""
    rules = rules_named(code.letter)
    assert rules is not None
    return rules


def new_code(rules: Rules, number: int) -> str:
    """Return the code of a GO1 deal under the given rules."""
    return code_text(DealCode("GO1", rules.letter, number))


def _position_in(text: str) -> str | None:
    """Return the part of a text that is meant as a position: a link's parameter, or a text with three `~`."""
    for name in _CODE_PARAMETERS:
        at = text.find(name)
        if at >= 0:
            text = text[at + len(name) :]
            for end in _LINK_ENDS:
                text = text.split(end)[0]
            break
    marked = MARK in text or "%7E" in text.upper()
    return percent_decoded(text) if marked else None
