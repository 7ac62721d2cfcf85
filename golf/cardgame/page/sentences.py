"""What the log says: one sentence for each thing that happened or was asked (keys for `Words.say`)."""

from golf.cardgame.moves import TAKE
from golf.cardgame.page.model import Counted, Lying, Model, everybody, own_seat, persons, sight, who
from golf.cardgame.page.options import BRIEF, ON
from golf.cardgame.rules import Rules
from golf.cardgame.scoring import Report, finished_lines
from golf.cardgame.sight import Seen
from golf.cardgame.table import Table, Turn
from golf.i18n.said import Said


def is_brief(model: Model) -> bool:
    """Whether sentences are to be short."""
    return model.options.words == BRIEF


def turn_said(model: Model, rules: Rules, turn: Turn) -> Said:
    """A whole turn in one sentence, as everybody sees it."""
    assert model.match is not None
    played: dict[str, object] = {
        "who": who(model, turn.seat),
        "card": turn.card,
        "old": turn.other,
        "row": turn.place // rules.columns + 1,
        "column": turn.place % rules.columns + 1,
    }
    if persons(model.match) == (turn.seat,):  # who plays alone knows who it was, and heard the card
        return Said("cards_log.own_put" if turn.put else "cards_log.own_thrown", played)
    if is_brief(model):
        if not turn.put:
            return Said("cards_log.brief_thrown", played)
        return Said("cards_log.brief_taken" if turn.taken else "cards_log.brief_drawn", played)
    if not turn.put:
        return Said("cards.turn_thrown", played)
    return Said("cards.turn_taken" if turn.taken else "cards.turn_drawn", played)


def hand_said(model: Model, move: str) -> Said:
    """A card has come into a person's hand."""
    hand = sight(model).hand
    assert hand is not None
    if move == TAKE:
        return Said("cards_log.taken", {"card": hand})
    if model.options.drawn != ON:
        return Said("cards_log.drawn_unsaid", {})
    return Said("cards_log.drawn", {"card": hand})


def count_said(model: Model, rules: Rules, report: Report) -> tuple[Counted, ...]:
    """How a round ended: that it did, then each player's count."""
    seats = [seat for seat, board in enumerate(report.boards) if board]
    brief = is_brief(model)
    return tuple([Counted(rules, everybody(model), report, seat, brief) for seat in [-1] + seats])


def won_said(model: Model, table: Table) -> Said:
    """Who has won."""
    winners = tuple([who(model, seat) for seat in table.winners])
    if len(winners) == 1:
        return Said("cards.won", {"who": winners[0]})
    return Said("cards.won_together", {"who": winners})


def your_turn_said(model: Model) -> tuple[Said, ...]:
    """Whose turn it is, and what must be known before playing: the discard, whether it is the last turn."""
    view = sight(model)
    assert model.match is not None
    said: Said
    if view.hand is not None:
        said = Said("cards_log.go_on", {"card": view.hand})
    elif len(persons(model.match)) > 1:
        values = {"who": who(model, view.turn), "card": view.discard[-1]}
        said = Said("cards_log.turn_of", values)
    else:
        said = Said("cards_log.your_turn", {"card": view.discard[-1]})
    return (said,) + warnings_said(model, view)


def warnings_said(model: Model, view: Seen) -> tuple[Said, ...]:
    """The last turn, or a round that nobody ends."""
    if view.ender >= 0:
        return (Said("cards.last_turn", {"who": who(model, view.ender)}),)
    return (Said("cards.stalling", {}),) if view.is_stalling else ()


def place_said(model: Model, view: Seen, place: str) -> Said:
    """What a place is called: its card first, then where it is."""
    if place == "stock":
        return Said("cards_page.stock", {"count": view.stock})
    if place == "discard":
        if not view.discard:
            return Said("cards_page.discard_empty", {})
        return Said("cards_page.discard", {"card": view.discard[-1]})
    rules = view.rules
    row, column = int(place[0]), int(place[1])
    board = view.boards[view.seat]
    at = (row - 1) * rules.columns + column - 1
    card = board[at] if at < len(board) else None
    if not board:
        return Said("cards_page.cell_out", {"row": row, "column": column})
    if card is None:
        return Said("cards_page.cell_down", {"row": row, "column": column})
    there: dict[str, object] = {"card": card, "row": row, "column": column}
    return Said("cards_page.cell_line" if at in lines_places(rules, board) else "cards_page.cell", there)


def lines_places(rules: Rules, board: tuple[object, ...]) -> set[int]:
    """The places of finished lines."""
    found: set[int] = set()
    for line in finished_lines(rules, board):  # type: ignore[arg-type]
        found.update(line)
    return found


def read_aloud(model: Model, what: str) -> tuple[Said, ...]:
    """The answer to a reading key: discard, hand, board, boards, scores, turn; anything else says nothing."""
    assert model.match is not None
    view = sight(model)
    table = model.match.table
    if what == "discard":
        return (place_said(model, view, "discard"),)
    if what == "hand":
        if view.hand is not None:
            return (Said("cards.in_hand", {"card": view.hand}),)
        return (Said("cards_log.no_hand", {}),)
    if what == "board":
        return (board_said(model, view, view.seat),)
    if what == "boards":
        return tuple([board_said(model, view, seat) for seat in view.playing if seat != view.seat])
    if what == "scores":
        said = [
            Said("cards.total", {"who": player, "total": table.totals[player.seat]})
            if player.seat in table.playing
            else Said("cards_log.total_out", {"who": player, "total": table.totals[player.seat]})
            for player in everybody(model)
        ]
        return (length_said(view),) + tuple(said)
    if what == "turn":
        return turn_answer(model, view)
    return ()


def board_said(model: Model, view: Seen, seat: int) -> Said:
    """A whole board."""
    board = view.boards[seat]
    if not board:
        return Said("cards.out", {"who": who(model, seat)})
    return Said("cards_log.board", {"who": who(model, seat), "board": Lying(view.rules, board)})


def length_said(view: Seen) -> Said:
    """Which round it is, and how long the match lasts."""
    if view.rules.rounds:
        return Said("cards_log.round_of", {"number": view.round + 1, "count": view.rules.rounds})
    return Said("cards_log.round_limit", {"number": view.round + 1, "limit": view.rules.limit})


def turn_answer(model: Model, view: Seen) -> tuple[Said, ...]:
    """Whose turn it is and what can be done."""
    if view.winners:
        assert model.match is not None
        return (won_said(model, model.match.table),)
    if model.counted:
        return (Said("cards_log.counted", {}),)
    player = who(model, view.turn)
    if view.turn != own_seat(model):
        return (Said("cards_log.turn_other", {"who": player}),) + warnings_said(model, view)
    if view.hand is None:
        said = Said("cards_log.turn_draw", {"who": player})
    elif view.taken:
        said = Said("cards_log.turn_put", {"who": player, "card": view.hand})
    else:
        said = Said("cards_log.turn_put_or_throw", {"who": player, "card": view.hand})
    return (said,) + warnings_said(model, view)
