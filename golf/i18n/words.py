"""Sentences of one language, filled with numbers, cards and names.

A key is `context.id` of the PO catalogs. `{card}` in a sentence is filled with a card's name and
`{card.acc}` with a grammatical form of it, where the language's catalog has that form; `{card.sign}`
is the short form as printed on the card (`10♠`, in Portuguese `R♣`).
"""

from golf.cards import JOKER, RANKS
from golf.i18n.plural import plural_form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from golf.cards import AnyCard

SUIT_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_JOKER_SIGNS = {"A": "★", "B": "☆"}  # the second is the red one


def _unnamed(key: str) -> str:
    """Return what stands for the words of a rule or an opponent that has none yet.

    Its own name, and no note.
    """
    context, _, name = key.partition(".")
    if context not in ("rules", "cards"):
        raise KeyError(key)
    return "" if name.endswith("_note") else name[:1].upper() + name[1:]


def _holes_of(sentence: str) -> tuple[str, list[tuple[str, str, str, str]]]:
    """Return what stands before the first hole, and for each: as it is written, name, form, what follows."""
    parts = sentence.split("{")
    holes = []
    for part in parts[1:]:
        hole, closed, rest = part.partition("}")
        name, _, form = hole.partition(".")
        holes.append(("{" + part, name if closed else "", form, rest))
    return parts[0], holes


class Words:
    """The words of one language; `entries` maps a key to a sentence, or to a list of plural forms.

    `languages` are all that can be chosen, as pairs of code and name; `international` says whether the
    cards carry international letters, whatever the language. While words are not `complete`, a key without a
    sentence is an `ImportError`, as a module that has not come yet is one: `learn` brings the rest.
    """

    def __init__(
        self,
        language: str,
        entries: dict[str, str | list[str]],
        languages: tuple[tuple[str, str], ...] = (),
        international: bool = False,
        complete: bool = True,
    ) -> None:
        self.language = language
        self._entries = entries
        self.languages = languages
        self._holes: dict[str, tuple[str, list[tuple[str, str, str, str]]]] = {}  # of sentences said before
        self._names: dict[str, str] = {}  # of cards, as they were first asked for
        self.international = international
        self.complete = complete
        self.memory: dict[str, Any] = {}  # what was made of these words, by name

    def with_letters(self, international: bool) -> "Words":
        """These words, or the same ones with other letters on the cards."""
        if international == self.international:
            return self
        return Words(self.language, self._entries, self.languages, international, self.complete)

    def learn(self, entries: dict[str, str | list[str]]) -> None:
        """Take the sentences that were not needed at the start; what was said before stays right."""
        self._entries.update(entries)
        self.complete = True

    def say(self, key: str, values: dict[str, object] | None = None) -> str:
        """Return the sentence of a key; a plural is chosen by `values["count"]`."""
        sentence = self._entries.get(key)
        if sentence is None:
            if not self.complete:
                raise ImportError(key)
            sentence = _unnamed(key)
        values = values or {}
        if not isinstance(sentence, str):
            count = values["count"]
            assert isinstance(count, int)
            # An English sentence that stands in for a missing one has fewer forms; its last is *other*.
            sentence = sentence[min(plural_form(self.language, count), len(sentence) - 1)]
        return self._fill(sentence, values) if "{" in sentence else sentence

    def card(self, card: "AnyCard", form: str = "") -> str:
        """Return a card's name, e.g. `9 of clubs`; in a form the catalog lacks, the plain name."""
        if card.rank == JOKER:
            alike = hasattr(card, "pack")  # those of the card game have one name
            if form == "sign":
                return self.corner(card) if alike else _JOKER_SIGNS[card.suit]
            return self._form("cards.joker" if alike else "card.joker_" + card.suit, form)
        if form == "sign":
            return self.corner(card) + SUIT_SIGNS[card.suit]
        if not card.rank:
            return self.say("card.unknown")
        # Kept, since a move names some cards and most of them again: on the table, in the log, for listeners.
        key = str(card.rank) + card.suit + form
        name = self._names.get(key)
        if name is None:
            rank = self._form("rank." + str(card.rank), form)
            suit = self.say("suit." + card.suit)
            name = self._fill(self._form("card.name", form), {"rank": rank, "suit": suit})
            self._names[key] = name
        return name

    def corner(self, card: "AnyCard") -> str:
        """Return what is printed in the card's corner: `10`, `K` (or `R`, `К`), a star for a joker."""
        if card.rank == 10:
            return "10"
        if card.rank == JOKER:
            return self.say("corner.14")
        if self.international or card.rank in (2, 3, 4, 5, 6, 7, 8, 9):
            return RANKS[card.rank - 1]
        return self.say("corner." + str(card.rank))

    def _form(self, key: str, form: str) -> str:
        inflected = key + "." + form
        return self.say(inflected if form and inflected in self._entries else key)

    def _fill(self, sentence: str, values: dict[str, object]) -> str:
        """Put values for `{name}` and `{name.form}`; a brace without a value stays as it is."""
        holes = self._holes.get(sentence)
        if holes is None:
            holes = self._holes[sentence] = _holes_of(sentence)
        filled, rest_of = holes
        for written, name, form, rest in rest_of:
            if name not in values:
                filled += written
                continue
            value = values[name]
            # A card is whatever has rank and suit: each game has cards of its own.
            is_card = hasattr(value, "suit")
            filled += (self.card(value, form) if is_card else str(value)) + rest  # type: ignore[arg-type]
        return filled
