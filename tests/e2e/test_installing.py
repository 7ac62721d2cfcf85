"""Installing: manifests, shortcuts and the deal of the day behind one, the install button, the policy of the page."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, expect

from golf.i18n.po import SOURCE
from golf.site.serve import SiteServer

from .driving import CODE, LANGUAGES, Golf, eventually, open_settings, say, until
from .watching import Watch

pytestmark = pytest.mark.unmetered


def test_d4_manifest_has_all_that_installs_nicely(golf: Golf, site: SiteServer) -> None:
    golf.open()
    address = urljoin(golf.address, golf.page.locator("link[rel=manifest]").get_attribute("href") or "")
    manifest = json.loads(golf.page.request.get(address).text())
    assert manifest["description"]
    assert manifest["categories"]
    assert manifest["launch_handler"] == {"client_mode": "focus-existing"}
    assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"wide", "narrow"}
    for shot in manifest["screenshots"]:
        assert golf.page.request.get(urljoin(address, shot["src"])).ok
        assert shot["label"]
    for shortcut in manifest["shortcuts"]:
        assert golf.page.request.get(urljoin(address, shortcut["url"])).ok


@pytest.mark.parametrize("language", LANGUAGES)
def test_d4_the_installed_game_speaks_the_language_of_the_page(golf: Golf, language: str) -> None:
    golf.open(f"?lang={language}")
    address = urljoin(golf.address, golf.page.locator("link[rel=manifest]").get_attribute("href") or "")
    manifest = json.loads(golf.page.request.get(address).text())
    names = [shortcut["name"] for shortcut in manifest["shortcuts"]]
    assert names == [say(language, key) for key in ("action.new", "action.daily", "rules_window.title")]
    assert urljoin(address, manifest["start_url"]) == golf.address


FOLDERS = ("", "golf/", "golf-dev/", "a/b/")


@pytest.fixture
def folders(dist: Path, tmp_path: Path, watch: Watch) -> Iterator[str]:
    """An origin with the game in several folders, as a preview or a fork lies beside it; its address."""
    for folder in FOLDERS:
        shutil.copytree(dist, tmp_path / folder, copy_function=os.link, dirs_exist_ok=True)
    with SiteServer(tmp_path) as server:
        watch.allow_origin(server.address)
        yield server.address


def test_d4_each_folder_of_an_origin_is_an_application_of_its_own(
    golf: Golf, folders: str, browser: Browser
) -> None:
    """The same one in every language; what the browser itself says that it would install."""
    if browser.browser_type.name != "chromium":
        pytest.skip("only Chromium says as what a page would be installed")
    found = {}
    session = golf.page.context.new_cdp_session(golf.page)
    for folder in FOLDERS:
        golf.address = folders + folder
        for language in LANGUAGES:
            golf.open(f"?lang={language}&code={CODE}")
            link = golf.page.locator("link[rel=manifest]")
            name = "manifest.webmanifest" if language == SOURCE else f"manifest-{language}.webmanifest"
            expect(link).to_have_attribute("href", re.compile(re.escape(name)))
            found[folder, language] = session.send("Page.getAppId")["appId"]
    assert found == {(folder, language): folders + folder for folder in FOLDERS for language in LANGUAGES}


def test_d4_a_shortcut_opens_its_window(golf: Golf) -> None:
    golf.open("?do=new")
    expect(golf.window("new")).to_be_visible()
    golf.open("?do=start E")
    expect(golf.page.locator("dialog[open]")).to_have_count(0)


LAUNCHES = """
  const launched = location.href;
  const setConsumer = (hear) => { window.launch = hear; hear({targetURL: launched}); };
  Object.defineProperty(window, 'launchQueue', {value: {setConsumer}});
