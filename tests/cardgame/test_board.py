"""A board as opponents read it agrees with what the scoring says, whatever lies there (C3, C6, row 4)."""

from hypothesis import given
from hypothesis import strategies as st

from golf.cardgame.cards import PACK, VALUES, PackCard
from golf.cardgame.opponents.board import Board, unseen_counts
from golf.cardgame.opponents.outlook import Outlook, Prospects
from golf.cardgame.rules import Rules, counts_of, pack_of
from golf.cardgame.scoring import board_score, finished_lines
from golf.cardgame.table import Table, seen
from tests.cardgame.laying import RULES, tables

Cards = tuple[PackCard | None, ...]


@st.composite
def boards(draw: st.DrawFn) -> tuple[Rules, Cards]:
    """Boards of few ranks, so that lines are frequent, some cards face down."""
    rules = draw(RULES)
    ranks = draw(st.lists(st.integers(1, 14), min_size=1, max_size=3))
    pool = [card for card in PACK if card.rank in ranks]
    card = st.sampled_from(pool) | st.sampled_from(pool) | st.none()
    size = rules.rows * rules.columns
    return rules, tuple(draw(st.lists(card, min_size=size, max_size=size)))


@given(boards(), st.sampled_from(PACK))
def test_what_a_card_would_make_of_the_board(found: tuple[Rules, Cards], card: PackCard) -> None:
    rules, cards = found
    board = Board(rules, cards)
    assert board.known == board_score(rules, cards)
    finished = finished_lines(rules, cards)
    for place in board.places:
        empty = (*cards[:place], None, *cards[place + 1 :])
        put = (*cards[:place], card, *cards[place + 1 :])
        assert board.without[place] == board_score(rules, empty)
        assert board.cost(place, card.rank) == board_score(rules, put)
        ours = [line for line in finished_lines(rules, put) if place in line]
        assert board.finishes_line(place, card.rank) == bool(ours)
        lost = set(finished) - set(finished_lines(rules, put))
        assert (board.in_line[place] and card.rank != board.ranks[place]) == bool(lost)


@given(tables())
def test_unseen_cards_are_those_in_the_stock_and_face_down(table: Table) -> None:
    counts = unseen_counts(seen(table, table.turn))
    hidden = list(table.stock)
    for cards, up in zip(table.boards, table.up, strict=True):
        hidden += [card for at, card in enumerate(cards) if not up >> at & 1]
    if not table.winners:
        assert counts == [sum(card.rank == rank for card in hidden) for rank in range(15)]
    assert sum(counts_of(table.rules)) == len(pack_of(table.rules))


@given(boards(), st.integers(1, 14), st.floats(0, 12))
def test_hards_outlook_of_a_change_is_that_of_the_changed_board(
    found: tuple[Rules, Cards], rank: int, turns: float
) -> None:
    """What is worked out from the difference alone is what is worked out afresh."""
    rules, cards = found
    prospects = Prospects([0, *[5] * 14], 70, turns)
    outlook = Outlook(Board(rules, cards), prospects)
    new = next(card for card in PACK if card.rank == rank)
    for place in range(len(cards)):
        changed = Outlook(Board(rules, (*cards[:place], new, *cards[place + 1 :])), prospects)
        assert abs(outlook.put(place, rank) - changed.total) < 1e-6


@given(boards())
def test_with_no_turns_left_the_outlook_is_the_score(found: tuple[Rules, Cards]) -> None:
    rules, cards = found
    counts = [0, *[5] * 14]
    outlook = Outlook(Board(rules, cards), Prospects(counts, 70, 0))
    mean = sum(VALUES[rank] * 5 for rank in range(1, 15)) / 70
    assert abs(outlook.total - board_score(rules, cards) - cards.count(None) * mean) < 1e-6
