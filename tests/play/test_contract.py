"""What a game in progress promises, the solitaire and the card game alike."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cardgame.match import CARD_GAME, CardLine
from golf.cardgame.table import legal_moves
from golf.errors import BadCode, BadSave
from golf.play.line import Game, Line, act_on, line_refusal, make_line
from golf.play.save import line_text, read_line
from golf.solitaire.session import SOLITAIRE, Session
from golf.solitaire.table import plays, refusal
from tests.cardgame.laying import MATCH_CODES
from tests.strategies import CODE_TEXTS, RUBBISH, damaged

Kind = type[Line]


class Played(NamedTuple):
    """A game, the kind of its lines, codes to begin with, and the moves that may be made somewhere."""

    game: Game
    kind: Kind
    codes: st.SearchStrategy[str]
    moves: Callable[[Any], tuple[str, ...]]
    any_move: st.SearchStrategy[str]


GAMES = {
    "solitaire": Played(
        SOLITAIRE,
        Session,
        CODE_TEXTS,
        lambda table: tuple(move for move in (*plays(table), "s") if refusal(table, move) is None),
        st.sampled_from(["s", "1", "7", "1:4", "7:5"]),
    ),
    "card game": Played(
        CARD_GAME,
        CardLine,
        MATCH_CODES,
        legal_moves,
        st.sampled_from(["d", "t", "p11", "x11", "p44", "x23"]),
    ),
}
both = pytest.mark.parametrize("played", GAMES.values(), ids=GAMES)


def line_of(played: Played, data: st.DataObject, most: int = 40) -> Line:
    """A game of legal moves from the start on."""
    line = make_line(played.kind, played.game, data.draw(played.codes))
    for choice in data.draw(st.lists(st.integers(0, 99), max_size=most)):
        moves = played.moves(line.tables[-1])
        if moves:
            line, reason = act_on(line, moves[choice % len(moves)])
            assert reason is None
    return line


@both
@given(data=st.data())
def test_a_refused_move_changes_nothing_and_has_a_reason(played: Played, data: st.DataObject) -> None:
    line = line_of(played, data)
    move = data.draw(played.any_move)
    after, reason = act_on(line, move)
    assert reason == played.game.refusal(line.tables[-1], move)
    assert (after is line) == (reason is not None)
    assert line_refusal(line, move) == reason


@both
@given(data=st.data())
def test_the_table_is_what_the_moves_make_of_the_code(played: Played, data: st.DataObject) -> None:
    line = line_of(played, data)
    table = played.game.open_game(line.code)[1]
    for move in line.done:
        assert played.game.refusal(table, move) is None
        table = played.game.after(table, move)
    assert table == line.tables[-1]
    assert line.move_count == len(line.done) == line.at


@both
@given(data=st.data())
def test_the_code_of_a_game_opens_it_again(played: Played, data: st.DataObject) -> None:
    line = line_of(played, data)
    assert make_line(played.kind, played.game, line.code).tables[0] == line.tables[0]
    assert make_line(played.kind, played.game, line.code.lower()).code == line.code


@both
@given(data=st.data())
def test_a_save_gives_the_game_back(played: Played, data: st.DataObject) -> None:
    line = line_of(played, data)
    again, counters, dropped = read_line(played.kind, played.game, line_text(line, ("w12", "k3")))
    assert (again, counters, dropped) == (line, ("w12", "k3"), "")


@both
@given(data=st.data())
def test_a_save_cut_off_anywhere_gives_its_beginning_and_says_so(played: Played, data: st.DataObject) -> None:
    line = line_of(played, data, 20)
    text = line_text(line, ())
    for length in range(text.index(" m") + 1, len(text)):
        again, _, dropped = read_line(played.kind, played.game, text[:length])
        assert again.done == line.done[: again.at]
        assert dropped


@both
@given(data=st.data())
def test_a_damaged_save_is_a_valid_game_or_a_bad_save(played: Played, data: st.DataObject) -> None:
    text = data.draw(RUBBISH | damaged(st.just(line_text(line_of(played, data, 20), ()))))
    try:
        line, counters, _ = read_line(played.kind, played.game, text)
    except BadSave:
        return
    assert read_line(played.kind, played.game, line_text(line, counters)) == (line, counters, "")


@both
def test_one_game_does_not_open_the_others_codes_or_saves(played: Played) -> None:
    other = next(game for game in GAMES.values() if game is not played)
    code = "GC1-232-AAAAAAB" if other.game is CARD_GAME else "GO1-E-AAAAAAB"
    with pytest.raises(BadCode):
        make_line(played.kind, played.game, code)
    with pytest.raises(BadSave):
        read_line(played.kind, played.game, line_text(make_line(other.kind, other.game, code), ()))


@both
@given(data=st.data())
def test_undo_is_there_or_refused(played: Played, data: st.DataObject) -> None:
    line = line_of(played, data)
    undone, reason = act_on(line, "u")
    if line.at and played.game.undo_limit:
        assert (undone.at, reason) == (line.at - 1, None)
    else:
        assert (undone, reason) == (line, "nothing_to_undo")
    assert act_on(line, "r") == (line, "nothing_to_redo")
