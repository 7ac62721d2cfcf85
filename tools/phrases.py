"""Command: `python -m tools.phrases FOLDER` notes, as hashes, which phrases the rule documents hold.

The rules pages are to be in our own words: a test compares every eight words in a row with these hashes.
FOLDER is where the documents lie (`*.txt`); the hashes go to `tests/data/rule-phrases.txt`.
"""

import hashlib
import re
import sys
from pathlib import Path

from tools.programs import ROOT

LENGTH = 8  # words in a row
TARGET = ROOT / "tests/data/rule-phrases.txt"
_HASH_DIGITS = 12


def words_of(text: str) -> list[str]:
    """Return the words of a text in small letters, without punctuation."""
    return re.findall(r"\w+", text.casefold())


def phrases(text: str) -> list[str]:
    """Return every eight words in a row, in order."""
    words = words_of(text)
    return [" ".join(words[at : at + LENGTH]) for at in range(len(words) - LENGTH + 1)]


def phrase_hash(phrase: str) -> str:
    """Return what is kept of a phrase."""
    return hashlib.sha256(phrase.encode()).hexdigest()[:_HASH_DIGITS]


def main(arguments: list[str]) -> int:
    """Read the documents and write the hashes; 2 where there is nothing to read."""
    if len(arguments) != 1 or not (paths := sorted(Path(arguments[0]).glob("*.txt"))):
        print("usage: python -m tools.phrases FOLDER-WITH-THE-RULE-DOCUMENTS", file=sys.stderr)
        return 2
    found = {phrase_hash(phrase) for path in paths for phrase in phrases(path.read_text("utf-8"))}
    TARGET.write_text("".join(f"{one}\n" for one in sorted(found)), "utf-8")
    print(f"{len(found)} phrases of {len(paths)} documents")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
