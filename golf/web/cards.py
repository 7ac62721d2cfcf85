"""The card game's page in the browser: start-up, listeners, timers, and the effects of the game."""

import gc

import js

from golf.cardgame.match import match_text
from golf.cardgame.opponents import HARD
from golf.cardgame.page.draft import names_text
from golf.cardgame.page.keys import key_message
from golf.cardgame.page.model import NEUTRAL, Model, alert
from golf.cardgame.page.opening import TABLE
from golf.cardgame.page.options import ON
from golf.cardgame.page.pace import TIMER
from golf.cardgame.page.records import CardRecords
from golf.cardgame.page.update import OPTIONS, update
from golf.cardgame.page.view import GAME, ROOT, WINDOW, view
from golf.i18n.said import Said
from golf.i18n.words import Words
from golf.page.effects import ASK, FOCUS, LANGUAGE, RANDOM, SAVE, SETTINGS, Effect
from golf.page.slots import Slots
from golf.page.store import Prefixed
from golf.record import replace
from golf.web.mirror import Mirror
from golf.web.shell import Shell, place_of, words_of
from golf.web.storage import Browser

_document = js.document


class CardsPage(Shell):
    """The running page."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.local = Browser("local")
        self.slots = Slots(Prefixed(self.local), Prefixed(Browser("session")), js.golf.unique())
        self._records = CardRecords(self.local, js.golf.unique)
        settings, unread_settings = self._records.settings()
        options, unread_options = self._records.options()
        draft, unread_draft = self._records.draft()
        self._damaged = unread_settings or unread_options or unread_draft
        self.model = replace(NEUTRAL, settings=settings, options=options, draft=draft)
        self._shown: Model | None = None
        self._rings = self.send  # one object, so that the browser is given one function
        self._warm = False
        self._root = Mirror(_document.documentElement, ROOT)
        self._game = Mirror(_document.getElementById("golf"), GAME)
        self._window = Mirror(self._dialog, WINDOW)

    def place(self) -> str:
        """The place that has the focus of the table."""
        place: str = self.model.place
        return place

    def begin(self) -> None:
        """Continue this tab's match, open the link's beside it, or ask for a table."""
        link = js.golf.parameter("code") or ""
        slot = self.slots.resume(link, js.golf.cameBack)
        again = slot is not None and self.slots.goes_on(link)
        if slot is not None:
            self._take("load " + slot.save)
            if self.model.problem:
                self.slots.set_aside()
            if self.model.match is not None:
                self._take("names " + slot.aside)
        if link and not again:
            before = self.model.match
            self.slots.fresh(link)
            self._take("link " + link)
            if self.model.match is not before:
                self.slots.remember_link()
        if self.model.match is None:
            problem = self.model.problem
            self._take("setup")
            self.model = replace(self.model, problem=problem)  # of a link or a save, said in the window
        self._begun = True
        self._keep()
        if self._damaged and not self.model.problem:
            said = Said("error.settings_damaged", {})
            self.model = alert(replace(self.model, problem=said), said, True)

    def _missed(self) -> None:
        """They cannot be fetched: no network, and nothing stored."""
        self.model = replace(self.model, window="", problem=Said("error.not_fetched", {}))
        self.show()

    def _take(self, message: str) -> None:
        self.model, effects = update(self.model, message)
        for effect in effects:
            self._carry_out(effect)

    def show(self) -> None:
        """Bring the page up to date."""
        self.words = self.words.with_letters(self.model.settings.letters == "international")
        page = view(self.model, self.words)
        before, self._shown = self._shown, self.model
        self._root.show(page.root)
        self._game.show(page.game)
        self._window.show(page.window)
        self.show_window(self.model.window)
        if before is not None and _code_of(before) != _code_of(self.model) and not self.model.window:
            self.focus(self.model.place)  # whatever was pressed may be another button by now

    def _carry_out(self, effect: Effect) -> None:
        kind, detail = effect
        if kind == SAVE:
            if self._begun:
                self._keep()
        elif kind == TIMER:
            wait, _, message = detail.partition(" ")
            js.setTimeout(self._rings, int(wait), message)
        elif kind == ASK:
            js.golf.ask(detail)
        elif kind == RANDOM:
            self._take("number " + js.golf.randomNumber())
        elif kind == FOCUS:
            self.focus(detail)
        elif kind == SETTINGS:
            self._records.keep_settings(self.model.settings)
        elif kind == OPTIONS:
            self._records.keep_options(self.model.options)
        elif kind == TABLE:
            self._records.keep_draft(self.model.draft)
        elif kind == LANGUAGE:
            js.golf.forgetLanguage()
            js.golf.words(detail).then(self._speak)

    def _keep(self) -> None:
        match = self.model.match
        if match is None:
            return
        problem = self._unkept(
            self.slots.keep(match_text(match), names_text(self.model.names), False, int(js.golf.now()))
        )
        if problem is not None:
            self.model = alert(replace(self.model, problem=problem), problem, True)
        if HARD in match.players and not self._warm:
            self._warm = True  # Hard's worker starts before it is asked
            js.golf.ask("warm")

    def _on_click(self, event) -> None:  # type: ignore[no-untyped-def]
        message = js.golf.messageOf(event.target)
        if not message:
            return
        quick = self._is_quick(event)
        if message == "dismiss":  # beside everything that does something: a board looked at goes away
            if self.model.looked >= 0:
                self.send("show " + str(self.model.looked + 1))
            return
        place = message[4:] if message.startswith("tap ") else ""
        if place:
            if quick:
                return  # the second of two quick taps on one spot must not play a second move
            self._take("focus " + place)
        self.send(message)
        found = place_of(place) if place else None
        if found is not None:
            js.golf.focusSoon(found)

    def _key_message(self, event, place: str) -> str | None:  # type: ignore[no-untyped-def]
        letters = self.model.options.keys == ON
        return key_message(event.key, event.code, event.shiftKey, place, letters)


def _code_of(model: Model) -> str:
    return model.match.line.code if model.match is not None else ""


def start(text: str) -> None:
    """Show the game; taps made meanwhile are played, and the last line says that taps are handled."""
    page = CardsPage(words_of(text))
    page.begin()
    page.catch_up()
    page.listen()
    for message in js.golf.waiting():
        if message != "dismiss":
            page.send(message)
    js.golf.ready(page.send, gc.collect)
