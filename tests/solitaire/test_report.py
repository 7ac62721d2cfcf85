"""Reports as JSON: the keys scripts rely on, in their order (docs/interfaces.md, Command line)."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cards import card_text
from golf.play.pairs import Pairs, json_text
from golf.solitaire.moves import read_moves
from golf.solitaire.position import position_text
from golf.solitaire.report import session_pairs, state_pairs, table_pairs
from golf.solitaire.session import Session, act, act_all, begin
from tests.samples import DOCUMENTED
from tests.strategies import ACTIONS, sessions, tables

DEAL_KEYS = ["code", "rules", "columns", "discard", "stock"]
PLAY_KEYS = [*DEAL_KEYS, "line", "score", "move_count", "status", "refused"]


@given(sessions() | sessions(tables().map(position_text)), ACTIONS)
def test_a_played_game_is_reported_with_the_documented_keys(session: Session, move: str) -> None:
    _, reason = act(session, move)
    refused = (move, reason) if reason else None
    report = json.loads(json_text(Pairs(session_pairs(session, refused))))
    table = session.table
    assert list(report) == PLAY_KEYS
    assert report == {
        "code": session.code,
        "rules": table.rules.name,
        "columns": [[card_text(card) for card in column] for column in table.columns],
        "discard": card_text(table.discard[-1]) if table.discard else None,
        "stock": [card_text(card) for card in table.stock],
        "line": " ".join(session.done),
        "score": session.score,
        "move_count": session.move_count,
        "status": session.status,
        "refused": {"move": move, "reason": reason} if reason else None,
    }


@given(sessions())
def test_a_deal_and_a_state_are_parts_of_the_report(session: Session) -> None:
    whole = json.loads(json_text(Pairs(session_pairs(session, None))))
    table = json.loads(json_text(Pairs(table_pairs(session.code, session.table))))
    state = json.loads(json_text(Pairs(state_pairs(session))))
    assert (list(table), list(state)) == (DEAL_KEYS, ["code", "line", "score", "status"])
    assert {**whole, **table, **state} == whole


def test_the_last_refused_move_of_a_line_is_reported() -> None:
    session, refused = act_all(begin(DOCUMENTED), read_moves("1 s 1:4"))
    text = json_text(Pairs(session_pairs(session, refused[-1])))
    assert text.endswith('"refused": {"move": "1:4", "reason": "covered"}}')


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=4) | st.lists(inner, max_size=4).map(tuple),
    max_leaves=10,
)


@given(_VALUES, st.lists(st.tuples(st.text('ab"\\é'), _VALUES), max_size=4, unique_by=lambda pair: pair[0]))
def test_what_is_written_is_json(value: object, pairs: list[tuple[str, object]]) -> None:
    listed = json.loads(json.dumps(value))
    assert json.loads(json_text(value)) == listed
    read = json.loads(json_text(Pairs(tuple(pairs))))
    assert list(read) == [key for key, _ in pairs]
    assert read == json.loads(json.dumps(dict(pairs)))


@pytest.mark.parametrize(
    ("value", "text"), [((), "[]"), (Pairs(()), "{}"), ((1, "a"), '[1, "a"]'), (None, "null")]
)
def test_json_is_written_byte_for_byte_the_same(value: object, text: str) -> None:
    assert json_text(value) == text
