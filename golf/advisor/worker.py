"""What the page's worker runs: one desk, worked at in slices (`static/advisor.js` calls these functions).

MicroPython in the browser can only free memory while no Python is running, so slices must be short; but
left alone it does so after each of them, and goes through all that is in use. It is told to wait until
there is enough to free. And it looks for room for a number of 6 kB from the first gap on in which any
object fits: between large numbers there remain many gaps, and soon the search for room takes longer than
the work. Small objects made now and then close them. Together that is worth a factor of four.
"""

import gc

from golf.advisor.answers import Desk

_FREED_AT_ONCE = 16 * 1024 * 1024  # bytes; the heap that advisor.js asks for has room for as much again
_GAPS = 1000  # closed in each slice
_STEPS = 4 # a slice in MicroPython: about 5 ms
_STEPS_CPYTHON = 40

_desk = Desk()
put = _desk.put
give_up = _desk.give_up


def work() -> str | None:
    """Work for one slice; gives what `Desk.work` gives."""
    return _desk.work(_STEPS_CPYTHON)


if hasattr(gc, "threshold"):
    gc.threshold(_FREED_AT_ONCE)

    def work() -> str | None:
        """The same, thrifty."""
        for _ in [index + 0.5 for index in range(_GAPS)]:
            pass
        return _desk.work(_STEPS)
