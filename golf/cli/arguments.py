"""Reads arguments with argparse, in the words of the catalogs.

Only what argparse offers for it is used: titles of groups, a formatter, errors of our own. What it finds
wrong by itself it says in English; that is known by how it begins, and passed on where it is not known.
"""

import argparse
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from golf.errors import BadChoice
from golf.i18n.words import Words
from golf.limits import NUMBER
from golf.numbers import read_written
from golf.signs import quoted

MOST_SEED = 2**64 - 1  # the generator takes no more of it


class Parser(argparse.ArgumentParser):
    """Its help is in words, and it raises `ArgumentError` where argparse would end the program."""

    def __init__(self, words: Words, **options: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=_formatter(words),
            **options,
        )
        self._places = self.add_argument_group(words.say("cli.arguments"))
        self._options = self.add_argument_group(words.say("cli.options"))
        self.add_argument("-h", "--help", action="help", help=words.say("cli.help"))

    def add_argument(self, *names: str, **options: Any) -> argparse.Action:
        """Add an argument under one of our two titles instead of argparse's."""
        group = self._options if names[0].startswith("-") else self._places
        return group.add_argument(*names, **options)

    def add_number(self, option: str, default: int, most: int, text: str) -> None:
        """Add an option that takes a whole number, from 0 to `most`; `text` is its help."""
        self.add_argument(option, type=number(option, most), default=default, metavar="N", help=text)

    def error(self, message: str) -> NoReturn:
        """Leave it to the caller what is done about an error."""
        raise argparse.ArgumentError(None, message)


def _formatter(words: Words) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            # Without a prefix argparse would say its own; an empty one is meant to be empty.
            prefix = words.say("cli.usage") + " " if prefix is None else prefix
            super().add_usage(usage, actions, groups, prefix)

    return Formatter


def parse(parser: Parser, arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options of a command; raises `BadChoice` where the arguments are wrong."""
    try:
        options, rest = parser.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise _complaint(error)
    if rest:
        raise BadChoice("cli_unknown", {"found": " ".join(rest)[:60]})
    return options


def _complaint(error: argparse.ArgumentError) -> BadChoice:
    option, message = error.argument_name, error.message
    if message.startswith("the following arguments are required: "):
        return BadChoice("cli_missing", {"names": message.partition(": ")[2]})
    if message == "expected one argument":
        return BadChoice("cli_value", {"option": option})
    if message.startswith("ignored explicit argument "):
        return BadChoice("cli_no_value", {"option": option})
    if message.startswith("invalid choice: "):
        return BadChoice("cli_command")
    return BadChoice("cli_unknown", {"found": str(error)})


def number(option: str, most: int) -> Callable[[str], int]:
    """Reads the whole number of an option, from 0 to `most`."""

    def read(text: str) -> int:
        value = read_written(text, NUMBER)
        if value is None or value > most:
            raise BadChoice("cli_number", {"option": option, "found": quoted(text), "most": most})
        return value

    return read
