"""A browser without one: what `golf.web.browser` asks of `js`, so that plain pytest can run `golf.web`.

A `Tab` has the browser's storage and its own. `tab.open("?code=…")` loads a page there, and `tab.leave()`
unloads it. What is fetched comes at once, or when a test says so (`tab.hold`, `tab.come`); timers ring by
`tab.ring()`.
"""

import json
import re
import sys
from collections.abc import Callable
from functools import cache
from itertools import count
from types import ModuleType
from typing import Any
from urllib.parse import parse_qsl

from golf.site.catalogs import PageWords, card_game_catalogs, page_catalogs
from tests.page.dom import Element, element_of, write

NOW = 1_800_000_000_000  # ms
TODAY = "20261201"
_NUMBERS = count(1)
FULL = 10_000_000  # characters that a storage has room for


PLACE = "golf /golf/ "  # before each name of this site's folder


class FakeStorage:
    """`localStorage` or `sessionStorage`.

    `throws` says of each call, `get NAME` or `put NAME`, whether the browser's own would throw.
    """

    def __init__(self, room: int = FULL) -> None:
        self.texts: dict[str, str] = {}
        self.room = room
        self.throws: Callable[[str], bool] = lambda _: False

    def mine(self) -> dict[str, str]:
        """What this site's folder has stored, by its short names."""
        found = {name: text for name, text in self.texts.items() if name.startswith(PLACE)}
        return {name.removeprefix(PLACE): text for name, text in found.items()}

    def get(self, name: str) -> str | None:
        return None if self.throws("get " + name) else self.texts.get(name)

    def drop(self, name: str) -> None:
        if not self.throws("drop " + name):
            self.texts.pop(name, None)

    def names(self) -> str:
        return "" if self.throws("names") else "\n".join(self.texts)

    def put(self, name: str, text: str) -> bool:
        others = sum(len(known) + len(found) for known, found in self.texts.items() if known != name)
        if others + len(name) + len(text) > self.room or self.throws("put " + name):
            return False
        self.texts[name] = text
        return True


class Fetched:
    """What comes later: at once, or held back until `come`."""

    def __init__(self, value: Callable[[], object], held: "list[Fetched] | None") -> None:
        self.value = value
        self.waiting: list[Callable[[Any], object]] = []
        self.held = held
        if held is not None:
            held.append(self)

    def then(self, done: Callable[[Any], object]) -> "Fetched":
        if self.held is None:
            done(self.value())
        else:
            self.waiting.append(done)
        return self

    def come(self) -> None:
        for done in self.waiting:
            done(self.value())


class Target:
    """An element that a tap or a key meets: it carries its message and its place."""

    def __init__(self, message: str | None = None, pile: str | None = None, table: bool = False) -> None:
        self.message, self.pile, self.table = message, pile, table


class Happening:
    """An event."""

    def __init__(self, target: Target, **fields: object) -> None:
        self.target = target
        self.key = self.code = ""
        self.shiftKey = self.ctrlKey = self.altKey = self.metaKey = False
        self.detail, self.timeStamp, self.persisted, self.prevented = 1, 0.0, False, False
        self.repeat = False
        vars(self).update(fields)

    def preventDefault(self) -> None:  # noqa: N802
        self.prevented = True


class Dialog(Element):
    """The window's element."""

    def __init__(self) -> None:
        super().__init__("dialog")
        self.open = False
        self.shown = 0  # how often it was opened
        self.closed: Callable[[Any], object] = lambda _: None

    def showModal(self) -> None:  # noqa: N802
        self.open, self.shown = True, self.shown + 1

    def close(self) -> None:
        self.open = False

    def addEventListener(self, _: str, listener: Callable[[Any], object]) -> None:  # noqa: N802
        self.closed = listener

    def querySelector(self, _: str) -> None:  # noqa: N802
        return None


class _Door:
    """`js.golf`, `js.document` and `js.window` at once: those of the tab that is in front."""

    def __getattr__(self, name: str) -> Any:
        return getattr(_CURRENT[0], name)


