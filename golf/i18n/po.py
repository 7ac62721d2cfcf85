"""Reads gettext PO files with the standard library, so that the command line works from a bare clone.

Only what our catalogs use: context, id, plural, translation, continued lines. The site build reads the
same files with Babel; a test proves that both see the same (`tests/i18n`). CPython only.
"""

from pathlib import Path

from golf.i18n.words import Words

SOURCE = "en"
FOLDER = Path(__file__).resolve().parents[2] / "i18n"
_ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


def load_words(language: str) -> Words:
    """Return the words of a language's PO file over the English ones.

    Which speak where a translation is missing.
    """
    return Words(language, complete_entries(language), language_names())


def complete_entries(language: str) -> dict[str, str | list[str]]:
    """Return a language's entries, English where one is missing or empty."""
    entries = read_po((FOLDER / f"{SOURCE}.po").read_text("utf-8"))
    if language != SOURCE:
        entries.update(read_po((FOLDER / f"{language}.po").read_text("utf-8")))
    return entries


def languages() -> list[str]:
    """Return the languages that have a PO file, English first."""
    found = sorted(path.stem for path in FOLDER.glob("*.po"))
    return [SOURCE] + [language for language in found if language != SOURCE]


def language_names() -> tuple[tuple[str, str], ...]:
    """Return every language with what it calls itself."""
    return tuple((language, str(complete_entries(language)["language.name"])) for language in languages())


def read_po(text: str) -> dict[str, str | list[str]]:
    """Entries by key (`context.id`); untranslated ones are left out."""
    entries: dict[str, str | list[str]] = {}
    for block in text.replace("\r\n", "\n").split("\n\n"):
        fields = _fields(block)
        if "msgctxt" not in fields:
            continue
        key = fields["msgctxt"] + "." + fields["msgid"]
        if "msgid_plural" in fields:
            forms = [fields[name] for name in sorted(fields) if name.startswith("msgstr[")]
            if all(forms):
                entries[key] = forms
        elif fields.get("msgstr"):
            entries[key] = fields["msgstr"]
    return entries


def _fields(block: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    name = ""
    for line in block.split("\n"):
        if line.startswith("#") or not line.strip():
            continue
        if not line.startswith('"'):
            name, _, line = line.partition(" ")
        fields[name] = fields.get(name, "") + _unquote(line.strip())
    return fields


def _unquote(quoted: str) -> str:
    parts = quoted[1:-1].split("\\")
    text = parts[0]
    rest = iter(parts[1:])
    for part in rest:
        # An empty part is a backslash that escapes the next one: what follows is plain text.
        text += "\\" + next(rest, "") if part == "" else _ESCAPES[part[0]] + part[1:]
    return text
