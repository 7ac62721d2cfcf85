"""How a page of the solitaire begins: a new game, the tab's, a link's next to it, or what cannot be read."""

import pytest

from golf.page.slots import DAMAGED, PREFIX
from golf.solitaire.session import begin
from tests.samples import DOCUMENTED, LANGUAGES, sentence, words_of
from tests.web.fake_browser import PLACE, FakeStorage, Tab

OTHER = "GO1-C-BBBBBBB"
LINK = f"?code={DOCUMENTED}&moves=s52"


def state(tab: Tab) -> tuple[str, str]:
    session = tab.page.model.session
    return session.code, "".join(session.done)


def saves(tab: Tab) -> list[str]:
    return sorted(text.split("\n")[1] for name, text in tab.local.mine().items() if name.startswith(PREFIX))


def set_aside(tab: Tab) -> list[str]:
    return [text for name, text in tab.local.mine().items() if name.startswith(DAMAGED)]


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
    assert tab.page.model.session.move_count == 3
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


BAD_LINKS = {
    "code=GO1-E-AAAA": ("code_short", {"count": 4, "example": DOCUMENTED}),
    "code=GO1-Q-AAAAAAB": ("code_letter", {"found": "Q", "example": DOCUMENTED}),
    "code=rubbish": ("code_unknown", {"found": "rubbish", "example": DOCUMENTED}),
    "position=E~9C.9C~TC~": ("position_twice", {"found": "9C"}),
}
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("query", BAD_LINKS)
def test_a_bad_link_says_so_and_loses_nothing(query: str, language: str) -> None:
    key, values = BAD_LINKS[query]
    said = words_of(language).say(f"error.{key}", values)
    tab = Tab()
    tab.open(LINK)
    tab.leave()
    tab.open(f"?{query}&lang={language}")
    assert state(tab) == (DOCUMENTED, "s52")
    assert tab.page.model.problem.in_words(tab.page.words) == said
    assert said in tab.said()
    tab.page.send("dismiss")
    assert tab.page.model.problem is None
    tab.page.send("s")
    tab.leave()
    tab.open()
    assert state(tab) == (DOCUMENTED, "s52s")


@pytest.mark.parametrize("query", BAD_LINKS)
def test_a_bad_link_on_the_first_visit_says_so_and_deals(query: str) -> None:
    key, values = BAD_LINKS[query]
    tab = Tab()
    tab.open(f"?{query}")
    assert words_of("en").say(f"error.{key}", values) in tab.said()
    assert state(tab)[0].startswith("GO1-E-")
    tab.page.send("s")
    assert state(tab)[1] == "s"


@every_language
def test_a_game_beside_a_links_is_named_in_the_notice(language: str) -> None:
    tab = Tab()
    tab.open(f"{LINK}&lang={language}")
    tab.leave()
    tab.open(f"?code={OTHER}&lang={language}")
    assert words_of(language).say("notice.aside") in tab.game.text()


def test_a_second_link_still_keeps_the_first_game() -> None:
    tab = Tab()
    tab.open(LINK)
    tab.leave()
    tab.open(f"?code={OTHER}")
    tab.page.send("s")
    tab.leave()
    tab.open("?code=GO1-S-CCCCCCC")
    assert state(tab) == ("GO1-S-CCCCCCC", "")
    tab.page.send("back")
    assert state(tab) == (DOCUMENTED, "s52")


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("S~7C8S.6H~7D~", "1 1 2"),  # the worked example B6
        ("E~8C.2H3H.9CTD~9S~KHx3", "1 s"),
        ("C~.QC~KH~9Sx12", "2"),
        ("E~6C5S.2S.TCAH.3D.JH.TH4H.3S7S~KC~2H6S5HKSx2", "3 2"),
    ],
)
def test_the_position_of_a_link_is_dealt_and_goes_on_after_a_reload(position: str, line: str) -> None:
    tab = Tab()
    tab.open(f"?position={position}")
    for move in line.split(" "):
        tab.page.send(move)
    assert state(tab) == (position, line.replace(" ", ""))
    tab.leave()
    tab.open(f"?position={position}")
    assert state(tab) == (position, line.replace(" ", ""))


def test_refused_moves_of_a_link_are_skipped_and_reported_each() -> None:
    tab = Tab()
    tab.open(f"?code={DOCUMENTED}&moves=1 s 1:4 5 2")
    assert state(tab) == (DOCUMENTED, "s52")
    for move, reason in (("1", "not_adjacent"), ("1:4", "covered")):
        values: dict[str, object] = {"move": move, "reason": sentence(f"refusal.{reason}")}
        assert words_of("en").say("error.move_skipped", values) in tab.said()


