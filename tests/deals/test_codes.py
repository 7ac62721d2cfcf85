"""Deal codes (A9): written strictly, read leniently (docs/interfaces.md, Codes)."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from golf.deals.codes import DealCode, code_text, pack_of, read_code
from golf.solitaire.opening import deal_code, new_code, open_game
from golf.solitaire.rules import CLASSIC, EASY, STRICT, code_letters
from tests.samples import DOCUMENTED
from tests.strategies import CODES, GO1_NUMBERS, all_cards

CYRILLIC = dict(zip("ABCEHKMOPSTXYIJ3", "АВСЕНКМОРЅТХУІЈЗ", strict=True))


def read(text: str) -> str:
    return code_text(read_code(text, code_letters()))


@given(CODES)
@example(DealCode("GO1", "E", 0))
@example(DealCode("GO1", "S", 2**35 - 1))
@example(DealCode("MS1", "C", 1))
@example(DealCode("MS1", "C", 2**31 - 1))
def test_a9_what_is_written_is_read_back(code: DealCode) -> None:
    assert read_code(code_text(code), code_letters()) == code


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (DealCode("GO1", "E", 1), "GO1-E-AAAAAAB"),
        (DealCode("GO1", "S", 33), "GO1-S-AAAAABB"),
        (DealCode("MS1", "C", 49621), "MS1-C-49621"),
    ],
)
def test_a9_a_code_is_written_in_one_way(code: DealCode, text: str) -> None:
    assert code_text(code) == text


def test_a9_new_codes_carry_the_letter_of_their_rule() -> None:
    assert [new_code(rules, 1) for rules in (EASY, CLASSIC, STRICT)] == [
        "GO1-E-AAAAAAB", "GO1-C-AAAAAAB", "GO1-S-AAAAAAB",
    ]  # fmt: skip


@given(CODES)
def test_a9_without_jokers_the_letter_changes_no_card(code: DealCode) -> None:
    packs = {pack_of(DealCode(code.family, letter, code.number)) for letter in "ECSJO"}
    assert len(packs) == 1


@given(CODES)
def test_a13_a_rule_with_jokers_deals_a_pack_with_them(code: DealCode) -> None:
    table = deal_code(code)
    jokers = [card for card in all_cards(table) if card.rank == 14]
    assert len(jokers) == table.rules.jokers
    assert len(table.discard + table.stock) == 17 + len(jokers)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("GO1-CD-AAAAAAB", "GO1-CD-AAAAAAB"),
        ("go1 nd aaaaaab", "GO1-ED-AAAAAAB"),
        ("MS1-SD-49621", "MS1-SD-49621"),
        ("GO1-C-DAAAAAB", "GO1-C-DAAAAAB"),
        ("GO1CDAAAAAB", "GO1-C-DAAAAAB"),
        ("GO1-CD-AAAAAB", "GO1-C-DAAAAAB"),
        ("GO1-C DAAA AAB", "GO1-C-DAAAAAB"),
        ("GO1-Ј-AAAAAAB", "GO1-J-AAAAAAB"),
        ("GO1-О-AAAAAAB", "GO1-O-AAAAAAB"),
    ],
)
def test_b3_a_second_letter_is_read_only_where_no_earlier_code_is_meant(text: str, code: str) -> None:
    assert read(text) == code


def test_a9_an_old_n_is_read_as_easy() -> None:
    assert read("GO1-N-AAAAAAB") == DOCUMENTED
    assert open_game("MS1-N-7")[0] == "MS1-E-7"


@pytest.mark.parametrize(
    "text",
    [
        "go1-e-aaaaaab",
        "Go1 E aAaAaAb",
        "  GO1-E-AAAAAAB\n",
        "GO1EAAAAAAB",
        "GO1 - E - A A A A A A B",
        "GO1-E-AAA AAAB",
        "GO1-E-AAAA-AAB",
        "GO1_E_AAAAAAB",
        "GO1‐E‑AAAAAAB",
        "GO1–E—AAAAAAB",
        "GO1−E―AAAAAAB",
        "GO1\u00a0E\u00a0AAAAAAB",
        "G01-E-AAAAAA8",
        "GOI-E-AAAAAAB",
        "gol-e-aaaaaab",
        "GО1-Е-АААААА8",
        "gо1-е-аааааав",
        "The deal GO1-E-AAAAAAB is a hard one.",
        "Распиклад «GO1-E-AAAAAAB», попробуй!",
        "(GO1-E-AAAAAAB)",
        "golf: GO1-E-AAAAAAB",
        "GO1-E-AAAA or rather GO1-E-AAAAAAB",
        "https://example.org/golf/?code=GO1-E-AAAAAAB",
        "https://example.org/golf/?lang=pl&code=GO1-E-AAAAAAB&moves=s52#top",
        "https://example.org/golf/?code=GO1%2DE%2dAAAAAAB",
        "https://example.org/golf/?code=GO1%20E%20AAAAAAB",
        "<https://example.org/?code=go1-e-aaaaaab>",
    ],
)
def test_a9_a_code_is_read_as_people_write_it(text: str) -> None:
    assert open_game(text)[0] == DOCUMENTED


@pytest.mark.parametrize(
    "text",
    [
        "https://example.org/golf/?code=GO1+E+AAAAAAB",
        "https://example.org/golf/?code=GO1%E2%80%93E%E2%80%93AAAAAAB",
        "https://example.org/golf/?code=GO1-%D0%95-%D0%90%D0%90%D0%90%D0%90%D0%90%D0%90%D0%92",
        "https://example.com/away?to=https%3A%2F%2Fexample.org%2Fgolf%2F%3Fcode%3DGO1-E-AAAAAAB",
    ],
)
def test_a9_a_link_is_read_as_browsers_write_it(text: str) -> None:
    assert open_game(text)[0] == DOCUMENTED


def test_a9_blanks_in_a_number_do_not_deal_another_deal() -> None:
    assert read("MS1-C-49 621") == "MS1-C-49621"
    assert read("ms1 c 1 000 000") == "MS1-C-1000000"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("GO1-C-OOOOOO8", "GO1-C-OOOOOOB"),
        ("GO1-C-0000000", "GO1-C-OOOOOOO"),
        ("GO1-C-88888BB", "GO1-C-BBBBBBB"),
        ("ms1-c-49621", "MS1-C-49621"),
        ("MS1 C 49621.", "MS1-C-49621"),
        ("МЅ1-С-49621", "MS1-C-49621"),
        ("MS1-C-0049621", "MS1-C-49621"),
        ("MS1-C-4962I", "MS1-C-49621"),
        ("MS1-C-lO8", "MS1-C-108"),
        ("MS1-C-5 and MS1-C-6", "MS1-C-5"),
    ],
)
def test_a9_look_alikes_are_read_as_what_they_look_like(text: str, code: str) -> None:
    assert read(text) == code


@given(GO1_NUMBERS, st.sampled_from("ECS"), st.data())
def test_a9_any_code_survives_other_letters_cases_and_dashes(
    number: int, letter: str, data: st.DataObject
) -> None:
    """Each character may arrive as its Cyrillic look-alike, small, or as 0 and 8."""
    strict = code_text(DealCode("GO1", letter, number))
    family, rule, word = strict.split("-")
    written = []
    for at, char in enumerate(family + rule + word):
        twins = [char, char.lower(), CYRILLIC.get(char, char), CYRILLIC.get(char, char).lower()]
        if at >= 4:
            twins.append({"O": "0", "B": "8"}.get(char, char))
        written.append(data.draw(st.sampled_from(twins)))
    dash = data.draw(st.sampled_from(["-", " ", "", "–", " — ", "_", "\n", "%20", "%2D"]))
    text = dash.join(["".join(written[:3]), written[3], "".join(written[4:])])
    assert read(text) == strict


@given(
    CODES,
    st.sampled_from(["?code=", "/ ", "„", "(", "x ", "¡", "коддд: "]),
    st.sampled_from([" ok", ".", "&x", "”"]),
)
def test_a9_a_code_is_found_in_what_surrounds_it(code: DealCode, before: str, behind: str) -> None:
    assert read(before + code_text(code) + behind) == code_text(code)


def test_a9_a_code_is_a_word_of_its_own() -> None:
    """`CARGO1…` holds no code: the reading goes on and finds the real one."""
    assert read("the cargo1-e-zzzzzzz and GO1-E-AAAAAAB") == DOCUMENTED
