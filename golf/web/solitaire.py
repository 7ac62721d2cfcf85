"""The solitaire's page in the browser: start-up, its effects, and what a tap on its table means.

Everything that happens becomes a message for `golf.solitaire.page.update`; `golf.solitaire.page.view` shows
the new model, and only what differs is written to the page.
"""

import gc
import json

from golf.i18n.said import Said
from golf.i18n.words import Words
from golf.page.address import read_address
from golf.page.effects import OFFLINE
from golf.page.log import begun, flat
from golf.page.settings import ON, with_setting
from golf.page.slots import Slots
from golf.record import replace
from golf.solitaire.page.course_play import WINDOW, game_text
from golf.solitaire.page.effects import (
    COURSE,
    DAY,
    FEEL,
    PICTURE,
    PROVEN,
    RECALL,
    RECENT,
    REFUSED,
    STATE,
)
from golf.solitaire.page.foresight import Foresight
from golf.solitaire.page.keys import command_message, key_message
from golf.solitaire.page.model import NEUTRAL, Model, say, shut
from golf.solitaire.page.player_moves import pile_of
from golf.solitaire.page.records import GameRecords
from golf.solitaire.page.view import view
from golf.solitaire.table import WON
from golf.solitaire.winnable import FIRST, of_the_day, pick
from golf.web.browser import document, golf
from golf.web.host import Host
from golf.web.mirror import Mirror
from golf.web.shell import Shell, place_of, words_of
from golf.web.storage import Place

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step
    from golf.web.browser import Event

_OPTIONS = ("theme", "controls", "highlight", "interactive", "captions")  # of a board in another page


