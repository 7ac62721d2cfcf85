"""What the version 0.1 kept in a browser is read to the last word (`tests/saves/storage-0.1.json`).

The file is the `localStorage` of a player who changed every setting and option, played deals and a course,
left another one at its second hole, and is in the middle of a match of three.
"""

import json

from golf.cardgame.match import load_match, match_text
from golf.cardgame.page.aside import read_slot_line
from golf.cardgame.page.draft import draft_text
from golf.cardgame.page.options import options_text
from golf.cardgame.page.records import CardRecords
from golf.page.earlier import Earlier
from golf.page.settings import CHOICES, settings_text
from golf.page.slots import Slot, Slots
from golf.page.store import Memory, Named
from golf.solitaire.course import course_save, load_course
from golf.solitaire.page.records import GameRecords
from tests.samples import ROOT

KEPT: dict[str, str] = json.loads((ROOT / "tests/saves/storage-0.1.json").read_text("utf-8"))


def store() -> Memory:
    found = Memory()
    for name, text in KEPT.items():
        found.put(name, text)
    return found


PLACE = "golf /golf/ "


def resumed(game: str = "") -> Slot:
    """The game that a page of a folder goes on with, which has nothing of its own yet."""
    local, tab = store(), Memory()
    slots = Slots(Named(local, PLACE + game), Named(tab, PLACE + game), "another")
    slots.take(Earlier(local, PLACE, game), Earlier(tab, PLACE, game))
    slot = slots.resume("", False)
    assert slot is not None
    assert {name: local.get(name) for name in KEPT} == KEPT
    return slot


def test_settings_and_lists_are_read_whole() -> None:
    local = store()
    records = GameRecords(Named(local, PLACE), lambda: "1", Earlier(local, PLACE))
    settings, damaged = records.settings()
    records.write()
    assert (settings_text(settings), damaged) == (KEPT["golf.settings"], False)
    # Every setting that has another value than its default was given one.
    assert len(KEPT["golf.settings"].split(" ")) == len(CHOICES)
    assert records.recent() == KEPT["golf.recent"]
    assert records.courses() == KEPT["golf.courses"]
    assert {name: local.get(name) for name in KEPT} == KEPT


def test_options_and_the_table_of_the_card_game_are_read_whole() -> None:
    local = store()
    records = CardRecords(Named(local, PLACE), lambda: "1", Earlier(local, PLACE))
    options, damaged = records.options()
    assert (options_text(options), damaged) == (KEPT["golf.cards.options"], False)
    draft, damaged = records.draft()
    assert (draft_text(draft), damaged) == (KEPT["golf.cards.table"], False)


def test_the_course_goes_on_with_its_hole_and_the_one_put_aside() -> None:
    slot = resumed()
    for text in (slot.save, slot.aside):
        loaded = load_course(text)
        assert loaded.dropped == ""
        assert loaded.course is not None
        assert course_save(loaded.course, loaded.session) == text


def test_the_match_goes_on_with_its_names() -> None:
    slot = resumed("cards.")
    match, dropped = load_match(slot.save)
    assert (match_text(match), dropped) == (slot.save, "")
    assert read_slot_line(slot.aside) == (("Ana", "", ""), ())
