"""The Embed window gives snippets that a reader's browser makes the same position of (D4, A11)."""

import html as markup
import re
from urllib.parse import parse_qsl, urlsplit
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.page.nodes import html
from golf.record import replace
from golf.solitaire.moves import read_moves
from golf.solitaire.page.frame import CONTROLS
from golf.solitaire.page.later.board_address import read_frame
from golf.solitaire.page.later.embed_choices import KINDS
from golf.solitaire.page.later.picture import picture
from golf.solitaire.page.later.snippet import shown_table, snippet
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.update import update
from golf.solitaire.page.view import view
from golf.solitaire.position_words import position_in_words
from golf.solitaire.session import act_all, begin
from golf.solitaire.table import Table
from tests.page.dom import element_of
from tests.samples import DOCUMENTED, LANGUAGES, words_of
from tests.solitaire.page.playing import dealt, effects_of, send
from tests.strategies import RUBBISH, tables

SITE = "https://example.org/golf/"


def sharing(*messages: str) -> Model:
    model = replace(NEUTRAL, site=SITE)
    return send(model, f"start E {DOCUMENTED}", "s", "5", "2", "embed", *messages)


def chosen(*choices: str) -> Model:
    return sharing(*[f"embed choose {choice}" for choice in choices])


def text_of(model: Model) -> str:
    return snippet(model, words_of("en"))


def parameters(model: Model) -> dict[str, str]:
    """The parameters of the iframe's address."""
    (address,) = re.findall(r' src="([^"]*)"', text_of(model))
    parts = urlsplit(markup.unescape(address))
    assert f"{parts.scheme}://{parts.netloc}{parts.path}" == SITE
    return dict(parse_qsl(parts.query, keep_blank_values=True))


def attributes(model: Model) -> dict[str, str]:
    (opening,) = re.findall(r"<golf-board([^>]*)>", text_of(model))
    return {name: markup.unescape(value) for name, value in re.findall(r' ([\w-]+)="([^"]*)"', opening)}


def test_the_frames_address_opens_the_position() -> None:
    asked = parameters(chosen("kind iframe"))
    assert asked == {"embed": "1", "code": DOCUMENTED, "moves": "s52", "lang": "en"}
    session, refused = act_all(begin(asked["code"]), read_moves(asked["moves"]))
    assert not refused
    assert session.table == sharing().session.table  # type: ignore[union-attr]


def test_every_option_is_in_the_address_and_is_read_again() -> None:
    choices = [
        "rule C", "language pl", "theme dark", "controls-rules off", "controls-full off", "mark 9C",
        "interactive off", "start steps", "caption-0 Before <b>", "caption-2 Nine & eight|or so",
    ]  # fmt: skip
    asked = parameters(chosen("kind iframe", *choices))
    assert asked["code"] == "GO1-C-AAAAAAB"
    assert asked["lang"] == "pl"
    frame = read_frame(asked)
    assert (frame.theme, frame.controls, frame.marks, frame.interactive) == (
        "dark", ("score", "undo"), ("9C",), "off",
    )  # fmt: skip
    assert frame.captions == ("Before <b>", "", "Nine & eight or so", "")
    assert attributes(chosen(*choices)) == {name: value for name, value in asked.items() if name != "embed"}


def test_a_board_has_the_picture_as_its_content_and_loads_the_script() -> None:
    text = text_of(sharing())
    assert f'<script src="{SITE}embed/v1.js" async></script>' in text
    assert text_of(chosen("kind svg")) in text
    stepped = text_of(chosen("start steps", "caption-0 Now"))
    words = position_in_words(words_of("en"), begin(DOCUMENTED).table)
    assert markup.escape(words) in stepped  # its content is what the board begins with


@pytest.mark.parametrize("language", LANGUAGES)
def test_a11_the_picture_says_the_position(language: str) -> None:
    words = words_of(language)
    model = dealt(DOCUMENTED, "s", "5", "2", "embed")
    svg = html(picture(words, shown_table(model)))
    assert markup.escape(position_in_words(words, shown_table(model)), quote=True) in svg
    assert svg.startswith("<svg xmlns=")
    assert "<script" not in svg
    assert "style" not in svg


def test_a_picture_has_nothing_that_pages_take_out_of_it() -> None:
    """DOMPurify drops `use`, and where a page drops all, the texts are left: corners, and no sentence."""
    svg = ElementTree.fromstring(html(picture(words_of("en"), shown_table(sharing()))))
    space = "{http://www.w3.org/2000/svg}"
    assert {element.tag for element in svg.iter()} == {
        space + tag for tag in ("svg", "g", "rect", "path", "text")
    }
    assert {name for element in svg.iter() for name in element.attrib} <= {
        "viewBox", "width", "height", "role", "aria-label", "transform", "fill", "x", "y", "rx", "d",
        "stroke", "stroke-width", "stroke-dasharray", "font-family", "font-size", "font-weight",
        "text-anchor",
    }  # fmt: skip
    assert max(len(text) for text in svg.itertext()) <= 2
    # Each card has its suits: one where it is covered, two where it is free.
    table = shown_table(sharing())
    covered = sum(len(column) - 1 for column in table.columns)
    assert len([*svg.iter(space + "path")]) == covered + 2 * (len(table.columns) + 1)


