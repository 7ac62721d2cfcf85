"""How strong the opponents of the card game are: many matches between them, and what came of each.

The matches of a contest are fixed by its seed. Every deal is played once for each way of moving the
opponents one seat on, so that seats and luck even out. Results can be kept in a CSV file: a contest that
was interrupted goes on from there, so a long one can be played in parts. CPython only.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from pathlib import Path

from golf.cardgame.cards import JOKER, KING, VALUES, PackCard
from golf.cardgame.codes import match_code
from golf.cardgame.moves import PUT
from golf.cardgame.opponents import choose
from golf.cardgame.rules import Rules, lines_through
from golf.cardgame.scoring import ender_is_lowest, finished_lines
from golf.cardgame.table import Table, after, new_match, place_of, seen
from golf.deals.pcg import CONTEST_MOVE_STREAM, CONTEST_STREAM, Pcg32
from golf.studies.results import add_results, read_results

_BATCH = 5  # matches a task
_AHEAD = 16  # tasks handed out and not yet answered
_ABSURD = 1_000_000  # more than anything that is counted in a match


@dataclass(frozen=True)
class Seat:
    """What an opponent reached over all its matches."""

    wins: float  # a share of a match for a shared win
    mean_points: float  # what its boards counted a round
    mean_awarded: float  # what was written down a round, bonus and penalty included
    ended: int  # the rounds that it ended
    ended_lowest: int  # those of them in which it was lowest


@dataclass(frozen=True)
class Contest:
    """The result of a contest."""

    seats: list[Seat]  # what each opponent reached
    matches: int
    rounds: int
    stalled_rounds: int  # counted because no card was turned up for long
    blunders: int  # of all opponents together
    seconds: float


@dataclass
class Played:
    """One match; the lists have a sum for each opponent (not seat) over the rounds it was in."""

    index: int  # the match's place in the contest
    code: str
    rounds: int = 0
    stalled: int = 0
    blunders: int = 0
    wins: list[float] = field(default_factory=list)  # its share of the win
    played: list[int] = field(default_factory=list)  # rounds it was in
    points: list[int] = field(default_factory=list)  # what its boards counted
    awarded: list[int] = field(default_factory=list)  # what was written down
    ended: list[int] = field(default_factory=list)  # rounds that it ended
    lowest: list[int] = field(default_factory=list)  # those in which it was lowest


_SUMS = ("wins", "played", "points", "awarded", "ended", "lowest")


def contest(
    rules: Rules,
    opponents: list[str],
    matches: int,
    seed: int,
    executor: Executor,
    path: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Contest:
    """Play the matches of a seed with an executor; `progress` is told how many are done and of how many.

    With a `path` results are added to that CSV file, and matches that it already holds are not played again.
    """
    started = time.perf_counter()
    numbers = match_numbers(matches, len(opponents), seed)
    codes = [match_code(rules, number) for number in numbers]
    done = {played.index: played for played in read_matches(path, codes, opponents)} if path else {}
    missing = [index for index in range(matches) if index not in done]
    for found in _played(executor, rules, opponents, numbers, missing):
        done.update({played.index: played for played in found})
        if path:
            write_matches(path, found, opponents)
        if progress:
            progress(len(done), matches)
    return summary(list(done.values()), len(opponents), time.perf_counter() - started)


def match_numbers(matches: int, seats: int, seed: int) -> list[int]:
    """Return the deals of a contest: each as often as there are seats."""
    generator = Pcg32(seed, CONTEST_STREAM)
    numbers: list[int] = []
    while len(numbers) < matches:
        numbers += [(generator.next() & 7) << 32 | generator.next()] * seats
    return numbers[:matches]


def _played(
    executor: Executor, rules: Rules, opponents: list[str], numbers: list[int], missing: list[int]
) -> Iterator[list[Played]]:
    """Batches of matches as they are finished, with a bounded number handed out ahead."""
    batches = iter([missing[at : at + _BATCH] for at in range(0, len(missing), _BATCH)])
    running: set[Future[list[Played]]] = set()
    while True:
        while len(running) < _AHEAD and (batch := next(batches, None)) is not None:
            tasks = [(index, numbers[index]) for index in batch]
            running.add(executor.submit(play_batch, rules, opponents, tasks))
        if not running:
            return
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        for task in finished:
            yield task.result()


def play_batch(rules: Rules, opponents: list[str], tasks: list[tuple[int, int]]) -> list[Played]:
    """Play matches given as place in the contest and number."""
    return [play_match(rules, opponents, index, number) for index, number in tasks]


def play_match(rules: Rules, opponents: list[str], index: int, number: int) -> Played:
    """Return one match; opponent i sits in seat i moved on by the match's place in the contest."""
    count = len(opponents)
    who = [(seat - index) % count for seat in range(count)]  # the opponent in each seat
    table = new_match(rules, number)
    chance = Pcg32(number, CONTEST_MOVE_STREAM)
    found = Played(index, match_code(rules, number))
    while not table.winners:
        strength = opponents[who[table.turn]]
        move = choose(strength, seen(table, table.turn), chance.next()).move
        if table.hand is not None:
            found.blunders += is_blunder(table, move)
        table = after(table, move)
    _add_up(found, table, who)
    return found


