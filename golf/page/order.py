"""What came before what: a number in the store that each page counts on.

A device's clock can be wrong for a day, or set back, and what was stored then would stay "the newest" for
years. So nothing that is stored is ordered by time. Two pages that count in the same moment may give one
number twice; that only leaves their order open.
"""

from golf.numbers import read_number
from golf.page.store import Memory

ORDER = "order"
_DIGITS = 14  # times in ms, which earlier versions stored, have thirteen


def read_order(text: str) -> int:
    """Return the number that a stored text writes; 0, before all others, where it is none."""
    return read_number(text, _DIGITS) or 0


def next_order(store: Memory, known: int) -> int:
    """Return a number above all that were given in this store; `known` is the largest that is in sight."""
    number = max(read_order(store.get(ORDER) or ""), known) + 1
    if number >= 10**_DIGITS:  # a damaged counter: what was read of the others is in sight
        number = known + 1
    store.put(ORDER, str(number))
    return number
