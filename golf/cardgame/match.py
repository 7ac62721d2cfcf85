"""A match of the card game in progress: its line of moves, and who sits where.

A save is a line as the solitaire's, e.g. `cards1 GC1-232-AAAAAAB m4 w03 d p11 t p22 .`: the word that begins
with `w` says who plays each seat: 0 is a person, other digits are opponents (`OPPONENTS`). Every move is in
the line, an opponent's too, so that replay asks no policy.
"""

from collections import namedtuple

from golf.cardgame.codes import open_match
from golf.cardgame.moves import read_valid_moves
from golf.cardgame.opponents import HARD, PERSON, choose, player_of, seats_text
from golf.cardgame.opponents.choice import Choice
from golf.cardgame.table import Table, after, refusal, seen, status
from golf.deals.pcg import OPPONENT_STREAM, Pcg32
from golf.limits import MATCH
from golf.play.line import Game, Line, act_on, line_refusal, make_line
from golf.play.save import line_text, read_line
from golf.record import replace

_SEATS = "w"


def _normalised(move: str) -> str:
    return move


CARD_GAME = Game("cards1", "dtpx", open_match, read_valid_moves, _normalised, refusal, after, 0, MATCH)


class CardLine(Line):
    """The line of moves of a match: its first table and the last one."""

    __slots__ = ()
    tables: tuple[Table, ...]

    @property
    def table(self) -> Table:
        """Return the table as it lies now."""
        return self.tables[-1]

    @property
    def status(self) -> str:
        """`playing` or `over`."""
        return status(self.tables[-1])


class Match(namedtuple("Match", "line players")):
    """One match; make it with `begin_match`, change it with `play`."""

    __slots__ = ()
    line: CardLine
    players: tuple[str, ...]  # one of `PLAYERS` for each seat

    @property
    def table(self) -> Table:
        """Return the table as it lies now."""
        return self.line.table


def begin_match(code: str, players: tuple[str, ...]) -> Match:
    """Begin the match of a code; seats without a player get a person. Raises `BadCode`."""
    line = make_line(CardLine, CARD_GAME, code)
    seats = line.table.rules.seats
    return Match(line, (players + (PERSON,) * seats)[:seats])


def play(match: Match, move: str) -> tuple[Match, str | None]:
    """Make a move of the seat whose turn it is; return the match, and why not where it is unchanged."""
    line, reason = act_on(match.line, move)
    return (match, reason) if reason is not None else (replace(match, line=line), None)


def match_refusal(match: Match, move: str) -> str | None:
    """Return why a move may not be made; None when it may."""
    return line_refusal(match.line, move)


def opponent_choice(match: Match) -> Choice | None:
    """Return what the opponent whose turn it is plays, with its reason; None when a person's turn it is."""
    table = match.table
    player = match.players[table.turn]
    if player == PERSON or table.winners:
        return None
    return choose(player, seen(table, table.turn), _chance(match))


def moves_left(match: Match) -> int:
    """Return how many moves the turn that is going on still takes: two, or one with a card in hand."""
    return 1 if match.table.hand is not None else 2


def hint(match: Match) -> Choice | None:
    """Return what Hard would play for the seat whose turn it is; None when the match is over."""
    table = match.table
    return None if table.winners else choose(HARD, seen(table, table.turn), _chance(match))


def take_seat(match: Match, seat: int, player: str) -> Match:
    """Return the match with another player in a seat, as when a person leaves (row 19)."""
    return replace(match, players=match.players[:seat] + (player,) + match.players[seat + 1 :])


def match_text(match: Match) -> str:
    """Return the line that `load_match` reads."""
    return line_text(match.line, (_SEATS + seats_text(match.players),))


def load_match(text: str) -> tuple[Match, str]:
    """Return the match of a save and what was dropped of it; raises `BadSave` where it names no deal.

    Seats that the save does not name, or whose digit stands for no player, are a person's.
    """
    line, counters, dropped = read_line(CardLine, CARD_GAME, text)
    players: tuple[str, ...] = ()
    for word in counters:
        if word[0] == _SEATS:
            players = tuple([player_of(digit) or PERSON for digit in word[1:]])
    seats = line.table.rules.seats
    if len(players) != seats:
        dropped = dropped or _SEATS
    return Match(line, (players + (PERSON,) * seats)[:seats]), dropped


def _chance(match: Match) -> int:
    """Return a seed for an opponent's move, fixed by the match and the place in it."""
    return Pcg32(match.table.number + (match.line.at << 35), OPPONENT_STREAM).next()
