"""The card game's page: how it begins, its timers and its worker, what it stores."""

import pytest

from golf.cardgame.page.effects import OPTIONS, TABLE, TIMER
from golf.cardgame.page.later import set_up
from golf.page.effects import Effect
from golf.page.slots import DAMAGED
from tests.page.dom import element_of
from tests.samples import sentence
from tests.web.fake_browser import PLACE, Tab

CODE = "GC1-232-AAAAAAB"


def opened(address: str = f"?code={CODE}", tab: Tab | None = None) -> Tab:
    tab = tab or Tab(is_cards=True)
    tab.open(address)
    return tab


def line(tab: Tab) -> str:
    return " ".join(tab.page.model.match.line.done)


def test_a_first_visit_asks_for_a_table() -> None:
    tab = opened("")
    assert (tab.page.model.match, tab.page.model.window) == (None, "setup")
    assert tab.dialog.open


def test_a_reload_continues_the_match_with_its_names() -> None:
    tab = opened("")
    tab.page.send("choose name1 Ana")
    tab.page.send(f"start {CODE}")
    tab.page.send("d")
    tab.page.send("p11")
    played = line(tab)
    tab.leave()
    opened("", tab)
    assert line(tab) == played
    assert tab.page.model.names[0] == "Ana"


def test_a_link_over_a_match_offers_the_way_back_and_a_reload_goes_on_with_the_links() -> None:
    """B2; the names of both are kept, and what was put aside outlives every reload."""
    tab = opened("")
    tab.page.send("choose name1 Ana")
    tab.page.send("start GC1-222-AAAAAAC")
    tab.page.send("d")
    tab.page.send("p11")
    mine = line(tab)
    tab.leave()
    opened(tab=tab)
    assert (tab.page.model.match.line.code, line(tab)) == (CODE, "")
    assert tab.game.find("data-do", "back")
    tab.page.send("d")
    tab.leave()
    opened(tab=tab)
    assert (tab.page.model.match.line.code, line(tab)) == (CODE, "d")
    tab.leave()
    opened("", tab)
    assert (tab.page.model.match.line.code, line(tab)) == (CODE, "d")
    tab.tap("back")
    assert (tab.page.model.match.line.code, line(tab)) == ("GC1-222-AAAAAAC", mine)
    assert tab.page.model.names == ("Ana", "")
    tab.leave()
    opened("", tab)
    assert line(tab) == mine
    tab.tap("back")
    assert (tab.page.model.match.line.code, line(tab)) == (CODE, "d")


def test_a_match_put_aside_is_offered_even_where_the_other_cannot_be_read() -> None:
    tab = Tab(is_cards=True)
    aside = '["Ana", "", ["cards1 GC1-232-AAAAAAB m2 w01 d p11 .", "Bo", ""]]'
    tab.local.texts["golf.cards.game.a"] = "a 5 own\nrubbish\n" + aside
    opened("", tab)
    assert tab.page.model.match is None
    tab.page.send("back")
    assert line(tab) == "d p11"
    assert tab.page.model.names == ("Bo", "")
    kept = [text for name, text in tab.local.texts.items() if "damaged." in name]
    assert kept == ["a 5 own\nrubbish\n" + aside]


BAD = "GC1-992-AAAAAAB"


def test_a_window_opened_by_a_bad_link_begins_at_what_was_wrong() -> None:
    """B3: the complaint is in the row of buttons, always in sight; the field to correct has the focus."""
    tab = opened(f"?code={BAD}")
    model, words = tab.page.model, tab.page.words
    assert model.window == "setup"
    form = element_of(set_up.body(model, words))
    (field,) = form.find("name", "code")
    assert (field.attrs["value"], field.attrs["aria-invalid"]) == (BAD, "true")
    assert "autofocus" in field.attrs
    (actions,) = form.find("class", "window-actions")
    (said,) = actions.find("id", "code-problem")
    assert "“99”" in said.text()
    assert "99" not in tab.game.text()
    tab.page.send("close")
    tab.page.send("setup")
    (field,) = element_of(set_up.body(tab.page.model, words)).find("name", "code")
    assert not {"value", "autofocus", "aria-invalid"} & set(field.attrs)


def test_a_bad_link_over_a_match_is_said_and_shown_and_the_match_stays() -> None:
    tab = opened()
    tab.page.send("d")
    tab.leave()
    opened(f"?code={BAD}", tab)
    assert (tab.page.model.window, line(tab), tab.page.model.aside) == ("", "d", ())
    assert tab.page.model.alerts[-1] is tab.page.model.problem
    assert "“99”" in tab.game.find("data-field", "message")[0].text()


