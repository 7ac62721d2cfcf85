"""What the next taps will show, worked out in the pauses between them.

To word a move and compare the page with what it shows takes a slow phone as long as a frame; before each
tap a player looks at the table for longer than that. So in a pause the page works out what each likely
message would do, and a tap that was foreseen has only its changes left to write.

- This is safe because `update` and `view` are functions of values: the same model and message give the
  same answer, whenever they are asked. Nothing is carried out and nothing is shown.
- A pause gives time for one message at a time (`think`), so that a tap never waits for more than that.
- Answers are found by the identity of models and nodes. Those never change and are kept alive here, so an
  identity stands for a value. When the model on the page is another one, everything is forgotten.
- Nothing depends on it: what was not foreseen is worked out when it comes, by the same functions.
"""

from golf.i18n.words import Words
from golf.page.diff import changes_text
from golf.page.nodes import Node
from golf.play.line import REDO, UNDO
from golf.solitaire.page.model import LOG_LIMIT, Model
from golf.solitaire.page.player_moves import pile_of
from golf.solitaire.page.update import update
from golf.solitaire.page.view import Page, view
from golf.solitaire.places import STOCK
from golf.solitaire.table import DRAW, PLAYING, plays

TYPE_CHECKING = False
if TYPE_CHECKING:
    from golf.solitaire.page.model import Step

_MOVES = (DRAW, "1", "2", "3", "4", "5", "6", "7")


class Foresight:
    """The answers to the messages that may come next, and what the page would then show.

    Models and nodes are known by identity: they never change, and what is kept here stays alive.
    """

    def __init__(self) -> None:
        self._forget(None, None)

    def _forget(self, model: Model | None, words: Words | None) -> None:
        self._model, self._words = model, words
        self._left: list[str] = []  # messages still to go through, the likeliest last
        self._answers: dict[tuple[int, str], Step] = {}
        self._views: dict[int, tuple[Model, Page]] = {}
        self._changes: dict[tuple[int, int], tuple[Node, Node, str]] = {}

    def update(self, model: Model, message: str) -> "Step":
        """`golf.solitaire.page.update.update`, from memory where that was foreseen."""
        return self._answers.get((id(model), message)) or update(model, message)

    def view(self, model: Model, words: Words) -> Page:
        """`golf.solitaire.page.view.view`, from memory where that was foreseen."""
        foreseen = self._views.get(id(model)) if words is self._words else None
        return foreseen[1] if foreseen else view(model, words)

    def changes_text(self, old: Node, new: Node) -> str:
        """`golf.page.diff.changes_text`, from memory where that was foreseen."""
        foreseen = self._changes.get((id(old), id(new)))
        return foreseen[2] if foreseen else changes_text(old, new)

    def think(self, model: Model, words: Words, shown: Node) -> bool:
        """Go through one message more; whether there are others. `shown` is what the game shows now."""
        if model is not self._model or words is not self._words:
            self._forget(model, words)
            self._left = _likely(model)
        elif self._left:
            self._go_through(self._left.pop(), words, shown)
        return bool(self._left)

    def _go_through(self, message: str, words: Words, shown: Node) -> None:
        assert self._model is not None
        model = self._model
        if message in _MOVES:
            model = self._answer(model, "focus " + pile_of(message))  # a tap takes the focus along
        model = self._answer(model, message)
        page = view(model, words)
        self._views[id(model)] = (model, page)
        self._changes[id(shown), id(page.game)] = (shown, page.game, changes_text(shown, page.game))

    def _answer(self, model: Model, message: str) -> Model:
        found = self._answers[id(model), message] = update(model, message)
        return found[0]


def _likely(model: Model) -> list[str]:
    """Return what a tap may send, the likeliest last: what is refused, the bar, the stock, what fits."""
    session = model.session
    if session is None or model.window or model.study:
        return []
    if session.status != PLAYING:
        return [UNDO, "undo"]  # of the bar and of the end's words
    if len(model.log) > LOG_LIMIT - 4:
        return []  # some would shorten the log, and all of it would be worded again for the others
    fit = list(plays(session.table))
    columns = [str(index + 1) for index, column in enumerate(session.table.columns) if column]
    others = [column for column in columns if column not in fit] + [REDO, UNDO]
    # A mouse button that goes down on the stock puts the focus there, some frames before the tap comes.
    return others + (fit + [DRAW] if model.pile == STOCK else [DRAW] + fit)
