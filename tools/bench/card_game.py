"""The card game: how long after being opened it can be played, and how long its opponents take to answer."""

from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import BrowserContext, BrowserType, Error

from golf.site.serve import SiteServer
from tools.bench.pages import PROBE, CannotMeasure, load
from tools.programs import Options

OPPONENTS = ("easy", "medium", "hard")
_QUERY = "?game=cards&code=GC1-342-AAAAAAC&lang=en"  # three rows of four, two players
_STAY_MS = 3000  # until what the first visits fetch when idle is stored
_TURNS = 6
# One turn of the person, who throws nothing away: from the last key to the next thing that is waited for.
_ANSWER = """() => new Promise((done) => {
  golf.send('d');
  const from = performance.now();
  const told = () => ['person', 'count', 'over'].includes(document.documentElement.dataset.waits);
  const end = () => done([performance.now() - from, document.documentElement.dataset.waits]);
  new MutationObserver((_, watching) => { if (told()) { watching.disconnect(); end(); } })
    .observe(document.documentElement, {attributes: true});
  golf.send('p11');
})"""


class CardGame(NamedTuple):
    """Ms until it can be played, on later visits; for each opponent, ms from one's own move to its answer."""

    ready: list[float]
    answers: dict[str, list[float]]


def measure_card_game(kind: BrowserType, options: Options, server: SiteServer, runs: int) -> CardGame:
    """Open it `runs` times in a profile that knows it, and play some turns against each opponent."""
    with (
        TemporaryDirectory(prefix="golf-profile-", ignore_cleanup_errors=True) as profile,
        closing(kind.launch_persistent_context(Path(profile), **options)) as kept,
    ):
        kept.add_init_script(PROBE)
        for _ in range(2):
            load(kept, server, is_game=True, query=_QUERY, stay_ms=_STAY_MS)
        ready = [load(kept, server, is_game=True, query=_QUERY).ready for _ in range(runs)]
        return CardGame(ready, {name: _answers(kept, server, name) for name in OPPONENTS})


def _answers(context: BrowserContext, server: SiteServer, opponent: str) -> list[float]:
    """Return the waits of one game's first turns."""
    page = context.new_page()
    try:
        page.goto(server.address + _QUERY)
        page.wait_for_selector("html[data-ready=true]", state="attached")
        page.evaluate("(name) => { golf.send('set pace 0'); golf.send(`set seat2 ${name}`); }", opponent)
        page.wait_for_selector("html[data-waits=person]", state="attached")
        found = []
        for _ in range(_TURNS):
            took, waits = page.evaluate(_ANSWER)
            found.append(took)
            if waits != "person":
                break
        return found
    except Error as error:
        raise CannotMeasure(f"the card game: {error.message.splitlines()[0]}") from error
    finally:
        page.close()
