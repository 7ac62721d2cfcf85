"""May I, do it, why not (A2–A6, B1–B3): `refusal` against a plain statement of the rules."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cards import UNKNOWN, Card
from golf.solitaire.opening import open_game
from golf.solitaire.rules import Rules
from golf.solitaire.table import Table, after, plays, refusal
from tests.samples import DOCUMENTED, example_deal
from tests.strategies import all_cards, tables

EVERY_MOVE = ["s"] + [str(column) for column in range(1, 8)]
EVERY_MOVE += [f"{column}:{row}" for column in range(1, 8) for row in range(1, 10)]


def played(code: str, moves: str) -> Table:
    _, table = open_game(code)
    for move in moves.split():
        table = after(table, move)
    return table


def fits(rules: Rules, card: Card, top: Card) -> bool:
    """One rank apart; Easy joins the ends, Strict closes the king; a joker goes on all and takes all."""
    if 14 in (card.rank, top.rank):
        return True
    if rules.name.startswith("easy"):
        return (card.rank - top.rank) % 13 in (1, 12)
    apart = abs(card.rank - top.rank) == 1
    return apart and not (not rules.name.startswith("classic") and top.rank == 13)


def plainly_refused(table: Table, move: str) -> str | None:
    if not any(table.columns):
        return "game_over"
    if move == "s":
        free = [column[-1] for column in table.columns if column]
        playable = [card for card in free if table.discard and fits(table.rules, card, table.discard[-1])]
        if not table.discard and table.rules.open_start:
            return "no_discard"
        if not table.stock:
            return "stock_empty"
        if table.rules.draw_only_when_stuck and playable:
            return "play_exists"
        return "unknown_card" if table.stock[0] == UNKNOWN else None
    number, _, row = move.partition(":")
    if int(number) > len(table.columns):
        return "no_such_card"
    column = table.columns[int(number) - 1]
    if not column:
        return "empty_column"
    if row and int(row) > len(column):
        return "no_such_card"
    if row and int(row) < len(column):
        return "covered"
    if not table.discard:
        return None if table.rules.open_start else "no_discard"
    return None if fits(table.rules, column[-1], table.discard[-1]) else "not_adjacent"


@given(tables())
def test_a2_to_a6_refusals_are_those_of_the_rules(table: Table) -> None:
    for move in EVERY_MOVE:
        assert refusal(table, move) == plainly_refused(table, move), move


@given(tables())
def test_a2_the_plays_are_the_columns_that_are_not_refused(table: Table) -> None:
    assert list(plays(table)) == [move for move in EVERY_MOVE[1:8] if refusal(table, move) is None]


@given(tables(), st.sampled_from(EVERY_MOVE))
def test_a2_a_move_takes_one_card_to_the_discard_and_no_other(table: Table, move: str) -> None:
    if refusal(table, move) is not None:
        return
    moved = after(table, move)
    assert Counter(all_cards(moved)) == Counter(all_cards(table))
    assert moved.discard[:-1] == table.discard
    if move == "s":
        assert moved.columns == table.columns
        assert (moved.discard[-1], *moved.stock) == table.stock
    else:
        index = int(move[0]) - 1
        assert moved.stock == table.stock
        assert (*moved.columns[index], moved.discard[-1]) == table.columns[index]
        assert moved.columns[:index] + moved.columns[index + 1 :] == (
            table.columns[:index] + table.columns[index + 1 :]
        )


def test_a10_nothing_fits_the_first_discard_of_the_documented_deal() -> None:
    assert plays(played(DOCUMENTED, "")) == ()


@pytest.mark.parametrize(
    ("move", "reason"),
    [("1", "not_adjacent"), ("1:5", "not_adjacent"), ("1:4", "covered"), ("1:6", "no_such_card")],
)
def test_a3_six_of_hearts_does_not_fit_and_ten_of_spades_is_covered(move: str, reason: str) -> None:
    assert refusal(played(DOCUMENTED, ""), move) == reason


def test_a10_the_documented_opening_is_allowed() -> None:
    table = played(DOCUMENTED, example_deal()["opening"])
    assert [card.rank for card in table.discard] == [1, 8, 9, 8]
    assert len(table.stock) == 15


def test_a4_the_stock_can_be_drawn_while_a_play_exists() -> None:
    table = played(DOCUMENTED, "s")
    assert plays(table) != ()
    assert refusal(table, "s") is None


def test_a4_the_stock_is_turned_once() -> None:
    table = played(DOCUMENTED, " ".join("s" * 16))
    assert refusal(table, "s") == "stock_empty"


@pytest.mark.parametrize(("letter", "reason"), [("E", None), ("C", "not_adjacent")])
def test_a10_move_35_puts_an_ace_on_a_king_in_easy_only(letter: str, reason: str | None) -> None:
    line = example_deal()["won_game"].split()
    table = played(DOCUMENTED.replace("-E-", f"-{letter}-"), " ".join(line[:34]))
    assert refusal(table, line[34]) == reason


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ("E~KC~AD~", "1", None),
        ("C~KC~AD~", "1", "not_adjacent"),
        ("C~QC~KD~", "1", None),
        ("S~QC~KD~", "1", "not_adjacent"),
        ("S~AC~KD~", "1", "not_adjacent"),
        ("S~KC~QD~", "1", None),
        ("S~2C~AD~", "1", None),
        ("E~7C~7D~", "1", "not_adjacent"),
    ],
)
def test_a5_and_b1_at_king_and_ace(position: str, move: str, reason: str | None) -> None:
    assert refusal(played(position, ""), move) == reason


def test_b6_the_worked_example() -> None:
    table = played("S~7C8S.6H~7D~", "")
    assert refusal(table, "1:1") == "covered"
    assert [refusal(table, move) for move in "12"] == [None, None]
    assert refusal(played("S~7C8S.6H~7D~", "1"), "1") is None
    assert [card.rank for card in played("S~7C8S.6H~7D~", "1 1 2").discard] == [7, 8, 7, 6]


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ("E~7C.~8D~", "2", "empty_column"),
        ("E~7C.~8D~", "2:1", "empty_column"),
        ("E~7C.~8D~", "3", "no_such_card"),
        ("E~7C~~8D", "1", "no_discard"),
        ("E~7C~~8D", "s", None),
        ("E~7C~AD~", "s", "stock_empty"),
        ("E~7C~AD~x3", "s", "unknown_card"),
        ("E~~8D~7C", "s", "game_over"),
        ("E~.~8D~7C", "1", "game_over"),
    ],
)
def test_every_other_reason_of_the_interface_on_partial_tables(
    position: str, move: str, reason: str | None
) -> None:
    assert refusal(played(position, ""), move) == reason


def test_b3_a_stock_closed_while_a_play_exists_says_so() -> None:
    table = played("S~7C8S.6H~7D~KC", "")
    closed = played("SD~7C8S.6H~7D~KC", "")
    assert (refusal(table, "s"), closed.columns) == (None, table.columns)
    assert refusal(closed, "s") == "play_exists"
    assert refusal(after(after(after(closed, "1"), "1"), "2"), "s") == "game_over"
    stuck = Table(closed.rules, ((Card(13, "H"),),), closed.discard, closed.stock)
    assert refusal(stuck, "s") is None


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ("S2~XA~KC~", "1", None),
        ("S1~7D~XA~", "1", None),
        ("E2~XB~XA~", "1", None),
        ("S1~KD.QH~KC~", "1", "not_adjacent"),
        ("J~XA2C~7D~", "1:1", "covered"),
    ],
)
def test_a13_a_joker_goes_on_anything_and_anything_on_a_joker(
    position: str, move: str, reason: str | None
) -> None:
    assert refusal(played(position, ""), move) == reason


def test_a13_with_an_empty_discard_any_free_card_is_the_first_and_nothing_is_drawn_before() -> None:
    table = played("GO1-O-AAAAAAB", "")
    assert (table.discard, len(table.stock)) == ((), 17)
    assert plays(table) == tuple("1234567")
    assert (refusal(table, "s"), refusal(table, "1:4")) == ("no_discard", "covered")
    begun = after(table, "1")
    assert refusal(begun, "s") is None
    assert plays(begun) == plays(Table(begun.rules, begun.columns, begun.discard, ()))


def test_a13_the_stock_of_an_open_start_is_the_other_stock_with_the_discard_before_it() -> None:
    ordinary, begun = played(DOCUMENTED, ""), played("GO1-O-AAAAAAB", "")
    assert begun.stock == ordinary.discard + ordinary.stock
    assert begun.columns == ordinary.columns
