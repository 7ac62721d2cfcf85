"""The card game's sentences, for the page and the terminal: what happened, what lies there, what it counts.

Functions give `Said`, the key of a sentence with what fills it. Players, boards and the counts of rounds
among the values word themselves. A player is a `Who`, or a text where the name is known already.
"""

from collections import namedtuple

from golf.cardgame.cards import PackCard
from golf.cardgame.names import free_name, set_apart
from golf.cardgame.opponents.choice import Choice
from golf.cardgame.rules import Rules
from golf.cardgame.scoring import Report, cancels, finished_lines, values_of
from golf.cardgame.sight import Seen
from golf.cardgame.table import Turn
from golf.i18n.said import Said
from golf.i18n.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    Player: TypeAlias = "Who | str"

ROW, COLUMN, DIAGONAL = "row", "column", "diagonal"


class Who(namedtuple("Who", "seat name player typed")):
    """A player as sentences name them."""

    __slots__ = ()
    seat: int  # from 0
    name: str  # as typed, or ""
    player: str  # one of `PLAYERS`
    typed: tuple[str, ...]  # the names typed at the table: where there is none, the seat's is another

    def in_words(self, words: Words) -> str:
        """Return the name typed, else one of the language's for the seat."""
        if self.name:
            return set_apart(self.name)
        if self.player == "person":
            name = words.say("cards_page.person_name", {"number": self.seat + 1})
        else:
            name = words.say("cards_page.name_" + str(self.seat + 1))
        return free_name(name, self.typed)


class Everyone(namedtuple("Everyone", "players")):
    """Several players as a sentence names them."""

    __slots__ = ()
    players: "tuple[Player, ...]"

    def in_words(self, words: Words) -> str:
        """Return their names, separated by commas."""
        return ", ".join([_name(words, player) for player in self.players])


class BoardSaid(namedtuple("BoardSaid", "rules board")):
    """A board read row by row, with what its cards face up count."""

    __slots__ = ()
    rules: Rules
    board: tuple[PackCard | None, ...]

    def in_words(self, words: Words) -> str:
        """Return the board in a sentence."""
        rows = []
        for row in range(self.rules.rows):
            cards = self.board[row * self.rules.columns : (row + 1) * self.rules.columns]
            names = [words.say("cards.face_down") if card is None else words.card(card) for card in cards]
            rows.append(words.say("cards.row", {"row": row + 1, "cards": ", ".join(names)}))
        points = sum(values_of(self.rules, self.board))
        return Said("cards.board", {"rows": "; ".join(rows), "points": points}).in_words(words)


class LineSaid(namedtuple("LineSaid", "kind number card keeps")):
    """A finished line, as the count of a round explains it."""

    __slots__ = ()
    kind: str  # ROW, COLUMN or DIAGONAL
    number: int  # of the row or column, from 1
    card: PackCard  # one of its cards; all have the same rank
    keeps: bool  # whether it is a line of jokers that keeps its points, as an option says

    def in_words(self, words: Words) -> str:
        """Return what the line counts: nothing, or the points it keeps."""
        values: dict[str, object] = {"number": self.number, "card": self.card}
        if self.keeps:
            return words.say("cards_count.keeps", values)
        if self.kind == ROW:
            return words.say("cards_count.row", values)
        return words.say("cards_count.column" if self.kind == COLUMN else "cards_count.diagonal", values)


class CountSaid(namedtuple("CountSaid", "rules board")):
    """The cards of a board that count, each with its points; those of finished lines are left out."""

    __slots__ = ()
    rules: Rules
    board: tuple[PackCard, ...]

    def in_words(self, words: Words) -> str:
        """Return the cards and their sum."""
        points = values_of(self.rules, self.board)
        finished = places_in_lines(self.rules, self.board)
        named = [
            Said("cards_count.card", {"card": card, "points": points[place]}).in_words(words)
            for place, card in enumerate(self.board)
            if place not in finished or points[place]
        ]
        if not named:
            return words.say("cards_count.no_cards")
        said = Said("cards_count.cards", {"cards": ", ".join(named), "points": sum(points)})
        return said.in_words(words)


class RoundSaid(namedtuple("RoundSaid", "rules players report seat brief")):
    """How a round ended for one player: the charge and, unless sentences are brief, how the board counts."""

    __slots__ = ()
    rules: Rules
    players: "tuple[Player, ...]"
    report: Report
    seat: int
    brief: bool

    def in_words(self, words: Words) -> str:
        """Return the sentences, one after the other."""
        who, board = self.players[self.seat], self.report.boards[self.seat]
        parts: list[Said | LineSaid | CountSaid] = [charge_said(who, self.report, self.seat)]
        if not self.brief:
            parts += finished_lines_said(self.rules, board)
            parts.append(CountSaid(self.rules, board))
        if self.seat in self.report.out:
            parts.append(out_said(who))
        return " ".join([part.in_words(words) for part in parts])


def _name(words: Words, player: "Player") -> str:
    return player if isinstance(player, str) else player.in_words(words)


# ---- Turns and what lies on the table


