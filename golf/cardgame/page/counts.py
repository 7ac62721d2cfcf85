"""How a board was counted, player by player: its cards, the lines that cancel, bonus or penalty."""

from collections import namedtuple

from golf.cardgame.cards import JOKER, PackCard
from golf.cardgame.page.model import Counted, Who
from golf.cardgame.rules import Rules
from golf.cardgame.scoring import Report, counted, finished_lines
from golf.i18n.words import Words

ROW, COLUMN, DIAGONAL = "row", "column", "diagonal"


class Cancelled(namedtuple("Cancelled", "kind number card keeps")):
    """A finished line: a row or column with its number from 1, or a diagonal; one card of it.

    `keeps`: it is a line of jokers and keeps its points, as an option says.
    """

    __slots__ = ()
    kind: str
    number: int
    card: PackCard
    keeps: bool


def cancelled_lines(rules: Rules, board: tuple[PackCard, ...]) -> tuple[Cancelled, ...]:
    """The finished lines of a board, rows first."""
    found = []
    for line in finished_lines(rules, board):
        step = line[1] - line[0]
        kind = ROW if step == 1 else COLUMN if step == rules.columns else DIAGONAL
        number = (line[0] // rules.columns if kind == ROW else line[0]) + 1
        card = board[line[0]]
        found.append(Cancelled(kind, number, card, card.rank == JOKER and rules.jokers_keep))
    return tuple(found)


def counted_in_words(words: Words, said: Counted) -> str:
    """The sentence of the log: that the round is over, or one player's count."""
    report = said.report
    if said.seat < 0:
        return words.say("cards.round_stalled" if report.stalled else "cards.round_over")
    parts = [] if said.brief else [cards_in_words(words, said.rules, report.boards[said.seat])]
    if not said.brief:
        lines = cancelled_lines(said.rules, report.boards[said.seat])
        parts = [line_in_words(words, line) for line in lines] + parts
    name = name_of(words, said.players[said.seat])
    parts = [charge_in_words(words, name, report, said.seat)] + parts
    if said.seat in report.out:
        parts.append(words.say("cards.out", {"who": name}))
    return " ".join(parts)


def charge_in_words(words: Words, name: str, report: Report, seat: int) -> str:
    """What a player was charged, with bonus or penalty, and the new total."""
    raw, award = report.raw[seat], report.awarded[seat]
    assert raw is not None
    assert award is not None
    charged: dict[str, object] = {
        "who": name,
        "raw": signed(raw),
        "points": signed(award),
        "total": signed(report.totals[seat]),
    }
    if seat != report.ender:
        return words.say("cards.scored", charged)
    return words.say("cards.scored_bonus" if award < raw else "cards.scored_penalty", charged)


def cards_in_words(words: Words, rules: Rules, board: tuple[PackCard, ...]) -> str:
    """The cards that count, each with its points; those of finished lines are left out."""
    values = counted(rules, board)
    without: set[int] = set()
    for line in finished_lines(rules, board):
        without.update(line)
    named = [
        words.say("cards_count.card", {"card": card, "points": signed(values[place])})
        for place, card in enumerate(board)
        if place not in without or values[place]
    ]
    if not named:
        return words.say("cards_count.no_cards")
    return words.say("cards_count.cards", {"cards": ", ".join(named), "points": signed(sum(values))})


def line_in_words(words: Words, line: Cancelled) -> str:
    """A finished line that counts nothing, or a line of jokers that keeps its points."""
    of_line: dict[str, object] = {"number": line.number, "card": line.card}
    if line.keeps:
        return words.say("cards_count.keeps", of_line)
    if line.kind == ROW:
        return words.say("cards_count.row", of_line)
    return words.say("cards_count.column" if line.kind == COLUMN else "cards_count.diagonal", of_line)


def signed(points: int) -> str:
    """Points with a minus sign that is spoken; a hyphen often is not."""
    return "−" + str(-points) if points < 0 else str(points)


def name_of(words: Words, player: Who) -> str:
    """What a player is called: the name typed, else one of the language's for the seat."""
    if player.name:
        return player.name
    if player.player == "person":
        return words.say("cards_page.person_name", {"number": player.seat + 1})
    return words.say("cards_page.name_" + str(player.seat + 1))
