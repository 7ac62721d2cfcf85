"""The door to the browser: the only module that says `js`.

What Python may ask of the start-up script (`window.golf`) stands here, each member with its types and a
line; a test compares the names with the script's. At run time `golf` is the script's own object, so a call
costs what a call from Python to JavaScript costs and nothing more. Tests put another `js` in its place.
"""

import js

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    class Promise(Protocol):
        """What comes later."""

        def then(self, done: Callable[[Any], object]) -> "Promise": ...

    class Element(Protocol):
        """An element of the page."""

        open: bool  # of a dialog

        def addEventListener(self, kind: str, listener: Callable[[Any], object]) -> None: ...
        def querySelector(self, selector: str) -> "Element | None": ...
        def close(self) -> None: ...
        def showModal(self) -> None: ...

    class Event(Protocol):
        """An event, of whatever kind: a field that its kind lacks must not be asked for."""

        target: Element
        key: Any  # a text; of `storage` the name that was changed, None where all was removed
        code: str
        shiftKey: bool
        ctrlKey: bool
        altKey: bool
        metaKey: bool
        repeat: bool  # whether a key is held
        detail: int  # how many taps followed each other on one spot
        timeStamp: float  # ms since the page was opened
        persisted: bool  # whether the page comes out of the browser's memory of pages

        def preventDefault(self) -> None: ...

    class Document(Protocol):
        """The page."""

        documentElement: Element

        def addEventListener(self, kind: str, listener: Callable[[Any], object]) -> None: ...
        def querySelector(self, selector: str) -> Element | None: ...
        def getElementById(self, name: str) -> Element: ...

    class Window(Protocol):
        """The window of the page."""

        def addEventListener(self, kind: str, listener: Callable[[Any], object]) -> None: ...
        def setTimeout(self, work: Callable[[str], object], ms: int, message: str) -> object: ...

    class Storage(Protocol):
        """`localStorage` or `sessionStorage`, to be given back to the calls below."""

    class Golf(Protocol):
        """The members of `window.golf` that Python uses. Numbers beyond 30 bits come as text."""

        # Facts about the page.
        embed: bool  # whether it is a board in another page
        cameBack: bool  # whether the player came through the browser's history
        site: str  # the address of the site's folder
        place: str  # the beginning of this folder's names in the storage

        def parameter(self, name: str) -> str | None:
            """Return a parameter of the address."""

        def parameters(self) -> str:
            """Return all parameters of the address as JSON, a name and a value each."""

        def facts(self) -> str:
            """`VERSION ready`, or `VERSION no` while the game is not stored."""

        # What comes later.
        def words(self, language: str) -> Promise:
            """Return the words of a start as JSON, None where they cannot be had."""

        def later(self, language: str) -> Promise:
            """Fetch what a start does not need; gives the rest of the words as JSON, "" where it failed."""

        def listed(self) -> Promise:
            """Return whether the whole list of winnable deals is there, once that is known."""

        def winnable(self, rule: str) -> str | None:
            """Return the line of that list for a rule's letter, None before it is there."""

        # Chance and time.
        def unique(self) -> str:
            """Return a word that no other page has."""

        def randomNumber(self) -> str:
            """Return a number below 2 to the 35th."""

        def now(self) -> str:
            """Milliseconds since 1970."""

        def today(self) -> str:
            """Return the player's day, as in 20261130."""

        # Storage.
        def storage(self, kind: str) -> Storage | None:
            """Return the storage of a kind, `local` or `session`; None where it is denied."""

        def get(self, storage: Storage, name: str) -> str | None:
            """Return the text of a name; None where there is none, or where it cannot be read."""

        def put(self, storage: Storage, name: str, text: str) -> bool:
            """Store a text; false where it is not taken, as without room."""

        def copy(self, storage: Storage, name: str, to: str) -> bool:
            """Store what is under a name under another one too; false as `put`."""

        def drop(self, storage: Storage, name: str) -> None:
            """Forget a name."""

        def names(self, storage: Storage) -> str:
            """Return every name, a line each."""

        # The page.
        def write(self, element: Element, changes: str) -> None:
            """Carry out the writes of `golf.page.diff`, as JSON."""

        def focus(self, element: Element) -> None:
            """Focus an element without scrolling to it."""

        def focusSoon(self, element: Element) -> None:
            """Focus it with the next frame."""

        def celebrate(self, won: bool) -> None:
            """Raise the cards of a win, or let them down again."""

        def forgetLanguage(self) -> None:
            """Take the language out of the address, since another one was chosen."""

        # What an event means.
        def messageOf(self, target: Element) -> str | None:
            """Return the message of a tap."""

        def pileOf(self, target: Element) -> str | None:
            """Return the place that an element is, None for anything else."""

        def isTable(self, target: Element) -> bool:
            """Return whether an element belongs to the table."""

        def submitted(self, form: Element) -> str | None:
            """Return the message of a form, None for one without."""

        def changed(self, field: Element) -> str | None:
            """Return the message of a field that was changed, None for one without."""

        def waiting(self) -> "list[str]":
            """Return the messages of taps made before the page was ready; they are given once."""

        def ready(
            self,
            send: Callable[[str], None],
            collect: Callable[[], object],
            think: Callable[[], bool],
        ) -> None:
            """Say that taps are handled; `collect` and `think` are called while the page is idle."""

        # What lies outside the page.
        def ask(self, question: str) -> None:
            """Put a question to the worker; its answer comes as the message `advice …`."""

        def feel(self, what: str, sound: str, vibration: bool) -> None:
            """Play a sound and vibrate."""

        def moved(self) -> None:
            """Say that the first move was made, so that what is large may be fetched in a pause."""

        def offline(self, what: str) -> None:
            """Fetch, install, keep or update (`golf.page.offline`)."""

        def give(self, how: str, field: str) -> None:
            """Copy or share what a field of the open window shows; answers `given FIELD copied`, say."""

        def savePicture(self, name: str) -> None:
            """Make a PNG file of the picture in the window; answers `embed saved no` where it cannot."""

        def tell(self, json: str) -> None:
            """Post an object to the page around a board."""


document: "Document" = js.document
window: "Window" = js.window
golf: "Golf" = js.golf
