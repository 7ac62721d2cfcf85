"""The names of the nine places of the table: seven columns, stock and discard."""

STOCK, DISCARD = "stock", "discard"


def column_pile(index: int) -> str:
    """The name of a column's place; `index` counts from 0."""
    return "column-" + str(index + 1)


def piles(columns: int) -> tuple[str, ...]:
    """The places of a table in reading order."""
    return tuple([column_pile(index) for index in range(columns)]) + (STOCK, DISCARD)
