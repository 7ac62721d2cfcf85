"""`deal` and `play`: JSON for scripts, text for people (docs/interfaces.md, Command line)."""

import json

import pytest

from golf.solitaire.position_words import position_in_words
from golf.solitaire.session import begin
from tests.cli.running import report, run
from tests.samples import DOCUMENTED, LANGUAGES, ROOT, example_deal, numbered_deals, sentence, words_of

DEAL_KEYS = ["code", "rules", "columns", "discard", "stock"]
PLAY_KEYS = [*DEAL_KEYS, "line", "score", "move_count", "status", "refused"]


def test_a10_the_documented_deal() -> None:
    expected = example_deal()
    assert report("deal", DOCUMENTED) == {
        "code": DOCUMENTED,
        "rules": "easy",
        **{key: expected[key] for key in ("columns", "discard", "stock")},
    }


def test_a9_a_numbered_deal() -> None:
    (row,) = [row for row in numbered_deals() if row["number"] == "321"]
    found = report("deal", "ms1 c 321")
    assert list(found) == DEAL_KEYS
    assert (found["code"], found["rules"], found["discard"]) == ("MS1-C-321", "classic", row["discard"])
    assert " ".join(found["stock"]) == row["stock"]
    assert report("deal", "MS1-C-49621")["code"] == "MS1-C-49621"


@pytest.mark.parametrize(
    ("letter", "name"),
    [
        ("E", "easy"),
        ("C", "classic"),
        ("S", "strict"),
        ("N", "easy"),
        ("J", "jokers"),
        ("O", "open"),
        ("CD", "classic-stuck"),
    ],
)
def test_the_rule_is_named(letter: str, name: str) -> None:
    assert report("deal", f"GO1-{letter}-AAAAAAB")["rules"] == name


def test_a10_the_documented_opening() -> None:
    found = report("play", DOCUMENTED, "--moves", "s 5 2")
    assert list(found) == PLAY_KEYS
    assert (found["line"], found["score"], found["move_count"]) == ("s 5 2", 20, 3)
    assert (found["status"], found["refused"]) == ("playing", None)
    assert found["columns"] == example_deal()["documented_positions"]["after 8S 9C 8C"]["columns"]


@pytest.mark.parametrize(
    ("moves", "line", "refused"),
    [
        ("1", "", {"move": "1", "reason": "not_adjacent"}),
        ("1:4", "", {"move": "1:4", "reason": "covered"}),
        ("u", "", {"move": "u", "reason": "nothing_to_undo"}),
        ("s1 5 1:4 2", "s 5 2", {"move": "1:4", "reason": "covered"}),
        ("s 5 u", "s", None),
    ],
)
def test_a_refused_move_is_skipped_and_reported(
    moves: str, line: str, refused: dict[str, str] | None
) -> None:
    found = report("play", DOCUMENTED, "--moves", moves)
    assert (found["line"], found["refused"]) == (line, refused)


def test_b6_a_position_is_accepted_wherever_a_code_is() -> None:
    found = report("play", "s~7c8s.6h~7d~", "--moves", "1 1 2")
    assert (found["code"], found["columns"], found["status"]) == ("S~7C8S.6H~7D~", [[], []], "won")
    assert report("deal", "E~7C~8D~9Cx2")["stock"] == ["9C", "??", "??"]


@pytest.mark.parametrize(
    "path", sorted((ROOT / "tests" / "golden").glob("*.json")), ids=lambda path: path.stem
)
def test_a_recorded_game_is_reported_byte_for_byte(path) -> None:  # type: ignore[no-untyped-def]
    game = json.loads(path.read_text("utf-8"))
    assert run("play", game["code"], "--moves", game["moves"], "--json").out == game["final"] + "\n"


def test_a_deal_as_text() -> None:
    lines = run("deal", DOCUMENTED).out.split("\n")
    assert lines[:7] == [
        "GO1-E-AAAAAAB  Easy",
        "",
        "   6♣   2♠  10♣   3♦   J♥  10♥   3♠",
        "   5♠   K♣   A♥   Q♥   3♣   4♥   7♠",
        "   Q♠   4♠   2♦   A♠   7♦   7♥   3♥",
        "  10♠   2♣   5♦   K♦   8♥   7♣   9♠",
        "   6♥   8♣   J♠   4♣   9♣   8♦   5♣",
    ]
    assert lines[7:] == ["", position_in_words(words_of("en"), begin(DOCUMENTED).table), ""]


def test_a_game_as_text_tells_every_refusal_and_the_state() -> None:
    lines = run("play", DOCUMENTED, "--moves", "1 s 1:4 5").out.rstrip("\n").split("\n")
    assert lines[-3:] == [
        "Refused: 1 – " + sentence("refusal.not_adjacent"),
        "Refused: 1:4 – " + sentence("refusal.covered"),
        "Score 10, moves 2: the game goes on",
    ]


@pytest.mark.parametrize(
    ("moves", "state"), [("112", "won"), ("2", "no more moves"), ("1", "the game goes on")]
)
def test_the_state_of_a_game_as_text(moves: str, state: str) -> None:
    last = run("play", "S~7C8S.6H~7D~", "--moves", moves).out.rstrip("\n").split("\n")[-1]
    assert last.endswith(f": {state}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spelling", ["--lang {}", "--lang={}"])
def test_text_is_in_the_language_asked_for(language: str, spelling: str) -> None:
    answer = run("play", "C~KC10S.~QD~7C", "--moves", "1", *spelling.format(language).split())
    words = words_of(language)
    assert answer.status == 0
    assert answer.out.startswith(f"C~KCTS.~QD~7C  {words.say('rules.classic')}\n")
    assert words.corner(begin("C~KC~QD~").table.columns[0][0]) + "♣" in answer.out
    assert words.say("refusal.not_adjacent") in answer.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["deal"], ["play"]])
def test_help_can_be_read_in_every_language(language: str, command: list[str]) -> None:
    answer = run(*command, "--help", "--lang", language)
    assert (answer.status, answer.err) == (0, "")
    words = words_of(language)
    assert words.say("cli.code" if command else "cli.describe") in answer.out
    assert answer.out.startswith(words.say("cli.usage") + " python3 -m golf")
    assert ("\n" + words.say("cli.arguments") + ":\n" in answer.out) == bool(command)
    assert "\n" + words.say("cli.options") + ":\n" in answer.out
    assert ("\n" + words.say("cli.commands") + ":\n" in answer.out) != bool(command)
    assert words.say("cli.help") in answer.out


def test_a13_a_deal_with_an_empty_discard_is_begun_with_any_free_card() -> None:
    found = report("play", "GO1-O-AAAAAAB", "--moves", "s")
    assert (found["discard"], len(found["stock"])) == (None, 17)
    assert found["refused"] == {"move": "s", "reason": "no_discard"}
    assert report("play", "GO1-O-AAAAAAB", "--moves", "3")["line"] == "3"


def test_a13_a_deal_with_jokers_is_played_from_its_texts() -> None:
    found = report("play", "J~XA2C.7D~KC~XB", "--moves", "2 s 1 1 2")
    assert (found["refused"]["reason"], found["line"], found["status"]) == ("not_adjacent", "s 1 1 2", "won")


def test_b3_with_the_closed_stock_a_draw_is_refused_while_a_card_fits() -> None:
    found = report("play", "GO1-ED-AAAAAAB", "--moves", "s s 5")
    assert found["refused"] == {"move": "s", "reason": "play_exists"}
    assert (found["line"], found["rules"]) == ("s 5", "easy-stuck")
