"""What is played. Every key is the game's, so the page must get it, and what it answers must be heard."""

from collections.abc import Callable

from tools.listen.player import Player

_DEAL = "?code=GO1-E-AAAAAAB"
_MATCH = "?game=cards&code=GC1-222-AAAAAAC"
_OTHERS = 4.0  # seconds of silence after which the opponent has surely played


def solitaire(player: Player) -> None:
    """Play the documented deal's opening, with a refusal, a hint and undo."""
    player.start(_DEAL)
    for key in ("Right", "Left", "Up", "Down"):
        player.press(key)
    player.press("space", "draws", answers=True)
    player.press("5", "plays column 5", answers=True)
    player.press("2", "plays column 2", answers=True)
    player.press("1", "is refused", answers=True)
    player.press("v", "the whole table", answers=True)
    player.press("s", "score", answers=True)
    player.press("h", "hint", answers=True, still=3)
    player.press("z", "undo", answers=True)
    player.press("y", "redo", answers=True)


def window(player: Player) -> None:
    """Open and close a window: nothing is said again, and the letters are the game's as before."""
    player.start(_DEAL)
    for key in ("space", "5", "2"):
        player.press(key, answers=True)
    player.press("F1", "the window of keys opens", still=2.5)
    player.press("Escape", "and closes", still=2.5)
    player.press("d", "the discard", answers=True)
    player.press("Right")
    player.press("s", "score", answers=True)


def cards(player: Player) -> None:
    """Play a round of the card game against the computer, on a board of four cards, to its count."""
    player.start(_MATCH)
    player.press("t", "whose turn", answers=True)
    player.press("Return", "is refused: nothing is drawn", answers=True)
    player.press("space", "draws", answers=True)
    for key in ("Right", "Down", "Left"):
        player.press(key)
    player.press("Return", "puts it in row 2, column 1", answers=True, still=_OTHERS)
    player.press("space", "draws", answers=True)
    player.press("x", "throws it away: which card is turned up?", answers=True)
    player.press("Right")
    player.press("Return", "row 2, column 2", answers=True, still=_OTHERS)
    player.press("D", "takes the discard", answers=True)
    player.press("Up")
    player.press("Return", "puts it in row 1, column 2", answers=True, still=_OTHERS)
    player.press("space", "draws", answers=True)
    player.press("Left")
    player.press("Return", "would end the round", answers=True)
    player.press("Return", "ends it", answers=True, still=_OTHERS)
    player.press("s", "score", answers=True)
    player.press("Return", "the next round", answers=True, still=_OTHERS)


def defaults(player: Player) -> None:
    """Start with the reader's default, which reads the whole page out; yet the keys are the game's."""
    player.start(_DEAL, judged=False, to_the_end=False)
    player.press("s", "score", answers=True)
    player.press("space", "draws", answers=True)
    player.press("5", "plays column 5", answers=True)


SCENARIOS: dict[str, Callable[[Player], None]] = {
    "solitaire": solitaire,
    "window": window,
    "cards": cards,
    "defaults": defaults,
}
# These are about the reader's own settings, whatever is asked for.
WITH_DEFAULTS = ("defaults",)
