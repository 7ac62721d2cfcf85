"""A damaged save gives back its valid beginning and says so, or says that nothing can be used."""

from string import ascii_lowercase, digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.errors import BadSave
from golf.solitaire.moves import read_moves
from golf.solitaire.session import Session, act_all, begin, load, save_text
from tests.samples import DOCUMENTED
from tests.strategies import RUBBISH, damaged, sessions


def assert_valid(session: Session) -> None:
    """The game can be played from its deal to where it stands, and what was undone can be redone."""
    replayed, refused = act_all(begin(session.code), session.log)
    assert refused == ()
    assert replayed.tables == session.tables
    assert replayed.log[: session.at] == session.done
    assert session.move_count >= session.at


def assert_beginning(session: Session, whole: Session) -> None:
    assert session.code == whole.code
    assert session.done == whole.done[: session.at]
    assert session.log == whole.log[: len(session.log)]


@given(sessions(most=40))
def test_a_save_cut_off_anywhere_has_a_valid_beginning(session: Session) -> None:
    text = save_text(session)
    deal = len("golf1 ") + len(session.code)
    for length in range(deal + 1, len(text)):
        loaded = load(text[:length])
        assert_valid(loaded.session)
        assert_beginning(loaded.session, session)
        counter_is_cut = length <= text.index("m", deal) + 1
        assert loaded.dropped or not counter_is_cut


@pytest.mark.parametrize(
    "code",
    [
        DOCUMENTED,
        "MS1-C-49621",
        "E~7C8S.6H~7D~9CTCx12",
    ],
)
def test_a_save_cut_off_within_the_deal_gives_no_other_deal(code: str) -> None:
    text = save_text(act_all(begin(code), ("s",))[0])
    for length in range(len("golf1 ") + len(code)):
        with pytest.raises(BadSave):
            load(text[:length])


def test_a_save_cut_off_anywhere_says_so() -> None:
    text = f"golf1 {DOCUMENTED} m5 s 5 2 | s 7 ."
    for length in range(len("golf1 ") + len(DOCUMENTED) + 1, len(text)):
        assert load(text[:length]).dropped, text[:length]


def is_noticed(scribble: str) -> bool:
    """Whether it cannot be taken for moves, blanks, or the counter of a later version."""
    return scribble.strip(" \t\r\n,;|:SUR" + ascii_lowercase + digits) != ""


@given(sessions(most=40), RUBBISH.filter(is_noticed), st.data())
def test_a_save_scribbled_over_says_what_was_dropped(
    session: Session, scribble: str, data: st.DataObject
) -> None:
    text = save_text(session)
    moves = text.index(" m")
    at = data.draw(st.integers(moves + 1, len(text)))
    loaded = load(text[:at] + scribble + text[at:])
    assert loaded.dropped != ""
    assert_valid(loaded.session)


@given(damaged(sessions(most=40).map(save_text)) | RUBBISH | RUBBISH.map("golf1 {} m3 s 5 .".format))
def test_a_damaged_save_is_a_valid_game_or_a_bad_save_and_nothing_else(text: str) -> None:
    try:
        loaded = load(text)
    except BadSave:
        return
    assert_valid(loaded.session)
    assert load(save_text(loaded.session)) == (loaded.session, "")


@pytest.mark.parametrize(
    ("text", "line", "undone", "counted", "dropped"),
    [
        (f"golf1 {DOCUMENTED} m3 s 5 2 1 3 .", "s 5 2", "", 3, "1 3"),
        (f"golf1 {DOCUMENTED} m3 s 5 x 2 .", "s 5", "", 3, "x 2"),
        (f"golf1 {DOCUMENTED} m3 s 5 1:4 2 .", "s 5", "", 3, "1:4 2"),
        (f"golf1 {DOCUMENTED} m3 s u s .", "s", "", 3, "u s"),
        (f"golf1 {DOCUMENTED} m3 s | 5 1 .", "s", "5", 3, "1"),
        (f"golf1 {DOCUMENTED} m3 s x | 5 .", "s", "", 3, "x | 5"),
        (f"golf1 {DOCUMENTED} m3 | s | 5 .", "", "s", 3, "| 5"),
        (f"golf1 {DOCUMENTED} m1 s 5 2 .", "s 5 2", "", 3, ""),
        (f"golf1 {DOCUMENTED} m3 s5 2 .", "s 5 2", "", 3, ""),
        (f"golf1 {DOCUMENTED} mx s 5 2 .", "", "", 0, "mx s 5 2"),
        (f"golf1 {DOCUMENTED} m1234567890 s .", "", "", 0, "m1234567890 s"),
    ],
)
def test_a_damaged_save_gives_back_its_valid_beginning(
    text: str, line: str, undone: str, counted: int, dropped: str
) -> None:
    session, rest = load(text)
    assert (" ".join(session.done), " ".join(session.log[session.at :])) == (line, undone)
    assert (session.move_count, rest) == (counted, dropped)


@pytest.mark.parametrize(
    ("text", "reason", "found"),
    [
        ("", "save_unknown", ""),
        ("golf1", "save_unknown", "golf1"),
        ("golf2 GO1-E-AAAAAAB m0", "save_unknown", "golf2 GO1-E-AAAAAAB "),
        ("GO1-E-AAAAAAB m0", "save_unknown", "GO1-E-AAAAAAB m0"),
        ("golf1 GO1-E-AAAAAA m0", "save_deal", "GO1-E-AAAAAA"),
        ("golf1 go1-e-aaaaaab m0", "save_deal", "go1-e-aaaaaab"),
        ("golf1 GO1-N-AAAAAAB m0", "save_deal", "GO1-N-AAAAAAB"),
        ("golf1 m3 s 5 2", "save_deal", "m3"),
        ("golf1 " + "?" * 40, "save_deal", "?" * 20),
    ],
)
def test_a_save_without_a_deal_is_bad(text: str, reason: str, found: str) -> None:
    with pytest.raises(BadSave) as caught:
        load(text)
    assert (caught.value.reason, caught.value.values) == (reason, {"found": found})


@pytest.mark.parametrize(
    ("text", "line"), [(f"golf1 {DOCUMENTED} .", ""), (f"golf1 {DOCUMENTED} s 5 2 .", "s 5 2")]
)
def test_a_save_without_a_counter_counts_its_moves_and_says_so(text: str, line: str) -> None:
    session, rest = load(text)
    assert (" ".join(session.done), session.move_count) == (line, session.at)
    assert rest != ""


def test_the_moves_of_a_save_are_not_taken_on_trust() -> None:
    """A save of one deal under another's code is played as far as that deal allows."""
    whole, _ = act_all(begin(DOCUMENTED), read_moves("s 5 2"))
    loaded = load(save_text(whole).replace("AAAAAAB", "AAAAAAC"))
    assert loaded.session.done == ("s",)
    assert loaded.dropped == "5 2"
