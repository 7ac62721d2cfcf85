"""Positions as text: `rule~columns~discard~stock`, partial ones too (docs/interfaces.md, Text forms; B6)."""

import pytest
from hypothesis import given

from golf.cards import UNKNOWN, card_text
from golf.errors import BadCode
from golf.solitaire.opening import open_game
from golf.solitaire.position import position_text, read_position
from golf.solitaire.session import begin
from golf.solitaire.table import Table, after
from tests.samples import DOCUMENTED
from tests.strategies import RUBBISH, damaged, tables

EXAMPLE = "S~7C8S.6H~7D~"
# What the documented deal looks like after its opening, s 5 2.
OPENED = (
    "E~6C5SQSTS6H.2SKC4S2C.TCAH2D5DJS.3DQHASKD4C.JH3C7D8H.TH4H7H7C8D.3S7S3H9S5C"
    "~8C~6DQCQDTD4DJCADJDKH9H9D2H6S5HKS"
)


def test_b6_the_worked_example() -> None:
    table = read_position(EXAMPLE)
    assert table.rules.name == "strict"
    assert [[card_text(card) for card in column] for column in table.columns] == [["7C", "8S"], ["6H"]]
    assert [card_text(card) for card in table.discard] == ["7D"]
    assert table.stock == ()
    assert position_text(table) == EXAMPLE


def test_the_documented_deal_as_a_position() -> None:
    _, table = open_game(DOCUMENTED)
    for move in "s52":
        table = after(table, move)
    assert position_text(table) == OPENED
    assert read_position(OPENED) == Table(table.rules, table.columns, table.discard[-1:], table.stock)


@given(tables())
def test_any_table_is_written_and_read_back(table: Table) -> None:
    assert read_position(position_text(table)) == table


@given(tables())
def test_a_position_is_accepted_wherever_a_code_is(table: Table) -> None:
    text = position_text(table)
    assert open_game(text) == (text, table)
    assert begin(text).code == text


@pytest.mark.parametrize(
    "text",
    [
        "s~7c8s.6h~7d~",
        " S ~ 7C 8S . 6H ~ 7D ~ ",
        "S~7♣8♠.6♥~7♦~",
        "S~7♣\ufe0e8♠\ufe0f.6♥~7♦~",
        "S%7E7C8S.6H%7E7D%7E",
        "https://example.org/golf/?position=S~7C8S.6H~7D~",
        "https://example.org/golf/?position=S%7e7C8S.6H%7e7D%7e&moves=11&lang=pl#x",
        "<https://example.org/?lang=ru&code=S~7C8S.6H~7D~>",
    ],
)
def test_a_position_is_read_leniently_and_written_strictly(text: str) -> None:
    assert open_game(text)[0] == EXAMPLE


@pytest.mark.parametrize(
    ("text", "strict"),
    [
        ("E~10C10♥~8D~10S", "E~TCTH~8D~TS"),
        ("E~7C~8D~x0", "E~7C~8D~"),
        ("E~7C~8D~X05", "E~7C~8D~x5"),
        ("E~7C.~8D~", "E~7C.~8D~"),
        ("E~7C~~", "E~7C~~"),
    ],
)
def test_the_same_position_has_one_text(text: str, strict: str) -> None:
    assert position_text(read_position(text)) == strict


def test_unknown_stock_cards_are_counted_but_nobody_knows_them() -> None:
    table = read_position("E~7C~8D~9CTCx12")
    assert [card_text(card) for card in table.stock[:2]] == ["9C", "TC"]
    assert table.stock[2:] == (UNKNOWN,) * 12


@pytest.mark.parametrize(
    ("text", "reason", "values"),
    [
        ("~", "position_parts", {"count": 2, "example": EXAMPLE}),
        ("E~7C~8D", "position_parts", {"count": 3, "example": EXAMPLE}),
        ("E~7C~8D~~", "position_parts", {"count": 5, "example": EXAMPLE}),
        ("~7C~8D~", "position_rule", {"found": "–", "example": EXAMPLE}),
        ("X~7C~8D~", "position_rule", {"found": "X", "example": EXAMPLE}),
        ("easy~7C~8D~", "position_rule", {"found": "EASY", "example": EXAMPLE}),
        ("E~7C.......~8D~", "position_columns", {"count": 8, "most": 7}),
        ("E~ACADAHAS2C2D2H2S3C3D~8D~", "position_height", {"most": 9}),
        ("E~7C~8D9D~", "position_discard", {"count": 2, "example": EXAMPLE}),
        ("E~7~8D~", "position_card", {"found": "7", "suits": "CDHS", "example": "TC"}),
        ("E~7C1D~8D~", "position_card", {"found": "7C1D", "suits": "CDHS", "example": "TC"}),
        ("E~7C~??~", "position_card", {"found": "??", "suits": "CDHS", "example": "TC"}),
        ("E~7C~8D~AX", "position_card", {"found": "A", "suits": "CDHS", "example": "TC"}),
        ("E~7C~8D~x", "position_stock", {"found": "X", "most": 52}),
        ("E~7C~8D~9Cx53", "position_stock", {"found": "9CX53", "most": 52}),
        ("E~7C~8D~x100", "position_stock", {"found": "X100", "most": 52}),
        ("S~XA~8D~", "position_jokers", {"found": "S", "count": 0}),
        ("S1~XA~XB~", "position_jokers", {"found": "S1", "count": 1}),
        ("J~XA~XA~", "position_twice", {"found": "XA"}),
        ("E~7C~8D~x5x5", "position_stock", {"found": "X5X5", "most": 52}),
        ("E~7C~8D~x①", "position_stock", {"found": "X①", "most": 52}),
        ("E~7C.7C~8D~", "position_twice", {"found": "7C"}),
        ("E~7C~7C~", "position_twice", {"found": "7C"}),
        ("E~7C~8D~9C7C", "position_twice", {"found": "7C"}),
    ],
)
def test_a_bad_position_says_which_part_cannot_be_read(
    text: str, reason: str, values: dict[str, object]
) -> None:
    with pytest.raises(BadCode) as caught:
        open_game(text)
    assert (caught.value.reason, caught.value.values) == (reason, values)


@given(damaged(tables().map(position_text)) | RUBBISH)
def test_rubbish_is_a_position_or_a_bad_code_and_nothing_else(text: str) -> None:
    try:
        table = read_position(text)
    except BadCode:
        return
    assert read_position(position_text(table)) == table
