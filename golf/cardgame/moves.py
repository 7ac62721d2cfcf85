"""The card game's moves as text, and the one way each is written down.

`d` draw; `t` take the discard; `p23` put the card in hand in row 2, column 3; `x23` throw the drawn card
away and turn up row 2, column 3. Separated by blanks or by nothing.
"""

from golf.errors import BadMoves
from golf.limits import MATCH, check_length
from golf.signs import plain_line, quoted

DRAW, TAKE, PUT, THROW = "d", "t", "p", "x"
_BLANKS = " \t\r\n,;"
_DIGITS = "123456789"
_WRITTEN = set(
    [DRAW, TAKE] + [kind + row + column for kind in (PUT, THROW) for row in "1234" for column in "1234"]
)


def read_moves(text: str) -> tuple[str, ...]:
    """Return the moves of a line; raises `BadMoves` at the first thing that is not a move."""
    check_length(BadMoves, text, MATCH)
    moves, rest = read_valid_moves(plain_line(text))
    if rest:
        raise BadMoves("cards_moves_unknown", {"found": quoted(rest), "place": len(moves) + 1})
    return moves


def read_valid_moves(text: str) -> tuple[tuple[str, ...], str]:
    """Return the moves at the beginning of a line, and the rest from the first unreadable thing on."""
    # As a save has them, a word each: a match may have thousands.
    words = text.split(" ")
    moves = []
    for at, word in enumerate(words):
        if word in _WRITTEN:
            moves.append(word)
        elif word:
            more, rest = _read_signs(" ".join(words[at:]))
            return tuple(moves + more), rest
    return tuple(moves), ""


def _read_signs(text: str) -> tuple[list[str], str]:
    moves = []
    signs = list(text)
    at = 0
    while at < len(signs):
        char = signs[at].lower() if signs[at] in "DTPX" else signs[at]
        if char in _BLANKS:
            at += 1
        elif char in (DRAW, TAKE):
            moves.append(char)
            at += 1
        elif char in (PUT, THROW) and _is_place(signs, at + 1):
            moves.append(char + "".join(signs[at + 1 : at + 3]))
            at += 3
        else:
            break
    return moves, "".join(signs[at:])


def _is_place(signs: list[str], at: int) -> bool:
    return at + 1 < len(signs) and signs[at] in _DIGITS and signs[at + 1] in _DIGITS
