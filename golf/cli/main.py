"""The command line, as text for people or one JSON object for scripts; `cards` has the card game's part.

Bad input is one clear line on stderr and exit status 2. A refused move is not bad input: it is skipped,
reported, and the exit status stays 0. CPython only.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict

from golf.cli.arguments import MOST_SEED, Parser, parse
from golf.cli.cards import add_commands
from golf.cli.course import run_course
from golf.cli.plain import READABLE, words_for
from golf.cli.work import add_work, shown_progress, workers
from golf.errors import BadChoice, GolfError
from golf.i18n.po import SOURCE, languages, load_words
from golf.i18n.said import error_said
from golf.i18n.words import Words
from golf.play.pairs import Pairs, json_text
from golf.solitaire.advisor.forwards import solve
from golf.solitaire.moves import read_moves
from golf.solitaire.position_words import position_in_words
from golf.solitaire.report import session_pairs, table_pairs
from golf.solitaire.rules import Rules, dealt_rules
from golf.solitaire.sentences import numbered_said, rules_said
from golf.solitaire.session import Session, act_all, begin
from golf.studies.census import census

INTERRUPTED = 130  # the exit status that shells give to what Ctrl-C ended
CUT_OFF = 141  # and to what wrote into a pipe without a reader
MOST_DEALS = 100_000_000  # a byte of memory each


def main(arguments: Sequence[str]) -> int:
    """Run one command; gives the exit status."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, READABLE), (sys.stderr, READABLE)):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)  # a terminal that lacks suit signs is no reason to stop
    language = _language(arguments)
    if language not in languages():
        return _complain(load_words(SOURCE).say("cli.language", {"found": language[:20]}))
    words = words_for(load_words(language), sys.stdout)
    try:
        status = _run(arguments, words)
        if sys.stdout is not None:
            sys.stdout.flush()  # while it can still be said that it failed
    except BrokenPipeError:
        _drop_output()
        return CUT_OFF
    except OSError as error:
        _drop_output()
        return _complain(words.say("cli.stream", {"found": error.strerror or str(error)}))
    except KeyboardInterrupt:
        if sys.stderr is not None:
            print(file=sys.stderr)
        return INTERRUPTED
    return status


def _run(arguments: Sequence[str], words: Words) -> int:
    try:
        options = parse(_parser(words), arguments)
        return int(options.run(options, words))
    except GolfError as error:
        return _complain(error_said(error).in_words(words))
    except SystemExit as stop:  # after the help
        return stop.code if isinstance(stop.code, int) else 2


def _complain(line: str) -> int:
    if sys.stderr is None:
        return 2
    with suppress(OSError):  # without stderr the exit status remains
        print("".join([char if char.isprintable() else " " for char in line]), file=sys.stderr)
    return 2


