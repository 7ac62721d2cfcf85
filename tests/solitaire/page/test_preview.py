"""B8: before choosing between legal cards a player can see what each removal frees."""

from hypothesis import given
from hypothesis import strategies as st

from golf.solitaire.page.later.preview import FREED, LOOKED, NEXT, preview_marks
from golf.solitaire.table import after, plays
from tests.page.dom import Element, element_of
from tests.samples import DOCUMENTED, words_of
from tests.solitaire.page.playing import dealt, send
from tests.strategies import DRAWS_AND_PLAYS

PILES = [f"column-{number}" for number in range(1, 8)]


def marked(model: object, mark: str) -> list[str]:
    from golf.solitaire.page.view import view

    page: Element = element_of(view(model, words_of("en")).game)  # type: ignore[arg-type]
    return [card.attrs["data-card"] for card in page.find("data-card") if mark in card.attrs["class"].split()]


def test_b8_the_worked_example_shows_what_each_removal_frees() -> None:
    model = send(dealt("S~7C8S.6H~7D~"), "look column-1")
    assert (marked(model, "looked"), marked(model, "freed"), marked(model, "next")) == (
        ["8S"],
        ["7C"],
        ["7C"],
    )
    model = send(model, "look column-2")
    assert (marked(model, "looked"), marked(model, "freed"), marked(model, "next")) == (["6H"], [], [])


def test_b8_what_would_fit_next_is_marked_in_other_columns() -> None:
    model = dealt(DOCUMENTED, "s", "look column-5")
    assert marked(model, "looked") == ["9C"]
    assert marked(model, "freed") == ["8H"]
    assert set(marked(model, "next")) == {"8H", "8C", "8D"}


@given(st.lists(DRAWS_AND_PLAYS, max_size=40), st.sampled_from(PILES))
def test_b8_marks_say_what_the_engine_would_do(moves: list[str], pile: str) -> None:
    model = send(dealt(DOCUMENTED, *moves), f"look {pile}")
    assert model.session is not None
    table, move = model.session.table, pile[-1]
    marks = preview_marks(model)
    if move not in plays(table):
        assert marks == {}
        return
    later = after(table, move)
    column = int(move) - 1
    row = len(table.columns[column]) - 1
    assert marks[column, row] == LOOKED
    assert [at for at, mark in marks.items() if FREED in mark] == ([(column, row - 1)] if row else [])
    fitting = {(int(play) - 1, len(later.columns[int(play) - 1]) - 1) for play in plays(later)}
    assert {at for at, mark in marks.items() if NEXT in mark} == fitting


def test_b8_looking_changes_nothing_of_the_game_and_ends() -> None:
    model = dealt(DOCUMENTED, "s")
    looking = send(model, "look column-5")
    assert looking.session is model.session
    assert send(looking, "look") == model
    for nonsense in ("look column-9", "look x", "look column-0"):
        assert send(model, nonsense) == model
    assert send(looking, "settings").look == ""


def test_b8_arrow_keys_preview_the_column_they_come_to() -> None:
    model = dealt(DOCUMENTED, "s", "focus column-4", "step right")
    assert marked(model, "freed") == ["8H"]
    assert marked(send(model, "step right"), "freed") == []


def test_b8_listeners_hear_what_a_removal_frees() -> None:
    from golf.solitaire.page.view import view

    def said(*messages: str) -> dict[str, str]:
        page = element_of(view(dealt(*messages), words_of("en")).game)
        return {
            found.attrs["data-pile"]: found.attrs["aria-description"]
            for found in page.find("aria-description")
        }

    assert said("S~7C8S.6H~7D~") == {
        "column-1": "Fits; frees the 7 of clubs",
        "column-2": "Fits; empties the column",
    }
    assert said("S~7C8S.6H~7D~", "set brief on") == {}
