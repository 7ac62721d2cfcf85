"""The advisor without a network, without Pyodide, and without any worker: the game never waits for it."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from golf.site.serve import SiteServer
from golf.solitaire.advisor.forwards import solve
from golf.solitaire.opening import open_game

from .advising import hint_texts, hinted_move, verdict_text
from .driving import CODE, DOCUMENTED, Golf, query, say, session_after, until
from .watching import Watch

pytestmark = pytest.mark.unmetered


@pytest.fixture
def own_site(dist: Path, tmp_path: Path, watch: Watch) -> Iterator[SiteServer]:
    """A site of the test's own, from which it may take files away."""
    folder = tmp_path / "site"
    shutil.copytree(dist, folder, copy_function=os.link)
    with SiteServer(folder) as server:
        watch.allow_origin(server.address)
        yield server


@pytest.fixture
def own_golf(new_golf: Callable[..., Golf], own_site: SiteServer) -> Golf:
    golf = new_golf()
    golf.address = own_site.address
    return golf


def test_winnable_cards_are_dealt_offline_before_any_worker_was_started(
    own_golf: Golf, own_site: SiteServer, watch: Watch
) -> None:
    golf = own_golf
    golf.open(f"?code={CODE}")
    expect(golf.root).to_have_attribute("data-offline", "ready")
    own_site.stop()
    golf.reload()
    for rule, letter in (("classic", "C"), ("easy", "E")):
        golf.button("action.new").click()
        window = golf.window("new")
        window.get_by_role("radio", name=say("en", f"rules.{rule}")).check()
        expect(window.get_by_role("checkbox", name=say("en", "new_window.winnable"))).to_be_checked()
        window.get_by_role("radio", name=say("en", "new_window.difficulty_gentle")).check()
        window.get_by_role("button", name=say("en", "new_window.deal"), exact=True).click()
        expect(golf.field("code")).to_contain_text(f"GO1-{letter}-")
        answer = solve(open_game(golf.field("code").inner_text())[1])
        assert answer.winnable
        assert answer.best <= -5  # gentle
        expect(golf.notice(say("en", "error.no_list"))).to_be_hidden()
    assert golf.page.workers == []
    assert not [url for url in watch.requests if "/pyodide-" in url]
    session = session_after(golf.field("code").inner_text(), "")
    assert hinted_move(session, hint_texts(golf)[0])  # and the advisor starts without a network too


def test_where_pyodide_cannot_be_fetched_micropython_answers_and_it_can_be_tried_again(
    own_golf: Golf, own_site: SiteServer, watch: Watch
) -> None:
    watch.expect("404")
    watch.expect("advisor's pyodide failed")
    (stdlib,) = own_site.folder.glob("pyodide-*/python_stdlib.zip")
    away = own_site.folder.parent / "away.zip"
    stdlib.rename(away)
    golf = own_golf
    golf.open(query(CODE, "s"))
    golf.button("action.settings").click()
    window = golf.window("settings")
    expect(window).to_contain_text(say("en", "settings_window.quick_absent"))
    fetch = window.get_by_role("button", name=say("en", "action.fetch-advisor"), exact=True)
    fetch.click()
    expect(window).to_contain_text(say("en", "settings_window.quick_failed"))
    golf.page.keyboard.press("Escape")
    session = session_after(CODE, "s")
    assert hinted_move(session, hint_texts(golf)[0]) == solve(session.table).line[0]
    expect(golf.root).to_have_attribute("data-advisor", "micropython")
    away.rename(stdlib)
    golf.button("action.settings").click()
    fetch.click()
    expect(window).to_contain_text(say("en", "settings_window.quick_ready"), timeout=60_000)
    expect(fetch).to_have_count(0)
    golf.page.keyboard.press("Escape")
    expect(golf.root).to_have_attribute("data-advisor", "pyodide")
    golf.play("5 s")
    golf.button("action.verdict").click()
    expect(golf.field("verdict")).to_have_text(verdict_text(session_after(CODE, "s 5 s")))


@pytest.mark.parametrize("how", ["no workers here", "script broken"])
def test_where_no_worker_can_start_the_game_is_played_and_says_so_once(
    own_golf: Golf, own_site: SiteServer, watch: Watch, how: str
) -> None:
    watch.expect("advisor's (micropython|pyodide) failed")
    golf = own_golf
    if how == "script broken":
        (script,) = own_site.folder.glob("assets/advisor-*.js")
        script.unlink()  # a link to the file of all tests
        script.write_text("throw new Error('broken');", "utf-8")
    else:
        golf.page.add_init_script(
            "window.Worker = class { constructor() { throw new Error('no workers here'); } };"
        )
    golf.open(f"?code={CODE}")
    golf.page.evaluate("golf.send('set verdict on')")
    said = say("en", "error.advisor")
    expect(golf.notice(said)).to_be_visible()
    golf.button("action.dismiss").click()
    golf.page.evaluate("golf.send('set warn on')")  # to ask for more is to ask again
    expect(golf.notice(said)).to_be_visible()
    times = golf.log_lines().count(said)
    golf.button("action.dismiss").click()
    golf.play(DOCUMENTED["won_game"])
    expect(golf.root).to_have_attribute("data-status", "won")
    assert golf.log_lines().count(said) == times
    golf.page.evaluate("golf.send('restart')")
    golf.play("s")
    golf.button("action.hint").click()  # asked for, so it is said again
    expect(golf.notice(said)).to_be_visible()
    expect(golf.button("action.hint")).not_to_have_attribute("aria-busy", "true")
    golf.play("5")
    golf.expect_game(CODE, "s 5")


@pytest.mark.parametrize("lost", ["advice", "advisor", "golf-advisor"])
def test_advice_that_a_new_deployment_took_away_offers_to_load_the_page_again(
    own_golf: Golf, own_site: SiteServer, watch: Watch, lost: str
) -> None:
    """Without a service worker, which would have stored it: asking again could not help."""
    watch.expect("404")
    watch.expect("advisor's (micropython|pyodide) failed")
    golf = own_golf
    golf.page.add_init_script("delete Navigator.prototype.serviceWorker")
    golf.open(query(CODE, "s"))
    for file in own_site.folder.glob(f"assets/{lost}-*"):
        away = file.rename(own_site.folder.parent / file.name)
    golf.button("action.hint").click()
    expect(golf.notice(say("en", "error.advisor_gone"))).to_be_visible()
    expect(golf.button("action.hint")).not_to_have_attribute("aria-busy", "true")
    shutil.copy(away, own_site.folder / "assets" / away.name)  # the new deployment, as good as
    golf.page.evaluate("window.old = true")
    golf.button("action.update-app").click()
    until(golf.page, "!window.old && document.documentElement.dataset.ready")
    golf.expect_game(CODE, "s")
    hint_texts(golf)
