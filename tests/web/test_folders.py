"""Each folder of an origin has a place of its own, and takes what earlier versions stored for all of them."""

import json
from typing import Any

import pytest

from golf.page.choices import read_words
from golf.page.settings import settings_text
from tests.samples import DOCUMENTED, ROOT
from tests.web import fake_browser
from tests.web.fake_browser import FakeStorage, Tab

KEPT: dict[str, str] = json.loads((ROOT / "tests/saves/storage-0.1.json").read_text("utf-8"))
OTHER = "GO1-C-BBBBBBB"


class At(Tab):
    """A tab with a page of one folder."""

    def __init__(self, folder: str, local: FakeStorage, is_cards: bool = False) -> None:
        super().__init__(local, is_cards)
        self.place = f"golf {folder} "


def golden(changed: dict[str, str] | None = None) -> FakeStorage:
    local = FakeStorage()
    local.texts.update(KEPT | (changed or {}))
    return local


def everything(local: FakeStorage, folder: str) -> dict[str, Any]:
    """What a player finds in a folder."""
    game = At(folder, local).open()
    match = At(folder, local, is_cards=True).open()
    game.records.write()
    return {
        "game": (game.model.session.code, game.model.session.done, game.model.aside),
        "course": game.model.course,
        "settings": settings_text(game.model.settings),
        "recent": game.records.recent(),
        "courses": game.records.courses(),
        "match": (match.model.match.line.code, match.model.match.line.done, match.model.names),
        "options": match.model.options,
        "table": match.model.draft,
    }


def earlier(local: FakeStorage) -> dict[str, str]:
    return {name: text for name, text in local.texts.items() if name.startswith("golf.")}


def test_two_folders_each_find_all_that_version_0_1_kept_and_it_finds_it_again() -> None:
    local = golden()
    first = everything(local, "/golf/")
    second = everything(local, "/golf-dev/")
    assert first == second
    assert first["settings"] == KEPT["golf.settings"]
    assert first["recent"] == KEPT["golf.recent"]
    assert first["courses"] == KEPT["golf.courses"]
    assert first["game"][0] == "GO1-S-AAAAAAC"
    assert first["match"][2][0] == "Ana"
    assert earlier(local) == KEPT  # a step back to that version loses nothing


def test_what_is_done_in_one_folder_stays_there() -> None:
    local = golden()
    everything(local, "/golf/")
    tab = At("/golf-dev/", local)
    tab.open()
    tab.page.send("set theme light")
    tab.page.send(f"start C {OTHER}")
    tab.page.send("s")
    there = everything(local, "/golf/")
    assert read_words(there["settings"])["theme"] == "dark"
    assert there["game"][0] == "GO1-S-AAAAAAC"
    assert earlier(local) == KEPT


def test_what_the_earlier_version_changed_meanwhile_is_newer_and_what_was_set_here_stays() -> None:
    local = golden()
    tab = At("/golf/", local)
    tab.open()
    tab.page.send("set theme light")
    tab.page.send("set motion slow")
    tab.page.records.write()
    # A step back: the earlier version changes one setting, plays on, and ends a deal and a course.
    game = next(name for name in KEPT if name.startswith("golf.game."))
    head, save, aside = KEPT[game].split("\n")
    local.texts["golf.settings"] = KEPT["golf.settings"].replace("sound=quiet", "sound=loud")
    local.texts[game] = "\n".join([head.replace("1796088051947", "1796099999999"), save[:-1] + "s .", aside])
    local.texts["golf.recent"] = f"{OTHER} won 3;" + KEPT["golf.recent"].rpartition(";")[0]
    local.texts["golf.courses"] = KEPT["golf.courses"] + "\n" + KEPT["golf.courses"]
    found = everything(local, "/golf/")
    settings = read_words(found["settings"])
    assert (settings["theme"], settings["motion"], settings["sound"]) == ("light", "slow", "loud")
    assert found["game"][1] == ("s", "s")
    assert found["recent"].startswith(f"{OTHER} won 3;GO1-S-AAAAAAB left 35")
    assert found["courses"] == local.texts["golf.courses"]
    # And nothing is taken twice.
    assert everything(local, "/golf/") == found


