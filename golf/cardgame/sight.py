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
    """A table as one seat sees it.

    `boards` has None for a card that lies face down, `()` for a seat that is out; `discard` is the pile,
    newest last, every card of which was seen as it was thrown; `stock` is a number of cards. `holding`
    says whether the seat whose turn it is holds a card, `hand` which one, None where this seat cannot see
    it; `taken` whether it came from the discard. `ender` is -1 before somebody has ended the round;
    `quiet` counts turns since a card was turned up. The rest is as in `Table`.
    """

    __slots__ = ()
    rules: Rules
    seat: int
    turn: int
    round: int
    dealer: int
    boards: tuple[tuple[PackCard | None, ...], ...]
    discard: tuple[PackCard, ...]
    stock: int
    holding: bool
    hand: PackCard | None
    taken: bool
    ender: int
    quiet: int
    playing: tuple[int, ...]
    totals: tuple[int, ...]
    reports: tuple[Report, ...]
    winners: tuple[int, ...]

    @property
    def is_stalling(self) -> bool:
        """Whether nobody has turned a card up for so long that it should be said (row 17)."""
        return self.ender < 0 and self.quiet >= QUIET_LAPS * len(self.playing)
