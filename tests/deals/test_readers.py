"""What is read of a code or a number is what a person would read; anything else is refused, never cut off."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from golf.deals.codes import DealCode, code_text, read_code
from golf.deals.numbered import read_number_alone
from golf.errors import BadCode
from golf.numbers import read_written
from golf.signs import BLANKS, PASSED, is_hidden, is_word, sign_name
from golf.solitaire.opening import open_game
from golf.solitaire.rules import code_letters
from tests.strategies import CODES

INVISIBLE = sorted(PASSED)
BASIC = [chr(code) for code in range(0x10000) if not 0xD800 <= code < 0xE000]
NUMBERS = st.integers(1, 2**31 - 1)
# Any sign but what is read as a letter or a digit of a code, or begins something percent-encoded.
SIGNS = st.characters(exclude_categories=("Cs", "Lu", "Ll", "Nd"), exclude_characters="%")


def read(text: str) -> str:
    return code_text(read_code(text, code_letters()))


def refused(text: str) -> str:
    with pytest.raises(BadCode) as caught:
        read(text)
    return caught.value.reason


def grouped(number: int, sign: str) -> str:
    return f"{number:,}".replace(",", sign)


@pytest.mark.parametrize("sign", [*",.'’_", "\u00a0", "\u202f", "\u2009", " ", "٬", "ʼ", "·"])
def test_p3_parted_thousands_are_one_number(sign: str) -> None:
    assert read(f"MS1-C-49{sign}621") == "MS1-C-49621"
    assert read(f"MS1-C-1{sign}234{sign}567, a hard one") == "MS1-C-1234567"


@given(NUMBERS, st.sampled_from([",", ".", "'", "’", " ", "\u00a0", "\u202f", "\u2009", "_", "٬"]))
def test_p3_a_number_is_read_as_it_is_parted_in_any_language(number: int, sign: str) -> None:
    assert read("MS1-S-" + grouped(number, sign)) == f"MS1-S-{number}"
    assert read_written(grouped(number, sign), 10) == number
    assert read_number_alone(grouped(number, sign)) == number


def test_p3_thousands_as_in_india_are_read() -> None:
    assert read("MS1-C-12,34,567") == "MS1-C-1234567"


@pytest.mark.parametrize(
    "number",
    ["49.5", "4,9", "49,62", "49,6210", "1,234.567", "49;621", "49:621", "49/621", "49, 621", "5½"]
    + ["5²", "4万", "49é", "49ж", "49①", "49❶", "49\u0301","5-6 x", "49 62 x", "1e5", "0.5", "5\u20e3"]
    + ["49\x00621", "49%00621"],
)  # fmt: skip
def test_p3_what_is_no_whole_number_is_refused_and_never_cut(number: str) -> None:
    assert refused("MS1-C-" + number) in ("code_number", "code_hidden")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("MS1-C-5, then MS1-C-6", "MS1-C-5"),
        ("MS1-C-49621. It is hard", "MS1-C-49621"),
        ("MS1-C-49621\n12 cards left", "MS1-C-49621"),
        ("?code=MS1-C-5&n=6", "MS1-C-5"),
        ("MS1-C-49621という", "MS1-C-49621"),
        ("ＭＳ１－Ｃ－４９６２１", "MS1-C-49621"),
        ("MS1-C-٤٩٦٢١", "MS1-C-49621"),
        ("MS1-C-४९६२१", "MS1-C-49621"),
        ("ＧＯ１－Ｅ－ＡＡＡＡＡＡＢ", "GO1-E-AAAAAAB"),
        ("GO1-E-AAAAAABという", "GO1-E-AAAAAAB"),
    ],
)
def test_p3_what_a_person_reads_is_read(text: str, code: str) -> None:
    assert read(text) == code


@pytest.mark.parametrize("behind", ["é", "ж", "ß", "\u0301", "²", "①"])
def test_p3_a_letter_at_the_end_of_a_code_is_not_dropped(behind: str) -> None:
    assert refused("GO1-E-AAAAAAB" + behind) == "code_long"


@pytest.mark.parametrize("sign", INVISIBLE, ids=[sign_name(sign) for sign in INVISIBLE])
def test_p3_an_invisible_sign_is_passed_over(sign: str) -> None:
    for code in ("GO1-E-AAAAAAB", "MS1-C-49621"):
        assert read(sign.join(code)) == code


@pytest.mark.parametrize(
    ("sign", "name"),
    [
        ("\u202e", "RIGHT-TO-LEFT OVERRIDE U+202E"), ("\u202d", "LEFT-TO-RIGHT OVERRIDE U+202D"),
        ("\u3164", "HANGUL FILLER U+3164"), ("\x00", "U+0000"), ("\U000e0041", "U+E0041"),
        ("\ue000", "U+E000"),
    ],
)  # fmt: skip
def test_p3_an_invisible_sign_that_is_not_harmless_is_named(sign: str, name: str) -> None:
    for code in ("GO1-E-AAA{}AAAB", "MS1-C-49{}621"):
        with pytest.raises(BadCode) as caught:
            open_game(code.format(sign))
        assert caught.value.reason == "code_hidden"
        assert caught.value.values["sign"] == name


def test_p3_names_are_those_of_unicode() -> None:
    for sign in [chr(code) for code in range(0xA0, 0x10000) if " " in sign_name(chr(code))]:
        assert sign_name(sign).startswith(unicodedata.name(sign))


def test_p3_whatever_unicode_calls_a_sign_of_control_or_format_is_hidden() -> None:
    """Else it would be shown as itself. Those of Arabic and Syriac are to be seen."""
    for sign in BASIC:
        if unicodedata.category(sign) in ("Cf", "Cc") and not "\u0600" <= sign <= "\u08ff":
            assert sign in BLANKS or is_hidden(sign), hex(ord(sign))


def test_p3_whatever_unicode_calls_a_number_belongs_to_the_word() -> None:
    for sign in BASIC:
        if unicodedata.category(sign) in ("Nd", "Nl", "No"):
            assert is_word(sign), hex(ord(sign))


@given(CODES, SIGNS, st.data())
@example(DealCode("MS1", "C", 49621), ",", None)
def test_p3_a_sign_put_into_a_code_gives_the_same_deal_or_an_error(
    code: DealCode, sign: str, data: "st.DataObject | None"
) -> None:
    text = code_text(code)
    at = data.draw(st.integers(6, len(text))) if data else 8
    try:
        found = read(text[:at] + sign + text[at:])
    except BadCode:
        return
    cut = sign in "&#?<>\r\n" and code.family == "MS1"  # where a link or a line ends, the number does
    assert found == text or (cut and text.startswith(found))


@given(NUMBERS, SIGNS, st.data())
def test_p3_a_sign_put_into_a_number_alone_gives_the_same_number_or_none(
    number: int, sign: str, data: st.DataObject
) -> None:
    text = str(number)
    at = data.draw(st.integers(0, len(text)))
    changed = text[:at] + sign + text[at:]
    assert read_written(changed, 10) in (number, None)
    try:
        assert read_number_alone(changed) in (number, None)
    except BadCode:
        return


@pytest.mark.parametrize(
    "text",
    [
        "49621",
        "ms49621",
        "MS 49621",
        "#49621",
        "49,621",
        "49 621",
        "№ 49621",
        " 49621\n",
        "ms#49621",
        "４９６２１",
    ],
)
def test_p3_a_number_alone_is_the_deal_of_that_number(text: str) -> None:
    assert open_game(text)[0] == "MS1-C-49621"


def test_p3_ms_before_a_number_that_begins_with_one_is_not_a_family() -> None:
    assert read_number_alone("ms149621") == 149621
    for text in ("MS1 496", "MS1-496", "MS1,496"):
        assert read_number_alone(text) is None


@pytest.mark.parametrize("text", ["0", "2147483648", "49.5", "2026.12.01", "ms0"])
def test_p3_a_number_alone_that_is_none_of_a_deal_is_refused(text: str) -> None:
    with pytest.raises(BadCode) as caught:
        open_game(text)
    assert caught.value.reason == "code_number"


@pytest.mark.parametrize("text", ["-5", "5 cards", "1e5", "0x10", "AAAAAAB", "G49621", "mss5"])
def test_p3_anything_beside_a_number_makes_it_no_number_alone(text: str) -> None:
    assert read_number_alone(text) is None
