"""The command line: `deal` and `play`, as text for people or as one JSON object for scripts.

Bad input is one clear line on stderr and exit status 2. A refused move is not bad input: it is skipped,
reported, and the exit status stays 0. CPython only.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from golf.app.model import Said
from golf.app.wording import worded
from golf.errors import GolfError
from golf.i18n.po import SOURCE, languages, load_words
from golf.i18n.positions import position_in_words
from golf.i18n.words import Words
from golf.session.report import Pairs, json_text, session_pairs, table_pairs
from golf.session.session import Session, act_all, begin
from golf.solitaire.moves import read_moves


class _Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one line."""

    def error(self, message: str) -> NoReturn:
        raise SystemExit(_complain(message))


def main(arguments: Sequence[str]) -> int:
    """Run one command; gives the exit status."""
    try:
        words = _words(arguments)
        options = _parser(words).parse_args(arguments)
        return int(options.run(options, words))
    except GolfError as error:
        return _complain(worded(words, Said("error." + error.reason, error.values)))
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2


def _complain(line: str) -> int:
    print(line.replace("\n", " "), file=sys.stderr)
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
    parser = _Parser(prog="python3 -m golf", description=words.say("cli.describe"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    deal = commands.add_parser("deal", help=words.say("cli.deal"))
    deal.set_defaults(run=_deal)
    play = commands.add_parser("play", help=words.say("cli.play"))
    play.set_defaults(run=_play)
    play.add_argument("--moves", default="", help=words.say("cli.moves"))
    for command in (deal, play):
        command.add_argument("code", metavar="CODE", help=words.say("cli.code"))
        command.add_argument("--json", action="store_true", help=words.say("cli.json"))
        command.add_argument("--lang", default=SOURCE, metavar="LANGUAGE", help=words.say("cli.lang"))
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
    for move, reason in refused:
        print(words.say("cli.refused", {"move": move, "reason": words.say("refusal." + reason)}))
    status = words.say("cli." + session.status)
    print(words.say("cli.state", {"score": session.score, "moves": session.counted, "status": status}))
    return 0


def _print_table(session: Session, words: Words) -> None:
    """The code and rule, the columns as they lie, and the whole position in words."""
    table = session.table
    print(f"{session.code}  {words.say('rules.' + table.rules.name)}\n")
    rows = max((len(column) for column in table.columns), default=0)
    for row in range(rows):
        cells = (words.card(column[row], "sign") if row < len(column) else "" for column in table.columns)
        print("".join(f"{cell:>5}" for cell in cells).rstrip())
    print("\n" + position_in_words(words, table))
