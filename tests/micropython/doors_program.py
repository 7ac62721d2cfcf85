"""Reads texts as long as each door lets in, and one sign longer; prints how each ends and, if asked, the ms.

`doors_program.py` prints a line for each door and text: its name, the length, and what came of it, which is
the same in CPython and MicroPython. With `times` it prints the name, the length and the milliseconds of the
slowest, with `each` those of each text too.
"""

import gc
import sys
import time

from golf import limits
from golf.cardgame.codes import open_match
from golf.cardgame.moves import read_valid_moves as read_match_moves
from golf.cardgame.page.draft import draft_text, read_draft
from golf.errors import GolfError
from golf.numbers import read_written
from golf.page.address import read_address
from golf.solitaire.course import load_course
from golf.solitaire.moves import read_moves
from golf.solitaire.opening import open_game
from golf.solitaire.page.later.board_address import read_frame
from golf.solitaire.page.later.board_host import read_host
from golf.solitaire.page.recent import read_recent
from golf.solitaire.scorecard import read_card_text
from golf.solitaire.session import load

TIMES = 3  # the quickest counts: other programs of the machine take their turns
CODE, MATCH = "GO1-E-AAAAAAB", "GC1-232-AAAAAAB"
# What was slow once, or might be: what each step of reading begins with, over and over.
PIECES = ("GO1-E-", "MS1-C-4 ", "GC1-234-", " ", "♣", "😀", "a", "7C", "~", "%41", "GO9 ", "1 ", "\u200b")


def save(text: str) -> object:
    return load("golf1 " + CODE + " m1 " + text[23:])


def course(text: str) -> object:
    return load_course("course1 GO9-S-AAAAAAB " + text[22:])


def table(text: str) -> object:
    return draft_text(read_draft(MATCH + " w01 " + text[20:]))


DOORS = (
    ("code or position", limits.DEAL, open_game, PIECES),
    ("code of a match", limits.DEAL, open_match, PIECES),
    ("position", limits.DEAL, lambda text: open_game("E~7C" + text[4:]), ("7C", ".", "~", "♣", "10", "x")),
    ("address", limits.DEAL, lambda text: read_address([["code", text], ["x", text]], False), PIECES),
    ("moves", limits.MOVES, read_moves, ("s", "1:4", " ", "s 5 u r ", "♣", "?")),
    ("moves of a match", limits.MATCH, read_match_moves, ("d x11 ", "p", "♣")),
    ("save", limits.SAVE, save, ("s ", "5", "| ", "m1 ", "♣")),
    ("course", limits.SAVE, course, ("+4 ", "/", " ", "♣")),
    ("scorecard", limits.SCORECARD, read_card_text, ("GO9 ", "9 ", "GO9-S-AAAAAAB +4 ", "=", "♣")),
    ("last deals", limits.RECENT, read_recent, (CODE + " won 3;", ";", "♣")),
    ("table set up", limits.DRAFT, table, ("[", '"a",', "♣", " ")),
    ("message of a host", limits.MESSAGE, read_host, ("[", '{"v":1,', "♣")),
    ("marks", limits.MARKS, lambda text: read_frame({"highlight": text}), ("9C ", "column-3 ", "♣")),
    ("number", limits.NUMBER, lambda text: read_written(text, 10), ("1", ",", "♣", " ")),
)  # fmt: skip


def filled(piece: str, length: int) -> str:
    """Return a text of that length made of one piece."""
    return (piece * (length // len(piece) + 1))[:length]


def outcome(read, text: str) -> str:  # type: ignore[no-untyped-def]
    """Return what reading gives: the reason of a refusal, or that it was read."""
    try:
        read(text)
    except GolfError as error:
        return error.reason
    return "read"


def ticks() -> int:
    """Return the ms that the processor has worked for this program, whatever else the machine does."""
    if sys.implementation.name != "micropython":
        return time.process_time_ns() // 1_000_000
    from js import process

    return int(process.cpuUsage().user) // 1000


for name, most, read, pieces in DOORS:
    for length in (most, most + 1):
        slowest = 0
        for piece in pieces:
            text = filled(piece, length)
            best = 1 << 20
            for _ in range(TIMES if len(sys.argv) > 1 else 1):
                gc.collect()
                started = ticks()
                found = outcome(read, text)
                best = min(best, ticks() - started)
            slowest = max(slowest, best)
            if len(sys.argv) < 2:
                print(name, length, piece.encode(), found)
            elif sys.argv[1] == "each":
                print(name, length, piece.encode(), found, best)
        if len(sys.argv) > 1:
            print(name + "\t" + str(length) + "\t" + str(slowest))
