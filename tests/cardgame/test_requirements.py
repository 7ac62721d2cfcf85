"""C1 to C7 of the requirements, a test or more each."""

from collections import Counter

import pytest
from hypothesis import given

from golf.cardgame.cards import JOKER, PACK, VALUES, card_text, read_card
from golf.cardgame.codes import match_code, open_match
from golf.cardgame.rules import BOARDS, Rules, lines_of, rules_for
from golf.cardgame.scoring import awards, board_score, ender_award, values_of, winners_of
from golf.cardgame.table import Table, after, legal_moves, new_match, refusal
from tests.cardgame.laying import RULES, boards, cards, laid, play_all, ranked, tables

ONE, ALL = 0b000001, 0b111111


def test_c1_two_packs_with_their_jokers() -> None:
    assert len(PACK) == len(set(PACK)) == 108
    assert Counter(card.rank for card in PACK) == {**dict.fromkeys(range(1, 14), 8), JOKER: 4}
    assert {card_text(card) for card in PACK if card.rank == JOKER} == {"XA1", "XB1", "XA2", "XB2"}
    assert [read_card(card_text(card)) for card in PACK] == list(PACK)
    assert all(read_card(text) is None for text in ("", "9C", "9C3", "XC1", "9A1", "9c1", " 9C1"))


@given(RULES)
def test_c1_boards_of_4_to_16_cards_face_down(rules: Rules) -> None:
    table = new_match(rules, 7)
    assert len(table.boards) == rules.seats
    for board, up in zip(table.boards, table.up, strict=True):
        assert 4 <= len(board) == rules.rows * rules.columns <= 16
        assert up == 2**rules.up - 1
    assert len(table.discard) == 1
    assert table.hand is None


def test_c2_draw_and_put_a_card_in_any_place() -> None:
    table = laid(boards=boards("5678 9T", "JQKA 23"), up=(ONE, 0), stock=cards("XA1 XB1"))
    for place, move in enumerate(["p11", "p12", "p13", "p21", "p22", "p23"]):
        drawn = after(table, "d")
        assert (drawn.hand, drawn.taken, drawn.turn) == (cards("XA1")[0], False, 0)
        done = after(drawn, move)
        assert done.boards[0][place] == cards("XA1")[0]
        assert done.discard[-1] == table.boards[0][place]
        assert done.up[0] == ONE | 1 << place
        assert (done.hand, done.turn, done.stock) == (None, 1, table.stock[1:])


def test_c2_throw_a_drawn_card_away_and_turn_one_up() -> None:
    table = laid(boards=boards("5678 9T", "JQKA 23"), stock=cards("XA1 XB1"))
    done = play_all(table, "d x22")
    assert done.boards == table.boards
    assert done.discard[-1] == cards("XA1")[0]
    assert (done.up[0], done.turn) == (1 << 4, 1)


def test_c2_take_the_top_discard() -> None:
    table = laid(boards=boards("5678 9T", "JQKA 23"))
    top = table.discard[-1]
    taken = after(table, "t")
    assert (taken.hand, taken.taken, taken.discard) == (top, True, ())
    assert after(taken, "p23").boards[0][5] == top


def test_c2_a_card_taken_from_the_discard_may_not_go_straight_back() -> None:
    taken = after(laid(), "t")
    assert refusal(taken, "x11") == "taken_card"
    assert not [move for move in legal_moves(taken) if move[0] == "x"]


@pytest.mark.parametrize(
    ("before", "move", "reason"),
    [
        ("", "p11", "no_card_in_hand"),
        ("", "x11", "no_card_in_hand"),
        ("d", "d", "card_in_hand"),
        ("d", "t", "card_in_hand"),
        ("t", "d", "card_in_hand"),
        ("d", "p31", "no_such_place"),
        ("d", "x14", "no_such_place"),
        ("d p11 d p11 d", "x11", "already_up"),
        ("t", "x21", "taken_card"),
    ],
)
def test_c2_what_may_not_be_done_is_refused_with_its_reason(before: str, move: str, reason: str) -> None:
    assert refusal(play_all(laid(), before), move) == reason


@given(tables())
def test_c2_legal_moves_are_those_that_are_not_refused(table: Table) -> None:
    texts = ["d", "t"] + [f"{kind}{row}{column}" for kind in "px" for row in range(6) for column in range(6)]
    assert sorted(legal_moves(table)) == [move for move in sorted(texts) if refusal(table, move) is None]


@pytest.mark.parametrize(
    ("rows", "columns", "text", "score"),
    [
        (2, 3, "777 A23", 6),  # a row
        (2, 3, "7A2 793", 15),  # a column
        (2, 3, "77A 237", 27),  # no line: two of a kind in a row of three
        (2, 2, "57 75", 0),  # both diagonals of a square
        (3, 3, "9AA A9A AA9", 6),  # a diagonal
        (3, 4, "9AA2 A9A3 AA94", 9 * 3 + 6 + 9),  # no diagonal on a board that is not square
        (4, 4, "QQQQ AAAA 2222 345K", 12),
    ],
)
def test_c3_lines_of_one_rank_score_nothing(rows: int, columns: int, text: str, score: int) -> None:
    assert board_score(rules_for(rows, columns, 2), ranked(text)) == score


