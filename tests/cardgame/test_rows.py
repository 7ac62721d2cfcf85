"""Rows 1 to 19 of the table of decisions (docs/card-game.md), a test or more each."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given

from golf.cardgame.cards import JOKER
from golf.cardgame.codes import read_match_code
from golf.cardgame.dealing import first_dealer
from golf.cardgame.match import begin_match, opponent_choice, play, take_seat
from golf.cardgame.rules import BOARDS, DEFAULT, LIMITS, Rules, lines_of, pack_of, rules_for
from golf.cardgame.scoring import awards, board_score, ender_award, winners_of
from golf.cardgame.table import Table, after, new_match, refusal, seen
from tests.cardgame.laying import boards, cards, laid, play_all, ranked, tables


def option(letters: str) -> Rules:
    """The rules of a code with options."""
    return read_match_code(f"GC1-232{letters}-AAAAAAB")[0]


def test_row_1_board_shapes() -> None:
    assert BOARDS == ((2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4))
    assert (DEFAULT.rows, DEFAULT.columns) == (2, 3)
    assert {len(line) for board in BOARDS for line in lines_of(*board)} == {2, 3, 4}


def test_row_2_four_jokers_or_none() -> None:
    assert Counter(card.rank for card in pack_of(DEFAULT))[JOKER] == 4
    assert len(pack_of(option("N"))) == 104
    assert not [card for card in pack_of(option("N")) if card.rank == JOKER]


def test_row_3_jokers_are_not_wild() -> None:
    assert board_score(DEFAULT, ranked("77X 222")) == 7 + 7 - 3


def test_row_4_a_full_line_of_jokers_scores_0_or_keeps_their_points() -> None:
    board = ranked("XXX A23")
    assert board_score(DEFAULT, board) == 6
    assert board_score(option("K"), board) == 6 - 9
    assert board_score(option("K"), ranked("777 A23")) == 6


def test_row_5_diagonals_of_square_boards_only() -> None:
    for rows, columns in BOARDS:
        diagonals = [
            line for line in lines_of(rows, columns) if len({place % columns for place in line}) > 1
            and len({place // columns for place in line}) > 1
        ]  # fmt: skip
        assert len(diagonals) == (2 if rows == columns else 0)


def test_row_6_a_card_in_two_lines_is_0_once() -> None:
    assert board_score(DEFAULT, ranked("777 7A2")) == 3
    assert board_score(rules_for(3, 3, 2), ranked("555 5A2 534")) == 10


@pytest.mark.parametrize("up", [0, 1, 2, 3])
def test_row_7_cards_up_at_the_start(up: int) -> None:
    table = new_match(option(f"U{up}") if up else DEFAULT, 3)
    assert table.up == (2**up - 1,) * 2


def test_row_8_one_card_is_the_first_discard() -> None:
    for number in range(20):
        table = new_match(DEFAULT, number)
        assert len(table.discard) == 1
        assert len(table.stock) == 108 - 12 - 1


def test_row_9_a_random_dealer_and_the_deal_moves_on() -> None:
    dealers = Counter(first_dealer(number, 4) for number in range(400))
    assert min(dealers[seat] for seat in range(4)) > 60
    rules = rules_for(2, 2, 3)
    table = new_match(rules, 11)
    order = []
    for _ in range(5):
        order.append((table.dealer, table.turn))
        start = table.round
        while table.round == start:
            move = next(f"x{place}" for place in ("11", "12", "21", "22") if may_turn(table, place))
            table = after(after(table, "d"), move)
        table = table._replace(totals=(0, 0, 0))
    assert all(first == (dealer + 1) % 3 for dealer, first in order)
    assert all(later[0] == (dealer[0] + 1) % 3 for dealer, later in pairwise(order))


def may_turn(table: Table, place: str) -> bool:
    return refusal(after(table, "d"), "x" + place) is None


def test_row_9_a_seat_that_is_out_does_not_deal() -> None:
    table = laid(rules_for(2, 2, 3), boards=boards("A23K", "4567", "89TJ"), up=(0b1110, 0, 0), dealer=0)
    table = play_all(table._replace(totals=(0, 95, 0)), "d x11 d x11 d x11")
    assert (table.playing, table.dealer, table.turn) == ((0, 2), 2, 0)


def test_row_10_every_other_player_has_exactly_one_final_turn() -> None:
    table = laid(rules_for(2, 2, 4), up=(0b1110, 0, 0, 0))
    table = play_all(table, "d p11")
    turns = []
    while not table.reports:
        turns.append(table.turn)
        table = play_all(table, "d p11")
    assert turns == [1, 2, 3]


def test_row_11_a_second_full_board_in_the_last_lap_is_no_ender() -> None:
    table = laid(
        rules_for(2, 2, 2), boards=boards("JQJQ", "A2K3"), up=(0b1110, 0b1110), stock=cards("XA1 TC1")
    )
    report = play_all(table, "d p11 d x11").reports[0]
    assert report.ender == 0
    assert report.raw[1] == report.awarded[1] == 6


def test_row_12_in_a_tie_the_ender_counts_as_lowest_or_must_be_alone() -> None:
    assert awards(DEFAULT, (8, 8), 0) == (3, 8)
    assert awards(option("A"), (8, 8), 0) == (18, 8)
    assert awards(option("A"), (7, 8), 0) == (2, 8)


@pytest.mark.parametrize(
    ("score", "charged"), [(-3, 7), (0, 10), (4, 14), (9, 19), (10, 20), (11, 22), (-12, -2)]
)
def test_row_13_the_penalty_is_the_more_of_double_and_ten(score: int, charged: int) -> None:
    assert ender_award(score, False) == charged
    assert ender_award(score, True) == score - 5


def test_row_14_out_at_the_limit_or_above() -> None:
    table = laid(rules_for(2, 2, 3), boards=boards("A23K", "4567", "A23K"), up=(0b1110, 0, 0))
    for before, out in ((77, ()), (78, (1,)), (79, (1,))):
        assert play_all(table._replace(totals=(0, before, 0)), "d x11 d x11 d x11").reports[0].out == out


def test_row_14_limits_to_choose_or_a_number_of_rounds() -> None:
    assert LIMITS == (50, 100, 150, 200)
    assert [option(f"L{limit}").limit for limit in LIMITS] == list(LIMITS)
    rules = option("R2")
    assert (rules.limit, rules.rounds) == (0, 2)
    assert winners_of(rules, 1, (0, 1), (0, 1), (150, 90)) == ()
    assert winners_of(rules, 2, (0, 1), (0, 1), (150, 90)) == (1,)


def test_row_15_all_out_at_once_and_equal_share_the_win() -> None:
    assert winners_of(DEFAULT, 8, (0, 1), (), (104, 104)) == (0, 1)
    assert winners_of(option("R3"), 3, (0, 1), (0, 1), (30, 30)) == (0, 1)


def test_row_16_an_empty_stock_is_all_discards_but_the_top_shuffled() -> None:
    pile = cards("AC1 2C1 3C1 4C1 5C1 6C1 7C1 8C1")
    table = laid(stock=(), discard=pile)
    drawn = after(table, "d")
    assert drawn.hand is not None
    assert drawn.discard == pile[-1:]
    assert sorted((drawn.hand, *drawn.stock)) == sorted(pile[:-1])
    assert drawn.shuffles == 1
    again = after(table._replace(shuffles=1), "d")
    assert (again.hand, *again.stock) != (drawn.hand, *drawn.stock)


def test_row_17_endless_rounds_are_told_and_then_counted() -> None:
    table = laid(rules_for(2, 2, 2), boards=boards("A23K", "4567"), up=(0b1, 0b1))
    told = []
    while not table.reports:
        told.append(seen(table, -1).is_stalling)
        table = play_all(table, "d p11")
    assert told == [False] * 6 + [True] * 4  # three laps of two players, then two more
    report = table.reports[0]
    assert (report.stalled, report.ender) == (True, -1)
    assert report.awarded == report.raw


def test_row_17_turning_a_card_up_begins_the_count_anew() -> None:
    table = laid(rules_for(2, 2, 2), up=(0b1, 0b1))
    table = play_all(table, "d p11 " * 9 + "d x12")
    assert (table.quiet, table.reports) == (0, ())


@given(tables())
def test_row_18_a_taken_card_is_never_put_straight_back(table: Table) -> None:
    if not table.winners and table.hand is None:
        taken = after(table, "t")
        for place in ("11", "12", "21", "22"):
            assert refusal(taken, "x" + place) == "taken_card"


def test_row_19_an_opponent_takes_the_seat_of_a_leaver() -> None:
    match = begin_match("GC1-222-AAAAAAB", ("person", "person"))
    assert opponent_choice(match) is None
    match = take_seat(match, match.table.turn, "medium")
    choice = opponent_choice(match)
    assert choice is not None
    played, reason = play(match, choice.move)
    assert reason is None
    assert played.line.done == (choice.move,)
