"""What the log says: each thing that happened or was asked, in one sentence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf.page.log import flat
from golf.solitaire.page.model import LOG_LIMIT, NEUTRAL
from tests.samples import DOCUMENTED, LANGUAGES, sentence, words_of
from tests.solitaire.page.playing import MESSAGES, dealt, log_of, send


def test_draws_plays_and_undo_are_told() -> None:
    assert log_of(dealt(DOCUMENTED, "s", "5", "u", "u", "r")) == [
        "New game, Easy, deal GO1-E-AAAAAAB",
        "Drawn: 8 of spades; 15 cards left in the stock",
        "Played: the 9 of clubs on the 8 of spades",
        "Free now: 8 of hearts in column 5",
        "Undone: the 9 of clubs is back in column 5",
        "Undone: the 8 of spades is back on the stock",
        "Drawn: 8 of spades; 15 cards left in the stock",
    ]


def test_an_emptied_column_is_told() -> None:
    assert log_of(dealt("S~7C8S.6H~7D~", "1", "1"))[-2:] == [
        "Played: the 7 of clubs on the 8 of spades",
        "Column 1 is empty now",
    ]


def test_a6_a_block_is_told_with_the_documents_words_and_what_it_costs() -> None:
    blocked = dealt("E~7C8C9C~8D~AS", "s")
    assert log_of(blocked, "pt")[-2] == "Não há mais jogadas possíveis"
    assert log_of(blocked, "en")[-2:] == ["No more moves", "3 cards left; score 0"]


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("discard", ["On the discard: 8 of diamonds"]),
        ("stock", ["1 card left in the stock"]),
        ("score", ["Score 0, moves 0, deal E~6C7C.KH.~8D~9S"]),
        ("free", ["On the discard: 8 of diamonds", "Column 1: 7 of clubs, fits", "Column 2: king of hearts"]),
        ("table", [
            "Stock: 1 card; discard: 8 of diamonds. Column 1: 6 of clubs, 7 of clubs (free: 7 of clubs); "
            "column 2: king of hearts (free: king of hearts); column 3: empty."
        ]),
        ("last", ["New game, Easy, deal E~6C7C.KH.~8D~9S"]),
    ],
)  # fmt: skip
def test_reading_keys_answer_in_words(what: str, said: list[str]) -> None:
    model = dealt("E~6C7C.KH.~8D~9S")
    assert log_of(send(model, f"read {what}"))[len(model.log) :] == said


def test_an_empty_discard_is_read() -> None:
    model = dealt("E~6C7C~~9S")
    assert log_of(send(model, "read discard"))[-1] == "The discard is empty"
    assert log_of(send(model, "read free"))[-2:] == ["The discard is empty", "Column 1: 7 of clubs"]


def test_reading_does_not_touch_the_game() -> None:
    model = dealt(DOCUMENTED, "s")
    for what in ("discard", "stock", "score", "free", "table", "last"):
        assert send(model, f"read {what}").session is model.session


@settings(max_examples=50)
@given(st.lists(MESSAGES, max_size=30), st.sampled_from(LANGUAGES))
def test_the_log_can_be_told_in_every_language(messages: list[str], language: str) -> None:
    model = send(NEUTRAL, "number E 1", *messages)
    assert len(log_of(model, language)) == len(flat(model.log))
    assert all(log_of(model, language))


def test_the_log_keeps_the_latest_and_does_not_grow_for_ever() -> None:
    model = dealt(DOCUMENTED, *["u", "r"] * 300, "read stock")
    assert LOG_LIMIT // 2 <= len(model.log) <= LOG_LIMIT
    assert log_of(model)[-1] == "16 cards left in the stock"


def test_brief_speech_names_the_cards_and_leaves_out_the_rest() -> None:
    model = dealt(DOCUMENTED, "set brief on", "s", "5", "1", "1:4", "u")
    assert log_of(model)[1:] == [
        "8 of spades; 15 left",
        "9 of clubs",
        "Free: 8 of hearts",
        sentence("refusal.not_adjacent"),
        sentence("refusal.covered"),
        "Back: 9 of clubs",
    ]


def test_a_refusal_names_the_card_and_the_reason() -> None:
    assert log_of(dealt(DOCUMENTED, "1"))[-2:] == [
        "Cannot be played: 6 of hearts",
        sentence("refusal.not_adjacent"),
    ]


def test_earlier_and_later_messages_are_heard_one_by_one() -> None:
    model = dealt(DOCUMENTED, "s", "5")
    said = [entry.in_words(words_of("en")) for entry in model.log]
    heard = []
    for way in ("earlier", "earlier", "earlier", "earlier", "later", "last", "earlier", "later", "later"):
        model = send(model, f"read {way}")
        heard.append(model.log[-1].in_words(words_of("en")))
    places = [1, 0, 0, 0, 1, 2, 1, 2, 2]
    assert len(said) == 3  # what one message says is one entry: "Played … Free now …"
    assert heard == [said[at] for at in places]
    after = send(model, "s", "read earlier")
    assert after.log[-1].in_words(words_of("en")) == said[2]  # what happens begins anew at the end


@given(st.lists(MESSAGES, max_size=20), st.sampled_from(["last", "earlier", "later"]))
def test_reading_keys_answer_every_time(messages: list[str], what: str) -> None:
    model = dealt(DOCUMENTED, *messages)
    before = model.log
    after = send(model, f"read {what}")
    assert after.log[-1] in before
    assert after.log != before
