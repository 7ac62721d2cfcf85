"""What the reader's voice wrote down (`orca/golf_voice.py`), read while it grows."""

import json
from pathlib import Path
from typing import Any

from tools.listen.record import Utterance

Event = dict[str, Any]


class Voice:
    """The file of one voice; `take` gives what was asked of it since the last time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.events: list[Event] = []
        self._read = 0
        self._taken = 0
        path.touch()

    def look(self) -> None:
        """Read what has come; a line that is not whole yet waits for the next time."""
        with self.path.open("rb") as file:
            file.seek(self._read)
            data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        self._read += len(whole)
        self.events += [json.loads(line) for line in whole.decode().splitlines()]

    @property
    def ready(self) -> bool:
        """Return whether the reader has taken the voice."""
        return any(event["what"] == "ready" for event in self.events)

    @property
    def busy(self) -> bool:
        """Return whether something is being said or waits to be said."""
        asked = {event["id"] for event in self.events if event["what"] == "queue"}
        return bool(asked - {event["id"] for event in self.events if event["what"] in ("said", "cut")})

    @property
    def last(self) -> float:
        """Return when the voice last did something; a stop with nothing to stop is nothing."""
        return max((event["t"] for event in self.events if event["what"] != "stop"), default=0.0)

    def heard(self) -> list[Utterance]:
        """Return what was asked of the voice since `take`."""
        ends = [event for event in self.events if event["what"] in ("said", "cut")]
        parts = {event["id"]: float(event.get("part", 1)) for event in ends}
        return [
            Utterance(event["text"], event["kind"], parts.get(event["id"], 0.0))
            for event in self.events[self._taken :]
            if event["what"] == "queue"
        ]

    def take(self) -> list[Utterance]:
        """Return the same, once."""
        found = self.heard()
        self._taken = len(self.events)
        return found
