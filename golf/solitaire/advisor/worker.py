"""The worker's desk, worked at in slices; `static/workers/advisor.js` calls these functions.

MicroPython in the browser can free memory only while no Python is running, so slices must be short; but
left alone it does so after each of them, going through all that is in use. It is told to wait until there
is more to free. And it looks for room for a large number from the first gap on in which any object fits:
such gaps remain between the numbers, until the search for room takes longer than the work. Small objects,
made for nothing, close them. Together that makes answers four times as fast.
"""

import gc

from golf.solitaire.advisor.answers import Queue

_FREED_AT_ONCE = 24 * 1024 * 1024  # bytes; the heap that advisor.js asks for must have room for more
_GAPS = 500  # lists made in a slice, each of two small objects
_STEPS = 2 if hasattr(gc, "threshold") else 40  # a slice: a few ms under MicroPython and under Pyodide

_desk = Queue()
put = _desk.put
give_up = _desk.give_up

if hasattr(gc, "threshold"):  # MicroPython
    gc.threshold(_FREED_AT_ONCE)


def work() -> str | None:
    """Work for one slice; gives what `Queue.work` returns."""
    if hasattr(gc, "threshold"):
        for _ in range(_GAPS):
            _gap: list[None] = []
    return _desk.work(_STEPS)
