"""What the pages of both games do alike in the browser: listeners, focus, a change of language."""

import gc
import json

import js

from golf.i18n.said import Said
from golf.i18n.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from golf.page.slots import Slots

_QUICK_MS = 300
_FREED_AT_ONCE = 1_000_000  # bytes
_document = js.document


def place_of(name: str):  # type: ignore[no-untyped-def]
    """The element of a place, or None."""
    return _document.querySelector('[data-pile="' + name + '"]')


class Shell:
    """A running page; a game's own page has its model and says what messages do and what is shown."""

    words: Words
    model: "Any"
    _shown: "Any"  # the model that the page shows
    slots: "Slots"
    place: "Callable[[], str]"  # the place that has the focus of the table
    show: "Callable[[], None]"  # brings the page up to date
    _missed: "Callable[[], None]"  # says that the rest cannot be fetched
    _take: "Callable[[str], None]"  # carries out a message
    _on_click: "Callable[[Any], None]"
    _key_message: "Callable[[Any, str], str | None]"  # what a key says while a place has the focus

    def __init__(self, words: Words) -> None:
        self.words = words
        self._tapped = 0.0
        self._window_open = ""  # which window is shown
        self._begun = False  # whether a change is kept: before, not all that belongs to a game is there
        self._is_full = False  # whether it was said that there is no room to keep a game
        self._dialog = _document.querySelector("dialog.window")
        # The page collects when it is idle after a tap (`golf.ready`); MicroPython would as each tap ends.
        gc.threshold(_FREED_AT_ONCE)  # type: ignore[attr-defined]

    def send(self, message: str) -> None:
        """Carry out a message and show the result."""
        if self._window_open and not self._dialog.open:
            # The player closed the window, and the browser's event for that is still on its way.
            self._window_open = ""
            self._take("close")
        self._take(message)
        self.catch_up()

    def catch_up(self) -> None:
        """Show what has not been shown yet."""
        if self.model is not self._shown:
            self.refresh()

    def refresh(self) -> None:
        """Show the model; once the rest is there, if something of it is needed."""
        try:
            self.show()
        except ImportError:
            self._when_there(self.refresh)

    def _when_there(self, then: "Callable[[], None]") -> None:
        """Do something once what a start does not need is there; where it cannot be fetched, say so."""
        js.golf.later(self.model.settings.language).then(lambda text: self._came(text, then))

    def _came(self, text: str, then: "Callable[[], None]") -> None:
        if not text:
            self._missed()
            return
        found = json.loads(text)
        if found["language"] == self.words.language:
            self.words.learn(found["entries"])
        then()

    def _speak(self, text: str | None) -> None:
        words = words_of(text) if text else self.words
        # Another language may have been chosen while these words were on their way.
        if words.language == (self.model.settings.language or words.language):
            self.words = words
            self.refresh()

    def focus(self, name: str) -> None:
        """Put the browser's focus on a place."""
        element = place_of(name)
        if element is not None:
            js.golf.focus(element)

    def show_window(self, window: str) -> bool:
        """Open, change or close the window; another one is opened anew, so that it is announced.

        Gives whether one was opened.
        """
        before, self._window_open = self._window_open, window
        if self._dialog.open and window != before:
            self._dialog.close()
        if not window or self._dialog.open:
            return False
        self._dialog.showModal()
        return True

    def listen(self) -> None:
        """One listener for each kind of event."""
        _document.addEventListener("click", self._on_click)
        _document.addEventListener("keydown", self._on_key)
        _document.addEventListener("submit", self._on_submit)
        _document.addEventListener("change", self._on_change)
        self._dialog.addEventListener("close", self._on_close)
        js.window.addEventListener("pagehide", lambda _: self.leave())
        js.window.addEventListener("pageshow", self._on_show)

    def leave(self) -> None:
        """The page is going away."""
        self.slots.leave()

    def _unkept(self, kept: bool) -> Said | None:
        """What is to be said, once, where there was no room for the game."""
        if kept or self._is_full:
            return None
        self._is_full = True
        return Said("error.not_kept", {})

    def _on_show(self, event) -> None:  # type: ignore[no-untyped-def]
        if event.persisted:
            self.slots.come_back()

    def _is_quick(self, event) -> bool:  # type: ignore[no-untyped-def]
        """Whether a tap is the second of two quick ones on one spot."""
        quick = event.detail > 1 and event.timeStamp - self._tapped < _QUICK_MS
        self._tapped = event.timeStamp
        return bool(quick)

    def _on_key(self, event) -> None:  # type: ignore[no-untyped-def]
        if event.ctrlKey or event.altKey or event.metaKey:
            return
        place = js.golf.pileOf(event.target)
        if place and place != self.place():  # the focus has come this moment
            self._take("focus " + place)
        message = self._key_message(event, place) if place else None
        if message:
            event.preventDefault()
            self.send(message)

    def _on_submit(self, event) -> None:  # type: ignore[no-untyped-def]
        event.preventDefault()
        message = js.golf.submitted(event.target)
        if message:
            self.send(message)

    def _on_close(self, _) -> None:  # type: ignore[no-untyped-def]
        # The event comes late: the next window may be open by then.
        if self.model.window and not self._dialog.open:
            self.send("close")

    def _on_change(self, event) -> None:  # type: ignore[no-untyped-def]
        message = js.golf.changed(event.target)
        if message:
            self.send(message)


def words_of(text: str) -> Words:
    """The words that a start may say, of the JSON of one language."""
    catalog = json.loads(text)
    names = tuple([(code, name) for code, name in catalog["languages"]])
    return Words(catalog["language"], catalog["entries"], names, complete=False)
