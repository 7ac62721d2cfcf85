"""Who can sit at a table: each player has a name and a digit."""

from golf.cardgame.opponents import OPPONENTS, PERSON, PLAYERS, player_of, seats_text


def test_each_opponent_has_a_name_and_a_digit_of_its_own() -> None:
    assert [PERSON, *[opponent.name for opponent in OPPONENTS]] == list(PLAYERS)
    assert seats_text(PLAYERS) == "0123"  # permanent: saves hold them
    assert [player_of(digit) for digit in "0123"] == list(PLAYERS)
    assert [player_of(digit) for digit in ("4", "9", "x", "")] == [None] * 4
