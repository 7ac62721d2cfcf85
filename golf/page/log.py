"""What is heard: the log, which part of it speaks, and when.

Rules that a real screen reader has taught (docs/listening.md), and where each is kept:

- What one message says is one entry, and so one element, since of several that come at once a reader may
  keep only the last, or say them in any order (`settled`).
- Only what came since the last window was opened or closed lies in the part that speaks. A browser takes the
  page out of the tree while a window is open and puts it back afterwards, and what speaks is then read again
  from its beginning (`past`).
- The part that speaks is there before it speaks: at the start, and after a window, it is filled a moment
  later (`hushed`, and the message `speak`).
- While a window is open it speaks from within the window (`spoken`).
- Refusals and questions interrupt (`Urgent`), and nothing else does: they throw away what still waits.
"""

from collections import namedtuple

from golf.i18n.said import joined, parted
from golf.i18n.words import Words
from golf.page.effects import SPEAK, Effect, effects
from golf.page.nodes import Node, el
from golf.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from golf.i18n.said import Sentence

_LOG = "log"  # the name of what is kept with the words
_NOTHING = ((), ())


class Together(namedtuple("Together", "said")):
    """What one message has said, as one entry of the log."""

    __slots__ = ()
    said: "tuple[Sentence, ...]"

    def in_words(self, words: Words) -> str:
        """Return the sentences in a language, one after the other."""
        return joined([said.in_words(words) for said in self.said])


class Urgent(namedtuple("Urgent", "said")):
    """A refusal or a question, which is said at once."""

    __slots__ = ()
    said: "tuple[Sentence, ...]"

    def in_words(self, words: Words) -> str:
        """Return the sentences in a language, one after the other."""
        return joined([said.in_words(words) for said in self.said])


class Noted(namedtuple("Noted", "said")):
    """What a window says by itself; here it stands to be read back."""

    __slots__ = ()
    said: "tuple[Sentence, ...]"

    def in_words(self, words: Words) -> str:
        """Return the sentences in a language, one after the other."""
        return joined([said.in_words(words) for said in self.said])


def flat(log: "tuple[Sentence, ...]") -> "tuple[Sentence, ...]":
    """Return every sentence of a log by itself."""
    found: list[Sentence] = []
    for entry in log:
        found.extend(entry.said if isinstance(entry, (Together, Urgent, Noted)) else (entry,))
    return tuple(found)


def settled(before: "Any", after: "Any") -> "tuple[Any, tuple[Effect, ...]]":
    """Return the model after a message with what it said as one entry, and what speaks from now on."""
    past, log = after.past, after.log
    if log is not before.log:
        gone, same = _kept(before.log, log)
        past = min(max(0, past - gone), same)
        new = log[same:]
        urgent = tuple([entry for entry in new if isinstance(entry, Urgent)])
        others = tuple([entry for entry in new if not isinstance(entry, Urgent)])
        entries = ((Together(flat(others)),) if len(others) > 1 else others) + urgent
        if len(entries) < len(new):
            log = log[:same] + entries
    elif after.window == before.window:
        return after, ()
    else:
        same = len(log)
    if after.window == before.window:
        return (replace(after, log=log, past=past) if (log, past) != (after.log, after.past) else after), ()
    hushed = not after.window and len(log) > same
    model = replace(after, log=log, past=same, hushed=hushed)
    return model, effects(SPEAK) if hushed else ()


def begun(model: "Any") -> "Any":
    """Return a model as a page opens: all that was said on the way is one entry, said in a moment."""
    said = flat(model.log)
    return replace(model, log=(Together(said),) if said else (), past=0, hushed=True)


def _kept(before: "tuple[Sentence, ...]", log: "tuple[Sentence, ...]") -> tuple[int, int]:
    """Return how many entries a log lost at its beginning, and with how many of the others it begins."""
    gone = same = 0
    count = len(before)
    if before and len(log) >= count and log[0] is before[0] and log[count - 1] is before[-1]:
        return 0, count  # it has grown, as nearly always
    while gone < len(before) and not (log and before[gone] is log[0]):
        gone += 1
    while gone + same < len(before) and same < len(log) and before[gone + same] is log[same]:
        same += 1
    return gone, same


def log_lines(log: "tuple[Sentence, ...]", words: Words) -> tuple[Node, ...]:
    """Return a paragraph for each entry of a growing log; earlier ones are the same nodes."""
    before, lines = words.memory.get(_LOG, _NOTHING)
    if log is not before:
        # The log grows at its end, and loses its older half at once when it is full.
        gone, same = _kept(before, log)
        new = tuple([_line(entry, words) for entry in log[same:]])
        lines = lines[gone : gone + same] + new
        words.memory[_LOG] = (log, lines)
    found: tuple[Node, ...] = lines
    return found


def _line(entry: "Sentence", words: Words) -> Node:
    """Return the paragraph of an entry; it is silent where another part of the page says it."""
    attrs = (("aria-live", "off"),) if isinstance(entry, (Urgent, Noted)) else ()
    said = flat((entry,))
    if len(said) == 1:
        return el("p", attrs, said[0].in_words(words))
    texts = parted([one.in_words(words) for one in said])
    return el("p", attrs, tuple([el("i" if at % 2 else "span", (), text) for at, text in enumerate(texts)]))


def log_parts(model: "Any", words: Words) -> tuple[Node, Node, Node]:
    """Return the log as three parts: what was said before, what speaks politely, and what interrupts."""
    lines = log_lines(model.log, words)
    past = len(lines) if model.window or model.hushed else model.past
    return _parts(lines[:past], lines[past:], alert_part(_urgent(model, lines, past), len(model.log)))


def _parts(past: tuple[Node, ...], polite: tuple[Node, ...], urgent: Node) -> tuple[Node, Node, Node]:
    live = (("class", "live"), ("role", "log"))
    return el("div", (("class", "past"),), past), el("div", live, polite), urgent


def alert_part(urgent: "tuple[Node, ...]", count: int) -> Node:
    """Return the part that interrupts, with the last of its lines.

    `count` changes with each: an element of another kind is a new one, so that the same is said again.
    """
    last = tuple([el("p" if count % 2 else "div", (), line.children) for line in urgent[-1:]])
    return el("div", (("class", "alerts visually-hidden"), ("aria-live", "assertive")), last)


def spoken(model: "Any", words: Words) -> tuple[Node, ...]:
    """Return what an open window says: all since it was opened."""
    lines = log_lines(model.log, words)
    heard = (("class", "visually-hidden window-log"), ("role", "log"))
    urgent = _urgent(model, lines, model.past)
    return (el("div", heard, lines[model.past :]), alert_part(urgent, len(model.log)))


def _urgent(model: "Any", lines: tuple[Node, ...], past: int) -> tuple[Node, ...]:
    return tuple([line for entry, line in zip(model.log[past:], lines[past:]) if isinstance(entry, Urgent)])


SILENT = _parts((), (), alert_part((), 0))  # what is there before anything is said
