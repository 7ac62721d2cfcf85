"""The page: start-up, one listener for each kind of event, and the effects of the game.

Everything that happens becomes a message for `golf.app.update`; the new model is shown by
`golf.app.view`, and only what differs is written to the page.
"""

import gc
import json

import js

from golf.app.coursing import WINDOW, game_text
from golf.app.effects import (
    ASK,
    COPY,
    COPY_TEXT,
    COURSE,
    FACTS,
    FEEL,
    FOCUS,
    LANGUAGE,
    OFFLINE,
    PAST,
    PROVEN,
    RANDOM,
    RECENT,
    RECENTS,
    REFUSED,
    SAVE,
    SETTINGS,
    STATE,
    Effect,
)
from golf.app.frame import read_frame
from golf.app.keys import key_message
from golf.app.model import NEUTRAL, Model, Said
from golf.app.proven import FIRST, pick
from golf.app.recent import read_recent, recent_text, with_recent
from golf.app.settings import ON, read_settings, settings_text, unread_settings, with_setting
from golf.app.slots import DAMAGED, Memory, Slots
from golf.app.update import pile_of, update
from golf.app.view import view
from golf.i18n.words import Words
from golf.session.report import Pairs, json_text, state_pairs
from golf.web.dom import Mirror
from golf.web.storage import Browser

_SETTINGS = "golf.settings"
_COURSES = "golf.courses"
_MOST_COURSES = 100
_RECENT = "golf.recent"
_QUICK_MS = 300
_OPTIONS = ("theme", "controls", "highlight", "interactive", "captions")  # of a board in another page
_document = js.document


