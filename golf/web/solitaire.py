"""The page: start-up, one listener for each kind of event, and the effects of the game.

Everything that happens becomes a message for `golf.solitaire.page.update`; the new model is shown by
`golf.solitaire.page.view`, and only what differs is written to the page.
"""

import gc

import js

from golf.i18n.said import Said
from golf.i18n.words import Words
from golf.page.effects import (
    ASK,
    COPY,
    COPY_TEXT,
    COURSE,
    DAY,
    FEEL,
    FOCUS,
    LANGUAGE,
    OFFLINE,
    PROVEN,
    RANDOM,
    RECALL,
    RECENT,
    REFUSED,
    SAVE,
    SETTINGS,
    STATE,
    Effect,
)
from golf.page.settings import ON, with_setting
from golf.page.slots import Slots
from golf.page.store import Memory
from golf.record import replace
from golf.solitaire.page.board_address import read_frame
from golf.solitaire.page.course_play import WINDOW, game_text
from golf.solitaire.page.foresight import Foresight
from golf.solitaire.page.keys import key_message
from golf.solitaire.page.model import NEUTRAL, Model, say, shut
from golf.solitaire.page.player_moves import pile_of
from golf.solitaire.page.records import GameRecords
from golf.solitaire.page.view import view
from golf.solitaire.table import WON
from golf.solitaire.winnable import FIRST, of_the_day, pick
from golf.web.mirror import Mirror
from golf.web.shell import Shell, place_of, words_of
from golf.web.storage import Browser

_OPTIONS = ("theme", "controls", "highlight", "interactive", "captions")  # of a board in another page
_document = js.document