def test_what_is_wrong_with_a_save_marks_no_field() -> None:
    tab = Tab(is_cards=True)
    tab.local.texts["golf.cards.game.a"] = "a 5 own\nrubbish\n[]"
    opened("", tab)
    form = element_of(set_up.body(tab.page.model, tab.page.words))
    assert form.find("id", "code-problem")[0].text() != ""
    assert not {"value", "autofocus", "aria-invalid"} & set(form.find("name", "code")[0].attrs)


def test_an_opponent_plays_when_its_timer_rings_and_an_old_timer_does_nothing() -> None:
    tab = opened()
    tab.page.send("d")
    tab.page.send("p11")
    before = line(tab)
    (message,) = [message for _, message in tab.timers if message.startswith("tick")]
    tab.page.send("tick 999")
    assert line(tab) == before
    tab.ring()
    assert len(line(tab).split(" ")) == len(before.split(" ")) + 2
    tab.page.send(message)
    assert len(line(tab).split(" ")) == len(before.split(" ")) + 2


def test_hard_is_warmed_up_once_and_asked_by_its_worker() -> None:
    tab = opened("")
    tab.page.send("choose player2 hard")
    tab.page.send("choose seats 2")
    tab.page.send(f"start {CODE}")
    tab.page.send("d")
    tab.page.send("p11")
    assert tab.asked.count("warm") == 1
    tab.ring()
    assert [question for question in tab.asked if question.startswith("hard ")]


def test_the_second_of_two_quick_taps_plays_no_second_move() -> None:
    tab = opened()
    tab.tap("tap stock", "stock", detail=1, at=1000)
    tab.tap("tap 11", "11", detail=2, at=1200)
    assert line(tab) == "d"


@pytest.mark.parametrize(
    ("name", "text"),
    [("cards.options.pace", "9"), ("cards.table", "rubbish w0"), ("settings.theme", "purple")],
)
def test_what_cannot_be_read_is_set_aside_before_it_is_written_over(name: str, text: str) -> None:
    tab = Tab(is_cards=True)
    tab.local.texts[PLACE + name] = text
    opened(tab=tab)
    assert sentence("error.settings_damaged") in tab.page.model.problem.in_words(tab.page.words)
    tab.page.take_step((tab.page.model, (Effect(OPTIONS, ""), Effect(TABLE, ""))))
    assert [found for kept, found in tab.local.mine().items() if kept.startswith(DAMAGED)] == [text]


def test_windows_wait_for_what_comes_later_and_say_so_where_it_does_not() -> None:
    tab = opened()
    tab.later_fails = True
    tab.page.send("rules")
    assert not tab.dialog.open
    assert tab.page.model.problem.key == "error.not_fetched"
    tab.later_fails = False
    tab.page.send("rules")
    assert tab.dialog.open


def test_an_effect_that_is_not_carried_out_is_an_error() -> None:
    tab = opened()
    with pytest.raises(KeyError):
        tab.page.take_step((tab.page.model, (Effect("unknown", ""),)))
    tab.page.take_step((tab.page.model, (Effect(TIMER, "250 tick 7"),)))
    assert tab.timers[-1][1] == "tick 7"


@pytest.mark.parametrize(
    "line", ['["Ana Maria", "Be', "{}", '["Ana", 7]', "Ana", '["a", ["cards1', "x" * 200_000]
)
def test_6_names_that_cannot_be_read_are_set_aside_before_they_are_written_over(line: str) -> None:
    tab = Tab(is_cards=True)
    kept = f"s1 1 own\ncards1 {CODE} m2 w01 d p11 .\n{line}"
    tab.local.texts[PLACE + "cards.game.s1"] = kept
    tab.session.texts[PLACE + "cards.tab"] = tab.session.texts[PLACE + "cards.left"] = "s1"
    opened("", tab)
    assert tab.page.model.match.line.code == CODE
    tab.page.send("read board")
    tab.leave()
    opened("", tab)
    assert kept in [text for name, text in tab.local.mine().items() if "damaged." in name]
    tab.page.send("read board")


@pytest.mark.parametrize(
    "line", ["", "[]", '["Ana", ""]', '["Ana", "", ["cards1 GC1-222-AAAAAAB m1 w01 d .", "Bo"]]']
)
def test_6_names_that_can_be_read_are_no_damage(line: str) -> None:
    tab = Tab(is_cards=True)
    tab.local.texts[PLACE + "cards.game.s1"] = f"s1 1 own\ncards1 {CODE} m2 w01 d p11 .\n{line}"
    opened("", tab)
    assert [name for name in tab.local.mine() if "damaged." in name] == []
