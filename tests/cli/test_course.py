"""`course`: nine deals, the best of each, scores beside them (B4, B5)."""

from golf.solitaire.course import hole_codes, open_course
from tests.cli.running import report, run

CODE = "GO9-S-AAAAAAB"


def test_b5_a_course_lists_its_nine_deals_with_the_best_of_each() -> None:
    found = report("course", "go9 s aaaaaab")
    assert list(found) == ["code", "par", "holes", "best", "total"]
    assert (found["code"], found["par"], found["total"]) == (CODE, 45, None)
    assert [hole["code"] for hole in found["holes"]] == list(hole_codes(open_course(CODE)))
    assert found["best"] == sum(hole["best"] for hole in found["holes"])
    assert found["holes"][0]["best"] == report("solve", "GO1-S-AAAAAAB")["best"]


def test_b4_scores_beside_the_best_are_added_up() -> None:
    found = report("course", CODE, "--scores", "+4 -3")
    assert [hole["score"] for hole in found["holes"]] == [4, -3] + [None] * 7
    assert found["total"] == 1
    assert "Total: Best possible" in run("course", CODE, "--scores", "+4 −3").out


def test_bad_input_is_one_line() -> None:
    for arguments in (("course", "GO1-S-AAAAAAB"), ("course", CODE, "--scores", "x"), ("deal", CODE)):
        answer = run(*arguments)
        assert (answer.status, answer.out) == (2, "")
        assert answer.err.count("\n") == 1
