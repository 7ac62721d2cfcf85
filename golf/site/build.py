"""Renders the site into `dist/`: everything the page needs, from one origin, under any path.

Names carry a hash of the content, so that an old and a new version never mix; only `index.html`, the
manifests and the service worker have fixed names.
"""

import dataclasses
import gzip
import json
import os
import shutil
import tomllib
from pathlib import Path

import jinja2

from golf.i18n.po import SOURCE
from golf.page.nodes import escape, html
from golf.page.settings import SETTINGS
from golf.site import browsers
from golf.site.art import app_icon, app_icon_svg, sprite
from golf.site.bundle import (
    ADVISOR,
    CARD_ADVISOR,
    CARD_GAME,
    CARD_GAME_LATER,
    PAGE,
    PAGE_LATER,
    packed,
)
from golf.site.catalogs import PageWords, all_entries, card_game_catalogs, page_catalogs
from golf.site.embed_page import write_embed_page
from golf.site.manifest import OPENS, write_manifests
from golf.site.output import Site, digest
from golf.site.policy import with_policy
from golf.site.pyodide import pyodide
from golf.site.rules_pages import RulesPages, write_rules_pages
from golf.site.runtime import MICROPYTHON, PYSCRIPT, Runtime, copy_runtime, without_source_map
from golf.site.static_files import LOOK, STATIC, filled, inline_script, script, small, style
from golf.site.trouble import trouble
from golf.solitaire.page.frame import ASKED_SETTINGS, CONTROLS, NONE
from golf.solitaire.page.model import NEUTRAL
from golf.solitaire.page.view import view

ROOT = Path(__file__).resolve().parents[2]
OFFLINE = "GOLF_OFFLINE"  # "off" builds a site that removes its service worker (docs/design.md)
PATIENCE_MS = 20_000  # from the page's load to the message that the game could not start
COLOURS = {"light": "#e9ece4", "dark": "#16211c"}


