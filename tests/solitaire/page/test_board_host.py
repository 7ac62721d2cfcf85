"""Messages of a host page: three kinds are carried out, others change nothing (docs/interfaces.md, Embed)."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.limits import MESSAGE
from golf.page.nodes import Node
from golf.record import replace
from golf.solitaire.page.later.board_address import read_frame
from golf.solitaire.page.later.board_host import DO, LOAD, SET, HostMessage, read_host
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.update import update
from golf.solitaire.page.view import view
from tests.samples import DOCUMENTED, words_of
from tests.solitaire.page.playing import effects_of, send
from tests.strategies import ACTIONS, ANY_TEXT, CODE_TEXTS, RUBBISH, damaged

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | RUBBISH,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=12,
)
_FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "v": st.sampled_from([1, 1, 1, 2, "1", True, None]),
        "type": st.sampled_from(
            ["golf:load", "golf:do", "golf:set", "golf:ready", "golf:state", "golf:resize", 1, None]
        ),
        "code": CODE_TEXTS | RUBBISH | JSON,
        "position": RUBBISH | JSON,
        "moves": st.lists(ACTIONS, max_size=8).map(" ".join) | RUBBISH | JSON,
        "do": ACTIONS | RUBBISH | JSON,
        "theme": st.sampled_from(["dark", "light", "page", "x"]) | RUBBISH | JSON,
        "lang": st.sampled_from(["pl", "pt-BR", ""]) | RUBBISH | JSON,
        "controls": st.sampled_from(["none", "score undo", ""]) | RUBBISH | JSON,
        "highlight": st.sampled_from(["9C column-3", ""]) | RUBBISH | JSON,
        "interactive": st.sampled_from(["off", "on"]) | RUBBISH | JSON,
    },
)
TEXTS = JSON.map(json.dumps) | _FIELDS.map(json.dumps) | damaged(_FIELDS.map(json.dumps)) | RUBBISH


def board(*messages: str) -> Model:
    return send(replace(NEUTRAL, embed=True), f"link {DOCUMENTED}", *messages)


def host(**fields: Any) -> str:
    return "host " + json.dumps({"v": 1, **fields})


def line_of(model: Model) -> tuple[str, ...]:
    assert model.session is not None
    return model.session.done


@given(TEXTS)
def test_rubbish_is_no_message_or_one_of_the_three(text: str) -> None:
    asked = read_host(text)
    if asked is not None:
        assert asked.kind in (LOAD, DO, SET)
        assert isinstance(asked.deal, str)
        assert isinstance(asked.moves, str)
        assert all(isinstance(value, str) for _, value in asked.options)


@given(st.lists(TEXTS, max_size=6))
def test_a_board_survives_whatever_a_host_says(texts: list[str]) -> None:
    model = board("s")
    for text in texts:
        before = model
        model, found = update(model, f"host {text}")
        if read_host(text) is None:
            assert model is before
            assert found == ()
        assert model.session is not None
        assert model.window == ""
        shown = view(model, words_of("en"))
        assert tags_of(shown.game) <= TAGS


def tags_of(node: Node) -> set[str]:
    inner = () if isinstance(node.children, str) else node.children
    return {node.tag}.union(*map(tags_of, inner))


TAGS = tags_of(view(board("s", "1"), words_of("en")).game) | {"a", "button", "p", "span", "b"}


@given(TEXTS)
def test_the_players_own_page_listens_to_no_host(text: str) -> None:
    model = send(NEUTRAL, f"start E {DOCUMENTED}")
    assert update(model, f"host {text}") == (model, ())


def test_golf_do_makes_one_move_and_a_refusal_is_told() -> None:
    model = send(board(), host(type="golf:do", do="s"))
    assert line_of(model) == ("s",)
    assert effects_of(model, host(type="golf:do", do="1")) == [("refused", "1 not_adjacent")]
    assert line_of(send(model, host(type="golf:do", do="u"))) == ()


@pytest.mark.parametrize(
    "do", ["", "s s", "new", "settings", "set theme dark", "8", 5, None, ["s"], "start E"]
)
def test_golf_do_is_for_moves_only(do: object) -> None:
    model = board()
    assert update(model, host(type="golf:do", do=do)) == (model, ())


def test_golf_load_brings_another_game_and_skips_what_is_refused() -> None:
    model = board("s")
    message = host(type="golf:load", code="GO1-C-BBBBBBB", moves="s s 1:1")
    after = send(model, message)
    assert after.session is not None
    assert (after.session.code, after.session.done) == ("GO1-C-BBBBBBB", ("s", "s"))
    assert ("refused", "1:1 covered") in effects_of(model, message)
    assert [kind for kind, _ in effects_of(model, message)].count("state") == 1
    assert after.problem is None


def test_golf_set_changes_the_look_and_the_game_goes_on() -> None:
    model = board("s", "5", "1")
    message = host(
        type="golf:set", theme="dark", lang="pl", controls="undo", highlight="9C", interactive="off"
    )
    after = send(model, message)
    assert after.session is model.session
    assert (after.settings.theme, after.settings.language, after.settings.interactive) == (
        "dark",
        "pl",
        "off",
    )
    assert (after.frame.controls, after.frame.marks, after.refused) == (("undo",), ("9C",), None)
    assert ("language", "pl") in effects_of(model, message)
    # What it does not name stays, an empty text is as usual.
    after = send(after, host(type="golf:set", theme="", highlight=""))
    assert (after.settings.theme, after.settings.language) == ("auto", "pl")
    assert (after.frame.controls, after.frame.marks, after.settings.interactive) == (("undo",), (), "off")


def test_golf_set_keeps_captions_and_place() -> None:
    model = walked("walk on", captions="before|a | b|nine")
    after = send(model, host(type="golf:set", theme="contrast"))
    assert (after.frame.captions, after.frame.line) == (model.frame.captions, model.frame.line)
    assert caption_of(after) == caption_of(model)


@pytest.mark.parametrize(
    "fields", [{}, {"theme": 7}, {"theme": "dark", "lang": None}, {"captions": "x"}, {"sound": "on"}]
)
def test_golf_set_is_for_its_five_options_only(fields: dict[str, Any]) -> None:
    model = board("s")
    assert update(model, host(type="golf:set", **fields)) == (model, ())


def test_golf_load_takes_a_position_too() -> None:
    after = send(board(), host(type="golf:load", position="S~7C8S.6H~7D~", moves="1 1 2"))
    assert after.session is not None
    assert after.session.status == "won"


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"code": "GO1-Q-AAAAAAB"}, [("refused", "load code_letter")]),
        ({"position": "a~b"}, [("refused", "load position_parts")]),
        ({"code": "<img src=x onerror=alert(1)>"}, [("refused", "load code_unknown")]),
        ({}, []),
        ({"code": DOCUMENTED, "position": "S~7C~7D~"}, []),
        ({"code": 7}, []),
        ({"code": DOCUMENTED, "moves": ["s"]}, []),
    ],
)
def test_a_deal_that_cannot_be_read_changes_nothing(fields: dict[str, Any], told: list[Any]) -> None:
    model = board("s")
    message = host(type="golf:load", **fields)
    assert update(model, message)[0] is model
    assert effects_of(model, message) == told


def test_long_and_deep_messages_are_dropped() -> None:
    assert read_host(json.dumps({"v": 1, "type": LOAD, "code": DOCUMENTED, "moves": "s" * MESSAGE})) is None
    assert read_host("[" * MESSAGE) is None
    assert read_host('{"v":1,"type":"golf:do","do":"s"}') == HostMessage(DO, "", "s", ())


def walked(*messages: str, captions: str = "before|drawn|nine|eight") -> Model:
    frame = read_frame({"captions": captions})
    return send(replace(NEUTRAL, embed=True, frame=frame), f"link {DOCUMENTED}", "steps s52", *messages)


def caption_of(model: Model) -> str:
    caption = view(model, words_of("en")).game.children[-1]
    assert isinstance(caption, Node)
    text = caption.children[0]
    assert isinstance(text, Node)
    assert isinstance(text.children, str)
    return text.children


def test_captions_follow_the_steps() -> None:
    model = walked()
    assert (line_of(model), caption_of(model)) == ((), "before")
    seen = []
    for _ in range(4):
        model = send(model, "walk on")
        seen.append((line_of(model), caption_of(model)))
    assert seen == [
        (("s",), "drawn"),
        (("s", "5"), "nine"),
        (("s", "5", "2"), "eight"),
        (("s", "5", "2"), "eight"),
    ]
    model = send(model, "walk back", "walk back")
    assert (line_of(model), caption_of(model)) == (("s",), "drawn")


def test_the_readers_own_moves_leave_the_example_and_back_returns() -> None:
    model = walked("walk on", "s", "s")
    assert caption_of(model) == words_of("en").say("caption.away")
    assert line_of(send(model, "walk on")) == line_of(model)
    model = send(model, "walk back")
    assert (line_of(model), caption_of(model)) == (("s",), "drawn")
    # The example's own moves made by tapping are the example's.
    model = send(model, "5")
    assert (line_of(model), caption_of(model)) == (("s", "5"), "nine")
    assert line_of(send(model, "walk on")) == ("s", "5", "2")


def test_captions_are_for_boards_in_other_pages_only() -> None:
    own = send(NEUTRAL, f"start E {DOCUMENTED}")
    assert send(own, "steps s52") is own


def test_what_the_address_asks_for_in_vain_is_told_like_a_message() -> None:
    """The page keeps it until the host can hear it."""
    assert effects_of(replace(NEUTRAL, embed=True), "link GO1-Q-1") == [("refused", "load code_letter")]
    told = effects_of(board(), "moves 1s52x")
    assert [detail for kind, detail in told if kind == "refused"] == ["1 not_adjacent", "load moves_unknown"]
