"""Names of players (docs/card-game.md): one reader for every door, and nobody is called as another is."""

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cardgame.names import LONGEST_NAME, free_name, set_apart, tidy_name, told_apart
from golf.cardgame.sentences import Who
from tests.samples import LANGUAGES, words_of

TURNING = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c"
UNSEEN = TURNING + "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u3164\u2800\u115f\U000e0041\ufe0f\u0301"
FAMILY = "👩\u200d👩\u200d👧\u200d👦"
DRAWN = (
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"  # though of `Cf`
)
# Signs of every kind that matters here, more often than chance would bring them.
NAMES = st.text(
    st.one_of(st.sampled_from(UNSEEN + " \u00a0\n\x00Bb"), st.characters(codec=None)), max_size=40
)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ana   Maria ", "Ana Maria"),
        ("Ana\nMaria\x00\x7f\x9f", "Ana Maria"),
        ("Ana\u2028Maria\u3000", "Ana Maria"),
        (UNSEEN, ""),
        (" \u200b ", ""),
        ("\u202egolf", "golf"),
        ("Be\u200bn", "Ben"),
        ("\u0301Ben\u0301\u0302\u0303\u0304", "Ben\u0301\u0302"),
        (FAMILY, FAMILY),
        ("❤\ufe0f", "❤\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("W" * 50, "W" * LONGEST_NAME),
        ("W" * 19 + " W", "W" * 19),
        (FAMILY * 5, (FAMILY * 5)[:19]),
        ("a" * 19 + "👩\u200d👧", "a" * 19 + "👩"),
        ("\ud800Ben\udfff", "Ben"),
    ],
)
def test_a_name_is_one_short_line_of_signs_that_are_seen(typed: str, name: str) -> None:
    assert tidy_name(typed) == name


@given(NAMES)
def test_no_name_turns_a_sentence_or_hides(text: str) -> None:
    name = tidy_name(text)
    assert len(name) <= LONGEST_NAME
    assert tidy_name(name) == name
    assert not set(name) & set(TURNING)
    assert " ".join(name.split(" ")) == name.strip()
    kinds = [unicodedata.category(char) for char in name]
    assert not set(kinds) & {"Cc", "Cs", "Zl", "Zp"}
    assert {char for char, kind in zip(name, kinds, strict=True) if kind == "Zs"} <= {" "}
    seen = [kind for char, kind in zip(name, kinds, strict=True) if kind not in ("Zs", "Cf") or char in DRAWN]
    assert bool(name) == bool(seen)
    json.dumps(name).encode()
    name.encode()


def heard(name: str) -> str:
    return name.lower() if name.isascii() else name


@given(
    st.lists(
        st.sampled_from(["", "Ben", "ben", "Ben 2", "Ben 3", "W" * 20, "W" * 18 + " 2", FAMILY]), max_size=6
    )
)
def test_no_two_players_have_one_name(names: list[str]) -> None:
    apart = told_apart(tuple(names))
    said = [heard(name) for name in apart if name]
    assert len(set(said)) == len(said)
    assert all(len(name) <= LONGEST_NAME for name in apart)
    assert [bool(name) for name in apart] == [bool(name) for name in names]
    assert told_apart(apart) == apart
    assert apart[:1] == tuple(names[:1])


def test_the_second_of_two_is_numbered_and_takes_no_name_that_was_typed() -> None:
    assert told_apart(("Ben", "Ben")) == ("Ben", "Ben 2")
    assert told_apart(("Ben", "ben", "Ben 2")) == ("Ben", "ben 3", "Ben 2")
    assert told_apart(("Аня", "аня")) == ("Аня", "аня 2")
    assert told_apart(("Ann\u200da", "Anna")) == ("Ann\u200da", "Anna 2")
    assert told_apart(("", "")) == ("", "")
    assert free_name("W" * 20, ("W" * 20,)) == "W" * 18 + " 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_opponent_gives_way_to_a_person_of_the_same_name(language: str) -> None:
    words = words_of(language)
    for player in ("easy", "person"):
        own = [Who(seat, "", player, ()).in_words(words) for seat in range(6)]
        assert len(set(own)) == 6
        for seat in range(6):
            typed = tuple(own[:seat] + own[seat + 1 :]) + (own[seat].upper(),)
            assert Who(seat, "", player, typed).in_words(words) == own[seat] + " 2"


def test_a_name_from_right_to_left_is_set_apart() -> None:
    words = words_of("en")
    assert Who(0, "דנה", "person", ("דנה",)).in_words(words) == "\u2068דנה\u2069"
    assert set_apart("Ana") == "Ana"
