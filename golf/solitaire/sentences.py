"""What the log says: one sentence for each thing that happened or was asked (keys for `Words.say`)."""

from golf.i18n.said import Said
from golf.play.line import UNDO
from golf.solitaire.opening import numbered_code
from golf.solitaire.places import DISCARD, STOCK
from golf.solitaire.position_words import PositionSaid
from golf.solitaire.rules import CLASSIC, Rules, parts_of
from golf.solitaire.session import Session
from golf.solitaire.table import BLOCKED, COVERED, DRAW, NO_DISCARD, NOT_ADJACENT, WON, cards_left, plays


def move_said(before: Session, after: Session, move: str, brief: bool = False) -> tuple[Said, ...]:
    """Return what a move, undo or redo did, and how the game ended if it did.

    In whole sentences or briefly.
    """
    if move == UNDO:
        said: tuple[Said, ...] = (_undone(before, before.done[-1], brief),)
    else:
        said = _done(before, after, after.done[-1], brief)
    return said + end_said(after)


def _undone(before: Session, move: str, brief: bool) -> Said:
    card = before.table.discard[-1]
    if brief:
        return Said("brief.undone", {"card": card})
    if move == DRAW:
        return Said("log.undone_draw", {"card": card})
    return Said("log.undone_play", {"card": card, "number": int(move)})


def _done(before: Session, after: Session, move: str, brief: bool) -> tuple[Said, ...]:
    card = after.table.discard[-1]
    if move == DRAW:
        count = len(after.table.stock)
        return (Said("brief.drawn" if brief else "log.drawn", {"card": card, "count": count}),)
    column = after.table.columns[int(move) - 1]
    if brief:
        said = Said("brief.played", {"card": card})
        return (said, Said("brief.freed", {"card": column[-1]})) if column else (said,)
    said = Said("log.played_first", {"card": card})
    if before.table.discard:
        said = Said("log.played", {"card": card, "top": before.table.discard[-1]})
    if column:
        return (said, Said("log.freed", {"card": column[-1], "number": int(move)}))
    return (said, Said("log.emptied", {"number": int(move)}))


def end_said(session: Session) -> tuple[Said, ...]:
    """Return how the game ended; nothing while it goes on."""
    status = session.status
    if status == WON:
        return (
            Said("status.won", {}),
            Said("log.result", {"score": session.score, "moves": session.move_count}),
        )
    if status == BLOCKED:
        left = cards_left(session.table)
        return (
            Said("status.blocked", {}),
            Said("status.blocked_text", {"count": left, "score": session.score}),
        )
    return ()


def refusal_said(
    session: Session, move: str, reason: str, more: Said | None, brief: bool
) -> tuple[Said, ...]:
    """Return which card cannot be played, and why; briefly only why."""
    said: tuple[Said, ...] = (Said("refusal." + reason, {}),)
    if brief:
        return said
    if reason in (NOT_ADJACENT, COVERED, NO_DISCARD) and move != DRAW:
        column = session.table.columns[int(move[0]) - 1]
        card = column[int(move[2]) - 1 if len(move) > 1 else -1]
        said = (Said("log.refused", {"card": card}),) + said
    return said + ((more,) if more else ())


def refusal_more(session: Session, move: str, reason: str) -> Said | None:
    """Return what more there is to say: which card covers the one tapped, or how an empty discard begins."""
    if reason == NO_DISCARD and session.table.rules.open_start:
        return Said("refusal.any_first", {})
    if reason != COVERED:
        return None
    column = session.table.columns[int(move[0]) - 1]
    row = int(move[2])
    return Said("refusal.covered_by", {"card": column[row - 1], "cover": column[row]})


def dealt_said(session: Session) -> tuple[Said, ...]:
    """Return a new game."""
    return (
        Said("log.dealt", {"code": session.code, "rules": rules_said(session.start.rules)}),
    ) + _open_said(session)


def numbered_said(typed: str, session: Session) -> tuple[Said, ...]:
    """Return that a number alone was typed, and what it was read as; nothing for any other text."""
    if not numbered_code(typed, CLASSIC.letter):
        return ()
    number = session.code.split("-")[-1]
    return (Said("log.numbered", {"number": number, "code": session.code}),)


def _open_said(session: Session) -> tuple[Said, ...]:
    """That any card may be the first, where that is so."""
    table = session.table
    return (Said("log.any_first", {}),) if table.rules.open_start and not table.discard else ()


def rules_said(rules: Rules) -> Said:
    """Return the name of a rule: that of its row, and its options."""
    name, options = parts_of(rules)
    said = Said("rules." + name, {})
    for option in options:
        said = Said("option." + option, {"rules": said})
    return said


def resumed_said(session: Session) -> tuple[Said, ...]:
    """Return a game that goes on."""
    return (Said("log.resumed", {"code": session.code}),) + _open_said(session) + end_said(session)


def card_said(session: Session, column: int, row: int) -> Said:
    """Return one card of a column, met on the way up or down."""
    cards = session.table.columns[column]
    key = "read.card_free" if row == len(cards) else "read.card_covered"
    return Said(key, {"card": cards[row - 1], "row": row, "count": len(cards)})


def place_said(session: Session, pile: str) -> tuple[Said, ...]:
    """Up and down where there are no rows: the place itself."""
    if pile in (DISCARD, STOCK):
        return read_aloud(session, pile)
    return (Said("place.column_empty", {"number": int(pile[-1])}),)


def read_aloud(session: Session, what: str) -> tuple[Said, ...]:
    """Return the answer to a reading key: discard, table, free, score, stock; anything else says nothing."""
    table = session.table
    if what == "discard":
        return (_discard(session),)
    if what == "stock":
        return (Said("read.stock", {"count": len(table.stock)}),)
    if what == "score":
        return (
            Said("read.score", {"score": session.score, "moves": session.move_count, "code": session.code}),
        )
    if what == "table":
        return (Said("read.table", {"table": PositionSaid(table)}),)
    if what == "free":
        fitting = plays(table)
        free = [
            Said(
                "read.free_fits" if str(at + 1) in fitting else "read.free_card",
                {"card": column[-1], "number": at + 1},
            )
            for at, column in enumerate(table.columns)
            if column
        ]
        return (_discard(session),) + tuple(free)
    return ()


def _discard(session: Session) -> Said:
    if not session.table.discard:
        return Said("read.discard_empty", {})
    return Said("read.discard", {"card": session.table.discard[-1]})
