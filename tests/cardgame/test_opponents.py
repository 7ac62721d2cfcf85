"""Who can sit at a table: each player has a name and a digit."""

from golf.cardgame.opponents import OPPONENTS, PERSON, PLAYERS, player_of, seats_text


def test_each_opponent_has_a_name_and_a_digit_of_its_own() -> None:
    assert [PERSON, *[opponent.name for opponent in OPPONENTS]] == list(PLAYERS)
    digits = seats_text(PLAYERS)
    assert digits[:4] == "0123"  # permanent: saves hold them
    assert len(set(digits)) == len(digits) == len(PLAYERS)
    assert [player_of(digit) for digit in digits] == list(PLAYERS)
    assert [player_of(digit) for digit in ("x", "", "10")] == [None] * 3
