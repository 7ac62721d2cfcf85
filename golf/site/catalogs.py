"""The catalogs for the page: one small JSON a language, English where a translation is missing.

Babel reads and checks the PO files; a mistake in one stops the build.
"""

import io
import json
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from golf.i18n.po import FOLDER, SOURCE

Entries = dict[str, str | list[str]]


def read_catalog(path: Path) -> Catalog:
    """A PO file as Babel sees it."""
    return read_po(io.BytesIO(path.read_bytes()), abort_invalid=True)


def entries_of(catalog: Catalog) -> Entries:
    """Translated entries by key, `context.id`."""
    entries: Entries = {}
    for message in catalog:
        if not message.id:
            continue
        name = message.id if isinstance(message.id, str) else message.id[0]
        if isinstance(message.string, str):
            if message.string:
                entries[f"{message.context}.{name}"] = message.string
        elif message.string and all(message.string):
            entries[f"{message.context}.{name}"] = list(message.string)
    return entries


def all_entries(folder: Path = FOLDER) -> dict[str, Entries]:
    """The entries of every language, the source first."""
    paths = sorted(folder.glob("*.po"), key=lambda path: (path.stem != SOURCE, path.stem))
    return {path.stem: entries_of(read_catalog(path)) for path in paths}


def page_catalogs(folder: Path = FOLDER) -> dict[str, str]:
    """For each language the JSON the page fetches: language, languages to choose from, entries."""
    found = all_entries(folder)
    names = [[code, entries.get("language.name", code)] for code, entries in found.items()]
    catalogs = {}
    for code, entries in found.items():
        spoken = {
            key: value
            for key, value in (found[SOURCE] | entries).items()
            if not _on_command_line(key) and not _in_card_game(key)
        }
        catalog = {"language": code, "languages": names, "entries": spoken}
        catalogs[code] = json.dumps(catalog, ensure_ascii=False, separators=(",", ":"))
    return catalogs


def card_game_catalogs(folder: Path = FOLDER) -> dict[str, str]:
    """For each language the JSON that the page fetches when the card game is opened: more entries."""
    found = all_entries(folder)
    catalogs = {}
    for code, entries in found.items():
        spoken = {key: value for key, value in (found[SOURCE] | entries).items() if _in_card_game(key)}
        catalogs[code] = json.dumps({"entries": spoken}, ensure_ascii=False, separators=(",", ":"))
    return catalogs


def _on_command_line(key: str) -> bool:
    """Whether only the command line says it: its context, and its errors, begin with `cli`."""
    return key.startswith("cli.") or key.startswith("error.cli_")


def _in_card_game(key: str) -> bool:
    """Whether only the card game says it: its contexts, and its errors, begin with `cards`."""
    return key.startswith("cards") or key.startswith("error.cards_")
