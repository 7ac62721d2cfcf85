"""A variant is one row and a language one file: both are added to a copy, and nothing else (CONTRIBUTING)."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.samples import ROOT, sentence

TOY = ROOT / "tests" / "toy"
Run = Callable[..., str]

_PAGE = """
from golf.solitaire.page.model import NEUTRAL
from golf.page.nodes import html
from golf.solitaire.page.update import update
from golf.solitaire.page.view import view
from golf.i18n.po import load_words
for language in ("xx", "en"):
    model = NEUTRAL
    for message in ("start E GO9-T-AAAAAAB", "s", "1", "new"):
        model, _ = update(model, message)
    page = view(model, load_words(language))
    print(html(page.game) + html(page.window))
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python in a copy of the project that has one row and one file more."""
    copy = tmp_path_factory.mktemp("golf")
    for folder in ("golf", "i18n", "static", "docs/screenshots"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    rules = copy / "golf" / "solitaire" / "rules.py"
    text = rules.read_text("utf-8")
    last = '    Rules("open", '
    assert text.count(last) == 1
    row = (TOY / "rule.txt").read_text("utf-8")
    before, after = text.split(last)
    line, _, rest = after.partition("\n")
    rules.write_text(f"{before}{last}{line}\n{row}{rest}", "utf-8")
    shutil.copy(TOY / "xx.po", copy / "i18n")

    def ran(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-X", "utf8", *arguments], cwd=copy, capture_output=True, encoding="utf-8"
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return ran


def test_a_variant_is_one_row(run: Run) -> None:
    dealt = json.loads(run("-m", "golf", "deal", "go1 t aaaaaab", "--json"))
    assert (dealt["code"], dealt["rules"], dealt["discard"]) == ("GO1-T-AAAAAAB", "toy", None)
    assert len(dealt["stock"]) == 18  # one joker, and an empty discard
    solved = json.loads(run("-m", "golf", "solve", "T~AC.KD.QD~~2C", "--json"))
    assert (solved["winnable"], solved["line"]) == (True, "3 2 1")
    counted = json.loads(run("-m", "golf", "census", "--rules", "toy-stuck", "--deals", "2", "--json"))
    assert (counted["rules"], counted["deals"]) == ("toy-stuck", 2)
    position = json.loads(run("-m", "golf", "play", "TD~AC.QC~KD~2C", "--moves", "2 1", "--json"))
    assert (position["line"], position["refused"]["reason"]) == ("1", "not_adjacent")


def test_a_language_is_one_file(run: Run) -> None:
    text = run("-m", "golf", "play", "T~AC.QC~KD~2C", "--moves", "2", "--lang", "xx")
    assert "Ťöý" in text
    assert "Îţ đöêş ñöţ ƒîţ" in text
    assert "clubs-ace" in text  # what is missing is English
    catalogs = json.loads(
        run(
            "-c",
            "import json; from golf.site.catalogs import page_catalogs; print(json.dumps(page_catalogs()))",
        )
    )
    assert json.loads(catalogs["xx"][0])["entries"]["action.new"] == "Ñêŵ ğåɱê"
    assert ["xx", "Ŵöřđş"] in json.loads(catalogs["pt"][0])["languages"]


_SITE = """
from pathlib import Path
from golf.site.build import Site
from golf.site.embed_page import write_embed_page
from golf.site.manifest import write_manifests
from golf.site.rules_pages import write_rules_pages
folder = Path("built").resolve()
folder.mkdir()
(folder / "index.html").touch()
site = Site(folder)
write_manifests(site, "#fff")
write_embed_page(site)
for name in sorted(write_rules_pages(site, address="").files["xx"]):
    print(name)
print((folder / "manifest-xx.webmanifest").read_text("utf-8"))
"""


def test_the_site_is_built_with_a_half_done_language_and_a_letter_without_a_drawing(run: Run) -> None:
    built = run("-c", _SITE)
    assert "rules/xx/index.html" in built
    assert "Ñêŵ ğåɱê" in built
    report = run("-m", "golf.site.words")
    assert "xx.po: missing, shown in English" in report
    assert "  status.won\n" in report
    assert report.endswith("by the international letter\n  corner.11\n")


def test_the_page_offers_both(run: Run) -> None:
    pseudo, english = run("-c", _PAGE).splitlines()
    assert "Öñłý åñ åčê öñ å ķîñğ." in pseudo
    assert "Ñêŵ ğåɱê" in pseudo
    assert 'value="T" checked' in pseudo
    assert sentence("refusal.no_discard") in pseudo
    assert ">Toy<" in english  # a rule without words goes by its name
