"""Playing cards and their two-character texts: `TC` is the ten of clubs, `AH` the ace of hearts."""

from collections import namedtuple

RANKS = "A23456789TJQK"
SUITS = "CDHS"
KING = 13
ACE = 1


class Card(namedtuple("Card", "rank suit")):
    """A playing card; `rank` counts from 1 (ace) to 13 (king), `suit` is one of `CDHS`."""

    __slots__ = ()
    rank: int
    suit: str


# A stock card that nobody knows is an ordinary value: it lies there and is counted, but never drawn.
UNKNOWN = Card(0, "?")

# Every family of deal codes shuffles or permutes these 52: AC AD AH AS 2C … KS.
PACK = tuple(Card(rank, suit) for rank in range(1, 14) for suit in SUITS)


def card_text(card: Card) -> str:
    """The card's text, e.g. `TC`; `??` for a card nobody knows."""
    return "??" if card == UNKNOWN else RANKS[card.rank - 1] + card.suit


def read_card(text: str) -> Card | None:
    """The card of a strict two-character text, or None when there is none."""
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        return None
    return Card(RANKS.index(text[0]) + 1, text[1])


def read_cards(text: str) -> tuple[Card, ...] | None:
    """The cards of texts written one after the other (`7C8S`), or None when one cannot be read."""
    cards = []
    for at in range(0, len(text), 2):
        card = read_card(text[at : at + 2])
        if card is None:
            return None
        cards.append(card)
    return tuple(cards)


def is_red(card: Card) -> bool:
    """Whether the suit is diamonds or hearts."""
    return card.suit in "DH"
