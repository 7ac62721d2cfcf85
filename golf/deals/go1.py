"""The deals of family GO1, frozen: the number seeds PCG32, which shuffles the starting order.

Every number takes the same path and no deal is special. The *starting order of the pack* is an
arbitrary constant, as the order of a new pack is; it was chosen once so that number 1 (`AAAAAAB`)
gives the documented deal. Nothing in this module may change: people have written codes down.
"""

from golf.cards import JOKERS, Card, read_cards
from golf.deals.pcg import SHUFFLE_STREAM, Pcg32

LIMIT = 1 << 35  # seven letters of base 32

STARTING_ORDER = (
    "6D TH AD 6H TC 6S 9D QC 2H 5D TS 8H 4S 4D 6C 5S QH 8S 3S AH KH KS 3H 4C 2C 7H "
    "JS QS 4H QD 2S JC JH 3C TD 7C 9H 8D 9C JD 5C KD 7S 3D 7D AC KC 2D AS 8C 5H 9S"
)


def pack_for(number: int, jokers: int = 0) -> tuple[Card, ...]:
    """Return the 52 cards of a deal in the order in which they are dealt; `number` is 0 to 2^35 - 1.

    So many jokers join the end of the starting order, and are shuffled with the rest.
    """
    if not 0 <= number < LIMIT:
        raise ValueError("number out of range")
    cards = list(read_cards(STARTING_ORDER.replace(" ", "")) or ()) + list(JOKERS[:jokers])
    generator = Pcg32(number, SHUFFLE_STREAM)
    for place in range(len(cards) - 1, 0, -1):
        other = generator.below(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)
