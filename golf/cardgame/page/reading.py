"""What a person asks to hear: the table part by part, a board, and what happened before."""

from golf.cardgame.page.model import Model, Scene, scene_of, tell
from golf.cardgame.page.states import whose_turn_said
from golf.cardgame.sentences import BoardSaid, hand_said, length_said, out_said, place_said, total_said
from golf.i18n.said import Said
from golf.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.cardgame.page.model import Step


def read(model: Model, what: str) -> "Step":
    """`read discard`: say the discard, the hand, a board, the boards, the scores or whose turn it is."""
    if model.match is None:
        return tell(model, (Said("cards_log.no_match", {}),)), ()
    return tell(model, _answer(scene_of(model), what)), ()


def _answer(scene: Scene, what: str) -> tuple[Said, ...]:
    seen = scene.seen
    if what == "discard":
        return (place_said(seen, "discard"),)
    if what == "hand":
        return (hand_said(seen) if seen.hand is not None else Said("cards_log.no_hand", {}),)
    if what == "board":
        return (board_said(scene, seen.seat),)
    if what == "boards":
        return tuple([board_said(scene, seat) for seat in seen.playing if seat != seen.seat])
    if what == "scores":
        return _scores_said(scene)
    if what == "turn":
        return whose_turn_said(scene)
    return ()


def board_said(scene: Scene, seat: int) -> Said:
    """Say a whole board."""
    board = scene.seen.boards[seat]
    if not board:
        return out_said(scene.players[seat])
    said = BoardSaid(scene.seen.rules, board)
    return Said("cards_log.board", {"who": scene.players[seat], "board": said})


def _scores_said(scene: Scene) -> tuple[Said, ...]:
    said = [length_said(scene.seen)]
    for who, total in zip(scene.players, scene.seen.totals):
        if who.seat in scene.match.table.playing:
            said.append(total_said(who, total))
        else:
            said.append(Said("cards_log.total_out", {"who": who, "total": total}))
    return tuple(said)


def history(model: Model, way: str) -> "Step":
    """`history older`: read back what happened, `older`, `newer`, or the `last` entry once more."""
    count = len(model.history)
    back = {"older": model.back + 1, "newer": model.back - 1}.get(way, 1)
    if back > count:
        return tell(model, (Said("cards_log.no_older", {}),)), ()
    if back < 1:
        return tell(model, (Said("cards_log.no_newer", {}),)), ()
    return tell(replace(model, back=back), (model.history[count - back],)), ()


def show(model: Model, rest: str) -> "Step":
    """`show 2`: look at another player's board; the same once more looks away."""
    if model.match is None or rest not in ("1", "2", "3", "4", "5", "6"):
        return model, ()
    seat = int(rest) - 1
    scene = scene_of(model)
    if seat >= len(scene.seen.boards):
        return model, ()
    if seat == model.looked:
        return replace(model, looked=-1), ()
    return tell(replace(model, looked=seat), (board_said(scene, seat),)), ()
