"""What is raised when text from outside cannot be read.

Reason codes, never sentences, leave the engine: `golf.i18n` has the words. A refused move is not an
error; it is an answer (`golf.solitaire.table.refusal`).
"""


class GolfError(Exception):
    """Text from outside that cannot be read; `reason` is a key of the catalogs' *error* context.

    `values` fill the sentence's placeholders, e.g. `{"found": "AAAA", "count": 4}`.
    """

    def __init__(self, reason: str, values: dict[str, object] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values: dict[str, object] = values or {}


class BadCode(GolfError):
    """A deal code or a position that cannot be read."""


class BadMoves(GolfError):
    """A list of moves that cannot be read."""


class BadChoice(GolfError):
    """Something that was to be chosen, on the command line for instance, and does not exist."""


class BadSave(GolfError):
    """A saved game of which nothing can be used."""
