"""What the address of a page asks for, and what in it is not understood though it may be meant for the game.

Names come as they are meant (`static/start/page.js`): small letters, without the `amp;` of a link that was
copied out of HTML. What others add to links (`fbclid`) is none of ours and passed over without a word.
"""

from collections import namedtuple

from golf.deals.codes import COURSES, FAMILIES, find_family
from golf.deals.reading import excerpt, plain_letters
from golf.i18n.said import Said
from golf.limits import DEAL

_DEALS = ("code", "position")
_MOVES = "moves"
_KNOWN = _DEALS + (
    _MOVES, "lang", "game", "embed", "do", "theme", "controls", "highlight", "interactive", "captions",
)  # fmt: skip
_NEAR = (
    "cod",
    "mov",
    "pos",
    "deal",
    "seed",
    "num",
    "game",
    "kod",
)  # names that begin so may be meant for ours
_FAMILIES = FAMILIES + COURSES + ("GC1",)


class Address(namedtuple("Address", "deal moves unread")):
    """What an address asks for."""

    __slots__ = ()
    deal: str  # a code or a position; "": none
    moves: str
    unread: tuple[Said, ...]  # what is said of the rest


def read_address(pairs: "list[list[str]]", cards: bool) -> Address:
    """Return what the parameters of an address ask for; `cards` is whether the card game does."""
    given: dict[str, list[str]] = {}
    unread: list[Said] = []
    for name, value in pairs:
        if name not in _KNOWN:
            if _is_meant(name, value):
                unread.append(_unread(name, value))
        elif value and value not in given.get(name, []):
            given[name] = given.get(name, []) + [value]
    for value in given.get("game", []):
        if value != "cards":
            unread.append(_unread("game", value))
    deals, moves = given.get("code", []), given.get(_MOVES, [])
    if cards:
        for name in ("position", _MOVES):
            unread.extend([_unread(name, value) for value in given.get(name, [])])
        moves = []
    else:
        deals = deals + given.get("position", [])
        unread.extend([_unread(_MOVES, value) for value in moves[1:]])
        if moves and not deals:
            unread.append(Said("error.link_moves", {}))
    if len(deals) > 1:
        unread.append(Said("error.link_twice", {"found": excerpt(deals[0])}))
    deal = deals[0] if deals else ""
    inside = deal[:DEAL].lower().find(_MOVES + "=")  # of a link whose & was lost
    if inside > 0 and not moves:
        unread.append(Said("error.link_unread", {"found": excerpt(deal[inside:])}))
    return Address(deal, moves[0] if moves else "", tuple(unread))


def _unread(name: str, value: str) -> Said:
    return Said("error.link_unread", {"found": excerpt(name + "=" + value if value else name)})


def _is_meant(name: str, value: str) -> bool:
    """Return whether something under an unknown name is meant for the game, by its name or what it holds."""
    if name.startswith(_NEAR) or value.count("~") == 3:
        return True
    plain = plain_letters((name + " " + value)[:DEAL])
    return bool([family for family in _FAMILIES if find_family(plain, family, 0) >= 0])
