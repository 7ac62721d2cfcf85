"""The table that is being set up: who sits where, the board, the options; remembered for the next time."""

import json
from collections import namedtuple

from golf.cardgame.codes import match_code, read_match_code
from golf.cardgame.names import tidy_name, told_apart
from golf.cardgame.opponents import EASY, HARD, MEDIUM, PERSON, PLAYERS, player_of, seats_text
from golf.cardgame.rules import BOARDS, DEFAULT, FEWEST_SEATS, LIMITS, MOST_SEATS, MOST_UP, Rules, rules_for
from golf.errors import BadCode
from golf.limits import DRAFT
from golf.record import replace

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
    """A table as it is being chosen."""

    __slots__ = ()
    rules: Rules  # the board, how many seats, every option
    players: tuple[str, ...]  # one of `PLAYERS` for each of six seats, whether they are in use or not
    names: tuple[str, ...]  # as typed for each of six seats, "" where none was

    @property
    def seated(self) -> tuple[str, ...]:
        """Return who plays: the players of the seats in use."""
        return self.players[: self.rules.seats]

    @property
    def named(self) -> tuple[str, ...]:
        """Return the names of the seats in use, told apart."""
        return told_apart(self.names[: self.rules.seats])


FIRST = Draft(
    rules=DEFAULT,
    players=(PERSON, MEDIUM, EASY, HARD, MEDIUM, EASY),
    names=("",) * MOST_SEATS,
)


def chosen(draft: Draft, name: str, value: str) -> Draft:
    """Return the draft with one thing chosen: `seats 3`, `player2 hard`, `board 2x3`, `length L50`."""
    if name[:6] == "player" and value in PLAYERS:
        return replace(draft, players=_put(draft.players, name[6:], value))
    if name[:4] == "name":
        return replace(draft, names=_put(draft.names, name[4:], tidy_name(value)))
    if name == "preset":
        return _preset(draft, value)
    return replace(draft, rules=_with_option(draft.rules, name, value))


def _with_option(rules: Rules, name: str, value: str) -> Rules:
    is_on = value == _ON
    if name == "seats" and value in [str(count) for count in range(FEWEST_SEATS, MOST_SEATS + 1)]:
        return replace(rules, seats=int(value))
    if name == "board":
        for rows, columns in BOARDS:
            if value == str(rows) + "x" + str(columns):
                return replace(rules, rows=rows, columns=columns)
    if name == "jokers":
        return replace(rules, jokers=is_on)
    if name == "keep":
        return replace(rules, jokers_keep=is_on)
    if name == "up" and value in [str(count) for count in range(MOST_UP + 1)]:
        return replace(rules, up=int(value))
    if name == "alone":
        return replace(rules, alone=is_on)
    # One choice of two kinds: `L100` is a limit, `R9` a number of rounds.
    if name == "length" and value in ["L" + str(limit) for limit in LIMITS]:
        return replace(rules, limit=int(value[1:]), rounds=0)
    if name == "length" and value in ["R" + str(rounds) for rounds in ROUNDS]:
        return replace(rules, limit=0, rounds=int(value[1:]))
    return rules


def _put(row: tuple[str, ...], number: str, value: str) -> tuple[str, ...]:
    """Return a row with another text in the seat of that number, from 1."""
    if number not in ("1", "2", "3", "4", "5", "6"):
        return row
    at = int(number) - 1
    return row[:at] + (value,) + row[at + 1 :]


def _preset(draft: Draft, name: str) -> Draft:
    for known, (rows, columns), players, limit in PRESETS:
        if known == name:
            rules = replace(rules_for(rows, columns, len(players)), limit=limit)
            return replace(draft, rules=rules, players=players + draft.players[len(players) :])
    return draft


def draft_text(draft: Draft) -> str:
    """Write the line that `read_draft` reads: rules as in a code, who sits where, names as JSON."""
    return match_code(draft.rules, 0) + " w" + seats_text(draft.players) + " " + names_text(draft.names)


def read_draft(text: str) -> Draft:
    """Return the draft of a stored line; whatever cannot be read is as at first."""
    code, _, rest = text[:DRAFT].partition(" ")
    seats, _, names = rest.partition(" ")
    try:
        rules = read_match_code(code)[0]
    except BadCode:
        rules = FIRST.rules
    players = tuple([player for player in [player_of(digit) for digit in seats[1:]] if player])
    return Draft(
        rules=rules,
        players=_filled(players, FIRST.players),
        names=_filled(read_names(names), FIRST.names),
    )


def _filled(row: tuple[str, ...], whole: tuple[str, ...]) -> tuple[str, ...]:
    return (row + whole[len(row) :])[: len(whole)]


def names_text(names: tuple[str, ...]) -> str:
    """Names as one line of JSON."""
    return json.dumps(list(names))


def read_names(text: str) -> tuple[str, ...]:
    """Return the names of such a line, tidied; none when it cannot be read."""
    return names_of(json_list(text)) if len(text) <= DRAFT else ()


def json_list(text: str) -> list[object]:
    """Return a list of JSON; an empty one for what is none, or cannot be read."""
    try:
        found = json.loads(text)
    except (ValueError, RuntimeError):  # the latter where it is nested too deeply
        return []
    return found if isinstance(found, list) else []


def names_of(found: list[object]) -> tuple[str, ...]:
    """Return the names in a list, tidied; what is no text is no name."""
    return tuple([tidy_name(name) if isinstance(name, str) else "" for name in found])
