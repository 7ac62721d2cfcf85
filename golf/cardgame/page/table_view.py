"""The card game's table as nodes: one's own board with stock and discard, and the boards of the others.

Everything on it is known by its place; a card that lies face down has no mark of what it is. The own board
with stock and discard is a grid whose cells take focus; the others' boards are tables to be read.
"""

from golf.cardgame.cards import JOKER, PackCard
from golf.cardgame.opponents import PERSON
from golf.cardgame.page.count_view import NO_COUNT, count_view
from golf.cardgame.page.model import DISCARD, STOCK, Model, Scene
from golf.cardgame.page.states import state_of
from golf.cardgame.scoring import board_score
from golf.cardgame.sentences import place_said, places_in_lines
from golf.cardgame.sight import Seen
from golf.cards import is_red
from golf.i18n.said import number_text
from golf.i18n.words import Words
from golf.page.faces import face
from golf.page.memo import memo
from golf.page.nodes import Node, el


def table_view(model: Model, scene: Scene, words: Words) -> Node:
    """Return the whole table; before the first match it is empty."""
    if model.match is None:
        return el("main", (("class", "felt empty"),), ())
    seen = scene.seen
    rules = seen.rules
    style = "--columns:" + str(rules.columns) + ";--rows:" + str(rules.rows) + ";--seats:" + str(rules.seats)
    others = tuple([_seat(model, scene, words, seat) for seat in range(rules.seats) if seat != seen.seat])
    return el(
        "main",
        (("class", "felt"), ("style", style), ("data-looked", "true" if model.looked >= 0 else None)),
        (
            el("section", (("class", "others"), ("aria-label", words.say("cards_page.others"))), others),
            el(
                "div",
                (("class", "own"),),
                (
                    _own_name(scene, words),
                    el("div", (("class", "play"),), (_grid(model, scene, words), _hand(model, scene, words))),
                ),
            ),
            # It is always there: a new part would have its neighbours written again, and focus lost.
            count_view(model, scene, words) if state_of(scene).counts else NO_COUNT,
        ),
    )


def _own_name(scene: Scene, words: Words) -> Node:
    seen = scene.seen
    name = scene.players[seen.seat].in_words(words)
    total = seen.totals[seen.seat]
    board = seen.boards[seen.seat]
    points = board_score(seen.rules, board) if board else 0
    playing = seen.turn == seen.seat
    shown = (name, total, points, playing, bool(board))
    return memo(
        "own-name", words, shown, lambda: _made_name(words, name, total, points, playing, bool(board))
    )


def _made_name(words: Words, name: str, total: int, points: int, playing: bool, is_in: bool) -> Node:
    return el(
        "p",
        (("class", "player"), ("data-turn", "true" if playing else None)),
        (
            el("b", (), name),
            el(
                "span",
                (),
                words.say("cards_page.points", {"points": number_text(points)})
                if is_in
                else words.say("cards_page.is_out"),
            ),
            el("span", (("class", "total"),), words.say("cards_page.total", {"total": number_text(total)})),
        ),
    )


def _grid(model: Model, scene: Scene, words: Words) -> Node:
    seen = scene.seen
    rules = seen.rules
    name = scene.players[seen.seat].in_words(words)
    middle = (_middle_cell(model, words, seen, STOCK), _middle_cell(model, words, seen, DISCARD))
    rows = [_row("middle", middle)]
    for row in range(rules.rows):
        places = [str(row + 1) + str(column + 1) for column in range(rules.columns)]
        rows.append(_row("board-row", tuple([_cell(model, words, seen, place) for place in places])))
    label = words.say("cards_page.board_of", {"who": name})
    return el("div", (("class", "grid"), ("role", "grid"), ("aria-label", label)), tuple(rows))


def _row(kind: str, cells: tuple[Node, ...]) -> Node:
    return el("div", (("class", kind), ("role", "row")), cells)


