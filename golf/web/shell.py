"""What the pages of both games do alike in the browser: messages, effects, listeners, focus, words.

A game's own page says what a message does (`answer`), what is shown (`show`) and what its own effects are.
"""

import gc
import json

from golf.i18n.said import Said
from golf.i18n.words import Words
from golf.page.effects import ASK, COPY, FOCUS, LANGUAGE, RANDOM, SAVE, SETTINGS, SHARE, SPEAK, Effect
from golf.page.settings import settings_text
from golf.page.store import DENIED
from golf.web.browser import document, golf, window
from golf.web.events import Events
from golf.web.storage import Place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from golf.web.browser import Element

    Carry = Callable[[str], object]

_HUSHED_MS = 150  # a browser has told a screen reader of a change by then
_FREED_AT_ONCE = 1_000_000  # bytes


def place_of(name: str) -> "Element | None":
    """Return the element of a place, or None."""
    return document.querySelector('[data-pile="' + name + '"]')


class Shell(Events):
    """A running page; `effects` says how each kind of effect is carried out, and a game adds its own rows."""

    _shown: "Any"  # the model that the page shows

    def __init__(self, words: Words, place: Place) -> None:
        super().__init__()
        self.words = words
        self._storage = place
        self.effects: dict[str, Carry] = {
            SAVE: lambda _: self.save(),
            SETTINGS: lambda _: self.records.keep_settings(self.model.settings),
            LANGUAGE: self._change_language,
            FOCUS: self.focus,
            RANDOM: self._draw_number,
            SPEAK: lambda _: self.speak_soon(),
            ASK: lambda question: golf.ask(question),
            COPY: lambda field: golf.give(COPY, field),
            SHARE: lambda field: golf.give(SHARE, field),
        }
        self.timed = self.send  # one object, so that the browser is given one function
        self.begun = False  # whether a change is stored: before, not all that belongs to a game is there
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

    def speak_soon(self) -> None:
        """Send `speak` in a moment; what speaks is empty until then."""
        window.setTimeout(self.timed, _HUSHED_MS, "speak")

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


def words_of(text: str) -> Words:
    """Read the words that a start may say, the JSON of one language."""
    catalog = json.loads(text)
    names = tuple([(code, name) for code, name in catalog["languages"]])
    return Words(catalog["language"], catalog["entries"], names, complete=False)
