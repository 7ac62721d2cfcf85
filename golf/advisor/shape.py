"""Sets of column heights as big integers.

Give every combination of heights one bit of an integer: column c contributes its digit × `strides[c]` to
the bit's index, so "one more card of column c" moves a whole set by a shift, and "column c has digit d"
is one constant mask. A full deal has 6^7 = 279,936 combinations, 35 kB a set. A shape starts from the
heights of the position that is asked about: later in a game the sets are much smaller.
"""


class Shape:
    """The masks and strides for columns of the given heights; `size` is the number of combinations."""

    def __init__(self, heights: tuple[int, ...]) -> None:
        self.heights = heights
        self.strides: list[int] = []
        self.size = 1
        for height in heights:
            self.strides.append(self.size)
            self.size *= height + 1
        self.masks = [self._column_masks(at) for at in range(len(heights))]
        self._levels: list[int] = []

    def _column_masks(self, at: int) -> list[int]:
        """For each digit of a column the set of combinations that have it."""
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

    def levels(self) -> list[int]:
        """For each sum of digits the set of combinations that have it; made when first asked for."""
        if not self._levels:
            found = [1]
            for height, stride in zip(self.heights, self.strides):
                longer = [0] * (len(found) + height)
                for total, members in enumerate(found):
                    for digit in range(height + 1):
                        longer[total + digit] |= members << (stride * digit)
                found = longer
            self._levels = found
        return self._levels


_shapes: dict[tuple[int, ...], Shape] = {}


def shape_of(heights: tuple[int, ...]) -> Shape:
    """The shape for the heights; the last few are kept, since every full deal has the same."""
    if heights not in _shapes:
        if len(_shapes) > 3:
            _shapes.clear()
        _shapes[heights] = Shape(heights)
    return _shapes[heights]
