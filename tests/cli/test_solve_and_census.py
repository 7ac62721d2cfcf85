"""`solve` and `census`: JSON for scripts, resuming, and any executor (interfaces, command line)."""

import csv
import tracemalloc
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from golf.cli.main import INTERRUPTED
from golf.solitaire.rules import CLASSIC, EASY, STRICT, Rules
from golf.studies.census import HEADER, Census, census, deal_code, deal_codes, wilson
from tests.cli.running import report, run
from tests.samples import DOCUMENTED, LANGUAGES, numbered_deals, words_of

SOLVE_KEYS = ["winnable", "best", "line", "seconds"]
CENSUS_KEYS = ["rules", "deals", "winnable", "share", "low", "high", "mean_best", "seconds"]
DEALS = 40


class Here(Executor):
    """An executor of one's own, as one that spreads work over machines would be: it works where it is."""

    def __init__(self) -> None:
        self.tasks: list[list[tuple[int, str]]] = []

    def submit(self, fn: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.tasks.append(arguments[0])
        future.set_result(fn(*arguments, **named))
        return future


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def without_time(found: Census) -> tuple[object, ...]:
    return (found.rules, found.deals, found.winnable, found.share, found.low, found.high, found.mean_best)


def count(rules: Rules, deals: int, path: Path | None = None, executor: Executor | None = None) -> Census:
    return census(rules, deals, 1, executor or Here(), path)


def rows_of(path: Path) -> list[list[str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.reader(file))


# ---- solve


def test_solve_has_the_documented_keys() -> None:
    assert list(report("solve", DOCUMENTED)) == SOLVE_KEYS


def test_the_documented_deal_is_winnable_in_easy_and_not_in_classic() -> None:
    assert report("solve", DOCUMENTED)["winnable"] is True
    found = report("solve", "GO1-C-AAAAAAB")
    assert found["winnable"] is False
    assert found["best"] > 0


@pytest.mark.parametrize("letter", "SCE")
@pytest.mark.parametrize("moves", ["", "s", "sss"])
def test_a_solution_played_gives_what_it_claims(letter: str, moves: str) -> None:
    code = f"MS1-{letter}-321"
    found = report("solve", code, "--moves", moves)
    played = report("play", code, "--moves", f"{moves} {found['line']}")
    left = sum(map(len, played["columns"]))
    assert played["refused"] is None
    assert (played["status"] == "won") == found["winnable"]
    assert found["best"] == (left or -len(played["stock"]))


def assert_verdicts(rule: str, rows: list[dict[str, str]]) -> None:
    for row in rows:
        code = f"MS1-{rule[0].upper()}-{row['number']}"
        assert report("solve", code)["winnable"] == (row[rule] == "1"), code


@pytest.mark.parametrize("rule", ["strict", "classic", "easy"])
def test_verdicts_agree_with_two_independent_solvers(rule: str) -> None:
    assert_verdicts(rule, numbered_deals()[::20])


@pytest.mark.verify
@pytest.mark.parametrize("rule", ["strict", "classic", "easy"])
def test_all_verdicts_agree_with_two_independent_solvers(rule: str) -> None:
    assert len(numbered_deals()) == 500
    assert_verdicts(rule, numbered_deals())


def test_solve_skips_a_refused_move_and_says_so() -> None:
    answer = run("solve", DOCUMENTED, "--moves", "1 s 5")
    assert (answer.status, answer.err) == (0, "")
    reason = words_of("en").say("refusal.not_adjacent")
    assert words_of("en").say("cli.refused", {"move": "1", "reason": reason}) in answer.out
    with_refused = report("solve", DOCUMENTED, "--moves", "1 s 5")
    without = report("solve", DOCUMENTED, "--moves", "s 5")
    assert [with_refused[key] for key in SOLVE_KEYS[:3]] == [without[key] for key in SOLVE_KEYS[:3]]


def test_a_finished_game_is_solved_by_no_move() -> None:
    found = report("solve", "E~2C~3S~9H", "--moves", "1")
    assert (found["winnable"], found["best"], found["line"]) == (True, -1, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_sentence_and_the_line(language: str) -> None:
    answer = run("solve", "E~2C~3S~9H", "--lang", language)
    assert answer.out == words_of(language).say("cli.solved_won", {"count": 1}) + "\n1\n"
    answer = run("solve", "S~2C~9S~", "--lang", language)
    assert answer.out == words_of(language).say("cli.solved_lost", {"count": 1}) + "\n\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve"],
        ["solve", "rubbish"],
        ["solve", DOCUMENTED, "--moves", "9"],
        ["solve", "E~2C~3S~x4"],  # nobody knows these cards
        ["census"],
        ["census", "--rules", "golf"],
        ["census", "--rules", "easy", "--deals", "-1"],
        ["census", "--rules", "easy", "--deals", "many"],
        ["census", "--rules", "easy", "--seed", "-1"],
        ["census", "--rules", "easy", "--seed", "1.5"],
        ["census", "--rules", "easy", "--jobs", "two"],
        ["census", "--rules", "easy", "--deals", "1", "--csv"],
        ["census", "--rules", "easy", "--deals", "1", "more"],
    ],
)
def test_bad_input_is_one_line_and_status_2(arguments: list[str]) -> None:
    answer = run(*arguments)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert answer.err.strip()


