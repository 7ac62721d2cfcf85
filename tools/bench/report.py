"""The figures as tables: medians, the number of runs, and the goals."""

from collections import defaultdict
from collections.abc import Callable
from statistics import median

from golf.site.serve import Answer
from tools.bench.advisor import OURS, STOCK, Advisor
from tools.bench.boards import Boards
from tools.bench.card_game import CardGame
from tools.bench.pages import GAME, MICROPYTHON, PYODIDE, Load
from tools.bench.play import PACE_MS, SLOW_DOWN, Play
from tools.bench.searches import Search
from tools.bench.start import Start

_BYTES_GOAL = 340_000
_MICROPYTHON_GOAL, _PYODIDE_GOAL = 1.3, 0.15
_TAP_GOAL_MS = 16.0
_WHOLE_GOAL_MS = 50.0
_TASK_GOAL_MS = 100.0
_COLD_HINT_MS, _HINT_MS, _FOLLOWED_MS = 2000, 150, 50
_STARTS = {"cold": 0.45, "warm": 0.35}
_BOARDS_GOAL = 4.0
_CARDS_READY_MS, _ANSWER_MS = 500, 300


def start_table(start: Start) -> list[str]:
    """Size and speed of starting."""
    both = (start.cold, start.warm)
    total = median(sum(answer.size for answer in sent) for sent in start.sent)
    to_micropython = [_ratio(loads, MICROPYTHON) for loads in both]
    to_pyodide = [_ratio(loads, PYODIDE) for loads in both]
    shift = [max(load.shift for load in loads[GAME]) for loads in both]
    return [
        _row(f"start, {len(start.sent)} runs", "cold", "warm"),
        _row(
            "sent until ready, gzip",
            f"{total / 1000:.1f} kB",
            goal=f"≤ {_BYTES_GOAL / 1000:.0f} kB",
            met=total <= _BYTES_GOAL,
        ),
        *[
            _row(f"ready: {name}", *[_ms(loads[name], lambda load: load.ready) for loads in both])
            for name in (GAME, MICROPYTHON, PYODIDE)
        ],
        _row(
            "ready: game / MicroPython page",
            *[f"{ratio:.2f}" for ratio in to_micropython],
            goal=f"≤ {_MICROPYTHON_GOAL} warm",
            met=to_micropython[1] <= _MICROPYTHON_GOAL,
        ),
        _row(
            "ready: game / Pyodide page",
            *[f"{ratio:.3f}" for ratio in to_pyodide],
            goal=f"≤ {_PYODIDE_GOAL}",
            met=max(to_pyodide) <= _PYODIDE_GOAL,
        ),
        _row("first contentful paint", *[_ms(loads[GAME], lambda load: load.paint) for loads in both]),
        _row("layout shift, worst", *[f"{value:.4f}" for value in shift], goal="0", met=max(shift) == 0),
    ]


