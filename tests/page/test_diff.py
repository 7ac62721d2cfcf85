"""The writes between two views: they give the new view, and are few where little has changed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf.page.diff import APPEND, ATTR, DROP, INNER, TEXT, changes
from golf.page.nodes import Node, el, html
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.view import view
from tests.page.dom import Element, element_of, read_html, write
from tests.samples import DOCUMENTED, LANGUAGES, example_deal, words_of
from tests.solitaire.page.playing import MESSAGES, dealt, send

_TEXTS = st.sampled_from(["", "a", "b", "<b>&amp;\"'", "é\u2028"])
_ATTRS = st.dictionaries(st.sampled_from(["class", "style", "data-x", "hidden"]), _TEXTS, max_size=3).map(
    lambda attrs: tuple(attrs.items())
)
_TAGS = st.sampled_from(["p", "div", "b"])
_NODES = st.recursive(
    st.builds(Node, _TAGS, _ATTRS, _TEXTS),
    lambda inner: st.builds(Node, _TAGS, _ATTRS, st.lists(inner, max_size=4).map(tuple)),
    max_leaves=12,
)
_ROOTS = st.builds(Node, st.just("main"), _ATTRS, _TEXTS | st.lists(_NODES, max_size=5).map(tuple))


def after_writes(old: Node, new: Node) -> Element:
    element = element_of(old)
    for change in changes(old, new):
        write(element, change)
    return element


@given(_ROOTS, _ROOTS)
def test_the_writes_turn_one_view_into_the_other(old: Node, new: Node) -> None:
    assert after_writes(old, new).picture() == element_of(new).picture()


@given(_ROOTS)
def test_html_is_read_as_the_node_it_was_written_from(node: Node) -> None:
    (element,) = read_html(html(node))
    assert isinstance(element, Element)
    assert element.picture() == element_of(node).picture()


@given(_ROOTS)
def test_the_same_view_needs_no_writes(node: Node) -> None:
    assert changes(node, node) == ()
    assert changes(node, el(node.tag, node.attrs, node.children)) == ()


@settings(max_examples=40)
@given(st.lists(_NODES, max_size=6), st.lists(_NODES, max_size=3), st.integers(0, 6))
def test_a_row_that_grew_and_lost_some_in_front(row: list[Node], more: list[Node], gone: int) -> None:
    old, new = Node("section", (), tuple(row)), Node("section", (), tuple(row[gone:] + more))
    assert after_writes(old, new).picture() == element_of(new).picture()


@settings(max_examples=40)
@given(
    st.lists(MESSAGES, min_size=1, max_size=25), st.lists(st.sampled_from(LANGUAGES), min_size=1, max_size=3)
)
def test_the_page_shows_every_view_of_a_game(messages: list[str], languages: list[str]) -> None:
    """From the neutral first paint through any messages and changes of language."""
    model, shown = NEUTRAL, view(NEUTRAL, None)
    page = [element_of(part) for part in shown]
    for at, message in enumerate(messages):
        model = send(model, message)
        new = view(model, words_of(languages[at % len(languages)]))
        for element, old_part, new_part in zip(page, shown, new, strict=True):
            for change in changes(old_part, new_part):
                write(element, change)
        shown = new
        assert [element.picture() for element in page] == [element_of(part).picture() for part in new]


CARDS_LAYER = (1, 1)
LOG = (2,)


def writes(before: Model, after: Model) -> list[tuple[str, tuple[int, ...]]]:
    words = words_of("en")
    return [change[:2] for change in changes(view(before, words).game, view(after, words).game)]


def test_cards_are_never_made_anew_while_a_game_goes_on() -> None:
    """Each stays one element, so that it can move; only attributes and what is printed on it are written."""
    model = dealt()
    for move in [*example_deal()["won_game"].split(), "u", "u", "r"]:
        moved = send(model, move)
        for kind, path in writes(model, moved):
            if path[:2] == CARDS_LAYER:
                assert len(path) > 2
                assert kind != DROP
        model = moved


def test_a_play_writes_to_two_cards_and_a_draw_to_one() -> None:
    before = dealt(DOCUMENTED, "s")
    cards = {path[2] for _, path in writes(before, send(before, "5")) if path[:2] == CARDS_LAYER}
    assert len(cards) == 2  # the card that went, and the one it freed
    cards = {path[2] for _, path in writes(before, send(before, "s")) if path[:2] == CARDS_LAYER}
    assert len(cards) == 1


def test_a_refusal_writes_to_no_card() -> None:
    before = dealt()
    found = writes(before, send(before, "1:4"))
    assert found
    assert not [path for _, path in found if path[:2] == CARDS_LAYER]


def test_the_log_only_grows_so_that_a_screen_reader_reads_what_is_new() -> None:
    before = dealt(DOCUMENTED, "s")
    assert [kind for kind, path in writes(before, send(before, "5")) if path[: len(LOG)] == LOG] == [APPEND]


ROW = [Node("p", (), text) for text in "abcdefgh"]
ALIKE = [Node("p", (), text) for text in "abababac"]


@pytest.mark.parametrize(
    "row",
    [
        ROW,
        ALIKE,
    ],
    ids=["different", "alike"],
)
def test_a_row_that_is_cut_in_front_is_not_written_again(row: list[Node]) -> None:
    """Half of a full log goes at once; what stays must not be read aloud once more."""
    old, new = Node("section", (), tuple(row)), Node("section", (), (*row[4:], Node("p", (), "new")))
    assert [kind for kind, *_ in changes(old, new)] == [DROP, APPEND]


def test_the_first_words_need_no_new_elements_for_the_places() -> None:
    """The neutral paint is taken over: nothing is built twice, nothing moves."""
    old, new = view(NEUTRAL, None).game, view(dealt(), words_of("en")).game
    places = [change for change in changes(old, new) if change[1][:2] == (1, 0)]
    assert {change[0] for change in places} <= {ATTR, TEXT}
    cards = [change for change in changes(old, new) if change[1][:2] == CARDS_LAYER]
    assert {change[0] for change in cards if len(change[1]) == 3} <= {ATTR, INNER}
