"""Firefox, driven by puppeteer-core (WebDriver BiDi) in a small Node program."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

from tools.browsers.browser import NotHere
from tools.programs import ROOT, firefox, node

_PROGRAM = Path(__file__).with_suffix(".mjs")
_SECONDS = 180.0  # for the whole game: then Node is ended, and what waits for it fails


class _Firefox:
    console_note = ""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.version = str(self._answer()).removeprefix("firefox/")

    def open(self, address: str) -> None:
        self._ask("open", address)

    def value(self, expression: str) -> object:
        return self._ask("value", expression)

    def tap(self, selector: str) -> None:
        self._ask("tap", selector)

    def errors(self) -> list[str]:
        return [str(error) for error in self._ask("errors", "")]

    def _ask(self, command: str, text: str) -> Any:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"command": command, "text": text}) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise OSError("Node's program ended before the game did")
        answer = json.loads(line)
        if "error" in answer:
            raise OSError(answer["error"])
        return answer["value"]


@contextmanager
def open_firefox() -> Iterator[_Firefox]:
    """Firefox, until the end of the block."""
    path, node_path = firefox(), node()
    if path is None:
        raise NotHere("not installed (Debian: firefox-esr)")
    if node_path is None:
        raise NotHere("no Node to drive it with")
    command = [node_path, str(_PROGRAM), path]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        watchdog = Timer(_SECONDS, process.terminate)
        watchdog.start()
        try:
            yield _Firefox(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()  # the program then closes the browser
            process.wait()
            watchdog.cancel()
