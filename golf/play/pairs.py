"""JSON objects, byte for byte the same in every interpreter.

MicroPython's `dict` keeps no order and its `json` writes records as their repr, so an object is a row
of pairs here and is written by this module.
"""

import json


def json_text(value: object) -> str:
    """JSON of None, booleans, numbers, texts, tuples and lists; a `Pairs` becomes an object."""
    if isinstance(value, Pairs):
        return (
            "{" + ", ".join([json.dumps(key) + ": " + json_text(inner) for key, inner in value.pairs]) + "}"
        )
    if isinstance(value, (tuple, list)):
        return "[" + ", ".join([json_text(inner) for inner in value]) + "]"
    return json.dumps(value)


class Pairs:
    """A JSON object whose keys keep their order."""

    def __init__(self, pairs: tuple[tuple[str, object], ...]) -> None:
        self.pairs = pairs