def turn_said(rules: Rules, who: "Player", turn: Turn, brief: bool = False, own: bool = False) -> Said:
    """Say a whole turn in one sentence, as all see it.

    `brief` leaves out what can be heard elsewhere; `own` is for the only person of a match, who knows whose
    turn it was and has heard the card already.
    """
    played: dict[str, object] = {
        "who": who,
        "card": turn.card,
        "old": turn.other,
        "row": turn.place // rules.columns + 1,
        "column": turn.place % rules.columns + 1,
    }
    if own:
        return Said("cards_log.own_put" if turn.put else "cards_log.own_thrown", played)
    if brief:
        if not turn.put:
            return Said("cards_log.brief_thrown", played)
        return Said("cards_log.brief_taken" if turn.taken else "cards_log.brief_drawn", played)
    if not turn.put:
        return Said("cards.turn_thrown", played)
    return Said("cards.turn_taken" if turn.taken else "cards.turn_drawn", played)


def reason_said(choice: Choice) -> Said:
    """Say why an opponent plays that, or a hint does."""
    values = dict(choice.values)
    values["count"] = values.get("points", 0)
    return Said("cards_reason." + choice.reason, values)


def hand_said(seen: Seen) -> Said:
    """Say which card is in hand, which the seat must see."""
    return Said("cards.in_hand", {"card": seen.hand})


def warnings_said(seen: Seen, players: "tuple[Player, ...]") -> tuple[Said, ...]:
    """Say that this is the last turn, or that the round goes on too long."""
    if seen.ender >= 0:
        return (Said("cards.last_turn", {"who": players[seen.ender]}),)
    return (Said("cards.stalling", {}),) if seen.is_stalling else ()


def ended_said(who: "Player") -> Said:
    """Say that a player has turned up the whole board."""
    return Said("cards.ended", {"who": who})


def total_said(who: "Player", total: int) -> Said:
    """Say what a player has been charged so far."""
    return Said("cards.total", {"who": who, "total": total})


def place_said(seen: Seen, place: str) -> Said:
    """Say what lies at a place, `stock`, `discard` or `23`: its card first, then where it is."""
    if place == "stock":
        return Said("cards_page.stock", {"count": seen.stock})
    if place == "discard":
        if not seen.discard:
            return Said("cards_page.discard_empty", {})
        return Said("cards_page.discard", {"card": seen.discard[-1]})
    row, column = int(place[0]), int(place[1])
    board = seen.boards[seen.seat]
    at = (row - 1) * seen.rules.columns + column - 1
    card = board[at] if at < len(board) else None
    if not board:
        return Said("cards_page.cell_out", {"row": row, "column": column})
    if card is None:
        return Said("cards_page.cell_down", {"row": row, "column": column})
    there: dict[str, object] = {"card": card, "row": row, "column": column}
    return Said(
        "cards_page.cell_line" if at in places_in_lines(seen.rules, board) else "cards_page.cell", there
    )


def places_in_lines(rules: Rules, board: tuple[PackCard | None, ...]) -> set[int]:
    """Return the places of a board, from 0, that belong to a finished line."""
    found: set[int] = set()
    for line in finished_lines(rules, board):
        found.update(line)
    return found


# ---- Rounds and matches


def length_said(seen: Seen) -> Said:
    """Say which round it is, and how long the match lasts."""
    if seen.rules.rounds:
        return Said("cards_log.round_of", {"number": seen.round + 1, "count": seen.rules.rounds})
    return Said("cards_log.round_limit", {"number": seen.round + 1, "limit": seen.rules.limit})


def round_over_said(report: Report) -> Said:
    """Say that a round is over, and whether it was counted because it would not end."""
    return Said("cards.round_stalled" if report.stalled else "cards.round_over", {})


def charge_said(who: "Player", report: Report, seat: int) -> Said:
    """Say what a player was charged, with bonus or penalty, and the new total."""
    raw, award = report.raw[seat], report.awarded[seat]
    assert raw is not None
    assert award is not None
    charged: dict[str, object] = {"who": who, "raw": raw, "points": award, "total": report.totals[seat]}
    if seat != report.ender:
        return Said("cards.scored", charged)
    return Said("cards.scored_bonus" if award < raw else "cards.scored_penalty", charged)


def finished_lines_said(rules: Rules, board: tuple[PackCard, ...]) -> "tuple[LineSaid, ...]":
    """Explain the finished lines of a board, rows first."""
    found = []
    for line in finished_lines(rules, board):
        step = line[1] - line[0]
        kind = ROW if step == 1 else COLUMN if step == rules.columns else DIAGONAL
        number = (line[0] // rules.columns if kind == ROW else line[0]) + 1
        card = board[line[0]]
        found.append(LineSaid(kind, number, card, not cancels(rules, card)))
    return tuple(found)


def out_said(who: "Player") -> Said:
    """Say that a player is out."""
    return Said("cards.out", {"who": who})


def won_said(winners: "tuple[Player, ...]") -> Said:
    """Say who has won the match."""
    if len(winners) == 1:
        return Said("cards.won", {"who": winners[0]})
    return Said("cards.won_together", {"who": Everyone(winners)})
