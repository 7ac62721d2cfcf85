"""The table that was set up last is remembered; matches are kept apart from the solitaire's games."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cardgame.names import LONGEST_NAME, tidy_name
from golf.cardgame.opponents import STRENGTHS
from golf.cardgame.page.draft import (
    FIRST,
    PRESETS,
    Draft,
    chosen,
    draft_text,
    read_draft,
    read_names,
)
from golf.cardgame.page.later import set_up
from golf.cardgame.page.model import NEUTRAL
from golf.cardgame.page.options import CHOICES, DEFAULT, options_text, read_options, with_option
from golf.page.nodes import html
from golf.page.slots import Slots
from golf.page.store import Memory, Named
from tests.cardgame.laying import RULES
from tests.cardgame.page.playing import CODE, log_of, opened, send
from tests.samples import words_of

PLAYERS = st.sampled_from(["person", *STRENGTHS])
NAMES = st.text(max_size=30).map(tidy_name)
DRAFTS = st.builds(Draft, RULES, st.tuples(*[PLAYERS] * 6), st.tuples(*[NAMES] * 6))


@given(DRAFTS)
def test_a_table_is_remembered_as_it_was(draft: Draft) -> None:
    assert read_draft(draft_text(draft)) == draft
    assert "\n" not in draft_text(draft)


@given(st.text())
def test_what_cannot_be_read_is_as_at_first(text: str) -> None:
    draft = read_draft(text)
    assert len(draft.players) == len(draft.names) == 6


def test_an_empty_store_gives_the_first_table() -> None:
    assert read_draft("") == FIRST


@given(st.text())
def test_a_name_is_one_short_line(text: str) -> None:
    name = tidy_name(text)
    assert len(name) <= LONGEST_NAME
    assert name == tidy_name(name)
    assert not [char for char in name if char < " "]


def test_the_same_name_twice_is_told_apart_in_the_form_and_in_the_match() -> None:
    """The smallest input of P12, and an opponent whose own name a person has typed."""
    model = send(NEUTRAL, "setup", "choose player2 person", "choose name1 Ben", "choose name2 Ben ")
    form = html(set_up.body(model, words_of("en")))
    assert [name in form for name in ('value="Ben"', 'value="Ben 2"')] == [True, True]
    model = send(model, f"start {CODE}")
    assert log_of(model)[0] == "New match: Ben, Ben 2."
    alone = send(NEUTRAL, "setup", "choose name1 Ben")
    assert 'placeholder="Ben 2"' in html(set_up.body(alone, words_of("en")))
    assert log_of(send(alone, f"start {CODE}"))[0] == "New match: Ben, Ben 2."


def test_a_seat_that_is_not_in_use_takes_no_name_away() -> None:
    draft = chosen(chosen(FIRST, "name6", "Ana"), "name2", "Ana")
    assert draft.named == ("", "Ana")
    assert draft.rules.seats == 2


@pytest.mark.parametrize("door", ["table", "slot", "window"])
def test_names_are_read_alike_at_every_door(door: str) -> None:
    rough = ("\u202eBen\u200b  B", "\u3164", "x" * 50)
    neat = ("Ben B", "", "x" * 20)
    text = json.dumps(rough)
    if door == "table":
        assert read_draft("GC1-232-AAAAAAA w000 " + text).names[:3] == neat
    elif door == "slot":
        assert send(opened("GC1-233-AAAAAAB"), "names " + text).names == neat
    else:
        model = send(NEUTRAL, *[f"choose name{seat} {name}" for seat, name in enumerate(rough, 1)])
        assert model.draft.names[:3] == neat


@pytest.mark.parametrize("text", ["[" * 100_000, "7", '{"a": 1}', "[1, null, [2]]", "[", ""])
def test_names_that_cannot_be_read_are_none(text: str) -> None:
    assert not [name for name in read_names(text) if name]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset[0])
def test_presets_seat_everybody(preset: tuple[str, tuple[int, int], tuple[str, ...], int]) -> None:
    name, board, players, limit = preset
    draft = chosen(FIRST, "preset", name)
    assert draft.seated == players
    assert (draft.rules.rows, draft.rules.columns) == board
    assert draft.rules.limit == limit
    assert len(draft.players) == 6


def test_options_are_remembered() -> None:
    for name, values in CHOICES:
        for value in values:
            options = with_option(DEFAULT, name, value)
            assert read_options(options_text(options)) == options
    assert options_text(DEFAULT) == ""
    assert read_options("pace=9 words=loud x") == DEFAULT


def test_matches_are_kept_under_names_of_their_own() -> None:
    store, tab = Memory(), Memory()
    store.put("game.a", "the solitaire's")
    slots = Slots(Named(store, "cards."), Named(tab, "cards."), "page")
    assert slots.resume() is None
    slots.keep("cards1 GC1-232-AAAAAAB m0 .", '["Ana", ""]', False)
    assert [name for name in store.names() if "game." in name] == ["game.a", "cards.game.page"]
    assert store.get("game.a") == "the solitaire's"
    slots.leave()
    again = Slots(Named(store, "cards."), Named(tab, "cards."), "next").resume()
    assert again is not None
    assert (again.save, again.aside) == ("cards1 GC1-232-AAAAAAB m0 .", '["Ana", ""]')
    assert Slots(store, Memory(), "solitaire").resume().save == ""  # type: ignore[union-attr]
