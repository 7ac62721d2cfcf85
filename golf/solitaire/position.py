"""Positions as text: `rule~columns~discard~stock`, e.g. the worked example B6 `S~7C8S.6H~7D~`.

Columns are separated by `.` and written from the top; the stock is in draw order, and `xN` stands for
N unknown cards. Jokers are `XA` and `XB`; the rule may be a mark of several letters (`E1O`).
Partial tables are welcome: up to seven columns of up to nine cards (a row is one digit in a move), every
card at most once.
"""

from golf.cards import JOKER, SUITS, UNKNOWN, Card, card_text, read_cards
from golf.errors import BadCode
from golf.limits import DEAL, check_length
from golf.numbers import read_number
from golf.signs import BLANKS, hidden_in, plain_signs, quoted
from golf.solitaire.rules import COLUMNS, code_letters, rules_marked
from golf.solitaire.table import Table

MARK = "~"
EXAMPLE = "S~7C8S.6H~7D~"
TALLEST = 9
_MOST_UNKNOWN = 52
_MOST_CARDS = 54
_SUIT_SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}


def position_text(table: Table) -> str:
    """Return the text of a table; of the discard only the top card, since the rest no longer matters."""
    columns = ".".join([_texts(column) for column in table.columns])
    known = [card for card in table.stock if card != UNKNOWN]
    unknown = len(table.stock) - len(known)
    stock = _texts(known) + ("x" + str(unknown) if unknown else "")
    return MARK.join([table.rules.letter, columns, _texts(table.discard[-1:]), stock])


def read_position(text: str) -> Table:
    """Return the table of a position's text; raises `BadCode` that says which part cannot be read."""
    check_length(BadCode, text, DEAL)
    plain = _plain(text)
    sign = hidden_in(plain)
    if sign:
        raise BadCode("code_hidden", {"sign": sign, "example": EXAMPLE})
    parts = plain.split(MARK)
    if len(parts) != 4:
        raise BadCode("position_parts", {"count": len(parts), "example": EXAMPLE})
    rules = rules_marked(code_letters().get(parts[0], parts[0]))
    if rules is None:
        raise BadCode("position_rule", {"found": quoted(parts[0]) or "–", "example": EXAMPLE})
    names = parts[1].split(".")
    if len(names) > COLUMNS:
        raise BadCode("position_columns", {"count": len(names), "most": COLUMNS})
    columns = tuple([_cards(name) for name in names])
    if [column for column in columns if len(column) > TALLEST]:
        raise BadCode("position_height", {"most": TALLEST})
    discard = _cards(parts[2])
    if len(discard) > 1:
        raise BadCode("position_discard", {"count": len(discard), "example": EXAMPLE})
    stock = _stock(parts[3])
    _check_once(columns + (discard, stock))
    jokers = len([card for cards in columns + (discard, stock) for card in cards if card.rank == JOKER])
    if jokers > rules.jokers:
        raise BadCode("position_jokers", {"found": rules.letter, "count": rules.jokers})
    return Table(rules, columns, discard, stock)


def _plain(text: str) -> str:
    """Capitals, letters for suit signs and for `10`, no blanks."""
    signs = plain_signs(text.replace("%7E", MARK).replace("%7e", MARK))
    plain = "".join(
        [
            _SUIT_SIGNS.get(char, char.upper() if "a" <= char <= "z" else char)
            for char in signs
            if char not in BLANKS
        ]
    )
    for suit in SUITS:
        plain = plain.replace("10" + suit, "T" + suit)
    return plain


def _texts(cards: tuple[Card, ...] | list[Card]) -> str:
    return "".join([card_text(card) for card in cards])


def _cards(text: str) -> tuple[Card, ...]:
    cards = read_cards(text) if len(text) <= 2 * _MOST_CARDS else None
    if cards is None:
        raise BadCode("position_card", {"found": quoted(text), "suits": SUITS, "example": "TC"})
    return cards


def _stock(text: str) -> tuple[Card, ...]:
    at = text.find("X")
    while at >= 0 and text[at + 1 : at + 2] in ("A", "B"):  # a joker
        at = text.find("X", at + 1)
    if at < 0:
        return _cards(text)
    cards, count = _cards(text[:at]), read_number(text[at + 1 :], 2)
    if count is None or count > _MOST_UNKNOWN:
        raise BadCode("position_stock", {"found": quoted(text), "most": _MOST_UNKNOWN})
    return cards + (UNKNOWN,) * count


def _check_once(groups: tuple[tuple[Card, ...], ...]) -> None:
    seen = set()
    for group in groups:
        for card in group:
            if card in seen:
                raise BadCode("position_twice", {"found": card_text(card)})
            if card != UNKNOWN:
                seen.add(card)
