"""Hidden ranks are nowhere in the page: it is walked after every move of matches, in every language."""

import re

import pytest

from golf.cardgame.cards import PackCard, card_text
from golf.cardgame.page.model import Model
from golf.cardgame.page.view import Page, view
from golf.i18n.words import Words
from golf.page.log import flat
from golf.page.nodes import el
from tests.cardgame.page.playing import is_over, opened, play_on, send
from tests.page.dom import Element, element_of
from tests.samples import LANGUAGES, words_of

_MARKS = re.compile(r"data-card$|data-rank|data-suit")


def elements(page: Page) -> list[Element]:
    return [found for node in page for found in element_of(node).everything()]


def may_be_seen(model: Model) -> set[PackCard]:
    """Every card that lies face up, is in the discard, in the hand at the device, or was counted."""
    assert model.match is not None
    table = model.match.table
    known = set(table.discard)
    for cards, mask in zip(table.boards, table.up, strict=True):
        known |= {card for place, card in enumerate(cards) if mask >> place & 1}
    if model.explaining:
        known |= {card for board in table.reports[-1].boards for card in board}
    if table.hand is not None and (table.taken or model.match.players[table.turn] == "person"):
        known.add(table.hand)
    return known


def names(words: Words, cards: set[PackCard]) -> set[str]:
    return {words.card(card) for card in cards}


def check(model: Model, words: Words, page: Page | None = None) -> int:
    """Walk the page; gives how many cards face down it has shown."""
    page = page or view(model, words)
    assert model.match is not None
    table = model.match.table
    backs = 0
    said = {
        one.in_words(words) for one in [*flat(model.log), *model.alerts, *model.turns, model.message] if one
    }
    seen = names(words, may_be_seen(model))
    shown = {card_text(card)[:2] for card in may_be_seen(model)}
    unseen = names(words, {card for board in table.boards for card in board} | set(table.stock)) - seen
    for element in elements(page):
        text = " ".join([value for name, value in element.attrs.items() if name != "href"])
        assert not [name for name in element.attrs if _MARKS.match(name)], element.attrs
        if "back" in element.attrs.get("class", "").split():
            backs += 1
            assert element.attrs == {"class": "pc back", "aria-hidden": "true"}
            assert element.children == []
        faces = re.findall(r"#face-(\w\w)", element.attrs.get("href", ""))
        assert set(faces) <= shown
        own = " ".join(child for child in element.children if isinstance(child, str))
        if own in said or element.attrs.get("data-field"):
            continue  # what was said tells only what everybody saw at the time: tests of the log
        for name in unseen:
            assert name not in (text, own), (name, element.attrs)
            assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", f"{text} {own}"), (name, text, own)
    return backs


def down(model: Model) -> int:
    """How many cards lie face down on boards, and the stock's back."""
    assert model.match is not None
    table = model.match.table
    if model.explaining:
        return 0
    lying = sum(len(board) - mask.bit_count() for board, mask in zip(table.boards, table.up, strict=True))
    return lying + (1 if table.stock else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_ranks_are_nowhere_in_the_page_after_any_move_of_a_match(language: str) -> None:
    words = words_of(language)
    model = opened("GC1-233L50-AAAAAAD", "choose seats 3", "choose player2 easy", "choose player3 medium")
    moves = 0
    while not is_over(model):
        if not model.match.table.winners:  # type: ignore[union-attr]
            expected = down(model)
            assert check(model, words) in (expected, expected + (1 if model.explaining else 0))
            moves += 1
        model = play_on(model)
    assert moves > 60


@pytest.mark.parametrize("attribute", ["aria-label", "class", "title", "data-x", "alt"])
def test_the_walk_would_find_a_hidden_rank(attribute: str) -> None:
    model = send(opened(), "tick 1")
    words = words_of("en")
    assert model.match is not None
    board = model.match.table.boards[0]
    shown = names(words, may_be_seen(model))
    hidden = next(card for card in board if not names(words, {card}) & shown)
    page = view(model, words)
    check(model, words, page)
    leak = el("p", ((attribute, words.card(hidden)),))
    text = el("p", (), words.card(hidden))
    face = el("use", (("href", f"#face-{card_text(hidden)[:2]}"),))
    for node in (leak, text, face):
        with pytest.raises(AssertionError):
            check(model, words, Page(page.root, el("div", (), (page.game, node)), page.window))


def test_elements_of_the_table_are_known_by_place() -> None:
    cells = [
        element
        for element in elements(view(opened(), words_of("en")))
        if element.attrs.get("role") == "gridcell"
    ]
    assert [cell.attrs["data-pile"] for cell in cells] == [
        "stock", "discard", "11", "12", "13", "21", "22", "23",
    ]  # fmt: skip
    assert not [name for cell in cells for name in cell.attrs if name in ("id", "data-card", "data-do")]