def _drop_output() -> None:
    """Send what is left nowhere, since Python would try to write it once more as it ends, and complain."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _language(arguments: Sequence[str]) -> str:
    """Return what `--lang` says, looked up first so that complaints are in that language too."""
    language = SOURCE
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            language = arguments[at + 1]
        elif argument.startswith("--lang="):
            language = argument.partition("=")[2]
    return language


def _parser(words: Words) -> Parser:
    parser = Parser(words, prog="python3 -m golf", description=words.say("cli.describe"))
    commands = parser.add_subparsers(title=words.say("cli.commands"), required=True, metavar="COMMAND")

    def add(name: str, text: str) -> Parser:
        return commands.add_parser(name, help=text, words=words)

    deal = add("deal", words.say("cli.deal"))
    deal.set_defaults(run=_deal)
    play = add("play", words.say("cli.play"))
    play.set_defaults(run=_play)
    solving = add("solve", words.say("cli.solve"))
    solving.set_defaults(run=_solve)
    nine = add("course", words.say("cli.course"))
    nine.set_defaults(run=run_course)
    nine.add_argument("code", metavar="CODE", help=words.say("cli.course_code"))
    nine.add_argument("--scores", default="", metavar="SCORES", help=words.say("cli.course_scores"))
    counting = add("census", words.say("cli.census"))
    counting.set_defaults(run=_census)
    counting.add_argument("--rules", required=True, type=_rules, metavar="RULE")
    counting.add_number("--deals", 1000, MOST_DEALS, words.say("cli.deals"))
    counting.add_number("--seed", 1, MOST_SEED, words.say("cli.seed"))
    add_work(counting, words)
    for command in (play, solving):
        command.add_argument("--moves", default="", help=words.say("cli.moves"))
    for command in (deal, play, solving):
        command.add_argument("code", metavar="CODE", help=words.say("cli.code"))
    for any_command in (deal, play, solving, nine, counting, *add_commands(add, words)):
        any_command.add_argument("--json", action="store_true", help=words.say("cli.json"))
        any_command.add_argument("--lang", default=SOURCE, metavar="LANGUAGE", help=words.say("cli.lang"))
    return parser


def _rules(text: str) -> Rules:
    """Return the rule of a census, for argparse."""
    known = dealt_rules()
    for rules in known:
        if rules.name == text:
            return rules
    names = ", ".join(sorted([rules.name for rules in known]))
    raise BadChoice("cli_rule", {"found": text[:20], "known": names})


def _deal(options: argparse.Namespace, words: Words) -> int:
    session = begin(options.code)
    if options.json:
        print(json_text(Pairs(table_pairs(session.code, session.table))))
    else:
        _print_table(session, words, options.code)
    return 0


def _play(options: argparse.Namespace, words: Words) -> int:
    session, refused = act_all(begin(options.code), read_moves(options.moves))
    if options.json:
        print(json_text(Pairs(session_pairs(session, refused[-1] if refused else None))))
        return 0
    _print_table(session, words, options.code)
    _print_refused(refused, words)
    status = words.say("cli." + session.status)
    print(words.say("cli.state", {"score": session.score, "moves": session.move_count, "status": status}))
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
    _print_number(options.code, session, words)
    _print_refused(refused, words)
    key = "cli.solved_won" if answer.winnable else "cli.solved_lost"
    print(words.say(key, {"count": abs(answer.best)}))
    print(" ".join(answer.line))
    return 0


def _census(options: argparse.Namespace, words: Words) -> int:
    rules: Rules = options.rules
    progress = shown_progress(_progress(words))
    with workers(options.jobs) as executor:
        found = census(rules, options.deals, options.seed, executor, options.csv, progress)
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
                "rules": rules_said(rules).in_words(words),
                "winnable": found.winnable,
                "deals": found.deals,
                "best": f"{found.mean_best:+.2f}",
                **percent,
            },
        )
    )
    return 0


def _rounded(value: object) -> object:
    return round(value, 6) if isinstance(value, float) else value


def _progress(words: Words) -> Callable[[int, int], str]:
    """Says how far a census is and how long it will still take."""
    started = time.monotonic()
    first: list[int] = []

    def said(done: int, deals: int) -> str:
        first.append(done)
        here = done - first[0]
        left = round((time.monotonic() - started) / here * (deals - done)) if here else None
        clock = "–" if left is None else f"{left // 60}:{left % 60:02d}"
        return words.say("cli.progress", {"done": done, "deals": deals, "left": clock})

    return said


def _print_number(typed: str, session: Session, words: Words) -> None:
    """Print what a number alone was read as."""
    for said in numbered_said(typed, session):
        print(said.in_words(words))


def _print_table(session: Session, words: Words, typed: str) -> None:
    """Print the code and rule, the columns as they lie, and the whole position in words."""
    table = session.table
    _print_number(typed, session, words)
    print(f"{session.code}  {rules_said(table.rules).in_words(words)}\n")
    rows = max((len(column) for column in table.columns), default=0)
    for row in range(rows):
        cells = (words.card(column[row], "sign") if row < len(column) else "" for column in table.columns)
        print("".join(f"{cell:>5}" for cell in cells).rstrip())
    print("\n" + position_in_words(words, table))
