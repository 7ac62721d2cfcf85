"""How a page of the solitaire begins: a new game, the tab's, a link's beside it, what cannot be read."""

import pytest

from golf.page.slots import DAMAGED, PREFIX
from golf.solitaire.session import begin
from tests.samples import DOCUMENTED, sentence, words_of
from tests.web.fake_browser import FakeStorage, Tab

OTHER = "GO1-C-BBBBBBB"
LINK = f"?code={DOCUMENTED}&moves=s52"


def state(tab: Tab) -> tuple[str, str]:
    session = tab.page.model.session
    return session.code, "".join(session.line)


def saves(tab: Tab) -> list[str]:
    return sorted(text.split("\n")[1] for name, text in tab.local.texts.items() if name.startswith(PREFIX))


def set_aside(tab: Tab) -> list[str]:
    return [text for name, text in tab.local.texts.items() if name.startswith(DAMAGED)]


def test_a_first_visit_deals_a_game_that_can_be_won_and_keeps_it() -> None:
    tab = Tab()
    tab.open()
    code, line = state(tab)
    assert code.startswith("GO1-E-")
    assert begin(code).code == code
    assert line == ""
    assert len(saves(tab)) == 1


def test_a_reload_continues_with_what_was_undone_and_counted() -> None:
    tab = Tab()
    tab.open()
    for move in ("s", "s", "s", "u"):
        tab.page.send(move)
    code, _ = state(tab)
    tab.leave()
    tab.open()
    assert state(tab) == (code, "ss")
    assert tab.page.model.session.counted == 3
    assert words_of("en").say("log.resumed", {"code": code}) in tab.said()
    tab.page.send("r")
    assert state(tab) == (code, "sss")
    assert len(saves(tab)) == 1  # the page that was left gave its slot to this one


def test_a_link_is_opened_beside_the_game_which_is_one_message_away() -> None:
    tab = Tab()
    tab.open(f"?code={OTHER}")
    tab.page.send("s")
    tab.leave()
    tab.open(LINK)
    assert state(tab) == (DOCUMENTED, "s52")
    tab.page.send("back")
    assert state(tab) == (OTHER, "s")


def test_the_same_link_again_continues_the_game_that_it_opened() -> None:
    tab = Tab()
    tab.open(LINK)
    tab.page.send("s")
    tab.leave()
    tab.open(LINK)
    assert state(tab) == (DOCUMENTED, "s52s")


def test_back_and_forward_find_each_links_game_as_it_was_left() -> None:
    tab = Tab()
    tab.open(LINK)
    tab.page.send("s")
    tab.leave()
    tab.open(f"?code={OTHER}")
    tab.page.send("s")
    tab.leave()
    tab.open(LINK, came_back=True)
    assert state(tab) == (DOCUMENTED, "s52s")
    tab.leave()
    tab.open(f"?code={OTHER}", came_back=True)
    assert state(tab) == (OTHER, "s")


def test_two_tabs_with_one_storage_never_overwrite_each_other() -> None:
    first = Tab()
    first.open(LINK)
    second = Tab(first.local)
    second.open()
    assert state(second) == (DOCUMENTED, "s52")
    second.page.send("s")
    assert saves(first) == [f"golf1 {DOCUMENTED} m3 s 5 2 .", f"golf1 {DOCUMENTED} m4 s 5 2 s ."]


@pytest.mark.parametrize("code", ["GO1-E-AAAA", "rubbish", "MS1-C-0", "GO9-E-1"])
def test_a_bad_link_says_so_and_loses_nothing(code: str) -> None:
    tab = Tab()
    tab.open(LINK)
    tab.leave()
    tab.open(f"?code={code}")
    assert state(tab) == (DOCUMENTED, "s52")
    problem = tab.page.model.problem
    assert problem is not None
    assert problem.in_words(tab.page.words) in tab.said()


@pytest.mark.parametrize("line", ["s 5 9 2", "s 5 x"])
def test_what_is_wrong_with_a_links_moves_is_said_and_the_others_are_played(line: str) -> None:
    tab = Tab()
    tab.open(f"?code={DOCUMENTED}&moves={line}")
    assert state(tab) == (DOCUMENTED, "s5")
    assert tab.page.model.problem is not None


def test_a_save_that_cannot_be_read_is_set_aside_and_said() -> None:
    tab = Tab()
    tab.local.texts[PREFIX + "old"] = "old 5 own\ngolf1 rubbish\n"
    tab.open()
    assert state(tab)[0].startswith("GO1-E-")
    assert set_aside(tab) == ["old 5 own\ngolf1 rubbish\n"]
    assert tab.page.model.problem.in_words(tab.page.words) in tab.said()


def test_a_cut_save_goes_on_from_its_valid_beginning_and_stays_beside_it() -> None:
    tab = Tab()
    cut = f"old 5 own\ngolf1 {DOCUMENTED} m3 s 5 9 2 .\n"
    tab.local.texts[PREFIX + "old"] = cut
    tab.open()
    assert state(tab) == (DOCUMENTED, "s5")
    assert set_aside(tab) == [cut]


def test_settings_that_cannot_be_read_are_set_aside_and_the_rest_holds() -> None:
    tab = Tab()
    tab.local.texts["golf.settings"] = "theme=dark bogus=1"
    tab.open()
    assert tab.page.model.settings.theme == "dark"
    assert set_aside(tab) == ["theme=dark bogus=1"]
    assert sentence("error.settings_damaged") in tab.said()


def test_a_storage_that_is_full_is_said_once_and_the_game_goes_on() -> None:
    tab = Tab(FakeStorage(room=10))
    tab.open(LINK)
    tab.page.send("s")
    tab.page.send("u")
    assert state(tab) == (DOCUMENTED, "s52")
    assert tab.said().count(sentence("error.not_kept")) == 1
    assert tab.local.texts == {}


def test_where_storage_is_denied_the_game_is_played_in_memory() -> None:
    tab = Tab()
    tab.denied = True
    tab.open(LINK)
    tab.page.send("s")
    assert state(tab) == (DOCUMENTED, "s52s")
    assert tab.local.texts == {}


def test_a_board_in_another_page_stores_nothing_and_tells_its_host() -> None:
    tab = Tab()
    tab.open(f"?embed=1&code={DOCUMENTED}&moves=s59", embed=True)
    assert tab.local.texts == tab.session.texts == {}
    assert [message["type"] for message in tab.told] == ["golf:ready", "golf:state", "golf:refused"]
    assert tab.told[1] == {
        "v": 1, "type": "golf:state", "code": DOCUMENTED, "line": "s 5",
        "score": tab.page.model.session.score, "status": "playing",
    }  # fmt: skip
    tab.page.send("2")
    assert tab.told[-1]["line"] == "s 5 2"


def test_taps_made_before_the_page_was_ready_are_played() -> None:
    tab = Tab()
    tab.early = ["s", "5"]
    tab.open(f"?code={DOCUMENTED}")
    assert state(tab) == (DOCUMENTED, "s5")
