"""The log as lines of the page: what was said stays said, so each sentence is worded once in a language."""

from golf.i18n.words import Words
from golf.page.nodes import Node, el

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class WordedLog:
    """The lines of a log that grows at its end; `worded` gives the sentence of what was said."""

    def __init__(self, worded: "Callable[[Words, Any], str]") -> None:
        self._worded = worded
        self.forget()

    def forget(self) -> None:
        """Word everything anew."""
        self._words: Words | None = None
        self._international = False
        self._log: tuple[Any, ...] = ()
        self._lines: tuple[Node, ...] = ()

    def lines(self, log: "tuple[Any, ...]", words: Words) -> tuple[Node, ...]:
        """A paragraph for each sentence; those of before are the same nodes."""
        if self._words is not words or self._international != words.international:
            self.forget()
            self._words, self._international = words, words.international
        before = self._log
        if log is not before:
            # The log grows at its end, and loses its older half at once when it is full.
            gone = kept = 0
            while gone < len(before) and not (log and before[gone] is log[0]):
                gone += 1
            while gone + kept < len(before) and kept < len(log) and before[gone + kept] is log[kept]:
                kept += 1
            new = tuple([el("p", (), self._worded(words, said)) for said in log[kept:]])
            self._log, self._lines = log, self._lines[gone : gone + kept] + new
        return self._lines
