"""The game by keyboard and by ear: nine places take focus, keys act and speak (docs/interfaces.md)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from golf.cards import read_cards

from .driving import CODE, PLACES, Golf, say, session_after

TABLE = session_after(CODE, "").table


@pytest.fixture
def dealt(golf: Golf) -> Golf:
    """The documented deal with the focus where the page puts it."""
    return golf.open(f"?code={CODE}")


def focused(golf: Golf) -> str | None:
    place: str | None = golf.page.evaluate("document.activeElement.dataset.pile ?? null")
    return place


def press(golf: Golf, *keys: str) -> None:
    for key in keys:
        golf.page.keyboard.press(key)


def press_on_layout(golf: Golf, key: str, code: str, shift: bool = False) -> None:
    """A key of a keyboard that prints other letters."""
    golf.page.evaluate(
        """([key, code, shiftKey]) => document.activeElement.dispatchEvent(
             new KeyboardEvent('keydown', {key, code, shiftKey, bubbles: true, cancelable: true}))""",
        [key, code, shift],
    )


def expect_said(golf: Golf, *sentences: str) -> None:
    lines = golf.sentences
    expect(lines.last).to_have_text(sentences[-1])
    assert golf.log_lines()[-len(sentences) :] == list(sentences)


def test_nine_places_take_focus_by_arrows(dealt: Golf) -> None:
    assert focused(dealt) == "column-1"  # the page needs no first tap
    walked = [focused(dealt)]
    for _ in range(9):
        press(dealt, "ArrowRight")
        walked.append(focused(dealt))
    assert walked == [*PLACES, "discard"]
    for place in reversed(PLACES[:-1]):
        press(dealt, "ArrowLeft")
        assert focused(dealt) == place
    press(dealt, "ArrowLeft")
    assert focused(dealt) == "column-1"
    # One stop for Tab: from the place to what follows the table and back.
    press(dealt, "ArrowRight", "ArrowRight", "Tab")
    assert focused(dealt) is None
    press(dealt, "Shift+Tab")
    assert focused(dealt) == "column-3"


def test_focus_never_jumps_after_a_move(dealt: Golf) -> None:
    dealt.place("column-4").focus()
    for key in (" ", "5", "2", "1", "z", "y", "v"):
        press(dealt, key)
        assert focused(dealt) == "column-4"
    press(dealt, "Tab")  # the table is one stop, wherever the last move was made
    assert focused(dealt) is None
    press(dealt, "Shift+Tab")
    assert focused(dealt) == "column-4"
    press(dealt, "ArrowRight")
    assert focused(dealt) == "column-5"


def test_focus_follows_the_finger(dealt: Golf) -> None:
    dealt.play("s 5 2")
    expect(dealt.place("column-2")).to_be_focused()  # by the next frame
    press(dealt, "ArrowRight")
    assert focused(dealt) == "column-3"


def test_focus_is_visible(dealt: Golf) -> None:
    press(dealt, "ArrowRight")
    ring = dealt.place("column-2").evaluate(
        "place => [getComputedStyle(place, '::after').outlineStyle, getComputedStyle(place).outlineStyle]"
    )
    assert "solid" in ring


def test_enter_plays_and_draws(dealt: Golf) -> None:
    dealt.place("stock").focus()
    press(dealt, "Enter")
    dealt.expect_game(CODE, "s")
    assert focused(dealt) == "stock"
    dealt.place("column-5").focus()
    press(dealt, "Enter")
    dealt.expect_game(CODE, "s 5")
    press(dealt, "Enter")  # the 8 of hearts does not fit the 9? It does: the run goes on
    dealt.expect_game(CODE, "s 5 5")
    press(dealt, "Enter")
    dealt.expect_game(CODE, "s 5 5 5")
    press(dealt, "Enter")
    dealt.expect_game(CODE, "s 5 5 5")
    expect_said(dealt, say("en", "refusal.not_adjacent"))


def test_space_digits_z_and_y(dealt: Golf) -> None:
    press(dealt, " ", "5", "2")
    dealt.expect_game(CODE, "s 5 2")
    assert dealt.page.evaluate("scrollY") == 0
    press(dealt, "z", "z")
    dealt.expect_game(CODE, "s", moves=3)
    press(dealt, "y")
    dealt.expect_game(CODE, "s 5", moves=4)
    press(dealt, "1")
    expect_said(dealt, say("en", "refusal.not_adjacent"))
    press_on_layout(dealt, "é", "Digit2")  # French keyboards print digits with Shift
    dealt.expect_game(CODE, "s 5 2", moves=5)


def test_reading_keys_answer_in_words(dealt: Golf) -> None:
    (ace,) = read_cards("AC") or ()
    press(dealt, "d")
    expect_said(dealt, say("en", "read.discard", card=ace))
    press(dealt, "v")
    columns = "Stock: 16 cards; discard: ace of clubs. Column 1: 6 of clubs, 5 of spades, queen of spades,"
    expect(dealt.sentences.last).to_contain_text(columns)
    press(dealt, "Shift+V")
    free = [say("en", "read.discard", card=ace)]
    free += [
        say("en", "read.free_card", card=column[-1], number=number)
        for number, column in enumerate(TABLE.columns, 1)
    ]
    expect_said(dealt, *free)
    press(dealt, "s")
    expect_said(dealt, say("en", "read.score", score=0, moves=0, code=CODE))
    press(dealt, "t")
    expect_said(dealt, say("en", "read.stock", count=16))
    press(dealt, "l")
    expect_said(dealt, say("en", "read.stock", count=16), say("en", "read.stock", count=16))
    press(dealt, "2")
    refused = say("en", "refusal.not_adjacent")
    expect_said(dealt, refused)
    press(dealt, "l")  # all that the refusal said
    lines = dealt.log_lines()
    assert lines[-4:-2] == lines[-2:]
    dealt.expect_fields(CODE, 0, 0)


def test_free_cards_that_fit_are_named_as_such(dealt: Golf) -> None:
    press(dealt, " ", "Shift+V")
    fits, not_fits = (read_cards("9C6H") or ())[:2]
    said = dealt.log_lines()[-7:]
    assert said[4] == say("en", "read.free_fits", card=fits, number=5)
    assert said[0] == say("en", "read.free_card", card=not_fits, number=1)


def test_up_and_down_read_the_cards_of_a_column(dealt: Golf) -> None:
    column = TABLE.columns[0]
    heard = []
    for key in ("ArrowUp",) * 5 + ("ArrowDown",) * 4:
        press(dealt, key)
        heard.append(dealt.log_lines()[-1])
    rows = [4, 3, 2, 1, 1, 2, 3, 4, 5]
    keys = ["card_free" if row == 5 else "card_covered" for row in rows]
    assert heard == [
        say("en", f"read.{key}", card=column[row - 1], row=row, count=5)
        for key, row in zip(keys, rows, strict=True)
    ]
    assert focused(dealt) == "column-1"


def test_n_opens_new_game(dealt: Golf) -> None:
    press(dealt, "n")
    expect(dealt.window("new")).to_be_visible()


def test_cyrillic_layout_plays_by_where_the_keys_lie(dealt: Golf) -> None:
    press(dealt, " ", "5")
    press_on_layout(dealt, "я", "KeyZ")
    dealt.expect_game(CODE, "s", moves=2)
    press_on_layout(dealt, "н", "KeyY")
    dealt.expect_game(CODE, "s 5", moves=3)
    press_on_layout(dealt, "в", "KeyD")
    (nine,) = read_cards("9C") or ()
    expect_said(dealt, say("en", "read.discard", card=nine))
    press_on_layout(dealt, "М", "KeyV", shift=True)
    assert len([line for line in dealt.log_lines() if line.startswith("Column")]) >= 7
    press_on_layout(dealt, "т", "KeyN")
    expect(dealt.window("new")).to_be_visible()


def test_latin_letters_count_as_printed_wherever_they_lie(dealt: Golf) -> None:
    press(dealt, " ", "5")
    press_on_layout(dealt, "z", "KeyY")  # a German keyboard
    dealt.expect_game(CODE, "s", moves=2)


def test_keys_are_active_only_on_the_table(dealt: Golf) -> None:
    said = dealt.log_lines()
    dealt.button("action.settings").focus()
    press(dealt, "5", "v", "d", "z", "n")
    expect(dealt.window("new")).to_be_hidden()
    dealt.place("column-1").focus()
    for combined in ("Control+d", "Alt+v", "Alt+z"):
        press(dealt, combined)
    assert dealt.log_lines() == said
    dealt.expect_fields(CODE, 0, 0)
    press(dealt, "n")
    field = dealt.window("new").get_by_role("textbox")
    field.press_sequentially("s5vz")
    expect(field).to_have_value("s5vz")
    dealt.expect_fields(CODE, 0, 0)


def test_the_documented_opening_by_keyboard_alone(new_golf: Callable[..., Golf]) -> None:
    """From an empty page: new game, code, play, refusal, help."""
    golf = new_golf().open()
    press(golf, "n")
    window = golf.window("new")
    expect(window).to_be_visible()
    for _ in range(8):
        if window.get_by_role("textbox").evaluate("field => field === document.activeElement"):
            break
        press(golf, "Tab")
    golf.page.keyboard.type(CODE)
    press(golf, "Enter")
    expect(window).to_be_hidden()
    expect(golf.field("code")).to_have_text(CODE)
    assert focused(golf) == "column-1"
    press(golf, " ", "5", "2")
    golf.expect_game(CODE, "s 5 2")
