"""Opponents of the computer: pure functions of what a seat sees and a seed, each move with its reason."""

from golf.cardgame.opponents.choice import EASY, HARD, MEDIUM, STRENGTHS, Choice
from golf.cardgame.opponents.easy import easy
from golf.cardgame.opponents.hard import hard
from golf.cardgame.opponents.medium import medium
from golf.cardgame.sight import Seen

_POLICIES = {EASY: easy, MEDIUM: medium, HARD: hard}


def choose(strength: str, seen: Seen, seed: int) -> Choice:
    """What an opponent of that strength plays in the seat that `seen` is for, whose turn it is."""
    return _POLICIES[strength](seen, seed)


__all__ = ["EASY", "HARD", "MEDIUM", "STRENGTHS", "Choice", "choose"]
