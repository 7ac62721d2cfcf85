"""The texts that tests compare with: copies of the shared data, and the catalogs."""

import csv
import json
from functools import cache
from pathlib import Path
from typing import Any

from golf.i18n.po import FOLDER, SOURCE, languages, load_words
from golf.i18n.words import Words

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "tests" / "data"
DOCUMENTED = "GO1-E-AAAAAAB"
LANGUAGES = languages()
WITH_RULES = [
    one for one in LANGUAGES if (FOLDER / "rules" / one / "solitaire.md").is_file()
]  # pages of its own


@cache
def example_deal() -> dict[str, Any]:
    """The documented deal (A10) with its line to a win and its documented positions."""
    return dict(json.loads((DATA / "example-deal.json").read_text("utf-8")))


@cache
def go1_vectors() -> dict[str, str]:
    """A hundred codes with their 52 cards in dealing order, frozen."""
    return dict(json.loads((DATA / "go1-vectors.json").read_text("utf-8")))


@cache
def joker_vectors() -> dict[str, str]:
    """Forty codes of the rule with two jokers with their 54 cards in dealing order, frozen."""
    return dict(json.loads((DATA / "joker-vectors.json").read_text("utf-8")))


@cache
def numbered_deals() -> list[dict[str, str]]:
    """Deals 1 to 500 of the Microsoft-style numbering, as two other programs deal them."""
    with (DATA / "numbered-deals.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def sentence(key: str, language: str = SOURCE) -> str:
    """A sentence of a catalog without placeholders: tests name the key, so that the wording can change."""
    return words_of(language).say(key)


@cache
def words_of(language: str) -> Words:
    """The words of a language; shared, so tests do not change them."""
    return load_words(language)