def play_table(played: list[Play], hurried: list[Play]) -> list[str]:
    """Taps at a quick player's pace and without a pause; layout shift and long tasks of both."""
    handled = _spread([play.handled for play in played])
    laid_out = _spread([play.laid_out for play in played])
    at_once = _spread([play.handled for play in hurried])
    plays = played + hurried
    whole = sorted(sum(parts) for play in played for parts in zip(play.handled, play.laid_out, strict=True))
    p99 = whole[-(-len(whole) * 99 // 100) - 1]
    shift = max(play.shift for play in plays)
    tasks = median(len(play.long_tasks) for play in plays)
    longest = max([task for play in plays for task in play.long_tasks], default=0.0)
    return [
        _row(
            f"{len(plays[0].handled)} taps, CPU {SLOW_DOWN}× slower, {len(played)} runs", "p50", "p95", "max"
        ),
        _row(
            f"handler and page update, {PACE_MS} ms apart",
            *[f"{value:.1f} ms" for value in handled],
            goal=f"p95 ≤ {_TAP_GOAL_MS:.0f} ms",
            met=handled[1] <= _TAP_GOAL_MS,
        ),
        _row("  the same without a pause", *[f"{value:.1f} ms" for value in at_once]),
        _row("style and layout after it", *[f"{value:.1f} ms" for value in laid_out]),
        _row(
            "both: p50, p99, max",
            *[f"{value:.1f} ms" for value in (median(whole), p99, whole[-1])],
            goal=f"p99 ≤ {_WHOLE_GOAL_MS:.0f} ms",
            met=p99 <= _WHOLE_GOAL_MS,
        ),
        _row("layout shift, worst", "", "", f"{shift:.4f}", goal="0", met=shift == 0),
        _row(
            "tasks over 50 ms: number, longest",
            f"{tasks:g}",
            "",
            f"{longest:.0f} ms",
            goal=f"none over {_TASK_GOAL_MS:.0f} ms",
            met=longest <= _TASK_GOAL_MS,
        ),
    ]


def searches_table(searches: list[Search]) -> list[str]:
    """Return the advisor's searches; the ratio is to the untuned prototypes or the strict rule, in units."""
    return [
        f"{'advisor, mean of 50 numbered deals':<46}{'seconds':>10}{'units':>10}{'ratio':>10}",
        *[
            _row(
                f"{search.name} ({search.peak / 1e6:.1f} MB)",
                f"{search.seconds:.4f}",
                f"{search.units:.0f}",
                f"{search.ratio:.2f}",
                goal=f"≤ {search.goal}",
                met=search.ratio <= search.goal,
            )
            for search in searches
        ],
    ]


def advisor_table(found: Advisor) -> list[str]:
    """Return the advisor's workers: hints, start-up and memory."""
    rows = [_row(f"advisor in the page, {len(next(iter(found.cold.values())))} runs", "median", "max")]
    for name, times, goal in (
        ("MicroPython cold", found.cold, _COLD_HINT_MS),
        ("Pyodide ready", found.ready, _HINT_MS),
    ):
        rows += [_times_row(f"hint, {name}: {where}", values, goal) for where, values in times.items()]
    rows.append(_times_row("hint on the hinted line", found.followed, _FOLLOWED_MS))
    for visit, limit in _STARTS.items():
        ours, stock = found.starts[visit, OURS], found.starts[visit, STOCK]
        ratio = median(one / other for one, other in zip(ours, stock, strict=True))
        rows.append(_row(f"Pyodide worker ready, {visit}", f"{median(ours):.0f} ms"))
        rows.append(_row("  the same with the npm package", f"{median(stock):.0f} ms"))
        rows.append(_row("  ratio", f"{ratio:.2f}", goal=f"≤ {limit}", met=ratio <= limit))
    rows += [
        _row(f"memory of a {name} worker", f"{size / 1e6:.0f} MB") for name, size in found.memory.items()
    ]
    return rows


def _times_row(label: str, times: list[float], goal: float) -> str:
    shown = median(times)
    return _row(label, f"{shown:.0f} ms", f"{max(times):.0f} ms", goal=f"≤ {goal:.0f} ms", met=shown <= goal)


def card_game_table(found: CardGame) -> list[str]:
    """Return the card game: opened on a later visit, and answered."""
    return [
        _row("card game", "median", "max"),
        _times_row(f"ready, warm, {len(found.ready)} runs", found.ready, _CARDS_READY_MS),
        *[
            _times_row(f"answer of {name.capitalize()}, {len(times)} turns", times, _ANSWER_MS)
            for name, times in found.answers.items()
        ],
    ]


def boards_table(rounds: list[Boards]) -> list[str]:
    """Six boards in a page of another site against one."""
    ratio = median(one.six / one.one for one in rounds)
    memory = median(one.memory for one in rounds) / 1_000_000
    return [
        _row(f"boards of another site, {len(rounds)} runs", "one", "six", "six/one"),
        _row(
            "all can be played, cold",
            f"{median(one.one for one in rounds):.0f} ms",
            f"{median(one.six for one in rounds):.0f} ms",
            f"{ratio:.2f}",
            goal=f"≤ {_BOARDS_GOAL:g}",
            met=ratio <= _BOARDS_GOAL,
        ),
        _row("memory of each further board", f"{memory:.1f} MB"),
    ]


def files_table(sent: list[Answer]) -> list[str]:
    """Return the files of one cold load, the biggest first."""
    sizes: dict[str, list[int]] = defaultdict(list)
    for answer in sent:
        sizes[answer.path].append(answer.size)
    lines = [f"sent until ready, {len(sent)} answers, bytes under gzip"]
    for path, parts in sorted(sizes.items(), key=lambda item: -sum(item[1])):
        times = f"  in {len(parts)} answers" if len(parts) > 1 else ""
        lines.append(f"{sum(parts):>10}  {path.removeprefix('/golf/') or 'index.html'}{times}")
    return lines


def _ratio(loads: dict[str, list[Load]], other: str) -> float:
    """Return the median of the ratios of loads of the same round."""
    return median(game.ready / empty.ready for game, empty in zip(loads[GAME], loads[other], strict=True))


def _ms(loads: list[Load], what: Callable[[Load], float]) -> str:
    return f"{median(what(load) for load in loads):.0f} ms"


def _spread(runs: list[list[float]]) -> tuple[float, float, float]:
    """Return the medians over the runs of their p50, p95 and maximum."""
    ordered = [sorted(run) for run in runs]
    p95 = median(run[-(-len(run) * 95 // 100) - 1] for run in ordered)
    return median(median(run) for run in ordered), p95, median(run[-1] for run in ordered)


def _row(label: str, *cells: str, goal: str = "", met: bool = True) -> str:
    """Return a line of up to three figures; a goal is followed by whether it is reached."""
    columns = "".join(f"{cell:>10}" for cell in (*cells, "", "", "")[:3])
    verdict = f"   {goal:<17}{'ok' if met else 'MISSED'}" if goal else ""
    return f"{label:<46}{columns}{verdict}".rstrip()
