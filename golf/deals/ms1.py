"""The deals of family MS1: the Microsoft-style numbering that KPatience and PySolFC share.

The generator is the one of Microsoft's C library of 1995, as FreeCell used it; both programs deal
Golf with it. In PySolFC a plain number means it up to 31999 only; from 32000 on it is typed with a prefix
(`ms49621`), since a plain one there goes to another generator.
"""

from golf.cards import JOKERS, PACK, Card

LIMIT = 1 << 31
FIRST = 1


def pack_for(number: int, jokers: int = 0) -> tuple[Card, ...]:
    """Return the 52 cards of a deal in the order in which they are dealt; `number` is 1 to 2^31 - 1.

    So many jokers join the end of the ordered pack, and are shuffled with the rest. That is our own: the
    other programs have no such deals.
    """
    if not FIRST <= number < LIMIT:
        raise ValueError("number out of range")
    cards = list(PACK + JOKERS[:jokers])
    state = number
    for count in range(len(cards), 1, -1):
        state = (state * 214013 + 2531011) % LIMIT
        other = (state >> 16) % count
        cards[count - 1], cards[other] = cards[other], cards[count - 1]
    cards.reverse()
    return tuple(cards)
