"""The check of an address (`tools/address`), on a local server: what it finds, and that it finds what is wrong."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from golf.site.serve import SiteServer
from tools.programs import ROOT

from .conftest import BROWSER

pytestmark = pytest.mark.skipif(BROWSER != "chromium", reason="it drives Chromium")
CHECKS = ("documented deal", "without a network", "board elsewhere", "application", "card game")


def asked(*arguments: str) -> tuple[int, str]:
    """The exit status of `python -m tools.address`, and what it says."""
    command = [sys.executable, "-m", "tools.address", *arguments, "--patience", "1", "--tries", "1"]
    environment = {
        name: text for name, text in os.environ.items() if name not in ("GOLF_MARK", "GOLF_OFFLINE")
    }
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def results(said: str) -> dict[str, str]:
    """What it says of each check: `ok`, or what went wrong."""
    found = {}
    for line in said.splitlines():
        result, name, rest = line[:8].strip(), line[8:26].strip(), line[26:].strip()
        if result in ("ok", "FAILED"):
            found[name] = "ok" if result == "ok" else rest
    return found


def test_d4_an_address_under_a_path_is_found_good(dist: Path) -> None:
    _, mark = asked("--mark", str(dist))
    with SiteServer(dist, prefix="/golf/") as server:
        # As people type it, without the last slash.
        status, said = asked(server.address.rstrip("/"), "--built", mark.strip())
    assert results(said) == dict.fromkeys(CHECKS, "ok"), said
    assert status == 0


def test_what_is_wrong_at_an_address_is_found(dist: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(dist, site)
    (site / "sw.js").write_text("")
    (site / "embed/v1.js").write_text("")
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    (site / "manifest.webmanifest").write_text(json.dumps({"id": "./", **manifest}), "utf-8")
    for bundle in site.glob("assets/golf-cards-*.txt"):
        bundle.unlink()
    with SiteServer(site, prefix="/golf/") as server:
        status, said = asked(server.address, "--seconds", "4")
        origin = server.address.removesuffix("golf/")
    found = results(said)
    assert list(found) == list(CHECKS), said
    assert [name for name, result in found.items() if result == "ok"] == ["documented deal"]
    assert "'ready'" in found["without a network"]
    assert "golf:ready" in found["board elsewhere"]
    assert f"installs {origin} and not" in found["application"]
    assert "not ready" in found["card game"]
    assert status == 1


def test_another_build_than_the_deployed_one_is_not_taken_for_it(dist: Path) -> None:
    with SiteServer(dist) as server:
        status, said = asked(server.address, "--built", 20 * "0")
    assert "another build than the one that was deployed" in results(said)["there"]
    assert status == 1


def test_an_address_where_nothing_is_has_failed() -> None:
    with SiteServer(ROOT / "docs") as server:
        status, said = asked(server.address)
    assert "404" in results(said)["there"]
    assert status == 1
    assert asked("golf")[0] == 2
