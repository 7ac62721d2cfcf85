"""Records with some fields changed: MicroPython's `namedtuple` has no `_replace`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar

    Record = TypeVar("Record", bound="tuple[Any, ...]")

# For each kind of record one whose fields hold their own places.
_places: "dict[type[Any], Any]" = {}


def replace(record: "Record", **changed: object) -> "Record":
    """Return the record with some fields changed; a field that it does not have is an `AttributeError`."""
    kind = record.__class__
    places = _places.get(kind)
    if places is None:
        places = _places[kind] = kind(*range(len(record)))
    values = list(record)
    for name, value in changed.items():
        values[getattr(places, name)] = value
    return kind(*values)
