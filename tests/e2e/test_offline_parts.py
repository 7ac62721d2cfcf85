"""Offline to the end: rules pages and hints without a network, updates that wait, interrupted installs (D4)."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from golf.site.serve import SiteServer
from golf.site.static_files import filled

from .driving import CODE, DOCUMENTED, Golf, eventually, open_settings, say, until
from .watching import Watch

pytestmark = pytest.mark.unmetered


class Host:
    """A site that can change, lose files and go away, as the real ones do."""

    def __init__(self, dist: Path, folder: Path, watch: Watch) -> None:
        shutil.copytree(dist, folder)
        self.folder = folder
        self._server = SiteServer(folder, prefix="/golf/")
        self._server.__enter__()
        self.address = self._server.address
        watch.allow_origin(self.address)

    def stop(self) -> None:
        self._server.stop()

    def deploy(self, name: str) -> None:
        """A build with another game: another page, other facts, another version of the shell."""
        self.edit("index.html", r'"version":"[^"]*"', f'"version":"{name}"')
        self.edit("sw.js", r'const VERSION = "[^"]*"', f'const VERSION = "{name}"')

    def deploy_cards(self, name: str) -> Path:
        """A build with another card game; gives the file that has another name in it."""
        old = next((self.folder / "assets").glob("golf-cards-??????????.txt"))
        new = old.with_name("golf-cards-aaaaaaaaaa.txt")
        shutil.copy(old, new)
        for file in ("index.html", "sw.js"):
            self.edit(file, re.escape(old.name), new.name)
        self.deploy(name)
        return new

    def switch_off(self) -> None:
        """A build without what is stored: `GOLF_OFFLINE=off`."""
        self.edit("index.html", r'"offline":"[^"]*"', '"offline":""')
        (self.folder / "sw.js").write_text(filled("offline/sw-off.js"), "utf-8")

    def edit(self, file: str, pattern: str, text: str) -> None:
        path = self.folder / file
        changed, count = re.subn(pattern, text, path.read_text("utf-8"), count=1)
        assert count == 1
        path.write_text(changed, "utf-8")


# Has a service worker lose its caches once it is asked to.
BROKEN_CACHES = """
addEventListener('message', ({ data, ports }) => {
  if (data !== 'break') return;
  const refuse = async () => { throw new DOMException('damaged', 'UnknownError'); };
  for (const name of ['match', 'open', 'has', 'keys', 'delete']) CacheStorage.prototype[name] = refuse;
  ports[0].postMessage('broken');
});
"""


@pytest.fixture
def host(dist: Path, tmp_path: Path, watch: Watch) -> Iterator[Host]:
    made = Host(dist, tmp_path / "site", watch)
    yield made
    watch.expect("ERR_CONNECTION_REFUSED")  # a page that is open still may ask for something in idle time
    made.stop()


@pytest.fixture
def visited(new_golf: Callable[..., Golf], host: Host) -> Iterator[Golf]:
    """A game after a first visit, stored and with its page under the service worker."""
    golf = new_golf()
    golf.address = host.address
    golf.open(f"?code={CODE}")
    expect(golf.root).to_have_attribute("data-offline", "ready")
    golf.play("s")
    yield golf
    golf.page.close()  # before its host goes away, from which it may just be fetching the fast advisor


def fetch_rules(golf: Golf) -> None:
    """As the button of the settings does, which is gone if a pause has fetched them already."""
    window = open_settings(golf)
    rules = window.locator('[data-part="rules"]')
    if rules.get_attribute("data-state") == "absent":
        golf.page.evaluate("golf.offline('fetch-rules')")
    expect(rules).to_have_attribute("data-state", "ready")
    golf.page.keyboard.press("Escape")


def fetch_advisor(golf: Golf) -> None:
    open_settings(golf).get_by_role("button", name=say("en", "action.fetch-advisor")).click()
    expect(golf.root).to_have_attribute("data-advisor", "pyodide", timeout=60_000)


def version(golf: Golf) -> str:
    found: str = golf.page.evaluate("JSON.parse(document.getElementById('golf-build').textContent).version")
    return found


def caches(golf: Golf) -> list[str]:
    found: list[str] = golf.page.evaluate("caches.keys()")
    return sorted(found)


def update(golf: Golf) -> str:
    """Have the browser look for a new version; gives the state in which its install ends."""
    found: str = golf.page.evaluate(
        """() => navigator.serviceWorker.getRegistration().then((registration) => {
             const ended = new Promise((done) => registration.addEventListener('updatefound', () => {
               const worker = registration.installing;
               worker.addEventListener('statechange', () => done(worker.state), { once: true });
             }));
             return registration.update().then(() => ended);
           })"""
    )
    return found


def open_cards(golf: Golf) -> None:
    golf.open("?game=cards")
    expect(golf.root).to_have_attribute("data-offline", "ready")


def take_update(golf: Golf) -> None:
    expect(golf.page.locator(".notice")).to_contain_text(say("en", "offline.update"))
    golf.page.locator(".notice").get_by_role("button", name=say("en", "action.update-app")).click()


def lose_what_is_stored(golf: Golf) -> None:
    golf.page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    assert caches(golf) == []


def test_d4_without_a_network_play_win_rules_and_a_winnable_new_game(
    visited: Golf, host: Host, watch: Watch
) -> None:
    golf = visited
    watch.expect("advisor's pyodide failed")  # it was about to be fetched
    fetch_rules(golf)
    host.stop()
    golf.reload()
    golf.expect_game(CODE, "s")
    golf.play(" ".join(DOCUMENTED["won_game"].split()[1:]))
    expect(golf.root).to_have_attribute("data-status", "won")
    golf.button("action.new").click()
    golf.window("new").get_by_role("button", name=say("en", "new_window.deal"), exact=True).click()
    expect(golf.root).to_have_attribute("data-status", "playing")
    expect(golf.field("moves")).to_have_text("0")
    code = golf.field("code").inner_text()
    page = golf.page
    page.goto(host.address + "rules/en/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.top')).display") == "flex"
    )  # its style too
    page.locator("#figure-deal a[data-frame]").click()
    frame = page.frame_locator("#figure-deal iframe")
    expect(frame.locator("html")).to_have_attribute("data-ready", "true")
    golf.open()
    expect(golf.field("code")).to_have_text(code)


def test_d4_hints_come_without_a_network(visited: Golf, host: Host) -> None:
    golf = visited
    expect(golf.root).to_have_attribute("data-offline", "ready")
    host.stop()
    golf.reload()
    golf.button("action.hint").click()
    expect(golf.page.locator(".bubble.advice .bubble-more")).not_to_be_empty(timeout=30_000)
    assert golf.root.get_attribute("data-advisor") == "micropython"


def test_d4_hints_come_from_pyodide_once_it_was_fetched(visited: Golf, host: Host) -> None:
    golf = visited
    fetch_rules(golf)  # or they would be fetched in the next pause
    fetch_advisor(golf)
    host.stop()
    golf.page.keyboard.press("Escape")
    golf.reload()
    fetch_advisor(golf)
    golf.page.keyboard.press("Escape")
    golf.button("action.hint").click()
    expect(golf.page.locator(".bubble.advice .bubble-more")).not_to_be_empty(timeout=30_000)


def test_d4_the_settings_say_what_is_there(visited: Golf) -> None:
    window = open_settings(visited)
    for part in ("game", "hints"):
        expect(window.locator(f'[data-part="{part}"]')).to_have_attribute("data-state", "ready")
    expect(window.locator('[data-part="rules"]')).to_have_attribute("data-state", "absent")
    sizes = window.locator(".offline-parts dd").all_inner_texts()
    assert all(int(re.findall(r"\d+", size)[-1]) > 5 for size in sizes)
    # The rules pages are those of the language.
    window.get_by_role("button", name=say("en", "action.fetch-rules")).click()
    expect(window.locator('[data-part="rules"]')).to_have_attribute("data-state", "ready")
    window.get_by_role("combobox").select_option("pl")
    expect(visited.window("settings", "pl").locator('[data-part="rules"]')).to_have_attribute(
        "data-state", "absent"
    )


def test_d4_rules_pages_are_fetched_when_the_page_is_idle_after_a_move(visited: Golf) -> None:
    until(
        visited.page,
        "caches.keys().then((names) => names.some((name) => name.includes(' rules en ')))",
        timeout=20_000,
    )


def test_d4_an_update_waits_is_offered_and_taken_without_losing_the_game(visited: Golf, host: Host) -> None:
    golf = visited
    fetch_rules(golf)
    old = version(golf)
    golf.page.evaluate("caches.open('another project').then((cache) => cache.put('x', new Response('y')))")
    before = caches(golf)
    host.deploy("second")
    golf.reload()  # served from the old version; the new one comes in behind it
    assert version(golf) == old
    notice = golf.page.locator(".notice")
    expect(notice).to_contain_text(say("en", "offline.update"))
    golf.expect_game(CODE, "s")
    golf.play("5")
    assert version(golf) == old
    notice.get_by_role("button", name=say("en", "action.update-app")).click()
    until(golf.page, "JSON.parse(document.getElementById('golf-build').textContent).version === 'second'")
    golf.ready()
    golf.expect_game(CODE, "s 5")
    # Only the old shell goes: not the rules pages, which are the same, and not what is another project's.
    until(golf.page, "(count) => caches.keys().then((names) => names.length === count)", arg=len(before))
    left = caches(golf)
    assert [name for name in left if " shell " not in name] == [
        name for name in before if " shell " not in name
    ]
    assert [name for name in left if " shell " in name] == ["golf /golf/ shell second"]


def test_d4_an_update_never_changes_the_game_in_another_tab(visited: Golf, host: Host) -> None:
    golf = visited
    other = Golf(golf.page.context.new_page(), host.address).open()
    old = version(other)
    host.deploy("second")
    golf.reload()
    expect(golf.page.locator(".notice")).to_contain_text(say("en", "offline.update"))
    other.page.evaluate("window.same = true")
    golf.page.locator(".notice").get_by_role("button", name=say("en", "action.update-app")).click()
    until(golf.page, "JSON.parse(document.getElementById('golf-build').textContent).version === 'second'")
    golf.ready()
    other.play("5")
    assert other.page.evaluate("window.same")
    assert version(other) == old
    # What the old page loads later is still there, without a network too.
    host.stop()
    other.button("action.settings").click()
    other.window("settings").get_by_role("combobox").select_option("ru")
    expect(other.window("settings", "ru")).to_be_visible()


def test_d4_the_offer_works_in_each_tab_also_after_another_has_taken_it(visited: Golf, host: Host) -> None:
    golf = visited
    other = Golf(golf.page.context.new_page(), host.address).open(
        "?code=GO1-E-BBBBBBB"
    )  # puts the game aside
    other.play("s")
    other.open("?code=GO1-E-CCCCCCC")
    expect(other.page.locator(".notice")).to_contain_text(say("en", "notice.aside"))
    host.deploy("second")
    assert update(golf) == "installed"
    expect(other.page.locator(".notice")).to_contain_text(say("en", "notice.aside"))
    for page in (golf, other):
        take_update(page)
        until(page.page, "JSON.parse(document.getElementById('golf-build').textContent).version === 'second'")
        page.ready()
    golf.expect_game(CODE, "s")
    other.expect_game("GO1-E-CCCCCCC", "")
    for page in (golf, other):
        expect(page.page.locator(".notice").get_by_text(say("en", "offline.update"))).to_be_hidden()


def test_d4_later_means_later(visited: Golf, host: Host) -> None:
    host.deploy("second")
    visited.reload()
    notice = visited.page.locator(".notice")
    notice.get_by_role("button", name=say("en", "action.not_now")).click()
    expect(notice).to_be_hidden()
    visited.expect_game(CODE, "s")


def test_d4_an_interrupted_install_leaves_the_old_version_working(
    visited: Golf, host: Host, watch: Watch
) -> None:
    golf = visited
    watch.expect("404")
    old = version(golf)
    host.deploy("broken")
    words = next((host.folder / "assets").glob("words-pl-*.json"))
    kept = words.read_bytes()
    words.unlink()
    host.edit("sw.js", re.escape(words.name), words.name.replace("words-pl-", "words-pl-0"))
    assert update(golf) == "redundant"
    assert [name for name in caches(golf) if "broken" in name] == []
    host.stop()
    golf.reload()
    assert version(golf) == old
    golf.expect_game(CODE, "s")
    assert kept


def test_d4_the_kill_switch_removes_what_was_stored_and_no_game(
    visited: Golf, host: Host, dist: Path
) -> None:
    golf = visited
    golf.page.evaluate("caches.open('another project').then((cache) => cache.put('x', new Response('y')))")
    kept = golf.storage()
    host.switch_off()
    update(golf)
    until(golf.page, "caches.keys().then((names) => names.join() === 'another project')")
    golf.play("5")
    golf.expect_game(CODE, "s 5")
    assert set(golf.storage()) == set(kept)
    until(golf.page, "navigator.serviceWorker.getRegistrations().then((found) => found.length === 0)")


def test_d4_with_the_kill_switch_nothing_is_stored_for_who_comes(
    new_golf: Callable[..., Golf], host: Host
) -> None:
    host.switch_off()
    golf = new_golf()
    golf.address = host.address
    golf.open(f"?code={CODE}")
    fetch_advisor(golf)
    assert caches(golf) == []
    golf.page.close()


def test_d4_after_the_kill_switch_an_old_page_stores_nothing(visited: Golf, host: Host) -> None:
    golf = visited
    fetch_rules(golf)
    host.switch_off()
    update(golf)
    until(golf.page, "caches.keys().then((names) => names.length === 0)")
    fetch_advisor(golf)
    window = golf.window("settings")
    window.get_by_role("combobox").select_option("pl")
    window = golf.window("settings", "pl")
    window.get_by_role("button", name=say("pl", "action.fetch-rules")).click()
    expect(window.locator('[data-part="rules"]')).to_have_attribute("data-state", "failed")
    assert caches(golf) == []


def test_d4_after_the_kill_switch_a_normal_build_is_stored_though_an_old_page_is_open(
    visited: Golf, host: Host
) -> None:
    golf = visited
    normal = {name: (host.folder / name).read_text("utf-8") for name in ("index.html", "sw.js")}
    host.switch_off()
    update(golf)
    # The kill switch has done all its work; the old page stays under its worker.
    until(golf.page, "navigator.serviceWorker.getRegistrations().then((found) => found.length === 0)")
    assert caches(golf) == []
    for name, text in normal.items():
        (host.folder / name).write_text(text, "utf-8")
    other = Golf(golf.page.context.new_page(), host.address).open()
    expect(other.root).to_have_attribute("data-offline", "ready")
    expect(open_settings(other).locator('[data-part="game"]')).to_have_attribute("data-state", "ready")
    other.page.keyboard.press("Escape")
    expect(other.page.locator(".notice").get_by_text(say("en", "offline.update"))).to_be_hidden()
    golf.play("5")
    golf.expect_game(CODE, "s 5")


def test_d4_a_store_that_fails_leaves_the_network(visited: Golf, host: Host, watch: Watch) -> None:
    """As in a damaged profile, where each call to the caches is refused."""
    golf = visited
    host.edit("sw.js", r"(const VERSION = .*)", r"\1\n" + BROKEN_CACHES)
    assert update(golf) in ("installed", "activated")
    golf.page.evaluate(
        "navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting?.postMessage('take over'))"
    )
    until(
        golf.page,
        """() => new Promise((done) => {
             const { port1, port2 } = new MessageChannel();
             port1.onmessage = ({ data }) => done(data === 'broken');
             navigator.serviceWorker.controller.postMessage('break', [port2]);
           })""",
    )
    golf.reload()
    golf.expect_game(CODE, "s")
    expect(open_settings(golf).locator('[data-part="game"]')).to_have_attribute("data-state", "failed")
    golf.page.goto(host.address + "rules/en/")
    expect(golf.page.get_by_role("heading", level=1)).to_be_attached()


def test_d4_the_settings_tell_of_the_card_game_and_fetch_it(visited: Golf, host: Host) -> None:
    golf = visited
    window = open_settings(golf)
    cards = window.locator('[data-part="cards"]')
    expect(cards).to_have_attribute("data-state", "absent")
    window.get_by_role("button", name=say("en", "action.fetch-cards")).click()
    expect(cards).to_have_attribute("data-state", "ready")
    expect(window.get_by_role("button", name=say("en", "action.fetch-cards"))).to_have_count(0)
    host.stop()
    golf.open()
    expect(open_settings(golf).locator('[data-part="cards"]')).to_have_attribute("data-state", "ready")
    golf.open("?game=cards")


def test_d4_a_card_game_that_is_not_stored_says_so_at_once_without_a_network(
    visited: Golf, host: Host, watch: Watch
) -> None:
    golf = visited
    watch.expect(r"^(console error|exception)")
    host.stop()
    golf.page.locator("a.to-cards").click()
    trouble = golf.page.get_by_role("alert")
    expect(trouble).to_contain_text(say("en", "start.network"))
    trouble.get_by_role("link", name=say("en", "start.back"), exact=True).click()
    golf.ready()
    golf.expect_game(CODE, "s")


def test_d4_a_file_that_a_new_deployment_took_away_offers_the_new_version(
    new_golf: Callable[..., Golf], host: Host, watch: Watch
) -> None:
    watch.expect("404")
    golf = new_golf()
    golf.page.add_init_script("delete Navigator.prototype.serviceWorker")
    golf.address = host.address
    golf.open(f"?code={CODE}")
    golf.page.evaluate("golf.later().then(() => null)")
    words = next((host.folder / "assets").glob("words-ru-*.json"))
    kept = words.read_bytes()
    words.unlink()
    golf.page.evaluate("golf.send('set language ru')")
    expect(golf.page.locator(".notice")).to_contain_text(say("en", "offline.update"))
    words.write_bytes(kept)  # the new version's
    take_update(golf)
    golf.ready()
    expect(golf.root).to_have_attribute("lang", "ru")


def test_d4_an_update_brings_the_card_game_that_was_opened_while_it_waited(visited: Golf, host: Host) -> None:
    golf = visited
    host.deploy_cards("second")
    golf.reload()
    expect(golf.page.locator(".notice")).to_contain_text(say("en", "offline.update"))
    open_cards(golf)
    golf.open()
    take_update(golf)
    until(golf.page, "JSON.parse(document.getElementById('golf-build').textContent).version === 'second'")
    golf.ready()
    host.stop()
    golf.open("?game=cards")
    assert version(golf) == "second"


def test_d4_an_update_that_lacks_the_card_game_is_not_taken_without_a_network(
    visited: Golf, host: Host, watch: Watch
) -> None:
    golf = visited
    watch.expect("ERR_CONNECTION_REFUSED")
    open_cards(golf)
    old = version(golf)
    new = host.deploy_cards("second")
    golf.open()
    expect(golf.page.locator(".notice")).to_contain_text(say("en", "offline.update"))
    expect(golf.root).to_have_attribute("data-offline", "ready")
    golf.page.evaluate(
        """(name) => caches.keys()
             .then((names) => caches.open(names.find((one) => one.endsWith(' cards'))))
             .then(async (cache) => {
               for (const request of await cache.keys()) if (request.url.includes(name)) await cache.delete(request);
             })""",
        new.name,
    )
    host.stop()
    take_update(golf)
    expect(golf.page.locator(".notice")).to_be_hidden()
    golf.open("?game=cards")
    assert version(golf) == old


def test_d4_an_install_that_lacks_a_card_file_leaves_nothing_behind(
    visited: Golf, host: Host, watch: Watch
) -> None:
    golf = visited
    watch.expect("404")
    open_cards(golf)
    before = caches(golf)
    host.deploy_cards("broken").unlink()
    assert update(golf) == "redundant"
    assert caches(golf) == before
    host.stop()
    golf.reload()


def test_d4_a_card_game_that_could_not_be_stored_holds_up_no_update(
    visited: Golf, host: Host, watch: Watch
) -> None:
    golf = visited
    watch.expect("404")
    stored = caches(golf)
    missing = next((host.folder / "assets").glob("cards-advisor-*.js"))
    kept = missing.read_bytes()
    missing.unlink()
    answer = golf.page.evaluate(
        """() => new Promise((done) => {
             const { port1, port2 } = new MessageChannel();
             port1.onmessage = ({ data }) => done(data);
             navigator.serviceWorker.controller.postMessage('check cards', [port2]);
           })"""
    )
    assert answer == "failed"
    eventually(golf.page, lambda: caches(golf) == stored, "no cache for the card game is left")
    missing.write_bytes(kept)
    open_cards(golf)


def test_d4_what_the_browser_lost_is_stored_again_at_the_next_start(visited: Golf, host: Host) -> None:
    golf = visited
    lose_what_is_stored(golf)
    golf.reload()
    expect(golf.root).to_have_attribute("data-offline", "ready")
    expect(open_settings(golf).locator('[data-part="game"]')).to_have_attribute("data-state", "ready")
    golf.page.keyboard.press("Escape")
    host.stop()
    golf.reload()
    golf.expect_game(CODE, "s")


def test_d4_without_a_network_what_was_lost_is_not_called_ready(
    visited: Golf, host: Host, watch: Watch
) -> None:
    golf = visited
    watch.expect("404")
    golf.page.evaluate(
        """() => caches.keys()
             .then((names) => caches.open(names.find((one) => one.includes(' shell '))))
             .then(async (cache) => {
               for (const request of await cache.keys()) if (/words-ru/.test(request.url)) await cache.delete(request);
             })"""
    )
    next((host.folder / "assets").glob("words-ru-*.json")).unlink()
    golf.reload()
    window = open_settings(golf)
    for part in ("game", "hints"):
        expect(window.locator(f'[data-part="{part}"]')).to_have_attribute("data-state", "failed")
    assert golf.root.get_attribute("data-offline") is None


def test_d4_what_was_lost_is_not_made_up_from_another_version(visited: Golf, host: Host) -> None:
    golf = visited
    before = caches(golf)
    lose_what_is_stored(golf)
    host.deploy("second")
    golf.reload()
    # It waits for nothing: what older pages would rely on is not there.
    expect(golf.root).to_have_attribute("data-offline", "ready")
    assert not set(before) & set(caches(golf))
    host.stop()
    golf.reload()
    assert version(golf) == "second"
    golf.expect_game(CODE, "s")


def test_d4_where_there_is_no_room_the_settings_say_so(new_golf: Callable[..., Golf], host: Host) -> None:
    from .conftest import BROWSER

    if BROWSER != "chromium":
        pytest.skip("only Chromium can be told how much room there is")
    golf = new_golf()
    golf.address = host.address
    session = golf.page.context.new_cdp_session(golf.page)
    session.send(
        "Storage.overrideQuotaForOrigin",
        {"origin": host.address.removesuffix("/golf/"), "quotaSize": 200_000},
    )
    golf.open(f"?code={CODE}")
    window = open_settings(golf)
    for part in ("game", "hints"):
        expect(window.locator(f'[data-part="{part}"]')).to_have_attribute("data-state", "failed")
    expect(window.locator(".offline-parts")).to_contain_text(say("en", "offline.failed"))
    assert caches(golf) == []
    golf.page.keyboard.press("Escape")
    golf.play("s")
    golf.expect_game(CODE, "s")


def test_d4_the_first_visit_goes_on_without_a_network(visited: Golf, host: Host, watch: Watch) -> None:
    """Without a reload: nothing that the page loads later may be asked of the network."""
    golf = visited
    watch.expect("advisor's pyodide failed")
    fetch_rules(golf)  # or they would be fetched in the next pause
    host.stop()
    open_settings(golf).get_by_role("combobox").select_option("ru")
    expect(golf.window("settings", "ru")).to_be_visible()
    golf.page.keyboard.press("Escape")
    golf.button("action.hint", "ru").click()
    expect(golf.page.locator(".bubble.advice .bubble-more")).not_to_be_empty(timeout=30_000)


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("rules/en", "rules/en/"),
        ("rules/en/cards", "rules/en/cards/"),
        ("rules/pl/", "rules/en/"),
        ("rules/pl/cards/index.html", "rules/en/cards/"),
        ("embed/", ""),
        ("no/such/page.html", ""),
    ],
)
def test_d4_without_a_network_a_page_that_is_not_stored_leads_to_one_that_is(
    visited: Golf, host: Host, asked: str, shown: str
) -> None:
    fetch_rules(visited)
    host.stop()
    visited.page.goto(host.address + asked)
    expect(visited.page).to_have_url(host.address + shown)
    expect(visited.page.get_by_role("heading", level=1)).to_be_attached()


def test_d4_without_a_network_and_rules_pages_their_addresses_lead_to_the_game(
    visited: Golf, host: Host
) -> None:
    host.stop()
    visited.page.goto(host.address + "rules/pl/")
    visited.ready()
    expect(visited.root).to_have_attribute("lang", "pl")
    visited.expect_game(CODE, "s")
    expect(visited.notice(say("pl", "error.page_unstored"))).to_be_visible()
    visited.reload()  # said once
    expect(visited.notice(say("pl", "error.page_unstored"))).to_be_hidden()
