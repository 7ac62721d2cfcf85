"""What a run has seen: each key, what the page said at it, and what was heard; as text and as JSON."""

import json
import re
from dataclasses import asdict, dataclass, field
from pathlib import Path

KEY, ALL, CHARACTER = "key", "all", "character"
_MARKS = {KEY: "⌨ ", ALL: "§ ", CHARACTER: "· "}


@dataclass(frozen=True)
class Utterance:
    """What the reader gave to its voice at once; `part` of it was heard, 1 to its end and 0 not a letter."""

    text: str
    kind: str = "speak"
    part: float = 1.0


@dataclass(frozen=True)
class Line:
    """What the game put into a live region of its page; `label` is that region's name."""

    text: str
    region: str = "log"
    label: str = ""


@dataclass
class Step:
    """A key, and all that came of it until it was quiet; the page's start is a step without a key."""

    key: str
    note: str = ""
    heard: list[Utterance] = field(default_factory=list)
    said: list[Line] = field(default_factory=list)
    focused: list[str] = field(default_factory=list)
    arrived: list[str] = field(default_factory=list)  # the keys that the page got, as it names them
    reaches: bool = True  # the key is the game's: it must come to the page
    answers: bool = False  # the game has an answer in words to it
    judged: bool = True  # its sentences must be heard


def squeezed(text: str) -> str:
    """Return a text without white space, which readers treat as they like."""
    return re.sub(r"\s+", "", text)


def as_text(steps: list[Step]) -> str:
    """Return a transcript for people."""
    rows = []
    for step in steps:
        came = "" if step.arrived or not step.key else "   (the page did not get this key)"
        rows.append(f"{step.key or '(start)'}  {step.note}{came}".rstrip())
        rows += [f"    game   {line.text}   [{line.region}]" for line in step.said]
        rows += [f"    heard  {_shown(utterance)}" for utterance in step.heard]
    return "\n".join(rows) + "\n"


def write(steps: list[Step], path: Path, faults: list[str]) -> None:
    """Keep a transcript: `path` with .txt, its faults first, and with .json."""
    head = "".join(f"{fault}\n" for fault in faults) or "complete\n"
    path.with_suffix(".txt").write_text(head + "\n" + as_text(steps), "utf-8")
    everything = {"faults": faults, "steps": [asdict(step) for step in steps]}
    path.with_suffix(".json").write_text(json.dumps(everything, ensure_ascii=False, indent=1), "utf-8")


def _shown(utterance: Utterance) -> str:
    text = _MARKS.get(utterance.kind, "") + utterance.text.replace("\n", " ⏎ ")
    if utterance.part >= 1:
        return text
    return text + (f"   [cut off at {utterance.part:.0%}]" if utterance.part > 0 else "   [not heard]")
