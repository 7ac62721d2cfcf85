"""New deals that can be won: the list, how deals are picked from it, and what the New game window does."""

import gzip
from collections import Counter

import pytest

from golf.deals.pcg import Pcg32
from golf.page.log import flat
from golf.solitaire.advisor.forwards import solve
from golf.solitaire.opening import new_code, open_game
from golf.solitaire.page.later.new_game import chosen_letter
from golf.solitaire.page.opening import winnable_only
from golf.solitaire.page.update import update
from golf.solitaire.page.view import view
from golf.solitaire.rules import RULES, rules_named
from golf.solitaire.winnable import FIRST, of_the_day, pick
from tests.page.dom import element_of
from tests.samples import DOCUMENTED, ROOT, words_of
from tests.solitaire.page.playing import dealt, effects_of, problem_of, send
from tools.difficulty import wins

LEVELS = ("gentle", "normal", "hard")
LISTED = "ECS"


def shipped() -> dict[str, str]:
    """The list as the page reads it."""
    text = gzip.decompress((ROOT / "static/winnable/proven.bin").read_bytes()).decode()
    return {line[0]: line[1:] for line in text.strip().split("\n")}


def best_of(letter: str, number: int) -> int:
    rules = rules_named(letter)
    assert rules is not None
    return solve(open_game(new_code(rules, number))[1]).best


def mark(best: int) -> str:
    return "." if best > 0 else chr(ord("a") - best)


def test_the_list_has_twenty_thousand_proven_deals_a_rule_in_sixty_kilobytes() -> None:
    assert (ROOT / "static/winnable/proven.bin").stat().st_size <= 60_000
    for letter in LISTED:
        assert len(shipped()[letter].replace(".", "")) >= 20_000


@pytest.mark.parametrize("letter", LISTED)
def test_the_list_says_what_the_search_finds(letter: str) -> None:
    chance = Pcg32(7, 1)
    deals = shipped()[letter]
    for number in [chance.below(len(deals)) for _ in range(60)] + [0, len(deals) - 1]:
        assert deals[number] == mark(best_of(letter, number)), number


@pytest.mark.verify
@pytest.mark.parametrize("letter", LISTED)
def test_the_list_says_what_the_search_finds_for_a_thousand_deals(letter: str) -> None:
    chance = Pcg32(8, 1)
    deals = shipped()[letter]
    for number in [chance.below(len(deals)) for _ in range(1000)]:
        assert deals[number] == mark(best_of(letter, number)), number


def test_the_page_brings_the_lists_beginning_along() -> None:
    assert set(FIRST) == set(LISTED)
    for letter, deals in FIRST.items():
        assert shipped()[letter].startswith(deals)


@pytest.mark.parametrize("letter", LISTED)
@pytest.mark.parametrize("difficulty", ["any", *LEVELS])
def test_every_difficulty_can_be_had_without_the_list(letter: str, difficulty: str) -> None:
    chance = Pcg32(3, 1)
    for _ in range(20):
        number = pick(FIRST[letter], letter, difficulty, chance.next)
        assert number is not None
        assert best_of(letter, number) <= 0


@pytest.mark.parametrize("letter", LISTED)
def test_a_fixed_player_wins_twice_as_often_with_each_step_down_in_difficulty(letter: str) -> None:
    rules = rules_named(letter)
    assert rules is not None
    shares = []
    for difficulty in LEVELS:
        played, won = wins(rules, difficulty, 1500)
        shares.append(won / played)
    gentle, normal, hard = shares
    assert gentle >= 2 * normal
    assert normal >= 2 * hard > 0


def test_every_deal_of_a_difficulty_is_picked_as_often() -> None:
    chance = Pcg32(5, 1)
    found = Counter(pick("b.b.cdcdhi", "C", "normal", chance.next) for _ in range(4000))
    assert set(found) == {4, 5, 6, 7}
    assert all(900 < count < 1100 for count in found.values())


@pytest.mark.parametrize("deals", ["", "....", "aaaa"])
def test_a_list_that_has_none_gives_none(deals: str) -> None:
    assert pick(deals, "C", "gentle", Pcg32(1, 1).next) is None