def test_a_frame_has_no_style_and_a_name_that_another_position_has_not() -> None:
    """Pages made with React stop at `style="…"`; frames are told apart by their names."""
    text = text_of(chosen("kind iframe"))
    assert " style=" not in text
    assert f' title="Golf: {DOCUMENTED} s52"' in text
    assert f' title="Golf: {DOCUMENTED.replace("-E-", "-S-")} s52"' in text_of(
        chosen("kind iframe", "rule S")
    )


def test_an_address_alone_is_that_of_the_board() -> None:
    choices = ("theme dark", "language pl", "controls-rules off")
    address = text_of(chosen("kind address", *choices))
    (of_the_frame,) = re.findall(r' src="([^"]*)"', text_of(chosen("kind iframe", *choices)))
    assert address == markup.unescape(of_the_frame)


def test_a_link_with_a_picture_leads_to_the_game_in_markdown() -> None:
    model = chosen("kind link", "language pl", "theme dark", "controls-rules off")
    (found,) = re.findall(r"^\[!\[(.*)\]\((.*)\)\]\((.*)\)$", text_of(model))
    said, file, address = found
    assert said == position_in_words(words_of("en"), shown_table(model))
    assert file == f"golf-{DOCUMENTED}-s52.png"
    assert address == f"{SITE}?code={DOCUMENTED}&moves=s52&lang=pl"
    assert effects_of(model, f"embed save {file}") == [("picture", file)]
    assert send(model, "embed saved no").data.saved == "no"
    assert send(model, "embed saved <b>") is model


@given(st.lists(RUBBISH, max_size=2))
def test_a_links_parts_end_where_they_should(texts: list[str]) -> None:
    """Its words have no bracket, and its addresses neither parenthesis nor blank."""
    for start in (DOCUMENTED, "S~7C8S.6H~7D~"):
        model = send(
            dealt(start, "embed"), "embed choose kind link", *[f"embed choose {text}" for text in texts]
        )
        (found,) = re.findall(r"^\[!\[([^\[\]]*)\]\(([^()\s]*)\)\]\(([^()\s]*)\)$", text_of(model))
        assert found[1].endswith(".png")


def test_a_board_may_take_the_colours_of_its_page_and_a_frame_may_not() -> None:
    assert attributes(chosen("theme page"))["theme"] == "page"
    for kind in ("iframe", "address"):
        assert "theme" not in text_of(chosen("theme page", f"kind {kind}"))
    assert attributes(chosen("theme page", "kind iframe", "kind board"))["theme"] == "page"


@given(tables(), st.lists(st.sampled_from(["stock", "discard", "column-1", "column-7", "9C"]), max_size=3))
def test_a_picture_can_be_made_of_any_position(table: Table, marks: list[str]) -> None:
    """It is a file of its own, so it must be XML; every card that can be seen has its corner."""
    svg = ElementTree.fromstring(html(picture(words_of("ru"), table, tuple(marks))))
    drawn = [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    seen = [card for column in table.columns for card in column] + list(table.discard[-1:])
    assert len(drawn) == len(seen) + (1 if table.stock else 0)
    assert sorted(drawn) == sorted(
        [words_of("ru").corner(card) for card in seen] + ([str(len(table.stock))] if table.stock else [])
    )


@given(st.lists(RUBBISH, max_size=5))
def test_nothing_that_is_typed_becomes_markup(texts: list[str]) -> None:
    choices = [f"caption-{at} {text}" for at, text in enumerate(texts)]
    for kind in KINDS:
        text = text_of(chosen(f"kind {kind}", "start steps", *choices, *texts))
        assert set(re.findall(r"<(/?[^\s>/]+)", text)) <= {
            "golf-board", "/golf-board", "script", "/script", "iframe", "/iframe", "svg", "/svg", "path",
            "/path", "g", "/g", "rect", "/rect", "text", "/text",
        }  # fmt: skip


def test_a_rule_that_refuses_moves_leaves_them_out_of_the_picture() -> None:
    model = send(dealt("S~7C8S.6H~7D~", "1", "embed"), "embed choose rule C")
    assert shown_table(model).rules.letter == "C"


def test_the_window_keeps_its_parts_in_place_while_choices_are_made() -> None:
    """What was typed into the captions stays where it was: no part comes or goes."""

    def shape(model: Model) -> list[str]:
        window = element_of(view(model, words_of("en")).window)
        return [
            element.tag for element in window.everything() if element.tag in ("input", "select", "fieldset")
        ]

    first = shape(sharing())
    for kind in KINDS:
        for start in ("here", "steps"):
            assert shape(chosen(f"kind {kind}", f"start {start}")) == first


def test_copying_is_asked_for_and_said() -> None:
    model = sharing()
    assert effects_of(model, "copy snippet") == [("copy", "snippet")]
    assert send(model, "given snippet copied").given == "snippet copied"
    assert send(model, "given snippet copied", "embed choose theme dark").given == ""
    assert send(model, "given snippet <b>") is model


def test_boards_have_no_embed_window_and_the_window_opens_afresh() -> None:
    board = send(replace(NEUTRAL, embed=True), f"link {DOCUMENTED}")
    assert update(board, "embed") == (board, ())
    again = send(chosen("kind svg", "controls-undo off"), "close", "embed")
    assert (again.data.kind, again.data.controls, again.site) == ("board", CONTROLS, SITE)
