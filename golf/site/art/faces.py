"""The 52 card faces and the joker's, without their corners.

A face holds two drawings: the traditional one, and a plain one for cards as small as on a phone (one large
pip, or one half-figure instead of two). The page chooses by the inherited properties `--art-full` and
`--art-small`, because no selector and no container query reaches into the copies that `<use>` makes.
"""

from golf.site.art import courts
from golf.site.art.suits import SUITS, pips

WIDTH, HEIGHT = 100, 120
RANKS = "A23456789TJQK"
PIP_SIZE = 0.75

# Pips of the upper half and the middle line; those above the middle are repeated, turned round, below it.
_PAIR = ((21, 17), (79, 17))
_SQUARE = (*_PAIR, (21, 45.7), (79, 45.7))
_CENTRE = (50, 60)
LAYOUTS: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((50, 17),),
    "3": ((50, 17), _CENTRE),
    "4": _PAIR,
    "5": (*_PAIR, _CENTRE),
    "6": (*_PAIR, (21, 60), (79, 60)),
    "8": (*_PAIR, (21, 60), (79, 60), (50, 38.5)),
    "9": (*_SQUARE, _CENTRE),
    "T": (*_SQUARE, (50, 31.3)),
}


def face_symbols() -> str:
    """Return the symbols `face-AC` … `face-KS`, `face-X` for jokers, and the shapes that they share."""
    ornament = (
        '<g id="ornament" fill="none" stroke="currentColor" stroke-linecap="round">'
        '<circle cx="50" cy="60" r="48" stroke-width="2" stroke-dasharray="0 6.283"/>'
        '<circle cx="50" cy="60" r="44" stroke="var(--art-gold,#e3aa3f)" stroke-width="1.5"/></g>'
    )
    large = "".join(
        f'<g id="big-{suit}" display="var(--art-small,none)">{pips(suit, [_CENTRE], 3.1)}</g>'
        for suit in SUITS
    )
    faces = "".join(_face(rank, suit) for suit in SUITS for rank in RANKS)
    return f"<defs>{ornament}{large}{courts.definitions()}</defs>{faces}{_joker()}"


def _joker() -> str:
    """Return the joker: a star with a gold heart in the ace's ring; small cards show the same."""
    star = "l13 33h35l-28 21 11 34-31-21-31 21 11-34-28-21h35z"
    return (
        f'<symbol id="face-X" viewBox="0 0 {WIDTH} {HEIGHT}" fill="currentColor"><use href="#ornament"/>'
        f'<path d="M50 18{star}"/>'
        f'<path fill="var(--art-gold,#e3aa3f)" transform="translate(30 38.4)scale(.4)" d="M50 18{star}"/>'
        "</symbol>"
    )


def _face(rank: str, suit: str) -> str:
    if rank in courts.HALVES:
        full = f'<use href="#court-{rank}"/>{pips(suit, [(14, 14)], 0.54)}{pips(suit, [(86, 106)], -0.54)}'
        small = f"bust-{rank}"
    else:
        full = _ace(suit) if rank == "A" else _pips(rank, suit)
        small = f"big-{suit}"
    return (
        f'<symbol id="face-{rank}{suit}" viewBox="0 0 {WIDTH} {HEIGHT}" fill="currentColor">'
        f'<g display="var(--art-full,inline)">{full}</g><use href="#{small}"/></symbol>'
    )


def _pips(rank: str, suit: str) -> str:
    """Return the pips of a card from two to ten in the traditional layout."""
    # A seven is the one layout that is not symmetric: a six and a pip.
    upright = [*LAYOUTS["6"], (50, 38.5)] if rank == "7" else LAYOUTS[rank]
    turned = [(WIDTH - x, HEIGHT - y) for x, y in LAYOUTS["6" if rank == "7" else rank] if y < HEIGHT / 2]
    return pips(suit, upright, PIP_SIZE) + pips(suit, turned, -PIP_SIZE)


def _ace(suit: str) -> str:
    """Return the ornamented ace: the suit with an inlaid line and a gold heart, in a beaded ring."""
    line = f'<g fill="none" stroke="var(--art-paper,#fff)" stroke-width=".7">{_central(suit, 1.66)}</g>'
    gold = f'<g fill="var(--art-gold,#e3aa3f)">{_central(suit, 0.7)}</g>'
    return f'<use href="#ornament"/>{_central(suit, 2.05)}{line}{gold}'


def _central(suit: str, scale: float) -> str:
    return pips(suit, [_CENTRE], scale)
