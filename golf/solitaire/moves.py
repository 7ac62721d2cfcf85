"""Moves as text: reading a line of them, and the one way each is written down.

`s` draw, `1`-`7` play a column's free card, `1:4` tap a card, `u` undo, `r` redo; separated by blanks
or by nothing. The same words are clicks, saves, links, replays and messages.
"""

from golf.errors import BadMoves
from golf.limits import MOVES, check_length
from golf.signs import plain_line, quoted

_BLANKS = " \t\r\n,;"


def read_moves(text: str) -> tuple[str, ...]:
    """Return the moves of a line; raises `BadMoves` at the first thing that is not a move."""
    check_length(BadMoves, text, MOVES)
    moves, rest = read_valid_moves(plain_line(text))
    if rest:
        raise BadMoves("moves_unknown", {"found": quoted(rest), "place": len(moves) + 1})
    return moves


def read_valid_moves(text: str) -> tuple[tuple[str, ...], str]:
    """Return the moves at the beginning of a line, and the rest from the first thing that is no move."""
    moves = []
    signs = list(text)
    at = 0
    while at < len(signs):
        char = signs[at]
        if char in _BLANKS:
            at += 1
        elif char in "suSUrR":
            moves.append(char.lower())
            at += 1
        elif char in "1234567":
            size = 3 if _is_row(signs, at + 1) else 1
            if size == 1 and signs[at + 1 : at + 2] == [":"]:
                break
            moves.append("".join(signs[at : at + size]))
            at += size
        else:
            break
    return tuple(moves), "".join(signs[at:])


def _is_row(signs: list[str], at: int) -> bool:
    """Return whether `:4` stands there."""
    return signs[at : at + 1] == [":"] and at + 1 < len(signs) and signs[at + 1] in "123456789"
