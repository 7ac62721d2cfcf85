"""Positions to ask about: games played at random, and tiny tables of every kind."""

import random

from golf.cards import JOKERS, Card
from golf.solitaire.opening import open_game
from golf.solitaire.rules import CLASSIC, EASY, STRICT, Rules
from golf.solitaire.table import DRAW, Table, after, plays, refusal

# Every combination that a mark can name; those are all that the rules have to say.
EVERY_RULE = tuple(
    [
        Rules(name, letter, on_king, on_ace, jokers, open_start, stuck)
        for name, letter, on_king, on_ace in (rules[:4] for rules in (EASY, CLASSIC, STRICT))
        for jokers in (0, 1, 2)
        for open_start in (False, True)
        for stuck in (False, True)
    ]
)
_RANKS = (1, 2, 12, 13)  # where the rules differ, and neighbours of each other under some


def moves_of(table: Table) -> tuple[str, ...]:
    """Every move that the engine allows."""
    return plays(table) + ((DRAW,) if refusal(table, DRAW) is None else ())


def random_line(code: str, length: int, seed: int) -> tuple[str, ...]:
    """So many moves from a deal, most of them plays; fewer where the game ends."""
    chance = random.Random(seed)
    table = open_game(code)[1]
    line: tuple[str, ...] = ()
    while len(line) < length and (moves := moves_of(table)):
        fitting = plays(table)
        move = chance.choice(fitting if fitting and chance.random() < 0.8 else moves)
        table = after(table, move)
        line += (move,)
    return line


def tiny_tables(count: int, seed: int) -> list[Table]:
    """Tables of few ranks in one to four columns, under every rule, some with jokers or no discard."""
    chance = random.Random(seed)
    return [_tiny_table(chance, _RANKS[: chance.choice((3, 4))]) for _ in range(count)]


def _tiny_table(chance: random.Random, ranks: tuple[int, ...]) -> Table:
    def cards(least: int, most: int) -> tuple[Card, ...]:
        count = chance.randint(least, most)
        return tuple(
            [
                chance.choice(JOKERS) if chance.random() < jokers else Card(chance.choice(ranks), "C")
                for _ in range(count)
            ]
        )

    rules = chance.choice(EVERY_RULE)
    jokers = rules.jokers * 0.07
    columns = tuple([cards(0, 3) for _ in range(chance.randint(1, 4))])
    discard = cards(1, 1) if chance.random() < (0.4 if rules.open_start else 0.9) else ()
    return Table(rules, columns, discard, cards(0, 4))
