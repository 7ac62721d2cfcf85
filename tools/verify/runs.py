"""What is to be shown of the opponents (docs/card-game.md), as contests and the goals of each."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from golf.cardgame.rules import BOARDS, Rules, rules_for
from golf.studies.contest import Contest

EASY, MEDIUM, HARD = "easy", "medium", "hard"
_ROUNDS = 10  # a match where rounds are counted, not wins


class Goal(NamedTuple):
    """A figure of a contest and what it must be: at least (or at most) `bound`."""

    name: str
    figure: Callable[[Contest], float]
    bound: float
    at_most: bool

    def met(self, contest: Contest) -> bool:
        """Return whether the contest reaches the goal."""
        value = self.figure(contest)
        return value <= self.bound if self.at_most else value >= self.bound


class Run(NamedTuple):
    """A contest: its name, table, opponents and number of matches, and the goals it must reach."""

    name: str
    rules: Rules
    opponents: list[str]
    matches: int
    goals: list[Goal]


def wins(contest: Contest) -> float:
    """Return the share of matches that the first opponent won."""
    return contest.seats[0].wins / contest.matches


def awarded(contest: Contest) -> float:
    """Points a round, bonus and penalty included, over all seats."""
    return sum(seat.mean_awarded for seat in contest.seats) / len(contest.seats)


def ender_lowest(contest: Contest) -> float:
    """Return the share of ended rounds in which the ender was lowest."""
    return sum(seat.ended_lowest for seat in contest.seats) / max(1, sum(s.ended for s in contest.seats))


def stalled(contest: Contest) -> float:
    """Rounds that nobody would end."""
    return contest.stalled_rounds


def blunders(contest: Contest) -> float:
    """Blunders of all opponents together."""
    return contest.blunders


def at_least(name: str, figure: Callable[[Contest], float], bound: float) -> Goal:
    """Return a goal that is reached from `bound` on."""
    return Goal(name, figure, bound, at_most=False)


def at_most(name: str, figure: Callable[[Contest], float], bound: float) -> Goal:
    """Return a goal that is reached up to `bound`."""
    return Goal(name, figure, bound, at_most=True)


def runs() -> Iterator[Run]:
    """Return every contest, the quick ones first."""
    none = [at_most("rounds stalled", stalled, 0)]
    clean = [*none, at_most("blunders", blunders, 0)]
    yield _match("medium-easy-2x3", (2, 3), [MEDIUM, EASY], [at_least("Medium wins", wins, 0.60)])
    yield _match("hard-medium-2x3", (2, 3), [HARD, MEDIUM], [at_least("Hard wins", wins, 0.70), *clean])
    yield _match("hard-medium-3x4", (3, 4), [HARD, MEDIUM], [at_least("Hard wins", wins, 0.78), *clean])
    lowest = at_least("ender lowest", ender_lowest, 0.78)
    yield _match("hard-hard-2x3", (2, 3), [HARD] * 2, [at_most("awarded", awarded, 7.2), lowest, *clean])
    yield _match("hard-hard-3x3", (3, 3), [HARD] * 2, [at_most("awarded", awarded, 14.7), *clean])
    yield _match("hard-hard-3x4", (3, 4), [HARD] * 2, [at_most("awarded", awarded, 18.0), *clean])
    yield _match("hard-4-2x3", (2, 3), [HARD] * 4, [at_least("ender lowest", ender_lowest, 0.62), *clean])
    for strength, rounds in ((HARD, 500), (MEDIUM, 10_000)):
        for board in BOARDS:
            for seats in (2, 4, 6):
                name = f"rounds-{strength}-{board[0]}x{board[1]}-{seats}"
                yield Run(name, _by_rounds(board, seats), [strength] * seats, rounds // _ROUNDS, clean)


def _match(name: str, board: tuple[int, int], opponents: list[str], goals: list[Goal]) -> Run:
    return Run(name, rules_for(*board, len(opponents)), opponents, 1000, goals)


def _by_rounds(board: tuple[int, int], seats: int) -> Rules:
    """Return a match of so many rounds, in which nobody goes out."""
    return Rules(*rules_for(*board, seats)[:7], 0, _ROUNDS)
