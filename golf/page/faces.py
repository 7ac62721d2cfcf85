"""What is printed on a card, for the tables of both games and for figures."""

from golf.cards import JOKER, card_text
from golf.i18n.words import Words
from golf.page.nodes import Node, el

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.cards import AnyCard


def face(words: Words, card: "AnyCard") -> tuple[Node, ...]:
    """Return what is printed on a card: the corner in the player's letters, and the art of the sprite."""
    corner: tuple[Node, ...] = (el("b", (), words.corner(card)),)
    if card.rank != JOKER:
        corner = corner + (_use("suit", "suit-" + card.suit),)
    return (el("span", (("class", "corner"),), corner), _use("art", face_name(card)))


def face_name(card: "AnyCard") -> str:
    """Return the name of a card's drawing; the jokers share one and differ in colour."""
    return "face-X" if card.rank == JOKER else "face-" + card_text(card)


def _use(kind: str, name: str) -> Node:
    return el("svg", (("class", kind),), (el("use", (("href", "#" + name),)),))
