"""Tables that tests lay out by hand, matches played at random, and what properties are tried on."""

from typing import Any

from hypothesis import strategies as st

from golf.cardgame.cards import PACK, PackCard, read_card
from golf.cardgame.codes import match_code
from golf.cardgame.rules import BOARDS, DEFAULT, LIMITS, Rules, rules_for
from golf.cardgame.table import Table, after, legal_moves, new_match
from golf.deals.pcg import Pcg32


def cards(text: str) -> tuple[PackCard, ...]:
    """The cards of texts such as `9C1 XA2`."""
    found = []
    for word in text.split():
        card = read_card(word)
        assert card is not None, word
        found.append(card)
    return tuple(found)


def ranked(text: str) -> tuple[PackCard, ...]:
    """Cards of the ranks in a text such as `99K X`, each another card."""
    left = list(PACK)
    found = []
    for letter in text.replace(" ", ""):
        rank = "A23456789TJQKX".index(letter) + 1
        card = next(card for card in left if card.rank == rank)
        left.remove(card)
        found.append(card)
    return tuple(found)


def laid(rules: Rules = DEFAULT, **changed: Any) -> Table:
    """A first table with some fields changed."""
    return new_match(rules, 1)._replace(turn=0, **changed)


def boards(*texts: str) -> tuple[tuple[PackCard, ...], ...]:
    """Boards of ranks, a text for each seat, no card twice."""
    all_cards = ranked("".join(texts))
    found, at = [], 0
    for text in texts:
        size = len(text.replace(" ", ""))
        found.append(all_cards[at : at + size])
        at += size
    return tuple(found)


def play_all(table: Table, moves: str) -> Table:
    """The table after moves, none of which is refused."""
    for move in moves.split():
        table = after(table, move)
    return table


RULES = st.builds(
    lambda board, seats, jokers, keep, up, alone, limit: Rules(
        *board, seats, jokers, keep, up, alone, max(0, limit), max(0, -limit)
    ),
    st.sampled_from(BOARDS),
    st.integers(2, 6),
    st.booleans(),
    st.booleans(),
    st.integers(0, 3),
    st.booleans(),
    st.sampled_from([*LIMITS, -1, -3, -99]),
)
NUMBERS = st.integers(0, 2**35 - 1)
MATCH_CODES = st.builds(match_code, RULES, NUMBERS)


@st.composite
def tables(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = RULES, most: int = 60) -> Table:
    """Tables in the middle of a match: random legal moves, those that end a round not too rare."""
    table = new_match(draw(rules), draw(NUMBERS))
    for choice in draw(st.lists(st.integers(0, 255), max_size=most)):
        moves = legal_moves(table)
        if moves:
            table = after(table, moves[choice % len(moves)])
    return table


def random_rules(chance: Pcg32) -> Rules:
    """A table that players may choose, any option."""
    rows, columns = BOARDS[chance.below(len(BOARDS))]
    rules = rules_for(rows, columns, 2 + chance.below(5))
    if chance.below(2):
        return rules
    return Rules(
        rows,
        columns,
        rules.seats,
        chance.below(2) == 0,
        chance.below(2) == 0,
        chance.below(4),
        chance.below(2) == 0,
        *[(50, 0), (100, 0), (0, 2)][chance.below(3)],
    )