@pytest.mark.parametrize(("letter", "wanted"), [("E", True), ("C", True), ("S", False)])
def test_winnable_only_is_the_default_for_easy_and_classic(letter: str, wanted: bool) -> None:
    model = dealt()
    assert winnable_only(model, letter) == wanted
    assert effects_of(model, f"start {letter}") == [
        ("proven", f"{letter} any") if wanted else ("random", letter)
    ]
    assert winnable_only(send(model, "choose winnable on"), letter)
    assert not winnable_only(send(model, "choose winnable off"), letter)


def test_the_difficulty_chosen_is_asked_for_and_remembered() -> None:
    model = send(dealt(), "new", "choose rule C", "choose difficulty hard")
    assert chosen_letter(model) == ("C", False)
    assert effects_of(model, "start C") == [("proven", "C hard")]
    assert "settings" in [kind for kind, _ in effects_of(model, "choose difficulty gentle")]
    for nothing in ("difficulty impossible", "difficulty hard", "theme dark", "rule X", "language pl", ""):
        assert update(model, f"choose {nothing}") == (model, ())


def test_a_typed_code_is_never_altered() -> None:
    model = send(dealt(), "choose winnable on", "choose difficulty gentle")
    for rules in RULES:
        code = f"GO1-{rules.letter}-7777777"
        after = send(model, f"start E {code}")
        assert after.session is not None
        assert after.session.code == code
        assert effects_of(model, f"start E {code}") == [("save", ""), ("state", "")]


def test_where_there_is_no_list_the_cards_are_random_and_that_is_said() -> None:
    model = send(dealt(DOCUMENTED), "number S 12", "unlisted")
    assert model.session is not None
    assert model.session.code.startswith("GO1-S-")
    assert problem_of(model) == "error.no_list"


def test_the_window_offers_difficulties_where_only_winnable_deals_are_wanted() -> None:
    for choice, disabled in (("on", False), ("off", True)):
        model = send(dealt(), "new", f"choose winnable {choice}")
        window = element_of(view(model, words_of("en")).window)
        inputs = window.find("name", "difficulty")
        assert [field.attrs["value"] for field in inputs] == ["any", *LEVELS]
        assert all(("disabled" in field.attrs) == disabled for field in inputs)
        (box,) = window.find("name", "winnable")
        assert ("checked" in box.attrs) == (choice == "on")


# What was dealt on some days: people compare their games, so these may not change.
DAYS = {
    "E": {20261130: 2903, 20261201: 12337, 20270101: 1704},
    "C": {20261130: 14600, 20261201: 12337, 20270101: 1704},
    "S": {20261130: 14600, 20261201: 11331, 20270101: 13392},
}


@pytest.mark.parametrize("letter", LISTED)
def test_the_deal_of_a_day_can_be_won_and_never_changes(letter: str) -> None:
    deals = shipped()[letter]
    assert {day: of_the_day(deals, letter, day) for day in DAYS[letter]} == DAYS[letter]
    days = [20270000 + 100 * month + day for month in range(1, 13) for day in range(1, 29)]
    year = [of_the_day(deals, letter, day) for day in days]
    assert "." not in {deals[number] for number in year}
    assert len(set(year)) > 320
    longer = deals + "a" * 500
    assert of_the_day(longer, letter, 20261130) == DAYS[letter][20261130]


def test_the_deal_of_the_day_is_asked_for_under_the_rule_that_is_chosen() -> None:
    assert effects_of(dealt("GO1-C-BBBBBBB"), "daily") == [("day", "C")]
    chosen = send(dealt(), "new", "choose rule S", "choose stuck on")
    assert effects_of(chosen, "daily") == [("day", "SD")]


def test_the_deal_of_the_day_goes_on_where_it_lies_on_the_table() -> None:
    begun = send(dealt(), "s")
    assert begun.session is not None
    today = send(begun, "day C 7")
    assert today.session is not None
    assert today.session.code == "GO1-C-AAAAAAH"
    assert today.aside
    assert flat(today.log)[-1].key == "log.daily"
    further = send(today, "s", "new", "day C 7")
    assert further.session is not None
    assert further.session.done == ("s",)
    assert further.window == ""
    assert further.aside == ""
    assert send(begun, "day Q 7") is begun
    assert send(begun, "day C x") is begun


def test_the_deal_of_the_day_goes_on_where_it_was_put_aside() -> None:
    begun = send(dealt(), "day C 7", "s")
    again = send(begun, "start C GO1-C-BBBBBBB", "day C 7")
    assert again.session is not None
    assert (again.session.code, again.session.done) == ("GO1-C-AAAAAAH", ("s",))
