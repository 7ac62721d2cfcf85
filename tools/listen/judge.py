"""Was everything that the game said heard, once, in order and to its end?

Transcripts cannot be compared as texts: a reader's own words change with its version and with the machine's
load. So the page tells what it said (`witness.js`), and each of these lines is looked for in what was heard.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tools.listen.record import CHARACTER, KEY, Line, Step, Utterance, squeezed

_TOO_SHORT_TO_TELL = 8  # letters; a shorter line may stand in anything


class Judgement(NamedTuple):
    """How many lines the game said, how many of them were heard well, and what is wrong."""

    said: int
    well: int
    faults: list[str]


def judge(steps: list[Step]) -> Judgement:
    """Judge a whole run."""
    said = well = 0
    faults: list[str] = []
    before: list[Line] = []
    for step in steps:
        where = (step.key or "(start)") + (f" ({step.note}): " if step.note and step.key else ": ")
        if step.key and step.reaches and not step.arrived:
            faults.append(where + "the key never came to the page")
        if step.answers and not step.said:
            faults.append(where + "the game said nothing")
        if not step.judged:
            before += step.said
            continue
        hearing = _Hearing(step)
        wrong = list(hearing.faults())
        said += len(step.said)
        well += len(step.said) - len({line for line, _ in wrong})
        faults += [where + text for _, text in wrong]
        before += step.said
        faults += [where + text for text in hearing.again(before)]
    return Judgement(said, well, faults)


def all_heard(step: Step) -> bool:
    """Return whether each line of a step has come to the voice, in whatever order."""
    hearing = _Hearing(step)
    return None not in hearing.places


class _Hearing:
    """One step: its lines laid onto what was heard."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.utterances = [heard for heard in step.heard if heard.kind not in (KEY, CHARACTER)]
        self.text = ""
        self.ends: list[int] = []
        for utterance in self.utterances:
            self.text += squeezed(utterance.text)
            self.ends.append(len(self.text))
        self.taken = [False] * len(self.text)
        self.places: list[int | None] = [None] * len(step.said)
        # The longest first: a short line may stand within a long one.
        lines = [squeezed(line.text) for line in step.said]
        for number in sorted(range(len(lines)), key=lambda number: (-len(lines[number]), number)):
            self.places[number] = self._take(lines[number])

    def faults(self) -> Iterator[tuple[int, str]]:
        """Give each line that was not heard well, by its number, with what is wrong."""
        furthest = -1
        for number, (line, place) in enumerate(zip(self.step.said, self.places, strict=True)):
            if place is None:
                yield number, f"never said: {line.text}"
                continue
            if place < furthest:
                yield number, f"out of order: {line.text}"
            furthest = max(furthest, place)
            heard = min(part.part for part in self._over(place, place + len(squeezed(line.text))))
            if heard < 1:
                how = f"cut off at {heard:.0%}" if heard > 0 else "thrown away unheard"
                yield number, f"{how}: {line.text}"

    def again(self, lines: list[Line]) -> Iterator[str]:
        """Give what was heard although the game did not say it now: what it said once, now or earlier."""
        named = {squeezed(name) for name in self.step.focused}
        # Read as a piece of text, a sentence may get a full stop.
        wholes = {
            squeezed(text).rstrip(".") for line in lines for text in (line.text, line.label + line.text)
        }
        longer = {squeezed(line.text) for line in lines} - named
        longer = {text for text in longer if len(text) >= _TOO_SHORT_TO_TELL}
        begin = 0
        for utterance, end in zip(self.utterances, self.ends, strict=True):
            taken, text = any(self.taken[begin:end]), self.text[begin:end]
            begin = end
            if taken or not text or text in named or utterance.part <= 0:
                continue
            if text.rstrip(".") in wholes or sum(line in text for line in longer) > 1:
                yield f"said again: {utterance.text}"

    def _take(self, line: str) -> int | None:
        """Return where a line is heard, and keep that from others; best where an utterance ends with it."""
        places = []
        place = self.text.find(line)
        while place >= 0:
            if not any(self.taken[place : place + len(line)]):
                places.append(place)
            place = self.text.find(line, place + 1)
        if not places:
            return None
        best = next((place for place in places if place + len(line) in self.ends), places[0])
        self.taken[best : best + len(line)] = [True] * len(line)
        return best

    def _over(self, begin: int, end: int) -> list[Utterance]:
        """Return the utterances that have a part of a stretch of the text."""
        found, last = [], 0
        for utterance, until in zip(self.utterances, self.ends, strict=True):
            if last < end and begin < until:
                found.append(utterance)
            last = until
        return found
