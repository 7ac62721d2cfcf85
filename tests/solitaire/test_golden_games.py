"""Recorded games: the final report of each is the same byte for byte, now and in years."""

import json
from pathlib import Path

import pytest

from golf.play.pairs import Pairs, json_text
from golf.solitaire.moves import read_moves
from golf.solitaire.report import session_pairs
from golf.solitaire.session import act_all, begin
from tests.samples import ROOT, example_deal

GAMES = sorted((ROOT / "tests" / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_always_did(path: Path) -> None:
    game = json.loads(path.read_text("utf-8"))
    session, refused = act_all(begin(game["code"]), read_moves(game["moves"]))
    last = refused[-1] if refused else None
    assert json_text(Pairs(session_pairs(session, last))) == game["final"]


def test_the_documented_win_is_among_the_recorded_games() -> None:
    documented = [json.loads(path.read_text("utf-8")) for path in GAMES if path.stem == "documented-win"]
    assert [game["moves"] for game in documented] == [example_deal()["won_game"]]
    assert json.loads(documented[0]["final"])["status"] == "won"
