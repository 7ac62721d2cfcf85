"""The table that is being set up: who sits where, the board, the options; remembered for the next time."""

import json
from collections import namedtuple

from golf.cardgame.codes import match_code, read_match_code
from golf.cardgame.opponents import EASY, HARD, MEDIUM, PERSON, PLAYERS
from golf.cardgame.rules import BOARDS, DEFAULT, FEWEST_SEATS, LIMITS, MOST_SEATS, MOST_UP, Rules
from golf.errors import BadCode

LONGEST_NAME = 20
ROUNDS = (1, 3, 9, 18)
# Tables to begin with: board, who sits there, and the limit.
PRESETS = (
    ("duel", (2, 3), (PERSON, MEDIUM), 100),
    ("quick", (2, 2), (PERSON, EASY), 50),
    ("four", (2, 3), (PERSON, EASY, MEDIUM, HARD), 100),
    ("large", (3, 4), (PERSON, HARD), 200),
    ("family", (2, 3), (PERSON, PERSON, MEDIUM), 100),
)
_ON = "on"


class Draft(namedtuple("Draft", "rules players names")):
    """A table as it is being chosen: `players` and `names` have a place for each of six seats.

    A name is "" where the player has typed none.
    """

    __slots__ = ()
    rules: Rules
    players: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def seated(self) -> tuple[str, ...]:
        """Who plays: the players of the seats in use."""
        return self.players[: self.rules.seats]

    @property
    def named(self) -> tuple[str, ...]:
        """The names of the seats in use."""
        return self.names[: self.rules.seats]


FIRST = Draft(DEFAULT, (PERSON, MEDIUM, EASY, HARD, MEDIUM, EASY), ("",) * MOST_SEATS)


def chosen(draft: Draft, name: str, value: str) -> Draft:
    """The draft with one thing chosen: `seats 3`, `player2 hard`, `board 2x3`, `length L50`."""
    rules, players, names = draft
    if name[:6] == "player" and value in PLAYERS:
        return Draft(rules, _put(players, name[6:], value), names)
    if name[:4] == "name":
        return Draft(rules, players, _put(names, name[4:], tidy_name(value)))
    if name == "preset":
        return _preset(draft, value)
    if name == "seats":
        if value in [str(count) for count in range(FEWEST_SEATS, MOST_SEATS + 1)]:
            return Draft(_with(rules, 2, int(value)), players, names)
        return draft
    if name == "board":
        for rows, columns in BOARDS:
            if value == str(rows) + "x" + str(columns):
                return Draft(_with(_with(rules, 0, rows), 1, columns), players, names)
        return draft
    return Draft(_with_option(rules, name, value), players, names)


def _with_option(rules: Rules, name: str, value: str) -> Rules:
    if name == "jokers":
        return _with(rules, 3, value == _ON)
    if name == "keep":
        return _with(rules, 4, value == _ON)
    if name == "up" and value in [str(count) for count in range(MOST_UP + 1)]:
        return _with(rules, 5, int(value))
    if name == "alone":
        return _with(rules, 6, value == _ON)
    # One choice of two kinds: `L100` is a limit, `R9` a number of rounds.
    if name == "length" and value in ["L" + str(limit) for limit in LIMITS]:
        return _with(_with(rules, 7, int(value[1:])), 8, 0)
    if name == "length" and value in ["R" + str(rounds) for rounds in ROUNDS]:
        return _with(_with(rules, 7, 0), 8, int(value[1:]))
    return rules


def _with(rules: Rules, at: int, value: object) -> Rules:
    values = list(rules)
    values[at] = value
    return Rules(*values)


def _put(row: tuple[str, ...], number: str, value: str) -> tuple[str, ...]:
    """A row with another text in the seat of that number, from 1."""
    if number not in ("1", "2", "3", "4", "5", "6"):
        return row
    at = int(number) - 1
    return row[:at] + (value,) + row[at + 1 :]


def _preset(draft: Draft, name: str) -> Draft:
    for known, (rows, columns), players, limit in PRESETS:
        if known == name:
            rules = Rules(rows, columns, len(players), True, False, 0, False, limit, 0)
            return Draft(rules, players + draft.players[len(players) :], draft.names)
    return draft


def tidy_name(text: str) -> str:
    """A name as it is shown and spoken: one line, no blanks around it, not too long."""
    plain = "".join([char if char >= " " and char != "\x7f" else " " for char in text])
    return " ".join([word for word in plain.split(" ") if word])[:LONGEST_NAME].strip(" ")


def draft_text(draft: Draft) -> str:
    """The line that `read_draft` reads: the rules as in a code, who sits where, and the names as JSON."""
    seats = "".join([str(PLAYERS.index(player)) for player in draft.players])
    return match_code(draft.rules, 0) + " w" + seats + " " + names_text(draft.names)


def read_draft(text: str) -> Draft:
    """The draft of a stored line; whatever cannot be read is as at first."""
    code, _, rest = text.partition(" ")
    seats, _, names = rest.partition(" ")
    try:
        rules = read_match_code(code)[0]
    except BadCode:
        rules = FIRST.rules
    players = tuple([PLAYERS[int(digit)] for digit in seats[1:] if digit in "0123"])
    return Draft(rules, _filled(players, FIRST.players), _filled(read_names(names), FIRST.names))


def _filled(row: tuple[str, ...], whole: tuple[str, ...]) -> tuple[str, ...]:
    return (row + whole[len(row) :])[: len(whole)]


def names_text(names: tuple[str, ...]) -> str:
    """Names as one line of JSON."""
    return json.dumps(list(names))


def read_names(text: str) -> tuple[str, ...]:
    """The names of such a line, tidied; none when it cannot be read."""
    try:
        found = json.loads(text)
    except ValueError:
        return ()
    if not isinstance(found, list):
        return ()
    return tuple([tidy_name(name) if isinstance(name, str) else "" for name in found])
