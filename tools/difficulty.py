"""Checks the difficulties of winnable deals: `python -m tools.difficulty [--deals 2000]`.

A fixed player who never looks ahead plays the first deals of each difficulty: of the free cards that fit,
the one in the longest column (the leftmost of equals); if none fits, a draw. Prints how often it wins.
"""

import argparse
import gzip
from collections.abc import Iterator

from golf.solitaire.opening import new_code, open_game
from golf.solitaire.rules import RULES, Rules
from golf.solitaire.table import DRAW, WON, Table, after, plays, refusal, status
from golf.solitaire.winnable import GENTLE, HARD, NORMAL, level
from tools.proven import LIST

LEVELS = (GENTLE, NORMAL, HARD)


def main() -> None:
    """Print the table that docs/advisor.md has."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=2000, help="deals of each difficulty")
    count = parser.parse_args().deals
    print("| rule | " + " | ".join(LEVELS) + " |\n|---|---|---|---|")
    for rules in RULES:
        cells = []
        for difficulty in LEVELS:
            played, won = wins(rules, difficulty, count)
            cells.append(f"{won} of {played} ({100 * won / played:.2f} %)")
        print(f"| {rules.name} | " + " | ".join(cells) + " |", flush=True)


def wins(rules: Rules, difficulty: str, count: int) -> tuple[int, int]:
    """Return how many deals of a difficulty there were, at most `count`, and how many the player won."""
    played = won = 0
    for number in numbers(rules, difficulty):
        if played == count:
            break
        played += 1
        won += plays_to_a_win(open_game(new_code(rules, number))[1])
    return played, won


def numbers(rules: Rules, difficulty: str) -> Iterator[int]:
    """Return the numbers of the list's deals of a difficulty."""
    lines = gzip.decompress(LIST.read_bytes()).decode().split("\n")
    deals = next(line[1:] for line in lines if line[:1] == rules.letter)
    return (number for number, mark in enumerate(deals) if level(rules.letter, mark) == difficulty)


def plays_to_a_win(table: Table) -> bool:
    """Return whether the player wins a deal."""
    while True:
        fitting = plays(table)
        if fitting:
            table = after(table, max(fitting, key=lambda move: len(table.columns[int(move) - 1])))
        elif refusal(table, DRAW) is None:
            table = after(table, DRAW)
        else:
            return status(table) == WON


if __name__ == "__main__":
    main()
