"""A hand on the keyboard and an ear at the voice: presses a key and waits until nothing more comes of it."""

import time
from typing import Any

from tools.listen.desktop import Desktop, DidNotStart
from tools.listen.judge import all_heard
from tools.listen.record import Line, Step
from tools.listen.witness import Witness

_STILL = 1.5  # seconds in which neither the voice nor the page does anything
_LATE = 6.0  # so long a line that was not heard is waited for
_LONGEST = 90.0
_START_LONGEST = 180.0


class Player:
    """Plays a scenario; `steps` is what came of it."""

    def __init__(self, desktop: Desktop, witness: Witness) -> None:
        self._desktop = desktop
        self._voice = desktop.voice
        self._witness = witness
        self._taken = 0  # of the witness's events
        self.steps: list[Step] = []

    def start(self, query: str, *, judged: bool = True, to_the_end: bool = True) -> None:
        """Open the page as a listener does, by the address bar; `to_the_end`: hear all that is said then."""
        self._quiet(Step(""), time.time(), _STILL, _LONGEST)
        address = self._witness.address + query
        for _ in range(3):
            self._witness.forget()
            self._taken = 0
            self._desktop.type_keys("key", "ctrl+l")
            self._quiet(Step(""), time.time(), 1, 20)
            self._desktop.type_keys("type", "--delay", "20", address)
            self._quiet(Step(""), time.time(), 1, 20)
            self._voice.take()
            began = time.time()
            self._desktop.type_keys("key", "Return")
            if self._arrived(address):
                break
        else:
            raise DidNotStart(f"the page did not open in {self._desktop.browser}")
        step = Step("", "the page starts", judged=judged)
        self._until_it_speaks()
        self._quiet(step, began, 4, _START_LONGEST if to_the_end else 8)
        self._end(step)

    def press(
        self,
        key: str,
        note: str = "",
        *,
        reaches: bool = True,
        answers: bool = False,
        still: float = _STILL,
    ) -> Step:
        """Press a key, by xdotool's name, and note all that comes of it."""
        step = Step(key, note, reaches=reaches, answers=answers)
        began = time.time()
        self._desktop.type_keys("key", "--clearmodifiers", key)
        self._quiet(step, began, still, _LONGEST)
        self._end(step)
        return step

    def _arrived(self, address: str) -> bool:
        """Return whether the page at this address, and no other, has loaded."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            pages = [event["text"] for event in self._witness.events() if event["kind"] == "page"]
            if pages:
                return pages == [address]
            time.sleep(0.2)
        return False

    def _until_it_speaks(self) -> None:
        self._desktop.wait(
            lambda: any(event["kind"] == "said" for event in self._witness.events()), "the game to begin"
        )

    def _quiet(self, step: Step, began: float, still: float, most: float) -> None:
        """Wait until nothing more comes; a line that is not heard, and a key's way to the page, have time."""
        until = began + most
        while time.time() < until:
            self._voice.look()
            new = self._witness.events()[self._taken :]
            self._fill(step, new)
            since = time.time() - max([began, self._voice.last, *[event["at"] for event in new]])
            kinds = [event["kind"] for event in new]
            whole = all_heard(step) and kinds.count("settled") >= kinds.count("key")
            if step.reaches and step.key:
                whole = whole and bool(step.arrived) and (bool(step.said) or not step.answers)
            if not self._voice.busy and since > (still if whole else max(still, _LATE)):
                return
            time.sleep(0.1)

    def _fill(self, step: Step, events: list[dict[str, Any]]) -> None:
        step.heard = self._voice.heard()
        said = [event for event in events if event["kind"] == "said"]
        step.said = [Line(event["text"], event["region"], event["label"]) for event in said]
        step.focused = [event["text"] for event in events if event["kind"] == "focus"]
        step.arrived = [event["text"] for event in events if event["kind"] == "key"]

    def _end(self, step: Step) -> None:
        self._voice.look()
        new = self._witness.events()[self._taken :]
        self._fill(step, new)
        self._voice.take()
        self._taken += len(new)
        self.steps.append(step)
