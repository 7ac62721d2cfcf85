"""The rules pages are in our own words: no eight words in a row are those of the rule documents.

Positions in words and the app's messages are quoted on purpose, and left out. The documents are not here,
only hashes of their phrases (`tools/phrases.py`).
"""

from pathlib import Path
from typing import Any

import pytest

from golf.i18n.po import complete_entries
from golf.site.rules_pages import RulesPages
from tests.samples import DATA, LANGUAGES
from tests.site.reading import Document
from tools.phrases import phrase_hash, phrases

KNOWN = set((DATA / "rule-phrases.txt").read_text("utf-8").split())
_QUOTED = {"details", "dl", "svg"}
_QUOTED_CLASS = "figure-free"


def own_text(element: Any) -> str:
    """An element's text without what is quoted in it."""
    parts = [element.text or ""]
    for child in element:
        quoted = child.tag in _QUOTED or child.attrib.get("class") == _QUOTED_CLASS
        parts.append(" " if quoted else own_text(child))
        parts.append(child.tail or "")
    return "".join(parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_eight_words_in_a_row_are_the_documents(written: RulesPages, folder: Path, language: str) -> None:
    page = Document((folder / f"rules/{language}/index.html").read_text("utf-8"))
    messages = {
        phrase
        for key, entry in complete_entries(language).items()
        if key.startswith(("refusal.", "status.")) and isinstance(entry, str)
        for phrase in phrases(entry)
    }
    found = phrases(own_text(page.one("div", class_="text")))
    assert len(found) > 1000
    assert [phrase for phrase in found if phrase_hash(phrase) in KNOWN and phrase not in messages] == []


def test_a_sentence_of_the_documents_would_be_found() -> None:
    """The position before the first move is in the Portuguese and the Russian document."""
    for language in ("pt", "ru"):
        position = (DATA / f"positions.{language}.txt").read_text("utf-8").splitlines()[0]
        assert all(phrase_hash(phrase) in KNOWN for phrase in phrases(position))
    assert len(KNOWN) > 4000
