"""The command line's card game: `cards`, a game in the terminal, and `opponents`, matches between them.

The game reads a move a line and answers in words; an opponent's whole turn is one sentence. CPython only.
"""

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from golf.advisor.contest import Contest, contest
from golf.cardgame.codes import match_code
from golf.cardgame.moves import PUT, THROW, read_moves
from golf.cardgame.opponents import EASY, MEDIUM, STRENGTHS
from golf.cardgame.opponents.choice import plain
from golf.cardgame.rules import BOARDS, FEWEST_SEATS, MOST_SEATS, Rules, rules_for
from golf.cardgame.table import Table, seen, turn_of
from golf.deals.pcg import Pcg32
from golf.errors import BadChoice, BadMoves
from golf.i18n.card_game import (
    board_in_words,
    board_rows,
    reason_in_words,
    report_in_words,
    state_in_words,
    turn_in_words,
    winners_in_words,
)
from golf.i18n.words import Words
from golf.session.match import (
    PERSON,
    PLAYERS,
    Match,
    begin_match,
    hint,
    load_match,
    match_refusal,
    match_text,
    opponent_choice,
    play,
)
from golf.session.match_report import match_pairs
from golf.session.report import Pairs, json_text

_STREAM = 9


def add_commands(add: Callable[..., argparse.ArgumentParser], words: Words) -> list[argparse.ArgumentParser]:
    """Add `cards` and `opponents` to the command line."""
    game = add("cards", help=words.say("cli.cards"), allow_abbrev=False)
    game.set_defaults(run=_cards)
    game.add_argument("code", nargs="?", default="", metavar="CODE", help=words.say("cli.cards_code"))
    game.add_argument("--save", type=Path, metavar="FILE", help=words.say("cli.cards_save"))
    game.add_argument("--moves", default="", help=words.say("cli.moves"))
    matches = add("opponents", help=words.say("cli.opponents"), allow_abbrev=False)
    matches.set_defaults(run=_opponents)
    matches.add_argument("--matches", type=_count, default=1000, metavar="N", help=words.say("cli.matches"))
    matches.add_argument("--csv", type=Path, metavar="FILE", help=words.say("cli.csv"))
    matches.add_argument(
        "--jobs", type=_count, default=os.cpu_count() or 1, metavar="N", help=words.say("cli.jobs")
    )
    boards = ", ".join(f"{rows}x{columns}" for rows, columns in BOARDS)
    for command, seats in ((game, f"{PERSON},{MEDIUM}"), (matches, f"{MEDIUM},{EASY}")):
        command.add_argument(
            "--board", default="2x3", metavar="BOARD", help=words.say("cli.board", {"boards": boards})
        )
        command.add_argument("--seats", default=seats, metavar="SEATS", help=words.say("cli.seats"))
        command.add_argument("--seed", type=_count, default=1, metavar="N", help=words.say("cli.seed"))
    return [game, matches]


def _count(text: str) -> int:
    """A whole number of at least 0, for argparse."""
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return number


def _rules(board: str, seats: int) -> Rules:
    """The document's rules on a board such as `2x3`."""
    rows, _, columns = board.lower().replace("×", "x").partition("x")
    for known in BOARDS:
        if (rows, columns) == (str(known[0]), str(known[1])):
            return rules_for(known[0], known[1], seats)
    raise BadChoice("cards_board", {"found": board[:20], "example": "2x3"})


