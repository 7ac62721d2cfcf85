"""What a seat sees, and that nothing else reaches an opponent (C3; issue: permutation, isolation)."""

import ast
import inspect
from graphlib import TopologicalSorter
from typing import get_type_hints

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from golf.cardgame import opponents
from golf.cardgame.opponents import STRENGTHS, choose
from golf.cardgame.opponents.easy import easy
from golf.cardgame.opponents.hard import hard
from golf.cardgame.opponents.medium import medium
from golf.cardgame.sight import Seen
from golf.cardgame.table import Table, after, refusal, seen
from tests.cardgame.laying import laid, tables
from tests.frame.test_layers import imports
from tests.samples import ROOT

OPPONENTS = ROOT / "golf" / "cardgame" / "opponents"
SEEDS = st.integers(0, 2**32 - 1)


@given(tables())
def test_a_seat_sees_the_cards_face_up_and_no_other(table: Table) -> None:
    for seat in (-1, *range(table.rules.seats)):
        view = seen(table, seat)
        for board, cards, up in zip(view.boards, table.boards, table.up, strict=True):
            assert board == tuple(card if up >> at & 1 else None for at, card in enumerate(cards))
        assert (view.stock, view.discard) == (len(table.stock), table.discard)
        assert view.hand == (table.hand if table.taken or seat == table.turn else None)


def test_drawn_cards_are_seen_by_the_one_who_drew() -> None:
    drawn = after(laid(), "d")
    assert seen(drawn, 0).hand == drawn.hand
    assert (seen(drawn, 1).hand, seen(drawn, 1).holding) == (None, True)
    taken = after(laid(), "t")
    assert seen(taken, 1).hand == taken.hand


def mixed(table: Table, seat: int, data: st.DataObject) -> Table:
    """The table with everything permuted that a seat cannot see."""
    hidden = [
        (owner, at)
        for owner, cards in enumerate(table.boards)
        for at in range(len(cards))
        if not table.up[owner] >> at & 1
    ]
    cards = [table.boards[owner][at] for owner, at in hidden] + list(table.stock)
    concealed = table.hand is not None and not table.taken and seat != table.turn
    if concealed:
        assert table.hand is not None
        cards.append(table.hand)
    order = data.draw(st.permutations(cards))
    boards = [list(board) for board in table.boards]
    for (owner, at), card in zip(hidden, order, strict=False):
        boards[owner][at] = card
    rest = order[len(hidden) :]
    return table._replace(
        boards=tuple(tuple(board) for board in boards),
        stock=tuple(rest[: len(table.stock)]),
        hand=rest[-1] if concealed else table.hand,
        number=data.draw(st.integers(0, 2**35 - 1)),
    )


@given(tables(), st.data(), SEEDS)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_permuting_what_a_seat_cannot_see_never_changes_its_choice(
    strength: str, table: Table, data: st.DataObject, seed: int
) -> None:
    assume(not table.winners)
    other = mixed(table, table.turn, data)
    assert seen(other, table.turn) == seen(table, table.turn)
    assert choose(strength, seen(other, table.turn), seed) == choose(strength, seen(table, table.turn), seed)


@given(tables(), SEEDS)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_an_opponent_plays_what_may_be_played(strength: str, table: Table, seed: int) -> None:
    assume(not table.winners)
    choice = choose(strength, seen(table, table.turn), seed)
    assert refusal(table, choice.move) is None
    assert choice.reason in opponents.choice.REASONS


@given(tables(), SEEDS)
@pytest.mark.parametrize("strength", ["medium", "hard"])
def test_row_17_once_it_was_said_an_opponent_turns_a_card_up(strength: str, table: Table, seed: int) -> None:
    assume(not table.winners and table.ender < 0 and not table.taken)
    table = table._replace(quiet=3 * len(table.playing))
    seat = table.turn
    while table.turn == seat and table.quiet:
        table = after(table, choose(strength, seen(table, table.turn), seed).move)
    assert table.quiet == 0


def reached(start: str) -> set[str]:
    """Every module of golf that one of the opponents' comes to import."""
    found: set[str] = set()
    left = [start]
    while left:
        name = left.pop()
        if name in found or not name.startswith("golf."):
            continue
        found.add(name)
        path = ROOT.joinpath(*name.split("."))
        left += imports(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"))
    return found


@pytest.mark.parametrize("path", sorted(OPPONENTS.glob("*.py")), ids=lambda path: path.stem)
def test_no_policy_can_import_the_table_or_the_deal(path: object) -> None:
    """Neither itself nor by way of anything it imports; nor does it import in another way."""
    name = f"golf.cardgame.opponents.{path.stem}".removesuffix(".__init__")  # type: ignore[attr-defined]
    allowed = {"cards", "rules", "moves", "scoring", "sight", "opponents"}
    for module in reached(name):
        if module.startswith("golf.cardgame."):
            assert module.split(".")[2] in allowed, module
        if module.startswith("golf.deals."):
            assert module == "golf.deals.pcg"
        assert not module.startswith(("golf.session", "golf.solitaire", "golf.app")), module
    tree = ast.parse(path.read_text("utf-8"))  # type: ignore[attr-defined]
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & {"__import__", "eval", "exec", "globals", "open"}


def test_a_policy_receives_a_seen_and_a_seed_by_its_types() -> None:
    for policy in (easy, medium, hard):
        hints = get_type_hints(policy)
        assert list(inspect.signature(policy).parameters) == ["seen", "seed"]
        assert (hints["seen"], hints["seed"]) == (Seen, int)
    assert "Table" not in {name for field in Seen.__annotations__.values() for name in [str(field)]}


def test_the_layers_of_the_card_game_have_no_circle() -> None:
    names = sorted((ROOT / "golf" / "cardgame").rglob("*.py"))
    modules = {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in names}
    TopologicalSorter({name: imports(path) & set(modules) for name, path in modules.items()}).prepare()
