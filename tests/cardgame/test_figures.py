"""The opponents' figures: a glance at them here, a thousand matches each in make verify (tools.verify)."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from golf.cardgame.rules import BOARDS, DEFAULT, Rules, rules_for
from golf.cardgame.table import Table
from golf.studies.contest import Contest, contest, is_blunder
from tests.cardgame.laying import boards, cards, laid, ranked
from tools.verify.runs import runs


def found(rules: Rules, opponents: list[str], matches: int, seed: int = 3) -> Contest:
    with ThreadPoolExecutor(1) as executor:
        return contest(rules, opponents, matches, seed, executor)


def test_medium_beats_easy_and_hard_beats_medium() -> None:
    for opponents in (["medium", "easy"], ["hard", "medium"]):
        assert found(DEFAULT, opponents, 40).seats[0].wins >= 22


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("strength", ["medium", "hard"])
def test_rounds_end_and_blunders_are_not_made(strength: str, board: tuple[int, int]) -> None:
    result = found(Rules(*rules_for(*board, 3)[:7], 0, 4), [strength] * 3, 2)
    assert (result.rounds, result.stalled_rounds, result.blunders) == (8, 0, 0)
    assert sum(seat.ended for seat in result.seats) == 8


def test_easy_makes_blunders_so_they_are_counted() -> None:
    assert found(rules_for(3, 3, 2), ["easy", "easy"], 4).blunders > 0


def test_every_deal_is_played_from_every_seat() -> None:
    """An opponent against itself wins as often as it loses: the same deals, seats moved on."""
    result = found(DEFAULT, ["medium", "medium"], 20)
    assert [seat.wins for seat in result.seats] == [10, 10]


def test_what_is_to_be_shown_is_in_the_long_checks() -> None:
    goals = {(run.name, goal.name): (goal.bound, goal.at_most) for run in runs() for goal in run.goals}
    assert goals["medium-easy-2x3", "Medium wins"] == (0.60, False)
    assert goals["hard-medium-2x3", "Hard wins"] == (0.70, False)
    assert goals["hard-medium-3x4", "Hard wins"] == (0.78, False)
    assert goals["hard-hard-2x3", "awarded"] == (7.2, True)
    assert goals["hard-hard-3x3", "awarded"] == (14.7, True)
    assert goals["hard-hard-3x4", "awarded"] == (18.0, True)
    assert goals["hard-hard-2x3", "ender lowest"] == (0.78, False)
    assert goals["hard-4-2x3", "ender lowest"] == (0.62, False)
    for strength, rounds in (("medium", 10_000), ("hard", 500)):
        for rows, columns in BOARDS:
            for seats in (2, 4, 6):
                name = f"rounds-{strength}-{rows}x{columns}-{seats}"
                run = next(run for run in runs() if run.name == name)
                assert run.matches * run.rules.rounds == rounds
                assert goals[name, "rounds stalled"] == goals[name, "blunders"] == (0, True)
    assert {run.matches for run in runs() if not run.rules.rounds} == {1000}


def at(text: str, up: int, hand: str, taken: bool) -> Table:
    """A 3×3 board of ranks, some face up, and a card in hand."""
    table = laid(rules_for(3, 3, 2), boards=(*boards(text), *boards("A23456789")), up=(up, 0))
    return table._replace(hand=ranked(hand)[0], taken=taken, discard=cards("5S2"))


@pytest.mark.parametrize(
    ("text", "up", "hand", "taken", "move", "blunder"),
    [
        ("927 4T5 AK3", 0b1, "K", False, "x12", True),  # throws a king away beside a visible 9
        ("927 4T5 AK3", 0b1, "X", False, "x12", True),
        ("427 4T5 AK3", 0b1, "K", False, "x12", False),  # a 4 does not count five more than a king
        ("427 4T5 AK3", 0b1, "X", False, "x12", True),  # but more than a joker
        ("997 4T5 AK3", 0b11, "K", False, "x13", False),  # the nines are one short of a line
        ("997 4T5 AK3", 0b1, "K", False, "p11", False),  # puts it on the 9
        ("9K7 4T5 AK3", 0b11, "5", False, "p12", True),  # throws the king on the board away
        ("9K7 4T5 AK3", 0b01, "5", False, "p12", False),  # which it had not seen
        ("92K 2T5 A23", 0b1001, "8", True, "p12", True),  # takes an 8 for nothing
        ("92K 2T5 A23", 0b1001, "7", True, "p12", False),
        ("92K 2T5 A23", 0b1001, "8", False, "p12", False),  # drawn, not taken
        ("92K 2T5 A23", 0b1001, "9", True, "p12", False),  # two nines of three
        ("777 2T5 A23", 0b111, "K", False, "p11", True),  # breaks a line
        ("777 2T5 A23", 0b111, "7", False, "p11", False),
    ],
)
def test_the_three_blunders(text: str, up: int, hand: str, taken: bool, move: str, blunder: bool) -> None:
    assert is_blunder(at(text, up, hand, taken), move) == blunder
