"""Links that are nearly right: read as they are meant, or what was not understood is said (P13)."""

import pytest

from tests.samples import DOCUMENTED, LANGUAGES, words_of
from tests.web.fake_browser import Tab

MATCH = "GC1-232-AAAAAAB"
OTHER = "GO1-C-BBBBBBB"


def opened(address: str, is_cards: bool = False) -> Tab:
    tab = Tab(is_cards=is_cards)
    tab.open(address)
    return tab


def state(tab: Tab) -> tuple[str, str]:
    session = tab.page.model.session
    return session.code, "".join(session.done)


def said(tab: Tab, key: str, **values: object) -> bool:
    """Whether a sentence is shown and heard."""
    sentence = words_of(tab.page.words.language).say(key, values)
    problem = tab.page.model.problem
    return problem is not None and problem.in_words(tab.page.words) == sentence and sentence in tab.said()


@pytest.mark.parametrize(
    "address",
    [
        f"?code={DOCUMENTED}&amp;moves=s52&amp;lang=en",
        f"?lang=en&amp;amp;code={DOCUMENTED}&amp;amp;moves=s52",
        f"?Code={DOCUMENTED}&MOVES=s52",
        f"?code=&code={DOCUMENTED}&moves=s52",
        f"?fbclid=IwAR0&code={DOCUMENTED}&moves=s52&utm_source=x",
    ],
)
def test_p13_a_link_that_is_nearly_right_is_read_as_it_is_meant(address: str) -> None:
    tab = opened(address)
    assert state(tab) == (DOCUMENTED, "s52")
    assert tab.page.model.problem is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rest", "key", "found"),
    [
        (f"&code={OTHER}", "error.link_twice", DOCUMENTED),
        ("&position=S~7C8S.6H~7D~", "error.link_twice", DOCUMENTED),
        ("&moves=s&moves=s52", "error.link_unread", "moves=s52"),
        ("&move=s52", "error.link_unread", "move=s52"),
        ("&deal=12", "error.link_unread", "deal=12"),
        (f"&x={OTHER}", "error.link_unread", f"x={OTHER.lower()}".replace(OTHER.lower(), OTHER)),
        ("&game=card", "error.link_unread", "game=card"),
        (";moves=s52", "error.link_unread", "moves=s52"),
    ],
)
def test_p13_what_is_not_understood_of_a_link_is_said(language: str, rest: str, key: str, found: str) -> None:
    tab = opened(f"?lang={language}&code={DOCUMENTED}{rest}")
    assert state(tab)[0] == DOCUMENTED
    assert said(tab, key, found=found)


@pytest.mark.parametrize("address", ["?moves=s52", f"?{DOCUMENTED}", "?cod=GO1-E-AAAAAAB", "?p=S~7C~7D~"])
def test_p13_a_link_that_names_no_deal_in_our_words_says_so(address: str) -> None:
    tab = opened(address)
    assert tab.page.model.problem is not None
    assert tab.page.model.problem.key in ("error.link_moves", "error.link_unread")
    assert tab.page.model.problem.in_words(tab.page.words) in tab.said()


def test_p13_the_address_of_others_is_passed_over_without_a_word() -> None:
    tab = opened("?fbclid=IwAR0abc&utm_source=chat&ref=home&v=12")
    assert tab.page.model.problem is None


def test_p13_a_bad_code_is_said_before_what_else_was_not_understood() -> None:
    tab = opened("?code=GO1-E-AAAA&move=s")
    assert tab.page.model.problem.key == "error.code_short"
    assert words_of("en").say("error.link_unread", {"found": "move=s"}) in tab.said()


@pytest.mark.parametrize("rest", ["&moves=d x11", "&position=S~7C~7D~"])
def test_b3_what_the_card_game_does_not_take_from_a_link_is_said(rest: str) -> None:
    tab = opened(f"?game=cards&code={MATCH}{rest}", True)
    assert tab.page.model.match.line.code == MATCH
    sentence = words_of("en").say("error.link_unread", {"found": rest[1:]})
    assert tab.page.model.problem.in_words(tab.page.words) == sentence
    assert sentence in tab.game.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_p3_a_number_alone_in_a_link_is_dealt_and_says_so(language: str) -> None:
    tab = opened(f"?code=49,621&lang={language}")
    assert state(tab)[0] == "MS1-C-49621"
    sentence = words_of(language).say("log.numbered", {"number": "49621", "code": "MS1-C-49621"})
    assert sentence in tab.said()
    assert tab.page.model.problem is None


@pytest.mark.parametrize("rule", ["S", "ED", "J"])
def test_p3_a_number_alone_in_the_new_game_window_is_dealt_under_the_chosen_rule(rule: str) -> None:
    code = f"MS1-{rule}-49621"
    tab = opened("")
    tab.page.send("new")
    tab.page.send(f"start {rule} ms49621")
    assert state(tab)[0] == code
    assert words_of("en").say("log.numbered", {"number": "49621", "code": code}) in tab.said()


def test_p3_a_number_that_is_none_of_a_deal_is_refused_in_the_window() -> None:
    tab = opened("")
    before = state(tab)
    tab.page.send("start E 49.5")
    assert state(tab) == before
    assert tab.page.model.problem.key == "error.code_number"
