"""The standard library's PO reader (`golf.i18n.po`) sees what Babel sees."""

import io
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from hypothesis import given
from hypothesis import strategies as st

from golf.i18n import po
from golf.i18n.po import FOLDER, read_po
from golf.site.catalogs import entries_of, page_catalogs, read_catalog
from tests.samples import LANGUAGES


def babel_reads(text: str, folder: Path) -> dict[str, str | list[str]]:
    path = folder / "some.po"
    path.write_text(text, "utf-8", newline="")
    return entries_of(read_catalog(path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_readers_read_the_catalogs_alike(language: str) -> None:
    path = FOLDER / f"{language}.po"
    assert read_po(path.read_text("utf-8")) == entries_of(read_catalog(path))


@pytest.mark.parametrize(
    "text",
    [
        'msgctxt "a"\nmsgid "b"\nmsgstr ""\n"one "\n"two"\n',
        'msgctxt "a"\nmsgid "b"\nmsgstr "tab\\tline\\nquote\\"slash\\\\n end\\\\"\n',
        '#. note\n#, fuzzy\nmsgctxt "a"\nmsgid "b"\nmsgstr "c"\n',
        '#~ msgctxt "a"\n#~ msgid "old"\n#~ msgstr "x"\n',
        'msgctxt "a"\nmsgid "b"\nmsgstr ""\n\nmsgctxt "a"\nmsgid "c"\nmsgstr "d"\n',
        'msgctxt "a"\nmsgid "b"\nmsgid_plural "b"\nmsgstr[0] "x"\nmsgstr[1] ""\n',
        'msgctxt "a"\nmsgid "b"\nmsgid_plural "b"\nmsgstr[0] "x"\nmsgstr[1] "y"\n',
        'msgctxt "a"\r\nmsgid "b"\r\nmsgstr "c"\r\n\r\nmsgctxt "d"\r\nmsgid "e"\r\nmsgstr "f"\r\n',
    ],
)
def test_both_readers_read_what_po_files_can_hold_alike(text: str, tmp_path: Path) -> None:
    header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'
    assert read_po(header + text) == babel_reads(header + text, tmp_path)


_NAMES = st.text("abc_1.", min_size=1, max_size=6)
_SENTENCES = st.text(
    st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]) | st.sampled_from('\n\t"\\'), max_size=90
)


@given(st.dictionaries(st.tuples(_NAMES, _NAMES), _SENTENCES | st.tuples(_SENTENCES, _SENTENCES), max_size=5))
def test_both_readers_read_what_babel_writes_alike(
    entries: dict[tuple[str, str], str | tuple[str, str]],
) -> None:
    catalog = Catalog(locale="en")
    for (context, name), sentence in entries.items():
        catalog.add(name if isinstance(sentence, str) else (name, name), sentence, context=context)
    file = io.BytesIO()
    write_po(file, catalog)
    written = {
        f"{context}.{name}": sentence if isinstance(sentence, str) else list(sentence)
        for (context, name), sentence in entries.items()
        if (sentence if isinstance(sentence, str) else all(sentence))
    }
    assert read_po(file.getvalue().decode()) == written


def test_what_is_not_translated_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'
    english = 'msgctxt "language"\nmsgid "name"\nmsgstr "English"\n\nmsgctxt "a"\nmsgid "b"\nmsgstr "both"\n'
    (tmp_path / "en.po").write_text(header + english, "utf-8")
    (tmp_path / "xx.po").write_text(header + english.replace("both", "").replace("English", "Xx"), "utf-8")
    monkeypatch.setattr(po, "FOLDER", tmp_path)
    assert po.complete_entries("xx") == {"language.name": "Xx", "a.b": "both"}
    assert po.language_names() == (("en", "English"), ("xx", "Xx"))
    assert '"a.b":"both"' in page_catalogs(tmp_path)["xx"].later