def test_c3_a_line_is_whole_or_counts_in_full() -> None:
    assert values_of(rules_for(2, 3, 2), (*ranked("77"), None, *ranked("AAA"))) == (7, 7, 0, 0, 0, 0)


def test_c3_every_row_column_and_diagonal_is_a_line() -> None:
    for rows, columns in BOARDS:
        lines = lines_of(rows, columns)
        assert len(lines) == rows + columns + 2 * (rows == columns)
        assert {len(line) for line in lines} <= {rows, columns}


def test_c4_after_the_last_card_everybody_else_has_one_more_turn() -> None:
    rules = rules_for(2, 2, 3)
    table = laid(rules, boards=boards("AAAA", "2345", "6789"), up=(0b1110, 0, 0))
    table = play_all(table, "d x11")
    assert (table.ender, table.turn, table.reports) == (0, 1, ())
    table = play_all(table, "d x11")
    assert (table.turn, table.reports) == (2, ())
    table = play_all(table, "d x22")
    assert [report.ender for report in table.reports] == [0]
    assert table.round == 1


def test_c4_all_hidden_cards_are_turned_up_and_counted() -> None:
    table = laid(rules_for(2, 2, 2), boards=boards("A23K", "4567"), up=(0b1110, 0))
    table = play_all(table, "d x11 d x11")
    assert table.reports[0].raw == (6, 22)


def test_c5_the_ender_with_the_lowest_score_has_5_taken_off() -> None:
    table = laid(rules_for(2, 2, 2), boards=boards("A23K", "4567"), up=(0b1110, 0))
    assert play_all(table, "d x11 d x11").reports[0].awarded == (1, 22)


@pytest.mark.parametrize(("raw", "award"), [((11, 9, 17), 22), ((4, 5, 3), 14)])
def test_c5_the_documents_examples(raw: tuple[int, ...], award: int) -> None:
    """Alice ends with 11 against 9 and 17, and with 4 against 5 and 3."""
    assert awards(rules_for(2, 3, 3), raw, 0) == (award, *raw[1:])


def test_c5_the_documents_examples_at_the_table() -> None:
    rules = rules_for(2, 2, 3)
    for texts, raw, awarded in (
        (("632K", "62AK", "T43K"), (11, 9, 17), (22, 9, 17)),
        (("3AKK", "32KK", "2AKK"), (4, 5, 3), (14, 5, 3)),
    ):
        # The kings are in no line: they stand side by side in the last row only where others do not.
        table = laid(rules, boards=boards(*texts), up=(0b1110, 0, 0))
        report = play_all(table, "d x11 d x11 d x11").reports[0]
        assert (report.raw, report.awarded) == (raw, awarded)


def test_c5_only_the_ender_is_rewarded_or_charged() -> None:
    assert awards(rules_for(2, 3, 3), (3, 8, 1), 1) == (3, 18, 1)
    assert awards(rules_for(2, 3, 3), (3, 0, 1), 1) == (3, -5, 1)


def test_c6_values() -> None:
    values = {card_text(card)[0]: VALUES[card.rank] for card in PACK}
    assert values == dict(zip("A23456789TJQKX", [*range(1, 13), 0, -3], strict=True))


def test_c7_a_player_who_reaches_the_limit_is_out_and_the_last_one_wins() -> None:
    rules = rules_for(2, 2, 3)
    table = laid(rules, boards=boards("A23K", "4567", "89TJ"), up=(0b1110, 0, 0), totals=(10, 95, 40))
    table = play_all(table, "d x11 d x11 d x11")
    assert table.reports[0].out == (1,)
    assert (table.playing, table.winners) == ((0, 2), ())
    assert table.boards[1] == ()
    table = table._replace(turn=0, boards=(ranked("AAA2"), (), ranked("JQ9T")), up=(0b1110, 0, 0))
    table = play_all(table._replace(totals=(10, 117, 90)), "d x11 d x11")
    assert table.winners == (0,)
    assert refusal(table, "d") == "game_over"
    assert legal_moves(table) == ()


def test_c7_the_limit_is_100_by_default() -> None:
    assert open_match("GC1-232-AAAAAAB")[1].rules.limit == 100
    assert match_code(rules_for(2, 3, 2), 1) == "GC1-232-AAAAAAB"


def test_c7_the_lowest_wins_if_all_go_out_in_the_same_round() -> None:
    rules = rules_for(2, 2, 3)
    assert winners_of(rules, 9, (0, 2), (), (120, 101, 110)) == (2,)


def test_c7_seats_that_are_out_have_no_turn() -> None:
    table = new_match(rules_for(2, 2, 4), 5)
    table = table._replace(playing=(0, 2, 3), boards=(table.boards[0], (), *table.boards[2:]), turn=0)
    turns = []
    for _ in range(3):
        table = play_all(table, "d p11")
        turns.append(table.turn)
    assert turns == [2, 3, 0]


@given(tables())
def test_c5_an_ender_is_charged_the_more_of_double_and_ten(table: Table) -> None:
    for report in table.reports:
        if not report.stalled:
            raw = report.raw[report.ender]
            assert raw is not None
            assert report.awarded[report.ender] in (raw - 5, max(2 * raw, raw + 10))
            assert ender_award(raw, False) >= raw + 10