class Page(Shell):
    """The running page."""

    def __init__(self, words: Words, embed: bool) -> None:
        super().__init__(words)
        self.embed = embed
        self.local = Memory() if embed else Browser("local")
        tab = Memory() if embed else Browser("session")
        self.slots = Slots(self.local, tab, js.golf.unique())
        self._records = GameRecords(self.local, js.golf.unique)
        settings, damaged = self._records.settings()
        self.model = replace(NEUTRAL, settings=settings, embed=embed, site=js.golf.site)
        if embed:
            frame = read_frame({name: js.golf.parameter(name) or "" for name in _OPTIONS})
            settings = with_setting(settings, "theme", frame.theme)
            settings = with_setting(settings, "interactive", frame.interactive)
            self.model = replace(self.model, frame=frame, settings=settings)
        if damaged:
            self.model = replace(self.model, problem=Said("error.settings_damaged", {}))
        self._shown = NEUTRAL
        self._window_before = ""
        self._told = False  # whether a host page has heard that the board is ready
        self._refused: list[str] = []  # what it must hear then of the deal and moves it asked for
        self._foresight = Foresight()
        neutral = view(NEUTRAL, None)
        self._root = Mirror(_document.documentElement, neutral.root)
        self._game = Mirror(_document.getElementById("golf"), neutral.game)
        self._window = Mirror(self._dialog, neutral.window)

    def place(self) -> str:
        """The place that has the focus of the table."""
        pile: str = self.model.pile
        return pile

    def begin(self) -> None:
        """Continue this tab's game, open the link's deal beside it, or deal a new one."""
        link = js.golf.parameter("code") or js.golf.parameter("position") or ""
        moves = js.golf.parameter("moves") or ""
        address = (link + " " + moves).strip(" ")
        slot = self.slots.resume(address, js.golf.cameBack)
        again = slot is not None and self.slots.goes_on(address)
        problem = self.model.problem
        if slot is not None:
            self.model = replace(self.model, problem=None)
            self._take("load " + slot.save)
            if self.model.problem:
                self.slots.set_aside()
            problem = self.model.problem or problem
            self.model = replace(self.model, aside=slot.aside, linked=slot.linked, problem=None)
        if link and not again:
            game = self.model.session
            self.slots.fresh(address)
            self._take("link " + link)
            if self.model.session is not game:
                if self.model.frame.captions:
                    self._take("steps " + moves)
                elif moves:
                    self._take("moves " + moves)
                self.slots.remember_link()
            elif self.embed:  # what belongs to another position
                self.model = replace(self.model, frame=self.model.frame.plain())
            problem = self.model.problem or problem
        if self.model.session is None:
            self._take("start E")
        if problem:  # what came later must not hide it, and it is said as well as shown
            heard = () if problem in self.model.log else (problem,)
            self.model = replace(self.model, problem=problem, log=self.model.log + heard)
        self._begun = True
        self._keep()

    def think(self) -> bool:
        """Do a piece of what can wait, the next taps one by one, while nobody does; whether there is more."""
        self._records.write()
        if self.model is not self._shown:
            return False
        try:
            return self._foresight.think(self.model, self.words, self._game.node)
        except ImportError:  # of what comes later: then it is worked out when it is asked for
            return True

    def _missed(self) -> None:
        """They cannot be fetched: no network, and nothing stored."""
        self.model = replace(shut(self.model), look="", problem=Said("error.not_fetched", {}))
        self.show()

    def _take(self, message: str) -> None:
        try:
            self.model, effects = self._foresight.update(self.model, message)
        except ImportError:
            self._when_there(lambda: self.send(message))
            return
        for effect in effects:
            self._carry_out(effect)

    def show(self) -> None:
        """Bring the page up to date."""
        self.words = self.words.with_letters(self.model.settings.letters == "international")
        page = self._foresight.view(self.model, self.words)
        self._root.show(page.root)
        self._game.show(page.game, self._foresight.changes_text)
        self._window.show(page.window)
        if self.show_window(self.model.window):
            chosen = self._dialog.querySelector("[name=rule]:checked")
            if chosen is not None:  # Enter deals at once, arrows choose first
                js.golf.focus(chosen)
        won = _is_won(self.model)
        if won != _is_won(self._shown):
            js.golf.celebrate(won)
        self._shown = self.model
        opened, self._window_before = self._window_before, self.model.window
        if self.model.window == WINDOW and opened != WINDOW:
            self.send("sheet")  # what the scorecard shows besides the scores

    def _carry_out(self, effect: Effect) -> None:
        kind, detail = effect
        if kind == SAVE:
            if self._begun:
                self._keep()
            if self.model.session is not None and self.model.session.line:
                js.golf.moved()
        elif kind == ASK:
            js.golf.ask(detail)
        elif kind == SETTINGS:
            self._records.keep_settings(self.model.settings)
        elif kind == RANDOM:
            self._take("number " + detail + " " + js.golf.randomNumber())
        elif kind == PROVEN:
            self._deal_winnable(detail)
        elif kind == DAY:
            js.golf.listed().then(lambda there: self._deal_of_the_day(detail, there))
        elif kind == FOCUS:
            self.focus(detail)
        elif kind == COURSE:
            self._records.add_course(detail)
            if self._window_before == WINDOW:  # the last hole was given up there
                self._take("sheet")
        elif kind == COPY_TEXT:
            js.golf.copyText(detail)
        elif kind == LANGUAGE:
            js.golf.forgetLanguage()
            js.golf.words(detail).then(self._speak)
        elif kind == FEEL:
            js.golf.feel(detail, self.model.settings.sound, self.model.settings.vibration == ON)
        elif kind == RECENT:
            self._records.note(detail)
        elif kind == RECALL:
            self._take("recalled " + detail + " " + self._kept(detail))
        elif kind == COPY:
            js.golf.copySnippet()
        elif kind == OFFLINE:
            js.golf.offline(detail)
        elif kind == STATE and self.embed:
            self._tell_state()
        elif kind == REFUSED and self.embed:
            self._tell_refused(detail)

    def _kept(self, name: str) -> str:
        """What is kept under a name, for the window that asks for it."""
        if name == "facts":
            facts: str = js.golf.facts()
            return facts
        self._records.write()
        return self._records.recent() if name == "recent" else self._records.courses()

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

    def _deal_of_the_day(self, letter: str, there: bool) -> None:
        """Today's deal needs the whole list: its beginning would give another one."""
        if there:
            today = of_the_day(js.golf.winnable(letter) or "", letter, int(js.golf.today()))
            self.send("day " + letter + " " + str(today))
        else:
            self._missed()

    def leave(self) -> None:
        """The page is going away."""
        self._records.write()
        super().leave()

    def _keep(self) -> None:
        model = self.model
        if model.session is None:
            return
        problem = self._unkept(
            self.slots.keep(game_text(model), model.aside, model.linked, int(js.golf.now()))
        )
        if problem is not None:
            self.model = say(replace(model, problem=problem), (problem,))

    def tell_ready(self) -> None:
        """Tell the host page that the board is ready, and how it stands."""
        self._told = True
        self._tell("golf:ready", ())
        self._tell_state()
        for detail in self._refused:
            self._tell_refused(detail)

    def _tell_refused(self, detail: str) -> None:
        if self._told:
            move, _, reason = detail.partition(" ")
            self._tell("golf:refused", (("move", move), ("reason", reason)))
        else:
            self._refused.append(detail)

    def _tell_state(self) -> None:
        if self._told and self.model.session is not None:
            from golf.solitaire.report import state_pairs  # here, since only boards in other pages need it

            self._tell("golf:state", state_pairs(self.model.session))

    def _tell(self, kind: str, pairs: tuple[tuple[str, object], ...]) -> None:
        from golf.play.pairs import Pairs, json_text  # here, since only boards in other pages need it

        js.golf.tell(json_text(Pairs((("v", 1), ("type", kind)) + pairs)))

    def _on_click(self, event) -> None:  # type: ignore[no-untyped-def]
        message = js.golf.messageOf(event.target)
        if not message:
            return
        quick = self._is_quick(event)
        pile = ""
        if js.golf.isTable(event.target):
            # A tap takes the focus along; a key leaves it where it is.
            pile = message[4:] if message.startswith("tap ") else pile_of(message)
            self._take("focus " + pile)
        # The second of two quick taps on one spot plays if it may, and says nothing if it may not.
        if not quick or self._foresight.update(self.model, message)[0].refused is None:
            self._take(message)
        self.catch_up()
        place = place_of(pile) if pile else None
        if place is not None:
            js.golf.focusSoon(place)

    def _key_message(self, event, place: str) -> str | None:  # type: ignore[no-untyped-def]
        letters = self.model.settings.letter_keys == ON
        return key_message(event.key, event.code, event.shiftKey, place, letters, self.embed)


def _is_won(model: Model) -> bool:
    return model.session is not None and bool(model.session.status == WON)


def start(text: str) -> None:
    """Show the game; taps made meanwhile are played, and the last line says that taps are handled."""
    page = Page(words_of(text), js.golf.embed)
    page.begin()
    page.show()
    page.listen()
    for message in js.golf.waiting():
        page.send(message)
    if page.embed:
        page.tell_ready()
    js.golf.ready(page.send, gc.collect, page.think)
