"""What the pages of both games do alike in the browser: messages, effects, listeners, focus, words.

A game's own page says what a message does (`answer`), what is shown (`show`) and what its own effects are.
"""

import gc
import json

from golf.i18n.said import Said
from golf.i18n.words import Words
from golf.page.effects import ASK, COPY, FOCUS, LANGUAGE, RANDOM, SAVE, SETTINGS, SHARE, Effect
from golf.page.records import Records
from golf.page.settings import settings_text
from golf.page.slots import Slots
from golf.page.store import DENIED
from golf.web.browser import document, golf, window
from golf.web.storage import Place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from golf.web.browser import Element, Event

    Carry = Callable[[str], object]

_QUICK_MS = 300  # within so many ms a second tap on one spot is one of two quick ones
_FREED_AT_ONCE = 1_000_000  # bytes


def place_of(name: str) -> "Element | None":
    """Return the element of a place, or None."""
    return document.querySelector('[data-pile="' + name + '"]')


class Shell:
    """A running page; `effects` says how each kind of effect is carried out, and a game adds its own rows."""

    model: "Any"
    _shown: "Any"  # the model that the page shows
    slots: Slots
    records: Records

    def __init__(self, words: Words, place: Place) -> None:
        self.words = words
        self._storage = place
        self.effects: dict[str, Carry] = {
            SAVE: lambda _: self.save(),
            SETTINGS: lambda _: self.records.keep_settings(self.model.settings),
            LANGUAGE: self._change_language,
            FOCUS: self.focus,
            RANDOM: self._draw_number,
            ASK: lambda question: golf.ask(question),
            COPY: lambda field: golf.give(COPY, field),
            SHARE: lambda field: golf.give(SHARE, field),
        }
        self.begun = False  # whether a change is stored: before, not all that belongs to a game is there
        self._tapped = 0.0  # when, in ms
        self._window_open = ""  # which window is shown
        self._fetched = ""  # the language whose rest of words was fetched before it was needed
        self._said_lost = False  # whether it was said that something could not be stored
        dialog = document.querySelector("dialog.window")
        assert dialog is not None
        self.dialog = dialog
        # The page collects when it is idle after a tap (`golf.ready`); MicroPython would as each tap ends.
        if hasattr(gc, "threshold"):
            gc.threshold(_FREED_AT_ONCE)

    # ---- What a game's own page says

    def answer(self, message: str) -> "tuple[Any, tuple[Effect, ...]]":
        """Return the model after a message, and the effects to carry out."""
        raise NotImplementedError

    def show(self) -> None:
        """Bring the page up to date."""
        raise NotImplementedError

    def save(self) -> None:
        """Store the game."""
        raise NotImplementedError

    def missed(self) -> None:
        """Say that what a start does not need could not be fetched."""
        raise NotImplementedError

    def complain(self, said: Said) -> None:
        """Show and say a problem that belongs to no message."""
        raise NotImplementedError

    def take_over(self) -> None:
        """Take over what another page has stored of settings."""
        settings, _ = self.records.settings()
        if settings != self.model.settings:
            self.take("stored settings " + settings_text(settings))

    def place(self) -> str:
        """Return the place that has the focus of the table."""
        raise NotImplementedError

    def on_click(self, event: "Event") -> None:
        """Answer a tap."""
        raise NotImplementedError

    def key_message(self, event: "Event", place: str) -> str | None:
        """Return what a key says while a place has the focus."""
        raise NotImplementedError

    # ---- Messages

    def send(self, message: str) -> None:
        """Carry out a message and show the result."""
        if self._window_open and not self.dialog.open:
            # The player closed the window, and the browser's event for that is still on its way.
            self._window_open = ""
            self.take("close")
        self.take(message)
        self.catch_up()

    def take(self, message: str) -> None:
        """Carry out a message; again once the rest is there, if something of it is needed."""
        try:
            step = self.answer(message)
        except ImportError:
            self._when_there(lambda: self.send(message))
            return
        self.take_step(step)

    def take_step(self, step: "tuple[Any, tuple[Effect, ...]]") -> None:
        """Go on with a model, and carry out what it brings; an effect without a row is a `KeyError`."""
        self.model, found = step
        for effect in found:
            self.effects[effect.kind](effect.detail)

    def another_said(self) -> Said | None:
        """Say that the game of this tab is gone, where the one that was played last goes on instead."""
        return Said("error.another", {}) if self.slots.is_another else None

    def say_lost(self) -> None:
        """Say once that something could not be stored, whatever it was."""
        if self._storage.raw.lost and not self._said_lost:
            self._said_lost = True
            self.complain(Said("error.denied" if self._storage.raw.lost == DENIED else "error.not_kept", {}))

    def catch_up(self) -> None:
        """Show what has not been shown yet."""
        self.say_lost()
        if self.model is not self._shown:
            self.refresh()

    def refresh(self) -> None:
        """Show the model; again once the rest is there, if something of it is needed."""
        try:
            self.show()
        except ImportError:
            self._when_there(self.refresh)

    def _when_there(self, then: "Callable[[], None]") -> None:
        golf.later(self.model.settings.language).then(lambda text: self._came(text, then))

    def _came(self, text: str, then: "Callable[[], None]") -> None:
        if not text:
            self.missed()
            return
        self._learn(text)
        then()

    def _learn(self, text: str) -> None:
        """Take the rest of the words, unless another language was chosen meanwhile or they are missing."""
        if not text or self.words.complete:
            return
        found = json.loads(text)
        if found["language"] == self.words.language:
            self.words.learn(found["entries"])

    def think(self) -> bool:
        """Do a piece of what can wait, while the page is idle; return whether there is more.

        First what a start does not need is fetched, so that windows open at once.
        """
        if not self.words.complete and self._fetched != self.words.language:
            self._fetched = self.words.language
            golf.later(self.words.language).then(self._learn)
        return False

    def _draw_number(self, rule: str) -> None:
        self.take(" ".join([word for word in ("number", rule, golf.randomNumber()) if word]))

    def _change_language(self, language: str) -> None:
        golf.forgetLanguage()
        golf.words(language).then(self._speak)

    def _speak(self, text: str | None) -> None:
        words = words_of(text) if text else self.words
        # Another language may have been chosen while these words were on their way.
        if words.language == (self.model.settings.language or words.language):
            self.words = words
            self.refresh()

    # ---- Focus and window

    def focus(self, name: str) -> None:
        """Put the browser's focus on a place."""
        element = place_of(name)
        if element is not None:
            golf.focus(element)

    def show_window(self, name: str) -> bool:
        """Open, change or close the window; return whether one was opened.

        A change closes the window and opens it again, so that it is announced.
        """
        before, self._window_open = self._window_open, name
        if self.dialog.open and name != before:
            self.dialog.close()
        if not name or self.dialog.open:
            return False
        self.dialog.showModal()
        return True

    # ---- Events

    def listen(self) -> None:
        """Listen to each kind of event once."""
        document.addEventListener("click", self.on_click)
        document.addEventListener("keydown", self._on_key)
        document.addEventListener("submit", self._on_submit)
        document.addEventListener("change", self._on_change)
        self.dialog.addEventListener("close", self._on_close)
        window.addEventListener("pagehide", lambda _: self.leave())
        window.addEventListener("pageshow", self._on_show)
        window.addEventListener("storage", self._on_storage)

    def is_shared(self, name: str) -> bool:
        """Return whether what is stored under a name holds for every open page."""
        return "settings" in name

    def leave(self) -> None:
        """Note that the page is being unloaded."""
        self.slots.leave()

    def _on_show(self, event: "Event") -> None:
        if event.persisted:
            self.slots.come_back()
            self.take_over()
            self.catch_up()

    def _on_storage(self, event: "Event") -> None:
        """Answer what another page has done to the storage, or another project of the same origin."""
        if event.key is None:  # all of it was removed
            self.slots.keep_again()
            self.records.keep_again()
        elif self.is_shared(event.key):
            self.take_over()
        self.catch_up()

    def is_quick(self, event: "Event") -> bool:
        """Return whether a tap is the second of two quick ones on one spot."""
        quick = event.detail > 1 and event.timeStamp - self._tapped < _QUICK_MS
        self._tapped = event.timeStamp
        return bool(quick)

    def _on_key(self, event: "Event") -> None:
        if event.ctrlKey or event.altKey or event.metaKey:
            return
        place = golf.pileOf(event.target)
        if place and place != self.place():  # the focus has come this moment
            self.take("focus " + place)
        message = self.key_message(event, place) if place else None
        if message:
            event.preventDefault()
            self.send(message)

    def _on_submit(self, event: "Event") -> None:
        event.preventDefault()
        message = golf.submitted(event.target)
        if message:
            self.send(message)

    def _on_close(self, _: "Event") -> None:
        # The event comes late: the next window may be open by then.
        if self.model.window and not self.dialog.open:
            self.send("close")

    def _on_change(self, event: "Event") -> None:
        message = golf.changed(event.target)
        if message:
            self.send(message)


def words_of(text: str) -> Words:
    """Read the words that a start may say, the JSON of one language."""
    catalog = json.loads(text)
    names = tuple([(code, name) for code, name in catalog["languages"]])
    return Words(catalog["language"], catalog["entries"], names, complete=False)
