"""Links and other texts to take away: what a link opens again, and what is said of them when."""

from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf.page.giving import FIELDS, OUTCOMES
from golf.solitaire.page.later.share import address
from golf.solitaire.position import position_text
from golf.solitaire.session import Session
from tests.samples import DOCUMENTED, LANGUAGES, sentence, words_of
from tests.strategies import CODE_TEXTS, sessions, tables
from tests.web.fake_browser import Tab

SITE = "https://example.org/golf/"
LONGEST = 2_000  # characters of an address that every program passes on
CODE = "GC1-232-AAAAAAB"


def shown(tab: Tab, field: str) -> str:
    """What a field of the open window shows."""
    (found,) = tab.dialog.find("name", field)
    assert (found.tag, "readonly" in found.attrs) == ("textarea", True)
    return found.text()


def followed(link: str, is_cards: bool = False) -> Tab:
    """A tab of somebody else, with the link opened in it."""
    assert link.startswith(SITE + "?")
    tab = Tab(is_cards=is_cards)
    tab.open("?" + urlsplit(link).query)
    return tab


def opened(query: str, *messages: str) -> Tab:
    tab = Tab(is_cards="game=cards" in query)
    tab.open(query)
    for message in messages:
        tab.page.send(message)
    return tab


def status_of(tab: Tab, field: str) -> str:
    (part,) = [one for one in tab.dialog.find("class", "giving") if one.find("name", field)]
    (line,) = part.find("role", "status")
    return line.text()


def test_the_links_open_the_deal_and_the_game_again() -> None:
    tab = opened(f"?code={DOCUMENTED}", "s", "5", "2", "u", "more", "share")
    assert tab.page.model.window == "share"
    assert shown(tab, "link") == f"{SITE}?code={DOCUMENTED}"
    deal = followed(shown(tab, "link")).page.model.session
    assert (deal.code, deal.done) == (DOCUMENTED, ())
    game = followed(shown(tab, "game")).page.model.session
    assert (game.code, game.done, game.table) == (DOCUMENTED, ("s", "5"), tab.page.model.session.table)


def test_the_link_is_of_the_site_and_of_the_game_on_the_table_whatever_the_address_says() -> None:
    tab = opened(f"?code={DOCUMENTED}&lang=ru&utm=x", "start S GO1-S-BBBBBBB", "share")
    assert shown(tab, "link") == f"{SITE}?code=GO1-S-BBBBBBB"
    assert tab.dialog.find("name", "game") == []


def test_a_position_is_shared_as_a_position() -> None:
    tab = opened("?position=S~7C8S.6H~7D~2C2D3D", "1", "share")
    assert shown(tab, "link") == f"{SITE}?position=S~7C8S.6H~7D~2C2D3D"
    again = followed(shown(tab, "game")).page.model.session
    assert (again.done, again.table) == (("1",), tab.page.model.session.table)


def test_of_a_course_there_are_the_course_and_the_hole() -> None:
    tab = opened("?code=GO9-S-AAAAAAB", "give-up", "share")
    assert followed(shown(tab, "link")).page.model.course.code == "GO9-S-AAAAAAB"
    assert shown(tab, "game") == f"{SITE}?code=GO1-S-AAAAAAC"
    tab = opened("?code=GO9-S-AAAAAAB", "give-up", "s", "share")
    hole = followed(shown(tab, "game")).page.model
    assert (hole.course, hole.session.code, hole.session.done) == (None, "GO1-S-AAAAAAC", ("s",))


@settings(max_examples=40, deadline=None)
@given(st.one_of(sessions(CODE_TEXTS), sessions(tables().map(position_text))))
def test_every_game_comes_back_from_its_link_and_no_link_is_too_long(session: Session) -> None:
    link = address(SITE, session.code, session.done)
    assert len(link) <= LONGEST
    again = followed(link).page.model.session
    assert (again.code, again.done, again.table) == (session.code, session.done, session.table)


def test_the_matchs_link_opens_the_match_with_the_same_cards() -> None:
    tab = opened(f"?game=cards&code={CODE}", "share")
    match = tab.page.model.match
    assert shown(tab, "link") == f"{SITE}?game=cards&code={CODE}"
    assert followed(shown(tab, "link"), True).page.model.match.table == match.table
    before = opened("?game=cards", "share")
    assert before.dialog.find("name", "link") == []


@pytest.mark.parametrize("query", [f"?code={DOCUMENTED}", f"?game=cards&code={CODE}"])
def test_nothing_is_said_before_the_browser_has_answered(query: str) -> None:
    tab = opened(query, "share")
    for how, outcome, key in (
        ("copy", "copied", "giving.copied_link"),
        ("copy", "not_copied", "giving.not_copied"),
        ("share", "shared", "giving.shared"),
        ("share", "not_shared", "giving.not_shared"),
    ):
        before = tab.said()
        tab.page.send(f"{how} link")
        assert tab.did[-1] == (how, "link")
        assert (status_of(tab, "link"), tab.said()) == ("", before)  # also what was said the last time
        tab.page.send(f"given link {outcome}")
        assert status_of(tab, "link") == sentence(key)
        assert tab.said().endswith(sentence(key))
    tab.page.send("close")
    tab.page.send("share")
    assert status_of(tab, "link") == ""


@pytest.mark.parametrize("query", [f"?code={DOCUMENTED}", f"?game=cards&code={CODE}"])
def test_an_answer_that_comes_after_the_window_was_closed_is_in_the_log(query: str) -> None:
    tab = opened(query, "share", "copy link", "close", "given link copied")
    assert tab.said().endswith(sentence("giving.copied_link"))
    tab.page.send("share")
    assert status_of(tab, "link") == ""


@pytest.mark.parametrize("query", [f"?code={DOCUMENTED}", f"?game=cards&code={CODE}"])
def test_what_no_field_shows_is_neither_copied_nor_said(query: str) -> None:
    tab = opened(query, "share")
    did, said = list(tab.did), tab.said()
    for message in (
        "copy",
        "copy <b>",
        "share what",
        "given",
        "given link",
        "given link maybe",
        "given x copied",
    ):
        tab.page.send(message)
    assert (tab.did, tab.said(), tab.page.model.given) == (did, said, "")
    tab.page.send("close")
    tab.page.send("copy link")
    assert tab.did == did


def test_only_the_text_that_was_copied_says_so() -> None:
    tab = opened(f"?code={DOCUMENTED}&moves=s", "share", "copy game", "given game copied")
    assert (status_of(tab, "link"), status_of(tab, "game")) == ("", sentence("giving.copied_game"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_its_words(language: str) -> None:
    words = words_of(language)
    for field in FIELDS:
        for outcome in OUTCOMES:
            tab = opened(f"?code={DOCUMENTED}&lang={language}", "share", f"given {field} {outcome}")
            key = f"giving.copied_{field}" if outcome == "copied" else f"giving.{outcome}"
            assert tab.said().endswith(words.say(key))


def test_a_board_in_another_page_has_no_links() -> None:
    tab = Tab()
    tab.open(f"?code={DOCUMENTED}", embed=True)
    tab.page.send("more")
    assert tab.dialog.find("data-do", "share") == []
    tab.page.send("share")
    assert tab.page.model.window == "more"