def test_a_game_that_both_versions_played_on_is_there_twice() -> None:
    local = FakeStorage()
    local.texts["golf.game.a"] = f"a 5 own\ngolf1 {DOCUMENTED} m1 s .\n"
    tab = At("/golf/", local)
    tab.open()
    tab.page.send("5")
    own = tab.page.slots
    local.texts["golf /golf/ game.a"] = f"a 6 own\ngolf1 {DOCUMENTED} m2 s s .\n"  # where there was no room
    local.texts["golf.game.a"] = f"a 7 own\ngolf1 {DOCUMENTED} m2 s 2 .\n"
    At("/golf/", local).open()
    saves = [text.split("\n")[1] for name, text in local.mine().items() if name.startswith("game.")]
    for moves in ("m2 s 5 .", "m2 s s .", "m2 s 2 ."):
        assert f"golf1 {DOCUMENTED} {moves}" in saves
    assert own is not None


def test_a_tab_that_is_loaded_anew_after_the_update_goes_on_with_its_own_game() -> None:
    local = FakeStorage()
    for name, code, stamp in (("a", DOCUMENTED, 5), ("b", OTHER, 9)):
        local.texts[f"golf.game.{name}"] = f"{name} {stamp} own\ngolf1 {code} m1 s .\n"
    tab = At("/golf/", local)
    tab.session.texts["golf.tab"] = "a"
    tab.session.texts["golf.left"] = "a"
    assert tab.open().model.session.code == DOCUMENTED
    assert At("/golf/", local).open().model.session.code == DOCUMENTED  # which is the last one written now
    assert "golf.game.a" in local.texts


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("golf.settings", "garbage theme=purple sound=on"),
        ("golf.settings", "=\0="),
        ("golf.settings", "x" * 1_000_000),
        ("golf.cards.options", "pace=9 words=future sounds=on"),
        ("golf.cards.table", "rubbish w0"),
        ("golf.cards.table", "x" * 1_000_000),
        ("golf.recent", "of another version"),
        ("golf.courses", "of another version"),
    ],
)
def test_p10_what_cannot_be_read_of_an_earlier_version_stays_and_the_rest_is_taken(
    name: str, text: str
) -> None:
    local = golden({name: text})
    found = everything(local, "/golf/")
    assert earlier(local)[name] == text
    other = everything(golden(), "/golf/")
    mine = {"golf.settings": "settings", "golf.cards.options": "options", "golf.cards.table": "table"}
    for kind in found:
        if kind not in (mine.get(name, name.removeprefix("golf.")), "courses"):
            assert found[kind] == other[kind], kind
    tab = At("/golf/", local, is_cards=name.startswith("golf.cards"))
    page = tab.open()
    for message in ("set theme contrast", "set pace 3", "set sounds off", "start GC1-222-AAAAAAB", "start E"):
        page.send(message)
    assert earlier(local)[name] == text


def test_where_there_is_no_room_to_take_anything_the_game_goes_on_all_the_same() -> None:
    local = golden()
    local.room = sum(len(name) + len(text) for name, text in local.texts.items()) + 10
    tab = At("/golf/", local)
    tab.open()
    assert tab.page.model.session.code == "GO1-S-AAAAAAC"
    assert tab.page.model.problem.key == "error.not_kept"
    assert earlier(local) == KEPT


def test_the_place_is_named_by_the_folder_as_the_caches_are() -> None:
    assert fake_browser.PLACE == "golf /golf/ "
    tab = Tab()
    tab.open()
    assert tab.local.texts
    assert all(name.startswith("golf /golf/ ") for name in (*tab.local.texts, *tab.session.texts))
