"""What an opponent decides: a move and, in one sentence, why."""

from collections import namedtuple

# Reasons: keys of the catalogs' *cards_reason* context. `card` is the card that moves, `old` the one that
# makes room, `points` what the board counts less, or is expected to.
DRAWS = "draws"  # the discard helps less than a card from the stock may
TAKES = "takes"
FINISHES_LINE = "finishes_line"
NEARS_LINE = "nears_line"
REPLACES = "replaces"
COVERS = "covers"  # puts a card on one that lies face down
THROWS = "throws"
ENDS_ROUND = "ends_round"
LAST_TURN = "last_turn"
SLIPS = "slips"  # Easy, now and then

REASONS = (
    DRAWS, TAKES, FINISHES_LINE, NEARS_LINE, REPLACES, COVERS, THROWS, ENDS_ROUND, LAST_TURN, SLIPS,
)  # fmt: skip


class Choice(namedtuple("Choice", "move reason values")):
    """A move and the reason for it."""

    __slots__ = ()
    move: str
    reason: str  # one of `REASONS`
    values: dict[str, object]  # what fills the reason's sentence: cards and numbers
