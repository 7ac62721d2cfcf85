"""The log as lines of the page: each sentence is worded once in a language."""

from golf.i18n.words import Words
from golf.page.nodes import Node, el

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.i18n.said import Sentence

_LOG = "log"  # the name of what is kept with the words


def log_lines(log: "tuple[Sentence, ...]", words: Words) -> tuple[Node, ...]:
    """Return a paragraph for each sentence of a growing log; earlier ones are the same nodes."""
    before, lines = words.memory.get(_LOG, ((), ()))
    if log is not before:
        # The log grows at its end, and loses its older half at once when it is full.
        gone = same = 0
        while gone < len(before) and not (log and before[gone] is log[0]):
            gone += 1
        while gone + same < len(before) and same < len(log) and before[gone + same] is log[same]:
            same += 1
        new = tuple([el("p", (), said.in_words(words)) for said in log[same:]])
        lines = lines[gone : gone + same] + new
        words.memory[_LOG] = (log, lines)
    found: tuple[Node, ...] = lines
    return found