_CURRENT: "list[Tab]" = []
_js = ModuleType("js")
_js.golf = _js.document = _js.window = _Door()  # type: ignore[attr-defined]
sys.modules.setdefault("js", _js)

from golf.cardgame.page import view as card_view  # noqa: E402
from golf.page.log import flat  # noqa: E402
from golf.solitaire.page.model import NEUTRAL  # noqa: E402
from golf.solitaire.page.view import view  # noqa: E402
from golf.web import cards, solitaire  # noqa: E402


@cache
def _words() -> dict[bool, dict[str, PageWords]]:
    return {False: page_catalogs(), True: card_game_catalogs()}


class Tab:
    """One tab: `js.golf`, `js.document` and `js.window` of the page that it shows."""

    def __init__(self, local: FakeStorage | None = None, is_cards: bool = False) -> None:
        self.local = FakeStorage() if local is None else local
        self.session = FakeStorage()
        self.denied = False  # whether storage is
        self.is_cards = is_cards
        self.clock = NOW
        self.proven: dict[str, str] | None = None  # the list of winnable deals, once it is there
        self.list_fails = False
        self.later_fails = False
        self.held: list[Fetched] | None = None  # what is on its way, while something is held back
        self.page: Any = None
        self.early: list[str] = []  # messages of taps made before the page is ready

    # ---- What a test does

    def open(self, address: str = "", embed: bool = False, came_back: bool = False) -> Any:
        """Load a page, as the start-up script does; gives the running page."""
        pairs = parse_qsl(address.lstrip("?"), keep_blank_values=True)
        self.pairs = [(re.sub("^(amp;)+", "", name.lower()), value) for name, value in pairs]
        self.named = dict(reversed(self.pairs))  # the first of two
        self.embed, self.cameBack = embed, came_back
        self.listeners: dict[str, Callable[[Any], object]] = {}
        self.timers: list[tuple[Callable[[str], object], str]] = []

        self.asked: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.did: list[tuple[str, ...]] = []
        self.focused: list[str] = []
        self.dialog = Dialog()
        self.places: dict[str, Target] = {}
        self.show_first_paint()
        self._module().start(self.first_words(self.named.get("lang", "en")))
        return self.page

    def show_first_paint(self) -> None:
        """Put on the screen what the build has written into the page."""
        if self.is_cards:
            root, game = card_view.ROOT, card_view.GAME
        else:
            neutral = view(NEUTRAL, None)
            root, game = neutral.root, neutral.game
        self.root, self.game = element_of(root), element_of(game)

    def leave(self) -> None:
        """Unload the page."""
        self.listeners["pagehide"](None)

    def tap(self, message: str, pile: str | None = None, detail: int = 1, at: float = 0.0) -> None:
        """Tap something that sends a message; with `pile` it lies on the table."""
        target = Target(message, pile, pile is not None)
        self.listeners["click"](Happening(target, detail=detail, timeStamp=at))

    def press(self, key: str, pile: str, **fields: object) -> Happening:
        """Press a key while a place has the focus."""
        event = Happening(Target(pile=pile), key=key, **fields)
        self.listeners["keydown"](event)
        return event

    def hear(self, name: str | None) -> None:
        """Hear that another page has changed what is stored under a name; None where it removed all."""
        self.listeners["storage"](Happening(Target(), key=name))

    def come_back(self) -> None:
        """Show the page again that the browser has kept as it was."""
        self.listeners["pageshow"](Happening(Target(), persisted=True))

    def hold(self) -> None:
        """Hold back what is fetched from now on."""
        self.held = []

    def come(self) -> None:
        """Let everything come that was held back."""
        found, self.held = self.held or [], None
        for fetched in found:
            fetched.held = None
            fetched.come()

    def ring(self) -> None:
        """Ring the timers that are set."""
        timers, self.timers = self.timers, []
        for work, message in timers:
            work(message)

    def first_words(self, language: str) -> str:
        """The words of a start."""
        return _words()[self.is_cards][language].start

    def said(self) -> str:
        """All that the log says, and all that has interrupted."""
        return " ".join(entry.in_words(self.page.words) for entry in flat(self.page.model.log))

    def _module(self) -> Any:
        _CURRENT[:] = [self]
        return cards if self.is_cards else solitaire

    # ---- js.document and js.window

    @property
    def documentElement(self) -> Element:  # noqa: N802
        return self.root

    def getElementById(self, _: str) -> Element:  # noqa: N802
        return self.game

    def querySelector(self, selector: str) -> object:  # noqa: N802
        if selector == "dialog.window":
            return self.dialog
        name = selector.split('"')[1]
        return self.places.setdefault(name, Target(pile=name))

    def addEventListener(self, kind: str, listener: Callable[[Any], object]) -> None:  # noqa: N802
        self.listeners[kind] = listener

    def setTimeout(self, work: Callable[[str], object], _: int, message: str) -> None:  # noqa: N802
        self.timers.append((work, message))

    # ---- js.golf

    @property
    def site(self) -> str:
        return "https://example.org/golf/"

    def parameter(self, name: str) -> str | None:
        return self.named.get(name)

    def parameters(self) -> str:
        return json.dumps(self.pairs)

    def facts(self) -> str:
        return "abc no"

    def words(self, language: str) -> Fetched:
        return Fetched(lambda: self.first_words(language), self.held)

    def later(self, language: str) -> Fetched:
        words = _words()[self.is_cards]
        text = words[language or self.named.get("lang", "en")].later
        return Fetched(lambda: "" if self.later_fails else text, self.held)

    def listed(self) -> Fetched:
        return Fetched(lambda: not self.list_fails, self.held)

    def winnable(self, rule: str) -> str | None:
        return None if self.proven is None else self.proven.get(rule)

    def unique(self) -> str:
        return f"page{next(_NUMBERS)}"

    def randomNumber(self) -> str:  # noqa: N802
        return str(next(_NUMBERS))

    def now(self) -> str:
        self.clock += 1
        return str(self.clock)

    def today(self) -> str:
        return TODAY

    def storage(self, kind: str) -> FakeStorage | None:
        return None if self.denied else self.local if kind == "local" else self.session

    place = PLACE

    def get(self, storage: FakeStorage, name: str) -> str | None:
        return storage.get(name)

    def put(self, storage: FakeStorage, name: str, text: str) -> bool:
        return storage.put(name, text)

    def copy(self, storage: FakeStorage, name: str, to: str) -> bool:
        return storage.put(to, storage.get(name) or "")

    def drop(self, storage: FakeStorage, name: str) -> None:
        storage.drop(name)

    def names(self, storage: FakeStorage) -> str:
        return storage.names()

    def write(self, element: Element, changes: str) -> None:
        for change in json.loads(changes):
            write(element, change)

    def focus(self, element: Target) -> None:
        self.focused.append(element.pile or "")

    focusSoon = focus  # noqa: N815

    def celebrate(self, won: bool) -> None:
        self.did.append(("celebrate", str(won)))

    def forgetLanguage(self) -> None:  # noqa: N802
        self.named.pop("lang", None)

    def messageOf(self, target: Target) -> str | None:  # noqa: N802
        return target.message

    def pileOf(self, target: Target) -> str | None:  # noqa: N802
        return target.pile

    def isTable(self, target: Target) -> bool:  # noqa: N802
        return target.table

    def submitted(self, form: Target) -> str | None:
        return form.message

    changed = submitted

    def waiting(self) -> list[str]:
        taps, self.early = self.early, []
        return taps

    def ready(self, send: Any, *_: object) -> None:
        self.page = send.__self__

    def ask(self, question: str) -> None:
        self.asked.append(question)

    def feel(self, what: str, *_: object) -> None:
        self.did.append(("feel", what))

    def moved(self) -> None:
        self.did.append(("moved",))

    def offline(self, what: str) -> None:
        self.did.append(("offline", what))

    def give(self, how: str, field: str) -> None:
        self.did.append((how, field))

    def savePicture(self, name: str) -> None:  # noqa: N802
        self.did.append(("picture", name))

    def tell(self, text: str) -> None:
        self.told.append(json.loads(text))
