"""Plays the card game; CPython and MicroPython must print the same bytes.

`cards_program.py games FIRST COUNT` plays that many matches of Easy and Medium, of every board and option,
and prints each with its log and scores. `cards_program.py codes` reads codes near to right ones.
`cards_program.py pages CATALOG...` plays on the page and prints what is written to the browser.
`cards_program.py times STRENGTH CODE COUNT` plays on with one strength and prints the milliseconds of each
decision, which are the one thing that differs.
"""

import sys

from golf.cardgame.codes import match_code, open_match
from golf.cardgame.match import begin_match, load_match, match_text, opponent_choice, play
from golf.cardgame.opponents import EASY, MEDIUM, choose
from golf.cardgame.report import match_pairs
from golf.cardgame.rules import BOARDS, Rules
from golf.cardgame.table import after, new_match, seen
from golf.deals.pcg import Pcg32
from golf.errors import GolfError
from golf.play.pairs import Pairs, json_text


def some_rules(chance: Pcg32) -> Rules:
    """Mostly a round or two on a small board: MicroPython takes its time."""
    rows, columns = BOARDS[chance.below(4) if chance.below(8) else chance.below(6)]
    seats = 2 + chance.below(3) if chance.below(8) else 2 + chance.below(5)
    options = (chance.below(4) > 0, chance.below(4) == 0, chance.below(4), chance.below(4) == 0)
    if chance.below(30) == 0:
        return Rules(rows, columns, seats, options[0], options[1], options[2], options[3], 50, 0)
    return Rules(rows, columns, seats, options[0], options[1], options[2], options[3], 0, 1)


def games(first: str, count: str) -> None:
    """Whole matches, each to its last report; the save of every tenth is read back."""
    for number in range(int(first), int(first) + int(count)):
        chance = Pcg32(number, 31)
        rules = some_rules(chance)
        players = tuple([(EASY, MEDIUM)[chance.below(2)] for _ in range(rules.seats)])
        match = begin_match(match_code(rules, (chance.below(8) << 32) + chance.next()), players)
        choice = opponent_choice(match)
        reasons = ""
        while choice is not None:
            reasons += choice.reason[0]
            match, reason = play(match, choice.move)
            assert reason is None
            choice = opponent_choice(match)
        print(json_text(Pairs(match_pairs(match, 0, None))), reasons)
        if number % 10 == 0:
            text = match_text(match)
            again, dropped = load_match(text[: chance.below(len(text) - 30) + 30])
            print(match_text(again), dropped)


LETTERS = "GC1234NKUALR-0OIB~ АВСЕО%é"


def codes() -> None:
    """Codes as they are and scribbled over, with the first round they deal or what is wrong with them."""
    chance = Pcg32(1, 32)
    for _ in range(300):
        text = match_code(some_rules(chance), (chance.below(8) << 32) + chance.next())
        for _ in range(chance.below(4)):
            at = chance.below(len(text) + 1)
            text = (
                text[:at]
                + LETTERS[chance.below(len(LETTERS))] * chance.below(2)
                + text[at + chance.below(2) :]
            )
        try:
            code, table = open_match(text)
            print(text, code, table.dealer, table.boards, table.discard, len(table.stock))
        except GolfError as error:
            print(text, error.reason, " ".join([str(error.values[name]) for name in sorted(error.values)]))


def pages(*catalogs: str) -> None:
    """A match on the page by messages good and bad: every change of what is shown, and the effects."""
    import json

    from golf.cardgame.match import hint
    from golf.cardgame.page.model import NEUTRAL
    from golf.cardgame.page.update import update
    from golf.cardgame.page.view import GAME, ROOT, WINDOW, Page, view
    from golf.i18n.words import Words
    from golf.page.diff import changes

    for number, path in enumerate(catalogs):
        with open(path, encoding="utf-8") as file:
            catalog = json.load(file)
        words = Words(catalog["language"], catalog["entries"], (("en", "English"),))
        chance = Pcg32(number, 33)
        model, shown = NEUTRAL, Page(ROOT, GAME, WINDOW)
        messages = ["setup", "choose preset family", "choose name1 Ana <b>", "choose player2 easy"]
        messages += [
            "start E GC1-23" + str(2 + number % 2) + "-AAAAAB" + "CDEF"[number % 4],
            "lesson",
            "d",
            "x11",
        ]
        messages += ["start E GC1-222L50-AAAAAAC"]
        messages += [
            "choose name2 \u202eаня\u200b  <b>",
            "choose name1 Аня <b>",
            "choose name3 שלום",
            "setup",
        ]
        messages += [
            'names ["Ben", "bEN", ["cards1 GC1-232-AAAAAAB m2 w01 d p11 .", "", "Ben"], 7, []]',
            "back",
        ]
        for at in range(220):
            if at < len(messages):
                message = messages[at]
            elif model.due:
                message = "tick " + str(model.due)
            elif model.explaining:
                message = ("read boards", "again", "next")[chance.below(3)]
            elif chance.below(2):
                message = EXTRAS[chance.below(len(EXTRAS))]
            else:
                choice = model.match and hint(model.match)
                message = choice.move if choice else "number 12345"
            model, effects = update(model, message)
            page = view(model, words)
            found = [changes(old, new) for old, new in zip(shown, page)]
            shown = page
            print(message, [tuple(effect) for effect in effects])
            for one in found:
                for change in one:
                    print(*change)


EXTRAS = (
    "hint", "throw", "cancel", "history older", "history newer", "read board", "read scores", "read turn",
    "step up", "step right", "tap 11", "tap stock", "tap discard", "show 2", "keys", "close", "settings",
    "set words brief", "set words full", "set pace 0", "set seat2 hard", "set seat2 medium", "slow 1",
    "enter 12", "back", "link GC1-222-AAAAAAE", "link GC1-992-AAAAAAB",
)  # fmt: skip


def times(strength: str, code: str, count: str) -> None:
    """The milliseconds of decisions, a line each."""
    import time

    # MicroPython's clock is called by another name than CPython's.
    ticks = getattr(time, "ticks_us", None) or (lambda: time.perf_counter_ns() // 1000)
    _, table = open_match(code)
    for number in range(int(count)):
        if table.winners:
            table = new_match(table.rules, number)
        view = seen(table, table.turn)
        started = ticks()
        choice = choose(strength, view, number)
        print((ticks() - started) / 1000)
        table = after(table, choice.move)


PARTS = {"games": games, "codes": codes, "pages": pages, "times": times}
PARTS[sys.argv[1]](*sys.argv[2:])
