"""The card game's commands: `cards`, a match in the terminal, and `opponents`, matches between them."""

import argparse
from collections.abc import Callable
from pathlib import Path

from golf.cardgame.codes import match_code
from golf.cardgame.match import Match, begin_match, load_match, play
from golf.cardgame.moves import read_moves
from golf.cardgame.opponents import EASY, MEDIUM, PERSON, PLAYERS, STRENGTHS
from golf.cardgame.report import match_pairs
from golf.cardgame.rules import BOARDS, FEWEST_SEATS, MOST_SEATS, Rules, rules_for
from golf.cli.arguments import MOST_SEED, Parser
from golf.cli.terminal import Terminal
from golf.cli.work import add_work, shown_progress, workers
from golf.deals.pcg import TERMINAL_STREAM, Pcg32
from golf.errors import BadChoice, BadSave
from golf.i18n.words import Words
from golf.play.pairs import Pairs, json_text
from golf.studies.contest import Contest, contest
from golf.studies.results import is_there, using_file

MOST_MATCHES = 1_000_000  # up to a kilobyte of memory each


def add_commands(add: Callable[[str, str], Parser], words: Words) -> list[Parser]:
    """Add `cards` and `opponents` to the command line."""
    game = add("cards", words.say("cli.cards"))
    game.set_defaults(run=_cards)
    game.add_argument("code", nargs="?", default="", metavar="CODE", help=words.say("cli.cards_code"))
    game.add_argument("--save", type=Path, metavar="FILE", help=words.say("cli.cards_save"))
    game.add_argument("--moves", default="", help=words.say("cli.moves"))
    matches = add("opponents", words.say("cli.opponents"))
    matches.set_defaults(run=_opponents)
    matches.add_number("--matches", 1000, MOST_MATCHES, words.say("cli.matches"))
    add_work(matches, words)
    boards = ", ".join(f"{rows}x{columns}" for rows, columns in BOARDS)
    for command, seats in ((game, f"{PERSON},{MEDIUM}"), (matches, f"{MEDIUM},{EASY}")):
        command.add_argument(
            "--board", default="2x3", metavar="BOARD", help=words.say("cli.board", {"boards": boards})
        )
        command.add_argument("--seats", default=seats, metavar="SEATS", help=words.say("cli.seats"))
        command.add_number("--seed", 1, MOST_SEED, words.say("cli.seed"))
    return [game, matches]


def _rules(board: str, seats: int) -> Rules:
    """Return the document's rules on a board such as `2x3`."""
    rows, _, columns = board.lower().replace("×", "x").partition("x")
    for known in BOARDS:
        if (rows, columns) == (str(known[0]), str(known[1])):
            return rules_for(known[0], known[1], seats)
    raise BadChoice("cards_board", {"found": board[:20], "example": "2x3"})


def _players(text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Return the players of `hard,medium`."""
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
    progress = shown_progress(
        lambda done, matches: words.say("cli.matches_done", {"done": done, "matches": matches})
    )
    with workers(options.jobs) as executor:
        found = contest(
            rules, list(opponents), options.matches, options.seed, executor, options.csv, progress
        )
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


def _cards(options: argparse.Namespace, words: Words) -> int:
    match, dropped = _match(options)
    refused = None
    for move in read_moves(options.moves):
        match, reason = play(match, move)
        if reason is not None:
            refused = (move, reason)
    if options.json:
        print(json_text(Pairs(match_pairs(match, 0, refused))))
        return 0
    game = Terminal(match, words, options.save)
    if dropped:
        print(words.say("cli.cards_dropped", {"found": dropped[:60]}))
    if refused is not None:
        game.refuse(refused[1])
    game.run()
    return 0


def _match(options: argparse.Namespace) -> tuple[Match, str]:
    """Return the match of the save, of the code, or a new one; and what had to be dropped of a save."""
    kept = _kept(options.save) if options.save else None
    if kept is not None:
        if options.code:
            raise BadChoice("cards_save_kept", {"found": str(options.save)})
        try:
            return load_match(kept)
        except BadSave:
            raise BadChoice("cli_save", {"found": str(options.save)})
    players = _players(options.seats, PLAYERS)
    if options.code:
        return begin_match(options.code, players), ""
    generator = Pcg32(options.seed, TERMINAL_STREAM)
    rules = _rules(options.board, len(players))
    return begin_match(match_code(rules, (generator.next() & 7) << 32 | generator.next()), players), ""


def _kept(path: Path) -> str | None:
    """Return what a file holds, if there is one."""
    with using_file():
        return path.read_text("utf-8", errors="replace").strip() if is_there(path) else None
