"""Hostile codes, positions, moves, links and messages change nothing and never become markup (corpus)."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.errors import GolfError
from golf.page.nodes import html
from golf.record import replace
from golf.solitaire.opening import open_game
from golf.solitaire.page.later.board_address import read_frame
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.update import update
from golf.solitaire.page.view import view
from tests.samples import DATA, DOCUMENTED, words_of
from tests.solitaire.page.playing import send

HOSTILE: dict[str, list[Any]] = json.loads((DATA / "hostile.json").read_text("utf-8"))
DEALS = [*HOSTILE["codes"], *HOSTILE["positions"]]
TEXTS = [*DEALS, *HOSTILE["moves"]]


def tags(model: Model) -> set[str]:
    """The elements of the whole page; what is inside a quoted value is none."""
    words = words_of("en")
    text = "".join(html(part) for part in view(model, words))
    return set(re.findall(r"<(\w+)", re.sub(r'"[^"]*"', '""', text)))


KNOWN = {
    "html", "div", "header", "h1", "h2", "dl", "dt", "dd", "button", "svg", "use", "span", "p", "main", "b",
    "section", "i", "dialog", "form", "fieldset", "legend", "label", "input", "a",
}  # fmt: skip


def board(**asked: str) -> Model:
    return send(replace(NEUTRAL, embed=True, frame=read_frame(asked)), f"link {DOCUMENTED}", "s")


def test_the_corpus_is_large_enough() -> None:
    assert sum(map(len, HOSTILE.values())) >= 200
    assert all(len(entries) >= 30 for entries in HOSTILE.values())


@pytest.mark.parametrize("text", DEALS)
def test_a_hostile_deal_is_an_error_and_the_game_stays(text: str) -> None:
    with pytest.raises(GolfError):
        open_game(text)
    model = send(NEUTRAL, f"start E {DOCUMENTED}", "s")
    for message in (f"link {text}", f"start C {text}"):
        after = send(model, message)
        # Blanks are no code at all: they ask for a new deal, which is the browser's to number.
        assert after.session is model.session
        assert after.problem is not None or not text.strip(" ")
        assert tags(after) <= KNOWN


@pytest.mark.parametrize("text", HOSTILE["moves"])
def test_hostile_moves_are_skipped_and_reported(text: str) -> None:
    model = send(NEUTRAL, f"start E {DOCUMENTED}")
    after = send(model, f"moves {text}")
    assert after.session is not None
    assert after.session.code == DOCUMENTED
    assert set(after.session.done) <= set("s1234567")
    assert tags(after) <= KNOWN


@pytest.mark.parametrize("asked", HOSTILE["links"])
def test_a_hostile_link_asks_for_nothing(asked: dict[str, str]) -> None:
    model = board(**asked)
    assert model.session is not None
    assert model.session.done == ("s",)
    assert model.settings == NEUTRAL.settings
    assert tags(model) <= KNOWN


@pytest.mark.parametrize("message", HOSTILE["messages"])
def test_a_hostile_message_changes_nothing(message: object) -> None:
    model = board()
    after, effects = update(model, "host " + json.dumps(message))
    assert after is model
    assert {effect.kind for effect in effects} <= {"refused"}
    assert not re.search(r"[<>\"&]", " ".join(effect.detail for effect in effects))


@given(st.lists(st.sampled_from(TEXTS), min_size=1, max_size=4), st.sampled_from(["", " ", "~", "-", "="]))
def test_hostile_texts_put_together_are_no_better(texts: list[str], between: str) -> None:
    text = between.join(texts)
    model = send(NEUTRAL, f"start E {DOCUMENTED}", "s")
    after = send(
        model, f"link {text}", f"moves {text}", f"host {json.dumps(text)}", f"embed choose caption-0 {text}"
    )
    assert after.session is not None
    assert tags(after) <= KNOWN
    frame = read_frame({"captions": text, "highlight": text, "controls": text, "theme": text})
    assert (
        tags(send(replace(NEUTRAL, embed=True, frame=frame), f"link {DOCUMENTED}", f"steps {text}")) <= KNOWN
    )
