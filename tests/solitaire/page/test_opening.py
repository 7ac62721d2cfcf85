"""New games, links beside the game in progress, and the way back (docs/interfaces.md, Page; A6, A9)."""

import pytest
from hypothesis import given

from golf.record import replace
from golf.solitaire.page.model import NEUTRAL, Model
from golf.solitaire.page.update import update
from golf.solitaire.session import Session, act_all, begin, save_text
from tests.samples import DOCUMENTED, sentence
from tests.solitaire.page.playing import dealt, kinds, log_of, problem_of, send
from tests.strategies import CODE_TEXTS, RUBBISH, sessions

OTHER = "GO1-C-AAAAAAC"


def session_of(model: Model) -> Session:
    assert model.session is not None
    return model.session


def test_a9_a_typed_code_deals_its_cards_under_its_own_rule() -> None:
    model = send(NEUTRAL, "new", "start E Look: go1-c-аааааас")
    assert session_of(model) == begin(OTHER)
    assert model.window == ""
    assert log_of(model) == ["New game, Classic, deal GO1-C-AAAAAAC"]


def test_a9_a_bad_code_is_explained_and_the_window_stays_open() -> None:
    before = dealt(DOCUMENTED, "s", "new")
    after, effects = update(before, "start E GO1-E-AAAA")
    assert (session_of(after), after.window, effects) == (session_of(before), "new", ())
    assert problem_of(after) == "error.code_short"
    assert send(after, "close").problem is None
    assert send(after, f"start E {OTHER}").problem is None


@given(RUBBISH)
def test_a9_whatever_is_typed_deals_or_is_explained(text: str) -> None:
    before = dealt(DOCUMENTED, "s", "new")
    after = send(before, f"start E {text}")
    if text.strip(" ") == "":
        assert after == before
    elif after.problem is None:
        assert session_of(after).done == ()
    else:
        assert session_of(after) is session_of(before)


def test_the_same_deal_can_be_started_again() -> None:
    model = dealt(OTHER, "s", "restart")
    assert session_of(model) == begin(OTHER)


def test_a_new_game_puts_the_one_in_progress_aside_until_the_first_move() -> None:
    model = dealt(DOCUMENTED, "s", "5", f"start E {OTHER}")
    assert model.aside == save_text(act_all(begin(DOCUMENTED), ("s", "5"))[0])
    back = send(model, "back")
    assert session_of(back).done == ("s", "5")
    assert send(model, "s").aside == ""


@pytest.mark.parametrize(("moves", "status"), [("", "playing"), ("2", "blocked"), ("112", "won")])
def test_a_game_not_begun_or_over_is_not_put_aside(moves: str, status: str) -> None:
    model = dealt("S~7C8S.6H~7D~", *moves)
    assert session_of(model).status == status
    assert send(model, f"start E {OTHER}").aside == ""


def test_a_link_opens_beside_the_game_in_progress_which_is_kept() -> None:
    own = dealt(DOCUMENTED, "s", "5")
    linked = send(own, f"link https://example.org/?code={OTHER}")
    assert session_of(linked) == begin(OTHER)
    linked = send(linked, "moves s s")
    assert session_of(linked).done == ("s", "s")
    assert session_of(send(linked, "s", "u")).done == ("s", "s")
    back, effects = update(send(linked, "s"), "back")
    assert session_of(back) == session_of(own)
    assert kinds(effects) == ["save", "state", "recent"]


@pytest.mark.parametrize(
    "messages",
    [["s", "s"], ["restart"], [f"link {DOCUMENTED}"], ["s", f"link {DOCUMENTED}"], ["start E MS1-C-5"],
     ["s", "number E 99"], ["s", "restart", "s", "u"], ["link rubbish"], ["start E rubbish", "s"]],
)  # fmt: skip
def test_a_link_never_destroys_the_game_in_progress(messages: list[str]) -> None:
    """Whatever is done beside it, the way back leads to the player's own game."""
    own = dealt("MS1-C-49621", "s", "1", "s")
    model = send(own, f"link {OTHER}", *messages)
    assert session_of(send(model, "back")) == session_of(own)


