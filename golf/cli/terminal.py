"""A match of the card game in a terminal: a move a line is read, and answered in words.

An opponent's whole turn is one sentence.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from golf.cardgame.cards import PackCard
from golf.cardgame.match import Match, hint, match_refusal, match_text, opponent_choice, play
from golf.cardgame.moves import PUT, THROW, read_moves
from golf.cardgame.opponents import PERSON
from golf.cardgame.rules import Rules
from golf.cardgame.scoring import Report, cancels
from golf.cardgame.sentences import (
    BoardSaid,
    charge_said,
    ended_said,
    hand_said,
    out_said,
    places_in_lines,
    reason_said,
    round_over_said,
    total_said,
    turn_said,
    warnings_said,
    won_said,
)
from golf.cardgame.sight import Seen
from golf.cardgame.table import Table, seen, turn_of
from golf.errors import BadMoves
from golf.i18n.said import Said, error_said
from golf.i18n.words import Words
from golf.studies.results import using_file

if TYPE_CHECKING:
    from golf.i18n.said import Sentence

HIDDEN = "▒▒"  # a card face down


class Terminal:
    """A match at the terminal; it is kept at `path` after every move, if there is one."""

    def __init__(self, match: Match, words: Words, path: Path | None) -> None:
        self.match = match
        self.words = words
        self.path = path
        players = match.players
        self.names = tuple(self._name(seat, player) for seat, player in enumerate(players))
        self.seat = players.index(PERSON) if PERSON in players else 0
        self.why: list[str] = []  # the opponents' reasons since a person's last turn

    def _name(self, seat: int, player: str) -> str:
        strength = self.words.say("cards." + player)
        return self.words.say("cards.player", {"number": seat + 1, "strength": strength})

    def run(self) -> None:
        """Play on until the match is over or the player leaves."""
        print(self.words.say("cli.cards_begin", {"code": self.match.line.code}))
        told = -1
        while not self.match.table.winners:
            choice = opponent_choice(self.match)
            if choice is not None:
                who = self.names[self.match.table.turn]
                self.why.append(who + ": " + self._worded(reason_said(choice)))
                self._make(choice.move)
                continue
            if told != self.match.line.at:
                told = self.match.line.at
                self._show()
            if not self._ask():
                print(self.words.say("cli.cards_left", {"line": match_text(self.match)}))
                return
        self._say(won_said(tuple(self.names[seat] for seat in self.match.table.winners)))

    def refuse(self, reason: str) -> None:
        """Say why not."""
        print(self.words.say("cards_refusal." + reason))

    def _worded(self, said: "Sentence") -> str:
        return said.in_words(self.words)

    def _say(self, said: "Sentence") -> None:
        print(self._worded(said))

    def _show(self) -> None:
        """Print the board of the person whose turn it is, and what lies in the middle."""
        table = self.match.table
        self.seat = table.turn
        view = seen(table, self.seat)
        if view.hand is not None:
            self._say(hand_said(view))
            return
        print()
        print(self.words.say("cards.your_turn", {"who": self.names[self.seat]}))
        print("\n".join(board_rows(self.words, view.rules, view.boards[self.seat])))
        self._say(middle_said(view))
        for warning in warnings_said(view, self.names):
            self._say(warning)

    def _ask(self) -> bool:
        """Read a line and do what it says; false to leave."""
        try:
            line = input("> ").strip().lower()
        except (EOFError, KeyboardInterrupt, RuntimeError):  # the last where there is no input at all
            print()
            return False
        if line in ("q", "quit", "exit"):
            return False
        view = seen(self.match.table, self.seat)
        if line in ("v", "o", "s", "h", "w", "?", ""):
            self._tell(line)
            return True
        try:
            moves = read_moves(line)
        except BadMoves as error:
            self._say(error_said(error))
            return True
        for move in moves:
            reason = match_refusal(self.match, move)
            if reason is not None:
                self.refuse(reason)
                break
            self.why = []
            self._make(move)
            if self.match.table.turn != view.turn or self.match.table.winners:
                break
        return True

    def _tell(self, what: str) -> None:
        view = seen(self.match.table, self.seat)
        if what == "v":
            self._say(BoardSaid(view.rules, view.boards[self.seat]))
        elif what == "o":
            for seat in view.playing:
                if seat != self.seat:
                    print(self.names[seat] + ": " + self._worded(BoardSaid(view.rules, view.boards[seat])))
        elif what == "s":
            for seat, total in enumerate(view.totals):
                self._say(total_said(self.names[seat], total))
        elif what == "w":
            print("\n".join(self.why))
        elif what == "h":
            choice = hint(self.match)
            if choice is not None:
                print(choice.move + ": " + self._worded(reason_said(choice)))
        else:
            print(self.words.say("cli.cards_help"))

    def _make(self, move: str) -> None:
        """Make a move, say what everybody sees of it, and keep it."""
        before = self.match.table
        self.match, reason = play(self.match, move)
        assert reason is None
        if move[0] in (PUT, THROW):
            turn = turn_of(before, move)
            self._say(turn_said(before.rules, self.names[before.turn], turn))
            self._rounds(before)
        if self.path:
            # Write another file first: if writing fails, the old match is still whole.
            beside = self.path.with_name(self.path.name + ".new")
            with using_file():
                beside.write_text(match_text(self.match) + "\n", "utf-8")
                beside.replace(self.path)

    def _rounds(self, before: Table) -> None:
        table = self.match.table
        if table.ender >= 0 and before.ender < 0 and table.round == before.round and not table.winners:
            self._say(ended_said(self.names[table.ender]))
        if len(table.reports) > len(before.reports):
            report = table.reports[-1]
            print()
            print("\n".join(round_rows(self.words, table.rules, self.names, report)))


def middle_said(seen: Seen) -> Said:
    """Say what lies in the middle."""
    return Said("cards.middle", {"card": seen.discard[-1], "count": seen.stock})


def board_rows(words: Words, rules: Rules, board: tuple[PackCard | None, ...]) -> list[str]:
    """Return a board as rows of short card names, a card face down as a grey block."""
    cells = [HIDDEN if card is None else words.card(card, "sign") for card in board]
    rows = [cells[start : start + rules.columns] for start in range(0, len(cells), rules.columns)]
    return [" ".join(cell.rjust(4) for cell in row) for row in rows]


def round_rows(words: Words, rules: Rules, names: tuple[str, ...], report: Report) -> list[str]:
    """Return how a round ended, a line for each player: the charge, cards that count nothing, who is out."""
    rows = [round_over_said(report).in_words(words)]
    for seat, board in enumerate(report.boards):
        if not board:
            continue
        said = [charge_said(names[seat], report, seat)]
        cancelled = [place for place in places_in_lines(rules, board) if cancels(rules, board[place])]
        if cancelled:
            said.append(Said("cards.cancelled", {"count": len(cancelled)}))
        if seat in report.out:
            said.append(out_said(names[seat]))
        rows.append(" ".join(one.in_words(words) for one in said))
    return rows
