"""What may be played on what (A2, A5, B1), stated again in the words of the documents."""

from itertools import pairwise

import pytest

from golf.cards import ACE, KING
from golf.solitaire.rules import (
    CLASSIC,
    EASY,
    RULES,
    STRICT,
    Rules,
    code_letters,
    dealt_as,
    follows,
    rules_marked,
    rules_named,
)
from tests.strategies import MARKS

RANKS = range(ACE, KING + 1)


def neighbours_in_a_row(rank: int, top: int) -> bool:
    """A 2 … 10 J Q K, without a passage between the ends."""
    row = "A23456789TJQK"
    pair = row[rank - 1] + row[top - 1]
    return pair in row or pair[::-1] in row


def test_a2_between_the_ends_a_card_goes_on_its_neighbours_whatever_the_rule() -> None:
    for rules in RULES:
        for top in RANKS[1:-1]:
            fitting = {rank for rank in RANKS if follows(rules, rank, top)}
            assert fitting == {top - 1, top + 1}


def test_a5_easy_joins_king_and_ace_in_a_ring() -> None:
    ring = [(rank, rank % 13 + 1) for rank in RANKS]
    allowed = set(ring) | {(top, rank) for rank, top in ring}
    assert {(rank, top) for rank in RANKS for top in RANKS if follows(EASY, rank, top)} == allowed


def test_a5_easy_runs_from_queen_through_king_and_ace_to_two() -> None:
    run = [12, 13, 1, 2]
    assert all(follows(EASY, rank, top) for top, rank in pairwise(run))
    assert all(follows(EASY, rank, top) for rank, top in pairwise(run))


def test_a5_classic_ends_at_both_ends() -> None:
    for rank in RANKS:
        for top in RANKS:
            assert follows(CLASSIC, rank, top) == neighbours_in_a_row(rank, top), (rank, top)


def test_b1_strict_puts_nothing_on_a_king() -> None:
    for rank in RANKS:
        for top in RANKS:
            expected = top != KING and neighbours_in_a_row(rank, top)
            assert follows(STRICT, rank, top) == expected, (rank, top)


def test_b1_a_queen_takes_a_king_or_a_jack_and_an_ace_only_a_two() -> None:
    assert [rank for rank in RANKS if follows(STRICT, rank, 12)] == [11, 13]
    assert [rank for rank in RANKS if follows(STRICT, rank, 1)] == [2]


def test_b3_drawing_only_when_nothing_fits_is_off_by_default() -> None:
    assert not any(rules.draw_only_when_stuck for rules in RULES)


def test_a9_each_rule_has_a_letter_of_its_own_and_n_is_an_old_easy() -> None:
    single = {letter: written for letter, written in code_letters().items() if len(letter) == 1}
    # Permanent: every letter that was ever given away.
    assert single.items() >= {"E": "E", "C": "C", "S": "S", "J": "J", "O": "O", "N": "E"}.items()
    assert len(single) == len(RULES) + 1


def test_b3_in_a_code_a_second_letter_closes_the_stock() -> None:
    double = {letter: written for letter, written in code_letters().items() if len(letter) == 2}
    expected = {"ED": "ED", "CD": "CD", "SD": "SD", "JD": "JD", "OD": "OD", "ND": "ED"}
    assert double.items() >= expected.items()


def test_a13_marks_name_every_combination_of_what_the_rules_can_say() -> None:
    found = [rules_marked(mark) for mark in MARKS]
    assert len({tuple(rules)[2:] for rules in found if rules}) == len(MARKS) == 36
    for rules in found:
        assert rules is not None
        assert rules_marked(rules.letter) == rules_named(rules.name) == rules
        assert dealt_as(rules).letter in code_letters().values()


def test_a13_a_combination_that_is_a_row_is_written_as_that_row() -> None:
    assert (rules_marked("S2"), rules_marked("SO"), rules_marked("S")) == (
        rules_named("jokers"),
        rules_named("open"),
        STRICT,
    )


@pytest.mark.parametrize("rules", RULES)
def test_rules_are_found_by_name_and_by_letter(rules: Rules) -> None:
    assert rules_named(rules.name) == rules
    assert rules_named(rules.letter) == rules


@pytest.mark.parametrize(
    "name", ["", "N", "e", "Easy", "EC", "ED1", "E11", "E12", "J2", "J1", "OO", "SDD", "D", "E3"]
)
def test_other_names_are_no_rules(name: str) -> None:
    assert rules_named(name) is None
