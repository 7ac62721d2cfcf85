"""The last ten deals: kept with rule, code and result, read back whatever was scribbled over them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.record import replace
from golf.solitaire.page.recent import LEFT, MOST, Recent, read_recent, recent_of, recent_text, with_recent
from golf.solitaire.session import act_all, begin
from tests.samples import DOCUMENTED, example_deal
from tests.solitaire.page.playing import dealt, effects_of, send
from tests.strategies import CODE_TEXTS, RUBBISH

DEALS = st.builds(Recent, CODE_TEXTS, st.sampled_from(["won", "blocked", LEFT]), st.integers(0, 52))
LISTS = st.lists(DEALS, max_size=MOST, unique_by=lambda deal: deal.code).map(tuple)


@given(LISTS)
def test_what_is_stored_is_read_back(deals: tuple[Recent, ...]) -> None:
    assert read_recent(recent_text(deals)) == deals


@given(LISTS, RUBBISH, st.integers(0, 400), st.integers(0, 40))
def test_damage_loses_only_what_it_hits(deals: tuple[Recent, ...], rubbish: str, at: int, hole: int) -> None:
    text = recent_text(deals)
    damaged = text[:at] + rubbish + text[at + hole :]
    found = read_recent(damaged)
    assert len(found) <= MOST
    assert read_recent(recent_text(found)) == found
    whole = [deal for deal in deals if recent_text((deal,)) in damaged.split(";")]
    assert set(whole[:1]) <= set(found) or len(found) == MOST


@given(LISTS, DEALS)
def test_a_deal_comes_on_top_and_stands_there_once(deals: tuple[Recent, ...], deal: Recent) -> None:
    after = with_recent(deals, deal)
    assert after[0] == deal
    assert len(after) <= MOST
    assert len({other.code for other in after}) == len(after)
    assert [other for other in deals if other.code != deal.code][: MOST - 1] == list(after[1:])


@pytest.mark.parametrize(
    "text",
    ["", ";", "GO1-E-AAAAAAB", "GO1-E-AAAAAAB won", "GO1-E-AAAAAAB won x", "GO1-E-AAAAAAB lost 3",
     "go1-e-aaaaaab won 3", "GO1-E-AAAAAAB won 53", "GO1-E-AAAAAAB won 003", "GO1-Q-AAAAAAB won 3",
     "GO1-E-AAAAAAB  won 3", "GO1-E-AAAAAAB won 3 4", "GO1-E-AAAAAAB won ٣"],
)  # fmt: skip
def test_what_is_no_deal_is_passed_over(text: str) -> None:
    assert read_recent(text) == ()
    assert read_recent(text + ";S~7C~8D~ blocked 1") == (Recent("S~7C~8D~", "blocked", 1),)


def test_the_result_counts_the_stock_after_a_win_and_the_columns_otherwise() -> None:
    won, _ = act_all(begin("S~7C8S.6H~7D~2C2D"), ("1", "1", "2"))
    blocked, _ = act_all(begin("S~7C8S.6H~7D~"), ("2",))
    assert recent_of(won) == Recent("S~7C8S.6H~7D~2C2D", "won", 2)
    assert recent_of(blocked) == Recent("S~7C8S.6H~7D~", "blocked", 2)
    assert recent_of(begin(DOCUMENTED)) == Recent(DOCUMENTED, LEFT, 35)


def test_a_deal_is_kept_when_it_ends_and_when_it_gives_way() -> None:
    *line, last = example_deal()["won_game"].split()
    won = dealt(DOCUMENTED, *line)
    assert ("recent", f"{DOCUMENTED} won 3") in effects_of(won, last)
    begun = dealt(DOCUMENTED, "s", "5", "2")
    assert ("recent", f"{DOCUMENTED} left 33") in effects_of(begun, "start E GO1-C-AAAAAAC")
    for nothing in (dealt(), replace(begun, embed=True)):
        assert "recent" not in [kind for kind, _ in effects_of(nothing, "start E GO1-C-AAAAAAC")]
    assert "recent" not in [kind for kind, _ in effects_of(begun, "restart")]


def test_the_list_is_asked_for_when_it_is_shown() -> None:
    assert effects_of(dealt(), "new") == [("recall", "recent")]
    model = send(dealt(), "new", "recalled recent GO1-C-AAAAAAC blocked 4;x;GO1-S-AAAAAAB won 0")
    assert [deal.code for deal in model.data.recent] == ["GO1-C-AAAAAAC", "GO1-S-AAAAAAB"]
