"""The card game in words: boards, turns, how a round ended, why an opponent did what it did."""

from golf.cardgame.cards import JOKER, PackCard
from golf.cardgame.opponents.choice import Choice
from golf.cardgame.rules import Rules
from golf.cardgame.scoring import Report, counted, finished_lines
from golf.cardgame.sight import Seen
from golf.cardgame.table import Turn
from golf.i18n.words import Words

HIDDEN = "▒▒"


def board_rows(words: Words, rules: Rules, board: tuple[PackCard | None, ...]) -> list[str]:
    """A board as rows of short card names, one that lies face down as a grey block."""
    cells = [HIDDEN if card is None else words.card(card, "sign") for card in board]
    rows = []
    for row in range(rules.rows):
        inner = cells[row * rules.columns : (row + 1) * rules.columns]
        rows.append(" ".join([" " * (4 - len(cell)) + cell for cell in inner]))
    return rows


def board_in_words(words: Words, rules: Rules, board: tuple[PackCard | None, ...]) -> str:
    """A board read row by row, with what its cards face up count."""
    said = []
    for row in range(rules.rows):
        inner = board[row * rules.columns : (row + 1) * rules.columns]
        names = [words.say("cards.face_down") if card is None else words.card(card) for card in inner]
        said.append(words.say("cards.row", {"row": row + 1, "cards": ", ".join(names)}))
    return words.say("cards.board", {"rows": "; ".join(said), "points": sum(counted(rules, board))})


def turn_in_words(words: Words, rules: Rules, who: str, turn: Turn) -> str:
    """An opponent's whole turn in one sentence."""
    played: dict[str, object] = {
        "who": who,
        "card": turn.card,
        "old": turn.other,
        "row": turn.place // rules.columns + 1,
        "column": turn.place % rules.columns + 1,
    }
    if not turn.put:
        return words.say("cards.turn_thrown", played)
    return words.say("cards.turn_taken" if turn.taken else "cards.turn_drawn", played)


def reason_in_words(words: Words, choice: Choice) -> str:
    """Why an opponent plays that, or a hint does."""
    values = dict(choice.values)
    values["count"] = values.get("points", 0)
    return words.say("cards_reason." + choice.reason, values)


def report_in_words(words: Words, rules: Rules, names: tuple[str, ...], report: Report) -> list[str]:
    """How a round ended: what each board counts, bonus or penalty, the new total, who is out."""
    said = [words.say("cards.round_stalled" if report.stalled else "cards.round_over")]
    for seat, board in enumerate(report.boards):
        raw, award = report.raw[seat], report.awarded[seat]
        if raw is None or award is None:
            continue
        total = report.totals[seat]
        values: dict[str, object] = {"who": names[seat], "raw": raw, "points": award, "total": total}
        key = "cards.scored"
        if seat == report.ender:
            key = "cards.scored_bonus" if award < raw else "cards.scored_penalty"
        line = words.say(key, values)
        cancelled = _cancelled(rules, board)
        if cancelled:
            line += " " + words.say("cards.cancelled", {"count": cancelled})
        if seat in report.out:
            line += " " + words.say("cards.out", {"who": names[seat]})
        said.append(line)
    return said


def winners_in_words(words: Words, names: tuple[str, ...], winners: tuple[int, ...]) -> str:
    """Who has won."""
    who = [names[seat] for seat in winners]
    key = "cards.won" if len(who) == 1 else "cards.won_together"
    return words.say(key, {"who": ", ".join(who)})


def state_in_words(words: Words, seen: Seen) -> str:
    """What lies in the middle."""
    return words.say("cards.middle", {"card": seen.discard[-1], "count": seen.stock})


def _cancelled(rules: Rules, board: tuple[PackCard | None, ...]) -> int:
    """How many cards of a board lie in finished lines that cancel them."""
    places: set[int] = set()
    for line in finished_lines(rules, board):
        first = board[line[0]]
        if first is not None and not (first.rank == JOKER and rules.jokers_keep):
            places.update(line)
    return len(places)
