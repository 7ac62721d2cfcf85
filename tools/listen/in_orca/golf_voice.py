"""A voice for Orca that makes no sound and writes down everything that would be heard.

Orca imports it like one of its own (`settings.speechServerFactory`). It has a voice's sense of time: an
utterance takes as long as its letters at LISTEN_RATE letters a second, later ones wait for it, and a stop
cuts it off. One line of JSON for each event in the file LISTEN_HEARD:

    ready               Orca has taken the voice
    queue ID KIND TEXT  Orca asks for it
    said ID             it was heard to its end
    cut ID PART         it was cut off after PART (0 to 1); 0: not a letter of it was heard
    stop                Orca stops the voice
"""

# The names that Orca calls are not ours.
# ruff: noqa: D102, N802, N803

import json
import os
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from gi.repository import GLib
from orca import speechserver

_RATE = float(os.environ["LISTEN_RATE"])
_SHORTEST = 0.02
_DONE = speechserver.SayAllContext.COMPLETED
_INTERRUPTED = speechserver.SayAllContext.INTERRUPTED
_file = open(os.environ["LISTEN_HEARD"], "a", buffering=1, encoding="utf-8")  # noqa: SIM115 (as long as Orca)

Callback = Callable[[int], None] | None


class _Waiting(NamedTuple):
    number: int
    text: str
    callback: Callback


class _Speaking(NamedTuple):
    waiting: _Waiting
    began: float
    timer: int


def _note(what: str, **facts: object) -> None:
    _file.write(json.dumps({"t": round(time.time(), 3), "what": what, **facts}, ensure_ascii=False) + "\n")


class SpeechServer(speechserver.SpeechServer):  # type: ignore[misc]
    """The one voice, under the name by which Orca looks for it."""

    _only: "SpeechServer | None" = None

    @staticmethod
    def getFactoryName() -> str:
        return "golf_voice"

    @staticmethod
    def getSpeechServers() -> "list[SpeechServer]":
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info: object = None) -> "SpeechServer":
        if SpeechServer._only is None:
            SpeechServer._only = SpeechServer()
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers() -> None:
        _note("shutdown")

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[_Waiting] = []
        self._current: _Speaking | None = None
        self._number = 0
        _note("ready", rate=_RATE)

    def getInfo(self) -> list[str]:
        return ["golf_voice", "golf_voice"]

    def getVoiceFamilies(self) -> list[Any]:
        family = speechserver.VoiceFamily
        return [family({family.NAME: "golf", family.LANG: "en", family.DIALECT: "", family.VARIANT: ""})]

    # ---- What Orca asks for

    def speak(self, text: str | None = None, acss: object = None, interrupt: bool = True) -> None:
        if text:
            self._queue("speak", text, None)

    def speakCharacter(self, character: str, acss: object = None) -> None:
        self._queue("character", character, None)

    def speakKeyEvent(self, event: Any, acss: object = None) -> None:
        # Orca's own voice says a key's name at once as well, and cuts nothing off for it.
        self._queue("key", f"{event.getKeyName()} {event.getLockingStateString() or ''}".strip(), None)

    def sayAll(self, utteranceIterator: Iterator[Any], progressCallback: Callable[..., None]) -> None:
        GLib.idle_add(self._say_next, utteranceIterator, progressCallback)

    def stop(self) -> None:
        _note("stop")
        stopped, self._waiting = self._waiting, []
        if self._current:
            waiting, began, timer = self._current
            self._current = None
            GLib.source_remove(timer)
            part = min(1.0, (time.time() - began) * _RATE / len(waiting.text))
            _note("cut", id=waiting.number, part=round(part, 2))
            self._answer(waiting.callback, _INTERRUPTED)
        # Without an answer for each of these Orca would believe that it still reads the page out.
        for waiting in stopped:
            _note("cut", id=waiting.number, part=0)
            self._answer(waiting.callback, _INTERRUPTED)

    def shutdown(self) -> None:
        pass

    def reset(self, text: object = None, acss: object = None) -> None:
        pass

    # ---- The voice

    def _queue(self, kind: str, text: str, callback: Callback) -> None:
        self._number += 1
        _note("queue", id=self._number, kind=kind, text=text)
        self._waiting.append(_Waiting(self._number, text, callback))
        self._next()

    def _next(self) -> None:
        if self._current or not self._waiting:
            return
        waiting = self._waiting.pop(0)
        seconds = max(_SHORTEST, len(waiting.text) / _RATE)
        self._current = _Speaking(waiting, time.time(), GLib.timeout_add(int(1000 * seconds), self._over))

    def _over(self) -> bool:
        current, self._current = self._current, None
        if current:
            _note("said", id=current.waiting.number)
            self._answer(current.waiting.callback, _DONE)
        self._next()
        return False

    @staticmethod
    def _answer(callback: Callback, how: int) -> None:
        if callback:
            callback(how)

    def _say_next(self, iterator: Iterator[Any], progress: Callable[..., None]) -> bool:
        context, _ = next(iterator, (None, None))
        if context is None:
            return False

        def over(how: int) -> None:
            context.currentOffset = context.endOffset if how == _DONE else context.startOffset
            GLib.idle_add(progress, context.copy(), how)
            if how == _DONE:
                GLib.idle_add(self._say_next, iterator, progress)

        if context.utterance:
            self._queue("all", context.utterance, over)
        else:
            over(_DONE)
        return False