def _add_up(found: Played, table: Table, who: list[int]) -> None:
    sums: dict[str, list[float]] = {name: [0] * len(who) for name in _SUMS}
    for seat in table.winners:
        sums["wins"][who[seat]] += 1 / len(table.winners)
    for report in table.reports:
        found.rounds += 1
        found.stalled += report.stalled
        for seat, raw in enumerate(report.raw):
            award = report.awarded[seat]
            if raw is not None and award is not None:
                sums["played"][who[seat]] += 1
                sums["points"][who[seat]] += raw
                sums["awarded"][who[seat]] += award
        own = report.raw[report.ender]
        if not report.stalled and own is not None:
            others = [raw for seat, raw in enumerate(report.raw) if seat != report.ender and raw is not None]
            sums["ended"][who[report.ender]] += 1
            sums["lowest"][who[report.ender]] += ender_is_lowest(table.rules, own, others)
    for name, values in sums.items():
        setattr(found, name, values)


def is_blunder(table: Table, move: str) -> bool:
    """Return whether a put or throw is one of the three blunders of docs/card-game.md, judged from the table.

    Written apart from what keeps the opponents from them, which a mistake there would escape otherwise.
    """
    rules, board, card = table.rules, table.boards[table.turn], table.hand
    assert card is not None
    up = table.up[table.turn]
    before = tuple(known if up >> place & 1 else None for place, known in enumerate(board))
    if move[0] != PUT:
        return _throws_low(rules, before, card)
    place = place_of(rules, move)
    put = before[:place] + (card,) + before[place + 1 :]
    finished = finished_lines(rules, put)
    if any(line not in finished for line in finished_lines(rules, before)):
        return True
    if any(place in line for line in finished):
        return False
    if table.taken and VALUES[card.rank] > 7 and not _one_short(rules, put, place):
        return True
    return before[place] is not None and _throws_low(rules, before, board[place])


def _throws_low(rules: Rules, board: tuple[PackCard | None, ...], thrown: PackCard) -> bool:
    """Return whether a joker or king goes while a card that counts five more belongs to no line."""
    if thrown.rank not in (JOKER, KING):
        return False
    in_lines = {place for line in finished_lines(rules, board) for place in line}
    return any(
        card is not None
        and place not in in_lines
        and VALUES[card.rank] >= VALUES[thrown.rank] + 5
        and not _one_short(rules, board, place)
        for place, card in enumerate(board)
    )


def _one_short(rules: Rules, board: tuple[PackCard | None, ...], place: int) -> bool:
    """Return whether a card is one of two or more that a single other card would make a whole line."""
    own = board[place]
    assert own is not None
    for line in lines_through(rules.rows, rules.columns)[place]:
        same = [other for other in (board[at] for at in line) if other is not None and other.rank == own.rank]
        if len(line) > 2 and len(same) == len(line) - 1:
            return True
    return False


def summary(matches: list[Played], count: int, seconds: float) -> Contest:
    """Return what the matches add up to."""
    seats = []
    for who in range(count):
        rounds = sum(played.played[who] for played in matches) or 1
        seats.append(
            Seat(
                sum(played.wins[who] for played in matches),
                sum(played.points[who] for played in matches) / rounds,
                sum(played.awarded[who] for played in matches) / rounds,
                sum(played.ended[who] for played in matches),
                sum(played.lowest[who] for played in matches),
            )
        )
    return Contest(
        seats,
        len(matches),
        sum(played.rounds for played in matches),
        sum(played.stalled for played in matches),
        sum(played.blunders for played in matches),
        seconds,
    )


def _header(opponents: list[str]) -> list[str]:
    """Return the names of the columns; with the opponents in them no other contest's file fits."""
    sums = [f"{name} {at + 1} {opponent}" for at, opponent in enumerate(opponents) for name in _SUMS]
    return ["match", "code", "rounds", "stalled", "blunders", *sums]


def read_matches(path: Path, codes: list[str], opponents: list[str]) -> list[Played]:
    """Return the matches a file already holds; raises `BadChoice` where it is not one of these opponents."""
    header = _header(opponents)
    found = []
    for line in read_results(path, header):
        played = _read_line(line, len(header), len(opponents))
        if played and played.index < len(codes) and codes[played.index] == played.code:
            found.append(played)
    return found


def _read_line(line: list[str], width: int, count: int) -> Played | None:
    """Return one match of a file; None for a line that was cut off or has numbers that no match can have."""
    try:
        index, code, rounds, stalled, blunders, *sums = line
        if len(line) != width:
            return None
        played = Played(int(index), code, int(rounds), int(stalled), int(blunders))
        for at, name in enumerate(_SUMS):
            texts = [sums[who * len(_SUMS) + at] for who in range(count)]
            setattr(played, name, [float(text) if name == "wins" else int(text) for text in texts])
    except ValueError:
        return None
    numbers = [value for name in _SUMS for value in getattr(played, name)]
    numbers += [played.rounds, played.stalled, played.blunders]
    # Not a number is not less than anything either.
    return played if played.index >= 0 and all(abs(number) < _ABSURD for number in numbers) else None


def write_matches(path: Path, matches: list[Played], opponents: list[str]) -> None:
    """Add matches to a file, which gets a header when it is new."""
    rows: list[list[object]] = []
    for played in matches:
        sums = [getattr(played, name)[who] for who in range(len(opponents)) for name in _SUMS]
        head = [played.index, played.code, played.rounds, played.stalled, played.blunders]
        rows.append([*head, *sums])
    add_results(path, _header(opponents), rows)
