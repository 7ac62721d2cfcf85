"""Files that the command line is told to use."""

from collections.abc import Iterator
from contextlib import contextmanager

from golf.errors import BadChoice


@contextmanager
def using_file() -> Iterator[None]:
    """What the system refuses to do with a file is raised as `BadChoice`, in the system's own words."""
    try:
        yield
    except OSError as error:
        raise BadChoice("cli_file", {"found": str(error)})