def build(folder: Path) -> None:
    """Build the whole site into `folder`, which is emptied first."""
    for needed in (PYSCRIPT, MICROPYTHON):
        if not needed.is_dir():
            raise SystemExit(f"{needed.name} is not installed; run: make site")
    shutil.rmtree(folder, ignore_errors=True)
    site = Site(folder)
    entries = all_entries()
    runtime = copy_runtime(site)
    advisor = write_advisor(site, runtime)
    urls = {
        # Byte code, but named as text: servers choose by the name what they send compressed.
        "bundle": site.hashed("golf.txt", packed(PAGE)),
        "later": site.hashed("golf-later.txt", packed(PAGE_LATER)),
        "windows_style": site.hashed("windows.css", style("style/windows.css")),
        "winnable": site.hashed("proven.bin", (STATIC / "winnable/proven.bin").read_bytes()),
        "feel": site.hashed("feel.js", script("later/feel.js")),
        "giving": site.hashed("giving.js", script("later/giving.js")),
        "board_script": site.hashed("board.js", script("embed/board.js")),
        "hand": site.hashed("hand.js", script("later/hand.js")),
        "picture": site.hashed("picture.js", script("later/picture.js")),
        "favicon": site.hashed("icon.svg", app_icon_svg(False)),
        "touch_icon": site.hashed("touch-icon.png", app_icon(180, False), shell=False),
        "pyscript": runtime.core,
    }
    words = write_words(site, "words", page_catalogs(), shell=True)
    cards, card_files = write_card_game(site, runtime)
    write_manifests(site, COLOURS["light"])
    rules = write_rules_pages(site)
    write_embed_page(site)
    offline = os.environ.get(OFFLINE) != "off"
    urls["offline"] = write_offline(site, rules, card_files) if offline else ""
    version = digest("".join(sorted(site.shell)).encode())
    facts = {
        "version": version,
        "bundle": urls["bundle"],
        "later": urls["later"],
        "windowsStyle": urls["windows_style"],
        "advice": advisor.advice,
        "feel": urls["feel"],
        "giving": urls["giving"],
        "boardScript": urls["board_script"],
        "hand": urls["hand"],
        "picture": urls["picture"],
        "offline": urls["offline"],
        "winnable": urls["winnable"],
        **words,
        "cards": cards,
        "opens": OPENS,
        "attributes": root_facts(),
        "board": {"settings": ASKED_SETTINGS, "controls": (*CONTROLS, NONE)},
        "patience": PATIENCE_MS,
        "trouble": trouble(),
    }
    config = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8")) | {
        "interpreter": "./" + runtime.interpreter
    }
    neutral = view(NEUTRAL, None)
    page = template("index.html").render(
        root_attributes="".join(f' {name}="{escape(value)}"' for name, value in neutral.root.attrs),
        description=escape(str(entries[SOURCE]["start.description"])),
        colours=COLOURS,
        # In the page itself, since nothing can be shown before them and each request delays the start.
        style=style(*LOOK),
        trouble=small(filled("start/trouble.js", needs=browsers.looked_for()), "es5"),
        boot=inline_script("start/boot.js"),
        link_preview=rules.home_preview,
        urls=urls,
        preloads={
            "modules": [runtime.core_chunk, runtime.interpreter],
            "fetches": [runtime.wasm],
        },
        build_facts=json.dumps(facts, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
        sprite=sprite(),
        game=html(neutral.game),
        window=html(neutral.window),
        noscript=[
            {"lang": entry["language.tag"], "text": escape(str(entry["start.noscript"]))}
            for entry in entries.values()
            if "start.noscript" in entry
        ],
        pyscript_config=json.dumps(config),
    )
    site.write("index.html", with_policy(page))
    if offline:
        write_service_worker(site, advisor, rules, card_files)
    else:
        site.write("sw.js", filled("offline/sw-off.js"), shell=False)
    site.write(".nojekyll", "", shell=False)


def root_facts() -> list[tuple[str, str, dict[str, str]]]:
    """Name, root's attribute, and its value for each that is not the default: what start-up sets."""
    return [
        (name, attribute, {value: told for value, told in shown if value != values[0]})
        for name, values, attribute, shown in SETTINGS
        if attribute
    ]


@dataclasses.dataclass(frozen=True)
class Advisor:
    """The page's part of the advisor, and Pyodide's folder with the hash of all that is in it."""

    advice: str
    folder: str
    version: str


def write_advisor(site: Site, runtime: Runtime) -> Advisor:
    """Return the advisor's worker, what it loads.

    The page's part of it, which knows all the addresses.
    """
    found = pyodide()
    files = {name: without_source_map(data) for name, data in found.files.items()}
    version = digest(b"".join(files.values()))
    folder = f"pyodide-{version}/"
    for name, data in files.items():
        site.write(folder + name, data, shell=False)
    addresses = {
        "worker": site.hashed("advisor.js", script("workers/advisor.js")),
        "micropython": runtime.interpreter,
        "bundle": site.hashed("golf-advisor.txt", packed(ADVISOR)),
        "modules": site.hashed("golf-advisor.zip", found.modules, shell=False),
        "pyodide": {
            "folder": folder,
            "version": version,
            "files": [(name, len(data)) for name, data in files.items()],
            "lock": found.lock,
        },
    }
    advice = site.hashed("advice.js", script("workers/advice.js", files=json.dumps(addresses)))
    return Advisor(advice, folder, version)


def write_card_game(site: Site, runtime: Runtime) -> tuple[dict[str, object], list[str]]:
    """Write what only the card game loads, when it is opened.

    Gives the addresses that the page knows, and all that the game needs without a network besides the
    solitaire's files.
    """
    words = write_words(site, "cards", card_game_catalogs(), shell=False)
    addresses = {
        "worker": site.hashed("cards-advisor.js", script("workers/advisor.js"), shell=False),
        "micropython": runtime.interpreter,
        "bundle": site.hashed("golf-cards-advisor.txt", packed(CARD_ADVISOR), shell=False),
    }
    files = {
        "bundle": site.hashed("golf-cards.txt", packed(CARD_GAME), shell=False),
        "later": site.hashed("golf-cards-later.txt", packed(CARD_GAME_LATER), shell=False),
        "style": site.hashed("cards.css", style("style/card-game.css"), shell=False),
        "advice": site.hashed(
            "cards.js", script("workers/cards.js", files=json.dumps(addresses)), shell=False
        ),
    }
    kept = [*files.values(), addresses["worker"], addresses["bundle"]]
    kept += [name for names in words.values() for name in names.values()]
    return {**files, **words}, kept


def write_words(
    site: Site, name: str, catalogs: dict[str, PageWords], shell: bool
) -> dict[str, dict[str, str]]:
    """Return the words of a page by language: what a start says, and what comes later."""
    return {
        "words": {
            code: site.hashed(f"{name}-{code}.json", found.start, shell) for code, found in catalogs.items()
        },
        "laterWords": {
            code: site.hashed(f"{name}-later-{code}.json", found.later, shell)
            for code, found in catalogs.items()
        },
    }


def template(name: str) -> jinja2.Template:
    """Return a page of the project's top folder; values are escaped where they are made."""
    loader = jinja2.FileSystemLoader(ROOT)
    environment = jinja2.Environment(
        loader=loader, undefined=jinja2.StrictUndefined, autoescape=False, trim_blocks=True
    )
    return environment.get_template(name)


def write_offline(site: Site, rules: RulesPages, cards: list[str]) -> str:
    """Return the page's part of what works without a network: it knows the rules pages, and all sizes."""
    pages = {
        language: {
            "version": rules_version(site, names),
            "files": [(name, packed_size(site.folder / name)) for name in names],
        }
        for language, names in rules.files.items()
    }
    hints = [name for name in site.shell if "advi" in name or name.startswith("micropython")]
    sizes = {
        part: round(sum(packed_size(site.folder / name) for name in names) / 1000)
        for part, names in (("game", site.shell), ("hints", hints), ("cards", cards))
    }
    text = script("offline/offline.js", rules=json.dumps(pages), sizes=json.dumps(sizes))
    return site.hashed("offline.js", text)


def rules_version(site: Site, names: list[str]) -> str:
    """Return what the cache of a language's rules pages is named by: their content."""
    return digest(b"".join((site.folder / name).read_bytes() for name in names))


def packed_size(path: Path) -> int:
    """Return a file's size as it is sent, in bytes."""
    return len(gzip.compress(path.read_bytes(), 9))


def write_service_worker(site: Site, advisor: Advisor, rules: RulesPages, cards: list[str]) -> None:
    """Write the service worker with the list of the shell and the version that its content gives."""
    content = b"".join((site.folder / name).read_bytes() for name in site.shell)
    files = ["./" if name == "index.html" else name for name in site.shell]
    versions = {language: rules_version(site, names) for language, names in rules.files.items()}
    text = filled(
        "offline/sw.js",
        version=digest(content),
        files=json.dumps(files),
        rules=json.dumps(versions),
        pyodide=advisor,
        cards=json.dumps(cards),
    )
    site.write("sw.js", text, shell=False)


def shell_sizes(folder: Path) -> list[tuple[str, int, int]]:
    """Return each file of the site with its size and its size under gzip, in bytes."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return [(path.relative_to(folder).as_posix(), path.stat().st_size, packed_size(path)) for path in paths]