def test_going_back_leaves_the_other_game_to_return_to() -> None:
    model = dealt(DOCUMENTED, "s", f"link {OTHER}", "s", "back")
    assert session_of(model).code == DOCUMENTED
    assert session_of(send(model, "back")).done == ("s",)
    assert session_of(send(model, "back", "back")).code == DOCUMENTED


def test_without_a_game_aside_there_is_no_way_back() -> None:
    model = send(NEUTRAL, f"link {OTHER}", "s")
    assert update(model, "back") == (model, ())


@given(RUBBISH)
def test_a_bad_link_changes_nothing_and_says_so(text: str) -> None:
    own = dealt(DOCUMENTED, "s", "5")
    after = send(own, f"link {text}")
    if after.problem is not None:
        assert replace(after, problem=None) == own
    else:
        assert session_of(send(after, "back")) == session_of(own)


@pytest.mark.parametrize(
    ("moves", "line", "problem", "said"),
    [
        ("s52", "s52", None, None),
        ("s 1 5", "s5", "error.move_skipped", "Move 1 was skipped: " + sentence("refusal.not_adjacent")),
        ("s 5 1:4 u", "s", "error.move_skipped", "Move 1:4 was skipped: " + sentence("refusal.covered")),
        ("s 5 x 2", "s5", "error.moves_unknown", "“x 2” is not a move (at place 3)"),
        ("1 s 9", "s", "error.moves_unknown", "“9” is not a move (at place 3)"),
        ("", "", None, None),
    ],
)
def test_a_links_moves_skip_refused_ones_report_them_and_go_on(
    moves: str, line: str, problem: str | None, said: str | None
) -> None:
    model = send(NEUTRAL, f"link {DOCUMENTED}", f"moves {moves}")
    assert "".join(session_of(model).done) == line
    assert problem_of(model) == problem
    if said is not None:
        assert log_of(model)[-1] == said


@given(sessions())
def test_a_saved_game_goes_on_where_it_was(session: Session) -> None:
    model = send(NEUTRAL, f"load {save_text(session)}")
    assert session_of(model) == session
    assert model.problem is None
    assert log_of(model)[0] == f"Your game goes on, deal {session.code}"


def test_a_damaged_save_goes_on_from_its_valid_beginning_and_says_so() -> None:
    model = send(NEUTRAL, f"load golf1 {DOCUMENTED} m5 s 5 2 1 s .")
    assert session_of(model).done == ("s", "5", "2")
    assert problem_of(model) == "error.save_damaged"
    assert log_of(model)[0] == "The end of the saved game was damaged; it goes on from its last valid move"


@given(RUBBISH, CODE_TEXTS)
def test_a_save_that_cannot_be_read_leaves_the_game_on_the_table(text: str, code: str) -> None:
    before = dealt(code, "s")
    after = send(before, f"load {text}")
    assert replace(after, problem=None) == before
    assert problem_of(after) in ("error.save_unknown", "error.save_deal")


def test_a_damaged_game_aside_does_not_make_the_table_its_own_way_back() -> None:
    before = replace(dealt(DOCUMENTED, "s"), aside="golf1 rubbish", linked=True)
    after = send(before, "back")
    assert session_of(after) is session_of(before)
    assert problem_of(after) == "error.save_deal"
    assert after.aside != save_text(session_of(before))


def test_a6_out_of_a_block_leads_undo_or_a_new_game() -> None:
    model = dealt("E~2C~9D~7S", "s")
    assert session_of(model).status == "blocked"
    assert session_of(send(model, "u")).status == "playing"
    assert kinds(update(model, "start E")[1]) == ["proven"]
    assert kinds(update(model, "start S")[1]) == ["random"]
    assert session_of(send(model, "number E 5")).done == ()