class Page:
    """The running page."""

    def __init__(self, words: Words, embed: bool) -> None:
        self.words = words
        self.embed = embed
        self.local = Memory() if embed else Browser("local")
        tab = Memory() if embed else Browser("session")
        self.slots = Slots(self.local, tab, js.golf.unique())
        kept = self.local.get(_SETTINGS) or ""
        self.model = NEUTRAL.but(
            settings=read_settings(kept), embed=embed, share=NEUTRAL.share.but(site=js.golf.site)
        )
        if embed:
            frame = read_frame({name: js.golf.parameter(name) or "" for name in _OPTIONS})
            settings = with_setting(self.model.settings, "theme", frame.theme)
            settings = with_setting(settings, "interactive", frame.interactive)
            self.model = self.model.but(frame=frame, settings=settings)
        if unread_settings(kept):
            self.local.copy(_SETTINGS, DAMAGED + "settings." + js.golf.unique())
            self.local.put(_SETTINGS, settings_text(self.model.settings))
            self.model = self.model.but(problem=Said("error.settings_damaged", {}))
        self._shown = NEUTRAL
        self._late = self.catch_up  # one object, so that the browser is given one function
        self._opened = False  # whether a window was opened and not yet closed here
        self._tapped = 0.0
        self._scorecard = ""  # or "coming", or "there"
        self._window_before = ""
        self._told = False  # whether a host page has heard that the board is ready
        neutral = view(NEUTRAL, None)
        self._root = Mirror(_document.documentElement, neutral.root)
        self._game = Mirror(_document.getElementById("golf"), neutral.game)
        self._window = Mirror(_document.querySelector("dialog.window"), neutral.window)
        self._dialog = _document.querySelector("dialog.window")

    def begin(self) -> None:
        """Continue this tab's game, open the link's deal beside it, or deal a new one."""
        link = js.golf.parameter("code") or js.golf.parameter("position") or ""
        moves = js.golf.parameter("moves") or ""
        address = link + " " + moves
        slot = self.slots.resume()
        again = slot is not None and self.slots.opened_link() == address
        problem = self.model.problem
        if slot is not None:
            self.model = self.model.but(problem=None)
            self._take("load " + slot.save)
            if self.model.problem:
                self.slots.set_aside()
            problem = self.model.problem or problem
            self.model = self.model.but(aside=slot.aside, linked=slot.linked, problem=None)
        if link and not again:
            game = self.model.session
            self.slots.fresh()
            self._take("link " + link)
            if self.model.session is not game:
                if self.model.frame.captions:
                    self._take("steps " + moves)
                elif moves:
                    self._take("moves " + moves)
                self.slots.remember_link(address)
            problem = self.model.problem or problem
        if self.model.session is None:
            self._take("start E")
        if problem:  # what came later must not hide it, and it is said as well as shown
            heard = () if problem in self.model.log else (problem,)
            self.model = self.model.but(problem=problem, log=self.model.log + heard)
        self._keep()

    def send(self, message: str) -> None:
        """Carry out a message and show the result."""
        if self._opened and not self._dialog.open:
            # The player closed the window, and the browser's event for that is still on its way.
            self._opened = False
            self._take("close")
        self._take(message)
        self.catch_up()

    def catch_up(self) -> None:
        """Show what has not been shown yet."""
        if self.model is self._shown:
            return
        try:
            self.show()
        except ImportError:  # the code of the windows is still on its way
            js.golf.windows().then(lambda there: self.catch_up() if there else self._missed())

    def _missed(self) -> None:
        """They cannot be fetched: no network, and nothing stored."""
        self.model = self.model.but(window="", problem=Said("error.not_fetched", {}))
        self.show()

    def _take(self, message: str) -> None:
        try:
            self.model, effects = update(self.model, message)
        except ImportError:
            js.golf.windows().then(lambda there: self.send(message) if there else self._missed())
            return
        for effect in effects:
            self._carry_out(effect)

    def show(self) -> None:
        """Bring the page up to date."""
        self.words.international = self.model.settings.letters == "international"
        page = view(self.model, self.words)
        self._root.show(page.root)
        self._game.show(page.game)
        self._window.show(page.window)
        self._show_window(self.model)
        self._shown = self.model
        if self.model.window == WINDOW and self._window_before != WINDOW:
            self._window_before = WINDOW
            self._load_scorecard()
            self.catch_up()
        self._window_before = self.model.window

    def _show_window(self, model: Model) -> None:
        if model.window and not self._dialog.open:
            self._dialog.showModal()
            self._opened = True
            chosen = self._dialog.querySelector("[name=rule]:checked")
            if chosen is not None:  # Enter deals at once, arrows choose first
                js.golf.focus(chosen)
        elif not model.window and self._dialog.open:
            self._opened = False
            self._dialog.close()

    def _carry_out(self, effect: Effect) -> None:
        kind, detail = effect
        if kind == SAVE:
            self._keep()
            if self.model.session is not None and self.model.session.line:
                js.golf.moved()
        elif kind == ASK:
            js.golf.ask(detail)
        elif kind == SETTINGS:
            self.local.put(_SETTINGS, settings_text(self.model.settings))
        elif kind == RANDOM:
            self._take("number " + detail + " " + js.golf.randomNumber())
        elif kind == PROVEN:
            self._deal_winnable(detail)
        elif kind == FOCUS:
            self.focus(detail)
        elif kind == COURSE:
            self._keep_course(detail)
            if self._window_before == WINDOW:  # the last hole was given up there
                self._load_scorecard()
        elif kind == PAST:
            self._take("past " + (self.local.get(_COURSES) or ""))
        elif kind == COPY_TEXT:
            js.golf.copyText(detail)
        elif kind == LANGUAGE:
            js.golf.forgetLanguage()
            js.golf.words(detail).then(self._speak)
        elif kind == FEEL:
            js.golf.feel(detail, self.model.settings.sound == ON, self.model.settings.vibration == ON)
        elif kind == RECENT:
            self._remember(detail)
        elif kind == RECENTS:
            self._take("recents " + (self.local.get(_RECENT) or ""))
        elif kind == FACTS:
            self._take("facts " + js.golf.facts())
        elif kind == COPY:
            js.golf.copySnippet()
        elif kind == OFFLINE:
            js.golf.offline(detail)
        elif kind == STATE and self.embed:
            self._tell_state()
        elif kind == REFUSED and self.embed:
            move, _, reason = detail.partition(" ")
            self._tell("golf:refused", (("move", move), ("reason", reason)))

    def _deal_winnable(self, detail: str) -> None:
        """Deal from the list of winnable deals, from its beginning while the rest is on its way."""
        letter, _, difficulty = detail.partition(" ")
        deals = js.golf.winnable(letter) or FIRST.get(letter, "")
        number = pick(deals, letter, difficulty, lambda: int(js.golf.randomNumber()))
        if number is not None:
            self._take("number " + letter + " " + str(number))
        else:
            self._take("number " + letter + " " + js.golf.randomNumber())
            self._take("unlisted")

    def _keep_course(self, line: str) -> None:
        """Add a finished course to those of before, which another tab may have added to meanwhile."""
        lines = (self.local.get(_COURSES) or "").split("\n") + [line]
        self.local.put(_COURSES, "\n".join([line for line in lines if line][-_MOST_COURSES:]))

    def _load_scorecard(self) -> None:
        """The scorecard's window comes as a file of its own, when it is first wanted."""
        if self._scorecard == "":
            self._scorecard = "coming"
            js.golf.windows().then(self._scorecard_came)
        elif self._scorecard == "there":
            self._take("sheet")

    def _scorecard_came(self, came: bool) -> None:
        self._scorecard = "there" if came else ""
        if came:
            import golf.app.course_window  # noqa: F401

            self._take("sheet")
        else:
            self._take("close")
            self.model = self.model.but(problem=Said("error.scorecard", {}))
        self.show()

    def _remember(self, deal: str) -> None:
        """Put a deal on top of the list of the last ten; what cannot be read in it is set aside."""
        kept = self.local.get(_RECENT) or ""
        deals = read_recent(kept)
        if recent_text(deals) != kept:
            self.local.copy(_RECENT, DAMAGED + "recent." + js.golf.unique())
        self.local.put(_RECENT, recent_text(with_recent(deals, read_recent(deal)[0])))

    def _keep(self) -> None:
        model = self.model
        if model.session is not None:
            self.slots.keep(game_text(model), model.aside, model.linked, int(js.golf.now()))

    def _speak(self, text: str | None) -> None:
        words = words_of(text) if text else self.words
        # Another language may have been chosen while these words were on their way.
        if words.language == (self.model.settings.language or words.language):
            self.words = words
            self.show()

    def focus(self, pile: str) -> None:
        """Put the browser's focus on a place."""
        place = _document.querySelector('[data-pile="' + pile + '"]')
        if place is not None:
            js.golf.focus(place)

    def focus_first(self) -> None:
        """Let the table take the focus when the page has started."""
        js.golf.focusFirst(_document.querySelector('[data-pile="' + self.model.pile + '"]'))

    def tell_ready(self) -> None:
        """Tell the host page that the board is ready, and how it stands."""
        self._told = True
        self._tell("golf:ready", ())
        self._tell_state()

    def _tell_state(self) -> None:
        if self._told and self.model.session is not None:
            self._tell("golf:state", state_pairs(self.model.session))

    def _tell(self, kind: str, pairs: tuple[tuple[str, object], ...]) -> None:
        js.golf.tell(json_text(Pairs((("v", 1), ("type", kind)) + pairs)))

    def listen(self) -> None:
        """One listener for each kind of event."""
        _document.addEventListener("click", self._on_click)
        _document.addEventListener("keydown", self._on_key)
        _document.addEventListener("focusin", self._on_focus)
        _document.addEventListener("submit", self._on_submit)
        _document.addEventListener("change", self._on_change)
        self._dialog.addEventListener("close", self._on_close)
        js.window.addEventListener("pagehide", lambda _: self.slots.leave())
        js.window.addEventListener("pageshow", lambda _: self.slots.stay())

    def _on_click(self, event) -> None:  # type: ignore[no-untyped-def]
        message = js.golf.messageOf(event.target)
        if not message:
            return
        quick = event.detail > 1 and event.timeStamp - self._tapped < _QUICK_MS
        self._tapped = event.timeStamp
        pile = ""
        if js.golf.isTable(event.target):
            # A tap takes the focus along; a key leaves it where it is.
            pile = message[4:] if message.startswith("tap ") else pile_of(message)
            self._take("focus " + pile)
        # The second of two quick taps on one spot plays if it may, and says nothing if it may not.
        if not quick or update(self.model, message)[0].refused is None:
            self._take(message)
        self.catch_up()
        place = _document.querySelector('[data-pile="' + pile + '"]') if pile else None
        if place is not None:
            js.golf.focusSoon(place)

    def _on_key(self, event) -> None:  # type: ignore[no-untyped-def]
        if event.ctrlKey or event.altKey or event.metaKey:
            return
        pile = js.golf.pileOf(event.target)
        letters = self.model.settings.letter_keys == ON
        message = key_message(event.key, event.code, event.shiftKey, pile, letters) if pile else None
        if self.embed and message in ("new", "hint", "verdict"):
            return  # a board in another page deals what that page says, and leaves the advice to it
        if message:
            event.preventDefault()
            self.send(message)

    def _on_focus(self, event) -> None:  # type: ignore[no-untyped-def]
        pile = js.golf.pileOf(event.target)
        if pile and pile != self.model.pile:
            self._take("focus " + pile)
            js.golf.nextFrame(self._late)  # a press moves the focus, and the tap that follows shows more

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
    """The words of a compiled catalog."""
    catalog = json.loads(text)
    names = tuple([(code, name) for code, name in catalog["languages"]])
    return Words(catalog["language"], catalog["entries"], names)


def start(text: str) -> None:
    """Show the game; taps made meanwhile are played, and the last line says that taps are handled."""
    page = Page(words_of(text), js.golf.embed)
    page.begin()
    page.show()
    page.listen()
    for message in js.golf.waiting():
        page.send(message)
    if not page.embed:
        page.focus_first()
    if page.embed:
        page.tell_ready()
    js.golf.ready(page.send, gc.collect)
