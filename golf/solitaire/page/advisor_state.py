"""What the advisor was asked and has said, as part of the model."""

from collections import namedtuple

from golf.solitaire.advisor.questions import Reply


class Plan(namedtuple("Plan", "code line winnable best")):
    """A best line of a deal, from the deal on, and what it comes to."""

    __slots__ = ()
    code: str
    line: tuple[str, ...]
    winnable: bool
    best: int


class Pointed(namedtuple("Pointed", "move reason winnable best")):
    """A hint on the table: the move, why, and what it comes to."""

    __slots__ = ()
    move: str
    reason: str
    winnable: bool
    best: int


class Advice(namedtuple("Advice", "ticket asked hint verdict heard review plan broken")):
    """What the advisor was asked and has said about the game as it stands.

    `ticket` is the last one given out; `asked` holds the open questions as pairs of kind and ticket. `heard`
    is whether the player asked for the verdict on the game as it stands. `broken` is whether the advisor
    failed the last time: then only what the player asks for is asked, which tries it again.
    """

    __slots__ = ()
    ticket: int
    asked: tuple[tuple[str, int], ...]
    hint: Pointed | None
    verdict: Reply | None
    heard: bool
    review: Reply | None
    plan: Plan | None
    broken: bool


SILENT = Advice(0, (), None, None, False, None, None, False)


# The fast advisor: not fetched, on its way, answering, or out of reach.
ABSENT, FETCHING, READY, FAILED = "absent", "fetching", "ready", "failed"


class Engine(namedtuple("Engine", "state done total")):
    """One of the states above, and how many whole megabytes of how many have come."""

    __slots__ = ()
    state: str
    done: int
    total: int


NO_ENGINE = Engine(ABSENT, 0, 0)
