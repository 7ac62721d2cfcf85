"""The card game's moves as text, and the one way each is written down.

`d` draw; `t` take the discard; `p23` put the card in hand in row 2, column 3; `x23` throw the drawn card
away and turn up row 2, column 3. Separated by blanks or by nothing.
"""

from golf.errors import BadMoves

DRAW, TAKE, PUT, THROW = "d", "t", "p", "x"
_BLANKS = " \t\r\n,;"
_DIGITS = "123456789"


def read_moves(text: str) -> tuple[str, ...]:
    """Return the moves of a line; raises `BadMoves` at the first thing that is not a move."""
    moves, rest = read_valid_moves(text)
    if rest:
        raise BadMoves("cards_moves_unknown", {"found": rest[:20], "place": len(moves) + 1})
    return moves


def read_valid_moves(text: str) -> tuple[tuple[str, ...], str]:
    """Return the moves at the beginning of a line, and the rest from the first unreadable thing on."""
    moves = []
    at = 0
    while at < len(text):
        char = text[at].lower() if text[at] in "DTPX" else text[at]
        if char in _BLANKS:
            at += 1
        elif char in (DRAW, TAKE):
            moves.append(char)
            at += 1
        elif char in (PUT, THROW) and _is_place(text, at + 1):
            moves.append(char + text[at + 1 : at + 3])
            at += 3
        else:
            break
    return tuple(moves), text[at:]


def _is_place(text: str, at: int) -> bool:
    return len(text) >= at + 2 and text[at] in _DIGITS and text[at + 1] in _DIGITS
