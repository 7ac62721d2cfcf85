"""Matches put aside: none in progress is replaced without a way back.

A slot keeps the names of the match on the table, and behind them the matches put aside, as one line of JSON:
`["Ana", "", ["cards1 GC1-… .", "Bo", ""]]`. Where only names were read, they are read as before.
"""

import json

from golf.cardgame.match import Match, match_text
from golf.cardgame.page.draft import json_list, names_of
from golf.cardgame.page.model import Aside, Model

MOST = 5  # the one that was left first gives way


def own_match(model: Model) -> tuple[Match | None, tuple[str, ...]]:
    """Return the player's match and its names: that on the table, or the one that waits for the lesson."""
    if model.lesson >= 0 and model.before is not None:
        match, names = model.before
        return match, names
    return model.match, model.names


def in_progress(model: Model) -> tuple[Aside, ...]:
    """Return the player's match as one to put aside; nothing where it has not begun, or is over."""
    match, names = own_match(model)
    if match is None or not match.line.at or match.table.winners:
        return ()
    return (Aside(match_text(match), names),)


def with_match_aside(model: Model) -> tuple[Aside, ...]:
    """Return what is put aside once another match begins, the last one first."""
    return (in_progress(model) + model.aside)[:MOST]


def can_go_back(model: Model) -> bool:
    """Return whether there is a match to go back to."""
    waits = model.lesson >= 0 and own_match(model)[0] is not None
    return waits or model.aside != ()


def slot_line(names: tuple[str, ...], aside: tuple[Aside, ...]) -> str:
    """Write names and what is put aside as the line that `read_slot_line` reads."""
    return json.dumps(list(names) + [[one.save] + list(one.names) for one in aside])


def read_slot_line(text: str) -> tuple[tuple[str, ...], tuple[Aside, ...]]:
    """Return the names of such a line, tidied, and what is put aside; nothing where it cannot be read."""
    found = json_list(text)
    names = names_of([one for one in found if not isinstance(one, list)])
    left = [one for one in found if isinstance(one, list)]
    aside = [Aside(one[0], names_of(one[1:])) for one in left if one and isinstance(one[0], str)]
    return names, tuple(aside[:MOST])


def unread_slot_line(text: str) -> bool:
    """Return whether something in such a line cannot be read."""
    found = json_list(text)
    if not found:
        return text.strip(" ") not in ("", "[]")
    return bool([one for one in found if not isinstance(one, (str, list))])
