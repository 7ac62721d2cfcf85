"""The card game in words, in every language, and apart from what the page starts with."""

import pytest

from golf.cardgame.cards import PACK
from golf.cardgame.opponents.choice import REASONS, Choice
from golf.cardgame.rules import DEFAULT, rules_for
from golf.cardgame.sentences import BoardSaid, reason_said, total_said, turn_said, won_said
from golf.cardgame.table import seen, turn_of
from golf.cli.terminal import board_rows, middle_said, round_rows
from tests.cardgame.laying import boards, cards, laid, play_all, ranked
from tests.samples import LANGUAGES, words_of

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_all_cards_have_names_and_jokers_a_short_form(language: str) -> None:
    words = words_of(language)
    names = {words.card(card) for card in PACK}
    assert len(names) == 53  # both jokers are called alike
    assert words.card(cards("XA1")[0], "sign") == "★"


def test_a_board_is_read_row_by_row_with_what_it_counts() -> None:
    board = (*cards("7C1 7D1"), None, *cards("KC1 XA1 QS2"))
    assert BoardSaid(DEFAULT, board).in_words(words_of("en")) == (
        "row 1: 7 of clubs, 7 of diamonds, face down; row 2: king of clubs, joker, queen of spades. "
        "Counts 23 so far."
    )
    assert board_rows(words_of("en"), DEFAULT, board) == ["  7♣   7♦   ▒▒", "  K♣    ★   Q♠"]


def test_a_line_that_cancels_counts_nothing_when_read() -> None:
    said = BoardSaid(rules_for(2, 2, 2), ranked("99 23")).in_words(words_of("pt"))
    assert said.endswith("Por agora conta 5.")


def test_an_opponents_whole_turn_is_one_sentence() -> None:
    table = laid(
        boards=(cards("5C1 6C1 7C1 8C1 9C1 TC1"), cards("AC1 2C1 3C1 4C1 JC1 QC1")), stock=cards("XA1")
    )
    words = words_of("en")
    drawn = play_all(table, "d")
    assert turn_said(DEFAULT, "Ann", turn_of(drawn, "p23")).in_words(words) == (
        "Ann draws the joker, puts it in row 2, column 3, and throws the 10 of clubs away."
    )
    assert turn_said(DEFAULT, "Ann", turn_of(drawn, "x12")).in_words(words) == (
        "Ann draws the joker, throws it away and turns up the 6 of clubs in row 1, column 2."
    )
    taken = play_all(table._replace(discard=cards("KD2")), "t")
    assert turn_said(DEFAULT, "Ann", turn_of(taken, "p11")).in_words(words) == (
        "Ann takes the king of diamonds from the discard, puts it in row 1, column 1, "
        "and throws the 5 of clubs away."
    )
    assert turn_said(DEFAULT, "Anna", turn_of(taken, "p11")).in_words(words_of("pl")) == (
        "Anna bierze ze stosu odrzuconych króla karo, kładzie tę kartę w rzędzie 1, kolumnie 1, "
        "i odrzuca piątkę trefl."
    )
    assert turn_said(DEFAULT, "Анна", turn_of(drawn, "x12")).in_words(words_of("ru")) == (
        "Анна берёт из колоды джокера, сбрасывает эту карту и открывает шестёрку треф в ряду 1, столбце 2."
    )


def test_the_end_of_a_round_is_explained_for_each_player() -> None:
    table = laid(rules_for(2, 2, 3), boards=boards("632K", "62AK", "99JQ"), up=(0b1110, 0, 0))
    report = play_all(table._replace(totals=(0, 0, 90)), "d x11 d x11 d x11").reports[0]
    assert round_rows(words_of("en"), table.rules, ("Ann", "Bob", "Cy"), report) == [
        "The round is over; all cards are turned up.",
        "Ann ended the round without being lowest: 11 becomes 22, total 22.",
        "Bob: 9, total 9.",
        "Cy: 23, total 113. 2 cards in finished lines count nothing. Cy is out.",
    ]


@every_language
def test_numbers_below_zero_carry_a_minus_sign_that_is_spoken(language: str) -> None:
    words = words_of(language)
    board = BoardSaid(rules_for(2, 2, 2), (*cards("XA1"), None, *cards("KC1 KD1")))
    assert "−3" in board.in_words(words)
    assert "-3" not in board.in_words(words)
    assert total_said("Ann", -12).in_words(words).endswith("−12")


@every_language
def test_every_sentence_is_filled(language: str) -> None:
    words = words_of(language)
    table = laid(rules_for(2, 2, 2), boards=boards("A23K", "9977"), up=(0b1110, 0))
    values = {"card": cards("9C1")[0], "old": cards("XB2")[0], "points": 7}
    said = [reason_said(Choice("d", reason, values)).in_words(words) for reason in REASONS]
    said += round_rows(words, table.rules, ("A", "B"), play_all(table, "d x11 d x11").reports[0])
    stalled = play_all(table._replace(up=(1, 1)), "d p11 " * 10).reports[0]
    said += round_rows(words, table.rules, ("A", "B"), stalled)
    said += [won_said(winners).in_words(words) for winners in (("A",), ("A", "B"))]
    said.append(middle_said(seen(table, 0)).in_words(words))
    assert len(set(said)) == len(said)
    assert not [sentence for sentence in said if "{" in sentence or not sentence]
