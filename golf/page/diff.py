"""What to write to the page so that it shows the new view: as few writes as a tap needs.

A change names an element by its path, the places of the children that lead to it. Where two views have
the same shape, only attributes and texts that differ are written; where the shape differs, the children
are set as HTML, which is cheaper than building them one by one. A row that grew at its end and lost some
at its beginning (the log) is changed at its ends only, since a screen reader reads what is added.
"""

import json

from golf.page.nodes import Node, html_of

ATTR, UNSET, TEXT, INNER, APPEND, DROP = "attr", "unset", "text", "inner", "append", "drop"


TYPE_CHECKING = False
if TYPE_CHECKING:
    # One write as kind, path, name and value: set or unset an attribute, set the text or the HTML inside,
    # append HTML, drop so many children. A plain row: a tap makes twenty and hands them over as JSON.
    Change = tuple[str, tuple[int, ...], str, str]


def changes(old: Node, new: Node) -> "tuple[Change, ...]":
    """Return the writes that turn one view into the other; the two must have the same tag."""
    found: list[Change] = []
    _compare(old, new, (), found)
    return tuple(found)


def changes_text(old: Node, new: Node) -> str:
    """Return the same as JSON, "" for none.

    A call from Python to the browser costs as much as many writes.
    """
    found = changes(old, new)
    return json.dumps(found) if found else ""


def _compare(old: Node, new: Node, path: tuple[int, ...], found: "list[Change]") -> None:
    if old is new:
        return
    assert old.tag == new.tag
    if old.attrs != new.attrs:
        _compare_attrs(old, new, path, found)
    before, now = old.children, new.children
    if before is now:
        return
    if isinstance(now, str):
        if before != now:
            found.append((TEXT, path, "", now))
    elif isinstance(before, str):
        found.append((INNER, path, "", html_of(now)))
    else:
        _compare_children(before, now, path, found)


def _compare_attrs(old: Node, new: Node, path: tuple[int, ...], found: "list[Change]") -> None:
    if len(old.attrs) == len(new.attrs):
        differ = []
        for was, pair in zip(old.attrs, new.attrs):
            if was != pair:
                if was[0] != pair[0]:
                    break
                differ.append((ATTR, path, pair[0], pair[1]))
        else:  # the same names in the same order, as nearly always
            found.extend(differ)
            return
    before = dict(old.attrs)
    for name, value in new.attrs:
        if before.pop(name, None) != value:
            found.append((ATTR, path, name, value))
    for name in sorted(before):
        found.append((UNSET, path, name, ""))


def _compare_children(
    before: tuple[Node, ...], now: tuple[Node, ...], path: tuple[int, ...], found: "list[Change]"
) -> None:
    if len(before) == len(now):
        changed = []
        at = 0
        for old, new in zip(before, now):
            if old is not new:
                if old.tag != new.tag:
                    break
                changed.append((at, old, new))
            at += 1
        else:
            for at, old, new in changed:
                _compare(old, new, path + (at,), found)
            return
    gone = _gone_from_the_front(before, now)
    if gone is None:
        found.append((INNER, path, "", html_of(now)))
        return
    if gone:
        found.append((DROP, path, "", str(gone)))
    if len(now) > len(before) - gone:
        found.append((APPEND, path, "", html_of(now[len(before) - gone :])))


def _gone_from_the_front(before: tuple[Node, ...], now: tuple[Node, ...]) -> int | None:
    """Return how many children were dropped at the front.

    If the rest is an unchanged beginning of the new ones.
    """
    if not before or not now:
        return None
    for gone in range(len(before)):
        kept = len(before) - gone
        if kept <= len(now) and before[gone:] == now[:kept]:
            return gone
    return None
