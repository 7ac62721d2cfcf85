"""Lines of card-game moves: what is read and what is not (docs/interfaces.md, Text forms)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cardgame.moves import read_moves, read_valid_moves
from golf.errors import BadMoves
from golf.signs import quoted
from tests.strategies import RUBBISH, damaged

PLACES = st.builds(lambda row, column: f"{row}{column}", st.integers(1, 9), st.integers(1, 9))
MOVES = st.sampled_from(["d", "t"]) | st.builds(
    lambda kind, place: kind + place, st.sampled_from("px"), PLACES
)
LINES = st.lists(MOVES, max_size=20)


@given(LINES, st.sampled_from(["", " ", "  ", "\n", ", ", ";"]))
def test_moves_are_separated_by_blanks_or_by_nothing(moves: list[str], between: str) -> None:
    assert read_moves(between.join(moves)) == tuple(moves)
    assert read_moves(between.join(moves).upper()) == tuple(moves)


@given(RUBBISH | damaged(LINES.map(" ".join)))
def test_any_text_has_a_valid_beginning_and_a_rest(text: str) -> None:
    moves, rest = read_valid_moves(text)
    assert text.endswith(rest)
    assert read_valid_moves(text[: len(text) - len(rest)]) == (moves, "")
    if rest:
        assert read_valid_moves(rest)[0] == ()
        if text.isascii():
            with pytest.raises(BadMoves) as caught:
                read_moves(text)
            assert caught.value.values == {"found": quoted(rest), "place": len(moves) + 1}
    else:
        assert read_moves(text) == moves


@pytest.mark.parametrize("text", ["p", "p1", "x", "p10", "p01", "d p1 1", "s", "1", "u", "pAB", "p①①", "dtq"])
def test_what_is_no_move_is_an_error(text: str) -> None:
    with pytest.raises(BadMoves):
        read_moves(text)
