"""A match of the card game as a JSON object, as one seat sees it."""

from golf.cardgame.cards import card_text
from golf.cardgame.match import Match
from golf.cardgame.scoring import Report
from golf.cardgame.table import seen
from golf.play.pairs import Pairs


def match_pairs(match: Match, seat: int, refused: tuple[str, str] | None) -> tuple[tuple[str, object], ...]:
    """Return what `cards --json` reports: nothing in it that the seat may not know.

    Cards that lie face down are null; `refused` is the last refused move with its reason.
    """
    view = seen(match.table, seat)
    boards = tuple(
        [tuple([None if card is None else card_text(card) for card in board]) for board in view.boards]
    )
    return (
        ("code", match.line.code),
        ("players", match.players),
        ("seat", seat),
        ("round", view.round + 1),
        ("turn", view.turn),
        ("boards", boards),
        ("discard", card_text(view.discard[-1]) if view.discard else None),
        ("stock", view.stock),
        ("hand", None if view.hand is None else card_text(view.hand)),
        ("totals", view.totals),
        ("playing", view.playing),
        ("ender", None if view.ender < 0 else view.ender),
        ("rounds", tuple([Pairs(report_pairs(report)) for report in view.reports])),
        ("winners", view.winners),
        ("line", " ".join(match.line.done)),
        ("status", match.line.status),
        ("refused", None if refused is None else Pairs((("move", refused[0]), ("reason", refused[1])))),
    )


def report_pairs(report: Report) -> tuple[tuple[str, object], ...]:
    """Return how a round ended."""
    return (
        ("points", report.raw),
        ("awarded", report.awarded),
        ("totals", report.totals),
        ("ender", None if report.stalled else report.ender),
        ("stalled", report.stalled),
        ("out", report.out),
    )
