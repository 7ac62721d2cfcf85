"""The card game's worker: Hard's turn for a match, asked and answered in a line of words.

    hard 7 cards1 GC1-232-AAAAAAB m4 w03 d p11 t p22 .
    hard 7 d p23                       the moves of its turn; one if a card is in hand already
    hard 7 none                        the match cannot be read, or it is not an opponent's turn

`static/workers/advisor.js` calls the same functions here as in `golf.solitaire.advisor.worker`.
"""

from golf.cardgame.match import load_match, moves_left, opponent_choice, play
from golf.errors import GolfError

NONE = "none"
_open: list[str] = []


def put(text: str) -> None:
    """Take a question; a newer one takes the place of those that are open."""
    _open.clear()
    _open.append(text)


def work() -> str | None:
    """Return the answer to the question that is open; None with nothing to do."""
    if not _open:
        return None
    return answer(_open.pop())


def give_up() -> str:
    """After an error nothing is left to answer: the page does not wait for ever."""
    return NONE


def answer(text: str) -> str:
    """Return the answer's line."""
    kind, ticket, save = (text + "  ").split(" ", 2)
    moves: list[str] = []
    left = 0
    try:
        match, _ = load_match(save.strip(" "))
        left = moves_left(match)
        for _ in range(left):
            choice = opponent_choice(match)
            if choice is not None:
                moves.append(choice.move)
                match, _ = play(match, choice.move)
    except GolfError:
        moves = []
    return kind + " " + ticket + " " + (" ".join(moves) if moves and len(moves) == left else NONE)
