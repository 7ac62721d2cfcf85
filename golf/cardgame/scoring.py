"""What boards and rounds count: values, lines that cancel, bonus and penalty, who is out (C3-C7)."""

from collections import namedtuple

from golf.cardgame.cards import JOKER, VALUES, PackCard
from golf.cardgame.rules import BONUS, PENALTY, Rules, lines_of


class Report(namedtuple("Report", "boards raw awarded totals ender stalled out")):
    """How a round ended; the tuples have an entry for each seat."""

    __slots__ = ()
    boards: tuple[tuple[PackCard, ...], ...]  # no cards for a seat that was out before
    raw: tuple[int | None, ...]  # what the boards count, None for a seat that was out before
    awarded: tuple[int | None, ...]  # what was written down, bonus or penalty included
    totals: tuple[int, ...]  # the sums after it
    ender: int  # the seat that ended the round, -1 where it was stalled
    stalled: bool  # whether it was counted because no card was turned up for long (row 17)
    out: tuple[int, ...]  # the seats that went out


def finished_lines(rules: Rules, board: tuple[PackCard | None, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the lines whose cards are all known and of one rank; None stands for a card face down."""
    found = []
    for line in lines_of(rules.rows, rules.columns):
        ranks = [0 if card is None else card.rank for card in [board[place] for place in line]]
        if ranks[0] and ranks == ranks[:1] * len(line):
            found.append(line)
    return tuple(found)


def cancels(rules: Rules, card: PackCard) -> bool:
    """Return whether a finished line of such cards counts nothing; jokers may keep their points (row 4)."""
    return card.rank != JOKER or not rules.jokers_keep


def values_of(rules: Rules, board: tuple[PackCard | None, ...]) -> tuple[int, ...]:
    """Return what each place of a board counts: 0 in a finished line (C3) and for an unknown card."""
    values = [0 if card is None else VALUES[card.rank] for card in board]
    for line in finished_lines(rules, board):
        first = board[line[0]]
        assert first is not None
        if cancels(rules, first):
            for place in line:
                values[place] = 0
    return tuple(values)


def board_score(rules: Rules, board: tuple[PackCard | None, ...]) -> int:
    """Return what a board counts, as far as it is known."""
    return sum(values_of(rules, board))


def ender_is_lowest(rules: Rules, own: int, others: list[int]) -> bool:
    """Return whether the ender has the lowest score; in a tie as the option says (row 12)."""
    return own < min(others) if rules.alone else own <= min(others)


def ender_award(own: int, lowest: bool) -> int:
    """Return what an ender is charged for a board of `own` points (C5, row 13): 11 → 22, 4 → 14, -3 → 7."""
    return own - BONUS if lowest else max(2 * own, own + PENALTY)


def awards(rules: Rules, raw: tuple[int | None, ...], ender: int) -> tuple[int | None, ...]:
    """Return what each seat is charged for a round; `ender` is -1 for a round that was stalled (row 17)."""
    if ender < 0:
        return raw
    others = [score for seat, score in enumerate(raw) if seat != ender and score is not None]
    own = raw[ender]
    assert own is not None
    award = ender_award(own, ender_is_lowest(rules, own, others))
    return raw[:ender] + (award,) + raw[ender + 1 :]


def gone_out(rules: Rules, playing: tuple[int, ...], totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return which of the seats in play have reached the limit (C7, row 14)."""
    return tuple([seat for seat in playing if rules.limit and totals[seat] >= rules.limit])


def winners_of(
    rules: Rules, rounds: int, before: tuple[int, ...], playing: tuple[int, ...], totals: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the seats that have won the match, none while it goes on; more than one share the win (row 15).

    `rounds` were played; `before` were in play in the last one and `playing` still are.
    """
    if len(playing) == 1:
        return playing
    if playing and not (rules.rounds and rounds >= rules.rounds):
        return ()
    candidates = playing or before
    lowest = min([totals[seat] for seat in candidates])
    return tuple([seat for seat in candidates if totals[seat] == lowest])
