"""Sets of column heights as big integers.

Every combination of heights is one bit: column c contributes its digit × `strides[c]` to the bit's index,
so "one more card of column c" moves a whole set by a shift, and "column c has digit d" is one constant
mask. A full deal has 6^7 = 279,936 combinations.

The last column's digit chooses one of several integers, the *parts* of a set. Plays of that column then
only copy from one part to the next, parts in which nothing has changed need not be looked at again, and
no number is longer than 46,656 bits, 6 kB. A shape starts from the heights of the position that is asked
about: later in a game the sets are much smaller.
"""


class Shape:
    """The strides of the columns before the last, the `size` of a part in bits, the number of `parts`."""

    def __init__(self, heights: tuple[int, ...]) -> None:
        self.heights = heights
        self.strides: list[int] = []
        self.size = 1
        for height in heights[:-1]:
            self.strides.append(self.size)
            self.size *= height + 1
        self.parts = heights[-1] + 1
        self.masks = [self._column_masks(at) for at in range(len(heights) - 1)]

    def _column_masks(self, at: int) -> list[int]:
        """For each digit of a column before the last the combinations that have it."""
        stride = self.strides[at]
        period = stride * (self.heights[at] + 1)
        copies = self.size // period
        # A one at every period: doubled until it is long enough, then cut.
        ones, count = 1, 1
        while count < copies:
            ones |= ones << (period * count)
            count *= 2
        ones &= (1 << (period * (copies - 1) + 1)) - 1
        lowest = (ones << stride) - ones
        return [lowest << (stride * digit) for digit in range(self.heights[at] + 1)]

    def index(self, digits: tuple[int, ...]) -> int:
        """Return the bit of a combination within its part."""
        return sum([digit * stride for digit, stride in zip(digits, self.strides)])

    def holds(self, members: list[int], digits: tuple[int, ...]) -> bool:
        """Return whether a combination is in a set."""
        return bool(members[digits[-1]] >> self.index(digits) & 1)

    def only(self, digits: tuple[int, ...]) -> list[int]:
        """Return the set of one combination."""
        members = [0] * self.parts
        members[digits[-1]] = 1 << self.index(digits)
        return members

    def highest_sum(self, members: list[int], known: int = 0) -> int:
        """Return the highest sum of digits in a set, or `known` where that is higher."""
        for part in range(self.parts - 1, -1, -1):
            if members[part]:
                known = self._highest(members[part], len(self.strides) - 1, part, known)
        return known

    def _highest(self, members: int, at: int, above: int, known: int) -> int:
        if at < 0:
            return max(known, above)
        stride = self.strides[at]
        for digit in range(self.heights[at], -1, -1):
            if above + digit + sum(self.heights[:at]) <= known:
                break  # even with all lower digits at their highest
            found = members >> (stride * digit)
            if found:
                known = self._highest(found, at - 1, above + digit, known)
                members &= (1 << (stride * digit)) - 1
        return known

    def first_with_sum(self, members: list[int], total: int) -> tuple[int, ...] | None:
        """Return the lowest combination in a set with that sum of digits, None where there is none."""
        for part, found in enumerate(members):
            digits = self._first(found, len(self.strides) - 1, total - part) if found else None
            if digits is not None:
                return digits + (part,)
        return None

    def _first(self, members: int, at: int, total: int) -> tuple[int, ...] | None:
        if at < 0:
            return None if total else ()
        stride = self.strides[at]
        for digit in range(self.heights[at] + 1):
            found = members >> (stride * digit) & ((1 << stride) - 1)
            if found and digit <= total <= digit + sum(self.heights[:at]):
                digits = self._first(found, at - 1, total - digit)
                if digits is not None:
                    return digits + (digit,)
        return None


_shapes: dict[tuple[int, ...], Shape] = {}


def shape_of(heights: tuple[int, ...]) -> Shape:
    """Return the shape for the heights; the last few are kept, since every full deal has the same."""
    if heights not in _shapes:
        if len(_shapes) > 3:
            _shapes.clear()
        _shapes[heights] = Shape(heights)
    return _shapes[heights]
