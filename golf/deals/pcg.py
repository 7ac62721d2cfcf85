"""PCG32: the published generator that shuffles our own deals.

M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for Random
Number Generation" (2014), variant XSH-RR 64/32, with the reference code's seeding. A deal code is a
promise for years, so the generator is ours and frozen: no interpreter's `random` may change it.
"""

_MULTIPLIER = 6364136223846793005
_MASK64 = 0xFFFFFFFFFFFFFFFF
_MASK32 = 0xFFFFFFFF

# What each of the generator's streams is for. These numbers are frozen: deal codes, deals of the day, saves
# and the results of studies rest on them. A new use takes the next free number.
SHUFFLE_STREAM = 1  # the cards of a deal of family GO1
CENSUS_STREAM = 2  # which deals a census takes
MATCH_STREAM = 3  # of a match: who deals first, and the seed of each round
ROUND_STREAM = 4  # the cards of a round of a match
DAY_STREAM = 5  # the deal of a day
CONTEST_STREAM = 5  # which matches a contest plays; the same number by mistake, which does no harm
OPPONENT_STREAM = 6  # the seed of an opponent's move in a match
EASY_STREAM = 7  # what Easy leaves to chance in a move
CONTEST_MOVE_STREAM = 8  # the seeds of the opponents' moves in a contest
TERMINAL_STREAM = 9  # which match the command line begins with a seed


class Pcg32:
    """A stream of 32-bit numbers, fixed by `seed` and `stream` (both taken modulo 2^64 and 2^63)."""

    def __init__(self, seed: int, stream: int) -> None:
        self._state = 0
        self._increment = ((stream << 1) | 1) & _MASK64
        self.next()
        self._state = (self._state + seed) & _MASK64
        self.next()

    def next(self) -> int:
        """Return the next number, 0 to 2^32 - 1."""
        old = self._state
        self._state = (old * _MULTIPLIER + self._increment) & _MASK64
        shifted = (((old >> 18) ^ old) >> 27) & _MASK32
        turn = old >> 59
        return ((shifted >> turn) | (shifted << ((-turn) & 31))) & _MASK32

    def skip(self, count: int) -> None:
        """Leave out the next `count` numbers; this takes log(count) steps (F. Brown 1994)."""
        multiplier, increment = _MULTIPLIER, self._increment
        while count:
            if count & 1:
                self._state = (self._state * multiplier + increment) & _MASK64
            increment = (multiplier + 1) * increment & _MASK64
            multiplier = multiplier * multiplier & _MASK64
            count >>= 1

    def below(self, bound: int) -> int:
        """Return an unbiased number from 0 to `bound` - 1; values that would favour some are thrown away."""
        threshold = (0x100000000 - bound) % bound
        while True:
            number = self.next()
            if number >= threshold:
                return number % bound
