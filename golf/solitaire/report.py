"""Games as JSON objects, byte for byte the same in every interpreter.

MicroPython's `dict` keeps no order and its `json` writes records as their repr, so an object is a row
of pairs here and is written by this module.
"""

from golf.cards import Card, card_text
from golf.play.pairs import Pairs
from golf.solitaire.session import Session
from golf.solitaire.table import Table


def table_pairs(code: str, table: Table) -> tuple[tuple[str, object], ...]:
    """Return what `deal` reports: code, rules, columns (free card last), discard, stock in draw order."""
    return (
        ("code", code),
        ("rules", table.rules.name),
        ("columns", tuple([_texts(column) for column in table.columns])),
        ("discard", card_text(table.discard[-1]) if table.discard else None),
        ("stock", _texts(table.stock)),
    )


def session_pairs(session: Session, refused: tuple[str, str] | None) -> tuple[tuple[str, object], ...]:
    """Return what `play` reports; `refused` is the last refused move with its reason."""
    answer = None if refused is None else Pairs((("move", refused[0]), ("reason", refused[1])))
    return table_pairs(session.code, session.table) + (
        ("line", " ".join(session.done)),
        ("score", session.score),
        ("move_count", session.move_count),
        ("status", session.status),
        ("refused", answer),
    )


def state_pairs(session: Session) -> tuple[tuple[str, object], ...]:
    """Return what a host page is told: code, line, score, status."""
    return (
        ("code", session.code),
        ("line", " ".join(session.done)),
        ("score", session.score),
        ("status", session.status),
    )


def _texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([card_text(card) for card in cards])
