"""Codes of the family GC1, frozen: people write them down; and reading is as lenient as for the deals."""

import json
from functools import cache

import pytest
from hypothesis import given

from golf.cardgame.cards import PACK, card_text
from golf.cardgame.codes import match_code, open_match, read_match_code
from golf.cardgame.dealing import first_dealer, round_seed, shuffled
from golf.cardgame.rules import DEFAULT, Rules, pack_of
from golf.errors import BadCode
from tests.cardgame.laying import MATCH_CODES, NUMBERS, RULES
from tests.samples import DATA
from tests.strategies import RUBBISH, damaged

ROUNDS = (0, 1, 9)


@cache
def vectors() -> dict[str, dict[str, str]]:
    """Forty codes with their first dealer and the whole pack of three rounds, and a shuffle of discards."""
    return dict(json.loads((DATA / "gc1-vectors.json").read_text("utf-8")))


def vector(code: str) -> dict[str, str]:
    """What the code deals today, as the vectors have it."""
    rules, number = read_match_code(code)
    found = {"dealer": str(first_dealer(number, rules.seats))}
    for round_ in ROUNDS:
        pack = shuffled(pack_of(rules), round_seed(number, round_))
        found[f"round {round_}"] = " ".join(card_text(card) for card in pack)
    pile = shuffled(pack_of(rules)[:20], round_seed(number, 0) + 1)
    return found | {"discards": " ".join(card_text(card) for card in pile)}


def test_codes_deal_the_cards_they_always_dealt() -> None:
    assert len(vectors()) == 40
    assert {"GC1-232-AAAAAAB", "GC1-446-7777777"} <= set(vectors())
    for code, expected in vectors().items():
        assert vector(code) == expected, code


def test_the_first_round_is_dealt_from_the_pack_a_board_at_a_time() -> None:
    for code, expected in vectors().items():
        table = open_match(code)[1]
        seats, size = table.rules.seats, table.rules.rows * table.rules.columns
        order = [(table.dealer + 1 + at) % seats for at in range(seats)]
        dealt = [card for seat in order for card in table.boards[seat]]
        dealt += [*table.discard, *table.stock]
        assert " ".join(card_text(card) for card in dealt) == expected["round 0"]
        assert len(dealt) == len(pack_of(table.rules)) > seats * size


@given(RULES, NUMBERS)
def test_a_code_names_its_rules_and_number(rules: Rules, number: int) -> None:
    assert read_match_code(match_code(rules, number)) == (rules, number)


@given(NUMBERS)
def test_the_options_never_change_the_cards(number: int) -> None:
    plain = open_match(match_code(DEFAULT, number))[1]
    other = open_match(match_code(Rules(2, 3, 2, True, True, 0, True, 50, 0), number))[1]
    assert (plain.boards, plain.discard, plain.stock) == (other.boards, other.discard, other.stock)
    assert sorted(plain.boards[0] + plain.boards[1] + plain.discard + plain.stock) == sorted(PACK)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("gc1-232-aaaaaab", "GC1-232-AAAAAAB"),
        (" GC1 232 AAAAAAB ", "GC1-232-AAAAAAB"),
        ("GC1–446–AAAAAAB", "GC1-446-AAAAAAB"),
        ("ОС1 СС1 GС1-232-АААААА8", "GC1-232-AAAAAAB"),
        ("https://example.org/golf/?game=cards&code=GC1-334L50-ABCDEFG&lang=pl", "GC1-334L50-ABCDEFG"),
        ("Play GC1-232-AAAAAAB with me!", "GC1-232-AAAAAAB"),
        ("GC1-232AU2KN-AAAAAAB", "GC1-232NKU2A-AAAAAAB"),
        ("GC1-232L1OO-AAAAAAB", "GC1-232-AAAAAAB"),
        ("GC1-232R5-AAAAAAB", "GC1-232R5-AAAAAAB"),
    ],
)
def test_reading_is_lenient_and_writing_strict(text: str, code: str) -> None:
    assert open_match(text)[0] == code


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "code_empty"),
        ("golf", "code_unknown"),
        ("GO1-E-AAAAAAB", "code_unknown"),
        ("GC1", "cards_code_board"),
        ("GC1-23-AAAAAAB", "cards_code_board"),
        ("GC1-552-AAAAAAB", "cards_code_board"),
        ("GC1-231-AAAAAAB", "cards_code_seats"),
        ("GC1-237-AAAAAAB", "cards_code_seats"),
        ("GC1-232Q-AAAAAAB", "cards_code_option"),
        ("GC1-232NN-AAAAAAB", "cards_code_option"),
        ("GC1-232U4-AAAAAAB", "cards_code_option"),
        ("GC1-232U-AAAAAAB", "cards_code_option"),
        ("GC1-232L99-AAAAAAB", "cards_code_option"),
        ("GC1-232R0-AAAAAAB", "cards_code_option"),
        ("GC1-232R2L50-AAAAAAB", "cards_code_option"),
        ("GC1-232", "code_short"),
        ("GC1-232-AAAA", "code_short"),
        ("GC1-232-AAAAAAAA", "code_long"),
        ("GC1-232-AAAAAA9", "code_character"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, reason: str) -> None:
    with pytest.raises(BadCode) as caught:
        open_match(text)
    assert caught.value.reason == reason


@given(RUBBISH | damaged(MATCH_CODES))
def test_any_text_is_a_match_or_a_bad_code(text: str) -> None:
    try:
        code, table = open_match(text)
    except BadCode:
        return
    assert open_match(code) == (code, table)
