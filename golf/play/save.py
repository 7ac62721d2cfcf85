"""A game in progress as one line of text, e.g. `golf1 GO1-E-AAAAAAB m4 s 5 2 | 4 .`.

Version, code, counters (moves, hints), the moves done, after a bar the moves undone, and a full stop. A
line of words and not a document, so that a save cut off or scribbled over at any place still has a valid
beginning, which is given back by replaying it. Every version ever written stays readable (`tests/saves`).
"""

from golf.errors import BadCode, BadSave
from golf.numbers import read_number
from golf.play.line import REDO, UNDO, Game, Line, make_line
from golf.record import replace
from golf.signs import quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.play.line import AnyLine

_BAR = "|"
_END = "."  # a line without it was cut off


def line_text(line: Line, counters: tuple[str, ...]) -> str:
    """Return the save of a line.

    `counters` are words of one letter and digits that say more about the game.
    """
    words = [line.game.version, line.code, "m" + str(line.move_count)]
    if line.hints:
        words.append("h" + str(line.hints))
    words.extend(counters)
    words.extend(line.log[: line.at])
    undone = line.log[line.at :]
    if undone:
        words.append(_BAR)
        words.extend(undone)
    words.append(_END)
    return " ".join(words)


def read_line(kind: "type[AnyLine]", game: Game, text: str) -> "tuple[AnyLine, tuple[str, ...], str]":
    """Return the line of a save, its other counters, and what was dropped; raises `BadSave`."""
    is_cut = len(text) > game.longest
    if is_cut:
        text = text[: game.longest].rpartition(" ")[0]
    words = [word for word in text.split(" ") if word]
    if len(words) < 2 or words[0] != game.version:
        raise BadSave("save_unknown", {"found": quoted(text)})
    try:
        line = make_line(kind, game, words[1])
    except BadCode:
        raise BadSave("save_deal", {"found": quoted(words[1])})
    # A deal that nothing follows may itself be cut: MS1-C-496 is a deal too.
    if line.code != words[1] or text.endswith(words[1]):
        raise BadSave("save_deal", {"found": quoted(words[1])})
    whole = words[-1] == _END and not is_cut
    if words[-1] == _END:
        words.pop()
    at = 2
    counted, hints = -1, 0
    counters = []
    while at < len(words) and _is_counter(words[at], game.letters):
        # Later versions may count more; what this one does not know is passed over.
        if words[at][0] == "m":
            counted = int(words[at][1:])
        elif words[at][0] == "h":
            hints = int(words[at][1:])
        else:
            counters.append(words[at])
        at += 1
    done, _, undone = " ".join(words[at:]).partition(_BAR)
    line, dropped = _replay(line, done)
    at = line.at
    if not dropped and undone and game.undo_limit:
        line, dropped = _replay(line, undone)
    elif undone:
        dropped = dropped + _BAR + undone
    if counted < 0:
        dropped = dropped or (words[2] if len(words) > 2 else "m")
    if not whole:
        dropped = dropped or _END
    line = replace(line, at=at, move_count=max(counted, at), hints=hints)
    return line, tuple(counters), dropped


def _is_counter(word: str, letters: str) -> bool:
    """Return a letter that is no move, and a number of up to nine digits: `m12` are twelve moves counted."""
    letter = "a" <= word[0] <= "z" and word[0] not in letters
    return letter and read_number(word[1:], 9) is not None


def _replay(line: "AnyLine", text: str) -> "tuple[AnyLine, str]":
    """Play the valid beginning of a line; give back what is left of it."""
    game, log, tables = line.game, list(line.log), list(line.tables)
    moves, rest = game.read_valid_moves(text)
    # Lists and not one line after another, each a copy of the one before: a match is thousands of moves long.
    for at, move in enumerate(moves):
        if move in (UNDO, REDO) or game.refusal(tables[-1], move) is not None:
            rest = " ".join(moves[at:]) + rest
            break
        log.append(game.normalise(move))
        tables.append(game.after(tables[-1], move))
        if not game.undo_limit and len(tables) > 2:
            tables.pop(1)
    return replace(line, log=tuple(log), at=len(log), tables=tuple(tables)), rest
