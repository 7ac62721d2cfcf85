"""The command line, as text for people or one JSON object for scripts; `cards` has the card game's part.

Bad input is one clear line on stderr and exit status 2. A refused move is not bad input: it is skipped,
reported, and the exit status stays 0. CPython only.
"""

import argparse
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import NoReturn

from golf.advisor.census import census
from golf.advisor.forwards import solve
from golf.app.model import Said
from golf.app.reading import rules_said
from golf.app.wording import worded
from golf.cli.cards import add_commands
from golf.cli.course import run_course
from golf.errors import GolfError
from golf.i18n.po import SOURCE, languages, load_words
from golf.i18n.positions import position_in_words
from golf.i18n.words import Words
from golf.session.report import Pairs, json_text, session_pairs, table_pairs
from golf.session.session import Session, act_all, begin
from golf.solitaire.moves import read_moves
from golf.solitaire.rules import dealt_rules, rules_named

INTERRUPTED = 130  # the exit status that shells give to what Ctrl-C ended


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        raise SystemExit(_complain(message))


def main(arguments: Sequence[str]) -> int:
    """Run one command; gives the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks suit signs is no reason to stop
    try:
        words = _words(arguments)
        options = _parser(words).parse_args(arguments)
        return int(options.run(options, words))
    except GolfError as error:
        return _complain(worded(words, Said("error." + error.reason, error.values)))
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2


def _complain(line: str) -> int:
    print("".join([char if char.isprintable() else " " for char in line]), file=sys.stderr)
    return 2


def _words(arguments: Sequence[str]) -> Words:
    """The words of `--lang`, looked up first so that complaints are in that language too."""
    language = SOURCE
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            language = arguments[at + 1]
        elif argument.startswith("--lang="):
            language = argument.partition("=")[2]
    if language not in languages():
        raise SystemExit(_complain(load_words(SOURCE).say("cli.language", {"found": language[:20]})))
    return load_words(language)


def _parser(words: Words) -> _Parser:
    parser = _Parser(prog="python3 -m golf", description=words.say("cli.describe"), allow_abbrev=False)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    deal = commands.add_parser("deal", help=words.say("cli.deal"), allow_abbrev=False)
    deal.set_defaults(run=_deal)
    play = commands.add_parser("play", help=words.say("cli.play"), allow_abbrev=False)
    play.set_defaults(run=_play)
    solving = commands.add_parser("solve", help=words.say("cli.solve"), allow_abbrev=False)
    solving.set_defaults(run=_solve)
    nine = commands.add_parser("course", help=words.say("cli.course"), allow_abbrev=False)
    nine.set_defaults(run=run_course)
    nine.add_argument("code", metavar="CODE", help=words.say("cli.course_code"))
    nine.add_argument("--scores", default="", metavar="SCORES", help=words.say("cli.course_scores"))
    counting = commands.add_parser("census", help=words.say("cli.census"), allow_abbrev=False)
    counting.set_defaults(run=_census)
    counting.add_argument(
        "--rules", required=True, choices=[rules.name for rules in dealt_rules()], metavar="RULE"
    )
    counting.add_argument("--deals", type=_count, default=1000, metavar="N", help=words.say("cli.deals"))
    counting.add_argument("--seed", type=_count, default=1, metavar="N", help=words.say("cli.seed"))
    counting.add_argument("--csv", type=Path, metavar="FILE", help=words.say("cli.csv"))
    counting.add_argument(
        "--jobs", type=_count, default=os.cpu_count() or 1, metavar="N", help=words.say("cli.jobs")
    )
    for command in (play, solving):
        command.add_argument("--moves", default="", help=words.say("cli.moves"))
    for command in (deal, play, solving):
        command.add_argument("code", metavar="CODE", help=words.say("cli.code"))
    for any_command in (deal, play, solving, nine, counting, *add_commands(commands.add_parser, words)):
        any_command.add_argument("--json", action="store_true", help=words.say("cli.json"))
        any_command.add_argument("--lang", default=SOURCE, metavar="LANGUAGE", help=words.say("cli.lang"))
    return parser


def _deal(options: argparse.Namespace, words: Words) -> int:
    session = begin(options.code)
    if options.json:
        print(json_text(Pairs(table_pairs(session.code, session.table))))
    else:
        _print_table(session, words)
    return 0


def _play(options: argparse.Namespace, words: Words) -> int:
    session, refused = act_all(begin(options.code), read_moves(options.moves))
    if options.json:
        print(json_text(Pairs(session_pairs(session, refused[-1] if refused else None))))
        return 0
    _print_table(session, words)
    _print_refused(refused, words)
    status = words.say("cli." + session.status)
    print(words.say("cli.state", {"score": session.score, "moves": session.counted, "status": status}))
    return 0


def _print_refused(refused: Sequence[tuple[str, str]], words: Words) -> None:
    for move, reason in refused:
        print(words.say("cli.refused", {"move": move, "reason": words.say("refusal." + reason)}))


def _solve(options: argparse.Namespace, words: Words) -> int:
    session, refused = act_all(begin(options.code), read_moves(options.moves))
    started = time.perf_counter()
    answer = solve(session.table)
    seconds = time.perf_counter() - started
    if options.json:
        pairs = (
            ("winnable", answer.winnable),
            ("best", answer.best),
            ("line", " ".join(answer.line)),
            ("seconds", round(seconds, 4)),
        )
        print(json_text(Pairs(pairs)))
        return 0
    _print_refused(refused, words)
    key = "cli.solved_won" if answer.winnable else "cli.solved_lost"
    print(words.say(key, {"count": abs(answer.best)}))
    print(" ".join(answer.line))
    return 0


def _census(options: argparse.Namespace, words: Words) -> int:
    rules = rules_named(options.rules)
    assert rules is not None
    progress = _progress(words) if sys.stderr.isatty() else None
    with ProcessPoolExecutor(max(1, options.jobs), initializer=_deaf) as executor:
        try:
            found = census(rules, options.deals, options.seed, executor, options.csv, progress)
        except OSError as error:
            return _complain(str(error))
        except KeyboardInterrupt:
            previous = signal.signal(signal.SIGINT, signal.SIG_IGN)  # an impatient second one
            executor.shutdown(cancel_futures=True)
            signal.signal(signal.SIGINT, previous)
            print(file=sys.stderr)
            return INTERRUPTED
    if options.json:
        values = asdict(found)
        print(json_text(Pairs(tuple((key, _rounded(value)) for key, value in values.items()))))
        return 0
    percent = {
        key: f"{100 * value:.2f}" for key, value in asdict(found).items() if key in ("share", "low", "high")
    }
    print(
        words.say(
            "cli.census_found",
            {
                "rules": worded(words, rules_said(rules)),
                "winnable": found.winnable,
                "deals": found.deals,
                "best": f"{found.mean_best:+.2f}",
                **percent,
            },
        )
    )
    return 0


def _deaf() -> None:
    """Ctrl-C is for the first process alone, so that no other complains; what is finished is in the file."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _rounded(value: object) -> object:
    return round(value, 6) if isinstance(value, float) else value


def _count(text: str) -> int:
    """A whole number of at least 0, for argparse."""
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return number


def _progress(words: Words) -> Callable[[int, int], None]:
    """A line on the terminal that says how far a census is and how long it will still take."""
    started = time.monotonic()
    first: list[int] = []

    def show(done: int, deals: int) -> None:
        first.append(done)
        here = done - first[0]
        left = round((time.monotonic() - started) / here * (deals - done)) if here else None
        clock = "–" if left is None else f"{left // 60}:{left % 60:02d}"
        line = words.say("cli.progress", {"done": done, "deals": deals, "left": clock})
        print("\r" + line, end="\n" if done == deals else "", file=sys.stderr, flush=True)

    return show


def _print_table(session: Session, words: Words) -> None:
    """The code and rule, the columns as they lie, and the whole position in words."""
    table = session.table
    print(f"{session.code}  {worded(words, rules_said(table.rules))}\n")
    rows = max((len(column) for column in table.columns), default=0)
    for row in range(rows):
        cells = (words.card(column[row], "sign") if row < len(column) else "" for column in table.columns)
        print("".join(f"{cell:>5}" for cell in cells).rstrip())
    print("\n" + position_in_words(words, table))
