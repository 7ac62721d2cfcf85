"""Look before you play (B8): what the removal of a column's free card frees, and what would fit on it."""

from golf.solitaire.page.model import Model
from golf.solitaire.table import after, plays

LOOKED, FREED, NEXT = " looked", " freed", " next"


def preview_marks(model: Model) -> dict[tuple[int, int], str]:
    """Marks of cards by column and row from 0: the one that would go, what it frees, what fits then.

    Empty where nothing is previewed or the card cannot be played.
    """
    session = model.session
    if session is None or not model.look.startswith("column-"):
        return {}
    column = int(model.look[-1]) - 1
    table = session.table
    if str(column + 1) not in plays(table):
        return {}
    row = len(table.columns[column]) - 1
    later = after(table, str(column + 1))
    marks = {(int(move) - 1, len(later.columns[int(move) - 1]) - 1): NEXT for move in plays(later)}
    marks[column, row] = LOOKED
    if row:
        marks[column, row - 1] = FREED + marks.get((column, row - 1), "")
    return marks
