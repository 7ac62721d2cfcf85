"""`python -m golf.site.words` shows how complete each translation is, and what it lacks.

English is the source: its keys are what there is to translate. What is missing is shown in English by
the page. Grammatical forms (`rank.1.acc`) are each language's own affair: they are counted apart. An
entry that a translation program marked as fuzzy is translated, but should be looked at. Corner letters
without a drawing are listed too: pictures show the international letter. With `--complete`, the exit
status is 1 unless every language has everything.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from golf.i18n.po import FOLDER, SOURCE
from golf.site.art.glyphs import has_glyph
from golf.site.catalogs import entries_of, read_catalog


class Coverage(NamedTuple):
    """One language: how many keys the source has, which are missing, fuzzy, added or unknown here.

    `undrawn` are the corner letters that pictures have no strokes for.
    """

    language: str
    name: str
    total: int
    missing: list[str]
    fuzzy: list[str]
    forms: list[str]
    unknown: list[str]
    undrawn: list[str]

    @property
    def percent(self) -> str:
        """Return the translated share, rounded down: 100 % is only what is complete."""
        tenths = 1000 * (self.total - len(self.missing)) // self.total
        return f"{tenths // 10}.{tenths % 10} %"

    @property
    def is_complete(self) -> bool:
        """Return whether there is nothing left to do."""
        return not (self.missing or self.fuzzy or self.unknown or self.undrawn)


def coverage(folder: Path = FOLDER) -> list[Coverage]:
    """Return every language beside the source, by its code."""
    keys = set(entries_of(read_catalog(folder / f"{SOURCE}.po")))
    source = {key for key in keys if not _is_form(key, keys)}
    found = []
    for path in sorted(folder.glob("*.po")):
        if path.stem == SOURCE:
            continue
        catalog = read_catalog(path)
        entries = entries_of(catalog)
        added = sorted(set(entries) - source)
        forms = [key for key in added if _is_form(key, source)]
        found.append(
            Coverage(
                path.stem,
                str(entries.get("language.name", path.stem)),
                len(source),
                sorted(source - set(entries)),
                sorted(
                    _key(message.context, message.id) for message in catalog if message.fuzzy and message.id
                ),
                forms,
                [key for key in added if key not in forms],
                sorted(
                    key
                    for key, text in entries.items()
                    if key.startswith("corner.") and not has_glyph(str(text))
                ),
            )
        )
    return found


def lines(languages: list[Coverage]) -> Iterator[str]:
    """Return the table, and below it the keys that need a translator."""
    if not languages:
        yield f"There is no language beside the source ({SOURCE})."
        return
    heads = ("translated", "missing", "fuzzy", "own forms", "complete")
    yield f"{languages[0].total} entries to translate".ljust(28) + "".join(f"{head:>12}" for head in heads)
    for language in languages:
        numbers = (
            language.total - len(language.missing),
            len(language.missing),
            len(language.fuzzy),
            len(language.forms),
            language.percent,
        )
        label = f"{language.language:<6}{language.name}"
        yield label.ljust(28) + "".join(f"{number!s:>12}" for number in numbers)
    for language in languages:
        for title, keys in (
            ("missing, shown in English", language.missing),
            ("fuzzy, to be looked at", language.fuzzy),
            (f"not in {SOURCE}.po, never shown", language.unknown),
            ("without a drawing, shown in pictures by the international letter", language.undrawn),
        ):
            if keys:
                yield ""
                yield f"{language.language}.po: {title}"
                yield from (f"  {key}" for key in keys)


def _is_form(key: str, keys: set[str]) -> bool:
    """Return whether a key is another one's grammatical form."""
    return key.rpartition(".")[0] in keys


def _key(context: str | None, name: str | list[str] | tuple[str, ...]) -> str:
    return f"{context}.{name if isinstance(name, str) else name[0]}"


def main(arguments: list[str]) -> int:
    """Print the table; what is missing is a failure only where everything is asked for."""
    if arguments not in ([], ["--complete"]):
        print("usage: python -m golf.site.words [--complete]", file=sys.stderr)
        return 2
    languages = coverage()
    print("\n".join(lines(languages)))
    return 1 if arguments and not all(language.is_complete for language in languages) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
