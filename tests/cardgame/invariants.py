"""Plays random legal matches and checks at every move what must always hold (C1, C2, C4, C7)."""

from collections.abc import Iterator

from golf.cardgame.cards import PackCard
from golf.cardgame.rules import LAST_QUIET_LAPS, QUIET_LAPS, pack_of
from golf.cardgame.scoring import awards, board_score
from golf.cardgame.table import Table, after, legal_moves, new_match, next_seat
from golf.deals.pcg import Pcg32
from tests.cardgame.laying import random_rules


def broken(number: int) -> list[str]:
    """What was broken in the random match of a number; an empty list is what everybody hopes for."""
    chance = Pcg32(number, 21)
    table = new_match(random_rules(chance), chance.next())
    pack = sorted(pack_of(table.rules))
    # Now and then a match in which cards face up are swapped for ever.
    swaps_only = chance.below(12) == 0
    found: list[str] = []
    while not table.winners:
        found += [f"match {number}, round {table.round}: {what}" for what in _wrong_with(table, pack)]
        moves = legal_moves(table)
        if swaps_only and table.hand is not None and chance.below(40):
            up = table.up[table.turn]
            moves = tuple(m for at, m in enumerate(moves) if m[0] == "p" and up >> at & 1) or moves
        move = moves[chance.below(len(moves))]
        before, table = table, after(table, move)
        found += [f"match {number}, {move}: {what}" for what in _wrong_step(before, table, move)]
        if found:
            break
    return found + list(_wrong_with(table, pack)) + list(_wrong_sums(table))


def _wrong_with(table: Table, pack: list[PackCard]) -> Iterator[str]:
    cards = [card for board in table.boards for card in board] + [*table.stock, *table.discard]
    cards += [] if table.hand is None else [table.hand]
    if sorted(cards) != pack:
        yield f"{len(cards)} cards instead of the pack"
    if table.turn not in table.playing and not table.winners:
        yield "the turn is a seat's that is out"
    for seat, board in enumerate(table.boards):
        if (seat in table.playing) != bool(board) and not table.winners:
            yield f"seat {seat} has a board of {len(board)}"
    full = [seat for seat in table.playing if table.up[seat] == (1 << len(table.boards[seat])) - 1]
    if full and table.ender < 0 and not table.winners:
        yield "a full board that did not end the round"
    endless = table.quiet >= (QUIET_LAPS + LAST_QUIET_LAPS) * len(table.playing)
    if endless and table.ender < 0 and not table.winners:
        yield "an endless round"


def _wrong_step(before: Table, table: Table, move: str) -> Iterator[str]:
    if move in ("d", "t"):
        if table.hand is None or table.turn != before.turn or table.boards != before.boards:
            yield "something else than a card in hand"
        return
    if table.round == before.round and not table.winners:
        if table.turn != next_seat(before.playing, before.turn):
            yield f"turn {table.turn} after {before.turn}"
        if table.up[before.turn] & before.up[before.turn] != before.up[before.turn]:
            yield "a card was turned down"
        if table.ender != before.ender and table.ender != before.turn:
            yield "another ender than who moved"
    elif table.reports[-1].ender >= 0 and next_seat(before.playing, before.turn) != table.reports[-1].ender:
        yield "the round ended before everybody had one more turn"


def _wrong_sums(table: Table) -> Iterator[str]:
    totals = [0] * table.rules.seats
    playing = list(range(table.rules.seats))
    for report in table.reports:
        for seat in playing:
            raw = report.raw[seat]
            if raw != board_score(table.rules, report.boards[seat]):
                yield f"seat {seat} counts {raw}"
            totals[seat] += report.awarded[seat] or 0
        if report.awarded != awards(table.rules, report.raw, report.ender):
            yield "bonus or penalty"
        if tuple(totals) != report.totals:
            yield "totals"
        playing = [seat for seat in playing if seat not in report.out]
    if tuple(playing) != table.playing or tuple(totals) != table.totals:
        yield "who is left"
