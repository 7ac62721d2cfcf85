"""Two hundred random actions of every kind against the engine, which is told the same ones."""

import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from golf.cards import card_text
from golf.record import replace
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.update import update
from golf.solitaire.table import WON

from .driving import PLACES, Golf, eventually, say

FRESH = int(os.environ.get("GOLF_SEED") or random.SystemRandom().randrange(10**6))
ACTIONS = 200
THEMES = ("light", "dark", "contrast", "auto")


class Pair:
    """The page, and the model of the same game in this interpreter."""

    def __init__(self, golf: Golf, code: str) -> None:
        self.golf = golf
        self.model: Model = NEUTRAL
        golf.open(f"?code={code}")
        self.tell(f"link {code}")

    def tell(self, message: str) -> None:
        self.model, _ = update(self.model, message)

    def tap(self, move: str) -> None:
        """A tap where the move's card lies: on the strip of it that is bare."""
        page, session = self.golf.page, self.model.session
        assert session is not None
        if move == "s":
            page.mouse.click(*self.golf.middle("stock"))
        else:
            column = session.table.columns[int(move[0]) - 1]
            page.mouse.click(
                *self.golf.bare(card_text(column[int(move[2]) - 1] if len(move) > 1 else column[-1]))
            )
        page.mouse.move(1, 1)
        self.tell(move)

    def drag(self, move: str) -> None:
        session = self.model.session
        assert session is not None
        mouse = self.golf.page.mouse
        mouse.move(*self.golf.bare(card_text(session.table.columns[int(move) - 1][-1])))
        mouse.down()
        mouse.move(*self.golf.middle("discard"), steps=3)
        mouse.up()
        mouse.move(1, 1)
        self.tell(move)

    def key(self, key: str, message: str) -> None:
        self.golf.place(self.model.pile).press(key)
        self.tell(message)

    def compare(self) -> None:
        session = self.model.session
        assert session is not None
        wanted: dict[str, Any] = {
            "moves": str(session.move_count),
            "score": str(session.score),
            "status": session.status,
            "bubbles": int(bool(self.model.refused)),
        }
        if session.status != WON:  # else the cards fly about
            piles = [*session.table.columns, session.table.discard]
            wanted["lying"] = [[card_text(card) for card in pile] for pile in piles]
        seen: dict[str, Any] = {}

        def same() -> bool:
            shown = self.golf.shown()
            shown["lying"] = [shown["lying"][name] for name in (*PLACES[:7], "discard")]
            seen.update({name: shown[name] for name in wanted})
            return seen == wanted

        try:
            eventually(self.golf.page, same, "the page shows what the engine says")
        except AssertionError:
            assert seen == wanted  # says what differs
            raise


def act(pair: Pair, chance: random.Random) -> str:
    """One action; gives what it was."""
    model, golf = pair.model, pair.golf
    session = model.session
    assert session is not None
    columns = [str(at + 1) for at, column in enumerate(session.table.columns) if column]
    kind = chance.choices(
        ["free", "covered", "stock", "drag", "digit", "space", "undo", "redo", "read", "theme", "reload"],
        [30, 6, 14, 12, 12, 6, 8, 5, 4, 2, 1],
    )[0]
    if session.status != "playing" and kind in ("free", "covered", "drag", "stock"):
        kind = "undo"  # the end's words lie over the cards
    if kind == "free" and columns:
        pair.tap(chance.choice(columns))
    elif kind == "covered" and [one for one in columns if len(session.table.columns[int(one) - 1]) > 1]:
        column = chance.choice([one for one in columns if len(session.table.columns[int(one) - 1]) > 1])
        pair.tap(f"{column}:{chance.randint(1, len(session.table.columns[int(column) - 1]) - 1)}")
    elif kind == "stock":
        pair.tap("s")
    elif kind == "drag" and columns:
        pair.drag(chance.choice(columns))
    elif kind == "digit":
        digit = str(chance.randint(1, 7))
        pair.key(digit, digit)
    elif kind == "space":
        pair.key(" ", "s")
    elif kind in ("undo", "redo"):
        pair.key(*(("z", "u") if kind == "undo" else ("y", "r")))
    elif kind == "read":
        pair.key("d", "read discard")
    elif kind == "theme":
        theme = chance.choice(THEMES)
        golf.page.evaluate("theme => golf.send(`set theme ${theme}`)", theme)
        pair.tell(f"set theme {theme}")
    elif kind == "reload":
        golf.reload()
        pair.model = replace(pair.model, refused=None)
        golf.with_hands()
    return kind


@pytest.mark.parametrize(
    "seed",
    [pytest.param(FRESH, id="fresh"), *[pytest.param(seed, marks=pytest.mark.verify) for seed in (1, 2, 3)]],
)
def test_the_page_and_the_engine_agree_after_every_action(
    new_golf: Callable[..., Golf], seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        print(f"\nseed {seed}")
    chance = random.Random(seed)
    pair = Pair(new_golf(), f"GO1-{chance.choice('ECS')}-AAAAAA{chance.choice('ABCDEFGH')}")
    pair.golf.with_hands()
    done: list[str] = []
    for _ in range(ACTIONS):
        done.append(act(pair, chance))
        try:
            pair.compare()
        except AssertionError as difference:
            pytest.fail(f"seed {seed} after {done[-8:]} ({len(done)}): {difference}")
    assert set(done) >= {"free", "drag", "digit", "undo", "stock"}
    told = say("en", "read.discard", card=pair.model.session.table.discard[-1]) if pair.model.session else ""
    pair.golf.place(pair.model.pile).press("d")
    assert pair.golf.log_lines()[-1] == told
