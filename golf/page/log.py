"""The log as lines of the page: each sentence is worded once in a language."""

from golf.i18n.said import worded
from golf.i18n.words import Words
from golf.page.nodes import Node, el

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_LOG = "log"  # the name of what is kept with the words


def log_lines(
    log: "tuple[Any, ...]", words: Words, worded: "Callable[[Words, Any], str]" = worded
) -> tuple[Node, ...]:
    """A paragraph for each sentence of a log that grows at its end; those of before are the same nodes.

    `worded` gives the sentence of an entry.
    """
    before, lines = words.memory.get(_LOG, ((), ()))
    if log is not before:
        # The log grows at its end, and loses its older half at once when it is full.
        gone = same = 0
        while gone < len(before) and not (log and before[gone] is log[0]):
            gone += 1
        while gone + same < len(before) and same < len(log) and before[gone + same] is log[same]:
            same += 1
        new = tuple([el("p", (), worded(words, said)) for said in log[same:]])
        lines = lines[gone : gone + same] + new
        words.memory[_LOG] = (log, lines)
    found: tuple[Node, ...] = lines
    return found
