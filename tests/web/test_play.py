"""What a running page of the solitaire does with taps, keys, deals by chance, and what comes later."""

import pytest

from golf.deals.codes import read_code
from golf.page.effects import Effect
from golf.solitaire.rules import code_letters
from golf.solitaire.winnable import FIRST, of_the_day
from tests.samples import DOCUMENTED, sentence, words_of
from tests.web.fake_browser import TODAY, Tab


@pytest.fixture
def tab() -> Tab:
    tab = Tab()
    tab.open(f"?code={DOCUMENTED}")
    return tab


def line(tab: Tab) -> str:
    return "".join(tab.page.model.session.done)


def test_a_tap_on_the_table_plays_and_takes_the_focus_along(tab: Tab) -> None:
    tab.tap("tap stock", "stock")
    assert line(tab) == "s"
    assert tab.page.model.pile == "stock"
    assert tab.focused == ["stock"]
    assert ("moved",) in tab.did


def test_the_second_of_two_quick_taps_plays_if_it_may(tab: Tab) -> None:
    tab.tap("tap stock", "stock", detail=1, at=1000)
    tab.tap("tap stock", "stock", detail=2, at=1200)
    assert line(tab) == "ss"


def test_the_second_of_two_quick_taps_says_nothing_if_it_may_not(tab: Tab) -> None:
    for move in ("s", "5", "2"):
        tab.page.send(move)
    played, said = line(tab), tab.said()
    tab.tap("6", "column-6", detail=2, at=200)
    assert (line(tab), tab.page.model.refused, tab.said()) == (played, None, said)
    tab.tap("6", "column-6", detail=1, at=2000)  # a tap of its own
    assert tab.page.model.refused is not None


def test_keys_count_while_a_place_has_the_focus(tab: Tab) -> None:
    event = tab.press(" ", "stock")
    assert event.prevented
    assert (line(tab), tab.page.model.pile) == ("s", "stock")
    assert not tab.press("s", "stock", ctrlKey=True).prevented
    assert line(tab) == "s"


def test_winnable_cards_come_from_the_beginning_of_the_list_until_it_is_there(tab: Tab) -> None:
    tab.page.send("start E")
    code = tab.page.model.session.code
    assert code != DOCUMENTED
    assert FIRST["E"][code_number(code)] != "."


def test_winnable_cards_come_from_the_whole_list_once_it_is_there(tab: Tab) -> None:
    tab.proven = {"E": "...a.."}
    tab.page.send("start E")
    assert code_number(tab.page.model.session.code) == 3


def test_where_the_list_has_no_such_cards_others_are_dealt_and_that_is_said(tab: Tab) -> None:
    tab.proven = {"E": "......"}
    tab.page.send("start E")
    assert tab.page.model.session.code != DOCUMENTED
    assert sentence("error.no_list") in tab.said()


def test_the_deal_of_the_day_waits_for_the_whole_list(tab: Tab) -> None:
    tab.proven = {"E": "ab.cd.ea" * 20}
    tab.hold()
    tab.page.send("daily")
    assert tab.page.model.session.code == DOCUMENTED
    tab.come()
    assert code_number(tab.page.model.session.code) == of_the_day(tab.proven["E"], "E", int(TODAY))


def test_without_the_list_there_is_no_deal_of_the_day_and_that_is_said(tab: Tab) -> None:
    tab.list_fails = True
    tab.page.send("daily")
    assert tab.page.model.session.code == DOCUMENTED
    assert tab.page.model.problem.key == "error.not_fetched"


def test_another_language_is_shown_when_its_words_have_come(tab: Tab) -> None:
    tab.page.send("s")
    tab.hold()
    tab.page.send("set language pl")
    assert tab.page.words.language == "en"
    tab.come()
    assert tab.page.words.language == "pl"
    assert tab.root.attrs["lang"] == "pl"
    assert (
        words_of("pl").say("log.dealt", {"code": DOCUMENTED, "rules": sentence("rules.easy", "pl")})
        in tab.said()
    )


def test_a_language_chosen_meanwhile_wins_over_one_that_comes_late(tab: Tab) -> None:
    tab.hold()
    tab.page.send("set language pl")
    tab.page.send("set language ru")
    tab.come()
    assert tab.page.words.language == "ru"


def test_a_window_waits_for_the_sentences_that_come_later(tab: Tab) -> None:
    tab.hold()
    tab.page.send("about")
    assert not tab.dialog.open
    tab.come()
    assert tab.dialog.open
    assert tab.page.words.complete


def test_in_idle_time_the_rest_of_the_words_is_fetched_so_that_windows_open_at_once(tab: Tab) -> None:
    tab.page.think()
    assert tab.page.words.complete
    tab.hold()
    tab.page.send("about")
    assert tab.dialog.open


def test_a_window_that_cannot_be_fetched_says_so_and_the_game_goes_on(tab: Tab) -> None:
    tab.later_fails = True
    tab.page.send("about")
    assert not tab.dialog.open
    assert tab.page.model.problem.key == "error.not_fetched"
    tab.page.send("s")
    assert line(tab) == "s"


def test_the_window_that_a_player_closed_is_closed_for_the_next_message(tab: Tab) -> None:
    tab.page.send("about")
    tab.dialog.open = False  # by Escape; the browser's event for that is still on its way
    tab.page.send("rules")
    assert tab.page.model.window == "rules"
    assert tab.dialog.shown == 2


def test_an_effect_that_is_not_carried_out_is_an_error(tab: Tab) -> None:
    with pytest.raises(KeyError):
        tab.page.take_step((tab.page.model, (Effect("unknown", ""),)))


def code_number(code: str) -> int:
    return read_code(code, code_letters()).number
