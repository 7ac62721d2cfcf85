"""What the advisor was asked and has said, as part of the model."""

from collections import namedtuple

from golf.solitaire.advisor.questions import Reply


class Plan(namedtuple("Plan", "code line winnable best")):
    """A best line of a deal, from the deal on, and what it comes to."""

    __slots__ = ()
    code: str  # of the deal
    line: tuple[str, ...]
    winnable: bool  # whether the line wins
    best: int  # the hole score it ends with


class ShownHint(namedtuple("ShownHint", "move reason winnable best")):
    """A hint on the table: the move, why, and what it comes to."""

    __slots__ = ()
    move: str
    reason: str  # one of the advisor's `REASONS`
    winnable: bool  # whether the game can still be won
    best: int  # the best hole score that can be reached


class Advice(namedtuple("Advice", "ticket asked hint verdict heard review plan broken")):
    """What the advisor was asked and has said about the game as it stands."""

    __slots__ = ()
    ticket: int  # the last one given out
    asked: tuple[tuple[str, int], ...]  # the open questions, as pairs of kind and ticket
    hint: ShownHint | None  # shown on the table
    verdict: Reply | None  # whether the game can still be won
    heard: bool  # whether the player asked for that verdict
    review: Reply | None  # what was possible, once the game has ended
    plan: Plan | None  # the best line, kept for as long as the player follows it
    # Whether it failed the last time: then only what the player asks for is asked, which tries it again.
    broken: bool


SILENT = Advice(0, (), None, None, False, None, None, False)


# The fast advisor: not fetched, on its way, answering, or out of reach.
ABSENT, FETCHING, READY, FAILED = "absent", "fetching", "ready", "failed"


class Engine(namedtuple("Engine", "state done total")):
    """How far the fast advisor is."""

    __slots__ = ()
    state: str  # one of the above
    done: int  # whole megabytes that have come
    total: int  # of how many; 0: not known


NO_ENGINE = Engine(ABSENT, 0, 0)
