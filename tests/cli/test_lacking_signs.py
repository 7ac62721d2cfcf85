"""An output that lacks signs shows others that can be read: suits as in codes, Cyrillic in Latin letters."""

import io
import os
import subprocess
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.cli.main import main
from golf.cli.plain import READABLE
from golf.i18n.po import complete_entries
from tests.samples import DOCUMENTED, LANGUAGES, ROOT

FEWEST = "ascii"
POOR = (FEWEST, "latin-1", "cp1252", "cp437", "cp866")
SUITS = "♣♦♥♠"
COMMANDS = (
    ["deal", DOCUMENTED],
    ["deal", "GO1-J-AAAAAAB"],
    ["play", DOCUMENTED, "--moves", "s 5 2 7"],
    ["cards", "GC1-232-AAAAAAB", "--moves", "d"],
    ["--help"],
    ["cards", "--help"],
    ["deal", "GO1-国"],
    ["opponents", "--seats", "żółw,easy"],
    ["census", "--rules", "игра"],
)
LONG_COMMANDS = (  # in the poorest encoding alone
    ["solve", DOCUMENTED],
    ["course", "GO9-S-AAAAAAB", "--scores", "+4 -3"],
    ["census", "--rules", "easy", "--deals", "2", "--jobs", "1"],
    ["opponents", "--seats", "easy,easy", "--matches", "2", "--jobs", "1"],
)
TYPED = "v\no\ns\nh\nd\nh\np11\nw\nx99\nt\nt\nq\n"


def spoken(monkeypatch: pytest.MonkeyPatch, encoding: str, arguments: list[str]) -> tuple[int, str, str]:
    """Run a command whose streams have an encoding; gives status and what was written, read again."""
    streams = {name: io.TextIOWrapper(io.BytesIO(), encoding) for name in ("stdout", "stderr")}
    for name, stream in streams.items():
        monkeypatch.setattr(sys, name, stream)
    monkeypatch.setattr(sys, "stdin", io.StringIO(TYPED))
    status = main(arguments)
    found = []
    for stream in streams.values():
        stream.flush()
        found.append(stream.buffer.getvalue().decode(encoding))
    monkeypatch.undo()
    return status, found[0], found[1]


def test_suits_are_letters_and_ranks_international_where_an_output_lacks_the_signs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "golf", "deal", DOCUMENTED, "--lang", "pt"],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        check=True,
    )
    rows = [line.split() for line in done.stdout.decode("cp1252").splitlines()[2:7]]
    assert rows[0] == ["6C", "2S", "10C", "3D", "JH", "10H", "3S"]
    assert all(len(row) == 7 for row in rows)


@pytest.mark.parametrize("locale", ["C", "POSIX"])
def test_the_plainest_locale_is_no_reason_to_stop(locale: str) -> None:
    plain = {"LC_ALL": locale, "LANG": locale, "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "golf", "deal", DOCUMENTED, "--lang", "ru"],
        cwd=ROOT,
        env={**os.environ, **plain, "PYTHONIOENCODING": ""},
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode("ascii").splitlines()[2].split()[0] == "6C"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("encoding", POOR)
def test_every_command_can_be_read_in_every_encoding(
    monkeypatch: pytest.MonkeyPatch, encoding: str, language: str
) -> None:
    for command in COMMANDS + (LONG_COMMANDS if encoding == FEWEST else ()):
        arguments = [*command, "--lang", language]
        wanted = spoken(monkeypatch, "utf-8", arguments)
        found = spoken(monkeypatch, encoding, arguments)
        assert found[0] == wanted[0], arguments
        for plain, full in zip(found[1:], wanted[1:], strict=True):
            assert plain.count("?") == full.count("?"), (arguments, plain)
            assert "\\" not in plain.replace("\\u56fd", ""), (arguments, plain)
            assert bool(plain) == bool(full), arguments


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_a_form_that_every_output_can_show(language: str) -> None:
    for key, sentence in complete_entries(language).items():
        for text in [sentence] if isinstance(sentence, str) else sentence:
            written = text.encode("ascii", READABLE).decode("ascii")
            assert written.count("?") == text.count("?"), key
            assert "\\" not in written, (key, written)


def test_russian_is_written_in_latin_letters_and_marks_are_left_out() -> None:
    said = "Щёлкните: «Король ♠» − ещё… é ą Ł × 國 ☃ \udce9"
    assert said.encode("cp437", READABLE).decode("cp437") == (
        "Shchyolknite: «Korol' S» - eshchyo... é a L x \\u570b \\u2603 \\udce9"
    )


@given(st.text(st.characters(codec=None), max_size=40), st.sampled_from(POOR))
def test_no_text_is_an_error_or_becomes_question_marks(text: str, encoding: str) -> None:
    written = text.encode(encoding, READABLE).decode(encoding)
    assert written.count("?") == unicodedata.normalize("NFKD", text).count("?")


def test_what_has_the_signs_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out, _ = spoken(monkeypatch, "utf-8", ["deal", DOCUMENTED, "--lang", "ru"])
    assert all(sign in out for sign in SUITS)
    assert "Д♥" in out