def _middle_cell(model: Model, words: Words, seen: Seen, place: str) -> Node:
    label = place_said(seen, place).in_words(words)
    top = seen.discard[-1] if place == DISCARD and seen.discard else None
    left = seen.stock if place == STOCK else -1
    focused, pointed = model.place == place, model.pointed == place
    moved = model.mark.count % 2 if place == DISCARD and model.mark.seat >= 0 else -1
    shown = (label, top, left, focused, pointed, moved)
    return memo("mid-" + place, words, shown, lambda: _made_middle(words, place, shown))


def _made_middle(words: Words, place: str, shown: tuple[object, ...]) -> Node:
    label, top, left, focused, pointed, moved = shown
    inner: tuple[Node, ...]
    if place == STOCK:
        inner = (_back(), el("span", (("class", "left"), ("aria-hidden", "true")), str(left))) if left else ()
    else:
        inner = (_front(words, top, moved),) if isinstance(top, PackCard) else ()
    return el(
        "div",
        (
            ("role", "gridcell"),
            ("class", "cell " + place + (" pointed" if pointed else "")),
            ("data-pile", place),
            ("tabindex", "0" if focused else "-1"),
            ("aria-label", str(label)),
        ),
        inner,
    )


def _cell(model: Model, words: Words, seen: Seen, place: str) -> Node:
    label = place_said(seen, place).in_words(words)
    board = seen.boards[seen.seat]
    at = (int(place[0]) - 1) * seen.rules.columns + int(place[1]) - 1
    card = board[at] if board else None
    in_line = bool(board) and at in places_in_lines(seen.rules, board)
    moved = model.mark.count % 2 if (model.mark.seat, model.mark.place) == (seen.seat, at) else -1
    choice = (model.throwing and card is None) or model.pending[1:] == place
    shown = (label, card, in_line, model.place == place, model.pointed == place, moved, choice, bool(board))
    return memo("cell-" + place, words, shown, lambda: _made_cell(words, place, shown))


def _made_cell(words: Words, place: str, shown: tuple[object, ...]) -> Node:
    label, card, in_line, focused, pointed, moved, choice, is_in = shown
    kind = (
        "cell"
        + (" line" if in_line else "")
        + (" pointed" if pointed else "")
        + (" choice" if choice else "")
    )
    inner = (_front(words, card, moved) if isinstance(card, PackCard) else _back(),) if is_in else ()
    return el(
        "div",
        (
            ("role", "gridcell"),
            ("class", kind),
            ("data-pile", place),
            ("tabindex", "0" if focused else "-1"),
            ("aria-label", str(label)),
        ),
        inner,
    )


def _back() -> Node:
    return el("div", (("class", "pc back"), ("aria-hidden", "true")))


def _front(words: Words, card: "PackCard | object", moved: object) -> Node:
    """Return a card face up; `moved` is -1, or 0 and 1 in turn for one that has just come."""
    assert isinstance(card, PackCard)
    came = "" if moved == -1 else " came-" + str(moved)
    if card.rank == JOKER:
        star = (
            el("span", (("class", "corner"),), (el("b", (), "★"),)),
            el("span", (("class", "joker"),), "★"),
        )
        return el("div", (("class", "pc joker-card" + came), ("aria-hidden", "true")), star)
    colour = "red" if is_red(card) else "black"
    return el(
        "div",
        (("class", "pc " + colour + " suit-" + card.suit + came), ("aria-hidden", "true")),
        face(words, card),
    )


def _hand(model: Model, scene: Scene, words: Words) -> Node:
    """Return the card in hand, beside the board; the log and the turn's line say it."""
    seen = scene.seen
    mine = seen.hand if seen.turn == seen.seat else None
    throwing = model.throwing
    return memo("hand", words, (mine, throwing), lambda: _made_hand(words, mine, throwing))


