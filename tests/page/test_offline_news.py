"""What the offline script says becomes part of the model; a new version waits until it is asked for (D4)."""

from hypothesis import given

from golf.page.nodes import html
from golf.page.offline import ASKS, PARTS, Offline, read_news
from golf.solitaire.page.view import view
from tests.samples import words_of
from tests.solitaire.page.playing import dealt, effects_of, send
from tests.strategies import RUBBISH


@given(RUBBISH)
def test_rubbish_is_no_news(text: str) -> None:
    known = dealt().offline
    news = read_news(known, text)
    assert isinstance(news, Offline)
    assert news == known or text.split(" ")[0] in (*PARTS, "update", "install", "kept")


def test_progress_and_readiness_are_shown_in_the_settings() -> None:
    model = send(dealt(), "offline game ready 0 400", "offline rules fetching 30 90", "settings")
    shown = html(view(model, words_of("en")).window)
    assert words_of("en").say("offline.ready", {"total": 400}) in shown
    assert words_of("en").say("offline.fetching", {"done": 30, "total": 90}) in shown
    assert 'data-ready="game"' in shown


def test_nothing_is_shown_where_nothing_can_be_kept() -> None:
    assert "offline" not in html(view(send(dealt(), "settings"), words_of("en")).window)


def test_a_new_version_offers_itself_and_changes_nothing() -> None:
    before = dealt("GO1-E-AAAAAAB", "s")
    model = send(before, "offline update waiting")
    assert model.session is before.session
    assert effects_of(before, "offline update waiting") == []
    assert words_of("en").say("offline.update") in html(view(model, words_of("en")).game)
    later = send(model, "offline update none")
    assert words_of("en").say("offline.update") not in html(view(later, words_of("en")).game)


def test_another_notice_does_not_hide_that_a_new_version_waits() -> None:
    linked = send(dealt("GO1-E-AAAAAAB", "s"), "link GO1-E-BBBBBBB", "offline update waiting")
    failed = send(linked, "unstored")
    for model, notice in ((linked, "notice.aside"), (failed, "error.page_unstored")):
        shown = html(view(model, words_of("en")).game)
        assert words_of("en").say(notice) in shown
        assert words_of("en").say("offline.update") in shown
        assert 'data-do="update-app"' in shown
        assert 'data-do="back"' in shown


def test_the_card_game_is_a_part_that_can_be_fetched() -> None:
    model = send(dealt(), "offline game ready 0 400", "offline cards absent 0 80", "settings")
    shown = html(view(model, words_of("en")).window)
    assert words_of("en").say("offline.cards") in shown
    assert words_of("en").say("offline.absent", {"total": 80}) in shown
    assert 'data-do="fetch-cards"' in shown
    there = html(view(send(model, "offline cards ready 0 80"), words_of("en")).window)
    assert 'data-do="fetch-cards"' not in there


def test_advice_that_has_gone_with_its_version_says_that_loading_again_helps() -> None:
    asked = send(dealt("GO1-E-AAAAAAB", "s"), "hint")
    for message, key in (("advisor-failed", "error.advisor"), ("advisor-failed gone", "error.advisor_gone")):
        model = send(asked, message)
        assert model.problem is not None
        assert model.problem.key == key
        assert model.log[-1].key == key


def test_what_is_asked_for_goes_out() -> None:
    for what in ASKS:
        assert effects_of(dealt(), what) == [("offline", what)]


def test_installing_is_a_button_or_a_sentence() -> None:
    button = html(view(send(dealt(), "offline install prompt", "settings"), words_of("en")).window)
    assert 'data-do="install"' in button
    told = html(view(send(dealt(), "offline install ios", "settings"), words_of("en")).window)
    assert 'data-do="install"' not in told
    assert words_of("en").say("offline.ios") in told
