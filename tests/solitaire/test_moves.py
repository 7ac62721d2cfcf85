"""Moves as text: `s`, `1`–`7`, `1:4`, `u`, `r`, with or without spaces (docs/interfaces.md, Text forms)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.errors import BadMoves
from golf.solitaire.moves import read_moves, read_valid_moves
from tests.strategies import ACTIONS, RUBBISH


@given(st.lists(ACTIONS, max_size=30), st.sampled_from(["", " ", "  ", "\n", ", ", ";"]))
def test_moves_are_separated_by_spaces_or_by_nothing(moves: list[str], between: str) -> None:
    assert read_moves(between.join(moves)) == tuple(moves)


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("", ()),
        (" ", ()),
        ("s52", ("s", "5", "2")),
        ("S 5 U R", ("s", "5", "u", "r")),
        ("1:41", ("1:4", "1")),
        ("11:9s", ("1", "1:9", "s")),
        ("s\u00a05\u202f2", ("s", "5", "2")),
        ("1\u200b:\u20604", ("1:4",)),
        ("ｓ５", ("s", "5")),
    ],
)
def test_a_line_of_moves_is_read_from_the_left(text: str, moves: tuple[str, ...]) -> None:
    assert read_moves(text) == moves


@pytest.mark.parametrize(
    ("text", "found", "place"),
    [
        ("8", "8", 1),
        ("s 5 0", "0", 3),
        ("s 5 x 2", "x 2", 3),
        ("1:", "1:", 1),
        ("s 1:0", "1:0", 2),
        ("1:s", "1:s", 1),
        (":4", ":4", 1),
        ("s" * 3 + "?" * 30, "?" * 20, 4),
        ("ѕ", "ѕ", 1),
        ("s \u202e5", "[RIGHT-TO-LEFT OVERRIDE U+202E]5", 2),
    ],
)
def test_what_is_no_move_is_shown_with_its_place(text: str, found: str, place: int) -> None:
    with pytest.raises(BadMoves) as caught:
        read_moves(text)
    assert caught.value.reason == "moves_unknown"
    assert caught.value.values == {"found": found, "place": place}


@given(RUBBISH)
def test_rubbish_gives_the_moves_it_begins_with_and_the_rest(text: str) -> None:
    moves, rest = read_valid_moves(text)
    assert text.endswith(rest)
    assert read_moves(text[: len(text) - len(rest)]) == moves
    if rest:
        assert not set(read_moves_of(text)) - set("sur1234567:89")


def read_moves_of(text: str) -> str:
    """The moves of a line that `read_moves` takes, which passes over more than a save's reader does."""
    try:
        return "".join(read_moves(text))
    except BadMoves:
        return ""


@given(st.lists(ACTIONS, max_size=10), RUBBISH)
def test_what_stands_before_rubbish_is_kept(moves: list[str], rubbish: str) -> None:
    kept, _ = read_valid_moves(" ".join([*moves, rubbish]))
    assert kept[: len(moves)] == tuple(moves)
