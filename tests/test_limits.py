"""Every text from outside has a length: what is longer is refused or cut, and that is said (Text forms)."""

from collections.abc import Callable

import pytest

from golf import limits
from golf.cardgame.codes import open_match
from golf.cardgame.match import begin_match, load_match, match_text, opponent_choice, play
from golf.cardgame.moves import read_moves as read_match_moves
from golf.cardgame.page.draft import FIRST, draft_text, read_draft
from golf.errors import GolfError
from golf.page.forms import code_entry
from golf.page.nodes import html
from golf.record import replace
from golf.solitaire.course import load_course
from golf.solitaire.moves import read_moves
from golf.solitaire.opening import open_game
from golf.solitaire.page.effects import REFUSED
from golf.solitaire.page.later.board_address import read_frame
from golf.solitaire.page.model import NEUTRAL
from golf.solitaire.page.recent import read_recent
from golf.solitaire.page.update import update
from golf.solitaire.position import read_position
from golf.solitaire.scorecard import read_card_text
from golf.solitaire.session import load
from tests.samples import DOCUMENTED, LANGUAGES, words_of

MATCH = "GC1-232-AAAAAAB"
DOORS: dict[str, tuple[int, Callable[[str], object], str]] = {
    "code": (limits.DEAL, open_game, DOCUMENTED),
    "match": (limits.DEAL, open_match, MATCH),
    "position": (limits.DEAL, read_position, "S~7C8S.6H~7D~"),
    "moves": (limits.MOVES, read_moves, "s 5 2"),
    "moves of a match": (limits.MATCH, read_match_moves, "d x11"),
    "scorecard": (limits.SCORECARD, read_card_text, "GO9-S-AAAAAAB +4 -3"),
}


@pytest.mark.parametrize("door", DOORS)
def test_a_text_longer_than_its_door_is_refused_and_says_so(door: str) -> None:
    most, read, text = DOORS[door]
    assert read(text + " " * (most - len(text))) == read(text)
    with pytest.raises(GolfError) as caught:
        read(text + " " * (most + 1 - len(text)))
    assert (caught.value.reason, caught.value.values) == ("too_long", {"most": most})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_says_how_long_a_text_may_be(language: str) -> None:
    assert "2000" in words_of(language).say("error.too_long", {"most": 2000})


def test_a_field_takes_one_sign_more_so_that_nothing_is_cut_without_a_word() -> None:
    assert f'maxlength="{limits.DEAL + 1}"' in html(code_entry("", "", "", ""))


def test_moves_of_a_link_that_are_too_many_are_not_made_and_that_is_said_and_told() -> None:
    model, _ = update(replace(NEUTRAL, embed=True), f"link {DOCUMENTED}")
    model, found = update(model, "moves " + "s" * (limits.MOVES + 1))
    assert model.session is not None
    assert model.session.done == ()
    assert model.problem is not None
    assert model.problem.key == "error.too_long"
    assert [effect.detail for effect in found if effect.kind == REFUSED] == ["load too_long"]


def test_a_message_of_a_host_that_is_too_long_is_refused_if_it_was_meant_for_the_board() -> None:
    model, _ = update(replace(NEUTRAL, embed=True), f"link {DOCUMENTED}")
    long = " " * limits.MESSAGE
    _, found = update(model, 'host {"v": 1, "type": "golf:load", "code": "' + long + '"}')
    assert [(effect.kind, effect.detail) for effect in found] == [(REFUSED, "load too_long")]
    assert update(model, 'host {"type": "something of others", "text": "' + long + '"}') == (model, ())


@pytest.mark.parametrize("end", [" .", " " * limits.SAVE + ".", " s" * limits.SAVE + " ."])
def test_a_save_that_is_too_long_goes_on_with_its_beginning_and_says_so(end: str) -> None:
    loaded = load(f"golf1 {DOCUMENTED} m3 s 5 2" + end)
    assert loaded.session.done[:3] == ("s", "5", "2")
    assert (loaded.dropped != "") == (len(end) > 2)


def test_a_course_that_is_too_long_goes_on_with_its_beginning_and_says_so() -> None:
    loaded = load_course("course1 GO9-S-AAAAAAB +4 -3 / golf1 GO1-S-AAAAAAD m1 s " + " " * limits.SAVE + ".")
    assert loaded.course is not None
    assert loaded.course.results == (4, -3)
    assert (loaded.session.done, loaded.dropped) == (("s",), ".")


def test_b4_a_match_of_many_moves_opens_as_it_was() -> None:
    match = begin_match("GC1-446R3-AAAAAAB", ("easy",) * 6)
    choice = opponent_choice(match)
    while choice is not None:
        match, _ = play(match, choice.move)
        choice = opponent_choice(match)
    loaded, dropped = load_match(match_text(match))
    assert match.line.at > 300
    assert (match_text(loaded), loaded.table, dropped) == (match_text(match), match.table, "")
    cut, dropped = load_match(match_text(match)[:-1] + " " * limits.MATCH + ".")
    assert (cut.line.log, dropped) == (match.line.log, ".")


def test_a_table_that_is_too_long_or_nested_too_deeply_is_as_at_first() -> None:
    for names in ('["' + "a" * limits.DRAFT + '"]', "[" * (limits.DRAFT - 40)):
        read = read_draft(f"{MATCH} w01 {names}")
        assert read.names == FIRST.names
        assert draft_text(read) != f"{MATCH} w01 {names}"  # so that it is set aside


def test_a_caption_that_is_cut_shows_that_it_was() -> None:
    frame = read_frame({"captions": "a" * 299 + "|" + "b" * 301})
    assert [(len(text), text[-1]) for text in frame.captions] == [(299, "a"), (limits.CAPTION, "…")]


def test_of_a_long_list_of_deals_the_first_ten_are_read() -> None:
    deals = ";".join(f"MS1-C-{number} won 3" for number in range(1, 2000))
    assert [deal.code for deal in read_recent(deals)] == [f"MS1-C-{number}" for number in range(1, 11)]