def test_a_file_that_cannot_be_written_is_bad_input(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "such.csv"):
        answer = run("census", "--rules", "easy", "--deals", "1", "--jobs", "1", "--csv", str(path))
        assert (answer.status, answer.out) == (2, "")
        assert answer.err.count("\n") == 1


# ---- census


def test_census_has_the_documented_keys() -> None:
    found = report("census", "--rules", "classic", "--deals", "30", "--jobs", "2")
    assert list(found) == CENSUS_KEYS
    assert (found["rules"], found["deals"]) == ("classic", 30)
    assert found["share"] == pytest.approx(found["winnable"] / 30, abs=1e-6)
    assert found["low"] <= found["share"] <= found["high"]


def test_a_census_of_no_deals_claims_nothing() -> None:
    found = report("census", "--rules", "easy", "--deals", "0", "--jobs", "1")
    assert (found["winnable"], found["share"], found["low"], found["high"]) == (0, 0, 0, 1)


def test_people_get_a_sentence() -> None:
    answer = run("census", "--rules", "easy", "--deals", "5", "--jobs", "1", "--lang", "pl")
    assert (answer.status, answer.err) == (0, "")
    assert words_of("pl").say("rules.easy") in answer.out


def test_the_seed_fixes_the_deals_whatever_the_rule() -> None:
    codes = list(deal_codes(EASY, 1000, 1))
    assert list(deal_codes(EASY, 50, 1)) == codes[:50]
    assert list(deal_codes(EASY, 50, 2)) != codes[:50]
    assert [code[6:] for code in deal_codes(STRICT, 50, 1)] == [code[6:] for code in codes[:50]]
    assert len(set(codes)) == 1000
    assert [deal_code(EASY, deal, 1) for deal in (0, 1, 42, 999)] == [codes[deal] for deal in (0, 1, 42, 999)]


def test_the_interval_is_wilsons() -> None:
    # Worked out by hand from the formula: 26.02 % of 10,000 deals, as published for the strict rule.
    low, high = wilson(2602, 10_000)
    assert (round(100 * low, 2), round(100 * high, 2)) == (25.17, 26.89)


def test_every_executor_gives_the_same_census() -> None:
    here = without_time(count(CLASSIC, DEALS))
    with ThreadPoolExecutor(2) as threads:
        assert without_time(count(CLASSIC, DEALS, executor=threads)) == here
    found = report("census", "--rules", "classic", "--deals", str(DEALS), "--jobs", "2")
    assert [found[key] for key in CENSUS_KEYS[:3]] == list(here[:3])


