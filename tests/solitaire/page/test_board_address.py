"""What the address of an embedded board asks for is read leniently, and written so that it is read again."""

from urllib.parse import parse_qsl, unquote

from hypothesis import given
from hypothesis import strategies as st

from golf.limits import CAPTION
from golf.solitaire.page.frame import CONTROLS, NO_FRAME, Frame
from golf.solitaire.page.later.board_address import (
    CAPTION_MARK,
    MARKABLE,
    encoded,
    options,
    query,
    read_frame,
    read_marks,
)
from tests.strategies import ANY_TEXT, RUBBISH

_NAMES = ("theme", "controls", "highlight", "interactive", "captions")
_CAPTIONS = st.lists(
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters=CAPTION_MARK), max_size=30).map(
        lambda text: text.strip(" ")
    ),
    max_size=8,
).filter(lambda texts: any(texts) or not texts)
FRAMES = st.builds(
    Frame,
    st.sets(st.sampled_from(CONTROLS)).map(lambda some: tuple(one for one in CONTROLS if one in some)),
    st.lists(st.sampled_from([*MARKABLE, "9C", "TH", "AS"]), unique=True, max_size=5).map(tuple),
    _CAPTIONS.map(tuple),
    st.just(()),
    st.sampled_from(["auto", "light", "dark"]),
    st.sampled_from(["on", "off"]),
)


@given(FRAMES)
def test_what_is_written_into_an_address_is_read_again(frame: Frame) -> None:
    text = query(options(frame))
    assert read_frame(dict(parse_qsl(text, keep_blank_values=True))) == frame


@given(ANY_TEXT)
def test_an_address_holds_nothing_that_could_end_it(text: str) -> None:
    assert unquote(encoded(text)) == text
    assert not set(encoded(text)) & set(" &#?\"'<>+=")


@given(st.dictionaries(st.sampled_from(_NAMES), RUBBISH))
def test_rubbish_in_an_address_gives_a_usable_frame(asked: dict[str, str]) -> None:
    frame = read_frame(asked)
    assert set(frame.controls) <= set(CONTROLS)
    assert frame.theme in ("auto", "light", "dark")
    assert frame.interactive in ("on", "off")
    assert all(len(text) <= CAPTION for text in frame.captions)
    assert frame.line == ()
    assert frame == read_frame(dict(options(frame)))


def test_marks_are_cards_and_places_each_once() -> None:
    assert read_marks("9c, column-3 stock 9C XX column-8 <b>") == ("9C", "column-3", "stock")


def test_controls_default_to_all_and_none_means_none() -> None:
    assert read_frame({}) == NO_FRAME
    assert read_frame({"controls": "score,undo"}).controls == ("score", "undo")
    assert read_frame({"controls": "none"}).controls == ()
    assert read_frame({"controls": "nothing known"}).controls == CONTROLS
