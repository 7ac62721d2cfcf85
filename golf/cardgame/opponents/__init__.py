"""Who can sit at a table: people, and opponents of the computer.

An opponent is a pure function of what its seat sees and a seed, and gives each move with its reason. To add
one, write its module and a row of `OPPONENTS`; until it has an entry `cards.NAME` in the catalogs it goes
by its own name.
"""

from collections import namedtuple

from golf.cardgame.opponents.choice import Choice
from golf.cardgame.opponents.easy import easy
from golf.cardgame.opponents.hard import hard
from golf.cardgame.opponents.medium import medium
from golf.cardgame.sight import Seen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

PERSON = "person"
EASY, MEDIUM, HARD = "easy", "medium", "hard"


class Opponent(namedtuple("Opponent", "name digit policy")):
    """An opponent of the computer."""

    __slots__ = ()
    name: str  # in messages, on the command line and in the catalogs
    digit: str  # in saves; permanent, and never given to another
    policy: "Callable[[Seen, int], Choice]"  # its move for what the seat sees and a seed


OPPONENTS = (
    Opponent(EASY, "1", easy),
    Opponent(MEDIUM, "2", medium),
    Opponent(HARD, "3", hard),
)
STRENGTHS = tuple([opponent.name for opponent in OPPONENTS])
PLAYERS = (PERSON,) + STRENGTHS  # whatever a seat can be given to
_POLICIES = {opponent.name: opponent.policy for opponent in OPPONENTS}
_DIGITS = {opponent.name: opponent.digit for opponent in OPPONENTS}
_DIGITS[PERSON] = "0"
_BY_DIGIT = {digit: player for player, digit in _DIGITS.items()}


def choose(strength: str, seen: Seen, seed: int) -> Choice:
    """Return what an opponent plays in the seat that `seen` is for, whose turn it is."""
    return _POLICIES[strength](seen, seed)


def seats_text(players: tuple[str, ...]) -> str:
    """Write who sits where, a digit for each seat."""
    return "".join([_DIGITS[player] for player in players])


def player_of(digit: str) -> str | None:
    """Return the player that a digit stands for, None where it stands for none."""
    return _BY_DIGIT.get(digit)
