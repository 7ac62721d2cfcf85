"""The pack of the card game: two packs of 52 with their jokers, 108 cards (C1).

Cards carry their pack, so that each is told from its twin: `9C1`, `9C2`, `XA1`. Sentences name neither
the pack nor a joker's letter (`Words.card`).
"""

from collections import namedtuple

from golf.cards import RANKS, SUITS

JOKER = 14  # the rank of both jokers, A and B, of a pack: they make lines with each other
KING = 13
RANK_COUNT = 14
_JOKER_LETTER = "X"
_JOKERS = "AB"

# What a rank counts (C6), by rank: ace 1, figures, jack 11, queen 12, king 0, joker -3.
VALUES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, -3)


class PackCard(namedtuple("PackCard", "rank suit pack")):
    """A card of the double pack: `rank` 1 to 13 or 14 for a joker, `suit` of `CDHS` or a joker's `AB`."""

    __slots__ = ()
    rank: int
    suit: str
    pack: int


def _one_pack(pack: int) -> list[PackCard]:
    cards = [PackCard(rank, suit, pack) for rank in range(1, 14) for suit in SUITS]
    return cards + [PackCard(JOKER, letter, pack) for letter in _JOKERS]


# The order that every shuffle of family GC1 begins with; frozen.
PACK = tuple(_one_pack(1) + _one_pack(2))
WITHOUT_JOKERS = tuple([card for card in PACK if card.rank != JOKER])

# How many cards of each rank a pack holds, by rank.
COUNTS = (0,) + (8,) * 13 + (4,)
COUNTS_WITHOUT_JOKERS = (0,) + (8,) * 13 + (0,)


def card_text(card: PackCard) -> str:
    """Return the card's text, e.g. `TC2`; a joker's is `XA1`."""
    letter = _JOKER_LETTER if card.rank == JOKER else RANKS[card.rank - 1]
    return letter + card.suit + str(card.pack)


def read_card(text: str) -> PackCard | None:
    """Return the card of a strict three-character text, or None when there is none."""
    return _BY_TEXT.get(text)


_BY_TEXT = {card_text(card): card for card in PACK}
