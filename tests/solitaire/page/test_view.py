"""What the page shows of a model (docs/interfaces.md, Page; A1, A3, A6)."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf.cards import card_text
from golf.page.nodes import html
from golf.record import replace
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.view import view
from golf.solitaire.rules import RULES
from tests.page.dom import Element, element_of, read_html
from tests.samples import DOCUMENTED, LANGUAGES, sentence, words_of
from tests.solitaire.page.playing import MESSAGES, PLACES, dealt, send
from tests.strategies import RUBBISH


def page_of(model: Model, language: str = "en") -> Element:
    """The three parts of the page under one element, as they are written as HTML."""
    page = Element("body")
    for part in view(model, words_of(language)):
        page.children += read_html(html(part))
    return page


def field(page: Element, name: str) -> str:
    (found,) = page.find("data-field", name)
    return found.text()


def test_the_neutral_page_shows_no_card_and_no_words() -> None:
    page = [element_of(part) for part in view(NEUTRAL, None)]
    for part in page:
        assert not part.find("data-card")
        assert not part.find("aria-label")
        assert not part.find("title")
        assert part.text() in ("", "Golf")  # the name of the game
    assert len([card for card in page[1].everything() if card.attrs.get("class", "").endswith(" down")]) == 52


def test_the_neutral_page_has_the_places_and_moves_of_a_game() -> None:
    page = element_of(view(NEUTRAL, None).game)
    assert [place.attrs["data-pile"] for place in page.find("data-pile")] == PLACES
    for move in "s1234567":
        assert len(page.find("data-do", move)) == 1


@settings(max_examples=60)
@given(st.lists(MESSAGES, max_size=20))
def test_what_tests_and_tutorials_rely_on_is_there_in_every_view(messages: list[str]) -> None:
    model = send(NEUTRAL, "number E 1", *messages)
    page, session = page_of(model), model.session
    assert session is not None
    columns = session.table.columns
    moves = Counter(found.attrs["data-do"] for found in page.find("data-do"))
    assert [moves[move] for move in "s1234567"] == [1] * (len(columns) + 1) + [0] * (7 - len(columns))
    assert [place.attrs["data-pile"] for place in page.find("data-pile")] == [
        *PLACES[: len(columns)], "stock", "discard"
    ]  # fmt: skip
    assert [
        place.attrs["data-pile"] for place in page.find("tabindex", "0") if "data-pile" in place.attrs
    ] == [model.pile]
    assert len(page.find("data-field", "message")) == 1
    assert page.find("data-status")[0].attrs["data-status"] == session.status
    assert field(page, "score") == str(session.score)
    assert field(page, "moves") == str(session.move_count)
    assert field(page, "code") == session.code


@settings(max_examples=60)
@given(st.lists(MESSAGES, max_size=20))
def test_a1_face_up_cards_carry_their_mark_and_hidden_ones_nothing(messages: list[str]) -> None:
    model = send(NEUTRAL, "number E 1", *messages)
    assert model.session is not None
    start, table = model.session.start, model.session.table
    shown = [card for column in table.columns for card in column] + list(table.discard)
    (layer,) = page_of(model).find("class", "cards")
    marks = [card.attrs["data-card"] for card in layer.elements() if "data-card" in card.attrs]
    assert sorted(marks) == sorted(card_text(card) for card in shown)
    hidden = [card for card in layer.elements() if "data-card" not in card.attrs]
    assert len(hidden) == len(table.stock)
    for card in hidden:
        assert set(card.attrs) == {"class", "style"}
        assert not card.children
    assert len(layer.elements()) == sum(map(len, start.columns)) + len(start.discard) + len(start.stock)


def test_a_covered_card_sends_its_row_and_a_free_one_its_column() -> None:
    page = page_of(dealt())
    sent = {card.attrs["data-card"]: card.attrs.get("data-do") for card in page.find("data-card")}
    assert [sent[card] for card in ("6C", "5S", "QS", "TS", "6H")] == ["1:1", "1:2", "1:3", "1:4", "1"]
    assert (sent["9C"], sent["AC"]) == ("5", None)


def test_an_emptied_column_still_says_why_nothing_can_be_played_there() -> None:
    page = page_of(dealt("S~7C8S.6H~7D~", "2"))
    (place,) = page.find("data-do", "2")
    assert (place.attrs["data-pile"], place.attrs["data-empty"]) == ("column-2", "true")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stocks_name_says_how_many_cards_are_left(language: str) -> None:
    for moves in ("", "s", "ss"):
        (stock,) = page_of(dealt(DOCUMENTED, *moves), language).find("data-pile", "stock")
        assert str(16 - len(moves)) in stock.attrs["aria-label"]
        assert stock.text() == str(16 - len(moves))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a3_the_message_explains_a_refusal(language: str) -> None:
    fits, covered = sentence("refusal.not_adjacent", language), sentence("refusal.covered", language)
    assert field(page_of(dealt(DOCUMENTED, "1"), language), "message") == fits
    assert field(page_of(dealt(DOCUMENTED, "1:4"), language), "message") == covered
    assert field(page_of(dealt(DOCUMENTED, "1:4", "s"), language), "message") == ""
    assert field(page_of(dealt(DOCUMENTED, "set interactive off", "1:4"), language), "message") == ""


def test_a6_a_block_is_the_message_and_offers_undo_and_a_new_game() -> None:
    model = dealt("S~7C8S.6H~7D~", "2")
    page = page_of(model)
    assert field(page, "message") == "No more moves"
    (end,) = page.find("class", "end")
    assert [button.attrs["data-do"] for button in end.find("data-do")] == [
        "start S",
        "undo",
        "restart",
        "study",
    ]
    assert field(page_of(send(model, "1:1")), "message") == sentence("refusal.covered")
    assert field(page_of(send(model, "u")), "message") == ""


def test_a6_a_win_says_so() -> None:
    page = page_of(dealt("S~7C8S.6H~7D~", "1", "1", "2"))
    (title,) = page.find("class", "end-title")
    assert title.text() == "You have won"
    assert page.find("data-status", "won")


def test_what_cannot_be_done_now_is_marked_and_stays_where_it_is() -> None:
    idle = [(button.attrs["data-do"]) for button in page_of(dealt()).find("aria-disabled", "true")]
    assert idle == ["u", "r"]
    assert [
        found.attrs["data-do"] for found in page_of(dealt(DOCUMENTED, "s", "u")).find("aria-disabled")
    ] == ["u"]
    assert [found.attrs["data-do"] for found in page_of(dealt(DOCUMENTED, "s")).find("aria-disabled")] == [
        "r"
    ]


def test_an_embedded_board_has_no_game_of_its_own_to_start_and_a_way_to_the_full_game() -> None:
    page = page_of(replace(dealt(DOCUMENTED, "s", "5"), embed=True))
    assert not page.find("data-do", "new")
    assert not page.find("data-do", "settings")
    assert [link.attrs["href"] for link in page.find("href") if link.tag == "a"] == [
        "./?code=GO1-E-AAAAAAB&moves=s5"
    ]


@pytest.mark.parametrize("window", ["new", "settings", "rules", "keys", "more", "about"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_window_has_a_title_and_a_way_out(window: str, language: str) -> None:
    page = page_of(dealt(DOCUMENTED, window), language)
    (dialog,) = page.find("data-window", window)
    assert dialog.find("id", "window-title")[0].text()
    assert len(dialog.find("data-do", "close")) == 1
    ids = [found.attrs["id"] for found in page.find("id")]
    assert len(ids) == len(set(ids))


def test_a13_every_rule_is_offered_and_the_one_in_play_is_chosen() -> None:
    page = page_of(dealt("GO1-C-AAAAAAB", "new"))
    choices = {found.attrs["value"]: "checked" in found.attrs for found in page.find("name", "rule")}
    assert choices == {rules.letter: rules.letter == "C" for rules in RULES}
    assert {"E", "C", "S", "J", "O"} <= set(choices)


HOSTILE = ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "&lt;b&gt;", "'\"&<>"]


@settings(max_examples=25)
@given(RUBBISH | st.sampled_from(HOSTILE))
def test_text_from_outside_is_never_taken_for_html(text: str) -> None:
    """What cannot be read is shown as text: the page as HTML is the page that was meant."""
    for messages in (["new", f"start E GO1-E-{text}"], [f"link MS1-{text}"], [f"link E~7C~8D~{text}"]):
        for part in view(dealt("E~7C~8D~", *messages), words_of("en")):
            (element,) = read_html(html(part))
            assert isinstance(element, Element)
            assert element.picture() == element_of(part).picture()
            assert not {"script", "img"} & {found.tag for found in element.everything()}
