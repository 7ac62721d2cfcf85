"""A match of the card game in a terminal: a move a line is read, and answered in words.

An opponent's whole turn is one sentence.
"""

from pathlib import Path

from golf.cardgame.cards import plain
from golf.cardgame.match import PERSON, Match, hint, match_refusal, match_text, opponent_choice, play
from golf.cardgame.moves import PUT, THROW, read_moves
from golf.cardgame.table import Table, seen, turn_of
from golf.cardgame.words import (
    board_in_words,
    board_rows,
    reason_in_words,
    report_in_words,
    state_in_words,
    turn_in_words,
    winners_in_words,
)
from golf.errors import BadMoves
from golf.i18n.said import error_said
from golf.i18n.words import Words
from golf.studies.results import using_file


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
                self.why.append(who + ": " + reason_in_words(self.words, choice))
                self._make(choice.move)
                continue
            if told != self.match.line.place:
                told = self.match.line.place
                self._show()
            if not self._ask():
                print(self.words.say("cli.cards_left", {"line": match_text(self.match)}))
                return
        print(winners_in_words(self.words, self.names, self.match.table.winners))

    def refuse(self, reason: str) -> None:
        """Say why not."""
        print(self.words.say("cards_refusal." + reason))

    def _show(self) -> None:
        """The board of the person whose turn it is, and what lies in the middle."""
        table = self.match.table
        self.seat = table.turn
        view = seen(table, self.seat)
        if view.hand is not None:
            print(self.words.say("cards.in_hand", {"card": plain(view.hand)}))
            return
        print()
        print(self.words.say("cards.your_turn", {"who": self.names[self.seat]}))
        print("\n".join(board_rows(self.words, view.rules, view.boards[self.seat])))
        print(state_in_words(self.words, view))
        if view.ender >= 0:
            print(self.words.say("cards.last_turn", {"who": self.names[view.ender]}))
        elif view.is_stalling:
            print(self.words.say("cards.stalling"))

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
            print(error_said(error).in_words(self.words))
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
        words = self.words
        if what == "v":
            print(board_in_words(words, view.rules, view.boards[self.seat]))
        elif what == "o":
            for seat in view.playing:
                if seat != self.seat:
                    print(self.names[seat] + ": " + board_in_words(words, view.rules, view.boards[seat]))
        elif what == "s":
            for seat, total in enumerate(view.totals):
                print(words.say("cards.total", {"who": self.names[seat], "total": total}))
        elif what == "w":
            print("\n".join(self.why))
        elif what == "h":
            choice = hint(self.match)
            if choice is not None:
                print(choice.move + ": " + reason_in_words(words, choice))
        else:
            print(words.say("cli.cards_help"))

    def _make(self, move: str) -> None:
        """Make a move, say what everybody sees of it, and keep it."""
        before = self.match.table
        self.match, reason = play(self.match, move)
        assert reason is None
        if move[0] in (PUT, THROW):
            turn = turn_of(before, move)
            print(turn_in_words(self.words, before.rules, self.names[before.turn], turn))
            self._rounds(before)
        if self.path:
            # Written beside it first: whatever happens, one whole match is there.
            beside = self.path.with_name(self.path.name + ".new")
            with using_file():
                beside.write_text(match_text(self.match) + "\n", "utf-8")
                beside.replace(self.path)

    def _rounds(self, before: Table) -> None:
        table = self.match.table
        if table.ender >= 0 and before.ender < 0 and table.round == before.round and not table.winners:
            print(self.words.say("cards.ended", {"who": self.names[table.ender]}))
        if len(table.reports) > len(before.reports):
            report = table.reports[-1]
            print()
            print("\n".join(report_in_words(self.words, table.rules, self.names, report)))
