"""The card game's page in the browser: start-up, listeners, timers, and the effects of the game."""

import gc
import json

from golf.cardgame.match import match_text
from golf.cardgame.opponents import HARD
from golf.cardgame.page.aside import slot_line, unread_slot_line
from golf.cardgame.page.draft import draft_text
from golf.cardgame.page.effects import OPTIONS, TABLE, TIMER
from golf.cardgame.page.keys import key_message
from golf.cardgame.page.model import BY_ITSELF, NEUTRAL, Model, alert, waits_for
from golf.cardgame.page.options import ON, options_text
from golf.cardgame.page.records import CardRecords
from golf.cardgame.page.update import update
from golf.cardgame.page.view import GAME, ROOT, WINDOW, view
from golf.i18n.said import Said
from golf.i18n.words import Words
from golf.page.address import read_address
from golf.page.log import begun
from golf.page.slots import Slots
from golf.page.store import Named
from golf.record import replace
from golf.web.browser import document, golf, window
from golf.web.mirror import Mirror
from golf.web.shell import Shell, place_of, words_of
from golf.web.storage import Place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.cardgame.page.model import Step
    from golf.web.browser import Event


_PAUSE_MS = 700  # what appears by itself takes no Enter for so long
_GAME = "cards."  # before the names of matches, which else are those of games


class CardsPage(Shell):
    """The running page."""

    def __init__(self, words: Words) -> None:
        place = Place()
        super().__init__(words, place)
        self.slots = Slots(Named(place.local, _GAME), Named(place.tab, _GAME), golf.unique())
        self.slots.take(*place.earlier(_GAME))
        self.records: CardRecords = CardRecords(place.local, golf.unique, place.earlier()[0])
        settings, unread_settings = self.records.settings()
        options, unread_options = self.records.options()
        draft, unread_draft = self.records.draft()
        self._damaged = unread_settings or unread_options or unread_draft
        self.model: Model = replace(NEUTRAL, settings=settings, options=options, draft=draft, site=golf.site)
        self._shown: Model | None = None
        self._warm = False
        self._appeared = ""  # what has appeared by itself a moment ago, and takes no Enter yet
        self._revive = self._end_pause
        self._root = Mirror(document.documentElement, ROOT)
        self._game = Mirror(document.getElementById("golf"), GAME)
        self._window = Mirror(self.dialog, WINDOW)
        self.effects.update(
            {
                TIMER: self._set_timer,
                OPTIONS: lambda _: self.records.keep_options(self.model.options),
                TABLE: lambda _: self.records.keep_draft(self.model.draft),
            }
        )

    def place(self) -> str:
        """Return the place that has the focus of the table."""
        place: str = self.model.place
        return place

    def begin(self) -> None:
        """Continue this tab's match, open the link's beside it, or ask for a table."""
        link, _, unread = read_address(json.loads(golf.parameters()), True)
        slot = self.slots.resume(link, golf.cameBack)
        again = slot is not None and self.slots.goes_on(link)
        if slot is not None:
            self.take("load " + slot.save)
            if self.model.problem:
                self.slots.set_aside()
            self.take("names " + slot.aside)
            if unread_slot_line(slot.aside):
                self.slots.set_aside()
                self._damaged = True
        if link and not again:
            before = self.model.match
            self.slots.fresh(link)
            self.take("link " + link)
            if self.model.match is not before:
                self.slots.remember_link()
        if self.model.match is None:
            wrong = self.model
            self.take("setup")
            # What was wrong with a link or a save is said in the window.
            self.model = replace(self.model, problem=wrong.problem, typed=wrong.typed)
        self.begun = True
        self.save()
        first = self.model.problem
        for said in unread:
            self.complain(said)
        if first:
            self.model = replace(self.model, problem=first)
        problem = Said("error.settings_damaged", {}) if self._damaged else self.another_said()
        if problem and not self.model.problem:
            self.complain(problem)
        self.say_lost()
        self.model = begun(self.model)

    def complain(self, said: Said) -> None:
        """Show and say a problem."""
        self.model = alert(replace(self.model, problem=said), said, True)

    def take_over(self) -> None:
        """Take over what another page has stored of settings and options, and of the table."""
        super().take_over()
        options, _ = self.records.options()
        if options != self.model.options:
            self.take("stored options " + options_text(options))
        draft, damaged = self.records.draft()
        if draft != self.model.draft and not damaged and self.model.window != "setup":
            self.take("stored table " + draft_text(draft))

    def is_shared(self, name: str) -> bool:
        """Return whether what is stored under a name holds for every open page."""
        return super().is_shared(name) or "cards.options" in name or "cards.table" in name

    def missed(self) -> None:
        """Say that what a start does not need could not be fetched: no network, and nothing stored."""
        self.model = replace(self.model, window="", problem=Said("error.not_fetched", {}))
        self.show()

    def answer(self, message: str) -> "Step":
        """Return the model after a message, and the effects to carry out."""
        return update(self.model, message)

    def show(self) -> None:
        """Bring the page up to date."""
        self.words = self.words.with_letters(self.model.settings.letters == "international")
        page = view(self.model, self.words)
        before, self._shown = self._shown, self.model
        waits = waits_for(self.model)
        if before is not None and waits != waits_for(before) and waits in BY_ITSELF:
            self._appeared = waits
            window.setTimeout(self._revive, _PAUSE_MS, waits)
        self._root.show(page.root)
        self._game.show(page.game)
        self._window.show(page.window)
        self.show_window(self.model.window)
        if before is not None and _code_of(before) != _code_of(self.model) and not self.model.window:
            self.focus(self.model.place)  # whatever was pressed may be another button by now

    def save(self) -> None:
        """Store the match."""
        model = self.model
        if not self.begun or model.match is None:
            return
        self.slots.keep(match_text(model.match), slot_line(model.names, model.aside), False)
        if HARD in model.match.players and not self._warm:
            self._warm = True  # Hard's worker starts before it is asked
            golf.ask("warm")

    def _end_pause(self, waits: str) -> None:
        if waits == self._appeared:
            self._appeared = ""

    def _set_timer(self, detail: str) -> None:
        ms, _, message = detail.partition(" ")
        window.setTimeout(self.timed, int(ms), message)

    def on_click(self, event: "Event") -> None:
        """Answer a tap; one on the table takes the focus along."""
        message = golf.messageOf(event.target)
        if not message:
            return
        quick = self.is_quick(event)
        if message == "dismiss":  # a tap on nothing: the board being looked at goes away
            if self.model.looked >= 0:
                self.send("show " + str(self.model.looked + 1))
            return
        place = message[4:] if message.startswith("tap ") else ""
        if place:
            if quick:
                return  # the second of two quick taps on one spot must not play a second move
            self.take("focus " + place)
        self.send(message)
        found = place_of(place) if place else None
        if found is not None:
            golf.focusSoon(found)

    def key_message(self, event: "Event", place: str) -> str | None:
        """Return what a key says while a place has the focus."""
        if event.key == "Enter" and self._appeared:
            return "quiet"  # the press was meant for what was there before
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
    for message in golf.waiting():
        if message != "dismiss":
            page.send(message)
    golf.ready(page.send, gc.collect, page.think)
    page.speak_soon()
