"""What the browser tells a page: taps, keys, forms, the window, other pages, and when it comes and goes.

Each event becomes a message; what a key or a tap means, a game's own page says.
"""

from golf.page.keys import may_repeat
from golf.page.records import Records
from golf.page.slots import Slots
from golf.web.browser import document, golf, window

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from golf.web.browser import Element, Event

_QUICK_MS = 300  # within so many ms a second tap on one spot is one of two quick ones


class Events:
    """The listeners of a page; `golf.web.shell.Shell` does what they say."""

    model: "Any"
    slots: Slots
    records: Records
    dialog: "Element"

    def __init__(self) -> None:
        self._tapped = 0.0  # when, in ms

    # ---- What the page says

    def send(self, message: str) -> None:
        """Carry out a message and show the result."""
        raise NotImplementedError

    def take(self, message: str) -> None:
        """Carry out a message."""
        raise NotImplementedError

    def catch_up(self) -> None:
        """Show what has not been shown yet."""
        raise NotImplementedError

    def take_over(self) -> None:
        """Take over what another page has stored."""
        raise NotImplementedError

    def place(self) -> str:
        """Return the place that has the focus of the table."""
        raise NotImplementedError

    def on_click(self, event: "Event") -> None:
        """Answer a tap."""
        raise NotImplementedError

    def key_message(self, event: "Event", place: str) -> str | None:
        """Return what a key says while a place has the focus."""
        raise NotImplementedError

    def command_message(self, event: "Event") -> str | None:
        """Return what a key says together with Ctrl, or ⌘ on a Mac; nothing unless a game has such keys."""
        return None

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
        place = golf.pileOf(event.target)
        if event.ctrlKey or event.altKey or event.metaKey:
            command = event.ctrlKey != event.metaKey and not event.altKey
            message = self.command_message(event) if place and command else None
            if message:
                event.preventDefault()
                if not event.repeat:
                    self.send(message)
            return
        if place and place != self.place():  # the focus has come this moment
            self.take("focus " + place)
        message = self.key_message(event, place) if place else None
        if message:
            event.preventDefault()
            # A key that is held steps and does nothing else: it would answer its own question, or play on.
            if not event.repeat or may_repeat(message):
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
