"""Playing cards and their two-character texts: `TC` is the ten of clubs, `XA` and `XB` are the jokers."""

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class AnyCard(Protocol):
        """What names and drawings need of a card; the cards of both games have it."""

        rank: int
        suit: str


RANKS = "A23456789TJQK"
SUITS = "CDHS"
_JOKER_LETTER = "X"
KING = 13
ACE = 1
JOKER = 14  # the rank of a joker, whose suit is A or B


class Card(namedtuple("Card", "rank suit")):
    """A playing card; `rank` counts from 1 (ace) to 13 (king), `suit` is one of `CDHS`.

    A joker has rank 14 and suit A or B.
    """

    __slots__ = ()
    rank: int
    suit: str


# An unknown stock card is an ordinary value: it lies there and is counted, but never drawn.
UNKNOWN = Card(0, "?")

# The jokers, in the order in which they join the starting order of a pack.
JOKERS = (Card(JOKER, "A"), Card(JOKER, "B"))

# Every family of deal codes shuffles or permutes these 52: AC AD AH AS 2C … KS.
PACK = tuple(Card(rank, suit) for rank in range(1, 14) for suit in SUITS)


def card_text(card: "AnyCard") -> str:
    """Return the card's text, e.g. `TC`; `??` for an unknown card."""
    if card.rank == JOKER:
        return _JOKER_LETTER + card.suit
    return "??" if card == UNKNOWN else RANKS[card.rank - 1] + card.suit


def read_card(text: str) -> Card | None:
    """Return the card of a strict two-character text, or None when there is none."""
    if text in ("XA", "XB"):
        return Card(JOKER, text[1])
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        return None
    return Card(RANKS.index(text[0]) + 1, text[1])


def read_cards(text: str) -> tuple[Card, ...] | None:
    """Return the cards of texts written one after the other (`7C8S`), or None when one cannot be read."""
    cards = []
    for at in range(0, len(text), 2):
        card = read_card(text[at : at + 2])
        if card is None:
            return None
        cards.append(card)
    return tuple(cards)


def is_red(card: "AnyCard") -> bool:
    """Return whether the suit is diamonds or hearts; of the jokers the second is red."""
    return card.suit in "DHB"
