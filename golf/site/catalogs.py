"""The catalogs for the pages, English where a translation is missing.

For each language a page has two small JSON files: what a start may say, and the rest.

Babel reads and checks the PO files; a mistake in one stops the build.
"""

import ast
import io
import json
from collections import namedtuple
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from golf.i18n.po import FOLDER, SOURCE
from golf.site.bundle import CARD_GAME, CARD_GAME_LATER, PAGE, Bundle, modules_of

Entries = dict[str, str | list[str]]


def read_catalog(path: Path) -> Catalog:
    """Return a PO file as Babel sees it."""
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
    """Return the entries of every language, the source first."""
    paths = sorted(folder.glob("*.po"), key=lambda path: (path.stem != SOURCE, path.stem))
    return {path.stem: entries_of(read_catalog(path)) for path in paths}


class PageWords(namedtuple("PageWords", "start later")):
    """The words of one language for one page: those that a start may say, and the rest, as JSON."""

    __slots__ = ()
    start: str
    later: str


def page_catalogs(folder: Path = FOLDER) -> dict[str, PageWords]:
    """Return the solitaire's words by language."""
    every = set(all_entries(folder)[SOURCE])
    own = {key for key in every if not _is_of_terminal(key) and not _is_of_card_game(key)}
    return _split(folder, keys_said(PAGE, every) & own, own)


def card_game_catalogs(folder: Path = FOLDER) -> dict[str, PageWords]:
    """Return the card game's words by language: its own, and what its windows share with the solitaire's."""
    every = set(all_entries(folder)[SOURCE])
    own = {key for key in every if _is_of_card_game(key)}
    return _split(folder, keys_said(CARD_GAME, every), own | keys_said(CARD_GAME_LATER, every))


def _split(folder: Path, start: set[str], wanted: set[str]) -> dict[str, PageWords]:
    found = all_entries(folder)
    names = [[code, entries.get("language.name", code)] for code, entries in found.items()]
    catalogs = {}
    for code, entries in found.items():
        every = found[SOURCE] | entries
        first = {key: value for key, value in every.items() if _without_form(key, every) in start}
        rest = {
            key: value
            for key, value in every.items()
            if key not in first and _without_form(key, every) in wanted
        }
        catalogs[code] = PageWords(
            _json({"language": code, "languages": names, "entries": first}),
            _json({"language": code, "entries": rest}),
        )
    return catalogs


def _without_form(key: str, known: Entries) -> str:
    """Return the key that a grammatical form belongs to: `cards.joker` of `cards.joker.acc`."""
    plain = ".".join(key.split(".")[:2])
    return plain if plain in known else key


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def keys_said(bundle: Bundle, keys: set[str]) -> set[str]:
    """Return the keys that the modules of a bundle name, whole or by their beginning (`"hint." + reason`).

    A sentence that is missed here is not lost: the page fetches the rest when it meets the first one.
    """
    said: set[str] = set()
    for path in modules_of(bundle):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and "." in text:
                said.add(text)
    endings = tuple(text for text in said if text.endswith((".", "_")))
    return {key for key in keys if (key in said or key.startswith(endings)) and not _is_of_terminal(key)}


def _is_of_terminal(key: str) -> bool:
    """Return whether only the command line says it: its context, and its errors, begin with `cli`."""
    return key.startswith(("cli.", "error.cli_"))


def _is_of_card_game(key: str) -> bool:
    """Return whether only the card game says it: its contexts, and its errors, begin with `cards`."""
    return key.startswith(("cards", "error.cards_"))