def test_what_is_no_move_in_a_link_is_reported_with_its_place() -> None:
    tab = Tab()
    tab.open(f"?code={DOCUMENTED}&moves=s 5 jump 2")
    assert state(tab) == (DOCUMENTED, "s5")
    assert words_of("en").say("error.moves_unknown", {"found": "jump 2", "place": 3}) in tab.said()


GOOD = f"golf1 {DOCUMENTED} m3 s 5 2 ."


def opened_with(**kept: str) -> Tab:
    tab = Tab()
    tab.local.texts.update({PLACE + name.replace("_", "."): text for name, text in kept.items()})
    tab.open()
    return tab


@pytest.mark.parametrize(
    ("slot", "line"),
    [
        (f"abc 5 own\n{GOOD} 7 7 q\n", "s52"),
        (f"abc 5 own\n{GOOD.replace(' 2 .', ' x')}", "s5"),
        (f"abc 5 own\n{GOOD.replace(' 2 .', '')}\n", "s5"),
        (f"abc 5 own\n{GOOD.replace(' 5 ', ' 1:9 ')}\n", "s"),
    ],
    ids=["longer", "spoilt", "cut", "scribbled"],
)
def test_a_damaged_save_goes_on_from_its_valid_beginning_and_stays_beside_it(slot: str, line: str) -> None:
    tab = opened_with(game_abc=slot)
    assert state(tab) == (DOCUMENTED, line)
    assert tab.page.model.session.move_count == 3
    assert sentence("error.save_damaged") in tab.said()
    assert set_aside(tab) == [slot]


@pytest.mark.parametrize(
    "slot",
    [
        "garbage",
        "abc 5 own\ngarbage\n",
        "abc 5 own\ngolf9 the future\n",
        "abc 5 own\ngolf1 GO1-E-AAAA m3 s 5 2 .\n",
        "abc 5 own",
        "\0\1\2 ~ <img src=x onerror=window.hit=1>\n\n\n\n",
        '{"version": 3}',
        "🂡" * 2000,
    ],
    ids=["word", "no-save", "future", "no-deal", "cut", "binary", "json", "long"],
)
def test_a_save_that_cannot_be_read_is_set_aside_and_said(slot: str) -> None:
    tab = opened_with(game_abc=slot)
    assert state(tab)[0].startswith("GO1-E-")
    assert tab.page.model.problem.key in ("error.save_unknown", "error.save_deal")
    assert tab.page.model.problem.in_words(tab.page.words) in tab.said()
    tab.page.send("s")
    assert state(tab)[1] == "s"
    assert set_aside(tab) == [slot]


@pytest.mark.parametrize("theme", ["purple", "<b>", "\0", "dark light", "x" * 1_000_000])
def test_a_setting_that_cannot_be_read_is_set_aside_and_the_rest_holds(theme: str) -> None:
    kept = {"settings_letters": "international", "settings_theme": theme}
    tab = opened_with(game_abc=f"abc 5 own\n{GOOD}\n", **kept)
    assert state(tab) == (DOCUMENTED, "s52")
    assert tab.page.model.settings.letters == "international"
    assert sentence("error.settings_damaged") in tab.said()
    tab.page.send("set theme dark")
    assert set_aside(tab) == [theme]
    tab.leave()
    tab.open()
    assert tab.page.model.settings.theme == "dark"
    assert tab.page.model.problem is None


def test_what_a_newer_version_has_stored_stays() -> None:
    tab = opened_with(settings_future="7")
    tab.page.send("set theme dark")
    assert tab.local.mine()["settings.future"] == "7"
    assert tab.page.model.problem is None


def test_a_storage_that_is_full_is_said_once_and_the_game_goes_on() -> None:
    tab = Tab(FakeStorage(room=10))
    tab.open(LINK)
    assert tab.page.model.problem.key == "error.not_kept"
    tab.page.send("s")
    tab.page.send("u")
    assert state(tab) == (DOCUMENTED, "s52")
    assert tab.said().count(sentence("error.not_kept")) == 1
    assert tab.local.texts == {}


def test_where_storage_is_denied_the_game_is_played_in_memory() -> None:
    tab = Tab()
    tab.denied = True
    tab.open(LINK)
    assert tab.page.model.problem.key == "error.denied"
    tab.page.send("s")
    assert state(tab) == (DOCUMENTED, "s52s")
    assert tab.said().count(sentence("error.denied")) == 1
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