"""


def test_d4_a_shortcut_is_carried_out_once_and_by_an_open_game_too(golf: Golf) -> None:
    golf.page.add_init_script(LAUNCHES)
    golf.open("?do=daily")
    said = golf.log.get_by_text(say("en", "log.daily"))
    expect(said).to_have_count(1)
    until(golf.page, "Boolean(window.launch)")
    golf.play("s")
    expect(said).to_have_count(1)
    golf.page.evaluate("launch({targetURL: new URL('./?do=daily', location.href).href})")
    expect(said).to_have_count(2)
    expect(golf.field("moves")).to_have_text("1")
    # The card game leads to the solitaire first.
    golf.open("?game=cards")
    until(golf.page, "Boolean(window.launch)")
    golf.page.evaluate("launch({targetURL: new URL('./?do=new', location.href).href})")
    expect(golf.window("new")).to_be_visible()


def _launch(golf: Golf, target: str) -> None:
    until(golf.page, "Boolean(window.launch)")
    golf.page.evaluate("(target) => launch({targetURL: target})", golf.address + target)


# From a page that is open, a shortcut or a captured link: where it leads, "" where it is the page that is open.
FROM_TO = [
    ("", "rules/en/", "rules/en/"),
    ("", "?game=cards", "?game=cards"),
    ("", f"?code={CODE}", f"?code={CODE}"),
    ("", "embed/", "embed/"),
    ("", "?lang=pl", "?lang=pl"),
    ("", "", ""),
    (f"?code={CODE}", "", ""),
    (f"?code={CODE}", f"?code={CODE}", ""),
    ("?game=cards", "", ""),
    ("?game=cards", "?game=cards", ""),
    ("?game=cards", "rules/en/", "rules/en/"),
    ("rules/en/", "?do=new", "?do=new"),
    ("rules/en/", "?game=cards", "?game=cards"),
    ("rules/en/", "rules/en/", ""),
    ("rules/en/", "rules/pl/", "rules/pl/"),
    ("rules/en/", "", ""),
    ("embed/", "?do=daily", "?do=daily"),
]


@pytest.mark.parametrize(("shown", "target", "to"), FROM_TO)
def test_d4_a_shortcut_or_captured_link_leads_where_it_says_from_any_open_page(
    golf: Golf, shown: str, target: str, to: str
) -> None:
    golf.page.add_init_script(LAUNCHES)
    if "/" in shown:
        golf.page.goto(golf.address + shown)
    else:
        golf.open(shown)
    until(golf.page, "Boolean(window.launch)")
    golf.page.evaluate("window.old = true")
    went: list[str] = []
    golf.page.on("framenavigated", lambda frame: went.append(frame.url) if not frame.parent_frame else None)
    _launch(golf, target)
    if to:
        eventually(golf.page, lambda: golf.address + to in went, f"went to {to}")
        until(golf.page, "!window.old && document.readyState === 'complete'")
    else:
        golf.page.wait_for_timeout(300)
        assert golf.page.evaluate("window.old")


# Each of these is denied or thrown by some browser, frame or extension.
OPTIONAL = {
    "register": "ServiceWorkerContainer.prototype.register = () => { throw new Error('denied'); }",
    "service worker": "Object.defineProperty(Navigator.prototype, 'serviceWorker', {get() { throw new Error('denied'); }})",
    "launch queue": "Object.defineProperty(window, 'launchQueue', {get() { throw new Error('denied'); }})",
    "storage manager": "StorageManager.prototype.persisted = () => { throw new Error('denied'); }",
    "history": "history.replaceState = () => { throw new Error('denied'); }",
    "timing": "performance.getEntriesByType = () => { throw new Error('denied'); }",
    "database": "Object.defineProperty(window, 'indexedDB', {value: indexedDB, configurable: false})",
    "idle time": "delete window.requestIdleCallback",
}


@pytest.mark.parametrize("denied", OPTIONAL)
def test_what_goes_on_beside_the_game_does_not_stop_it(golf: Golf, watch: Watch, denied: str) -> None:
    watch.expect("console warning: .*(denied|redefine)")
    golf.page.add_init_script(OPTIONAL[denied])
    golf.open("?do=new")
    expect(golf.window("new")).to_be_visible()
    golf.page.keyboard.press("Escape")
    until(golf.page, "performance.getEntries().some(({ name }) => /hand-\\w+\\.js/.test(name))")
    until(golf.page, "golf.listed()")
    if denied not in ("register", "service worker"):
        expect(golf.root).to_have_attribute("data-offline", "ready")
    golf.page.evaluate("golf.offline('persist')")


def test_d4_the_deal_of_the_day_is_the_same_for_everybody(golf: Golf, new_golf: Callable[..., Golf]) -> None:
    """From the shortcut and from the window, without a network too; a reload goes on with it."""
    today = "GO1-E-AAAAC2X"
    golf.page.clock.set_fixed_time("2026-11-30T12:00:00")
    golf.open("?do=daily")
    expect(golf.field("code")).to_have_text(today)
    expect(golf.log.get_by_text(say("en", "log.daily"))).to_be_attached()
    golf.play("s")
    assert "do=" not in golf.page.url
    golf.reload()
    golf.expect_game(today, "s")
    other = new_golf(1280, 900)
    other.page.clock.set_fixed_time("2026-11-30T12:00:00")
    other.open(f"?code={CODE}")
    expect(other.root).to_have_attribute("data-offline", "ready")
    other.page.context.set_offline(True)
    other.button("action.new").click()
    other.window("new").get_by_role("button", name=say("en", "action.daily")).click()
    other.expect_game(today, "")
    other.page.clock.set_fixed_time("2026-12-01T12:00:00")
    other.button("action.new").click()
    other.window("new").get_by_role("button", name=say("en", "action.daily")).click()
    expect(other.field("code")).not_to_have_text(today)


def test_d4_installing_is_offered_where_the_browser_can(golf: Golf) -> None:
    golf.open()
    expect(golf.root).to_have_attribute("data-offline", "ready")
    golf.page.evaluate(
        """() => {
          const event = new Event('beforeinstallprompt', {cancelable: true});
          event.prompt = () => (window.prompted = true);
          event.userChoice = Promise.resolve({outcome: 'accepted'});
          dispatchEvent(event);
          window.prevented = event.defaultPrevented;
        }"""
    )
    window = open_settings(golf)
    install = window.get_by_role("button", name=say("en", "action.install"), exact=True)
    install.click()
    expect(install).to_have_count(0)
    assert golf.page.evaluate("[window.prompted, window.prevented]") == [True, True]
    # Then, and not before, the browser is asked to keep the games.
    expect(
        window.get_by_text(
            re.compile(
                "|".join(map(re.escape, (say("en", "offline.kept_yes"), say("en", "offline.kept_no"))))
            )
        )
    ).to_be_visible()


def test_d4_on_ios_the_way_to_install_is_told(golf: Golf) -> None:
    golf.page.add_init_script("Object.defineProperty(Navigator.prototype, 'standalone', {get: () => false})")
    golf.open()
    expect(golf.root).to_have_attribute("data-offline", "ready")
    expect(open_settings(golf).get_by_text(say("en", "offline.ios"), exact=True)).to_be_visible()


def test_the_policy_forbids_what_the_page_does_not_need(golf: Golf, watch: Watch) -> None:
    watch.expect("Content Security Policy")
    golf.open(f"?code={CODE}")
    policy = golf.page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute("content") or ""
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert "unsafe-inline" not in rules["script-src"] + rules["style-src"]
    assert "'unsafe-eval'" not in rules["script-src"]
    blocked = golf.page.evaluate(
        """() => new Promise((done) => {
          addEventListener('securitypolicyviolation', ({violatedDirective}) => done(violatedDirective));
          const script = document.createElement('script');
          script.textContent = 'window.hit = 1';
          document.body.append(script);
        })"""
    )
    assert blocked.startswith("script-src")
    assert golf.page.evaluate("window.hit") is None
