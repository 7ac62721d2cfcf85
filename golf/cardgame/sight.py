"""What a seat sees: all that an opponent, a hint or a screen is ever given of a table.

Cards that lie face down and the order of the stock are not in it, nor the number of the deal. The record
stands apart from `golf.cardgame.table`, so that what works with it need not know tables at all.
"""

from collections import namedtuple

from golf.cardgame.cards import PackCard
from golf.cardgame.rules import QUIET_LAPS, Rules
from golf.cardgame.scoring import Report


class Seen(
    namedtuple(
        "Seen",
        "rules seat turn round dealer boards discard stock holding hand taken ender quiet playing totals "
        "reports winners",
    )
):
    """A table as one seat sees it."""

    __slots__ = ()
    rules: Rules
    seat: int  # whose sight it is, -1 for an onlooker
    turn: int  # the seat whose turn it is
    round: int  # from 0
    dealer: int  # the seat that dealt it
    boards: tuple[tuple[PackCard | None, ...], ...]  # None for a card face down, () for a seat that is out
    discard: tuple[PackCard, ...]  # newest last; each was seen as it was thrown
    stock: int  # how many cards
    holding: bool  # whether the seat whose turn it is holds a card
    hand: PackCard | None  # that card, None where this seat cannot see it
    taken: bool  # whether it came from the discard
    ender: int  # the seat that has ended the round, -1 before
    quiet: int  # turns since a card was turned up
    playing: tuple[int, ...]  # the seats still in
    totals: tuple[int, ...]  # by seat, before this round
    reports: tuple[Report, ...]  # how the rounds before ended
    winners: tuple[int, ...]  # the seats that have won, () while the match goes on

    @property
    def is_stalling(self) -> bool:
        """Return whether no card has been turned up for so long that it should be said (row 17)."""
        return self.ender < 0 and self.quiet >= QUIET_LAPS * len(self.playing)
