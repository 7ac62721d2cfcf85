"""Opponents are a table: one is added to a copy as its module and one row, and nothing else has to change."""

import shutil
import subprocess
import sys
from collections.abc import Callable

import pytest

from golf.cardgame.opponents import OPPONENTS, PERSON, PLAYERS, player_of, seats_text
from tests.samples import ROOT

Run = Callable[..., str]

_MODULE = '''
"""Toy: draws, and puts the card on the first place."""

from golf.cardgame.moves import DRAW, PUT
from golf.cardgame.opponents.choice import COVERS, DRAWS, Choice
from golf.cardgame.sight import Seen


def toy(seen: Seen, seed: int) -> Choice:
    """Return Toy's move."""
    if not seen.holding:
        return Choice(DRAW, DRAWS, {"card": seen.discard[-1]})
    up = [place for place, card in enumerate(seen.boards[seen.seat]) if card is None]
    place = up[0] if up else 0
    at = str(place // seen.rules.columns + 1) + str(place % seen.rules.columns + 1)
    return Choice(PUT + at, COVERS, {"card": seen.hand})
'''
_PAGE = """
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


def test_each_opponent_has_a_name_and_a_digit_of_its_own() -> None:
    assert [PERSON, *[opponent.name for opponent in OPPONENTS]] == list(PLAYERS)
    assert seats_text(PLAYERS) == "0123"  # permanent: saves hold them
    assert [player_of(digit) for digit in "0123"] == list(PLAYERS)
    assert [player_of(digit) for digit in ("4", "9", "x", "")] == [None] * 4


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs Python in a copy of the project that has one opponent more."""
    copy = tmp_path_factory.mktemp("golf")
    for folder in ("golf", "i18n"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    opponents = copy / "golf" / "cardgame" / "opponents"
    (opponents / "toy.py").write_text(_MODULE, "utf-8")
    table = opponents / "__init__.py"
    text = table.read_text("utf-8")
    last = '    Opponent(HARD, "3", hard),\n'
    assert text.count(last) == 1
    text = text.replace(last, last + '    Opponent("toy", "4", toy),\n')
    head = "from golf.cardgame.sight import Seen\n"
    table.write_text(text.replace(head, head + "from golf.cardgame.opponents.toy import toy\n"), "utf-8")

    def ran(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-X", "utf8", *arguments], cwd=copy, capture_output=True, encoding="utf-8"
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return ran


def test_an_opponent_is_offered_saved_and_plays_on_the_page(run: Run) -> None:
    window, save, moves = run("-c", _PAGE).splitlines()
    assert '<option value="toy" selected>Toy</option>' in window.replace('selected=""', "selected")
    assert " w04 " in save
    assert len(moves.split()) > 20


def test_an_opponent_plays_at_the_command_line(run: Run) -> None:
    found = run("-m", "golf", "opponents", "--seats", "toy,easy", "--matches", "2", "--jobs", "1")
    assert found.startswith("Toy: ")
    begun = run("-m", "golf", "cards", "--seats", "person,toy", "--moves", "d p11", "--json")
    assert '"toy"' in begun
