"""Playable without a network after the first visit, installable, and at home under any path (D4)."""

import json
import struct
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from golf.site.serve import SiteServer
from tools.programs import chromium_options

from .driving import CODE, Golf, say
from .watching import Watch

pytestmark = pytest.mark.unmetered


@pytest.mark.parametrize("prefix", ["/", "/some/path/"])
def test_d4_playable_without_a_network_after_the_first_visit(
    new_golf: Callable[..., Golf], watch: Watch, dist: Path, prefix: str
) -> None:
    golf = new_golf()
    with SiteServer(dist, prefix=prefix) as server:
        watch.allow_origin(server.address)
        golf.address = server.address
        golf.open(f"?code={CODE}")
        golf.play("s")
        expect(golf.root).to_have_attribute("data-offline", "ready")
    golf.reload()
    golf.expect_game(CODE, "s")
    golf.play("5 2")
    golf.expect_game(CODE, "s 5 2")
    expect(golf.root).to_have_attribute("data-offline", "ready")
    golf.open("?code=GO1-E-BBBBBBB")  # links work in the tunnel, and so do the other languages
    golf.expect_game("GO1-E-BBBBBBB", "")
    golf.button("action.settings").click()
    golf.window("settings").get_by_role("combobox").select_option("ru")
    expect(golf.window("settings", "ru")).to_be_visible()


def test_d4_everything_works_under_a_path(new_golf: Callable[..., Golf], watch: Watch, dist: Path) -> None:
    golf = new_golf()
    with SiteServer(dist, prefix="/some/path/") as server:
        watch.allow_origin(server.address)
        golf.address = server.address
        golf.open(f"?code={CODE}")
        golf.play("s 5 2")
        golf.expect_game(CODE, "s 5 2")
        golf.reload()
        golf.expect_game(CODE, "s 5 2")
        golf.page.goto(server.address.rstrip("/"))  # without the last slash
        golf.ready()
        golf.expect_game(CODE, "s 5 2")
    outside = [url for url in watch.requests if "/some/path" not in url]
    assert not outside


def test_no_file_is_missing(golf: Golf, site: SiteServer) -> None:
    start = len(site.log)
    golf.open(f"?code={CODE}")
    expect(golf.root).to_have_attribute("data-offline", "ready")
    answers = site.log[start:]
    assert not [answer for answer in answers if answer.status >= 400]


def test_only_this_projects_caches_are_touched(golf: Golf) -> None:
    """All pages of one origin share its caches."""
    golf.open()
    expect(golf.root).to_have_attribute("data-offline", "ready")
    names = golf.page.evaluate("caches.keys()")
    assert len(names) == 1
    assert all(name.startswith("golf") for name in names)


def test_d4_manifest_with_its_icons(golf: Golf) -> None:
    golf.open()
    address = urljoin(golf.address, golf.page.locator("link[rel=manifest]").get_attribute("href") or "")
    manifest = json.loads(golf.page.request.get(address).text())
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    for key in ("start_url", "scope"):
        assert urljoin(address, manifest[key]) == golf.address
    wanted = {(size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")}
    assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} >= wanted
    for icon in manifest["icons"]:
        assert png_size(golf, urljoin(address, icon["src"])) == icon["sizes"]
    touch = golf.page.locator("link[rel=apple-touch-icon]").get_attribute("href") or ""
    assert png_size(golf, urljoin(golf.address, touch)) == "180x180"
    favicon = golf.page.locator("link[rel=icon]").get_attribute("href") or ""
    assert "<svg" in golf.page.request.get(urljoin(golf.address, favicon)).text()


def png_size(golf: Golf, address: str) -> str:
    response = golf.page.request.get(address)
    assert response.ok
    body = response.body()
    assert body.startswith(b"\x89PNG\r\n\x1a\n"), address
    width, height = struct.unpack(">II", body[16:24])
    return f"{width}x{height}"


def test_d4_the_browser_calls_it_installable(playwright, tmp_path: Path, site: SiteServer) -> None:
    """Asked in a profile of its own: in others Chromium never installs anything."""
    from .conftest import BROWSER

    if BROWSER != "chromium":
        pytest.skip("only Chromium says whether a page can be installed")
    context = playwright.chromium.launch_persistent_context(str(tmp_path), **chromium_options())
    try:
        page = context.pages[0]
        Golf(page, site.address).open()
        session = context.new_cdp_session(page)
        page.wait_for_selector('html[data-offline="ready"]', state="attached")
        assert session.send("Page.getAppManifest")["errors"] == []
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    finally:
        context.close()


def test_the_title_and_the_page_say_what_it_is(golf: Golf) -> None:
    golf.open()
    expect(golf.page).to_have_title("Golf")
    expect(golf.page.get_by_role("heading", level=1)).to_have_text(say("en", "app.name"))
