"""A table of the card game and what may be done on it.

`refusal` is the single home of each rule of a turn: "may I?", "do it" and "why not?" all ask it. With the
last move of a round its boards are counted and the next round is dealt, so that the line of moves is all
there is to a match; how the round ended is in `reports`.
"""

from collections import namedtuple

from golf.cardgame.cards import PackCard
from golf.cardgame.dealing import first_dealer, round_seed, shuffled
from golf.cardgame.moves import DRAW, PUT, TAKE, THROW
from golf.cardgame.rules import LAST_QUIET_LAPS, QUIET_LAPS, Rules, pack_of, place_text
from golf.cardgame.scoring import Report, awards, board_score, gone_out, winners_of
from golf.cardgame.sight import Seen
from golf.record import replace

PLAYING, OVER = "playing", "over"

GAME_OVER = "game_over"
CARD_IN_HAND = "card_in_hand"
NO_CARD_IN_HAND = "no_card_in_hand"
NO_SUCH_PLACE = "no_such_place"
TAKEN_CARD = "taken_card"
ALREADY_UP = "already_up"


class Table(
    namedtuple(
        "Table",
        "rules number round dealer boards up stock discard turn hand taken ender quiet shuffles playing "
        "totals reports winners",
    )
):
    """A match as it lies: what is where, whose turn it is, how earlier rounds ended; nothing of a screen."""

    __slots__ = ()
    rules: Rules
    number: int  # the deal's
    round: int  # from 0
    dealer: int  # the seat that dealt it
    boards: tuple[tuple[PackCard, ...], ...]  # by seat, in reading order; () for a seat that is out
    up: tuple[int, ...]  # by seat; bit i says whether place i lies face up
    stock: tuple[PackCard, ...]  # in draw order
    discard: tuple[PackCard, ...]  # newest last
    turn: int  # the seat whose turn it is
    hand: PackCard | None  # the card that it holds
    taken: bool  # whether that card came from the discard
    ender: int  # the seat that has turned up its whole board, -1 before
    quiet: int  # turns in a row that turned no card up
    shuffles: int  # how often the discards of this round became the stock again
    playing: tuple[int, ...]  # the seats still in
    totals: tuple[int, ...]  # by seat, before this round
    reports: tuple[Report, ...]  # how the rounds before ended
    winners: tuple[int, ...]  # the seats that have won, () while the match goes on


def new_match(rules: Rules, number: int) -> Table:
    """Return the first round of a match, dealt."""
    seats = tuple(range(rules.seats))
    return _deal(rules, number, 0, first_dealer(number, rules.seats), seats, (0,) * rules.seats, ())


def status(table: Table) -> str:
    """`playing`, or `over` once the match is won."""
    return OVER if table.winners else PLAYING


def refusal(table: Table, move: str) -> str | None:
    """Return why a move may not be made, as a reason code; None when it may (C2)."""
    if table.winners:
        return GAME_OVER
    if move in (DRAW, TAKE):
        return None if table.hand is None else CARD_IN_HAND
    if table.hand is None:
        return NO_CARD_IN_HAND
    if move[0] == THROW and table.taken:
        return TAKEN_CARD
    place = place_of(table.rules, move)
    if place < 0:
        return NO_SUCH_PLACE
    if move[0] == THROW and table.up[table.turn] >> place & 1:
        return ALREADY_UP
    return None


def place_of(rules: Rules, move: str) -> int:
    """Return the place from 0 that `p23` or `x23` names, -1 when the board has no such place."""
    row, column = int(move[1]) - 1, int(move[2]) - 1
    if 0 <= row < rules.rows and 0 <= column < rules.columns:
        return row * rules.columns + column
    return -1


def legal_moves(table: Table) -> tuple[str, ...]:
    """Return every move that is not refused."""
    if table.winners:
        return ()
    if table.hand is None:
        return (DRAW, TAKE)
    rules, up = table.rules, table.up[table.turn]
    places = range(rules.rows * rules.columns)
    moves = [PUT + place_text(rules, place) for place in places]
    if not table.taken:
        moves += [THROW + place_text(rules, place) for place in places if not up >> place & 1]
    return tuple(moves)


def after(table: Table, move: str) -> Table:
    """Return the table after a move that is not refused."""
    assert refusal(table, move) is None
    if move == TAKE:
        return replace(table, discard=table.discard[:-1], hand=table.discard[-1], taken=True)
    if move == DRAW:
        return _drawn(table)
    turn, ender, hand = table.turn, table.ender, table.hand
    assert hand is not None
    board, mask, up = table.boards[turn], table.up[turn], table.up
    boards = table.boards
    place = place_of(table.rules, move)
    thrown = hand
    if move[0] == PUT:
        thrown = board[place]
        boards = boards[:turn] + (board[:place] + (hand,) + board[place + 1 :],) + boards[turn + 1 :]
    turned_up = not mask >> place & 1
    if turned_up:
        mask |= 1 << place
        up = up[:turn] + (mask,) + up[turn + 1 :]
        if ender < 0 and mask == (1 << len(board)) - 1:
            ender = turn
    table = replace(
        table,
        boards=boards,
        up=up,
        discard=table.discard + (thrown,),
        turn=next_seat(table.playing, turn),
        hand=None,
        taken=False,
        ender=ender,
        quiet=0 if turned_up else table.quiet + 1,
    )
    is_stalled = ender < 0 and table.quiet >= (QUIET_LAPS + LAST_QUIET_LAPS) * len(table.playing)
    return _end_round(table) if table.turn == ender or is_stalled else table