def _players(text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """The players of `hard,medium`."""
    players = tuple(name.strip().lower() for name in text.split(","))
    for name in players:
        if name not in known:
            raise BadChoice("cards_player", {"found": name[:20] or "–", "known": ", ".join(known)})
    if not FEWEST_SEATS <= len(players) <= MOST_SEATS:
        raise BadChoice("cards_seats", {"count": len(players), "fewest": FEWEST_SEATS, "most": MOST_SEATS})
    return players


def _opponents(options: argparse.Namespace, words: Words) -> int:
    opponents = _players(options.seats, STRENGTHS)
    rules = _rules(options.board, len(opponents))
    progress = _progress(words) if sys.stderr.isatty() else None
    with ProcessPoolExecutor(max(1, options.jobs)) as executor:
        try:
            found = contest(
                rules, list(opponents), options.matches, options.seed, executor, options.csv, progress
            )
        except OSError as error:
            raise BadChoice("cards_file", {"found": str(error)})
        except ValueError as error:
            raise BadChoice("cards_file_other", {"found": str(error)})
    if options.json:
        print(json_text(Pairs(_contest_pairs(found))))
        return 0
    for name, seat in zip(opponents, found.seats, strict=True):
        reached = {
            "who": words.say("cards." + name),
            "wins": f"{seat.wins:g}" if seat.wins == int(seat.wins) else f"{seat.wins:.1f}",
            "matches": found.matches,
            "points": f"{seat.mean_points:.2f}",
            "awarded": f"{seat.mean_awarded:.2f}",
            "ended": seat.ended,
            "lowest": seat.ended_lowest,
        }
        print(words.say("cli.opponent_found", reached))
    together: dict[str, object] = {
        "rounds": found.rounds,
        "stalled": found.stalled_rounds,
        "blunders": found.blunders,
    }
    print(words.say("cli.opponents_found", together))
    return 0


def _contest_pairs(found: Contest) -> tuple[tuple[str, object], ...]:
    seats = tuple(
        Pairs(
            (
                ("wins", round(seat.wins, 4)),
                ("mean_points", round(seat.mean_points, 4)),
                ("mean_awarded", round(seat.mean_awarded, 4)),
                ("ended", seat.ended),
                ("ended_lowest", seat.ended_lowest),
            )
        )
        for seat in found.seats
    )
    return (
        ("seats", seats),
        ("matches", found.matches),
        ("rounds", found.rounds),
        ("stalled_rounds", found.stalled_rounds),
        ("blunders", found.blunders),
        ("seconds", round(found.seconds, 3)),
    )


def _progress(words: Words) -> Callable[[int, int], None]:
    def show(done: int, matches: int) -> None:
        line = words.say("cli.matches_done", {"done": done, "matches": matches})
        print("\r" + line, end="\n" if done == matches else "", file=sys.stderr, flush=True)

    return show


def _cards(options: argparse.Namespace, words: Words) -> int:
    try:
        return _play(options, words)
    except OSError as error:
        raise BadChoice("cards_file", {"found": str(error)})


def _play(options: argparse.Namespace, words: Words) -> int:
    match, dropped = _match(options)
    refused = None
    for move in read_moves(options.moves):
        match, reason = play(match, move)
        if reason is not None:
            refused = (move, reason)
    if options.json:
        print(json_text(Pairs(match_pairs(match, 0, refused))))
        return 0
    game = _Game(match, words, options.save)
    if dropped:
        print(words.say("cli.cards_dropped", {"found": dropped[:60]}))
    if refused is not None:
        game.refuse(refused[1])
    game.run()
    return 0


def _match(options: argparse.Namespace) -> tuple[Match, str]:
    """The match of the save, of the code, or a new one; and what had to be dropped of a save."""
    if options.save and options.save.exists():
        if options.code:
            raise BadChoice("cards_save_kept", {"found": str(options.save)})
        return load_match(options.save.read_text("utf-8", errors="replace").strip())
    players = _players(options.seats, PLAYERS)
    if options.code:
        return begin_match(options.code, players), ""
    generator = Pcg32(options.seed, _STREAM)
    rules = _rules(options.board, len(players))
    return begin_match(match_code(rules, (generator.next() & 7) << 32 | generator.next()), players), ""


class _Game:
    """A match at the terminal: says what happens, asks for moves."""

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
        except (EOFError, KeyboardInterrupt):
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
            print(self.words.say("error." + error.reason, error.values))
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
