"""Bad input: one clear line on standard error, exit status 2, no traceback (docs/interfaces.md)."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf.cli.arguments import MOST_SEED
from golf.cli.cards import MOST_MATCHES
from golf.cli.main import MOST_DEALS
from golf.cli.work import MOST_JOBS
from golf.solitaire.position import position_text
from golf.solitaire.rules import dealt_rules
from tests.cli.running import Answer, run, run_all
from tests.samples import DOCUMENTED, LANGUAGES, words_of
from tests.strategies import ACTIONS, CODE_TEXTS, RUBBISH, damaged, tables


def assert_refused(answer: Answer) -> None:
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.endswith("\n")
    assert answer.err.count("\n") == 1
    assert answer.err.strip()


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["deal", "rubbish"], "“rubbish” holds no deal code. A code looks like this: GO1-E-AAAAAAB"),
        (["deal", ""], "No code was given. A code looks like this: GO1-E-AAAAAAB"),
        (["deal", "GO1-X-AAAAAAB"], "“X” is not the letter of a rule. A code looks like this: GO1-E-AAAAAAB"),
        (["deal", "E~7C7C~8D~"], "The card 7C occurs twice"),
        (["deal", "E~7C.......~8D~"], "A position has at most 7 columns, not 8"),
        (["play", DOCUMENTED, "--moves", "s 5 9"], "“9” is not a move (at place 3)"),
        (["deal", DOCUMENTED, "--lang", "xx"], "There is no language “xx”"),
        (["deal", DOCUMENTED, "--lang="], "There is no language “”"),
    ],
)  # fmt: skip
def test_bad_input_is_answered_with_one_clear_line(arguments: list[str], line: str) -> None:
    answer = run_all(arguments)
    assert_refused(answer)
    assert answer.err == line + "\n"


@pytest.mark.parametrize(
    "arguments",
    [[], ["deal"], ["play"], ["frobnicate"], ["deal", DOCUMENTED, "more"], ["--json"],
     ["deal", DOCUMENTED, "--moves", "s"], ["play", DOCUMENTED, "--moves"],
     ["deal", DOCUMENTED, "--json=yes"], ["deal", DOCUMENTED, "--lang"]],
)  # fmt: skip
def test_wrong_arguments_are_bad_input_too(arguments: list[str]) -> None:
    assert_refused(run_all(arguments))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_explained_in_the_language_asked_for(language: str) -> None:
    answer = run("deal", "GO1-E-AAAA", "--lang", language)
    assert_refused(answer)
    values: dict[str, object] = {"count": 4, "example": DOCUMENTED, "found": "AAAA"}
    assert answer.err == words_of(language).say("error.code_short", values) + "\n"


WRONG: list[tuple[list[str], str, dict[str, object]]] = [
    ([], "missing", {"names": "COMMAND"}),
    (["frobnicate"], "command", {}),
    (["deal"], "missing", {"names": "CODE"}),
    (["deal", DOCUMENTED, "more", "-x"], "unknown", {"found": "more -x"}),
    (["play", DOCUMENTED, "--moves"], "value", {"option": "--moves"}),
    (["deal", DOCUMENTED, "--json=yes"], "no_value", {"option": "--json"}),
    (["census", "--rules", "golf"], "rule",
     {"found": "golf", "known": ", ".join(sorted(rules.name for rules in dealt_rules()))}),
    (["census", "--rules", "easy", "--deals", "-1"], "number",
     {"option": "--deals", "found": "-1", "most": MOST_DEALS}),
    (["census", "--rules", "easy", "--deals", str(MOST_DEALS + 1)], "number",
     {"option": "--deals", "found": str(MOST_DEALS + 1), "most": MOST_DEALS}),
    (["census", "--rules", "easy", "--jobs", "999999999999"], "number",
     {"option": "--jobs", "found": "999999999999", "most": MOST_JOBS}),
    (["census", "--rules", "easy", "--seed", "1.5"], "number",
     {"option": "--seed", "found": "1.5", "most": MOST_SEED}),
    (["opponents", "--jobs", "999999999999"], "number",
     {"option": "--jobs", "found": "999999999999", "most": MOST_JOBS}),
    (["opponents", "--matches", str(MOST_MATCHES + 1)], "number",
     {"option": "--matches", "found": str(MOST_MATCHES + 1), "most": MOST_MATCHES}),
    (["cards", "--seed", "9" * 5000], "number",
     {"option": "--seed", "found": "9" * 20, "most": MOST_SEED}),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "reason", "values"), WRONG)
def test_what_is_wrong_with_arguments_is_said_in_the_language_asked_for(
    arguments: list[str], reason: str, values: dict[str, object], language: str
) -> None:
    answer = run(f"--lang={language}", *arguments) if not arguments else run(*arguments, f"--lang={language}")
    if arguments[-1:] == ["--moves"]:  # which would take what comes next
        answer = run(*arguments[:-1], f"--lang={language}", "--moves")
    assert_refused(answer)
    assert answer.err == words_of(language).say("error.cli_" + reason, values) + "\n"


_CODES = RUBBISH | damaged(CODE_TEXTS) | damaged(tables().map(position_text)) | st.just(DOCUMENTED)
_MOVES = RUBBISH | st.lists(ACTIONS, max_size=10).map(" ".join) | damaged(st.just("s 5 2 1:4 u r"))


@settings(max_examples=60)
@given(st.sampled_from(["deal", "play"]), _CODES, _MOVES, st.sampled_from(LANGUAGES), st.booleans())
def test_rubbish_is_a_game_or_one_line(
    command: str, code: str, moves: str, language: str, as_json: bool
) -> None:
    arguments = [command, f"--lang={language}"] + ["--json"] * as_json
    if command == "play":
        arguments.append(f"--moves={moves}")
    answer = run_all([*arguments, "--", code])
    if answer.status != 0:
        assert_refused(answer)
    elif as_json:
        assert json.loads(answer.out)
    else:
        assert answer.err == ""


@settings(max_examples=40)
@given(
    st.lists(
        RUBBISH | st.sampled_from(["deal", "play", "--json", "--moves", "--lang", "-h", "pt"]), max_size=5
    )
)
def test_any_arguments_are_a_command_or_one_line(arguments: list[str]) -> None:
    answer = run_all(arguments)
    if answer.status != 0:
        assert_refused(answer)


@pytest.mark.parametrize("text", ["a\nb", "a\rb", "a\x1b[31mb", "a\u2028b", "a\x0bb", "a\x85b"])
def test_what_was_found_cannot_break_the_line_or_the_terminal(text: str) -> None:
    answer = run("deal", text)
    assert_refused(answer)
    assert len(answer.err.splitlines()) == 1
    assert answer.err.rstrip("\n").isprintable()
