"""The shuffles of family GC1, frozen: a match's number fixes every round's cards, whatever is played.

The number seeds PCG32 (stream 3), which first draws the dealer and then two words a round, the seed of
that round. A round's seed shuffles the pack (stream 4) and, when the stock runs out, the discards (stream
4, seed + 1, + 2 ...). Cards are dealt a board at a time from the seat after the dealer on, then the first
discard, then the stock. Nothing in this module may change: people have written codes down.
"""

from golf.cardgame.cards import PackCard
from golf.deals.pcg import MATCH_STREAM, ROUND_STREAM, Pcg32


def first_dealer(number: int, seats: int) -> int:
    """Return the seat that deals the first round (row 9)."""
    return Pcg32(number, MATCH_STREAM).below(seats)


def round_seed(number: int, round_index: int) -> int:
    """Return the seed of a round, counted from 0; 64 bits."""
    generator = Pcg32(number, MATCH_STREAM)
    generator.next()
    for _ in range(2 * round_index):
        generator.next()
    return generator.next() << 32 | generator.next()


def shuffled(cards: tuple[PackCard, ...], seed: int) -> tuple[PackCard, ...]:
    """Return the cards in another order, by an unbiased Fisher-Yates shuffle."""
    mixed = list(cards)
    generator = Pcg32(seed, ROUND_STREAM)
    for place in range(len(mixed) - 1, 0, -1):
        other = generator.below(place + 1)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return tuple(mixed)