def _made_hand(words: Words, hand: PackCard | None, throwing: bool) -> Node:
    kind = "hand" + (" full" if hand is not None else "") + (" throwing" if throwing else "")
    inner: tuple[Node, ...] = ()
    if hand is not None:
        label = words.say("cards_page.hand_throwing" if throwing else "cards_page.hand")
        inner = (el("span", (("class", "hand-name"),), label), _front(words, hand, 0))
    return el("div", (("class", kind), ("aria-hidden", "true")), inner)


def _seat(model: Model, scene: Scene, words: Words, seat: int) -> Node:
    """Another player: name, strength, points, and the board as a table to be read."""
    seen = scene.seen
    player = scene.players[seat]
    name = player.in_words(words)
    board = seen.boards[seat]
    turn = model.turns[seat] if seat < len(model.turns) else None
    last = turn.in_words(words) if turn else ""
    shown = (
        name,
        player.player,
        board,
        seen.totals[seat],
        seen.turn == seat and not model.explaining,
        model.looked == seat,
        model.mark if model.mark.seat == seat else None,
        last,
        seen.rules,
    )
    return memo("seat-" + str(seat), words, shown, lambda: _made_seat(words, seat, shown))


def _made_seat(words: Words, seat: int, shown: tuple[object, ...]) -> Node:
    name, player, board, total, playing, looked, mark, last, rules = shown
    assert isinstance(board, tuple)
    assert isinstance(total, int)
    points = board_score(rules, board) if board else 0  # type: ignore[arg-type]
    said = (
        words.say("cards_page.points", {"points": number_text(points)})
        if board
        else words.say("cards_page.is_out")
    )
    strength = "" if player == PERSON else words.say("cards." + str(player))
    down = len([card for card in board if card is None])
    chip = (
        el("b", (), str(name)),
        el("span", (("class", "strength"),), strength),
        el("span", (), said),
        el("span", (("class", "unseen"),), words.say("cards_page.down", {"count": down}) if board else ""),
        el("span", (("class", "total"),), words.say("cards_page.total", {"total": number_text(total)})),
    )
    return el(
        "div",
        (
            ("class", "seat" + (" looked" if looked else "")),
            ("data-turn", "true" if playing else None),
            ("data-seat", str(seat + 1)),
        ),
        (
            el(
                "button",
                (
                    ("type", "button"),
                    ("class", "chip"),
                    ("data-do", "show " + str(seat + 1)),
                    ("aria-expanded", "true" if looked else "false"),
                ),
                chip,
            ),
            _board_table(words, str(name), rules, board, mark),
            el("p", (("class", "last"), ("aria-hidden", "true")), str(last)),
        ),
    )


def _board_table(words: Words, name: str, rules: object, board: tuple[object, ...], mark: object) -> Node:
    columns: int = rules.columns  # type: ignore[attr-defined]
    lines = places_in_lines(rules, board) if board else set()  # type: ignore[arg-type]
    rows = []
    for start in range(0, len(board), columns):
        cells = [
            _table_cell(words, board[at], at in lines, mark.count % 2 if mark and mark.place == at else -1)  # type: ignore[attr-defined]
            for at in range(start, start + columns)
        ]
        rows.append(el("tr", (), tuple(cells)))
    caption = el("caption", (("class", "visually-hidden"),), words.say("cards_page.board_of", {"who": name}))
    return el("table", (("class", "board"),), (caption, el("tbody", (), tuple(rows))))


def _table_cell(words: Words, card: object, in_line: bool, moved: int) -> Node:
    if not isinstance(card, PackCard):
        spoken = words.say("cards.face_down")
        return el("td", (), (el("span", (("class", "visually-hidden"),), spoken), _back()))
    spoken = words.card(card)
    if in_line:
        spoken = words.say("cards_page.in_line", {"card": card})
    return el(
        "td",
        (("class", "line" if in_line else None),),
        (el("span", (("class", "visually-hidden"),), spoken), _front(words, card, moved)),
    )