class Page(Shell):
    """The running page."""

    def __init__(self, words: Words, embed: bool) -> None:
        place = Place(embed)
        super().__init__(words, place)
        self.embed = embed
        self.slots = Slots(place.local, place.tab, golf.unique())
        earlier = None
        if not embed:
            earlier, earlier_tab = place.earlier()
            self.slots.take(earlier, earlier_tab)
        self.records: GameRecords = GameRecords(place.local, golf.unique, earlier)
        settings, damaged = self.records.settings()
        self.model: Model = replace(NEUTRAL, settings=settings, embed=embed, site=golf.site)
        if embed:
            from golf.solitaire.page.later.board_address import read_frame  # a board has it from the start

            frame = read_frame({name: golf.parameter(name) or "" for name in _OPTIONS})
            settings = with_setting(settings, "theme", frame.theme)
            settings = with_setting(settings, "interactive", frame.interactive)
            self.model = replace(self.model, frame=frame, settings=settings)
        if damaged:
            self.model = replace(self.model, problem=Said("error.settings_damaged", {}))
        self._shown: Model = NEUTRAL
        self._window_before = ""
        self.host = Host(embed)
        self._foresight = Foresight()
        neutral = view(NEUTRAL, None)
        self._root = Mirror(document.documentElement, neutral.root)
        self._game = Mirror(document.getElementById("golf"), neutral.game)
        self._window = Mirror(self.dialog, neutral.window)
        self.effects.update(
            {
                PROVEN: self._deal_winnable,
                DAY: lambda rule: golf.listed().then(lambda there: self._deal_of_the_day(rule, there)),
                RECENT: self.records.note,
                COURSE: self._add_course,
                RECALL: lambda name: self.take("recalled " + name + " " + self._recalled(name)),
                PICTURE: lambda name: golf.savePicture(name),
                OFFLINE: lambda what: golf.offline(what),
                FEEL: self._feel,
                STATE: lambda _: self.host.tell_state(self.model.session),
                REFUSED: self.host.tell_refused,
            }
        )

    def place(self) -> str:
        """Return the place that has the focus of the table."""
        pile: str = self.model.pile
        return pile

    def begin(self) -> None:
        """Continue this tab's game, open the link's deal beside it, or deal a new one."""
        link, moves, unread = read_address(json.loads(golf.parameters()), False)
        address = (link + " " + moves).strip(" ")
        slot = self.slots.resume(address, golf.cameBack)
        again = slot is not None and self.slots.goes_on(address)
        problem = self.model.problem
        if slot is not None:
            self.model = replace(self.model, problem=None)
            self.take("load " + slot.save)
            if self.model.problem:
                self.slots.set_aside()
            problem = self.model.problem or problem or self.another_said()
            self.model = replace(self.model, aside=slot.aside, linked=slot.linked, problem=None)
        if link and not again:
            game = self.model.session
            self.slots.fresh(address)
            self.take("link " + link)
            if self.model.session is not game:
                if self.model.frame.captions:
                    self.take("steps " + moves)
                elif moves:
                    self.take("moves " + moves)
                self.slots.remember_link()
            elif self.embed:  # what belongs to another position
                self.model = replace(self.model, frame=self.model.frame.plain())
            problem = self.model.problem or problem
        if self.model.session is None:
            self.take("start E")
        for said in unread:
            self.complain(said)
        if problem:  # what came later must not hide it
            self.complain(problem)
        self.begun = True
        self.save()
        self.say_lost()
        self.model = begun(self.model)

    def complain(self, said: Said) -> None:
        """Show and say a problem; a log that has said it already does not say it again."""
        self.model = replace(self.model, problem=said)
        if said not in flat(self.model.log):
            self.model = say(self.model, (said,))

    def think(self) -> bool:
        """Do a piece of what can wait, then work out one of the next taps; return whether there is more."""
        super().think()
        self.records.write()
        self.say_lost()
        if self.model is not self._shown:
            self.catch_up()
            return False
        try:
            return self._foresight.think(self.model, self.words, self._game.node)
        except ImportError:  # of what comes later: then it is worked out when it is asked for
            return True

    def take_over(self) -> None:
        """Take over what another page has stored of settings; a board has those of its address."""
        if not self.embed:
            super().take_over()

    def missed(self) -> None:
        """Say that what a start does not need could not be fetched: no network, and nothing stored."""
        self.model = replace(shut(self.model), look="", problem=Said("error.not_fetched", {}))
        self.show()

    def answer(self, message: str) -> "Step":
        """Return the model after a message, and the effects to carry out."""
        return self._foresight.update(self.model, message)

    def show(self) -> None:
        """Bring the page up to date."""
        self.words = self.words.with_letters(self.model.settings.letters == "international")
        page = self._foresight.view(self.model, self.words)
        self._root.show(page.root)
        self._game.show(page.game, self._foresight.changes_text)
        self._window.show(page.window)
        if self.show_window(self.model.window):
            chosen = self.dialog.querySelector("[name=rule]:checked")
            if chosen is not None:  # Enter deals at once, arrows choose first
                golf.focus(chosen)
        won = _is_won(self.model)
        if won != _is_won(self._shown):
            golf.celebrate(won)
        self._shown = self.model
        opened, self._window_before = self._window_before, self.model.window
        if self.model.window == WINDOW and opened != WINDOW:
            self.send("sheet")  # what the scorecard shows besides the scores

    def save(self) -> None:
        """Store the game."""
        model = self.model
        if self.begun and model.session is not None:
            self.slots.keep(game_text(model), model.aside, model.linked)
        if model.session is not None and model.session.done:
            golf.moved()

    def _feel(self, what: str) -> None:
        golf.feel(what, self.model.settings.sound, self.model.settings.vibration == ON)

    def _add_course(self, line: str) -> None:
        self.records.note_course(line)
        self.records.write()
        if self._window_before == WINDOW:  # the last hole was given up there
            self.take("sheet")

    def _recalled(self, name: str) -> str:
        """Return what is kept under a name, for the window that asks for it."""
        if name == "facts":
            facts: str = golf.facts()
            return facts
        self.records.write()
        return self.records.recent() if name == "recent" else self.records.courses()

    def _deal_winnable(self, detail: str) -> None:
        """Deal from the list of winnable deals, from its beginning while the rest is on its way."""
        letter, _, difficulty = detail.partition(" ")
        deals = golf.winnable(letter) or FIRST.get(letter, "")
        number = pick(deals, letter, difficulty, lambda: int(golf.randomNumber()))
        if number is not None:
            self.take("number " + letter + " " + str(number))
        else:
            self.take("number " + letter + " " + golf.randomNumber())
            self.take("unlisted")

    def _deal_of_the_day(self, letter: str, there: bool) -> None:
        """Today's deal needs the whole list: its beginning would give another one."""
        if there:
            today = of_the_day(golf.winnable(letter) or "", letter, int(golf.today()))
            self.send("day " + letter + " " + str(today))
        else:
            self.missed()

    def leave(self) -> None:
        """Write what is waiting, and note that the page is unloaded."""
        self.records.write()
        super().leave()

    def on_click(self, event: "Event") -> None:
        """Answer a tap; one on the table takes the focus along, a key leaves it where it is."""
        message = golf.messageOf(event.target)
        if not message:
            return
        quick = self.is_quick(event)
        pile = ""
        if golf.isTable(event.target):
            pile = message[4:] if message.startswith("tap ") else pile_of(message)
            self.take("focus " + pile)
        if quick:
            self._take_second(message)
        else:
            self.take(message)
        self.catch_up()
        place = place_of(pile) if pile else None
        if place is not None:
            golf.focusSoon(place)

    def _take_second(self, message: str) -> None:
        """Carry out the second of two quick taps on one spot if it may be played; else say nothing."""
        try:
            step = self.answer(message)
        except ImportError:
            self.take(message)
            return
        if step[0].refused is None:
            self.take_step(step)

    def key_message(self, event: "Event", place: str) -> str | None:
        """Return what a key says while a place has the focus."""
        letters = self.model.settings.letter_keys == ON
        return key_message(event.key, event.code, event.shiftKey, place, letters, self.embed)

    def command_message(self, event: "Event") -> str | None:
        """Return what a key says together with Ctrl or ⌘: undo and redo."""
        return command_message(event.key, event.code, event.shiftKey)


def _is_won(model: Model) -> bool:
    return model.session is not None and bool(model.session.status == WON)


def start(text: str) -> None:
    """Show the game; taps made meanwhile are played, and the last line says that taps are handled."""
    page = Page(words_of(text), golf.embed)
    page.begin()
    page.show()
    page.listen()
    for message in golf.waiting():
        page.send(message)
    page.host.tell_ready(page.model.session)
    golf.ready(page.send, gc.collect, page.think)
    page.speak_soon()
