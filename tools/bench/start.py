"""Start-up: rounds of cold and warm loads of the three pages, taking turns so that drift cancels out."""

from collections import defaultdict
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserType

from golf.site.serve import Answer, SiteServer
from tools.bench.pages import GAME, PROBE, Load, load, sent_until_ready
from tools.programs import Options

_FILLS = 2  # Chromium keeps compiled code from the second visit on
_STAY_MS = 1500  # so that it has time to write it down


class Start(NamedTuple):
    """The loads of each page, round by round, and what the game's server sent in each cold one."""

    cold: dict[str, list[Load]]
    warm: dict[str, list[Load]]
    sent: list[list[Answer]]


def measure_start(
    kind: BrowserType, browser: Browser, options: Options, servers: dict[str, SiteServer], runs: int
) -> Start:
    """Load every page `runs` times cold and warm."""
    found = Start(defaultdict(list), defaultdict(list), [])
    names = list(servers)
    with (
        TemporaryDirectory(prefix="golf-profile-", ignore_cleanup_errors=True) as profile,
        closing(kind.launch_persistent_context(Path(profile), **options)) as kept,
    ):
        kept.add_init_script(PROBE)
        for name in names:
            for _ in range(_FILLS):
                load(kept, servers[name], is_game=name == GAME, stay_ms=_STAY_MS)
        for run in range(runs):
            first = run % len(names)
            turn = names[first:] + names[:first]  # nobody always comes after the same one
            for name in turn:
                before = len(servers[name].log)
                found.cold[name].append(_load_cold(browser, servers[name], name == GAME))
                if name == GAME:
                    found.sent.append(sent_until_ready(servers[name].log[before:]))
            for name in turn:
                found.warm[name].append(load(kept, servers[name], is_game=name == GAME))
    return found


def _load_cold(browser: Browser, server: SiteServer, is_game: bool) -> Load:
    """Return a load with an empty cache, in a profile that is thrown away."""
    context = browser.new_context()
    context.add_init_script(PROBE)
    try:
        return load(context, server, is_game=is_game)
    finally:
        context.close()
