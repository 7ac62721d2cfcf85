"""Plays the card game; CPython and MicroPython must print the same bytes.

`cards_program.py games FIRST COUNT` plays that many matches of Easy and Medium, of every board and option,
and prints each with its log and scores. `cards_program.py codes` reads codes near to right ones.
`cards_program.py times STRENGTH CODE COUNT` plays on with one strength and prints the milliseconds of each
decision, which are the one thing that differs.
"""

import sys

from golf.cardgame.codes import match_code, open_match
from golf.cardgame.opponents import EASY, MEDIUM, choose
from golf.cardgame.rules import BOARDS, Rules
from golf.cardgame.table import after, new_match, seen
from golf.deals.pcg import Pcg32
from golf.errors import GolfError
from golf.session.match import begin_match, load_match, match_text, opponent_choice, play
from golf.session.match_report import match_pairs
from golf.session.report import Pairs, json_text


def some_rules(chance: Pcg32) -> Rules:
    """Mostly a round or two on a small board: MicroPython takes its time."""
    rows, columns = BOARDS[chance.below(4) if chance.below(8) else chance.below(6)]
    seats = 2 + chance.below(3) if chance.below(8) else 2 + chance.below(5)
    options = (chance.below(4) > 0, chance.below(4) == 0, chance.below(4), chance.below(4) == 0)
    if chance.below(30) == 0:
        return Rules(rows, columns, seats, options[0], options[1], options[2], options[3], 50, 0)
    return Rules(rows, columns, seats, options[0], options[1], options[2], options[3], 0, 1)


def games(first: str, count: str) -> None:
    """Whole matches, each to its last report; the save of every tenth is read back."""
    for number in range(int(first), int(first) + int(count)):
        chance = Pcg32(number, 31)
        rules = some_rules(chance)
        players = tuple([(EASY, MEDIUM)[chance.below(2)] for _ in range(rules.seats)])
        match = begin_match(match_code(rules, (chance.below(8) << 32) + chance.next()), players)
        choice = opponent_choice(match)
        reasons = ""
        while choice is not None:
            reasons += choice.reason[0]
            match, reason = play(match, choice.move)
            assert reason is None
            choice = opponent_choice(match)
        print(json_text(Pairs(match_pairs(match, 0, None))), reasons)
        if number % 10 == 0:
            text = match_text(match)
            again, dropped = load_match(text[: chance.below(len(text) - 30) + 30])
            print(match_text(again), dropped)


LETTERS = "GC1234NKUALR-0OIB~ АВСЕО%é"


def codes() -> None:
    """Codes as they are and scribbled over, with the first round they deal or what is wrong with them."""
    chance = Pcg32(1, 32)
    for _ in range(300):
        text = match_code(some_rules(chance), (chance.below(8) << 32) + chance.next())
        for _ in range(chance.below(4)):
            at = chance.below(len(text) + 1)
            text = (
                text[:at]
                + LETTERS[chance.below(len(LETTERS))] * chance.below(2)
                + text[at + chance.below(2) :]
            )
        try:
            code, table = open_match(text)
            print(text, code, table.dealer, table.boards, table.discard, len(table.stock))
        except GolfError as error:
            print(text, error.reason, " ".join([str(error.values[name]) for name in sorted(error.values)]))


def times(strength: str, code: str, count: str) -> None:
    """The milliseconds of decisions, a line each."""
    import time

    # MicroPython's clock is called by another name than CPython's.
    ticks = getattr(time, "ticks_us", None) or (lambda: time.perf_counter_ns() // 1000)
    _, table = open_match(code)
    for number in range(int(count)):
        if table.winners:
            table = new_match(table.rules, number)
        view = seen(table, table.turn)
        started = ticks()
        choice = choose(strength, view, number)
        print((ticks() - started) / 1000)
        table = after(table, choice.move)


PARTS = {"games": games, "codes": codes, "times": times}
PARTS[sys.argv[1]](*sys.argv[2:])