def _drawn(table: Table) -> Table:
    """Draw; where the stock is empty, shuffle all discards but the top one first (row 16)."""
    stock, discard, shuffles = table.stock, table.discard, table.shuffles
    if not stock:
        shuffles += 1
        stock = shuffled(discard[:-1], round_seed(table.number, table.round) + shuffles)
        discard = discard[-1:]
    return replace(table, stock=stock[1:], discard=discard, hand=stock[0], taken=False, shuffles=shuffles)


class Turn(namedtuple("Turn", "seat taken card place other put")):
    """What all see of a turn: whose it is, whether the discard was taken, the card, and its place.

    With `put` the card lies there now and `other` went to the discard; else the card was thrown away and
    `other` turned up there.
    """

    __slots__ = ()
    seat: int
    taken: bool
    card: PackCard
    place: int
    other: PackCard
    put: bool


def turn_of(table: Table, move: str) -> Turn:
    """Return the turn that ends with a put or throw which is not refused."""
    place = place_of(table.rules, move)
    assert table.hand is not None
    other = table.boards[table.turn][place]
    return Turn(table.turn, table.taken, table.hand, place, other, move[0] == PUT)


def next_seat(playing: tuple[int, ...], seat: int) -> int:
    """Return the next of the seats in play."""
    for other in playing:
        if other > seat:
            return other
    return playing[0]


def seen(table: Table, seat: int) -> Seen:
    """Return what a seat may know; -1 is an onlooker."""
    boards = []
    for cards, mask in zip(table.boards, table.up):
        boards.append(tuple([card if mask >> place & 1 else None for place, card in enumerate(cards)]))
    visible = table.taken or seat == table.turn
    return Seen(
        rules=table.rules,
        seat=seat,
        turn=table.turn,
        round=table.round,
        dealer=table.dealer,
        boards=tuple(boards),
        discard=table.discard,
        stock=len(table.stock),
        holding=table.hand is not None,
        hand=table.hand if visible else None,
        taken=table.taken,
        ender=table.ender,
        quiet=table.quiet,
        playing=table.playing,
        totals=table.totals,
        reports=table.reports,
        winners=table.winners,
    )


def _deal(
    rules: Rules,
    number: int,
    round_: int,
    dealer: int,
    playing: tuple[int, ...],
    totals: tuple[int, ...],
    reports: tuple[Report, ...],
) -> Table:
    """Return a fresh round for the seats in play (C1, rows 7-9)."""
    pack = shuffled(pack_of(rules), round_seed(number, round_))
    size = rules.rows * rules.columns
    boards: list[tuple[PackCard, ...]] = [()] * rules.seats
    up = [0] * rules.seats
    first = next_seat(playing, dealer)
    seat = first
    for at in range(len(playing)):
        boards[seat] = pack[at * size : (at + 1) * size]
        up[seat] = (1 << rules.up) - 1
        seat = next_seat(playing, seat)
    at = len(playing) * size
    return Table(
        rules=rules,
        number=number,
        round=round_,
        dealer=dealer,
        boards=tuple(boards),
        up=tuple(up),
        stock=pack[at + 1 :],
        discard=pack[at : at + 1],
        turn=first,
        hand=None,
        taken=False,
        ender=-1,
        quiet=0,
        shuffles=0,
        playing=playing,
        totals=totals,
        reports=reports,
        winners=(),
    )


def _end_round(table: Table) -> Table:
    """Count the round, and deal the next one unless the match is won."""
    rules, playing, ender = table.rules, table.playing, table.ender
    raw = tuple([board_score(rules, board) if board else None for board in table.boards])
    awarded = awards(rules, raw, ender)
    totals = tuple([total + (points or 0) for total, points in zip(table.totals, awarded)])
    out = gone_out(rules, playing, totals)
    report = Report(
        boards=table.boards,
        raw=raw,
        awarded=awarded,
        totals=totals,
        ender=ender,
        stalled=ender < 0,
        out=out,
    )
    reports = table.reports + (report,)
    left = tuple([seat for seat in playing if seat not in out])
    winners = winners_of(rules, len(reports), playing, left, totals)
    if not winners:
        dealer = next_seat(left, table.dealer)
        return _deal(rules, table.number, table.round + 1, dealer, left, totals, reports)
    up = tuple([(1 << len(board)) - 1 for board in table.boards])
    return replace(table, up=up, playing=left, totals=totals, reports=reports, winners=winners)
