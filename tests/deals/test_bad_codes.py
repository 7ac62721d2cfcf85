"""Texts that name no deal: the error says what is wrong with them, and is the only thing ever raised (A9)."""

import pytest
from hypothesis import example, given

from golf.deals.codes import EXAMPLE, code_text, read_code
from golf.errors import BadCode
from golf.solitaire.opening import open_game
from golf.solitaire.position import MARK
from golf.solitaire.rules import code_letters
from tests.strategies import CODE_TEXTS, RUBBISH, damaged

LIMIT = 2**31 - 1


@pytest.mark.parametrize(
    ("text", "reason", "values"),
    [
        ("", "code_empty", {}),
        (" \n", "code_empty", {}),
        ("–-—", "code_empty", {}),
        ("hello", "code_unknown", {"found": "hello"}),
        (" a text too long to be shown in full ", "code_unknown", {"found": "a text too long to be s…"}),
        ("CARGO1-E-AAAAAAB", "code_unknown", {"found": "CARGO1-E-AAAAAAB"}),
        ("GO2-E-AAAAAAB", "code_unknown", {"found": "GO2-E-AAAAAAB"}),
        ("GO1-X-AAAAAAB", "code_letter", {"found": "X"}),
        ("GO1", "code_letter", {"found": "–"}),
        ("GO1-?", "code_letter", {"found": "?"}),
        ("GO1-E", "code_short", {"found": "–", "count": 0}),
        ("GO1-E-AAAAAA", "code_short", {"found": "AAAAAA", "count": 6}),
        ("GO1-E-AAA please", "code_short", {"found": "AAA", "count": 3}),
        ("GO1-E-AAAAAABB", "code_long", {"found": "AAAAAABB", "count": 8}),
        ("GO1-E-" + "A" * 50, "code_long", {"found": "A" * 20, "count": 50}),
        ("GO1-E-AAAAAA9", "code_character", {"found": "9"}),
        ("GO1-E-1AAAAAA", "code_character", {"found": "1"}),
        ("MS1-C-", "code_number", {"found": "–", "limit": LIMIT}),
        ("MS1-C-0", "code_number", {"found": "0", "limit": LIMIT}),
        ("MS1-C-2147483648", "code_number", {"found": "2147483648", "limit": LIMIT}),
        ("MS1-C-" + "9" * 1900, "code_number", {"found": "9" * 20, "limit": LIMIT}),
        ("MS1-C-49K21", "code_number", {"found": "49K21", "limit": LIMIT}),
        ("MS1-C-①②", "code_number", {"found": "①②", "limit": LIMIT}),
        ("GO1-X-AAAAAAB, GO1-E-A", "code_letter", {"found": "X"}),
    ],
)  # fmt: skip
def test_a9_a_bad_code_says_what_is_wrong_and_what_a_code_looks_like(
    text: str, reason: str, values: dict[str, object]
) -> None:
    with pytest.raises(BadCode) as caught:
        open_game(text)
    assert caught.value.reason == reason
    example = "MS1-C-49621" if reason == "code_number" else EXAMPLE
    assert caught.value.values == {**values, "example": example}


@pytest.mark.parametrize("text", ["golf", "Golf!", "https://example.org/golf/"])
def test_a9_the_name_of_the_game_is_no_code(text: str) -> None:
    with pytest.raises(BadCode) as caught:
        open_game(text)
    assert caught.value.reason == "code_unknown"


def test_a9_the_example_of_a_code_is_one() -> None:
    assert code_text(read_code(EXAMPLE, code_letters())) == EXAMPLE


@given(RUBBISH)
@example("\x00")
@example("GO1-E-" + "9" * 10_000)
def test_a9_rubbish_is_a_deal_or_a_bad_code_and_nothing_else(text: str) -> None:
    try:
        strict, _ = open_game(text)
    except BadCode:
        return
    assert open_game(strict)[0] == strict


@given(damaged(CODE_TEXTS))
def test_a9_what_is_read_of_a_damaged_code_is_written_strictly(text: str) -> None:
    try:
        code = read_code(text, code_letters())
    except BadCode:
        return
    assert MARK not in code_text(code)
    assert read_code(code_text(code), code_letters()) == code
