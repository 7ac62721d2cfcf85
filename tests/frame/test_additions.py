"""One of each kind is added to a copy as CONTRIBUTING.md says, and nothing else has to change."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

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


_CARDS_PAGE = """
from golf.cardgame.page.model import NEUTRAL
from golf.cardgame.page.update import update
from golf.cardgame.page.view import view
from golf.cardgame.match import load_match, match_text
from golf.i18n.po import load_words
from golf.page.nodes import html
model = NEUTRAL
for message in ("setup", "choose player2 toy", "start E GC1-232-AAAAAAB", "setup"):
    model, _ = update(model, message)
page = view(model, load_words("en"))
print(html(page.window))
print(match_text(model.match))
assert load_match(match_text(model.match))[0].players == ("person", "toy")
for _ in range(40):
    model, _ = update(model, "close")
    model, _ = update(model, "tick " + str(model.due))
    model, _ = update(model, "d")
    model, _ = update(model, "p11")
print(" ".join(model.match.line.done))
"""

_ALONE = """
from golf.i18n.po import load_words
from golf.page.nodes import html
from golf.page.settings import SETTINGS, read_settings, root_attributes, settings_text
from golf.solitaire.page.keys import key_message
from golf.solitaire.page.later.keys import keys_now
from golf.solitaire.page.model import NEUTRAL
from golf.solitaire.page.update import update
from golf.solitaire.page.view import view
words = load_words("en")
model, _ = update(NEUTRAL, "start E GO1-E-AAAAAAB")

model, _ = update(model, "settings")
print(html(view(model, words).window))
model, found = update(model, "set toy on")
page = view(model, words)
print(page.root.attrs, found[0].kind, settings_text(model.settings), read_settings("toy=on").toy)
print([row for row in SETTINGS if row[2] == "data-toy"])

model, found = update(model, "toy")
print(model.window, [(effect.kind, effect.detail) for effect in found])
for message in ("recalled courses GO9-E-AAAAAAB", "toy-tap", "toy-tap"):
    model, _ = update(model, message)
print(html(view(model, words).window))

