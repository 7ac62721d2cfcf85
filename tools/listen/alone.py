"""Only one at a time: two desktops that start together spoil each other."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(lock: Path, waiting: str) -> Iterator[None]:
    """Wait until no other run holds the lock file, saying so once; the system lets it go when we end."""
    file = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(waiting, flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
    finally:
        os.close(file)
