"""Drawing when nothing fits, as an option: each draw is a move, and undo goes back one by one."""

from hypothesis import given
from hypothesis import strategies as st

from golf.solitaire.table import PLAYING, plays
from tests.samples import DOCUMENTED
from tests.solitaire.page.playing import dealt, log_of
from tests.strategies import DRAWS_AND_PLAYS


def test_it_is_off_at_first() -> None:
    model = dealt("E~6C7C.2H~8D~KSQS8H")
    assert model.settings.auto_draw == "off"


def test_cards_are_drawn_until_one_fits_and_each_is_said() -> None:
    model = dealt("E~5C7C.2H~8D~KSQSAH4D", "set auto_draw on", "1")
    assert model.session is not None
    assert model.session.done == ("1", "s", "s", "s")
    assert log_of(model)[-3:] == [
        "Drawn: king of spades; 3 cards left in the stock",
        "Drawn: queen of spades; 2 cards left in the stock",
        "Drawn: ace of hearts; 1 card left in the stock",
    ]


def test_undo_takes_back_one_draw_and_draws_no_new_one() -> None:
    model = dealt("E~5C7C.2H~8D~KSQSAH4D", "set auto_draw on", "1", "u", "u")
    assert model.session is not None
    assert model.session.done == ("1", "s")


def test_unknown_cards_stop_it() -> None:
    model = dealt("E~5C7C.2H~8D~x3", "set auto_draw on", "1")
    assert model.session is not None
    assert model.session.done == ("1",)


@given(st.lists(DRAWS_AND_PLAYS, max_size=30))
def test_after_a_move_something_fits_or_the_stock_is_empty(moves: list[str]) -> None:
    model = dealt(DOCUMENTED, "set auto_draw on", *moves)
    session = model.session
    assert session is not None
    if session.done and session.status == PLAYING:
        assert plays(session.table) or not session.table.stock
    assert session.move_count == len(session.done)