model, _ = update(model, "keys")
print("toy" in keys_now(model), key_message("k", "KeyK", False, "stock"), html(view(model, words).window))
"""


class Addition(NamedTuple):
    """What one addition changes: files that are new, and lines behind lines that are there."""

    new: dict[str, str]  # a path, and the file of `tests/toy` that it is a copy of
    behind: dict[str, dict[str, str]]  # a path, and for the beginning of a line what comes behind that line
    instead: dict[str, dict[str, str]]  # a path, and texts with what takes their place

    @property
    def files(self) -> int:
        """In how many files."""
        return len({*self.new, *self.behind, *self.instead})


def entry(context: str, name: str, text: str) -> str:
    """An entry of a catalog."""
    return f'\n#. A toy.\nmsgctxt "{context}"\nmsgid "{name}"\nmsgstr "{text}"\n'


EN = "i18n/en.po"
_ENGLISH_END = ""  # behind everything
_COVERED = f'msgstr "{sentence("refusal.covered")}"'
_RULE = (TOY / "rule.txt").read_text("utf-8")
ADDITIONS = {
    "rule": Addition({}, {"golf/solitaire/rules.py": {'    Rules("open", ': _RULE}}, {}),
    "language": Addition({"i18n/xx.po": "xx.po"}, {}, {}),
    "refusal": Addition(
        {}, {}, {EN: {f'msgstr "{sentence("refusal.covered")}"': 'msgstr "A toy lies on it."'}}
    ),
    "opponent": Addition(
        {"golf/cardgame/opponents/toy.py": "opponent.py"},
        {
            "golf/cardgame/opponents/__init__.py": {
                "from golf.cardgame.sight ": "from golf.cardgame.opponents.toy import toy\n",
                '    Opponent(HARD, "3"': '    Opponent("toy", "9", toy),\n',
            }
        },
        {},
    ),
    "setting": Addition(
        {},
        {
            "golf/page/settings.py": {
                '    ("score", ': '    ("toy", (OFF, ON), "data-toy", ((ON, "yes"),)),\n',
                "    score: str": "    toy: str  # whether the table is a toy\n",
            },
            EN: {_ENGLISH_END: entry("settings_window", "toy", "Toy table")},
        },
        {
            "golf/page/settings.py": {'letter_keys score"': 'letter_keys score toy"'},
            "golf/solitaire/page/later/settings.py": {'"letters", "score")': '"letters", "score", "toy")'},
        },
    ),
    "window": Addition(
        {"golf/solitaire/page/later/toy.py": "window.py"},
        {
            "golf/solitaire/page/later/__init__.py": {
                '    Offer("about", ': '    Offer("toy", "toy", ("toy-tap",)),\n'
            },
            EN: {
                _ENGLISH_END: entry("toy_window", "title", "Toys")
                + entry("toy_window", "tapped", "{count} taps.")
            },
        },
        {},
    ),
    "key": Addition(
        {},
        {
            "golf/solitaire/page/keys.py": {'    Key("last", "l"': '    Key("toy", "k", "toy", ()),\n'},
            EN: {_ENGLISH_END: entry("keys", "toy", "K") + entry("keys", "toy_does", "Open the toys")},
        },
        {},
    ),
}
# In how many files at the most; a catalog counts as one.
MOST_FILES = {"rule": 1, "language": 1, "refusal": 1, "opponent": 2, "setting": 3, "window": 3, "key": 2}


def add(copy: Path, addition: Addition) -> None:
    """Make an addition to a copy of the project."""
    for name, source in addition.new.items():
        shutil.copy(TOY / source, copy / name)
    for name, places in addition.behind.items():
        text = (copy / name).read_text("utf-8")
        for beginning, more in places.items():
            if not beginning:
                text += more
                continue
            lines = text.splitlines(keepends=True)
            (at,) = [at for at, line in enumerate(lines) if line.startswith(beginning)]
            text = "".join([*lines[: at + 1], more, *lines[at + 1 :]])
        (copy / name).write_text(text, "utf-8")
    for name, places in addition.instead.items():
        text = (copy / name).read_text("utf-8")
        for old, new in places.items():
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        (copy / name).write_text(text, "utf-8")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python in a copy of the project to which one of each kind was added."""
    copy = tmp_path_factory.mktemp("golf")
    for folder in ("golf", "i18n", "static", "docs/screenshots"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    for addition in ADDITIONS.values():
        add(copy, addition)

    def ran(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-X", "utf8", *arguments], cwd=copy, capture_output=True, encoding="utf-8"
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return ran


@pytest.mark.parametrize("kind", ADDITIONS)
def test_an_addition_touches_few_files(kind: str) -> None:
    assert ADDITIONS[kind].files <= MOST_FILES[kind]


def test_an_opponent_is_offered_saved_and_plays_on_the_page_and_at_the_command_line(run: Run) -> None:
    window, save, moves = run("-c", _CARDS_PAGE).splitlines()
    assert '<option value="toy" selected>Toy</option>' in window.replace('selected=""', "selected")
    assert " w09 " in save
    assert len(moves.split()) > 20
    found = run("-m", "golf", "opponents", "--seats", "toy,easy", "--matches", "2", "--jobs", "1")
    assert found.startswith("Toy: ")
    begun = run("-m", "golf", "cards", "--seats", "person,toy", "--moves", "d p11", "--json")
    assert '"toy"' in begun


def test_what_a_refusal_says_is_one_entry(run: Run) -> None:
    assert "A toy lies on it." in run("-m", "golf", "play", "GO1-E-AAAAAAB", "--moves", "1:4")


def test_a_setting_a_window_and_a_key_work_once_they_are_there(run: Run) -> None:
    settings, root, row, opened, window, keys = run("-c", _ALONE).splitlines()
    assert 'name="toy"' in settings
    assert "Toy table" in settings
    assert "('data-toy', 'yes')" in root
    assert root.endswith(" settings toy=on on")
    assert "data-toy" in row
    assert opened == "toy [('recall', 'courses')]"
    assert "2 taps. GO9-E-AAAAAAB" in window
    assert "Toys" in window
    assert keys.startswith("True toy ")
    assert "Open the toys" in keys


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
from golf.site.output import Site
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
