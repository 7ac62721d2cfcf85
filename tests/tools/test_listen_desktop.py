"""The parts of `make listen` that need no screen reader: lock, voice, witness, transcript."""

import fcntl
import json
import threading
import urllib.request
from pathlib import Path

import pytest

from tools.listen.__main__ import main
from tools.listen.alone import alone
from tools.listen.record import Line, Step, Utterance, as_text, write
from tools.listen.voice import Voice
from tools.listen.witness import Witness, with_witness

PAGE = "<meta content=\"default-src 'none'; connect-src 'self'\"><title>Golf</title><script>1</script>"


def test_only_one_run_has_the_lock_and_the_next_one_says_that_it_waits(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = tmp_path / "lock"
    order: list[str] = []

    def second() -> None:
        with alone(lock, "waiting"):
            order.append("second")

    with alone(lock, "waiting"):
        thread = threading.Thread(target=second)
        thread.start()
        thread.join(0.3)
        assert thread.is_alive()
        order.append("first")
    thread.join(10)
    assert order == ["first", "second"]
    assert capsys.readouterr().out == "waiting\n"


def test_the_lock_is_free_after_a_failure(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="on purpose"), alone(tmp_path / "lock", "waiting"):
        raise ValueError("on purpose")
    with (tmp_path / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_the_voice_is_read_while_it_grows(tmp_path: Path) -> None:
    voice = Voice(tmp_path / "heard")

    def add(text: str) -> None:
        with voice.path.open("a") as file:
            file.write(text)
        voice.look()

    assert not voice.ready
    add('{"t": 1, "what": "ready"}\n{"t": 2, "what": "queue", "id": 1, "kind": "speak", "te')
    assert voice.ready
    assert not voice.busy
    add('xt": "one – two"}\n{"t": 3, "what": "queue", "id": 2, "kind": "key", "text": "d"}\n')
    assert voice.busy
    assert voice.heard() == [Utterance("one – two", "speak", 0), Utterance("d", "key", 0)]
    add('{"t": 4, "what": "said", "id": 1}\n{"t": 5, "what": "stop"}\n')
    add('{"t": 4.5, "what": "cut", "id": 2, "part": 0.5}\n')
    assert not voice.busy
    assert voice.last == 4.5
    assert voice.take() == [Utterance("one – two", "speak", 1), Utterance("d", "key", 0.5)]
    assert voice.take() == []


def test_the_witness_is_the_first_script_and_may_tell() -> None:
    page = with_witness(PAGE, "http://127.0.0.1:1")
    assert "connect-src http://127.0.0.1:1 'self'" in page
    assert page.index("listen-witness.js") < page.index("<title>") < page.index("<script>1")


def test_a_page_that_the_witness_does_not_fit_into_is_refused() -> None:
    with pytest.raises(ValueError, match="no policy"):
        with_witness("<title>Golf</title>", "http://127.0.0.1:1")


def test_what_the_page_tells_is_put_in_order(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    dist.mkdir()
    (dist / "index.html").write_text(PAGE)
    with Witness(dist, tmp_path / "copy") as witness:
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(witness.address) as answer:
            page = answer.read().decode()
        channel = page.split('data-channel="')[1].split('"')[0]
        for number in (1, 0, 2):
            body = json.dumps({"page": 5, "number": number, "kind": "said"}).encode()
            direct.open(channel, body).close()
        assert [event["number"] for event in witness.events()] == [0, 1, 2]
        witness.forget()
        assert witness.events() == []
    assert (dist / "index.html").read_text() == PAGE


def test_a_transcript_shows_keys_lines_and_what_was_cut_off(tmp_path: Path) -> None:
    lost = Step("d", "the discard")
    step = Step(
        "space",
        "draws",
        [Utterance("space", "key"), Utterance("Drawn", "speak", 0.5)],
        [Line("Drawn")],
        [],
        [" "],
    )
    assert as_text([step, lost]) == (
        "space  draws\n"
        "    game   Drawn   [log]\n"
        "    heard  ⌨ space\n"
        "    heard  Drawn   [cut off at 50%]\n"
        "d  the discard   (the page did not get this key)\n"
    )
    write([step, lost], tmp_path / "run", ["a fault"])
    assert (tmp_path / "run.txt").read_text("utf-8").startswith("a fault\n\nspace")
    assert json.loads((tmp_path / "run.json").read_text("utf-8"))["steps"][0]["said"][0]["text"] == "Drawn"


def test_an_unknown_scenario_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bridge"])
    assert "unknown: bridge (known: solitaire window cards defaults)" in capsys.readouterr().err