def test_each_deal_is_written_down_once(tmp_path: Path) -> None:
    path = tmp_path / "census.csv"
    found = count(EASY, DEALS, path)
    header, *rows = rows_of(path)
    assert header == HEADER
    assert sorted(int(row[0]) for row in rows) == list(range(DEALS))
    assert [row[1] for row in sorted(rows, key=lambda row: int(row[0]))] == list(deal_codes(EASY, DEALS, 1))
    assert sum(int(row[2]) for row in rows) == found.winnable
    assert sum(int(row[3]) for row in rows) / DEALS == found.mean_best


def test_an_interrupted_census_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "census.csv"
    with pytest.raises(KeyboardInterrupt):
        census(EASY, DEALS, 1, Here(), path, interrupt)
    done = {int(row[0]) for row in rows_of(path)[1:]}
    assert 0 < len(done) < DEALS
    second = Here()
    found = count(EASY, DEALS, path, second)
    again = {deal for task in second.tasks for deal, _ in task}
    assert again == set(range(DEALS)) - done
    assert without_time(found) == without_time(count(EASY, DEALS))


def test_ctrl_c_ends_a_census_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("golf.cli.main.census", interrupt)
    answer = run("census", "--rules", "easy", "--deals", "5", "--jobs", "1")
    assert (answer.status, answer.out, answer.err) == (INTERRUPTED, "", "\n")


@pytest.mark.parametrize("cut", [1, 5, 12])
def test_a_last_line_that_was_cut_off_is_counted_anew(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "census.csv"
    whole = count(STRICT, 20, path)
    path.write_bytes(path.read_bytes()[:-cut])
    executor = Here()
    assert without_time(count(STRICT, 20, path, executor)) == without_time(whole)
    assert without_time(count(STRICT, 20, path)) == without_time(whole)
    assert sum(len(task) for task in executor.tasks) <= 1


def test_a_finished_census_is_read_and_not_counted_again(tmp_path: Path) -> None:
    path = tmp_path / "census.csv"
    whole = count(EASY, 20, path)
    executor = Here()
    assert without_time(count(EASY, 20, path, executor)) == without_time(whole)
    assert executor.tasks == []


def test_a_larger_census_goes_on_from_a_smaller_one(tmp_path: Path) -> None:
    path = tmp_path / "census.csv"
    count(EASY, 20, path)
    executor = Here()
    found = count(EASY, DEALS, path, executor)
    assert sum(len(task) for task in executor.tasks) == DEALS - 20
    assert without_time(found) == without_time(count(EASY, DEALS))


def test_rows_of_another_census_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "census.csv"
    count(STRICT, 20, path)
    executor = Here()
    found = count(EASY, 20, path, executor)
    assert sum(len(task) for task in executor.tasks) == 20
    assert without_time(found) == without_time(count(EASY, 20))


def test_rubbish_in_the_file_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "census.csv"
    path.write_text("deal,code,winnable,best\n0,rubbish,1,2\n٣,x,1,0\n1,,,\n\n0,GO1-E-AAAAAAA,2,x\n", "utf-8")
    assert without_time(count(EASY, 20, path)) == without_time(count(EASY, 20))


def test_progress_counts_up_to_all_deals() -> None:
    heard: list[tuple[int, int]] = []
    census(EASY, DEALS, 1, Here(), None, lambda done, deals: heard.append((done, deals)))
    assert heard[-1] == (DEALS, DEALS)
    assert [done for done, _ in heard] == sorted({done for done, _ in heard})


class Guessing(Executor):
    """Answers without solving anything."""

    def submit(self, fn: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result([(deal, code, True, -1) for deal, code in arguments[0]])
        return future


def test_a_census_of_many_deals_holds_none_of_them_in_memory(tmp_path: Path) -> None:
    deals = 30_000
    path = tmp_path / "census.csv"
    for _ in range(2):  # the second reads the file of the first
        tracemalloc.start()
        found = count(EASY, deals, path, Guessing())
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert (found.deals, found.winnable, found.mean_best) == (deals, deals, -1)
        assert peak < 20 * deals  # a code alone takes 62 bytes
